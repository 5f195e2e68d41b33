"""Every preference changes something that a player can see or hear: one that nobody reads fails here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from catanqt.cast import BY_KEY
from catanqt.kernel.record import Entry
from catanqt.rules.base.events import LongestRoadMoved, Rolled
from catanqt.rules.base.trade import Offer
from catanqt.rules.base.turn import EndTurn, Turn
from catanqt.session import Played, Session
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.new_game.page import NewGamePage
from catanqt.ui.play.presenter import Step, snapshot
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.sound.player import Sounds
from catanqt.ui.text.i18n import speak
from catanqt.ui.window.main_window import MainWindow
from tests.rules.base.table import path, player, table
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, press, wait_for_me
from tests.ui.helpers.scenario_context import session_at

OTHER: dict[str, Any] = {
    "appearance": "dark",
    "language": "de",
    "scale": 150,
    "motion": "slow",
    "ai_pace": 4,
    "volume": 10,
    "player_name": "Zoe",
}
"""Values other than those at the start; flags are turned round."""
OF_THE_WINDOW = ("appearance", "colour_blind", "language", "scale", "player_name")
"""Preferences whose effect is seen in the whole window; that of the others is seen on a page of its own."""
TOO_SHORT = 400
"""Milliseconds in which the slowest pace plays nothing."""


class Scene:
    """What an effect may need, made when it is wanted: the window, or game pages of their own."""

    def __init__(self, request: pytest.FixtureRequest, of_window: bool) -> None:
        self._request = request
        self.qtbot: QtBot = request.getfixturevalue("qtbot")
        self.preferences: Preferences = (
            self.window.services.preferences if of_window else request.getfixturevalue("preferences")
        )

    @property
    def window(self) -> MainWindow:
        found = self._request.getfixturevalue("window")
        assert isinstance(found, MainWindow)
        return found

    def make_page(self, session: Session) -> GamePage:
        make: MakePage = self._request.getfixturevalue("make_page")
        return make(session=session)

    def page(self, hand: str = "lb") -> GamePage:
        """The turn of a person who can build a road."""
        page = self.make_page(session_at(table(player(hand, settlements=[8], roads=path(8, 13)))))
        wait_for_me(self.qtbot, page)
        return page


def of_theme(scene: Scene) -> object:
    theme = scene.window.theme
    return theme.dark, theme.px(100), dict(theme.owners)


def of_language(scene: Scene) -> object:
    scene.qtbot.wait(20)  # Qt tells of a new translator in the event loop
    return [label.text() for label in scene.window.findChildren(QLabel)]


def of_motion(scene: Scene) -> object:
    """How a roll is seen: at what speed, and whether at all."""
    page = scene.page()
    page.animator.show([Rolled(0, 3, 4)], page.controller.perspective, 1.0)
    found = page.animator.busy, page.animator.speed
    page.animator.finish()
    return found


def of_pace(scene: Scene) -> object:
    page = scene.page()
    page.controller.submit(EndTurn())
    scene.qtbot.wait(TOO_SHORT)
    return len(page.controller.session.record.entries) > 1


def of_offers(scene: Scene) -> object:
    """Whether an agent's offer is shown to the person."""
    game = table(player("lb"), player("ww"), turn=1, todo=[Turn(1)])
    game.play(Offer(give=(0, 0, 1, 0, 0), want=(1, 0, 0, 0, 0), to=(0,)))
    page = scene.make_page(session_at(game))
    page.controller.pause(True)
    scene.qtbot.wait(50)
    return page.strips.current is page.strips.answer


def of_talk(scene: Scene) -> object:
    """Whether a character that loses the longest road says so."""
    page = scene.make_page(Session(header(players=("human", BY_KEY["freya"].player, "novice"))))
    before = snapshot(page.perspective)
    before.state.longest_road = 1
    played = Played(7, Entry(0, EndTurn()), [LongestRoadMoved(0, 5)])
    page.talk.tell(Step(played, before, page.perspective, again=False))
    return page.talk.bubble.isVisible(), page.talk.bubble.text


def of_chance(scene: Scene) -> object:
    return scene.page().win_chance.isVisible()


def of_ending(scene: Scene) -> object:
    page = scene.page()
    page.controller.pause(True)
    press(page, "e")
    return page.strips.current is None


def of_sound(scene: Scene) -> object:
    heard: list[tuple[str, float]] = []

    class Heard:
        problem = ""

        def play(self, name: str, volume: float) -> None:
            heard.append((name, volume))

    Sounds(scene.preferences, Heard()).play("dice")
    return heard


def of_name(scene: Scene) -> object:
    scene.window.show_new_game()
    page = scene.window.page
    assert isinstance(page, NewGamePage)
    return [seat.name for seat in page.choice.seats]


EFFECTS: dict[str, Callable[[Scene], object]] = {
    "appearance": of_theme,
    "colour_blind": of_theme,
    "language": of_language,
    "scale": of_theme,
    "motion": of_motion,
    "reduce_motion": of_motion,
    "ai_pace": of_pace,
    "ai_offers": of_offers,
    "talk": of_talk,
    "win_chance": of_chance,
    "confirm_end_turn": of_ending,
    "sound": of_sound,
    "volume": of_sound,
    "player_name": of_name,
}


def test_an_effect_is_known_of_every_preference() -> None:
    assert set(EFFECTS) == set(Preferences.DOMAINS)


@pytest.mark.parametrize("name", Preferences.DOMAINS)
def test_every_preference_changes_something(name: str, request: pytest.FixtureRequest) -> None:
    scene = Scene(request, name in OF_THE_WINDOW)
    preferences = scene.preferences
    if name == "reduce_motion":
        preferences["motion"] = "normal"
    before = EFFECTS[name](scene)
    preferences[name] = OTHER.get(name, not preferences[name])
    try:
        assert EFFECTS[name](scene) != before
    finally:
        speak("en")
