"""Lessons for tests: played on a real page, nothing moves and nobody waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import load_fonts, make_theme, stylesheet
from catanqt.ui.tutorial.lesson import LessonPlay
from catanqt.ui.tutorial.lesson_controller import LessonController
from catanqt.ui.tutorial.lessons import lessons
from catanqt.ui.tutorial.page import LessonPage
from tests.ui.helpers.style_sheet import dress, undress

MakeLesson = Callable[..., LessonPage]


@pytest.fixture
def lesson(qtbot: QtBot, agent_worker: AgentWorker, preferences: Preferences) -> Iterator[MakeLesson]:
    """Opens a lesson at a step."""
    load_fonts()
    theme = make_theme()
    dress(stylesheet(theme))
    pages: list[LessonPage] = []

    def open_at(name: str, step: int = 0, size: tuple[int, int] = (1280, 770)) -> LessonPage:
        play = LessonPlay(lessons()[name]("Ann"))
        for _ in range(step):
            play.next()
        controller = LessonController(play, agent_worker, preferences)
        page = LessonPage(theme, controller, preferences)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.setFocus()
        pages.append(page)
        controller.begin()
        qtbot.wait(1)
        return page

    yield open_at
    for page in pages:
        page.leave()
        page.controller.close()
    undress()
