"""Colours of owners, resources, terrain and sea, each in a usual and in a colour-blind set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtGui import QColor

from catanqt.ui.theme.art.colour import luminance, mix


@dataclass(frozen=True, slots=True)
class Owner:
    """One player's colours; `ink` is the colour of the emblem on `base`."""

    emblem: str
    base: str
    light: str
    dark: str
    ink: str

    @property
    def edge(self) -> QColor:
        """The outline of a piece: its own hue, nearly black."""
        return mix(self.dark, "#120A04", 0.45)


@dataclass(frozen=True, slots=True)
class Resource:
    """A resource's colours; `ink` is the colour of its icon on `base`."""

    base: str
    dark: str
    ink: str

    @property
    def cut(self) -> QColor:
        """The second tone of its icon: the dark one under light ink, a pale one under dark ink."""
        return QColor(self.dark) if luminance(self.ink) > luminance(self.base) else mix(self.base, "#FFFFFF", 0.75)


@dataclass(frozen=True, slots=True)
class Ground:
    """A terrain's colours: the ground from top to bottom, and the tones of its features by name."""

    top: str
    bottom: str
    tones: Mapping[str, tuple[str, ...]]

    def __getitem__(self, name: str) -> tuple[str, ...]:
        return self.tones[name]

    def one(self, name: str) -> str:
        """The only or the first tone of that name."""
        return self.tones[name][0]


@dataclass(frozen=True, slots=True)
class Sea:
    """Colours of water and sand, and of the veil over the land in the dark theme."""

    deep: str
    mid: str
    near: str
    foam: str
    wave: str
    wave_dark: str
    sand: str
    sand_edge: str
    veil: float


OWNERS: Mapping[str, Owner] = {
    "red": Owner("diamond", "#C73A2E", "#E8705C", "#7E1D18", "#FFF4E6"),
    "blue": Owner("circle", "#2C68B8", "#6DA2E0", "#173C74", "#F2F8FF"),
    "orange": Owner("triangle", "#E9901C", "#FFC062", "#94520A", "#3A1E00"),
    "white": Owner("cross", "#F1EADB", "#FFFFFF", "#A89A80", "#3B3226"),
    "green": Owner("square", "#3C9A5C", "#7CCB92", "#1D5A34", "#F2FFF5"),
    "violet": Owner("star", "#8250A8", "#B48AD4", "#4B2868", "#FBF4FF"),
}
# From Okabe and Ito: every pair stays apart for all three kinds of colour blindness.
OWNERS_APART: Mapping[str, Owner] = {
    "red": Owner("diamond", "#C4480A", "#F08A4E", "#702400", "#FFF4E6"),
    "blue": Owner("circle", "#0F5FA8", "#5FA5E4", "#06305C", "#F2F8FF"),
    "orange": Owner("triangle", "#F2D43A", "#FFF08A", "#8C7506", "#2E2600"),
    "white": Owner("cross", "#FAF7F0", "#FFFFFF", "#9A948A", "#2B2B2B"),
    "green": Owner("square", "#12A07C", "#6AD6B8", "#075843", "#F0FFFA"),
    "violet": Owner("star", "#2B2730", "#665E70", "#0D0B10", "#FFFFFF"),
}

RESOURCES: Mapping[str, Resource] = {
    "lumber": Resource("#3F7A3C", "#26502A", "#E9F4DC"),
    "brick": Resource("#BC5A34", "#7E3519", "#FFEBDD"),
    "wool": Resource("#9CC95A", "#4F7420", "#22330A"),
    "grain": Resource("#E0AB2B", "#9A6B0C", "#4A2F00"),
    "ore": Resource("#72808F", "#434F5C", "#F2F6FA"),
}
RESOURCES_APART: Mapping[str, Resource] = {
    "lumber": Resource("#1D6A59", "#0C3F36", "#E4FFF6"),
    "brick": Resource("#94402E", "#571B12", "#FFEBDD"),
    "wool": Resource("#A9DABD", "#33735A", "#0F3526"),
    "grain": Resource("#F3CC30", "#8F6F04", "#3A2C00"),
    "ore": Resource("#72808F", "#3B4652", "#F2F6FA"),
}


def _ground(top: str, bottom: str, **tones: str) -> Ground:
    """Tones are written as one string each, so that the table below can be read."""
    return Ground(top, bottom, {name: tuple(text.split()) for name, text in tones.items()})


GROUNDS: Mapping[str, Ground] = {
    "forest": _ground(
        "#8DB85E",
        "#5E8E43",
        tree="#3A7A3E #2F6B36 #478A48 #2A5F33",
        leaf="#7DB050 #5C9A45",
        trunk="#5B3A22",
    ),
    "pasture": _ground(
        "#B9D96A",
        "#86B544",
        hill="#A6CE5B #94C24D #B6DA70 #86B544",
        hedge="#5E8F36",
        wool="#FFFBEF",
        face="#4A3B33",
    ),
    "fields": _ground(
        "#F5CF5C",
        "#DDA327",
        row="#F7D76E #E5B23A #EEC24C #D79C24",
        hedge="#9C8430",
        straw="#FBE79A",
        band="#B97E19",
    ),
    "hills": _ground(
        "#E3A67A",
        "#C57C50",
        mound="#C4683C #B55A31 #CC7A4C #A9522C",
        strata="#7E3619",
        brick="#B94F2B #983E20 #E2926A",
    ),
    "mountains": _ground(
        "#B9BDB9",
        "#8B9290",
        lit="#B9C1C6 #A6B0B7 #C6CCCF",
        shade="#6F7B86 #616D79 #7C8791",
        snow="#FBFDFF #D5E0EA",
        pine="#4C7350",
    ),
    "desert": _ground(
        "#F0DDA6",
        "#DDBF7E",
        dune="#EAD298 #F5E6B8 #DCBF80",
        shade="#C9A566",
        cactus="#6F9A4E #507638",
    ),
    "pitch": _ground("#69B052", "#4C9440", stripe="#66AE50 #579F45", line="#FFFFFF", stand="#A7ABB2 #737883"),
}
GROUNDS_APART: Mapping[str, Ground] = {
    **GROUNDS,
    "forest": _ground(
        "#2F7A63",
        "#12483F",
        tree="#13574A #1D6A59 #0C453B #2A7F6B",
        leaf="#3C927C #2A7F6B",
        trunk="#3A2A20",
    ),
    "pasture": _ground(
        "#CDEBD6",
        "#9CD3B4",
        hill="#B9E2C8 #A9DABD #D2EEDC #9CD3B4",
        hedge="#5BA383",
        wool="#FFFFFF",
        face="#3A3A3A",
    ),
    "fields": _ground(
        "#FFE45C",
        "#EFC318",
        row="#FFE978 #F3CC30 #FADB4C #E4BA14",
        hedge="#A88D14",
        straw="#FFF6B0",
        band="#A8790A",
    ),
    "hills": _ground(
        "#B0614A",
        "#7A2E22",
        mound="#A9523C #8F3F2D #BD7560 #7A2E22",
        strata="#571B12",
        brick="#A9462F #83301F #C9735C",
    ),
    "desert": _ground(
        "#DDB48C",
        "#BD926A",
        dune="#D6AC84 #E2BD98 #C59B72",
        shade="#9C7450",
        cactus="#5B8F7E #3A6A5C",
    ),
}

DAY = Sea(
    deep="#2F7FA8",
    mid="#4FA0C2",
    near="#7CC3D6",
    foam="#E4F6F6",
    wave="#BFE5EE",
    wave_dark="#256F96",
    sand="#EBD7A2",
    sand_edge="#D3B878",
    veil=0.0,
)
NIGHT = Sea(
    deep="#12344A",
    mid="#1B4A64",
    near="#2F6E86",
    foam="#9CC7CF",
    wave="#4E8DA3",
    wave_dark="#0C2839",
    sand="#BFA878",
    sand_edge="#937C50",
    veil=0.16,
)
