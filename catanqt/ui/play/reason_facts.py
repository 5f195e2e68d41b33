"""The facts of a reason, prepared for the sentences of `reason_text`."""

from __future__ import annotations

from collections.abc import Mapping

from catanqt.kernel.agent import Fact
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.text.amounts import how_long, when
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_word


class Facts:
    """The facts of a reason, ready to be put into words. It records which of them were used."""

    def __init__(self, table: Mapping[str, Fact], perspective: Perspective) -> None:
        self._table = table
        self._perspective = perspective
        self.used: set[str] = set()

    def __getitem__(self, name: str) -> Fact:
        self.used.add(name)
        return self._table[name]

    def whole(self, name: str) -> int:
        return round(float(self[name]))

    def when(self, name: str) -> str:
        return when(float(self[name]))

    def how_long(self, name: str) -> str:
        return how_long(float(self[name]))

    @property
    def simple(self) -> bool:
        """Whether children read this: no figures of chance."""
        return game_presentation(self._perspective.header.game).for_children

    def percent(self, name: str) -> int:
        return round(100 * float(self[name]))

    def seat(self, name: str) -> int:
        return int(self[name])

    def who(self, name: str) -> str:
        return self._perspective.name(self.seat(name))

    def resource(self, name: str) -> str:
        return resource_word(str(self[name]))

    def resources(self, name: str) -> str:
        """Several resources, each once, as the language lists them."""
        keys = dict.fromkeys(key for key in str(self[name]).split(",") if key)
        return listing([resource_word(key) for key in keys])

    def goal(self, name: str) -> str:
        """What is built towards; it follows "for" in every sentence."""
        return {
            "city": tr("a city", "something to save for"),
            "settlement": tr("a settlement", "something to save for"),
            "card": tr("a development card", "something to save for"),
            "road": tr("a road", "something to save for"),
            "longest-road": tr("the longest road", "something to save for"),
            "lair": tr("a lair", "something to save for"),
            "ship": tr("a ship", "something to save for"),
            "coco": tr("a Coco tile", "something to save for"),
            "nothing": tr("whatever comes", "something to save for"),
        }[str(self[name])]
