"""Soccer Fever in five steps: pitch, matchday, reward, knight, league."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.rules.base.building import BuildSettlement
from catanqt.rules.base.cards import BuyCard, DrawCard
from catanqt.rules.base.events import SettlementBuilt, Won
from catanqt.rules.base.state import VICTORY_POINT
from catanqt.rules.base.turn import EndTurn
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.events import KnightConverted, MatchPlayed, StandingsChanged
from catanqt.scenarios.soccer_fever.rules.matchday import Shoot, Shooting, TakeReward
from catanqt.scenarios.soccer_fever.rules.part import part
from catanqt.scenarios.soccer_fever.rules.pitch import by_a_pitch
from catanqt.ui.text.i18n import tr
from catanqt.ui.tutorial.lesson import LEARNER, Data, Lesson, Step
from catanqt.ui.tutorial.lesson_header import lesson_header
from catanqt.ui.tutorial.positions import first, hand, in_turn, knights, raise_to, settle_near

SEASON = {"tokens": [1, 1, 1, 1], "spaces": [1, 1, 3, 0], "points": [2, 2, 3, 0], "day": 1}
"""After the first matchday: a draw of the learner, and a win of the next opponent."""
FIRST_DAY = [[1, 0, 1, 1, 1], [1, 2, 3, 1, 0]]


def soccer_fever(learner: str = "") -> Lesson:
    """The lesson in the language that is set."""
    header = lesson_header("classic", learner, 3, "soccer-fever")
    return Lesson("soccer-fever", header, (*_matchday(), *_league()))


def _matchday() -> tuple[Step, ...]:
    return (
        Step(
            tr("Build at a pitch"),
            tr(
                "The two pitches produce nothing, but each building next to one earns a shot token. Build your "
                "settlement at a corner of a pitch."
            ),
            tr("A second shot token: from now on you shoot twice in every match."),
            (BuildSettlement,),
            lambda event: isinstance(event, SettlementBuilt) and event.seat == LEARNER,
            _by_pitch,
            _can_settle,
            objection=_no_pitch,
        ),
        Step(
            tr("Play the matchday"),
            tr(
                "You have built, so your turn ends with a matchday. End your turn, then shoot: flick the ball, or "
                "press Space. You have one shot for each token."
            ),
            tr("A win moves you three spaces along the track, a draw one. On the fourth space there is a reward."),
            (EndTurn,),
            lambda event: isinstance(event, MatchPlayed) and LEARNER in (event.home, event.away),
            first(EndTurn),
            always=_shot,
        ),
        Step(
            tr("Take your reward"),
            tr("You have reached a reward on the track. Take a card of your choice and see how the matchday ends."),
            tr("The league table is updated after each matchday: first place is worth three points."),
            (TakeReward,),
            lambda event: isinstance(event, StandingsChanged),
            first(TakeReward),
            always=_shot,
        ),
    )


def _league() -> tuple[Step, ...]:
    return (
        Step(
            tr("Turn a knight into a shot token"),
            tr(
                "Now imagine you have played a knight. Once per turn you may turn one into a shot token; it no longer "
                "counts for the largest army. Press the button next to the dice."
            ),
            tr("That makes three shots in every match. More shots, more goals."),
            (ConvertKnight,),
            lambda event: isinstance(event, KnightConverted) and event.seat == LEARNER,
            first(ConvertKnight),
            _can_convert,
        ),
        Step(
            tr("Win the season"),
            tr(
                "Now imagine you have ten points, your place in the league included, and eleven win. Buy a development "
                "card: it may be the last point."
            ),
            tr("You have won! Build next to the pitches early, and you will do well on every matchday."),
            (BuyCard,),
            lambda event: isinstance(event, Won),
            first(BuyCard),
            _can_win,
            (lambda game: DrawCard(VICTORY_POINT),),
        ),
    )


def _can_settle(data: Data) -> None:
    in_turn(data)
    data["parts"]["soccer-fever"] |= {**SEASON, "results": FIRST_DAY}
    hand(data, lumber=1, brick=1, wool=1, grain=1)
    settle_near(data, lambda game, corner: by_a_pitch(game.state.config.board, corner))


def _by_pitch(game: Game[Any]) -> Action:
    sites = [action for action in game.options() if isinstance(action, BuildSettlement)]
    return next(action for action in sites if by_a_pitch(game.state.config.board, action.corner))


def _no_pitch(action: Action, game: Game[Any]) -> str | None:
    if isinstance(action, BuildSettlement) and not by_a_pitch(game.state.config.board, action.corner):
        return tr("That is allowed, but this time build at a corner of a pitch.")
    return None


def _shot(game: Game[Any]) -> Action | None:
    """The learner scores, the opponent does not; the others do as they like."""
    if not isinstance(game.task, Shooting):
        return None
    match = game.task
    shooter = match.home if match.home_shoots(part(game).tokens) else match.away
    return Shoot(shooter == LEARNER or (LEARNER not in (match.home, match.away) and shooter == match.home))


def _can_convert(data: Data) -> None:
    in_turn(data)
    knights(data, 1)


def _can_win(data: Data) -> None:
    in_turn(data)
    hand(data, wool=1, grain=1, ore=1)
    raise_to(data, 10)
