"""Rules that can be agreed upon before a game, as data: their values, texts and presets, and which exclude each other.

A ruleset and each of its scenarios declare their own options; the window shows them and the header carries them. An
option that a header does not name has the value of the printed rule. `OptionSet.read` is the one place where agreed
rules are checked, for new games, saved games and positions alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from catanqt.kernel.codec import DecodeError, brief

Value = int | bool | str
Agreed = Mapping[str, Any]
"""The options of a header, by key: agreed rules, and what else it says, such as the kind of board."""
OTHER_KEYS = ("board", "board_seed", "colours", "edition")
"""What the options of a header say besides agreed rules."""


def tr_noop(source: str) -> str:
    """Mark a text for the translators. It stays English here; the window translates it when it is shown."""
    return source


@dataclass(frozen=True, slots=True)
class RuleOption:
    """A rule that can be agreed upon before a game."""

    key: str
    """Its name in the header's options."""
    belongs: str
    """The game or scenario whose rule it is."""
    rule: str
    """The ids of the rules it changes, separated by blanks."""
    values: tuple[Value, ...]
    """What may be chosen, the printed rule first."""
    name: str
    about: str
    """What it does, as a sentence."""
    value_names: tuple[str, ...] = ()
    """A name for each value; none where numbers and truth values speak for themselves."""
    accepts: range = range(0)
    """Numbers that files may hold besides those that are offered."""
    each_seat: bool = False
    """Whether the header holds a list with a value for each seat."""
    presets: tuple[tuple[str, Value], ...] = ()
    """What the presets, by their keys, choose of it; the others leave the printed rule."""
    keywords: str = ""
    """Other words that players search for it by, in English; the window translates them."""

    @property
    def usual(self) -> Value:
        """The printed rule."""
        return self.values[0]

    def allows(self, value: object) -> bool:
        """Whether it may be this. To JSON, `true` is not 1."""
        if any(type(value) is type(one) and value == one for one in self.values):
            return True
        return type(value) is int and value in self.accepts

    def value_name(self, value: Value) -> str:
        """The English name of a value; empty if the value speaks for itself."""
        return self.value_names[self.values.index(value)] if self.value_names and value in self.values else ""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """While the option `key` has one of `values`, the option `excluded` cannot have one of `impossible`.

    `key` may also be that of the board. Where both are options, it is `excluded` that gives way.
    """

    key: str
    values: tuple[Value, ...]
    excluded: str
    impossible: tuple[Value, ...]
    why: str
    """A sentence."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A well-tried set of rules; what it chooses of each option the options say."""

    key: str
    name: str
    about: str


PRESETS = (
    Preset("printed", tr_noop("Printed rules"), tr_noop("The rules as they are printed.")),
    Preset("friendly", tr_noop("Friendly"), tr_noop("Nobody falls far behind: whoever has little is spared.")),
    Preset("tournament", tr_noop("Tournament"), tr_noop("As little luck as possible in board and dice.")),
    Preset("quick", tr_noop("Quick game"), tr_noop("A faster start and a lower goal.")),
    Preset("long", tr_noop("Long game"), tr_noop("A higher goal, for a whole evening.")),
)


class OptionSet:
    """The options of one game with its scenarios, and which of their values exclude each other."""

    def __init__(self, options: Iterable[RuleOption] = (), exclusions: Iterable[Exclusion] = ()) -> None:
        self.options = tuple(options)
        self.exclusions = tuple(exclusions)
        self._by_key = {option.key: option for option in self.options}

    def __iter__(self) -> Any:
        return iter(self.options)

    def option(self, key: str) -> RuleOption:
        """The option of this key (KeyError if there is none)."""
        return self._by_key[key]

    # Reading

    def read(self, agreed: Agreed, seats: int, place: str) -> dict[str, Any]:
        """The value of every option, checked; `place` says in errors where they were found."""
        for key in agreed:
            if key not in self._by_key and key not in OTHER_KEYS:
                raise DecodeError(f"{place}.{key}", "this game has no such rule")
        for key, value in agreed.items():
            if key in self._by_key:
                _check(self._by_key[key], value, seats, f"{place}.{key}")
        for exclusion in self.exclusions:
            if self._holds(exclusion, agreed):
                value = agreed.get(exclusion.excluded, None)
                raise DecodeError(f"{place}.{exclusion.excluded}", f"{brief(value)} is impossible: {exclusion.why}")
        return self.values(agreed, seats)

    def values(self, agreed: Agreed, seats: int) -> dict[str, Any]:
        """The value of every option, those that were checked before."""
        found: dict[str, Any] = {}
        for option in self.options:
            value = agreed.get(option.key)
            if option.each_seat:
                found[option.key] = (option.usual,) * seats if value is None else tuple(value)
            else:
                found[option.key] = option.usual if value is None else value
        return found

    # Choosing

    def possible(self, option: RuleOption, agreed: Agreed) -> tuple[Value, ...]:
        """The values that can be chosen, given the board and the rules agreed so far."""
        impossible = {
            (type(value), value)
            for one in self.exclusions
            if one.excluded == option.key and self._active(one, agreed)
            for value in one.impossible
        }
        return tuple(value for value in option.values if (type(value), value) not in impossible)

    def why_not(self, option: RuleOption, value: Value, agreed: Agreed) -> str:
        """Why a value cannot be chosen now, as an English sentence; empty if it can."""
        for one in self.exclusions:
            if one.excluded == option.key and _among(value, one.impossible) and self._active(one, agreed):
                return one.why
        return ""

    def choose(self, agreed: Agreed, key: str, value: Any) -> dict[str, Any]:
        """The rules with this one changed; those that are impossible with it become the printed ones again.

        Printed rules are not named, so that equal rules are equal data. `key` may also be that of the board.
        """
        chosen = {**agreed, key: list(value) if isinstance(value, tuple) else value}
        return self.settled(chosen)

    def settled(self, agreed: Agreed) -> dict[str, Any]:
        """The rules without those that are impossible, unknown here or as printed."""
        found: dict[str, Any] = {}
        for key, value in agreed.items():
            option = self._by_key.get(key)
            if key in OTHER_KEYS or (option is not None and not _is_usual(option, value)):
                found[key] = value
        for exclusion in self.exclusions:
            if self._holds(exclusion, found):
                del found[exclusion.excluded]
        return found

    def preset(self, key: str, agreed: Agreed) -> dict[str, Any]:
        """The values of a preset, as far as the board allows them; options that are no rules keep their values."""
        other = {name: value for name, value in agreed.items() if name in OTHER_KEYS}
        wanted = {option.key: value for option in self.options for name, value in option.presets if name == key}
        return self.settled({**other, **wanted})

    def preset_of(self, agreed: Agreed) -> str | None:
        """The key of the preset that these rules are; None if they are the table's own."""
        settled = self.settled(agreed)
        return next((preset.key for preset in PRESETS if self.preset(preset.key, agreed) == settled), None)

    def changed(self, agreed: Agreed) -> list[tuple[RuleOption, Any]]:
        """The options that are not as printed, with their values."""
        return [
            (option, agreed[option.key])
            for option in self.options
            if option.key in agreed and not _is_usual(option, agreed[option.key])
        ]

    def _active(self, exclusion: Exclusion, agreed: Agreed) -> bool:
        """Whether an exclusion applies by its first half."""
        option = self._by_key.get(exclusion.key)
        value = agreed.get(exclusion.key, None if option is None else option.usual)
        return _among(value, exclusion.values)

    def _holds(self, exclusion: Exclusion, agreed: Agreed) -> bool:
        return _among(agreed.get(exclusion.excluded), exclusion.impossible) and self._active(exclusion, agreed)


def _check(option: RuleOption, value: object, seats: int, place: str) -> None:
    if option.each_seat:
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise DecodeError(place, f"expected a list of {seats}, one for each seat, found {brief(value)}")
        for seat, one in enumerate(value):
            _check_value(option, one, f"{place}[{seat}]")
    else:
        _check_value(option, value, place)


def _check_value(option: RuleOption, value: object, place: str) -> None:
    if not option.allows(value):
        if option.accepts:
            raise DecodeError(place, f"expected a number from {option.accepts[0]} to {option.accepts[-1]}")
        if isinstance(option.usual, bool):
            raise DecodeError(place, f"expected true or false, found {brief(value)}")
        raise DecodeError(place, f"expected one of {', '.join(map(str, option.values))}, found {brief(value)}")


def _among(value: object, values: Sequence[Value]) -> bool:
    """Whether a value, or one of a list with one for each seat, is among these."""
    found = value if isinstance(value, list | tuple) else (value,)
    return any(type(one) is type(other) and one == other for one in found for other in values)


def _is_usual(option: RuleOption, value: object) -> bool:
    found = value if option.each_seat and isinstance(value, list | tuple) else (value,)
    return all(type(one) is type(option.usual) and one == option.usual for one in found)
