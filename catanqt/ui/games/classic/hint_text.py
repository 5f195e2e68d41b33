"""Moves of the base game in words, for hints."""

from __future__ import annotations

from collections.abc import Callable

from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, setup, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count, resource_word


def move(action: Action, perspective: Perspective) -> str | None:
    """What to do, in one sentence; places are marked on the board."""
    match action:
        case cards.PlayYearOfPlenty(first, second) if first == second:
            taken = resource_count(RESOURCES[first], 2)
            return tr("Play year of plenty and take {cards}.", cards=taken)
        case cards.PlayYearOfPlenty(first, second):
            kinds = resource_word(RESOURCES[first]), resource_word(RESOURCES[second])
            return tr("Play year of plenty and take {first} and {second}.", first=kinds[0], second=kinds[1])
        case cards.PlayMonopoly(kind):
            return tr("Play monopoly and name {resource}.", resource=resource_word(RESOURCES[kind]))
        case turn.BankTrade(give, take):
            rate = perspective.state.rates[5 * perspective.state.turn + give]
            gives, takes = resource_count(RESOURCES[give], rate), resource_count(RESOURCES[take], 1)
            return tr("Give the bank {give} for {take}.", give=gives, take=takes)
        case robber.Discard(kind):
            return tr("Discard {cards}.", cards=resource_count(RESOURCES[kind], 1))
        case robber.Rob(seat):
            return tr("Steal from {name}.", name=perspective.name(seat))
    plain = _PLAIN.get(type(action))
    return None if plain is None else plain()


_PLAIN: dict[type[Action], Callable[[], str]] = {
    setup.FoundSettlement: lambda: tr("Place your settlement on the marked corner."),
    setup.FoundRoad: lambda: tr("Place your road on the marked edge."),
    building.PlaceRoad: lambda: tr("Place your road on the marked edge."),
    building.BuildRoad: lambda: tr("Build a road on the marked edge."),
    building.BuildSettlement: lambda: tr("Build a settlement on the marked corner."),
    building.BuildCity: lambda: tr("Upgrade the marked settlement to a city."),
    robber.MoveRobber: lambda: tr("Move the robber to the marked hex."),
    cards.BuyCard: lambda: tr("Buy a development card."),
    cards.PlayKnight: lambda: tr("Play a knight."),
    cards.PlayRoadBuilding: lambda: tr("Play road building."),
    turn.Roll: lambda: tr("Roll the dice."),
    turn.EndTurn: lambda: tr("End your turn."),
}
