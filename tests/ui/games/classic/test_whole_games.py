"""Whole games by novices: every event has a line, every task a prompt, and no sentence is left half filled in."""

from __future__ import annotations

import pytest

from catanqt.rules.base import events
from catanqt.ui.games import kits
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line, Prompt
from catanqt.ui.theme.theme import make_theme
from tests.ui.helpers.scenario_context import moment, walk

SEEDS = ("WALK", "HILLS", "COAST")
VIEWERS = (0, NOBODY)

pytestmark = pytest.mark.usefixtures("qtbot")


def whole(line: Line | None) -> bool:
    if line is None:
        return False
    texts = (line.spoken, *(part for part in line.parts if isinstance(part, str)))
    return bool(line.parts) and all(text.strip() and not set("{}%") & set(text) for text in texts)


def sound(prompt: Prompt | None) -> bool:
    return prompt is not None and bool(prompt.text) and not set("{}%") & set(prompt.text + prompt.detail)


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_that_happens_is_told(seed: str) -> None:
    kit = None
    told: set[type] = set()
    for session, _, happened in walk(seed=seed):
        if kit is None:
            kit, *_ = kits(make_theme(), session.record.header)
        for viewer in VIEWERS:
            perspective = moment(session, viewer)
            assert sound(kit.prompt(perspective)), perspective.task
            for event in happened:
                assert isinstance(event, events.TurnEnded) or whole(kit.line(event, perspective)), event
                kit.motions(event, perspective)
            _look_around(kit, perspective)
        told.update(map(type, happened))
    assert {events.Traded, events.Stolen, events.CardPlayed, events.Won} <= told


def _look_around(kit: Kit, perspective: Perspective) -> None:
    """What the page asks at each moment answers, and what is not ready says why."""
    for tool in kit.tools(perspective):
        assert tool.ready or tool.why
    for seat in range(perspective.players):
        assert all(counter.tip for counter in kit.counters(perspective, seat))
    asked = kit.ask(perspective)
    assert asked is None or asked.text
    assert len({piece.key for piece in kit.pieces(perspective)}) == len(list(kit.pieces(perspective)))
