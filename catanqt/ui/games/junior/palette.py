"""The colours of Junior's five kinds of tiles."""

from __future__ import annotations

from collections.abc import Mapping

from catanqt.ui.art.palettes import Resource

TILES: Mapping[str, Resource] = {
    "wood": Resource("#8A5A34", "#56351B", "#FFF0DC"),
    "goat": Resource("#9CC95A", "#4F7420", "#22330A"),
    "molasses": Resource("#A9552B", "#6B2F12", "#FFEBDD"),
    "cutlass": Resource("#6F8093", "#3F4C5B", "#F2F6FA"),
    "gold": Resource("#E6B22E", "#9A6B0C", "#4A2F00"),
}
TILES_APART: Mapping[str, Resource] = {
    "wood": Resource("#5A4030", "#35231A", "#FFF0DC"),
    "goat": Resource("#A9DABD", "#33735A", "#0F3526"),
    "molasses": Resource("#A8402A", "#621C10", "#FFEBDD"),
    "cutlass": Resource("#6F8093", "#3B4652", "#F2F6FA"),
    "gold": Resource("#F3CC30", "#8F6F04", "#3A2C00"),
}
