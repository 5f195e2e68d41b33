"""Where the rules speak of what is going on: topic and rule for a task, so that help opens at the right place."""

from __future__ import annotations

from catanqt.kernel.game import Task
from catanqt.rules.base.building import FreeRoads
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.robber import Discarding, RobberMove, RobberVictim, Theft
from catanqt.rules.base.setup import Founding, FoundingRoad
from catanqt.rules.base.trade import Answering, Choosing
from catanqt.rules.base.turn import BeforeRoll, DiceRoll, Turn
from catanqt.rules.junior import turn as junior
from catanqt.rules.junior.building import FreeBuild
from catanqt.rules.junior.coco import CocoDraw
from catanqt.rules.junior.ghost import GhostMove
from catanqt.scenarios.big_game.rules.actions import FreeSettler, TableRoll
from catanqt.scenarios.fishermen.rules.actions import FishDraw
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, Shooting
from catanqt.ui.seen import Seen

Place = tuple[str, str]
"""A topic of the help, and a rule that is explained there; no rule is the beginning of the page."""

TRADE = "classic", "B12"
JUNIOR_TRADE = "junior", "JU7"
ABOUT: dict[str, tuple[Place, Place]] = {
    "trade": (TRADE, JUNIOR_TRADE),
    "build": (("classic", "B4"), ("junior", "JU4")),
    "cards": (("classic", "B10"), ("junior", "JU5")),
}
"""Where to read about something on the page: in Classic, and in Junior."""
PLACES: dict[type[Task], Place] = {
    Founding: ("classic", "B5"),
    FoundingRoad: ("classic", "B5"),
    BeforeRoll: ("classic", "B6"),
    DiceRoll: ("classic", "B6"),
    Turn: ("classic", "B4"),
    Discarding: ("classic", "B8"),
    RobberMove: ("classic", "B8"),
    RobberVictim: ("classic", "B8"),
    Theft: ("classic", "B8"),
    Answering: TRADE,
    Choosing: TRADE,
    FreeRoads: ("classic", "B11"),
    CardDraw: ("classic", "B10"),
    Shooting: ("soccer-fever", "SF5"),
    RewardChoice: ("soccer-fever", "SF6"),
    DoublesChoice: ("soccer-fever", "SF12"),
    FreeSettler: ("big-game", "BG1"),
    TableRoll: ("big-game", "BG4"),
    FishDraw: ("fishermen", "FI3"),
    junior.BeforeRoll: ("junior", "JU2"),
    junior.DieRoll: ("junior", "JU2"),
    junior.Turn: ("junior", "JU4"),
    FreeBuild: ("junior", "JU5"),
    CocoDraw: ("junior", "JU5"),
    GhostMove: ("junior", "JU3"),
}


def ruling(seen: Seen, about: str = "") -> Place:
    """Where to read about a key of `ABOUT`, or else about this moment.

    In a turn of a scenario that is the scenario itself: it is what is new.
    """
    task, game = seen.task, seen.header.game
    if about:
        return ABOUT[about][game == "junior"]
    if isinstance(task, Turn) and seen.header.scenarios:
        return seen.header.scenarios[-1], ""
    if task is None:
        return game, ""
    place = PLACES.get(type(task), (game, ""))
    return ("junior", JUNIOR_TRADE[1]) if game == "junior" and place == TRADE else place
