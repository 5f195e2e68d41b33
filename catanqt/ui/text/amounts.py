"""Estimates in words: "in about three rounds", never "in about 3.3 rounds". They follow a verb in a sentence."""

from __future__ import annotations

from catanqt.ui.text.i18n import tr

SOON, NEXT, EITHER = 0.6, 1.25, 1.75
"""Up to so many rounds it is hardly any time, the next round, that or the one after; more are counted."""
LESS_THAN_ONE, ONE = 0.75, 1.5
MANY = 30.0
"""More than this is not counted: nobody plays that long."""


def number_word(number: int) -> str:
    """A small number as a word, as in a sentence; larger ones in figures."""
    words = {
        2: tr("two", "a number in a sentence"),
        3: tr("three", "a number in a sentence"),
        4: tr("four", "a number in a sentence"),
        5: tr("five", "a number in a sentence"),
        6: tr("six", "a number in a sentence"),
        7: tr("seven", "a number in a sentence"),
        8: tr("eight", "a number in a sentence"),
        9: tr("nine", "a number in a sentence"),
        10: tr("ten", "a number in a sentence"),
        11: tr("eleven", "a number in a sentence"),
        12: tr("twelve", "a number in a sentence"),
    }
    return words.get(number, str(number))


def when(rounds: float) -> str:
    """When something happens that is so many rounds off."""
    if rounds < SOON:
        return tr("very soon", "when something happens")
    if rounds < NEXT:
        return tr("next round", "when something happens")
    if rounds < EITHER:
        return tr("next round or the one after", "when something happens")
    if rounds > MANY:
        return tr("much later", "when something happens")
    return tr("in about {number} rounds", "when something happens", number=number_word(round(rounds)))


def how_long(rounds: float) -> str:
    """How much time so many rounds are."""
    if rounds < LESS_THAN_ONE:
        return tr("less than a round", "an amount of time")
    if rounds < ONE:
        return tr("about a round", "an amount of time")
    if rounds > MANY:
        return tr("a lot of rounds", "an amount of time")
    return tr("about {number} rounds", "an amount of time", number=number_word(round(rounds)))


def worth(points: float) -> str:
    """How much so many victory points are."""
    if points < 0.35:
        return tr("a fraction of a point", "an amount of victory points")
    if points < 0.65:
        return tr("about half a point", "an amount of victory points")
    if points < 0.9:
        return tr("nearly a point", "an amount of victory points")
    if points < 1.15:
        return tr("about a point", "an amount of victory points")
    if points < 1.5:
        return tr("more than a point", "an amount of victory points")
    return tr("about {number} points", "an amount of victory points", number=number_word(max(2, round(points))))


def income(cards: float) -> str:
    """How many cards more that is, so many in each round."""
    if cards >= ONE:
        return tr("about {number} more cards each round", "an income", number=number_word(round(cards)))
    if cards >= LESS_THAN_ONE:
        return tr("about one more card each round", "an income")
    every = number_word(max(2, round(1 / max(cards, 1 / MANY))))
    return tr("about one more card every {number} rounds", "an income", number=every)
