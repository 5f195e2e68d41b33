"""Somebody offers a trade: accepting, declining with a reason, asking for something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from catanqt.rules.base.events import Declined
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Confirm, Counter, Decline, NoDeal, Offer
from catanqt.rules.base.turn import Turn
from tests.rules.base.table import hand, player, table
from tests.rules.base.test_trade import goods
from tests.ui.decisions.game_pages import click, in_sight, key, press_minus, press_plus, sit, sit_down
from tests.ui.helpers.scenario_context import desk_at


def offered(mine: str = "llb") -> Catan:
    """Bob gives an ore for a lumber and a brick, to Ann and Cleo."""
    game = table(player(mine), player("oog"), player("l"), todo=[Turn(1)], turn=1)
    game.play(Offer(goods("o"), goods("lb"), (0, 2)))
    return game


def test_the_offer_is_told_and_accepted(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        assert at.strips.current is strip
        assert strip.accessibleName() == "Bob offers you 1 ore for 1 lumber and 1 brick"
        assert strip.shown.get.accessibleName() == "1 ore"
        assert strip.shown.give.accessibleName() == "1 lumber and 1 brick"
        click(strip.accept)
        assert at.actions == [Accept()]
        assert not in_sight(at.strips)
        at.controller.submit(Decline(NoDeal.NO.value))
        at.controller.submit(Confirm(0))
        assert hand(at.perspective.game, 0) == "lo"


def test_no_thank_you(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        click(at.strips.answer.decline)
        assert at.actions == [Decline("no")]


@pytest.mark.parametrize("reason", list(NoDeal))
def test_one_may_say_why(qtbot: QtBot, reason: NoDeal) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        click(strip.say_why)
        assert strip.accept.isHidden()
        said = strip.reasons[reason]
        assert said.text()
        click(said)
        assert at.actions == [Decline(reason.value)]


def test_one_need_not_say_why(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        click(strip.say_why)
        at.strips.close_strip()
        assert not strip.accept.isHidden()
        click(strip.say_why)
        click(strip.back)
        click(strip.accept)
        assert at.actions == [Accept()]


def test_other_terms_begin_with_the_offer_and_go_to_the_proposer(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        click(strip.counter)
        assert strip.terms.give == {"lumber": 1, "brick": 1}
        assert strip.terms.want == {"ore": 1}
        assert not strip.propose.isEnabled(), "that is what was offered"
        press_minus(strip.terms.gives["brick"])
        press_plus(strip.terms.wants["ore"])
        assert strip.propose.isEnabled()
        click(strip.propose)
        assert at.actions == [Counter(goods("l"), goods("oo"))]
        at.controller.submit(Decline(NoDeal.NO.value))
        at.controller.submit(Confirm(0))
        assert hand(at.perspective.game, 0) == "lboo"


def test_other_terms_are_explained_when_they_will_not_do(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        click(strip.counter)
        press_minus(strip.terms.wants["ore"])
        assert not strip.propose.isEnabled()
        assert "Gifts are not allowed" in strip.terms.status.accessibleName()


def test_what_one_does_not_have_cannot_be_promised(qtbot: QtBot) -> None:
    with sit(offered("l"), qtbot) as at:
        strip = at.strips.answer
        assert not strip.accept.isEnabled()
        assert strip.status.text() == "You do not have what is asked for."
        click(strip.counter)
        press_plus(strip.terms.wants["ore"])
        click(strip.propose)
        assert at.actions == [Counter(goods("l"), goods("oo"))]


def test_escape_leaves_other_terms_but_not_the_question(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        click(strip.counter)
        qtbot.waitUntil(strip.terms.gives["lumber"].hasFocus)
        key(strip.terms.gives["lumber"], Qt.Key.Key_Escape)
        assert not strip.accept.isHidden()
        at.strips.close_strip()
        assert at.strips.current is strip


def test_answers_by_keys(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        qtbot.waitUntil(strip.hasFocus)
        key(strip, Qt.Key.Key_Return, Qt.Key.Key_Space)
        assert at.actions == [], "the offer came while one was at the keys"
        key(strip.accept, Qt.Key.Key_Return)
        assert at.actions == [Accept()]


def test_a_second_offer_does_not_begin_with_the_terms_of_the_first(qtbot: QtBot) -> None:
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        click(strip.counter)
        at.controller.submit(Decline(NoDeal.NO.value))
        at.controller.submit(Decline(NoDeal.NO.value))
        at.controller.submit(Offer(goods("g"), goods("l"), (0,)))
        assert at.strips.current is strip
        assert not strip.accept.isHidden()
        assert strip.shown.get.accessibleName() == "1 grain"


def test_answers_given_before_one_comes_are_known(qtbot: QtBot) -> None:
    """To a branch that begins in the middle of an offer, or when the page is made anew."""
    with desk_at(table(player("l"), player(), player("o"))) as context:
        at = sit_down(context, qtbot)
        at.controller.submit(Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (1, 2)))
        at.controller.submit(Decline("no"))
        later = sit_down(context, qtbot)
        assert later.strips.current is later.strips.trade
        talk = later.strips._talks.talk
        assert talk is not None
        assert talk.to == (1, 2)
        assert talk.answers == {1: Declined(1, "no")}


def test_the_reasons_leave_the_keyboard_with_the_strip(qtbot: QtBot) -> None:
    """The button that was pressed goes, and the next key would press whatever comes after it on the page."""
    with sit(offered(), qtbot) as at:
        strip = at.strips.answer
        at.strips.show()
        qtbot.waitExposed(at.strips)
        at.strips.activateWindow()
        strip.say_why.setFocus()
        qtbot.waitUntil(strip.say_why.hasFocus)
        click(strip.say_why)
        assert strip.hasFocus()
