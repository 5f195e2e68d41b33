"""The look of the whole window as one frozen object: colours of widgets, owners and resources, and the text scale.

Pages are built from a theme and rebuilt when it changes, so nothing has to follow it.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from PySide6.QtGui import QColor, QFontDatabase, QPalette

from catanqt.resource import optional, optional_text, report
from catanqt.ui.theme.art import palettes
from catanqt.ui.theme.art.colour import contrast, luminance, mix, tint
from catanqt.ui.theme.art.palettes import Ground, Owner, Resource, Sea

__all__ = [
    "DISPLAY",
    "TEXT",
    "Ground",
    "Owner",
    "Resource",
    "Sea",
    "Theme",
    "contrast",
    "load_fonts",
    "luminance",
    "make_theme",
    "mix",
    "palette",
    "stylesheet",
    "tint",
]

DISPLAY = "Averia Serif GWF"
"""The face of titles and numerals."""
TEXT = "Lato"
"""The face of everything else."""
STYLE = "style/window.qss"
STYLE_END = "/* The end: without this line the file is damaged. */\n"
FONTS = ("AveriaSerifGWF-Bold.ttf", "Lato-Regular.ttf", "Lato-Bold.ttf")


@dataclass(frozen=True, eq=False)
class Theme:
    """Every colour has a role, and painters take it by that name. Two calls of `make_theme` may return one object."""

    name: str
    window: str
    panel: str
    raised: str
    sunken: str
    line: str
    line_strong: str
    control: str
    """Borders of buttons and inputs: 3:1 on a panel."""
    text: str
    muted: str
    faint: str
    """For what is disabled only."""
    accent: str
    accent_hover: str
    on_accent: str
    accent_soft: str
    """The ground of the active row."""
    focus: str
    good: str
    bad: str
    paper: str
    """Cards, badges and coins of points."""
    paper_edge: str
    paper_ink: str
    paper_red: str
    disc: str
    """Number discs: paper by day, calmer in the dark."""
    disc_edge: str
    disc_ink: str
    disc_red: str
    shadow: str
    sea: Sea
    owners: Mapping[str, Owner]
    terrain: Mapping[str, Ground]
    resources: Mapping[str, Resource]
    """All kinds of cards and tiles that are held and traded; games and scenarios bring their own."""
    colour_blind: bool = False
    scale: float = 1.0

    @property
    def dark(self) -> bool:
        return self.name == "dark"

    @property
    def key(self) -> tuple[str, bool]:
        """What pictures are cached by: all that changes them but their size."""
        return self.name, self.colour_blind

    def px(self, size: float) -> int:
        """A size at 100 % in pixels at this scale."""
        return max(1, round(size * self.scale))


_LIGHT = Theme(
    name="light",
    window="#EDE4D3",
    panel="#FBF6EC",
    raised="#FFFDF8",
    sunken="#F3EADA",
    line="#DECFB4",
    line_strong="#C4B08E",
    control="#917C5A",
    text="#2C241C",
    muted="#665744",
    faint="#97876F",
    accent="#A6461A",
    accent_hover="#BC5423",
    on_accent="#FFFFFF",
    accent_soft="#FBE7D3",
    focus="#1F6FB2",
    good="#2F7A3E",
    bad="#B3271E",
    paper="#FBF3DF",
    paper_edge="#CDB88F",
    paper_ink="#33291F",
    paper_red="#B8231A",
    disc="#FBF3DF",
    disc_edge="#CDB88F",
    disc_ink="#33291F",
    disc_red="#B8231A",
    shadow="#3A2A14",
    sea=palettes.DAY,
    owners=palettes.OWNERS,
    terrain=palettes.GROUNDS,
    resources=palettes.RESOURCES,
)
_DARK = Theme(
    name="dark",
    window="#1B1917",
    panel="#262320",
    raised="#312D29",
    sunken="#201D1B",
    line="#413A33",
    line_strong="#5C5249",
    control="#8A7C6C",
    text="#F2E9DB",
    muted="#BCAE9B",
    faint="#8A7D6E",
    accent="#E08A4C",
    accent_hover="#EC9C62",
    on_accent="#23140A",
    accent_soft="#43301F",
    focus="#6FB7F2",
    good="#7CC68A",
    bad="#F08A7E",
    paper="#F0E4CA",
    paper_edge="#A8946C",
    paper_ink="#33291F",
    paper_red="#B01F17",
    disc="#D3C5A8",
    disc_edge="#8F7C57",
    disc_ink="#2B2219",
    disc_red="#94140D",
    shadow="#000000",
    sea=palettes.NIGHT,
    owners=palettes.OWNERS,
    terrain=palettes.GROUNDS,
    resources=palettes.RESOURCES,
)


class GoodsPalette(dict[str, Resource]):
    """The colours of all goods.

    Those of scenarios and Junior are looked up on first use: their presentations import the rules, which the start page
    does without.
    """

    def __init__(self, known: Mapping[str, Resource], colour_blind: bool) -> None:
        super().__init__(known)
        self._colour_blind, self._complete = colour_blind, False

    def __missing__(self, key: str) -> Resource:
        if key not in self:
            raise KeyError(key)
        return self[key]

    def __contains__(self, key: object) -> bool:
        if not super().__contains__(key):
            self._complete_once()
        return super().__contains__(key)

    def _complete_once(self) -> None:
        if self._complete:
            return
        from catanqt.ui.games import presentations

        self._complete = True
        for one in presentations():
            self.update(one.resources(self._colour_blind))


def make_theme(dark: bool = False, colour_blind: bool = False, scale: float = 1.0) -> Theme:
    """The theme for these wishes."""
    base = replace(_DARK if dark else _LIGHT, scale=scale)
    if not colour_blind:
        return replace(base, resources=GoodsPalette(palettes.RESOURCES, colour_blind))
    return replace(
        base,
        owners=palettes.OWNERS_APART,
        terrain=palettes.GROUNDS_APART,
        resources=GoodsPalette(palettes.RESOURCES_APART, colour_blind),
        colour_blind=True,
    )


def palette(theme: Theme) -> QPalette:
    """The colours of native controls, where the style sheet is silent."""
    made = QPalette()
    role = QPalette.ColorRole
    for part, colour in {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.sunken,
        role.Text: theme.text,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.on_accent,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.muted,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
    }.items():
        made.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, part, QColor(theme.faint))
    return made


PLAIN_TIPS = "QToolTip { qproperty-textFormat: PlainText; }\n"
"""Tooltips carry names of players and games: what looks like HTML in them is shown as it is, and loads no file."""


def stylesheet(theme: Theme) -> str:
    """Qt's style sheet for this theme: `resources/style/window.qss` with its names and sizes filled in."""
    words = {field.name: str(getattr(theme, field.name)) for field in fields(theme)}
    words |= {
        "display_face": DISPLAY,
        "text_face": TEXT,
        "raised_top": mix(theme.raised, "#FFFFFF", 0.05 if theme.dark else 0.4).name(),
        "panel_veil": _see_through(theme.panel),
        "accent_edge": mix(theme.accent, "#000000", 0.25).name(),
        "style": (optional("style") or Path()).as_posix(),
    }
    text = optional_text(STYLE) or ""
    if text and not text.endswith(STYLE_END):
        report(STYLE, "damaged: it is cut off")
        return ""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    unknown = {name for name in re.findall(r"@([a-z_]+)", text) if name not in words}
    if unknown or text.count("{") != text.count("}"):
        report(STYLE, f"damaged: {', '.join(sorted(unknown)) or 'braces do not match'}")
        return ""
    text = re.sub(r"@([a-z_]+)", lambda found: words[found[1]], text)
    return PLAIN_TIPS + re.sub(r"([\d.]+)sp\b", lambda found: f"{theme.px(float(found[1]))}px", text)


def _see_through(colour: str) -> str:
    """A colour that lets a little of what lies below shine through."""
    opaque = QColor(colour)
    return f"rgba({opaque.red()}, {opaque.green()}, {opaque.blue()}, 228)"


def load_fonts() -> None:
    """Make the program's own faces known to Qt; once per application. For one that is missing Qt takes another."""
    for name in FONTS:
        path = optional(f"fonts/{name}")
        if path is not None and not (_is_whole(path) and QFontDatabase.addApplicationFont(str(path)) >= 0):
            report(f"fonts/{name}", "damaged: it is no font")


def _is_whole(path: Path) -> bool:
    """Whether all tables of a TrueType file are in it: Qt takes one that is cut off, and then shows no letters."""
    try:
        with path.open("rb") as file:
            head = file.read(12)
            count = int.from_bytes(head[4:6], "big")
            tables = file.read(16 * count)
        size = path.stat().st_size
    except OSError:
        return False
    ends = [sum(struct.unpack(">2I", tables[at + 8 : at + 16])) for at in range(0, len(tables) - 15, 16)]
    return len(ends) == count > 0 and max(ends) <= size
