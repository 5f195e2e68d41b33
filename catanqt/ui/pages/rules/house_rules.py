"""The goal of a running game, and what is played differently in it, put into the pages of the rules help."""

from __future__ import annotations

import re
from collections.abc import Mapping

from catanqt.kernel.record import Header
from catanqt.rule_help import COMBINATIONS, heading
from catanqt.rules.catalog import ruleset
from catanqt.ui.games.help_links import option_place
from catanqt.ui.text.games import goal_text
from catanqt.ui.text.house_rules import count_text, house_rules, rule_line
from catanqt.ui.text.i18n import tr

_MARKS = re.compile(r"([!-/:-@\[-`{-~])")


def with_house_rules(texts: Mapping[str, str], header: Header, language: str) -> dict[str, str]:
    """The pages in Markdown: each rule under its heading, all of them on the page of the game, and first the goal."""
    found = dict(texts)
    several = (COMBINATIONS,) if len(header.scenarios) > 1 else ()
    for topic in (header.game, *header.scenarios, *several):
        first = found[topic].splitlines()[0]
        found[topic] = _under(found[topic], first, f"> **{tr('This game:')}** {goal_of(header)}")
    names = [seat.name for seat in header.seats]
    lines = []
    for option, value in house_rules(header):
        line = plain(rule_line(option, value, names))
        lines.append(f"- {line}")
        topic, rule = option_place(option)
        title = heading(topic, language, rule) if rule else None
        if title is not None:
            found[topic] = _under(found[topic], f"## {title}", f"> **{tr('Played differently here:')}** {line}")
    if lines:
        head = plain(tr("{count} in this game", "3 house rules in this game", count=count_text(len(lines))))
        page = found[header.game]
        title = page.splitlines()[0]
        found[header.game] = _under(page, title, "\n".join((f"**{head}**", "", *lines)))
    return found


def goal_of(header: Header) -> str:
    """How this game is won without a handicap."""
    rules = ruleset(header.game, header.scenarios)
    handicaps = header.options.get("handicap") or [0]
    points = rules.goal(rules.new_game(header), 0) - handicaps[0]
    return goal_text(header.game, header.scenarios, points)


def plain(text: str) -> str:
    """Words in Markdown in which nothing is a mark: players choose their names."""
    return _MARKS.sub(r"\\\1", text)


def _under(page: str, title: str, paragraph: str) -> str:
    """A page with a paragraph below the line with a heading, after those that were put there before."""
    lines = page.splitlines()
    if title not in lines:
        return page
    place = lines.index(title) + 1
    while place + 1 < len(lines) and lines[place] == "" and lines[place + 1].startswith("> **"):
        place += 2
    return "\n".join((*lines[:place], "", paragraph, *lines[place:]))
