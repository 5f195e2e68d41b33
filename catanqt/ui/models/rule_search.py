"""Search in the rule options: by name, sentence, values and the words that players have for a rule.

Rules come as people tell them ("we roll a seven again in the first two rounds"), so where no option has all words of a
search, those with the most telling ones are found: a word tells the more, the fewer options have it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from catanqt.kernel.rule_options import RuleOption
from catanqt.ui.games import presentation_of
from catanqt.ui.text.amounts import number_word
from catanqt.ui.text.house_rules import option_keywords, option_name, option_sentence, value_text

CLOSE = 0.6
"""An option is found besides the closest one if it has this share of its score."""


class Found(NamedTuple):
    """The keys of the options that were found, and whether they have all words of the search."""

    keys: frozenset[str]
    exact: bool


class RuleSearch:
    """An index of options in the language of the window."""

    def __init__(self, options: Iterable[RuleOption]) -> None:
        self._texts = {option.key: searchable_text(option) for option in options}

    def find(self, text: str) -> Found:
        """The options with all words of a text, or else those that come closest."""
        holders = {word: self._holders(word) for word in re.findall(r"\w+", plain_letters(text))}
        exact = frozenset(self._texts).intersection(*holders.values())
        if exact:
            return Found(exact, True)
        scores = {key: sum(1 / len(keys) for keys in holders.values() if key in keys) for key in self._texts}
        best = max(scores.values(), default=0.0)
        return Found(frozenset(key for key, score in scores.items() if score and score >= CLOSE * best), False)

    def _holders(self, word: str) -> frozenset[str]:
        """The options that have this word, as part of a longer one too; figures only as a whole number."""
        if word.isdigit():
            whole = re.compile(rf"(?<!\d){word}(?!\d)")
            return frozenset(key for key, text in self._texts.items() if whole.search(text))
        return frozenset(key for key, text in self._texts.items() if word in text)


def searchable_text(option: RuleOption) -> str:
    """All words by which an option can be found, numbers as words as well."""
    name, about = option_name(option), option_sentence(option)
    values = " ".join(value_text(option, value) for value in option.values)
    numbers = {number_word(int(figures)) for figures in re.findall(r"\d+", f"{name} {about}")}
    game = presentation_of(option.belongs).name()
    key = option.key.replace("_", " ")
    return plain_letters(" ".join((name, about, values, key, option_keywords(option), game, *sorted(numbers))))


def plain_letters(text: str) -> str:
    """Letters as they are compared in a search: small, and without dots and accents."""
    return "".join(
        letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter)
    )
