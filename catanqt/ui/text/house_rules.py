"""House rules in words: options, their values, and what differs from the printed rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from catanqt.kernel.rule_options import RuleOption, Value
from catanqt.ui.text.i18n import tr, translated

if TYPE_CHECKING:
    from catanqt.kernel.record import Header

GOAL = "goal"
"""The option whose number grows with the scenarios."""


def option_name(option: RuleOption) -> str:
    return translated(option.name)


def option_sentence(option: RuleOption) -> str:
    """What it does."""
    return translated(option.about)


def option_keywords(option: RuleOption) -> str:
    """Other words that people search for it by."""
    return translated(option.keywords) if option.keywords else ""


def value_text(option: RuleOption, value: Value, more: int = 0) -> str:
    """A value of one seat or of all; `more` are the points that scenarios add to the goal."""
    name = option.value_name(value)
    if name:
        return translated(name)
    if isinstance(value, bool):
        return tr("Yes", "a rule option") if value else tr("No", "a rule option")
    if option.each_seat and isinstance(value, int):
        return handicap_text(value)
    if option.key == GOAL and more and isinstance(value, int):
        return tr("{total} ({points} + {more})", "points to win", total=value + more, points=value, more=more)
    return str(value)


def handicap_text(points: int) -> str:
    """How many points more or fewer a player needs."""
    if points > 0:
        return tr("%n points more to win", "a handicap", points)
    return tr("%n points fewer to win", "a handicap", -points) if points < 0 else tr("None", "a handicap")


def rule_line(option: RuleOption, value: Any, names: Sequence[str] = (), more: int = 0) -> str:
    """An option and its value, such as "Dice: Dealt from a deck of 36"."""
    if option.each_seat:
        told = ", ".join(
            tr("{name} {handicap}", "Ann 1 point more to win", name=name, handicap=handicap_text(one))
            for name, one in zip(names, value, strict=False)
            if one
        )
    else:
        told = value_text(option, value, more)
    return tr("{option}: {value}", "a rule", option=option_name(option), value=told)


def rule_lines(header: Header) -> list[str]:
    """What is played differently in a game, a line for each rule."""
    names = [seat.name for seat in header.seats]
    return [rule_line(option, value, names) for option, value in house_rules(header)]


def house_rules(header: Header) -> list[tuple[RuleOption, Any]]:
    """The options of a game that are not as printed, with their values."""
    from catanqt.rules.catalog import ruleset

    return ruleset(header.game, header.scenarios).options.changed(header.options)


def count_text(count: int) -> str:
    """So many rules differ from the printed ones."""
    return tr("%n house rules", "", count)


def summary(lines: Sequence[str]) -> str:
    """All of them in one line; empty for the printed rules."""
    if not lines:
        return ""
    return tr("{count}: {rules}", "3 house rules: ...", count=count_text(len(lines)), rules="; ".join(lines))


def tip(lines: Sequence[str]) -> str:
    """All of them, a line each, under their number."""
    return "\n".join((f"{count_text(len(lines))}:", *(f"• {line}" for line in lines))) if lines else ""


def house_rules_count() -> str:
    """How games with house rules count in statistics and for achievements."""
    return tr("Games with house rules count like all others.")


def same_rules(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two sets of options agree; to JSON, `true` is not 1."""
    return one.keys() == other.keys() and all(type(one[key]) is type(other[key]) for key in one) and one == other
