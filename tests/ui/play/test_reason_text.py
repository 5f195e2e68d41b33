"""Every reason of the agents has words, every move can be told, and the words use only facts that there are."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.agent import Adviser, Budget, Fact, Reason
from catanqt.rules.advantages import ADVANTAGES
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.reason_facts import Facts
from catanqt.ui.play.reason_text import PHRASES, reason_words
from catanqt.ui.text.amounts import income, when
from catanqt.ui.theme.theme import make_theme
from catanqt_ai.reasons import CODES, GOALS
from catanqt_ai.registry import make_agent
from tests.ai.games import VARIANTS, decisions, moments
from tests.ui.helpers.controllers import header

SENTENCE = re.compile(r"[A-Z0-9%].*[.]")
SAMPLES: Mapping[str, tuple[Fact, ...]] = {
    "goal": GOALS,
    "resources": ("ore", "lumber,brick,brick"),
    "resource": ("wool",),
    "tiles": (2,),
    "kind": ("any", "grain"),
    "rate": (3,),
    "advantage": ADVANTAGES,
    "currency": ("laurels", "fish"),
    "seat": (1, -1),
    "loser": (2, -1),
    "corner": (7, -1),
    "site": (3, -1),
    "rival": (1,),
    "victim": (1,),
    "partner": (2,),
    "army": (0.0, 0.4),
    "limit": (0, 9),
    "roads": (0, 1, 2),
    "ships": (0, 1),
    "before": (5.5, 4.0),
    "rounds": (1.25, 0.0),
    "after": (4.0, 1.2),
    "second": (0.4, 1.9),
    "chance": (0.3, 0.7),
}
"""Facts that change a sentence; all others are figures."""
SOMEBODY = {"blocks", "shoe", "too-strong", "helps"}
"""Codes whose seat is always somebody's."""
OF_JUNIOR = {
    "as-good", "best-partner", "coco-race", "coco-worth", "deal-harms", "deal-helps", "ghost-booty", "ghost-hurts",
    "have-none", "helps", "keeps-for", "lair", "less-chance", "more-rounds", "need-it", "no-use", "no-win",
    "nothing-better", "offer", "offer-first", "only-option", "refuses-trade", "risks-offer", "rounds", "ship-towards",
    "swap-for", "too-little", "too-strong", "wins", "worse-later",
}  # fmt: skip
"""Codes that agents of Junior give."""


def samples(code: str) -> Iterator[dict[str, Fact]]:
    """Facts of every kind that a reason may come with."""
    names = CODES[code]
    values = [SAMPLES.get(name, (1.25,)) for name in names]
    if code == "lair":
        values = [("wood,goat", "") if name == "tiles" else SAMPLES[name] for name in names]
    for one in product(*values):
        facts = dict(zip(names, one, strict=True))
        if not (code in SOMEBODY and facts["seat"] == -1):
            yield facts


@pytest.fixture
def perspective(qtbot: QtBot) -> Perspective:
    session = Session(header())
    return Perspective(session.record.header, session.rules, session.game, 0)


def test_the_words_are_those_of_the_listed_codes() -> None:
    assert set(PHRASES) == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_reason_is_a_sentence_that_uses_its_facts(code: str, perspective: Perspective) -> None:
    used: set[str] = set()
    for facts in samples(code):
        asked = Facts(facts, perspective)
        words = PHRASES[code](asked)
        assert SENTENCE.fullmatch(words), words
        assert "{" not in words
        assert words == reason_words(Reason(code, tuple(facts.items())), perspective)
        used |= asked.used
    assert used == set(CODES[code])


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_agents_really_say_can_be_said(variant: str, qtbot: QtBot) -> None:
    game, scenarios = VARIANTS[variant]
    record = header(game, ("human", "hard", "hard", "hard"), scenarios=scenarios)
    expert = make_agent("expert", "words")
    assert isinstance(expert, Adviser)
    for one in moments(variant, "hard", f"words {variant}", 7, 160):
        perspective = Perspective(record, one.rules, one.game, one.seat)
        imagined = one.rules.imagine(one.game, one.seat, random.Random(1))
        against = expert.compare(imagined, one.seat, one.advice.action, Budget())
        for reason in (*one.advice.reasons, *(reason for reasons in against.values() for reason in reasons)):
            assert SENTENCE.fullmatch(reason_words(reason, perspective)), reason


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_move_can_be_told(variant: str, qtbot: QtBot) -> None:
    game, scenarios = VARIANTS[variant]
    record = header(game, ("human", "hard", "hard", "hard"), scenarios=scenarios)
    table = kits(make_theme(), record)
    told = set()
    for one in decisions(variant, ["novice", "hard", "novice", "hard"], f"moves {variant}", most=400):
        perspective = Perspective(record, one.rules, one.game, one.seat)
        for action in (*one.game.options(), one.advice.action):
            found = [words for kit in table if (words := kit.move(action, perspective)) is not None]
            assert len(found) == 1, action
            assert SENTENCE.fullmatch(found[0]), found[0]
            told.add(type(action))
    assert len(told) > 5


def test_names_and_figures_are_in_the_words(perspective: Perspective) -> None:
    def said(code: str, **facts: Fact) -> str:
        return reason_words(Reason(code, tuple(facts.items())), perspective)

    assert (
        said("robber-leader", victim=1, rounds=4.2) == "Bob is closest to winning and could win in about four rounds."
    )
    assert said("new-kinds", resources="ore") == "You have no source of ore yet."
    assert said("takes-longest-road", length=5, loser=2) == "It takes the longest road from Cleo, with 5 roads."
    assert said("offer", goal="city", chance=0.375).endswith("about 38%.")


DECIMAL = re.compile(r"\d[.,]\d")


@pytest.mark.parametrize("code", CODES)
def test_no_reason_has_decimals(code: str, perspective: Perspective) -> None:
    """Nobody plans 3.3 rounds ahead: estimates are told in words."""
    figures = {"rounds", "before", "after", "points", "army", "cards", "pips", "chance", "second"} & set(CODES[code])
    for facts in samples(code):
        told = facts | {name: facts[name] for name in figures if isinstance(facts[name], str)}
        for value in (0.3, 0.72, 1.4, 1.6, 3.3, 11.8, 47.2):
            words = PHRASES[code](Facts(told | dict.fromkeys(figures, value), perspective))
            assert not DECIMAL.search(words), words


@pytest.mark.parametrize(
    ("rounds", "words"),
    [
        (0.2, "very soon"),
        (1.0, "next round"),
        (1.5, "next round or the one after"),
        (3.3, "in about three rounds"),
        (14.0, "in about 14 rounds"),
        (60.0, "much later"),
    ],
)
def test_rounds_are_told_as_people_do(rounds: float, words: str) -> None:
    assert when(rounds) == words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (0.3, "about one more card every three rounds"),
        (0.5, "about one more card every two rounds"),
        (1.1, "about one more card each round"),
        (2.2, "about two more cards each round"),
    ],
)
def test_incomes_are_told_as_people_do(cards: float, words: str) -> None:
    assert income(cards) == words


def test_children_read_no_chances(qtbot: QtBot) -> None:
    session = Session(header("junior"))
    young = Perspective(session.record.header, session.rules, session.game, 0)
    for code in ("offer", "less-chance"):
        for facts in samples(code):
            assert not re.search(r"\d", PHRASES[code](Facts(facts, young)))


def test_in_junior_there_are_tiles_and_no_cards(qtbot: QtBot) -> None:
    session = Session(header("junior"))
    young = Perspective(session.record.header, session.rules, session.game, 0)
    for code in OF_JUNIOR:
        for facts in samples(code):
            if facts.get("goal", "lair") in ("lair", "ship", "coco", "nothing"):
                words = PHRASES[code](Facts(facts, young))
                assert not re.search(r"\bcards?\b|\bhex", words), words


def test_the_second_match_is_told_of_as_it_was_weighed(perspective: Perspective) -> None:
    """One space in hand against 1.9 on average is no reason to keep the one."""

    def said(spaces: int, second: float) -> str:
        return reason_words(Reason("soccer-score", (("spaces", spaces), ("second", second))), perspective)

    assert "brings more" in said(1, 1.9)
    assert "brings no more" in said(3, 1.9)
