"""The portraits of the characters: each a face of its own, painted like the rest, in lists and on pages."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from catanqt.ui.theme.art.brushes import NO_BRUSH, emblem
from catanqt.ui.theme.art.colour import mix
from catanqt.ui.theme.art.portraits import dress, hair
from catanqt.ui.theme.art.portraits.face import Face, paint_face
from catanqt.ui.theme.art.stamps import STAMPS
from catanqt.ui.theme.theme import Owner

FACES: dict[str, Face] = {
    "leonie": Face(
        "#F3C95B",
        "#F2C6A0",
        "#9C5A2C",
        "#3E8E9E",
        "#E2574C",
        (hair.tails,),
        (hair.fringe, hair.freckles, hair.teeth),
        18.5,
        5,
    ),
    "emil": Face(
        "#7FB4CE",
        "#E9B893",
        "#F1EEE6",
        "#27406B",
        "#E7DCC4",
        (),
        (hair.strands, hair.full_beard, dress.sailor_cap),
        18.5,
        3,
        brows="#DAD6CC",
    ),
    "oda": Face(
        "#A9C46A",
        "#EFC3A0",
        "#B9B2A8",
        "#F1E7CF",
        "#6A8F3C",
        (hair.bob_behind,),
        (hair.parted, dress.straw_hat, dress.bee),
        19,
        3.6,
    ),
    "tomasz": Face(
        "#5F7078", "#DDA07A", "#33251E", "#C9BCA8", "#A89A84", (), (hair.great_moustache, dress.apron), 20.5, 1.5, 1.6
    ),
    "bruno": Face(
        "#8FA65A",
        "#EDB28C",
        "#A3502A",
        "#7E2F2A",
        "#3F6B38",
        (),
        (hair.curls, hair.goatee, dress.feather_hat),
        21.5,
        4.4,
    ),
    "kofi": Face(
        "#EBA24A",
        "#6B4028",
        "#1E1714",
        "#C8452E",
        "#F0C24E",
        (),
        (hair.short_beard, dress.kufi, hair.teeth),
        19,
        4,
        -1.2,
        "#120C0A",
    ),
    "mateo": Face(
        "#D8BE84",
        "#C68A5C",
        "#3A271C",
        "#5C7350",
        "#B0482E",
        (hair.bob_behind,),
        (hair.stubble, dress.felt_hat),
        18.5,
        2.6,
    ),
    "freya": Face(
        "#9CC3C0",
        "#F4CDB0",
        "#E2B24E",
        "#8E3B2C",
        "#C9A063",
        (),
        (hair.parted, hair.braids, dress.headband),
        18.5,
        2,
        1.4,
    ),
    "wilhelm": Face(
        "#A9ABB0",
        "#E7B492",
        "#8C8780",
        "#5E6A78",
        "#C9C2B2",
        (),
        (hair.strands, dress.square_glasses, dress.flat_cap),
        20,
        1.6,
        0.6,
    ),
    "zuri": Face(
        "#B58AD0",
        "#8A5434",
        "#2A1A18",
        "#E8B73C",
        "#C43E6A",
        (hair.cloud_behind,),
        (hair.curls, dress.earrings),
        18,
        4.4,
        lips="#B23A48",
    ),
    "hedda": Face(
        "#6FA79C",
        "#F0C9AE",
        "#2B2226",
        "#2F3440",
        "#F4EFE4",
        (hair.bob_behind,),
        (hair.fringe, dress.round_glasses),
        18,
        0.8,
        0.8,
        lips="#A8433E",
    ),
    "samira": Face(
        "#E0B08E",
        "#C98F66",
        "#8C2F4E",
        "#5A2440",
        "#E4B44C",
        (dress.scarf_behind,),
        (dress.scarf,),
        18.5,
        2.6,
        brows="#2A1A18",
        lips="#9E3440",
    ),
    "yara": Face(
        "#4E86A6",
        "#A8683E",
        "#1F1718",
        "#7C2A2A",
        "#E2B24A",
        (hair.long_behind,),
        (hair.parted, dress.tricorne, dress.earrings),
        18,
        2.4,
        1.2,
        lips="#8E3434",
    ),
    "akiko": Face(
        "#6C6FA8",
        "#F1D0AE",
        "#1D1A22",
        "#F2EDE0",
        "#3E4A86",
        (hair.bun_behind,),
        (hair.parted, dress.loupe),
        17.8,
        1.8,
        lips="#B5484A",
    ),
}
"""By the key of the character."""


def portrait(painter: QPainter, rect: QRectF, key: str, owner: Owner | None = None) -> None:
    """A character in a round frame; with an owner, in that colour and with its emblem at the lower right."""
    STAMPS.press(painter, rect, ("portrait", key, owner), lambda p, r: _framed(p, r, key, owner), 2)


def has_portrait(key: str) -> bool:
    """Whether this is a character with a face."""
    return key in FACES


def _framed(painter: QPainter, rect: QRectF, key: str, owner: Owner | None) -> None:
    radius, middle = rect.width() / 2, rect.center()
    painter.save()
    painter.translate(middle)
    painter.scale(radius / 50, radius / 50)
    paint_face(painter, FACES[key])
    painter.restore()
    rim = QColor("#5E4A34") if owner is None else QColor(owner.base)
    wide = max(1.2, radius * (0.05 if owner is None else 0.13))
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(rim, wide))
    painter.drawEllipse(middle, radius - wide / 2, radius - wide / 2)
    if owner is None:
        return
    painter.setPen(QPen(mix(owner.dark, "#120A04", 0.2), max(0.8, radius * 0.04)))
    painter.drawEllipse(middle, radius, radius)
    small = radius * 0.40
    at = middle + QPointF(radius * 0.68, radius * 0.68)
    painter.setBrush(QColor(owner.base))
    painter.drawEllipse(at, small, small)
    emblem(painter, owner, at.x(), at.y(), small * 0.56)
