"""Development cards and hexes of the base game in words."""

from __future__ import annotations

from catanqt.rules.base.board import RESOURCES, Board
from catanqt.rules.base.state import CARDS
from catanqt.ui.games.classic.line_builder import SpokenParts
from catanqt.ui.kit.view_data import Goods, Icon
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import terrain_name

CARD_ICONS = ("knight", "vp", "roadbuilding", "plenty", "monopoly")
"""The icons of the development cards, in the order of `CARDS`."""


def card(kind: int) -> str:
    """A development card's name."""
    return {
        "knight": tr("Knight"),
        "victory_point": tr("Victory point"),
        "road_building": tr("Road building"),
        "year_of_plenty": tr("Year of plenty"),
        "monopoly": tr("Monopoly"),
    }[CARDS[kind]]


def card_said(kind: int) -> SpokenParts:
    """A development card within a line."""
    return SpokenParts((Icon(CARD_ICONS[kind]), card(kind)), card(kind))


def card_effect(kind: int) -> str:
    """What a development card does."""
    return {
        "knight": tr("Move the robber and steal a card. Three or more knights can earn you the largest army."),
        "victory_point": tr("Worth 1 point. It counts right away, stays hidden and is never played."),
        "road_building": tr("Place 2 roads free of charge."),
        "year_of_plenty": tr("Take any 2 resource cards from the bank."),
        "monopoly": tr("Name a resource: all the others give you every card of it that they have."),
    }[CARDS[kind]]


def land_said(board: Board, hex_: int) -> SpokenParts:
    """A hex within a line: what it yields and when, or what it is."""
    barren = {"desert": tr("the desert"), "pitch": tr("the soccer pitch")}
    land = barren.get(board.terrain[hex_])
    if land is not None:
        return SpokenParts((land,), land)
    land, numbers = terrain_name(board.terrain[hex_]), [str(number) for number in board.numbers[hex_]]
    spoken = tr("{land} {number}", "a hex: Forest 8", land=land, number=", ".join(numbers))
    return SpokenParts((Goods(RESOURCES[board.resource[hex_]]), *numbers), spoken)
