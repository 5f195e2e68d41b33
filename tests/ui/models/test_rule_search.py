"""Rule options are found by the words in which families tell their rules."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from catanqt.rules.catalog import SCENARIOS, ruleset
from catanqt.ui.models.rule_search import RuleSearch
from catanqt.ui.text.i18n import speak

ENGLISH = {
    "play to twelve": "goal",
    "grandma gets a head start": "handicap",
    "nobody may be robbed until they have three points": "friendly_robber",
    "you only lose cards if you hold more than nine": "discard_limit",
    "a seven in the first two rounds is rolled again": "no_seven_rounds",
    "dice cards": "dice",
    "reshuffle when ten are left": "deck_rest",
    "six and eight are never neighbors": "reds_apart",
    "equal numbers": "same_apart",
    "balanced board": "best_corner",
    "ports": "harbours",
    "the last player sets a third settlement first": "founding",
    "starting resources": "second_pays",
    "trade first, then build": "trade",
    "the bank never runs out": "bank",
    "season of six matchdays": "matchdays",
    "boot": "shoe_points",
}
GERMAN = {
    "Wir spielen bis zwölf": "goal",
    "Oma bekommt zwei Punkte Vorsprung": "handicap",
    "Niemand wird ausgeraubt, bevor er drei Punkte hat": "friendly_robber",
    "erst ab neun Karten abwerfen": "discard_limit",
    "In den ersten zwei Runden wird eine Sieben neu gewürfelt": "no_seven_rounds",
    "Würfelkarten": "dice",
    "sechs und acht nicht nebeneinander": "reds_apart",
    "fairer Spielplan": "best_corner",
    "Die Bank geht nie aus": "bank",
    "Die Saison ist kürzer": "matchdays",
}
JUNIOR = {
    "two ships": "start_ships",
    "the captain may go home": "ghost_home",
    "we swap without a market": "advanced_trade",
}
MOST = 4
"""More are no help."""


def found(game: str, words: str) -> frozenset[str]:
    scenarios = tuple(SCENARIOS) if game == "classic" else ()
    return RuleSearch(ruleset(game, scenarios).options).find(words).keys


@pytest.mark.parametrize("words", ENGLISH)
def test_a_rule_is_found_as_it_is_told(words: str) -> None:
    keys = found("classic", words)
    assert ENGLISH[words] in keys
    assert len(keys) <= MOST or words == "play to twelve"


@pytest.mark.parametrize("words", JUNIOR)
def test_a_rule_of_junior_is_found_as_it_is_told(words: str) -> None:
    assert found("junior", words) == {JUNIOR[words]}


def test_rules_are_found_as_they_are_told_in_german(qapp: QApplication) -> None:
    speak("de")
    try:
        search = RuleSearch(ruleset("classic", tuple(SCENARIOS)).options)
        missed = [words for words, key in GERMAN.items() if key not in search.find(words).keys]
    finally:
        speak("en")
    assert missed == []


def test_figures_are_found_as_whole_numbers() -> None:
    keys = found("classic", "6 8")
    assert "reds_apart" in keys
    assert "dice" not in keys, "a deck of 36 has no 6"


def test_nothing_is_found_by_no_words_at_all() -> None:
    search = RuleSearch(ruleset("classic").options)
    assert search.find("").exact
    assert len(search.find("  ").keys) == len(ruleset("classic").options.options)
    assert search.find("xyz") == (frozenset(), False)
