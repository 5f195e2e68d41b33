"""Trades: with the bank by its rate, and with the others, who accept, decline and ask for something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from catanqt.rules.base.board_generator import make_board
from catanqt.rules.base.cards import PlayKnight
from catanqt.rules.base.events import Traded
from catanqt.rules.base.trade import Accept, Choosing, Confirm, Counter, Decline, NoDeal, Offer, Withdraw
from catanqt.rules.base.turn import BankTrade, BeforeRoll, EndTurn, Turn
from catanqt.ui.decisions import can_trade
from catanqt.ui.decisions.trade_strip import TradeStrip
from catanqt.ui.kit.view_data import Goods
from tests.rules.base.table import G, L, O, W, hand, player, table
from tests.rules.base.test_trade import goods
from tests.rules.scenarios import positions as scenarios
from tests.ui.decisions.game_pages import Sitting, click, in_sight, key, press_plus, sit

MARKET = (player("llllbbw"), player("ooww"), player("oog"), player("g"))


def compose(at: Sitting, give: str, want: str) -> TradeStrip:
    """Open the strip and press plus for each of these cards."""
    at.strips.open_trade()
    strip = at.strips.trade
    names = dict(zip("lbwgo", ("lumber", "brick", "wool", "grain", "ore"), strict=True))
    for letter in give:
        press_plus(strip.terms.gives[names[letter]])
    for letter in want:
        press_plus(strip.terms.wants[names[letter]])
    return strip


def answers(strip: TradeStrip) -> list[str]:
    return [row.answer.accessibleName() for row in strip.rows]


# The bank


def test_four_alike_for_one_with_the_bank(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "llll", "o")
        assert (strip.bank.isEnabled(), strip.bank.text()) == (True, "Bank 4:1")
        click(strip.bank)
        assert at.actions == [BankTrade(L, O)]
        assert hand(at.perspective.game, 0) == "bbwo"
        assert not in_sight(at.strips)


def test_the_bank_waits_for_its_rate(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "lll", "o")
        assert not strip.bank.isEnabled()
        assert strip.bank.toolTip()
        press_plus(strip.terms.gives["lumber"])
        assert strip.bank.isEnabled()
        press_plus(strip.terms.gives["brick"])
        assert not strip.bank.isEnabled()


def test_the_rate_puts_down_as_many_as_the_bank_wants(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "", "o")
        assert strip.terms.rates["lumber"].text() == "4:1"
        assert strip.terms.rates["brick"].isHidden(), "two bricks buy nothing"
        click(strip.terms.rates["lumber"])
        assert strip.terms.give == {"lumber": 4}
        click(strip.bank)
        assert at.actions == [BankTrade(L, O)]


def test_a_harbour_is_applied_by_itself(qtbot: QtBot) -> None:
    harbours = make_board("beginner", "").harbour_at
    at_wool = next(corner for corner, kind in harbours.items() if kind == W)
    with sit(table(player("wwww", settlements=[at_wool])), qtbot) as at:
        strip = compose(at, "ww", "o")
        assert strip.bank.text() == "Harbour 2:1"
        click(strip.bank)
        assert at.actions == [BankTrade(W, O)]


def test_several_trades_with_the_bank_at_once(qtbot: QtBot) -> None:
    with sit(table(player("l" * 8 + "bbbb")), qtbot) as at:
        strip = compose(at, "l" * 8 + "bbbb", "goo")
        click(strip.bank)
        assert sorted(map(repr, at.actions)) == sorted(map(repr, [BankTrade(L, G), BankTrade(L, O), BankTrade(1, O)]))
        assert hand(at.perspective.game, 0) == "goo"


def test_a_bank_that_is_out_sells_nothing(qtbot: QtBot) -> None:
    with sit(table(player("l" * 8), player("o" * 18)), qtbot) as at:
        strip = compose(at, "l" * 8, "oo")
        assert not strip.bank.isEnabled()


# Offers


def test_an_offer_goes_to_all_and_the_one_who_accepts_is_taken(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "lb", "o")
        click(strip.offer)
        assert at.actions == [Offer(goods("lb"), goods("o"), (1, 2, 3))]
        assert answers(strip)[0] == "Bob is thinking."
        assert not strip.withdraw.isEnabled()
        at.controller.submit(Accept())
        # Several answers of agents within one frame are shown together.
        qtbot.waitUntil(lambda: answers(strip) == ["Bob accepts.", "Cleo is thinking.", ""])
        at.controller.submit(Decline(NoDeal.NEED_IT.value))
        at.controller.submit(Decline(NoDeal.HAVE_NONE.value))
        assert answers(strip) == ["Bob accepts.", "“I need that myself.”", "“I do not have that.”"]
        assert [row.take.isHidden() for row in strip.rows] == [False, True, True]
        click(strip.rows[0].take)
        assert at.actions[-1] == Confirm(1)
        assert hand(at.perspective.game, 0) == "lllbwo"
        assert not in_sight(at.strips)


def test_reasons_stay_in_sight_when_nobody_agrees_and_the_offer_can_be_changed(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.offer)
        for reason in (NoDeal.TOO_STRONG, NoDeal.NO_USE, NoDeal.TOO_DEAR):
            at.controller.submit(Decline(reason.value))
        assert isinstance(at.perspective.task, Turn)
        assert at.strips.current is strip
        assert answers(strip) == [
            "“You are too close to winning.”",
            "“I have no use for that.”",
            "“That is too much for what I get.”",
        ]
        assert strip.offer.isHidden()
        click(strip.change)
        assert strip.terms.give == {"lumber": 1}
        press_plus(strip.terms.gives["lumber"])
        click(strip.offer)
        assert at.actions[-1] == Offer(goods("ll"), goods("o"), (1, 2, 3))
        assert answers(strip) == ["Bob is thinking.", "", ""]


def test_a_counter_offer_is_taken_with_one_click(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.offer)
        at.controller.submit(Counter(goods("o"), goods("llb")))
        at.controller.submit(Decline(NoDeal.NO.value))
        at.controller.submit(Decline(NoDeal.NO.value))
        assert answers(strip)[0] == "Bob would give 1 ore for 2 lumber and 1 brick."
        shown = strip.rows[0].answer.parts
        assert shown == ("You give", Goods("lumber", 2), Goods("brick", 1), "for", Goods("ore", 1))
        click(strip.rows[0].take)
        assert at.events[-1] == Traded(0, 1, goods("llb"), goods("o"))
        assert hand(at.perspective.game, 0) == "llbwo"


def test_a_counter_offer_one_cannot_pay_cannot_be_taken(qtbot: QtBot) -> None:
    with sit(table(player("l"), player("o")), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.offer)
        at.controller.submit(Counter(goods("o"), goods("g")))
        at.controller.submit(Decline(NoDeal.NO.value))
        assert isinstance(at.perspective.task, Choosing)
        assert strip.rows[0].take.isHidden()
        assert "withdraw" in strip.shown.status.accessibleName()
        assert "Accept one" not in strip.shown.status.accessibleName(), "there is nothing to accept"
        click(strip.withdraw)
        assert at.actions[-1] == Withdraw()


def test_only_those_who_are_ticked_are_asked(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.rows[0].toggle)
        click(strip.rows[2].toggle)
        click(strip.offer)
        assert at.actions == [Offer(goods("l"), goods("o"), (2,))]


def test_somebody_must_be_asked(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        for row in strip.rows:
            click(row.toggle)
        assert not strip.offer.isEnabled()
        assert "Nobody" in strip.offer.toolTip()


def test_an_offer_needs_both_sides(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "")
        assert not strip.offer.isEnabled()
        assert "what you get" in strip.terms.status.accessibleName()


def test_no_kind_is_on_both_sides(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "ll", "l")
        assert (strip.terms.give, strip.terms.want) == ({}, {"lumber": 1})


def test_withdrawing_keeps_the_terms_to_be_changed(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.offer)
        for answer in (Accept(), Decline(NoDeal.NO.value), Decline(NoDeal.NO.value)):
            at.controller.submit(answer)
        at.strips.close_strip()
        assert at.strips.current is strip, "an offer that lies with the others is not closed but withdrawn"
        click(strip.withdraw)
        assert isinstance(at.perspective.task, Turn)
        assert (strip.terms.give, strip.terms.want) == ({"lumber": 1}, {"ore": 1})
        assert strip.offer.isEnabled()


def test_an_offer_taken_back_by_undo_is_forgotten(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.offer)
        at.controller.undo()
        assert answers(strip) == ["", "", ""]
        assert strip.offer.isEnabled()


def test_a_trade_by_keys_alone(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        at.strips.open_trade()
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        strip = at.strips.trade
        qtbot.waitUntil(strip.terms.gives["lumber"].hasFocus)
        key(strip.terms.gives["lumber"], Qt.Key.Key_2)
        key(strip.terms.wants["ore"], Qt.Key.Key_Plus)
        key(strip.rows[0].toggle, Qt.Key.Key_Space)
        key(strip.offer, Qt.Key.Key_Return)
        assert at.actions == [Offer(goods("ll"), goods("o"), (2, 3))]
        assert strip.hasFocus(), "while others think, no key decides anything"
        at.controller.submit(Accept())
        at.controller.submit(Decline(NoDeal.NO.value))
        key(strip.rows[1].take, Qt.Key.Key_Space)
        assert at.actions[-1] == Confirm(2)


def test_escape_closes_an_offer_not_made(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        qtbot.waitUntil(strip.terms.wants["ore"].hasFocus)
        key(strip.terms.wants["ore"], Qt.Key.Key_Escape)
        assert not in_sight(at.strips)
        at.strips.open_trade()
        assert (strip.terms.give, strip.terms.want) == ({}, {})


def test_the_strip_goes_with_the_turn(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        compose(at, "l", "o")
        at.controller.submit(EndTurn())
        assert not in_sight(at.strips)


def test_the_strip_gives_way_to_the_robber(qtbot: QtBot) -> None:
    with sit(table(player("l", cards="k"), player("o")), qtbot) as at:
        compose(at, "l", "o")
        at.controller.submit(PlayKnight())
        assert not in_sight(at.strips)


def test_there_is_no_trade_before_the_roll(qtbot: QtBot) -> None:
    with sit(table(player("llll"), todo=[BeforeRoll(0)]), qtbot) as at:
        assert not can_trade(at.perspective, at.context.kits)
        at.strips.open_trade()
        assert not in_sight(at.strips)


def test_a_game_that_was_loaded_amid_a_choice_shows_it(qtbot: QtBot) -> None:
    waiting = Choosing(0, goods("l"), goods("o"), (1,), ((2, goods("o"), goods("b")),))
    with sit(table(*MARKET, todo=[Turn(0), waiting]), qtbot) as at:
        strip = at.strips.trade
        assert at.strips.current is strip
        assert answers(strip) == ["Bob accepts.", "Cleo would give 1 ore for 1 brick.", ""]
        click(strip.rows[1].take)
        assert at.events[-1] == Traded(0, 2, goods("b"), goods("o"))


def test_fish_are_traded_like_cards(qtbot: QtBot) -> None:
    game = scenarios.table(player("l"), player("o"), fish=scenarios.sea(tokens={0: (2, 1, 0)}))
    with sit(game, qtbot) as at:
        strip = compose(at, "l", "o")
        assert list(strip.terms.gives)[5:] == ["fish1", "fish2", "fish3"]
        assert strip.terms.gives["fish3"].limit == 0
        press_plus(strip.terms.gives["fish1"], 2)
        click(strip.offer)
        assert at.actions == [Offer((1, 0, 0, 0, 0, 2, 0, 0), (0, 0, 0, 0, 1, 0, 0, 0), (1, 2, 3))]
        at.controller.submit(Counter((0, 0, 0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0, 1, 0)))
        qtbot.waitUntil(lambda: answers(strip)[0].startswith("Bob would give 1 ore for"))


def test_an_earlier_moment_shows_no_strip(qtbot: QtBot) -> None:
    with sit(table(*MARKET), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.offer)
        at.controller.look_at(0)
        assert not in_sight(at.strips)
        at.controller.look_at(None)
        assert at.strips.current is strip
        assert answers(strip)[0] == "Bob is thinking."


def test_a_counter_offer_one_lacks_the_cards_for_says_so(qtbot: QtBot) -> None:
    with sit(table(player("lg"), player("o"), player("o")), qtbot) as at:
        strip = compose(at, "l", "o")
        click(strip.offer)
        at.controller.submit(Counter(goods("o"), goods("ggb")))
        at.controller.submit(Counter(goods("o"), goods("g")))
        at.strips.sync(at.perspective)
        lacking, payable = strip.rows
        assert lacking.take.isHidden()
        assert (lacking.lack.isHidden(), lacking.lack.accessibleName()) == (False, "You lack 1 brick and 1 grain.")
        assert lacking.lack.parts == ("You lack", Goods("brick", 1), Goods("grain", 1))
        assert (payable.take.isHidden(), payable.lack.isHidden()) == (False, True)


@pytest.mark.parametrize("width", [480, 560, 660, 900])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_nothing_of_a_counter_offer_is_cut_or_covered(qtbot: QtBot, width: int, scale: float) -> None:
    """A chip that covers the words before it says the opposite."""
    with sit(table(player("wgg"), player("oooo"), player("lll"), player("o")), qtbot) as at:
        strip = compose(at, "g", "o")
        click(strip.offer)
        at.strips.setStyleSheet(f"QPushButton {{ font-size: {round(15 * scale)}px; padding: 6px 14px }}")
        at.controller.submit(Counter(goods("o"), goods("w")))
        at.controller.submit(Counter(goods("lll"), goods("wgg")))
        at.controller.submit(Decline(NoDeal.HAVE_NONE.value))
        at.strips.resize(width, 150)
        at.strips.show()
        qtbot.waitExposed(at.strips)
        qtbot.waitUntil(lambda: strip.rows[1].take.isVisible())
        qtbot.wait(1)
        for row in strip.rows[:2]:
            assert row.answer.needed * row.answer.shrunk <= row.answer.width() + 0.01
            assert row.answer.shrunk >= 0.65, "it can be read"
            assert row.answer.geometry().right() < row.take.geometry().left()
            assert row.take.geometry().right() < row.width()
            assert not row.answer.geometry().intersects(row.toggle.geometry())
