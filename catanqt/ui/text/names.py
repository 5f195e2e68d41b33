"""Names of things in the player's language: resources, colours, terrain, emblems, harbours."""

from __future__ import annotations

from catanqt.ui.text.i18n import tr


def resource_name(key: str) -> str:
    """A resource of any game, such as "Lumber"."""
    names = {
        "lumber": tr("Lumber"),
        "brick": tr("Brick"),
        "wool": tr("Wool"),
        "grain": tr("Grain"),
        "ore": tr("Ore"),
        "wood": tr("Wood"),
        "goat": tr("Goat"),
        "molasses": tr("Molasses"),
        "cutlass": tr("Cutlass"),
        "gold": tr("Gold"),
    }
    return names[key]


def resource_word(key: str) -> str:
    """A resource of any game as it stands within a sentence, such as "lumber"."""
    names = {
        "lumber": tr("lumber", "within a sentence"),
        "brick": tr("brick", "within a sentence"),
        "wool": tr("wool", "within a sentence"),
        "grain": tr("grain", "within a sentence"),
        "ore": tr("ore", "within a sentence"),
        "wood": tr("wood", "within a sentence"),
        "goat": tr("goats", "within a sentence"),
        "molasses": tr("molasses", "within a sentence"),
        "cutlass": tr("cutlasses", "within a sentence"),
        "gold": tr("gold", "within a sentence"),
    }
    return names[key]


def resource_count(key: str, n: int) -> str:
    """So many of a resource, such as "2 lumber", as it stands within a sentence."""
    counts = {
        "lumber": tr("%n lumber", "", n),
        "brick": tr("%n brick", "", n),
        "wool": tr("%n wool", "", n),
        "grain": tr("%n grain", "", n),
        "ore": tr("%n ore", "", n),
        "wood": tr("%n wood", "", n),
        "goat": tr("%n goats", "", n),
        "molasses": tr("%n molasses", "", n),
        "cutlass": tr("%n cutlasses", "", n),
        "gold": tr("%n gold", "", n),
    }
    return counts[key]


def colour_name(key: str, colour_blind: bool = False) -> str:
    """A player's colour as it looks: the colour-blind set wears other paints under the same keys."""
    usual = {
        "red": tr("Red"),
        "blue": tr("Blue"),
        "orange": tr("Orange"),
        "white": tr("White"),
        "green": tr("Green"),
        "violet": tr("Violet"),
    }
    apart = {"red": tr("Vermilion"), "orange": tr("Yellow"), "green": tr("Teal"), "violet": tr("Black")}
    return apart.get(key, usual[key]) if colour_blind else usual[key]


def emblem_name(emblem: str) -> str:
    """The shape that goes with a player's colour."""
    names = {
        "circle": tr("circle"),
        "diamond": tr("diamond"),
        "triangle": tr("triangle"),
        "cross": tr("cross"),
        "square": tr("square"),
        "star": tr("star"),
    }
    return names[emblem]


def terrain_name(key: str) -> str:
    """A kind of land, such as "Forest"."""
    names = {
        "forest": tr("Forest"),
        "hills": tr("Hills"),
        "pasture": tr("Pasture"),
        "fields": tr("Fields"),
        "mountains": tr("Mountains"),
        "desert": tr("Desert"),
        "pitch": tr("Soccer pitch"),
    }
    return names[key]


def harbour_name(kind: str) -> str:
    """A harbour by the resource it takes, or "any"."""
    names = {
        "lumber": tr("harbour 2:1 lumber"),
        "brick": tr("harbour 2:1 brick"),
        "wool": tr("harbour 2:1 wool"),
        "grain": tr("harbour 2:1 grain"),
        "ore": tr("harbour 2:1 ore"),
        "any": tr("harbour 3:1"),
    }
    return names[kind]
