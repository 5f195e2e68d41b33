"""Pieces, discs, dice, harbours and tokens as QPainter recipes (units: hex radius 100; light from north-west)."""
from __future__ import annotations

import functools
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF,
                           QRadialGradient)

from catanqt.ui.art import icons
from catanqt.ui.theme import Owner, Theme, c, cut_for, mix
from catanqt.ui.art.terrain import grain, soft_shadow

NUMERALS = "Averia Serif GWF"


def font(px: float, weight=QFont.Bold, family=NUMERALS) -> QFont:
    f = QFont(family)
    f.setPixelSize(max(1, round(px)))
    f.setWeight(weight)
    return f


def text(p: QPainter, rect: QRectF, s: str, px: float, colour, weight=QFont.Bold, family=NUMERALS, flags=Qt.AlignCenter):
    """Text as outline, so that it scales with the painter without hinting jumps."""
    path = glyphs(s, weight, family)
    b = path.boundingRect()
    k = px / 100
    p.save()
    x = rect.center().x() - b.center().x() * k
    if flags & Qt.AlignLeft:
        x = rect.left() - b.left() * k
    cap = -71 * 0.5 * k  # optical middle of capitals and lining figures
    p.translate(x, rect.center().y() - cap)
    p.scale(k, k)
    p.setPen(Qt.NoPen)
    p.setBrush(QColor(colour))
    p.drawPath(path)
    p.restore()


@functools.lru_cache(maxsize=256)
def glyphs(s: str, weight, family) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.WindingFill)
    path.addText(0, 0, font(100, weight, family), s)
    return path


def pips(n: int) -> int:
    return 6 - abs(7 - n)


def number_disc(p: QPainter, n: int, theme: Theme, r: float = 32, blocked: bool = False, at=QPointF(0, 0)) -> None:
    p.save()
    p.translate(at)
    soft_shadow(p, r * 0.10, r * 0.18, r * 1.22, r * 1.18, 0.55)
    hot = n in (6, 8)
    g = QRadialGradient(QPointF(-r * 0.35, -r * 0.45), r * 1.7)
    g.setColorAt(0, mix(theme.paper, "#ffffff", 0.55))
    g.setColorAt(0.55, QColor(theme.paper))
    g.setColorAt(1, mix(theme.paper, theme.paper_edge, 0.55))
    p.setPen(QPen(mix(theme.paper_edge, "#5a4420", 0.35), r * 0.05))
    p.setBrush(g)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), r, r)
    p.drawPath(disc)
    p.save()
    p.setClipPath(disc, Qt.IntersectClip)
    grain(p, QRectF(-r, -r, 2 * r, 2 * r), 0.10, 0.4)
    p.restore()
    ink = QColor(theme.paper_red if hot else theme.paper_ink)
    p.setBrush(Qt.NoBrush)
    p.setPen(QPen(c(ink, 0.35 if hot else 0.16), r * 0.035))
    p.drawEllipse(QPointF(0, 0), r * 0.88, r * 0.88)
    k = pips(n)
    px = r * (0.86 + 0.06 * k)
    text(p, QRectF(-r, -r * 1.0, 2 * r, 2 * r * 0.86), str(n), px, ink)
    p.setPen(Qt.NoPen)
    p.setBrush(ink)
    d, rad = r * 0.215, r * 0.078
    for i in range(k):
        p.drawEllipse(QPointF((i - (k - 1) / 2) * d, r * 0.58), rad, rad)
    if blocked:
        p.setBrush(c("#3a3028", 0.42))
        p.drawEllipse(QPointF(0, 0), r, r)
    p.restore()


def wood(p: QPainter, path: QPainterPath, lo, hi, a: QPointF, b: QPointF, edge, width=1.5) -> None:
    g = QLinearGradient(a, b)
    g.setColorAt(0, QColor(hi))
    g.setColorAt(1, QColor(lo))
    p.setPen(QPen(QColor(edge), width, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    p.setBrush(g)
    p.drawPath(path)


def shape(*pts) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*t) for t in pts]))
    path.closeSubpath()
    return path


def emblem(p: QPainter, owner: Owner, x: float, y: float, r: float, ink=None) -> None:
    p.setPen(Qt.NoPen)
    p.setBrush(QColor(ink or owner.ink))
    p.drawPath(icons.emblem_path(owner.emblem, r, QPointF(x, y)))


def settlement(p: QPainter, owner: Owner, shadow: bool = True) -> None:
    """House 36 x 36: gable front with emblem, lit west roof, foot at y=16."""
    if shadow:
        soft_shadow(p, 6, 15, 27, 9, 0.55)
    edge = mix(owner.dark, "#120a04", 0.45)
    dx, dy = -11, -7
    A, B, C, D, E = (-7, 16), (-7, 0), (5, -14), (17, 0), (17, 16)
    off = lambda q: (q[0] + dx, q[1] + dy)
    wood(p, shape(A, B, off(B), off(A)), mix(owner.base, owner.dark, 0.55), mix(owner.base, owner.dark, 0.25), QPointF(-18, 0), QPointF(-7, 16), edge)
    wood(p, shape(B, C, off(C), off(B)), mix(owner.base, owner.light, 0.55), mix(owner.light, "#ffffff", 0.25), QPointF(-4, -22), QPointF(-10, 0), edge)
    wood(p, shape(A, B, C, D, E), mix(owner.base, owner.dark, 0.22), mix(owner.base, owner.light, 0.18), QPointF(-4, -12), QPointF(14, 16), edge)
    p.setPen(QPen(c("#ffffff", 0.45), 1.3, Qt.SolidLine, Qt.RoundCap))
    p.drawLine(QPointF(-6, 0.4), QPointF(5, -12.2))
    emblem(p, owner, 5, 4.2, 6.6)


def city(p: QPainter, owner: Owner, shadow: bool = True) -> None:
    """Tower and hall, 56 x 48: reads as city by silhouette alone."""
    if shadow:
        soft_shadow(p, 8, 18, 38, 11, 0.55)
    edge = mix(owner.dark, "#120a04", 0.45)
    dx, dy = -10, -7
    off = lambda q: (q[0] + dx, q[1] + dy)
    base, dark, light = owner.base, owner.dark, owner.light
    # hall (right, flat roof) behind the tower edge
    wood(p, shape((4, 1), (29, 1), (29 + dx, 1 + dy), (4 + dx, 1 + dy)), mix(base, light, 0.6), mix(light, "#ffffff", 0.2), QPointF(0, -7), QPointF(29, 1), edge)
    wood(p, shape((4, 1), (29, 1), (29, 19), (4, 19)), mix(base, dark, 0.34), mix(base, light, 0.05), QPointF(6, 0), QPointF(28, 19), edge)
    p.setPen(Qt.NoPen)
    p.setBrush(c(mix(dark, "#120a04", 0.4), 0.8))
    for x in (12.5, 20.5):
        p.drawRoundedRect(QRectF(x, 6.5, 4.6, 7), 2.2, 2.2)
    # tower
    A, B, C, D, E = (-15, 19), (-15, -9), (-4, -25), (7, -9), (7, 19)
    wood(p, shape(A, B, off(B), off(A)), mix(base, dark, 0.55), mix(base, dark, 0.25), QPointF(-25, 0), QPointF(-15, 19), edge)
    wood(p, shape(B, C, off(C), off(B)), mix(base, light, 0.55), mix(light, "#ffffff", 0.25), QPointF(-14, -32), QPointF(-18, -8), edge)
    wood(p, shape(A, B, C, D, E), mix(base, dark, 0.25), mix(base, light, 0.2), QPointF(-12, -20), QPointF(6, 19), edge)
    p.setPen(QPen(c("#ffffff", 0.45), 1.3, Qt.SolidLine, Qt.RoundCap))
    p.drawLine(QPointF(-14, -8.5), QPointF(-4, -23))
    emblem(p, owner, -4, -2, 7.2)


def road(p: QPainter, owner: Owner, angle: float, length: float = 60, shadow: bool = True) -> None:
    """Bar along an edge: top face, lower side 4 units, emblem inlaid in the middle."""
    p.save()
    rad = math.radians(angle)
    ux, uy = math.cos(rad), math.sin(rad)
    half, w = length / 2, 7.2
    nx, ny = -uy, ux
    corners = [(-half, -w), (half, -w), (half, w), (-half, w)]
    top = [QPointF(a * ux + b * nx, a * uy + b * ny) for a, b in corners]
    path = QPainterPath()
    path.addPolygon(QPolygonF(top))
    path.closeSubpath()
    edge = mix(owner.dark, "#120a04", 0.45)
    if shadow:
        p.setPen(QPen(c("#1c1408", 0.16), 7, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
        p.setBrush(c("#1c1408", 0.28))
        p.drawPath(path.translated(3.5, 6.5))
    lift = QPointF(0, 4.6)
    side = QPainterPath()
    side.setFillRule(Qt.WindingFill)
    for i in range(4):
        quad = QPainterPath()
        quad.addPolygon(QPolygonF([top[i], top[(i + 1) % 4], top[(i + 1) % 4] + lift, top[i] + lift]))
        quad.closeSubpath()
        side = side.united(quad)
    p.setPen(QPen(edge, 1.5, Qt.SolidLine, Qt.RoundCap, Qt.RoundJoin))
    p.setBrush(mix(owner.base, owner.dark, 0.6))
    p.drawPath(side)
    g = QLinearGradient(QPointF(-half * abs(ux) - w, -half * abs(uy) - w), QPointF(half * abs(ux) + w, half * abs(uy) + w))
    g.setColorAt(0, mix(owner.base, owner.light, 0.75))
    g.setColorAt(0.5, mix(owner.base, owner.light, 0.15))
    g.setColorAt(1, mix(owner.base, owner.dark, 0.12))
    p.setBrush(g)
    p.drawPath(path)
    p.setPen(QPen(c("#ffffff", 0.38), 1.2, Qt.SolidLine, Qt.RoundCap))
    inner = [QPointF(a * ux + b * nx, a * uy + b * ny) for a, b in ((-half + 3, -w + 1.8), (half - 3, -w + 1.8))]
    p.drawLine(*inner)
    emblem(p, owner, 0, 0, 5)
    p.restore()


def robber(p: QPainter, theme: Theme, grey=True) -> None:
    """Turned wooden pawn, charcoal."""
    soft_shadow(p, 6, 19, 22, 8, 0.6)
    body = QPainterPath(QPointF(-14, 19))
    body.cubicTo(-13, 6, -9, -2, -4.5, -6)
    body.lineTo(4.5, -6)
    body.cubicTo(9, -2, 13, 6, 14, 19)
    body.cubicTo(9, 23.5, -9, 23.5, -14, 19)
    head = QPainterPath()
    head.addEllipse(QPointF(0, -14), 9.4, 9.4)
    for path, box in ((body, (-14, 14)), (head, (-9, 9))):
        g = QLinearGradient(box[0], 0, box[1], 0)
        g.setColorAt(0, QColor("#8A817A"))
        g.setColorAt(0.3, QColor("#5B534E"))
        g.setColorAt(1, QColor("#221D1B"))
        p.setPen(QPen(QColor("#171311"), 1.6))
        p.setBrush(g)
        p.drawPath(path)
    p.setPen(Qt.NoPen)
    p.setBrush(QColor("#2b2522"))
    p.drawEllipse(QPointF(0, -5.4), 7.6, 2.4)
    p.setBrush(c("#ffffff", 0.5))
    p.drawEllipse(QPointF(-3.2, -17), 2.8, 2)
    p.setBrush(QColor("#F6EBD2"))
    p.drawEllipse(QPointF(-3.4, -13), 1.6, 1.9)
    p.drawEllipse(QPointF(3.4, -13), 1.6, 1.9)


def jetty(p: QPainter, a: QPointF, b: QPointF) -> None:
    """Planked pier from the coast corner a out to b."""
    d = b - a
    length = math.hypot(d.x(), d.y())
    p.save()
    p.translate(a)
    p.rotate(math.degrees(math.atan2(d.y(), d.x())))
    p.setPen(Qt.NoPen)
    p.setBrush(c("#0b2433", 0.35))
    p.drawRoundedRect(QRectF(2, -2, length, 12), 3, 3)
    p.setBrush(QColor("#8A6238"))
    p.drawRoundedRect(QRectF(0, -6, length, 12), 2, 2)
    n = max(3, int(length / 6))
    for i in range(n):
        g = QLinearGradient(0, -6, 0, 6)
        tone = ("#C99A62", "#B98A54", "#D4A871")[i % 3]
        g.setColorAt(0, mix(tone, "#ffffff", 0.18))
        g.setColorAt(1, mix(tone, "#4a2e12", 0.25))
        p.setBrush(g)
        p.drawRect(QRectF(i * length / n + 0.4, -5.6, length / n - 0.9, 11.2))
    p.restore()
    p.setPen(Qt.NoPen)
    for q in (a + d * 0.42, a + d * 0.92):
        for s in (-1, 1):
            n_ = QPointF(-d.y(), d.x()) / length * 6.2 * s
            p.setBrush(QColor("#5E4023"))
            p.drawEllipse(q + n_, 2.5, 2.5)
            p.setBrush(QColor("#9C7446"))
            p.drawEllipse(q + n_ + QPointF(-0.5, -0.7), 1.6, 1.6)


def harbour_badge(p: QPainter, kind: str, theme: Theme, r: float = 27) -> None:
    """Round sign: resource colour and icon, ratio on a paper ribbon below."""
    soft_shadow(p, 3, 6, r * 1.3, r * 1.25, 0.5, "#06202e")
    p.setPen(QPen(QColor("#6B4824"), 1.6))
    g = QLinearGradient(-r, -r, r, r)
    g.setColorAt(0, QColor("#E2BA82"))
    g.setColorAt(1, QColor("#9C6F3C"))
    p.setBrush(g)
    p.drawEllipse(QPointF(0, 0), r, r)
    res = theme.resources.get(kind)
    face = QColor(res[1]) if res else QColor(theme.paper)
    g = QRadialGradient(QPointF(-r * 0.4, -r * 0.5), r * 1.6)
    g.setColorAt(0, mix(face, "#ffffff", 0.28))
    g.setColorAt(1, mix(face, "#000000", 0.10))
    p.setBrush(g)
    p.setPen(QPen(c("#4a2e12", 0.7), 1.2))
    p.drawEllipse(QPointF(0, 0), r * 0.83, r * 0.83)
    s = r * (1.12 if res else 1.0)
    icons.paint(p, kind if res else "any", QRectF(-s / 2, -s / 2 - r * 0.16, s, s), res[3] if res else "#7A5A34", cut_for(res) if res else "#ffffff")
    rib = QRectF(-r * 0.70, r * 0.36, r * 1.40, r * 0.72)
    p.setPen(QPen(mix(theme.paper_edge, "#5a4420", 0.45), 1.3))
    p.setBrush(QColor(theme.paper))
    p.drawRoundedRect(rib, r * 0.2, r * 0.2)
    text(p, rib, "2:1" if res else "3:1", r * 0.60, theme.paper_ink)


def die(p: QPainter, rect: QRectF, value: int, face="#FFF9EC", ink="#33291F", edge="#B79F73") -> None:
    s = rect.width()
    soft_shadow(p, rect.center().x() + s * 0.05, rect.center().y() + s * 0.12, s * 0.66, s * 0.62, 0.42)
    g = QLinearGradient(rect.topLeft(), rect.bottomRight())
    g.setColorAt(0, mix(face, "#ffffff", 0.6))
    g.setColorAt(1, mix(face, edge, 0.5))
    p.setPen(QPen(QColor(edge), max(1, s * 0.03)))
    p.setBrush(g)
    p.drawRoundedRect(rect, s * 0.22, s * 0.22)
    spots = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
             5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], 6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)]}[value]
    p.setPen(Qt.NoPen)
    for x, y in spots:
        q = rect.center() + QPointF(x, y) * s * 0.25
        p.setBrush(c("#ffffff", 0.7))
        p.drawEllipse(q + QPointF(s * 0.012, s * 0.02), s * 0.088, s * 0.088)
        p.setBrush(QColor(ink))
        p.drawEllipse(q, s * 0.085, s * 0.085)


def shield(p: QPainter, owner: Owner, rect: QRectF) -> None:
    """Owner badge used in lists, log and table heads: wooden roundel with emblem."""
    r = rect.width() / 2
    o = rect.center()
    g = QRadialGradient(o + QPointF(-r * 0.4, -r * 0.5), r * 1.8)
    g.setColorAt(0, mix(owner.base, owner.light, 0.75))
    g.setColorAt(0.6, QColor(owner.base))
    g.setColorAt(1, mix(owner.base, owner.dark, 0.6))
    p.setPen(QPen(mix(owner.dark, "#120a04", 0.2), max(1.0, r * 0.09)))
    p.setBrush(g)
    p.drawEllipse(o, r * 0.95, r * 0.95)
    emblem(p, owner, o.x(), o.y(), r * 0.50)


def token(p: QPainter, owner: Owner, r: float, icon: str = "ball", n: int = 1, step: float = 4.0) -> None:
    """A stack of n wooden tokens with an icon on the top one."""
    soft_shadow(p, 3, 4, r * 1.35, r * 0.9, 0.5)
    edge = mix(owner.dark, "#120a04", 0.45)
    for i in range(n):
        y = -i * step
        p.setPen(QPen(edge, 1.2))
        p.setBrush(mix(owner.base, owner.dark, 0.5))
        body = QPainterPath()
        body.addRoundedRect(QRectF(-r, y - r * 0.78 + step * 0.2, 2 * r, 2 * r * 0.78 + step * 0.8), r, r * 0.78)
        p.drawPath(body)
        if i == n - 1:
            g = QLinearGradient(-r, y - r, r, y + r)
            g.setColorAt(0, mix(owner.base, owner.light, 0.7))
            g.setColorAt(1, QColor(owner.base))
            p.setBrush(g)
        else:
            p.setBrush(QColor(owner.base))
        p.drawEllipse(QPointF(0, y), r, r * 0.78)
    y = -(n - 1) * step
    p.save()
    p.translate(0, y)
    p.scale(1, 0.8)
    icons.paint(p, icon, QRectF(-r * 0.66, -r * 0.66, r * 1.32, r * 1.32), owner.ink, owner.base)
    p.restore()
