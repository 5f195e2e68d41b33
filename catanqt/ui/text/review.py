"""Texts of a game review that a game may replace by its own: grades, phases, and a tip for each phase."""

from __future__ import annotations

from catanqt.analysis.model import Grade, Phase
from catanqt.ui.text.i18n import tr

SIGNS = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
"""Chess annotation symbols; they distinguish grades without colour."""


MISTAKES = tuple(SIGNS)


def grade_name(grade: Grade, plural: bool = False) -> str:
    """A grade as a word, for one decision or for several."""
    if plural and grade in SIGNS:
        return {
            Grade.INACCURACY: tr("Inaccuracies"),
            Grade.MISTAKE: tr("Mistakes"),
            Grade.BLUNDER: tr("Blunders"),
        }[grade]
    names = {
        Grade.ONLY: tr("Only move", "a grade"),
        Grade.BEST: tr("Best move", "a grade"),
        Grade.GOOD: tr("Good", "a grade"),
        Grade.INACCURACY: tr("Inaccuracy", "a grade"),
        Grade.MISTAKE: tr("Mistake", "a grade"),
        Grade.BLUNDER: tr("Blunder", "a grade"),
    }
    return names[grade]


def phase_name(phase: Phase) -> str:
    names = {
        Phase.PLACEMENT: tr("Set-up", "a part of the game"),
        Phase.BUILDING: tr("Building", "a part of the game"),
        Phase.TRADE: tr("Trade", "a part of the game"),
        Phase.ROBBER: tr("Robber", "a part of the game"),
        Phase.CARDS: tr("Cards", "a part of the game"),
        Phase.END_GAME: tr("End game", "a part of the game"),
        Phase.SCENARIO: tr("Scenario", "a part of the game"),
    }
    return names[phase]


def tip(phase: Phase) -> str:
    """One thing to try in the next game, for a player who gives most away in this phase."""
    tips = {
        Phase.PLACEMENT: tr(
            "Before you place, count the dots of each corner and look for resources you do not have yet."
        ),
        Phase.BUILDING: tr(
            "Before you end your turn, ask what you are saving for. If it is for nothing, build what brings cards."
        ),
        Phase.TRADE: tr(
            "Trade for what you need this turn, rather make a counter-offer than decline, and never help whoever is "
            "about to win."
        ),
        Phase.ROBBER: tr(
            "Put the robber where the strongest opponent loses most, and build before a seven costs you half your hand."
        ),
        Phase.CARDS: tr("Play a knight before the roll when the robber blocks you, and keep the others for the army."),
        Phase.END_GAME: tr("Two points short of the goal, look for the quickest way to both before you do anything."),
        Phase.SCENARIO: tr("Look at what the scenario offers each turn: it often costs less than a settlement."),
    }
    return tips[phase]
