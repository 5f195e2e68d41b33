"""Words for everything that can happen in Junior: whole games are walked, and each event and task must be told."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE, Event, Task
from catanqt.rules.base import events as base
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.trade import Accept, Counter, Decline, NoDeal, Offer, Withdraw
from catanqt.rules.junior import events as junior
from catanqt.rules.junior.building import FreeBuild
from catanqt.rules.junior.coco import BuyCoco, DrawCoco
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.rules.junior.reasons import JuniorRefusal
from catanqt.rules.junior.ruleset import TASKS
from catanqt.rules.junior.state import BUILD, GHOST, GOAT_CUTLASS, MOLASSES_WOOD, JuniorGame
from catanqt.rules.junior.turn import BeforeRoll, Turn
from catanqt.ui.games.junior.refusals import refusal
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.kit.view_data import Dice, Goods, Icon, Part, Who
from tests.rules.junior.table import player, roll, ship, table
from tests.ui.games.junior.positions import NAMES, kit_of, seen_at, walk

GAMES = [(2, {}), (3, {"start_ships": 2}), (4, {}), (4, {"advanced_trade": True})]
TRADE = (base.Offered, base.Accepted, base.Declined, base.Countered, base.Traded, base.Withdrawn)
RARE = (base.BankShort, junior.Stalemate, junior.MarketLaidOut)
"""What novices seldom come to: told by hand below."""
WOOD, GOLD = (1, 0, 0, 0, 0), (0, 0, 0, 0, 1)


def sounds_whole(text: str) -> bool:
    return bool(text) and "{" not in text and "%n" not in text and "  " not in text and text == text.strip()


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_event_of_whole_games_is_told(players: int, options: dict[str, object], qtbot: QtBot) -> None:
    told: set[type[Event]] = set()
    for game, _, events in walk(players, **options):
        for viewer in (0, players - 1, NOBODY):
            perspective = seen_at(game, viewer)
            kit = kit_of(perspective) if events else None
            for event in events:
                assert kit is not None
                line = kit.line(event, perspective)
                told.add(type(event))
                if isinstance(event, base.TurnEnded):
                    assert line is None
                    continue
                assert line is not None, event
                assert line.parts, event
                assert sounds_whole(line.spoken), line
                assert all(sounds_whole(part) for part in line.parts if isinstance(part, str)), line
    wanted = {junior.DieRolled, base.Produced, junior.ShipBuilt, junior.LairBuilt, base.TurnStarted, base.Won}
    assert wanted <= told


EVENTS: list[tuple[Event, str]] = [
    (base.TurnStarted(1, 12), "Turn 12, Bob"),
    (junior.DieRolled(1, 4), "Bob rolled a 4"),
    (junior.DieRolled(1, 6), "Bob rolled a 6: the ghost captain comes!"),
    (base.Produced(1, 1, 2), "Bob found 2 goats"),
    (junior.TookTiles(1, 4, 2), "Bob took 2 gold"),
    (base.BankShort(0), "Not enough for everybody in the stock: Wood"),
    (junior.GhostMoved(1, 3), "Bob sent the ghost captain to the gold island (roll 5)"),
    (junior.ShipBuilt(1, 3), "Bob built a ship"),
    (junior.LairBuilt(1, 3), "Bob built a lair"),
    (junior.CocoDrawn(1, GHOST), "Bob asked Coco: move the ghost captain!"),
    (junior.CocoDrawn(1, BUILD), "Bob asked Coco: a ship or a lair for free!"),
    (junior.CocoDrawn(1, GOAT_CUTLASS), "Bob asked Coco: take 2 goats and 2 cutlasses!"),
    (junior.CocoDrawn(1, MOLASSES_WOOD), "Bob asked Coco: take 2 molasses and 2 wood!"),
    (junior.SpookyMoved(1), "Bob has the lair on Spooky Island now"),
    (junior.SpookyMoved(NOBODY), "A tie in Coco tiles: nobody has a lair on Spooky Island now"),
    (junior.MarketSwapped(1, 0, 4), "Bob swapped 1 wood for 1 gold at the market"),
    (junior.MarketLaidOut(), "Fresh tiles at the market: one of each!"),
    (base.BankTraded(1, 2, 2, 4), "Bob swapped 2 molasses for 1 gold with the stock"),
    (base.Offered(1, (1, 0, 0, 0, 0), (0, 0, 0, 0, 2), (0, 2, 3)), "Bob offers 1 wood for 2 gold"),
    (base.Offered(1, (1, 0, 0, 0, 0), (0, 0, 0, 0, 2), (0, 2)), "Bob offers 1 wood for 2 gold to Ann and Cleo"),
    (base.Accepted(1), "Bob would swap"),
    (base.Declined(1, "need-it"), "Bob: “I need that myself.”"),
    (base.Countered(1, WOOD, GOLD), "Bob would rather give 1 wood for 1 gold"),
    (base.Traded(1, 0, WOOD, GOLD), "Bob gave 1 wood to Ann for 1 gold"),
    (base.Withdrawn(1), "Bob withdrew the offer"),
    (junior.Stalemate(), "Nobody can build another lair: whoever has the most wins"),
    (base.Won(1, 7), "Bob wins with 7 lairs!"),
]


@pytest.mark.parametrize(("event", "spoken"), EVENTS, ids=[type(event).__name__ for event, _ in EVENTS])
def test_an_event_in_words(event: Event, spoken: str, qtbot: QtBot) -> None:
    perspective = seen_at(table(seats=4))
    line = kit_of(perspective).line(event, perspective)
    assert line is not None
    assert line.spoken == spoken


def test_every_kind_of_event_is_among_them(qtbot: QtBot) -> None:
    kinds = {type(event) for event, _ in EVENTS}
    own = {kind for kind in vars(junior).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert own <= kinds
    assert {*TRADE, *RARE} <= kinds


@pytest.mark.parametrize("reason", list(NoDeal))
def test_pirates_say_why_they_do_not_swap(reason: str, qtbot: QtBot) -> None:
    perspective = seen_at(table(seats=4))
    line = kit_of(perspective).line(base.Declined(2, str(reason)), perspective)
    assert line is not None
    assert line.quiet
    assert sounds_whole(line.spoken)


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (junior.DieRolled(1, 4), ("rolled a", Dice((4,)))),
        (junior.GhostMoved(1, 3), ("sent the ghost captain to", Goods("gold"), Dice((5,)))),
        (
            base.Traded(1, 0, WOOD, GOLD),
            ("gave", Goods("wood"), "to", Who(0), "for", Goods("gold")),
        ),
        (junior.ShipBuilt(1, 3), ("built a ship", Icon("ship"))),
    ],
)
def test_lines_show_emblems_chips_and_dice_instead_of_words(
    event: Event, parts: tuple[Part, ...], qtbot: QtBot
) -> None:
    perspective = seen_at(table(seats=4))
    line = kit_of(perspective).line(event, perspective)
    assert line is not None
    assert line.parts == parts
    assert line.seat == 1


# Prompts


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_prompt_always_says_what_is_expected_of_whom(
    players: int, options: dict[str, object], qtbot: QtBot
) -> None:
    for game, _, _ in walk(players, **options):
        actor = None if game.over else game.task.actor
        for viewer in (NOBODY, *range(players)):
            perspective = seen_at(game, viewer)
            prompt = kit_of(perspective).prompt(perspective)
            assert prompt is not None, game
            assert sounds_whole(prompt.text)
            if actor is not None and actor not in (viewer, CHANCE):
                assert NAMES[actor] in prompt.text
                assert prompt.seat == actor
            elif actor == viewer:
                assert NAMES[viewer] not in prompt.text


def test_every_task_of_junior_has_a_prompt(qtbot: QtBot) -> None:
    hand = player("wgmcoo", lairs=[3], ships=[ship(2, 3)])
    games: dict[type[Task], JuniorGame] = {
        BeforeRoll: table(hand, todo=[BeforeRoll(0)]),
        GhostMove: table(hand, todo=[Turn(0), GhostMove(0)]),
        FreeBuild: table(hand, todo=[Turn(0), FreeBuild(0)]),
    }
    games[Turn] = table(hand)
    deal = table(hand, player("g"), advanced=True)
    deal.play(Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 2)))
    games[type(deal.task)] = deal.copy()
    deal.play(Accept())
    deal.play(Decline(str(NoDeal.NO)))
    games[type(deal.task)] = deal
    rolling = table(todo=[BeforeRoll(0)])
    rolling.play(rolling.options()[0])
    games[type(rolling.task)] = rolling
    asked = table(hand)
    asked.play(BuyCoco())
    games[type(asked.task)] = asked
    assert set(games) == set(TASKS)
    for game in games.values():
        mine, theirs, past = (seen_at(game, 0), seen_at(game, 1), seen_at(game, 0, live=False))
        texts = [kit_of(perspective).prompt(perspective) for perspective in (mine, theirs, past)]
        assert all(prompt is not None and sounds_whole(prompt.text) for prompt in texts), game.task
        assert texts[0] != texts[1] or game.task.actor == CHANCE


@pytest.mark.parametrize(
    ("hand", "ships", "text"),
    [
        ("wg", [], "Ahoy! You can build a ship."),
        ("wgmc", [ship(2, 3)], "Ahoy! You can build a ship or a lair."),
        ("wgmco", [ship(2, 3)], "Ahoy! You can build a ship or a lair, or ask Coco."),
        ("wgmco", [], "Ahoy! You can build a ship or ask Coco."),
        ("mco", [], "Ahoy! You can ask Coco for help."),
        ("w", [], "You can swap tiles. Nothing you like? Then you are done."),
        ("", [], "There is nothing you can do now: press “I am done”."),
    ],
)
def test_a_turn_says_what_could_be_built(hand: str, ships: list[int], text: str, qtbot: QtBot) -> None:
    perspective = seen_at(table(player(hand, lairs=[3], ships=ships)))
    prompt = kit_of(perspective).prompt(perspective)
    assert prompt is not None
    assert prompt.text == text
    assert prompt.detail == "6 more lairs and you win."


def test_the_last_lair_is_announced_and_the_win_told(qtbot: QtBot) -> None:
    game = table(player("wgmc", lairs=[3, 5, 7, 9, 11, 13], ships=[ship(2, 3)]))
    perspective = seen_at(game)
    prompt = kit_of(perspective).prompt(perspective)
    assert prompt is not None
    assert prompt.detail == "One more lair and you win!"
    game.play(
        next(action for action in game.options() if kit_of(perspective).gesture(action) and "Lair" in str(action))
    )
    assert game.over
    won, lost = seen_at(game, 0), seen_at(game, 1)
    assert kit_of(won).prompt(won).text == "Hooray, you have won!"  # type: ignore[union-attr]
    assert kit_of(lost).prompt(lost).text == "Ann has won!"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("ships", "lairs", "text"),
    [
        ([ship(2, 3)], [3], "Coco gives you a ship or a lair! Where shall it go?"),
        ([], [3], "Coco gives you a ship! Where shall it go?"),
    ],
)
def test_the_free_piece_says_what_it_may_be(ships: list[int], lairs: list[int], text: str, qtbot: QtBot) -> None:
    game = table(player("mco", lairs=lairs, ships=ships))
    game.play(BuyCoco())
    game.play(DrawCoco(BUILD))
    perspective = seen_at(game)
    assert kit_of(perspective).prompt(perspective).text == text  # type: ignore[union-attr]


# Refusals


@pytest.mark.parametrize("reason", [*JuniorRefusal, "not-now", "game-over", "cannot-undo"])
def test_reasons_of_junior_have_words(reason: str, qtbot: QtBot) -> None:
    assert sounds_whole(refusal(str(reason)) or "")


def test_reasons_that_junior_can_give_have_words(qtbot: QtBot) -> None:
    """All that its actions answer, whatever is tried, in games of both kinds."""
    from tests.rules.junior.walk_kit import JuniorKit as Universe

    found: set[str] = set()
    for options in ({}, {"advanced_trade": True}):
        for game, action, _ in walk(3, **options):
            if (action is not None and game.state.turn_number % 3 == 0) or game.over:
                found |= {game.refusal(tried) or "" for tried in Universe().universe(game)}
    deal = table(player("w"), player("g"), advanced=True)
    for tried in (
        Offer((1, 0, 0, 0, 0), (0,) * 5, (1,)),
        Offer((1, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1,)),
        Offer((1, 0), (0, 1), (1,)),
        Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), ()),
    ):
        found.add(deal.refusal(tried) or "")
    deal.play(Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1,)))
    found |= {deal.refusal(tried) or "" for tried in (Decline("maybe"), Counter((9, 0, 0, 0, 0), (0, 1, 0, 0, 0)))}
    found |= {deal.refusal(Withdraw()) or ""}
    found -= {""}
    assert {
        RefusalCode.CANNOT_PAY,
        RefusalCode.TAKEN,
        RefusalCode.NOT_CONNECTED,
        RefusalCode.SAME_PLACE,
        "not-now",
        "game-over",
    } <= found
    assert {reason for reason in found if not sounds_whole(refusal(reason) or "")} == set()


def test_other_games_reasons_are_not_its_own(qtbot: QtBot) -> None:
    assert refusal("wrong-payment") is None


def test_the_die_and_the_ghost_are_told_in_a_real_turn(qtbot: QtBot) -> None:
    game = table(player("", lairs=[4]), todo=[BeforeRoll(0)])
    events = roll(game, 6)
    perspective = seen_at(game)
    assert [kit_of(perspective).line(event, perspective) is not None for event in events] == [True]
    events = game.play(MoveGhost(4))
    spoken = [line.spoken for event in events if (line := kit_of(perspective).line(event, perspective)) is not None]
    assert spoken == ["Ann sent the ghost captain to the wood island (roll 2)", "Ann took 2 wood"]
