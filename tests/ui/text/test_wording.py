"""What an editor struck out stays out, in both languages, and the printed terms of the games are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from catanqt.rule_help import TOPICS, help_text
from dev import translations

KEYS = translations.texts()
GERMAN = translations.read(translations.FOLDER / "catanqt_de.ts")
ENGLISH_PLURALS = translations.read(translations.FOLDER / "catanqt_en.ts")

STRUCK = {
    "en": (
        r"Size of everything",
        r"such series",
        r"drawn blindly",
        r"an even opponent",
        r"colour-blind people can tell apart",
        r"gets you the card that you lack",
        r"adviser broke down",
        r"broke down",
        r"Skip what moves",
        r"lairs and lair",
        r"for you to decide",
        r"Nobody's hand is shown",
        r"Aiming is for the show",
        r"comes? to mind",
        r"gone mad",
        r"sets off",
        r"is dear\b",
        r"[Ll]ies aside",
        r"Found (a|your) settlement",
        r"One development card a turn is all",
        r"There you sit",
        r"\blives? (there|at|on)\b",
        r"\b(house(?! rules?\b)|desk|joys?)\b",
        r"stray farther",
        r"cards? due\b",
        r"would be even\b",
        r"takes? it or leaves? it|take it or leave it",
    ),
    "de": (
        r"Du willst",
        r"Größe von allem",
        r"Niemandes",
        r"du entscheidest",
        r"Zielen ist nur Schau",
        r"Mehr Regeln",
        r"solchen Reihen",
        r"weichen weiter ab",
        r"Fußballpl[aä]tz",
        r"Schuss-?(marke|token|stein)",
        r"Ergebnisleiste|Spielstandsleiste",
        r"\bLiga\b",
        r"verträgt jede Mischung",
        r"kaufen (jede Zeile|Nützliches|dir|nützliche)",
        r"kauft jede Zeile",
        r"ist recht\.",
        r"liegt sie beiseite",
        r"Tausche anbieten",
        r"\b(können|müssen|dürfen|möchten|wollen|haben|sind|werden) Sie\b",
        r"\bIhnen\b",
        r"^(Klicken|Wählen|Drücken|Ziehen|Geben|Öffnen|Schließen) Sie\b",
    ),
}
"""Regular expressions of what sounded translated, stilted, or like a metaphor of our own."""

TERMS = {
    r"\bshot tokens?\b": r"Schussplättchen|schul",
    r"results track": r"Fußballleiste",
    r"\bpitch(es)?\b": r"Fußballfeld",
    r"\bfixtures\b|fixture list": r"Spieltagtabelle",
    r"\bmatchdays?\b": r"Spieltag",
    r"\blongest road\b": r"Längste[nr]? Handelsstraße",
    r"\blargest army\b": r"Größte[nr]? Rittermacht",
    r"\blaurels?\b": r"Lorbeer",
    r"\bold shoe\b": r"alte[nr]? Schuh",
    r"\bfisher(y|ies)\b": r"Fischgr[uü]nd",
    r"ghost captain": r"Geisterkapitän",
    r"Spooky Island": r"Geisterinsel",
    r"Coco tiles?": r"Coco",
    r"[Rr]etrain a knight|knight \{knight\} into": r"Ritter",
}
"""An English term, and what German must say wherever it stands."""
NAMED_OTHERWISE = {"Fisheries, the market and the old shoe. %n steps."}


def texts(language: str) -> Iterator[str]:
    """Everything that is said in a language."""
    if language == "en":
        yield from (key.source for key in KEYS)
        yield from chain.from_iterable(one.forms for one in ENGLISH_PLURALS.values())
    else:
        yield from chain.from_iterable(one.forms for one in GERMAN.values())
    for topic in TOPICS:
        yield from help_text(topic, language).splitlines()


@pytest.mark.parametrize(("language", "phrase"), [(code, one) for code, many in STRUCK.items() for one in many])
def test_what_was_struck_out_stays_out(language: str, phrase: str) -> None:
    assert [text for text in texts(language) if re.search(phrase, text)] == []


@pytest.mark.parametrize("term", TERMS)
def test_german_keeps_the_printed_terms(term: str) -> None:
    concerned = {key: one for key, one in GERMAN.items() if re.search(term, key.source)}
    assert concerned
    wrong = [
        (key.source, form)
        for key, one in concerned.items()
        for form in one.forms
        if not re.search(TERMS[term], form, re.IGNORECASE) and key.source not in NAMED_OTHERWISE
    ]
    assert wrong == []


def test_plurals_end_with_the_text_in_the_source() -> None:
    """English has its forms in a file of its own: the last of them is what programmers read."""
    assert [key.source for key, one in ENGLISH_PLURALS.items() if one.forms[-1] != key.source] == []


@pytest.mark.parametrize(("path", "wrong"), [("de", "Zielen ist nur Schau"), ("en", "Size of everything")])
def test_the_search_finds_what_it_looks_for(path: str, wrong: str) -> None:
    assert any(re.search(phrase, wrong) for phrase in STRUCK[path])
