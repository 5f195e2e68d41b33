"""Prompts for each task of the base game.

Each task has at least two sentences: one for the viewer who must act, one about another player by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from catanqt.kernel.game import Task
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Prompt
from catanqt.ui.text.i18n import tr


def prompt(perspective: Perspective) -> Prompt | None:
    """The prompt of the task on top, if it is one of the base game."""
    if perspective.over:
        return _over(perspective)
    task = perspective.task
    tell = _PROMPTS.get(type(task))
    return None if tell is None else tell(task, perspective)


def _over(perspective: Perspective) -> Prompt | None:
    winner = perspective.rules.winner(perspective.game)
    if winner is None:
        return Prompt(tr("The game is over."))
    points = perspective.rules.points(perspective.game, winner)
    if winner == perspective.viewer:
        return Prompt(tr("You have won with %n points!", "", points), seat=winner)
    return Prompt(tr("{name} has won with %n points.", "", points, name=perspective.name(winner)), seat=winner)


def _founding(task: setup.Founding, perspective: Perspective) -> Prompt:
    name = perspective.name(task.actor)
    if not perspective.acting and task.round == 1:
        return Prompt(tr("{name} is placing the first settlement.", name=name), seat=task.actor)
    if not perspective.acting:
        return Prompt(tr("{name} is placing the second settlement.", name=name), seat=task.actor)
    if task.round == 1:
        detail = tr("Corners with many dots around them bring cards most often.")
        return Prompt(tr("Place your first settlement on a highlighted corner."), detail, task.actor)
    detail = tr("It brings one card for each hex around it right away.")
    return Prompt(tr("Place your second settlement on a highlighted corner."), detail, task.actor)


def _founding_road(task: setup.FoundingRoad, perspective: Perspective) -> Prompt:
    if perspective.acting:
        return Prompt(tr("Place a road next to your new settlement."), "", task.actor)
    return Prompt(tr("{name} is placing a road.", name=perspective.name(task.actor)), seat=task.actor)


def _before_roll(task: turn.BeforeRoll, perspective: Perspective) -> Prompt:
    if not perspective.acting:
        return Prompt(tr("{name} is about to roll the dice.", name=perspective.name(task.actor)), seat=task.actor)
    detail = tr("You may play a development card first.") if perspective.may(*turn.PLAY_CARDS) else ""
    return Prompt(tr("Your turn: roll the dice."), detail, task.actor)


def _dice_roll(task: turn.DiceRoll, perspective: Perspective) -> Prompt:
    if task.roller == perspective.viewer:
        return Prompt(tr("Your dice are rolling."), seat=task.roller)
    return Prompt(tr("{name} is rolling the dice.", name=perspective.name(task.roller)), seat=task.roller)


def _turn(task: turn.Turn, perspective: Perspective) -> Prompt:
    if perspective.acting:
        return Prompt(tr("Your turn: build, trade, or end your turn."), _what_turn_allows(perspective), task.actor)
    return Prompt(tr("{name} is trading and building.", name=perspective.name(task.actor)), seat=task.actor)


def _what_turn_allows(perspective: Perspective) -> str:
    builds = (building.BuildRoad, building.BuildSettlement, building.BuildCity)
    if perspective.may(*builds):
        return tr("Drag a piece from below onto the board, or press its number key.")
    if perspective.may(cards.BuyCard):
        return tr("You can afford a development card.")
    if not all(isinstance(action, turn.BankTrade | turn.EndTurn) for action in perspective.options):
        return ""  # a card to play, or what a scenario offers: its panels say so
    if perspective.may(turn.BankTrade):
        return tr("You cannot build anything yet, but you can trade.")
    return tr("You do not have the cards to build anything now.")


def _free_roads(task: building.FreeRoads, perspective: Perspective) -> Prompt:
    if perspective.acting:
        return Prompt(tr("Place %n free roads.", "", task.left), tr("They cost nothing."), task.actor)
    return Prompt(tr("{name} is placing free roads.", name=perspective.name(task.actor)), seat=task.actor)


def _card_draw(task: cards.CardDraw, perspective: Perspective) -> Prompt:
    if task.buyer == perspective.viewer:
        return Prompt(tr("You draw a development card."), seat=task.buyer)
    return Prompt(tr("{name} draws a development card.", name=perspective.name(task.buyer)), seat=task.buyer)


def _discarding(task: robber.Discarding, perspective: Perspective) -> Prompt:
    if perspective.acting:
        limit = perspective.state.config.house.discard_limit
        detail = tr("You had more than {limit} cards when the seven was rolled.", limit=limit)
        return Prompt(tr("Discard %n cards.", "", task.left), detail, task.actor)
    return Prompt(tr("{name} is choosing cards to discard.", name=perspective.name(task.actor)), seat=task.actor)


def _robber_move(task: robber.RobberMove, perspective: Perspective) -> Prompt:
    if perspective.acting:
        detail = tr("The hex produces nothing while he is there, and you steal a card from a player next to it.")
        least = perspective.state.config.house.friendly_robber
        if least:
            spared = tr("He is friendly: he spares everybody with fewer than %n visible points.", "", least)
            detail = f"{spared} {detail}"
        return Prompt(tr("Move the robber to another hex."), detail, task.actor)
    return Prompt(tr("{name} is moving the robber.", name=perspective.name(task.actor)), seat=task.actor)


def _robber_victim(task: robber.RobberVictim, perspective: Perspective) -> Prompt:
    if perspective.acting:
        return Prompt(tr("Choose whom to steal a card from."), "", task.actor)
    return Prompt(tr("{name} is choosing whom to steal from.", name=perspective.name(task.actor)), seat=task.actor)


def _theft(task: robber.Theft, perspective: Perspective) -> Prompt:
    thief, victim = perspective.name(task.thief), perspective.name(task.victim)
    if task.thief == perspective.viewer:
        return Prompt(tr("You steal a card from {victim}.", victim=victim), seat=task.thief)
    if task.victim == perspective.viewer:
        return Prompt(tr("{name} steals a card from you.", name=thief), seat=task.thief)
    return Prompt(tr("{name} steals a card from {victim}.", name=thief, victim=victim), seat=task.thief)


def _answering(task: trade.Answering, perspective: Perspective) -> Prompt:
    name, proposer = perspective.name(task.actor), perspective.name(task.proposer)
    if perspective.acting:
        return Prompt(
            tr("{name} offers you a trade.", name=proposer), tr("Accept, decline, or make a counter-offer."), task.actor
        )
    if task.proposer == perspective.viewer:
        return Prompt(tr("{name} is thinking about your offer.", name=name), seat=task.actor)
    return Prompt(
        tr("{name} is thinking about the offer of {proposer}.", name=name, proposer=proposer), seat=task.actor
    )


def _choosing(task: trade.Choosing, perspective: Perspective) -> Prompt:
    if perspective.acting:
        return Prompt(tr("Choose whom to trade with, or withdraw your offer."), "", task.actor)
    return Prompt(tr("{name} is choosing whom to trade with.", name=perspective.name(task.actor)), seat=task.actor)


_PROMPTS: dict[type[Task | None], Callable[[Any, Perspective], Prompt]] = {
    setup.Founding: _founding,
    setup.FoundingRoad: _founding_road,
    turn.BeforeRoll: _before_roll,
    turn.DiceRoll: _dice_roll,
    turn.Turn: _turn,
    building.FreeRoads: _free_roads,
    cards.CardDraw: _card_draw,
    robber.Discarding: _discarding,
    robber.RobberMove: _robber_move,
    robber.RobberVictim: _robber_victim,
    robber.Theft: _theft,
    trade.Answering: _answering,
    trade.Choosing: _choosing,
}
