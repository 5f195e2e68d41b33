"""Prompts for each task of Junior, in words for children."""

from __future__ import annotations

from catanqt.rules.base.trade import Answering, Choosing
from catanqt.rules.junior.building import BuildLair, BuildShip, FreeBuild, PlaceLair, PlaceShip
from catanqt.rules.junior.coco import BuyCoco, CocoDraw
from catanqt.rules.junior.ghost import BOOTY, GhostMove
from catanqt.rules.junior.market import StockTrade, SwapMarket
from catanqt.rules.junior.state import LAIRS
from catanqt.rules.junior.turn import BeforeRoll, DieRoll, Turn
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.text.i18n import tr


def prompt(perspective: Perspective) -> Prompt | None:
    """The line for this moment."""
    if perspective.over:
        return _end(perspective)
    task = perspective.task
    if isinstance(task, DieRoll):
        return Prompt(tr("The die is rolling …"), seat=task.roller)
    if isinstance(task, CocoDraw):
        return Prompt(tr("Coco turns over a tile …"), seat=task.buyer)
    return _yours(perspective) if perspective.acting else _theirs(perspective)


def _end(perspective: Perspective) -> Prompt:
    winner = perspective.state.winner
    lairs = perspective.state.lair_count(winner)
    if winner == perspective.viewer:
        return Prompt(tr("Hooray, you have won!"), tr("You have %n lairs.", "", lairs), winner)
    name = perspective.name(winner)
    return Prompt(tr("{name} has won!", name=name), tr("{name} has %n lairs.", "", lairs, name=name), winner)


def _yours(perspective: Perspective) -> Prompt | None:
    """What the viewer is to do."""
    task = perspective.task
    text = detail = ""
    if isinstance(task, BeforeRoll):
        text, detail = tr("Your turn, captain! Roll the die."), to_go(perspective)
    elif isinstance(task, Turn):
        text, detail = _turn(perspective), to_go(perspective)
    elif isinstance(task, FreeBuild):
        text, detail = _free(perspective), tr("It is free: Coco pays.")
    elif isinstance(task, GhostMove):
        text = tr("Boo! Send the ghost captain to another island.")
        detail = tr("You take %n of its tiles, and it gives nothing while he is there.", "", BOOTY)
    elif isinstance(task, Answering):
        text = tr("{name} would like to swap with you. What do you say?", name=perspective.name(task.proposer))
    elif isinstance(task, Choosing):
        text = tr("Whom do you swap with?")
    return Prompt(text, detail, perspective.viewer) if text else None


def _turn(perspective: Perspective) -> str:
    """What could be done in this turn, the best of it."""
    ship, lair, coco = (bool(perspective.may(kind)) for kind in (BuildShip, BuildLair, BuyCoco))
    texts = {
        (True, True, True): tr("Ahoy! You can build a ship or a lair, or ask Coco."),
        (True, True, False): tr("Ahoy! You can build a ship or a lair."),
        (True, False, True): tr("Ahoy! You can build a ship or ask Coco."),
        (True, False, False): tr("Ahoy! You can build a ship."),
        (False, True, True): tr("Ahoy! You can build a lair or ask Coco."),
        (False, True, False): tr("Ahoy! You can build a lair."),
        (False, False, True): tr("Ahoy! You can ask Coco for help."),
    }
    if (ship, lair, coco) in texts:
        return texts[ship, lair, coco]
    if perspective.may(SwapMarket, StockTrade):
        return tr("You can swap tiles. Nothing you like? Then you are done.")
    return tr("There is nothing you can do now: press “I am done”.")


def _free(perspective: Perspective) -> str:
    if not perspective.may(PlaceShip):
        return tr("Coco gives you a lair! Where shall it go?")
    if not perspective.may(PlaceLair):
        return tr("Coco gives you a ship! Where shall it go?")
    return tr("Coco gives you a ship or a lair! Where shall it go?")


def to_go(perspective: Perspective) -> str:
    """How far the viewer is from winning."""
    left = LAIRS - perspective.state.lair_count(perspective.viewer)
    return tr("One more lair and you win!") if left == 1 else tr("%n more lairs and you win.", "", left)


def _theirs(perspective: Perspective) -> Prompt | None:
    """What somebody else is doing."""
    task = perspective.task
    seat = NOBODY if task is None or task.actor is None else task.actor
    if seat == NOBODY:
        return None
    name = perspective.name(seat)
    texts = {
        BeforeRoll: tr("{name} takes the die.", name=name),
        Turn: tr("{name} is building and swapping.", name=name),
        FreeBuild: tr("{name} gets a ship or a lair from Coco.", name=name),
        GhostMove: tr("{name} sends the ghost captain to another island.", name=name),
        Answering: tr("{name} thinks about a swap.", name=name),
        Choosing: tr("{name} chooses whom to swap with.", name=name),
    }
    text = next((text for kind, text in texts.items() if isinstance(task, kind)), None)
    return None if text is None else Prompt(text, seat=seat)
