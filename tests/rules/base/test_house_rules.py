"""Rules a table may agree upon: what each option changes, with dictated dice. Tests are named by rule and option."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from catanqt.kernel.chance import fair_number
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.rules.base import dice
from catanqt.rules.base.board import Board
from catanqt.rules.base.board_generator import BOARDS, corner_rolls
from catanqt.rules.base.building import BuildRoad, BuildSettlement
from catanqt.rules.base.cards import BuyCard, PlayKnight
from catanqt.rules.base.events import DiceShuffled, RobberMoved, Won
from catanqt.rules.base.imagine import imagine
from catanqt.rules.base.robber import Discarding, MoveRobber, Rob, RobberMove, RobberVictim
from catanqt.rules.base.setup import Founding, FoundSettlement
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Offer
from catanqt.rules.base.turn import BankTrade, BeforeRoll, Dice, EndTurn, Roll, Turn
from catanqt.rules.catalog import new_header, ruleset
from catanqt.session import Session, verify
from tests.rules.base.table import (
    GRID,
    RULES,
    W,
    edge,
    new_game,
    of,
    path,
    play,
    player,
    points,
    refused,
    roll,
    table,
)

BEFORE = [BeforeRoll(0)]
SEATS = [Seat(f"player {seat}") for seat in range(3)]


def again(game: Catan) -> Catan:
    """The same game from its position."""
    back: Catan = RULES.from_position(json.loads(json.dumps(RULES.to_position(game))))
    assert RULES.to_position(back) == RULES.to_position(game)
    return back


# Points


@pytest.mark.parametrize(
    ("goal", "handicap", "needs"),
    [(8, [0, 0, 0], 8), (9, [-1, 0, 0], 8), (8, [1, -2, 0], 9), (7, [2, 0, 0], 9), (12, [0, 0, 0], 12)],
)
def test_B16_goal_and_handicap_decide_when_a_seat_has_won(goal: int, handicap: list[int], needs: int) -> None:
    """Two cities, three settlements and a settlement more make eight points; what the others need matters to nobody."""
    builder = player("lbwg", settlements=[16, 20, 41], cities=[2, 35], roads=path(7, 12))
    game = table(builder, goal=goal, handicap=handicap)
    assert [RULES.goal(again(game), seat) for seat in range(3)] == [goal + more for more in handicap]
    assert RULES.goal(game, 0) == needs
    won = game.play(BuildSettlement(12))
    assert points(game, 0) == [8]
    assert of(Won, won) == ([Won(0, 8)] if needs == 8 else [])
    assert game.over == (needs == 8)


# The robber


def test_B8_friendly_robber_spares_the_weak() -> None:
    """Hex 8 is the weak player's, hex 12 that of both; the strong player alone has hex 17."""
    game = table(
        player(), player("l", settlements=[28]), player("b", cities=[44], settlements=[38]),
        todo=[Turn(0), RobberMove(0)], friendly_robber=3,
    )  # fmt: skip
    weak = {hex_ for hex_ in range(19) if 28 in GRID.hex_corners[hex_]}
    assert {move.hex for move in game.options()} == set(range(19)) - weak - {9}
    assert {refused(game, MoveRobber(hex_)) for hex_ in weak} == {"spared"}
    assert of(RobberMoved, game.play(MoveRobber(17)))
    assert again(game).options() == game.options()


def test_B8_friendly_robber_robs_nobody_weak_on_the_desert() -> None:
    """The desert blocks nobody, so he may go there; but only the strong player is robbed."""
    desert = table(
        player(), player("l", settlements=[23]), player("b", cities=[35], settlements=[1, 3]),
        todo=[Turn(0), RobberMove(0)], robber=0, friendly_robber=4,
    )  # fmt: skip
    desert.play(MoveRobber(9))
    assert desert.task.victim == 2  # type: ignore[attr-defined]
    both = table(player(), player("l", settlements=[23]), player("b", cities=[35]),
                 todo=[Turn(0), RobberMove(0)], robber=0)  # fmt: skip
    both.play(MoveRobber(9))
    assert both.options() == [Rob(1), Rob(2)]
    assert isinstance(both.task, RobberVictim)


@pytest.mark.parametrize("knight", [False, True])
def test_B8_B9_friendly_robber_stays_where_he_is_if_he_can_go_nowhere(knight: bool) -> None:
    """Seven settlements touch all nineteen hexes."""
    game = table(
        player(settlements=[9, 12, 20], cards="k"), player("w" * 8, settlements=[28, 30]),
        player(settlements=[41, 44]), todo=[Turn(0)] if knight else BEFORE, friendly_robber=5,
    )  # fmt: skip
    told = game.play(PlayKnight()) if knight else roll(game, 3, 4)
    if not knight:
        assert game.task == Discarding(1, 4)
        told += play(again(game), *[again(game).options()[0]] * 4)
        told += play(game, *[game.options()[0]] * 4)
    assert not of(RobberMoved, told)
    assert game.task == Turn(0)
    assert game.state.robber == 9


@pytest.mark.parametrize(("limit", "kept", "left"), [(8, 8, 4), (9, 9, 5), (10, 10, 5)])
def test_B8_discard_limit(limit: int, kept: int, left: int) -> None:
    game = table(player("l" * (kept + 1)), player("w" * kept), todo=BEFORE, discard_limit=limit)
    roll(game, 3, 4)
    assert game.task == Discarding(0, left)
    assert sum(isinstance(task, Discarding) for task in game.state.todo) == 1


def test_B8_discard_limit_none() -> None:
    game = table(player("l" * 19), player("w" * 19), todo=BEFORE, discard_limit=0)
    roll(game, 3, 4)
    assert game.task == RobberMove(0)


# Dice


@pytest.mark.parametrize(("turn_number", "sevens"), [(1, False), (6, False), (7, True)])
def test_B8_no_seven_rounds(turn_number: int, sevens: bool) -> None:
    """Two rounds of three players are six turns; whatever else can be rolled is as likely as ever."""
    game = table(player(), todo=BEFORE, turn_number=turn_number, no_seven_rounds=2)
    game.play(Roll())
    rolls = [option.first + option.second for option in game.options()]
    assert len(rolls) == (36 if sevens else 30)
    assert (7 in rolls) == sevens
    if not sevens:
        assert refused(game, Dice(3, 4)) == "impossible-outcome"


def test_B6_dice_deck_is_dealt_without_return() -> None:
    game = table(player(), todo=BEFORE, dice="deck")
    roll(game, 2, 3)
    game = again(game)
    game.play(EndTurn())
    game.play(Roll())
    assert len(game.options()) == 35
    assert refused(game, Dice(2, 3)) == "impossible-outcome"
    assert Dice(3, 2) in game.options()
    assert again(game).options() == game.options()


@pytest.mark.parametrize("rest", [5, 0, 10, 15])
def test_B6_deck_rest_shuffles_the_deck_anew(rest: int) -> None:
    game = table(player(), todo=BEFORE, dice="deck", **({} if rest == 5 else {"deck_rest": rest}))
    game.state.dice_deck = (1 << rest + 2) - 1
    for first, second in dice.FACES[:2]:
        assert len(game.options()) == 1
        told = roll(game, first, second)
        game.play(EndTurn())
    assert of(DiceShuffled, told) == [DiceShuffled()]
    game.play(Roll())
    assert len(game.options()) == 36


def test_B6_dice_deck_and_first_rounds_without_seven() -> None:
    game = table(player(), todo=BEFORE, turn_number=1, dice="deck", no_seven_rounds=1)
    game.play(Roll())
    assert len(game.options()) == 30
    game.play(Dice(6, 6))
    assert game.state.dice_deck.bit_count() == 35
    sevens = dice.deck_of([(one, 7 - one) for one in range(1, 7)])
    stuck = table(player(), todo=BEFORE, turn_number=1, dice="deck", no_seven_rounds=1)
    stuck.state.dice_deck = sevens
    stuck.play(Roll())
    assert len(stuck.options()) == 30
    stuck.play(Dice(1, 1))
    assert stuck.state.dice_deck.bit_count() == 35


def test_HI2_dice_deck_is_provably_fair() -> None:
    """Outcome n is the card at place `fair_number(seed, n)` among those left, as anybody can recompute."""
    options = {"board": "beginner", "dice": "deck", "deck_rest": 0}
    session = Session(new_header("classic", SEATS, board="beginner", dice_seed="proof", options=options))
    left, outcomes = list(dice.FACES), 0
    while len(left) > 6:
        if session.game.task.actor != CHANCE:
            rolling = isinstance(session.game.task, BeforeRoll)
            session.play(Roll() if rolling else session.game.options()[0])
            continue
        entry = session.deal().entry
        if isinstance(entry.action, Dice):
            assert (entry.action.first, entry.action.second) == left.pop(fair_number("proof", outcomes, len(left)))
        outcomes += 1
    assert verify(session.record) is None
    wrong = next(n for n, entry in enumerate(session.record.entries) if isinstance(entry.action, Dice))
    session.record.entries[wrong] = session.record.entries[wrong].__class__(CHANCE, Dice(*left[0]))
    found = verify(session.record)
    assert found is not None
    assert found.index == wrong


# The board


BOARD_SEEDS = tuple(map(str, range(12)))


def boards(kind: str, **options: Any) -> list[Board]:
    return [new_game(board=kind, seed=seed, **options).state.config.board for seed in BOARD_SEEDS]


def neighbours(board: Board) -> set[frozenset[int]]:
    """The numbers that lie next to each other, as pairs."""
    discs = [numbers[0] if numbers else 0 for numbers in board.numbers]
    return {
        frozenset((discs[one], discs[two]))
        for one, around in enumerate(GRID.hex_neighbours)
        for two in around
        if discs[one] and discs[two]
    }


@pytest.mark.parametrize("apart", [True, False])
def test_B2_reds_apart(apart: bool) -> None:
    reds = [pair for board in boards("random", reds_apart=apart) for pair in neighbours(board) if pair <= {6, 8}]
    assert bool(reds) != apart


@pytest.mark.parametrize("apart", [True, False])
def test_B2_same_apart(apart: bool) -> None:
    same = [pair for board in boards("random", same_apart=apart) for pair in neighbours(board) if len(pair) == 1]
    assert bool(same) != apart


@pytest.mark.parametrize(("kind", "best", "worst"), [("random", 11, 6), ("variable", 12, 5), ("random", 0, 0)])
def test_B2_best_corner_and_worst_corner(kind: str, best: int, worst: int) -> None:
    """Of the 36 rolls so many pay at the best corner at most, and at the worst inland one at least."""
    paid: list[int] = []
    inland: list[int] = []
    for board in boards(kind, best_corner=best, worst_corner=worst):
        ways = [6 - abs(7 - numbers[0]) if numbers else 0 for numbers in board.numbers]
        paid.append(max(sum(ways[hex_] for hex_ in hexes) for hexes in GRID.corner_hexes))
        inland.append(
            min(
                sum(ways[hex_] for hex_ in hexes)
                for hexes in GRID.corner_hexes
                if len(hexes) == 3 and all(ways[hex_] for hex_ in hexes)
            )
        )
        assert corner_rolls(board) == (inland[-1], paid[-1])
    if best:
        assert max(paid) <= best
        assert min(inland) >= worst
    else:
        assert max(paid) > 11
        assert min(inland) < 6


@pytest.mark.parametrize("kind", ["shuffled", "fixed"])
def test_B2_harbours(kind: str) -> None:
    found = {tuple(one.kind for one in board.harbours) for board in boards("variable", harbours=kind)}
    printed = tuple(one.kind for one in new_game().state.config.board.harbours)
    assert (found == {printed}) == (kind == "fixed")


# The set-up


def test_B5_founding_third() -> None:
    game = new_game(3, board="variable", founding="third")
    order, cards = [], []
    while isinstance(game.task, Founding):
        order.append(game.task.actor)
        game = again(game)
        game.play(FoundSettlement(game.options()[len(order)].corner))  # type: ignore[attr-defined]
        game.play(game.options()[0])
        cards.append(sum(game.state.hands))
    assert order == [0, 1, 2, 2, 1, 0, 2, 1, 0]
    assert cards[2] == 0 < cards[5] == cards[8], "only the second settlement pays"
    assert game.task == BeforeRoll(0)
    assert points(game) == [3, 3, 3]


@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("board", BOARDS)
def test_B5_second_pays(board: str, pays: bool) -> None:
    game = new_game(3, board=board, second_pays=pays)
    while game.state.turn_number == 0:
        game.play(game.options()[0])
    assert (sum(game.state.hands) > 0) == pays


# Trade and the bank

OFFER = Offer((1, 0, 0, 0, 0), (0, 0, 0, 1, 0), (1,))
RICH = "l" * 6 + "b" * 2


@pytest.mark.parametrize(("trade", "bank", "players"), [("free", 1, 1), ("bank", 1, 0), ("off", 0, 0)])
def test_B12_trade(trade: str, bank: int, players: int) -> None:
    game = table(player(RICH), player("g"), trade=trade)
    swap = BankTrade(0, 4)
    assert (swap in game.options()) == bool(bank)
    assert (game.refusal(swap) is None) == bool(bank)
    assert (Offer in game.task.composes(game)) == bool(players)
    assert game.refusal(OFFER) == (None if players else "no-trade")


def test_B12_trade_first_ends_with_the_first_build() -> None:
    game = table(player(RICH, settlements=[8]), player("g"), trade="first")
    game.play(BankTrade(0, 4))
    assert game.refusal(OFFER) is None
    game = table(player("llllllbb", settlements=[8]), player("g"), trade="first")
    game.play(BuildRoad(edge(8, 13)))
    for one in (game, again(game)):
        assert {one.refusal(BankTrade(0, 4)), one.refusal(OFFER)} == {"trade-first"}
        assert Offer not in one.task.composes(one)
        assert not any(isinstance(option, BankTrade) for option in one.options())
    play(game, EndTurn())
    assert not again(game).state.turn_flags


def test_B12_trade_first_also_ends_with_a_card() -> None:
    game = table(player("wgollll"), trade="first")
    game.play(BuyCard())
    game.play(game.options()[0])
    assert game.refusal(BankTrade(0, 4)) == "trade-first"


def test_B7_bank_endless_never_runs_out() -> None:
    """Twenty cards of wool are out; the printed game has nineteen."""
    game = table(player("w" * 20, settlements=[9]), player(settlements=[23]), todo=BEFORE, bank="endless")
    roll(game, 3, 1)
    assert game.state.hands[W] == 21
    assert game.state.bank[W] + sum(game.state.hands[W::5]) == game.state.config.bank_size
    assert again(game).state.bank == game.state.bank


# Awards


@pytest.mark.parametrize(("worth", "least"), [(2, 5), (0, 3), (1, 4), (3, 6)])
def test_B14_road_worth_and_road_minimum(worth: int, least: int) -> None:
    walk = path(28, 33, 27, 21, 16, 11, 7)[:least]
    game = table(player("lb", settlements=[28], roads=walk[:-1]), road_worth=worth, road_minimum=least)
    assert game.state.longest_road == -1
    game.play(BuildRoad(walk[-1]))
    assert game.state.longest_road == 0
    assert points(game, 0) == [1 + worth]
    assert again(game).state.score == game.state.score


@pytest.mark.parametrize(("worth", "least"), [(2, 3), (0, 2), (1, 4), (3, 5)])
def test_B15_army_worth_and_army_minimum(worth: int, least: int) -> None:
    game = table(player(cards="k", knights=least - 1), army_worth=worth, army_minimum=least)
    assert game.state.largest_army == -1
    game.play(PlayKnight())
    assert game.state.largest_army == 0
    assert points(game, 0) == [worth]
    assert again(game).state.score == game.state.score


# What is seen


def test_B17_open_hands() -> None:
    game = table(player("l"), player("bwgo", new="vk"), player("lllw", cards="m"), open_hands=True)
    for seed in range(5):
        seen = imagine(game, 0, random.Random(seed))
        assert (seen.state.hands, seen.state.new_cards, seen.state.cards) == (
            game.state.hands, game.state.new_cards, game.state.cards,
        )  # fmt: skip


# What is refused


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"discard_limit": 6}, "discard_limit"),
        ({"discard_limit": True}, "discard_limit"),
        ({"second_pays": 1}, "second_pays"),
        ({"trade": "never"}, "trade"),
        ({"friendly_robbers": 3}, "friendly_robbers"),
        ({"match_order": "chart"}, "match_order"),
        ({"start_ships": 2}, "start_ships"),
        ({"combined_goal": "sum"}, "combined_goal"),
        ({"handicap": 1}, "handicap"),
        ({"handicap": [0, 1]}, "handicap"),
        ({"handicap": [0, 9, 0]}, r"handicap\[1\]"),
        ({"goal": 5, "handicap": [0, 0, -2]}, "handicap"),
        ({"goal": 16, "handicap": [0, 3, 0]}, "handicap"),
        ({"goal": 20, "road_worth": 0}, "road_worth"),
        ({"goal": 99, "army_worth": 0}, "army_worth"),
        ({"deck_rest": 10}, "deck_rest"),
        ({"board": "beginner", "founding": "third"}, "founding"),
        ({"board": "beginner", "same_apart": True}, "same_apart"),
        ({"board": "variable", "best_corner": 11}, "best_corner"),
        ({"road_worth": 2.0}, "road_worth"),
    ],
)
def test_bad_options_are_refused_in_headers_and_positions(options: dict[str, Any], place: str) -> None:
    header = new_header("classic", SEATS, board=options.get("board", "random"))
    header.options.update(options)
    with pytest.raises(DecodeError, match=rf"^header\.options\.{place}: "):
        RULES.new_game(header)
    position = RULES.to_position(new_game()) | {"options": options}
    with pytest.raises(DecodeError, match=rf"^options\.{place}: "):
        RULES.from_position(position)
    board = options.get("board")
    with pytest.raises(DecodeError, match=place):
        new_header("classic", SEATS, board=board or "random", options=options)


def test_a_position_tells_nothing_that_was_not_agreed() -> None:
    plain = RULES.to_position(new_game())
    assert not {"dice_deck", "built"} & set(plain)
    for name, value in (("dice_deck", [[1, 1]]), ("built", True)):
        with pytest.raises(DecodeError, match=name):
            RULES.from_position({**plain, name: value})
    deck = RULES.to_position(new_game(dice="deck"))
    for rolls in ([[1, 7]], [[1, 1], [1, 1]], [[1, 1]], 7):
        with pytest.raises(DecodeError, match="dice_deck"):
            RULES.from_position({**deck, "dice_deck": rolls})


def test_records_without_options_mean_the_printed_rules() -> None:
    header = new_header("classic", SEATS)
    rules = ruleset("classic").options
    assert rules.changed(header.options) == []
    assert rules.values(header.options, 3) == {
        option.key: (option.usual,) * 3 if option.each_seat else option.usual for option in rules
    }
