"""The scenarios' kit for walks: the classic kit, and a simple second opinion on what the scenarios add."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Sequence
from typing import Any

from catanqt.kernel.game import Action, Event
from catanqt.rules.base import trade
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios.big_game.rules import actions as big_game
from catanqt.scenarios.fishermen.rules import actions as fishermen
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules import matchday as soccer
from tests.walks import classic_facts as facts
from tests.walks.classic import ClassicKit, _reshuffle_cards, _reshuffle_hands, check_memory
from tests.walks.walk import Variant, freeze

PRICES = (2, 3, 4, 5, 7)
LEAGUE_POINTS = {3: (3, 2, 1), 4: (3, 2, 1, 0)}


class ScenarioKit(ClassicKit):
    def check(self, game: Catan) -> None:
        state = game.state
        _check_cards(state)
        facts.check_pieces(state)
        facts.check_networks(state)
        facts.check_economy(state)
        _check_awards(state)
        check_memory(state)
        _check_parts(state)
        _check_score(game)

    def check_step(self, before: State, action: Action, told: Sequence[Event], after: Catan) -> None:
        """Whoever only listens knows how many points everybody has lost or won, at least."""
        if before.score != after.state.score:
            assert told, f"{action} changed points and nothing was told"

    def universe(self, game: Catan) -> Iterable[Action]:
        yield from super().universe(game)
        parts, numbers, seats = game.state.scenario_state, range(-1, 14), range(-1, game.state.config.players + 1)
        if "big-game" in parts:
            yield from map(big_game.SeatSettler, numbers)
            yield from map(big_game.ChallengeTable, range(-1, 6))
            yield from (big_game.SendSettler(number, card) for number in numbers for card in range(-1, 6))
            yield from (big_game.SpendLaurels(one, choice) for one in range(-1, 7) for choice in range(-2, 6))
            yield from (big_game.TableDice(one, two) for one in range(8) for two in range(8))
        if "fishermen" in parts:
            yield from map(fishermen.DrawFish, range(-1, 5))
            yield from map(fishermen.PassShoe, seats)
            yield from map(fishermen.TryShoe, seats)
            yield from _plain_buys(game)
        if "soccer-fever" in parts:
            yield ConvertKnight()
            yield from map(soccer.Shoot, (True, False))
            yield from map(soccer.ScoreFirst, (True, False))
            yield from map(soccer.TakeReward, range(-1, 6))

    def compose(self, game: Catan, rng: random.Random) -> Action:
        """An offer, with fish in it now and then; or a payment with tokens of one's own choice."""
        task = game.task
        kinds = task.composes(game)
        if fishermen.SpendFish in kinds and (trade.Offer not in kinds or rng.random() < 0.5):
            held = game.state.scenario_state["fishermen"].tokens[task.actor]
            tokens = tuple(rng.randint(0, have + (rng.random() < 0.1)) for have in held)
            return fishermen.SpendFish(rng.randrange(-1, 6), rng.randrange(-1, 5), tokens)  # type: ignore[arg-type]
        action: Any = super().compose(game, rng)
        if "fishermen" not in game.state.scenario_state:
            return action
        give, want = (goods + tuple(rng.choice((0, 0, 0, 1)) for _ in range(3)) for goods in (action.give, action.want))
        return trade.Counter(give, want) if isinstance(action, trade.Counter) else trade.Offer(give, want, action.to)

    def composed_is_fine(self, game: Catan, action: Any) -> bool:
        task, state = game.task, game.state
        fish = state.scenario_state.get("fishermen")
        if isinstance(action, fishermen.SpendFish):
            return _buy_is_fine(state, task.actor, action)
        if fish is None:
            return super().composed_is_fine(game, action)
        tradable_goods = (*state.hand(task.actor), *fish.tokens[task.actor])
        give, want = action.give, action.want
        fine = len(give) == len(want) == 8 and min(*give, *want) >= 0 and sum(give) > 0 and sum(want) > 0
        fine = fine and all(
            not (one and two) and one <= have for one, two, have in zip(give, want, tradable_goods, strict=True)
        )
        if isinstance(action, trade.Offer):
            others = set(range(state.config.players)) - {task.actor}
            return fine and bool(action.to) and set(action.to) <= others and list(action.to) == sorted(set(action.to))
        return fine and (give, want) != (task.want, task.give)

    def known(self, game: Catan, seat: int) -> object:
        """Of fish: one's own tokens, how many the others have, and what lies open."""
        known: Any = super().known(game, seat)
        fish = game.state.scenario_state.get("fishermen")
        if fish is not None:
            del known["open"]["scenario_state"]["fishermen"]
            known["promises"] = None
            known["fish"] = [
                fish.tokens[seat], [sum(held) for held in fish.tokens], fish.spent, fish.shoe, fish.pile[3],
                sum(fish.pile), _fish_everywhere(fish),
            ]  # fmt: skip
        return known

    def hidden(self, game: Catan, seat: int) -> object:
        fish = game.state.scenario_state.get("fishermen")
        return super().hidden(game, seat), None if fish is None else freeze([fish.tokens, fish.pile])

    def twin(self, game: Catan, seat: int, rng: random.Random) -> Catan | None:
        copy = game.copy()
        if isinstance(game.task, trade.Answering | trade.Choosing) and "fishermen" in copy.state.scenario_state:
            return None
        _reshuffle_hands(copy, seat, rng)
        _reshuffle_cards(copy.state, seat, rng)
        if "fishermen" in copy.state.scenario_state:
            _reshuffle_fish(copy.state, seat, rng)
        state = copy.state
        hidden = [sum(pile[5 * other + facts.VICTORY_POINT] for pile in (state.cards, state.new_cards))
                  for other in range(state.config.players)]  # fmt: skip
        fine = all(state.score[p] + hidden[p] < state.goals[p] for p in range(state.config.players) if p != seat)
        return copy if fine else None


def _check_cards(state: State) -> None:
    assert min(*state.bank, *state.hands, *state.deck, *state.cards, *state.new_cards, *state.knights) >= 0
    for kind in range(5):
        assert state.bank[kind] + sum(state.hands[kind::5]) == 19
    left = facts.development_cards(state)
    left[facts.KNIGHT] += sum(state.knights)
    converted = facts.DECK[facts.KNIGHT] - left[facts.KNIGHT]
    assert converted == 0 or (converted > 0 and "soccer-fever" in state.scenario_state)
    assert all(some <= whole for some, whole in zip(left, facts.DECK, strict=True))


def _check_awards(state: State) -> None:
    lengths = [facts.longest_trail(state, seat) for seat in range(state.config.players)]
    assert state.longest_road == facts.leader(state.longest_road, lengths, 5)
    assert state.largest_army == facts.leader(state.largest_army, state.knights, 3)


def _check_parts(state: State) -> None:
    players = range(state.config.players)
    table, fish, season = (state.scenario_state.get(name) for name in ("big-game", "fishermen", "soccer-fever"))
    if table is not None:
        counts = [table.places.count(seat) for seat in players]
        assert max(counts) <= 6
        assert all(0 <= laurels <= 6 for laurels in table.laurels)
        assert facts.ones(table.free) == {place for place, owner in enumerate(table.places) if owner == facts.NOBODY}
        assert table.champion != facts.NOBODY or max(counts) < 3
        assert table.champion == facts.NOBODY or counts[table.champion] == max(counts)
    if fish is not None:
        assert _fish_everywhere(fish) == [11, 10, 8]
        assert (fish.shoe == facts.NOBODY) == (fish.pile[3] == 1)
        assert min(*fish.pile, *fish.spent, *(min(held) for held in fish.tokens)) >= 0
        assert any(fish.pile) or not any(fish.spent)
    if season is not None:
        last = len(season.league.days)
        assert all(1 <= tokens <= 6 for tokens in season.tokens)
        assert 0 <= season.day <= last
        assert (
            season.over == (season.day == last or (season.day > 0 and max(season.spaces) == season.league.trophy))
            or season.due
        )
        assert season.day > 0 or not any(season.points)


def _check_score(game: Catan) -> None:
    state = game.state
    table, fish, season = (state.scenario_state.get(name) for name in ("big-game", "fishermen", "soccer-fever"))
    for seat in range(state.config.players):
        points = facts.points_on_board(state, seat)
        points += table is not None and table.champion == seat
        points += 0 if season is None else season.points[seat]
        assert state.score[seat] == points
        more = (season is not None) + 2 * (table is not None) + (fish is not None and fish.shoe == seat)
        assert state.goals[seat] == state.config.goal + more
    own = state.score[state.turn] + sum(
        pile[5 * state.turn + facts.VICTORY_POINT] for pile in (state.cards, state.new_cards)
    )
    waiting = season is not None and season.due
    assert game.over == (own >= state.goals[state.turn] and not waiting), f"seat {state.turn} has {own} points"


def _fish_everywhere(fish: Any) -> list[int]:
    return [fish.pile[i] + fish.spent[i] + sum(held[i] for held in fish.tokens) for i in range(3)]


def _reshuffle_fish(state: State, seat: int, rng: random.Random) -> None:
    fish = state.scenario_state["fishermen"]
    others = [other for other in range(state.config.players) if other != seat]
    loose = [kind for other in others for kind in range(3) for _ in range(fish.tokens[other][kind])]
    loose += [kind for kind in range(3) for _ in range(fish.pile[kind])]
    sizes = [sum(fish.tokens[other]) for other in others]
    rng.shuffle(loose)
    for other, size in zip(others, sizes, strict=True):
        drawn, loose = loose[:size], loose[size:]
        fish.tokens[other] = tuple(drawn.count(kind) for kind in range(3))
    fish.pile[:3] = [loose.count(kind) for kind in range(3)]


def _worth(tokens: Sequence[int]) -> int:
    return tokens[0] + 2 * tokens[1] + 3 * tokens[2]


def _plain_buys(game: Catan) -> Iterable[Action]:
    """For every advantage and choice the payment with least waste, then fewest tokens."""
    held = game.state.scenario_state["fishermen"].tokens[game.state.turn]
    ways = list(itertools.product(*(range(have + 1) for have in held)))
    for advantage, price in enumerate(PRICES):
        paying = [tokens for tokens in ways if _worth(tokens) >= price]
        if paying:
            best = min(paying, key=lambda tokens: (_worth(tokens), sum(tokens)))
            yield from (fishermen.SpendFish(advantage, choice, best) for choice in range(-2, 6))  # type: ignore[arg-type]


def _buy_is_fine(state: State, seat: int, action: fishermen.SpendFish) -> bool:
    held = state.scenario_state["fishermen"].tokens[seat]
    if not 0 <= action.advantage < 5 or any(not 0 <= n <= have for n, have in zip(action.tokens, held, strict=True)):
        return False
    excess = _worth(action.tokens) - PRICES[action.advantage]
    if excess < 0 or any(count and excess >= kind + 1 for kind, count in enumerate(action.tokens)):
        return False
    match action.advantage:
        case 0:
            return action.choice == -1 and state.robber != state.config.board.desert
        case 1:
            return (
                action.choice in range(state.config.players)
                and action.choice != seat
                and state.hand_size(action.choice) > 0
            )
        case 2:
            return action.choice in range(5) and state.bank[action.choice] > 0
        case 3:
            free = facts.ones(state.open_edges[seat]) - facts.ones(state.taken_edges)
            return action.choice == -1 and bool(free) and len(facts.ones(state.roads[seat])) < 15
        case _:
            return action.choice == -1 and any(state.deck)


_KIT = ScenarioKit()
_NAMES = ("soccer-fever", "big-game", "fishermen")
COMBINATIONS = [names for size in (1, 2, 3) for names in itertools.combinations(_NAMES, size)]
SCENARIOS = [
    *(Variant("classic", players, _KIT, "variable", names) for names in COMBINATIONS for players in (3, 4)),
    Variant("classic", 4, _KIT, "random", ("soccer-fever",), {"card_icon_on_landing": True, "match_order": "chart"}),
    Variant("classic", 3, _KIT, "beginner", _NAMES, {"goal": 40}),
    Variant("classic", 3, _KIT, "random", ("fishermen",), {"goal": 20, "shoe_points": "true"}),
]
