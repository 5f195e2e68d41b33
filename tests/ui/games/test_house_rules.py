"""House rules on the game page: what is shown and said where a game is not played by the printed rules."""

from __future__ import annotations

import pytest

from catanqt.rules.base import events
from catanqt.rules.base.robber import Discarding, RobberMove
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.rules.junior.events import GhostMoved
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.scenarios.fishermen.rules.actions import TryShoe
from catanqt.scenarios.fishermen.rules.events import ShoeRefused
from catanqt.ui.games.junior.board_layout import SPOOKY
from catanqt.ui.kit.view_data import Flash, Gesture
from catanqt.ui.theme.theme import make_theme
from catanqt.ui.widgets.bank import BankRates
from catanqt.ui.widgets.dice import DicePair
from tests.rules.base.table import player, roll, table
from tests.rules.junior import table as junior
from tests.rules.scenarios import positions
from tests.rules.scenarios.positions import FI
from tests.ui.games.classic.positions import kit_of, line_of
from tests.ui.games.junior.positions import kit_of as junior_kit
from tests.ui.games.junior.positions import seen_at as junior_seen_at
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage
from tests.ui.helpers.scenario_context import kit_of as scenario_kit
from tests.ui.helpers.scenario_context import seen_at

pytestmark = pytest.mark.usefixtures("qtbot")
BEFORE = (BeforeRoll(0),)


def test_what_is_left_of_the_dice_deck_is_shown_with_the_dice() -> None:
    game = table(player(), todo=BEFORE, turn_number=1, dice="deck", deck_rest=10)
    perspective = seen_at(game)
    kit = kit_of(perspective)
    full = kit.dice_deck(perspective)
    assert full is not None
    assert (full.count, full.rest, full.left[7], full.left[2]) == (36, 10, 6, 1)
    roll(game, 1, 1)
    deck = kit.dice_deck(perspective)
    assert deck is not None
    assert (deck.count, deck.left[2]) == (35, 0)
    dice = DicePair(make_theme())
    low = dice.sizeHint().height()
    dice.show_deck(deck)
    assert dice.sizeHint().height() > low
    assert "35 cards left" in dice.accessibleDescription()
    assert "2 ×0, 3 ×2, 4 ×3" in dice.toolTip()
    assert "all 36 rolls are in it again" in line_of(events.DiceShuffled()).spoken
    assert kit_of(seen_at(table(player()))).dice_deck(seen_at(table(player()))) is None


def test_an_endless_bank_is_shown_as_endless() -> None:
    perspective = seen_at(table(player(), bank="endless"))
    stocks = kit_of(perspective).bank(perspective)
    assert {stock.left for stock in stocks} == {None}
    rates = BankRates(make_theme())
    rates.show_rates(stocks)
    assert "Lumber: the bank never runs out, you trade 4:1" in rates.toolTip()


def test_a_friendly_robber_says_whom_he_spares_and_that_he_stays() -> None:
    move = seen_at(table(player(), todo=[Turn(0), RobberMove(0)], friendly_robber=3))
    prompt = kit_of(move).prompt(move)
    assert prompt is not None
    assert "fewer than 3 visible points" in prompt.detail
    crowd = player(settlements=[9, 12, 20]), player(settlements=[28, 30]), player(settlements=[41, 44])
    crowded = table(*crowd, todo=BEFORE, friendly_robber=5)
    happened = [events.Rolled(0, 3, 4)]
    told = kit_of(seen_at(crowded)).moments(happened, seen_at(crowded), seen_at(crowded))
    free = table(player(), todo=BEFORE, friendly_robber=5)
    assert kit_of(seen_at(free)).moments(happened, seen_at(free), seen_at(free)) == []
    assert [moment.text.partition(":")[0] for moment in told] == ["The friendly robber stays"]


def test_numbers_in_words_are_those_of_the_game() -> None:
    rich = player("l" * 11)
    discarding = seen_at(table(rich, todo=[Turn(0), Discarding(0, 5)], discard_limit=9))
    prompt = kit_of(discarding).prompt(discarding)
    assert prompt is not None
    assert "more than 9 cards" in prompt.detail
    road = seen_at(table(player(), longest_road=None, road_worth=3))
    road.state.longest_road = 0
    assert [award.tip for award in kit_of(road).awards(road, 0)] == ["Longest road: 3 points"]


def test_the_ghost_captain_goes_home_to_spooky_island() -> None:
    game = junior.new_game(2, ghost_home=True)
    game.state.ghost = 1
    game.push(GhostMove(0))
    perspective = junior_seen_at(game)
    kit = junior_kit(perspective)
    assert kit.gesture(MoveGhost(-1)) == Gesture("ghost", SPOOKY)
    assert kit.gesture(MoveGhost(2)) != kit.gesture(MoveGhost(-1))
    choice = kit.choice(MoveGhost(-1), perspective)
    assert choice is not None
    assert choice.name == "Send him home to Spooky Island"
    line = kit.line(GhostMoved(0, -1), perspective)
    assert line is not None
    assert line.spoken == "Ann sent the ghost captain home to Spooky Island"
    assert list(kit.motions(GhostMoved(0, -1), perspective)) == [Flash(SPOOKY)]
    assert kit.move(MoveGhost(-1), perspective) == "Send the ghost captain home to Spooky Island."


def test_whoever_refuses_the_shoe_is_told_of() -> None:
    perspective = seen_at(positions.table(player(), fish=positions.sea()))
    kit = scenario_kit(perspective, FI)
    assert "Bob has fewer points and refuses the old shoe" in kit.line(ShoeRefused(1), perspective).spoken
    assert kit.move(TryShoe(1), perspective) == "Offer the old shoe to Bob."
    assert "refuses it" in kit.decide([TryShoe(1), TryShoe(2)], perspective).detail


def test_the_game_page_has_a_sign_of_its_house_rules(make_page: MakePage) -> None:
    page = make_page(header(options={"goal": 12, "open_hands": True}))
    sign = page.prompt.tool("house-rules")
    assert sign.toolTip() == "2 house rules:\n• Points to win: 12\n• Open hands: Yes"
    asked: list[bool] = []
    page.house_rules.connect(lambda: asked.append(True))
    sign.click()
    assert asked == [True]
    with pytest.raises(KeyError):
        make_page(header()).prompt.tool("house-rules")
