"""Pictures that were painted once, kept by key within a limit of memory; the least recently used go first.

The limit is of bytes and not of pictures: a board that is zoomed wants each of its pictures in every size on the way,
and a large one takes a thousand times the memory of a small one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap

from catanqt.ui.theme.art.painting import without_engine


class PictureCache:
    """At most `most` bytes of pictures, and at least the newest one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.bytes = 0
        """The memory that all of them take."""
        self.made = 0
        """How many pictures were painted so far: tests watch that a second paint makes none."""

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture of this key, painted if it is not there."""
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = without_engine(make())
            self.made += 1
            self.bytes += size_of(picture)
            self._make_room()
        else:
            self._kept.move_to_end(key)
        return picture

    def drop(self, unwanted: Callable[[Hashable], bool] = lambda key: True) -> None:
        """Drop the pictures of these keys, or all: whoever wants one next paints it anew."""
        for key in [key for key in self._kept if unwanted(key)]:
            self.bytes -= size_of(self._kept.pop(key))

    def _make_room(self) -> None:
        while self.bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= size_of(oldest)


def size_of(picture: QPixmap) -> int:
    """The bytes of a picture."""
    return picture.width() * picture.height() * picture.depth() // 8
