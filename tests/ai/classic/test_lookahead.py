"""Looking ahead changes minds for a reason, never for what cannot be known; and offers say what they are for."""

from __future__ import annotations

import random
from typing import Any

from catanqt.kernel.agent import Adviser, Budget
from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import Action
from catanqt.rules.base.cards import PlayKnight, PlayMonopoly
from catanqt.rules.base.robber import Rob, RobberMove, RobberVictim
from catanqt.rules.base.state import MONOPOLY
from catanqt.rules.base.trade import Answering, Choosing, Confirm, Counter, Offer
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.rules.junior import turn as junior_turn
from catanqt_ai import trade_answers
from catanqt_ai.classic import lookahead
from catanqt_ai.classic.decisions import advise
from catanqt_ai.classic.robber_moves import raids
from catanqt_ai.classic.scenario_heuristics import SearchEvaluator
from catanqt_ai.classic.scenarios import evaluator_for
from catanqt_ai.classic.turn_plan import TurnPlan
from catanqt_ai.classic.turn_search import plan_turn
from catanqt_ai.junior import lookahead as rollouts
from catanqt_ai.junior import turn_search
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.registry import make_agent
from catanqt_ai.sequential_halving import stratified
from catanqt_ai.skill import skill_of
from catanqt_ai.trade_offers import Proposal
from tests.ai.recorded_games import Moment, choices, recorded
from tests.rules.base.table import paths, player, table


def with_monopoly(kind: type, every: int) -> list[Moment]:
    """Moments of a game at which the seat holds a monopoly, swapped for a card of the deck."""
    found = [one for one in recorded("base, medium") if type(one.game.task) is kind][::every]
    for one in found:
        state = one.game.state
        if not state.deck[MONOPOLY]:
            continue
        state.deck[MONOPOLY] -= 1
        state.cards[5 * one.seat + MONOPOLY] += 1
    return found


def test_a_monopoly_tells_nothing_of_who_holds_what() -> None:
    agent = make_agent("expert", "")
    assert isinstance(agent, Adviser)
    differ = 0
    for kind, every in ((Turn, 9), (BeforeRoll, 7)):
        for one in with_monopoly(kind, every):
            said: list[Any] = []
            for seed in range(2):
                imagined = one.rules.imagine(one.game, one.seat, random.Random(seed))
                differ += imagined.state.hands != one.game.state.hands
                advice = agent.advise(imagined, one.seat, Budget())
                said.append((advice, agent.compare(imagined.copy(), one.seat, advice.action, Budget())))
            assert said[0] == said[1], one.game.task
    assert differ > 8


def test_lines_whose_end_is_hidden_are_not_played_on() -> None:
    game = table(
        player("lbwg", settlements=[21, 43], roads=paths((21, 16), (43, 47)), cards="m"),
        player("ooo", settlements=[5]),
        player("oo", settlements=[10]),
    )
    evaluator = evaluator_for(game, 0, skill_of("expert", "balanced"), Budget())
    plans = plan_turn(evaluator, TurnPlan(game))
    hidden = [plan for plan in plans if any(isinstance(action, PlayMonopoly) for action in plan.actions)]
    assert hidden
    assert not any(lookahead._foreseeable(plan) for plan in hidden)


def test_futures_can_change_the_choice(monkeypatch: Any) -> None:
    """The line that does best in thought is taken, though another looked better."""
    changed = 0
    for one in choices("base, hard", 3, 160):
        if not isinstance(one.game.task, Turn):
            continue
        evaluator = evaluator_for(one.game, one.seat, skill_of("expert", "balanced"), Budget())
        plans = [plan for plan in plan_turn(evaluator, TurnPlan(one.game)) if lookahead._foreseeable(plan)]
        close = [plan for plan in plans[:6] if plan.value > plans[0].value - lookahead.CLOSE]
        if len(close) < 2 or plans[0].value > 1:
            continue
        wanted = close[-1]
        with monkeypatch.context() as patch:
            patch.setattr(lookahead.Futures, "after", lambda self, plan, future, wanted=wanted: float(plan is wanted))
            assert lookahead.look_ahead(evaluator, plans) is wanted
        changed += 1
    assert changed > 2


def test_the_same_futures_are_seen_again() -> None:
    one = next(one for one in choices("base, hard", 5, 160) if isinstance(one.game.task, Turn))
    evaluators = [evaluator_for(one.game, one.seat, skill_of("expert", "balanced"), Budget()) for _ in range(2)]
    seen = [
        [lookahead.Futures(evaluator, 4).after(TurnPlan(one.game), future) for future in range(4)]
        for evaluator in evaluators
    ]
    assert seen[0] == seen[1]
    assert len(set(seen[0])) > 1
    assert all(0 <= value <= 1 for value in seen[0])


def test_what_an_offer_is_for_lacks_the_card_and_can_spare_the_other() -> None:
    offers = 0
    for one in recorded("base, expert and novices"):
        if one.seat or not isinstance(one.action, Offer):
            continue
        evaluator = thinking(one)
        advice = advise(evaluator)
        action = advice.action
        if not isinstance(action, Offer) or advice.reasons[0].code != "offer":
            continue
        hand, cost = one.game.state.hand(one.seat), evaluator.cost(str(advice.reasons[0].facts_by_name["goal"]))
        assert all(hand[kind] < cost[kind] for kind in range(5) if action.want[kind])
        assert all(hand[kind] - action.give[kind] >= cost[kind] for kind in range(5) if action.give[kind])
        offers += 1
    assert offers > 1


def test_advice_in_a_turn_begins_with_the_line_it_chose() -> None:
    one = next(one for one in choices("base, hard", 7, 160) if isinstance(one.game.task, Turn))
    advice = advise(evaluator_for(one.game, one.seat, skill_of("expert", "balanced"), Budget()))
    assert advice.plan[0] == advice.action


def thinking(one: Moment) -> SearchEvaluator:
    return evaluator_for(one.game, one.seat, skill_of("expert", "balanced"), Budget())


def test_dice_in_thought_are_spread_over_all_there_are() -> None:
    sums = [dice.first + dice.second for dice in stratified(random.Random(1), lookahead.DICE, 36)]
    assert sorted(sums) == sorted(one + two for one in range(1, 7) for two in range(1, 7))
    assert sums != sorted(sums)


def test_the_raid_is_made_that_does_best_in_thought(monkeypatch: Any) -> None:
    raids_tried = 0
    for one in recorded("base, hard"):
        if isinstance(one.game.task, RobberMove) and one.game.state.dice != (0, 0):
            evaluator = thinking(one)
            found = raids(evaluator, one.game.state, evaluator.hands[one.seat])
            best = dict.fromkeys(raid.hex for raid in found if raid.value > found[0].value - lookahead.CLOSE_RAIDS)
            close = list(best)[:6]
            if len(close) > 1:
                with monkeypatch.context() as patch:
                    patch.setattr(lookahead.Futures, "compare", lambda self, starts: list(range(len(starts))))
                    assert lookahead.best_raid(evaluator, found).hex == close[-1]
                raids_tried += 1
    assert raids_tried


def test_no_offer_is_better_than_one_that_helps_nobody(monkeypatch: Any) -> None:
    one = next(one for one in choices("base, hard", 5, 160) if isinstance(one.game.task, Turn))
    offers = [Proposal(0.1, Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1,)), []) for _ in range(2)]
    for totals, chosen in (([3.0, 2.0, 3.0], None), ([3.0, 2.0, 3.1], offers[1])):
        with monkeypatch.context() as patch:
            patch.setattr(lookahead.Futures, "compare", lambda self, starts, totals=totals: totals)
            assert lookahead.best_offer(thinking(one), offers) is chosen


def test_the_answer_is_given_that_does_best_in_thought(monkeypatch: Any) -> None:
    """Agreeing must bring something; so must asking for more, and the more, the less likely he is to pay it."""
    answers: set[bool] = set()
    for one in recorded("base, hard, more answers"):
        task = one.game.task
        if not isinstance(task, Answering):
            continue
        evaluator = thinking(one)
        bids = trade_answers.possible_bids(evaluator, task, lookahead.MOST_ASKED)
        offered = trade_answers.Deal(evaluator, task.proposer, task.want, task.give)
        if not bids or offered.own >= evaluator.times[one.seat]:
            continue
        bid, helped = bids[0].deal, bids[0].deal.theirs < evaluator.times[task.proposer]
        enough = 0.5 + 0.1 / (lookahead.GLAD if helped else lookahead.LOATH)
        for worths, chosen in (
            ((0.5, 0.5, 0.5), None),
            ((0.5, 0.6, 0.5), offered),
            ((0.5, 0.6, enough - 0.01), offered),
            ((0.5, 0.6, enough + 0.01), bid),
            ((0.5, 0.5, 0.51), bid),
        ):
            with monkeypatch.context() as patch:
                patch.setattr(lookahead.Futures, "compare", lambda self, starts, worths=worths: list(worths))
                assert lookahead.best_answer(evaluator, offered, bids[:1]) is chosen
        answers.add(helped)
    assert answers == {True, False}


def again(level: str, one: Moment) -> Action:
    """What this level does in a recorded moment now."""
    return make_agent(level, "").choose(one.rules.imagine(one.game, one.seat, random.Random(1)), one.seat, Budget())


def test_experts_ask_novices_for_more_than_a_card_and_get_it() -> None:
    """The game was recorded; where the expert bid in it, it is asked again, and so is the novice that took a bid."""
    asked, paid = 0, 0
    for one in recorded("base, expert and novices"):
        task = one.game.task
        if one.seat == 0 and isinstance(one.action, Counter):
            bid = again("expert", one)
            assert isinstance(bid, Counter)
            asked += sum(bid.want) > sum(bid.give)
            assert sum(bid.want) <= lookahead.MOST_ASKED
        elif isinstance(task, Choosing) and one.action == Confirm(0) and 0 not in task.accepted:
            terms = task.terms(0)
            assert again("novice", one) == one.action
            paid += terms is not None and sum(terms[0]) > 1
    assert asked >= paid > 2


def test_the_victim_is_the_one_the_robber_was_moved_for() -> None:
    robbed = 0
    for one in recorded("base, medium"):
        if isinstance(one.game.task, RobberMove) and one.game.state.dice != (0, 0):
            moved = advise(thinking(one))
            game = one.game.copy()
            game.apply(moved.action)
            if isinstance(game.task, RobberVictim):
                robs = advise(thinking(one._replace(game=game))).action
                steals = next(reason for reason in moved.reasons if reason.code == "steals")
                assert robs == Rob(int(steals.facts_by_name["victim"]))
                robbed += 1
    assert robbed


def test_the_robber_goes_where_the_knight_was_said_to_send_him() -> None:
    sent = 0
    for one in [one for level in ("hard", "expert") for one in recorded(f"base, {level}")]:
        task = one.game.task
        if isinstance(task, Turn | BeforeRoll) and PlayKnight() in one.game.options():
            advice = advise(thinking(one))
            if advice.action == PlayKnight() and advice.reasons[0].code != "wins":
                game = one.game.copy()
                game.apply(PlayKnight())
                moved = advise(thinking(one._replace(game=game)))
                assert set(moved.reasons) <= set(advice.reasons)
                sent += 1
    assert sent > 3


def test_without_time_for_a_future_first_sight_decides() -> None:
    one = next(one for one in choices("base, hard", 5, 160) if isinstance(one.game.task, Turn))
    offers = [Proposal(0.1, Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1,)), [])]
    evaluator = evaluator_for(one.game, one.seat, skill_of("expert", "balanced"), Budget(0.0))
    assert lookahead.Futures(evaluator, 4).compare([lookahead._silent]) == []
    assert lookahead.best_offer(evaluator, offers) is offers[0]


def test_alternatives_that_come_to_the_same_are_thought_on_once(monkeypatch: Any) -> None:
    one = next(one for one in choices("base, hard", 5, 160) if isinstance(one.game.task, Turn))
    futures, went_on = lookahead.Futures(thinking(one), 3), []
    play_on = lookahead.Futures._go_on
    monkeypatch.setattr(lookahead.Futures, "_go_on", lambda self, *args: went_on.append(args) or play_on(self, *args))
    one_total, other_total = futures.compare([lookahead._silent] * 2)
    assert one_total == other_total > 0
    assert len(went_on) == 3


def test_only_those_who_know_a_scenario_think_on_in_it() -> None:
    one = next(one for one in choices("big-game, hard", 5, 120) if isinstance(one.game.task, Turn))
    assert lookahead.thinks_on(evaluator_for(one.game, one.seat, skill_of("expert", "balanced"), Budget()))
    assert not lookahead.thinks_on(evaluator_for(one.game, one.seat, skill_of("expert", "blind"), Budget()))
    assert not lookahead.thinks_on(evaluator_for(one.game, one.seat, skill_of("hard", "balanced"), Budget()))


def thinking_in_junior(one: Moment) -> JuniorEvaluator:
    return JuniorEvaluator(one.game, one.seat, skill_of("expert", "balanced"), Budget())


def futures_with_rolls(evaluator: JuniorEvaluator, rolls: tuple[int, ...]) -> rollouts.Futures:
    """Futures of which the first has these rolls, the last one first."""
    futures = rollouts.Futures(evaluator, 1)
    futures._rolls[0] = rolls
    return futures


def test_in_junior_too_the_line_is_taken_that_does_best_in_thought(monkeypatch: Any) -> None:
    changed = 0
    for one in choices("junior, hard", 1, 120):
        if not isinstance(one.game.task, junior_turn.Turn):
            continue
        evaluator = thinking_in_junior(one)
        plans = turn_search.plan_turn(evaluator, turn_search.JuniorTurnPlan(one.game))
        close = [plan for plan in plans[: rollouts.CANDIDATES] if plan.value > plans[0].value - rollouts.CLOSE]
        if len(close) < 2 or plans[0].value > 1:
            continue
        wanted = close[-1]
        with monkeypatch.context() as patch:
            patch.setattr(rollouts.Futures, "after", lambda self, plan, future, wanted=wanted: float(plan is wanted))
            assert rollouts.look_ahead(evaluator, plans) is wanted
        changed += 1
    assert changed > 2


def test_in_junior_a_round_is_played_with_these_rolls_up_to_ones_own_roll() -> None:
    one = next(one for one in choices("junior, hard", 4, 80) if isinstance(one.game.task, junior_turn.Turn))
    game, turns = one.game.copy(), one.game.state.turn_number
    futures_with_rolls(thinking_in_junior(one), (5, 4, 3, 2)).play_round(game, 0, QuickDealer(random.Random(1)))
    assert isinstance(game.task, junior_turn.Turn)
    assert (game.task.actor, game.state.die, game.state.turn_number) == (one.seat, 5, turns + 4)


def test_in_junior_a_win_in_thought_is_a_win() -> None:
    """And a tile bought unseen counts in the next turn as it did in this one."""
    one = next(one for one in choices("junior, hard", 4, 80) if isinstance(one.game.task, junior_turn.Turn))
    plans = [turn_search.JuniorTurnPlan(one.game.copy()) for _ in range(4)]
    plans[1].gift = 1.0
    for plan, winner in ((plans[2], one.seat), (plans[3], (one.seat + 1) % 4)):
        plan.game.state.winner = winner
        plan.game.state.todo.clear()
        assert plan.game.over
    futures = futures_with_rolls(thinking_in_junior(one), (5, 4, 3, 2))
    plain, given, won, lost = (futures.after(plan, 0) for plan in plans)
    assert lost == 0 < plain < given < won == 1
