"""Keeps errors in overrides of Qt's methods from ending the process; called before anything of the window is imported.

When an override raises while Python itself has called Qt, as `super().event(event)` and `widget.grab()` do, PySide6
keeps the error for the caller and lets Qt go on, which soon calls the next override. From then on it counts references
wrongly and reads freed objects; before Python 3.12 it also uses exception objects that do not exist yet. Either way the
process crashes, and no crash handler is called (PySide6 6.8 and 6.11).

So no exception may leave an override. Each override is wrapped in a function that reports the exception as uncaught and
returns a harmless value to Qt. This happens when its class is created, so that it cannot be forgotten.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from inspect import Parameter, signature
from types import FunctionType
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QRectF, QSize, Qt

ROOT: Any = QObject.__mro__[-2]
"""The base of all classes of PySide6."""
ANSWERS: dict[str, Callable[[], Any]] = {
    "boundingRect": QRectF,
    "columnCount": int,
    "createEditor": lambda: None,
    "data": lambda: None,
    "drawBackground": lambda: None,
    "event": lambda: True,
    "eventFilter": lambda: False,
    "flags": lambda: Qt.ItemFlag.NoItemFlags,
    "focusNextPrevChild": lambda: False,
    "hasHeightForWidth": lambda: False,
    "headerData": lambda: None,
    "heightForWidth": lambda: -1,
    "helpEvent": lambda: False,
    "index": QModelIndex,
    "minimumSizeHint": QSize,
    "paint": lambda: None,
    "parent": QModelIndex,
    "rowCount": int,
    "setData": lambda: False,
    "setVisible": lambda: None,
    "sizeHint": QSize,
    "updateEditorGeometry": lambda: None,
    "validate": lambda: None,
    "viewportEvent": lambda: True,
}
"""The values that failed overrides return to Qt. Methods not listed here return nothing."""
GUARDED = "__errors_are_reported__"
"""Marks an override that has been wrapped."""


def prepare() -> None:
    """Wrap the overrides of all classes that are created from now on."""
    ROOT.__init_subclass__ = classmethod(_init_subclass)


def overrides(kind: type) -> Iterator[tuple[str, FunctionType]]:
    """The methods that Qt may call instead of its own: of the class, and of its bases outside Qt."""
    of_qt = {name for base in kind.__mro__ if base.__module__.startswith("PySide6.") for name in vars(base)}
    found: dict[str, FunctionType] = {}
    for base in kind.__mro__:
        if base is object or (base is not kind and issubclass(base, ROOT)):
            continue
        for name, method in vars(base).items():
            if name in of_qt and _is_virtual(name) and isinstance(method, FunctionType):
                found.setdefault(name, method)
    yield from found.items()


def _is_virtual(name: str) -> bool:
    return name in ANSWERS or name.endswith("Event")


def _init_subclass(kind: type[Any], /, **keywords: Any) -> None:
    super(ROOT, kind).__init_subclass__(**keywords)
    if kind.__module__.startswith("PySide6."):
        return
    for name, method in overrides(kind):
        if not hasattr(method, GUARDED):
            setattr(kind, name, _guarded(method, ANSWERS.get(name, lambda: None)))


def _guarded(method: Callable[..., Any], answer: Callable[[], Any]) -> Callable[..., Any]:
    """The wrapped method. It keeps the number of arguments, because PySide6 counts those of a slot."""
    parameters = list(signature(method).parameters.values())
    plain = all(one.kind is Parameter.POSITIONAL_OR_KEYWORD and one.default is Parameter.empty for one in parameters)
    make = _BY_ARGUMENTS.get(len(parameters) if plain else -1, _guard_any)
    guarded = wraps(method)(make(method, answer))
    setattr(guarded, GUARDED, True)
    return guarded


def _report() -> None:
    """Report the exception that is being handled as uncaught."""
    sys.excepthook(*sys.exc_info())


def _guard_any(method: Callable[..., Any], answer: Callable[[], Any]) -> Callable[..., Any]:
    def call(*arguments: Any, **keywords: Any) -> Any:
        try:
            return method(*arguments, **keywords)
        except Exception:  # noqa: BLE001 - reported
            _report()
            return answer()

    return call


def _guard_none(method: Callable[..., Any], answer: Callable[[], Any]) -> Callable[..., Any]:
    def call(self: Any) -> Any:
        try:
            return method(self)
        except Exception:  # noqa: BLE001 - reported
            _report()
            return answer()

    return call


def _guard_one(method: Callable[..., Any], answer: Callable[[], Any]) -> Callable[..., Any]:
    def call(self: Any, argument: Any) -> Any:
        try:
            return method(self, argument)
        except Exception:  # noqa: BLE001 - reported
            _report()
            return answer()

    return call


_BY_ARGUMENTS = {1: _guard_none, 2: _guard_one}
