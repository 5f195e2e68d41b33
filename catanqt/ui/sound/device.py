"""The computer's sound device, by the C library miniaudio: it takes samples until it is closed.

This is `_miniaudio`, the bare library in the package `miniaudio`. The module around it is left out: it imports urllib
and, where it is installed, numpy (27 MB and a quarter of a second), and it never ends its connection to the sound
server.

Opening and closing ask the system and may take long or hang, so only `Speaker` calls them, in a thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

RATE = 22_050
"""Samples a second, of all our sounds; miniaudio converts them to what the device wants."""
PERIOD, PERIODS = 40, 3
"""How much the device takes at once, in milliseconds, and how many of these it holds. Thinking programs keep Python
busy: with fewer the sound would break off, with more it would come late."""
CARDS = Path("/dev/snd")
"""Where Linux has its sound cards."""
NOT_OURS = ("jack", "aaudio", "opensl", "webaudio", "custom", "null")
"""Back ends that a desktop has not, that begin servers, or that only pretend."""


class DeviceFailed(Exception):
    """The device cannot be opened."""

    def __init__(self, busy: bool) -> None:
        super().__init__("busy" if busy else "no device")
        self.busy = busy


class Library:
    """miniaudio, loaded; importing it fails where it is not installed or cannot run."""

    def __init__(self, load: Callable[[str], Any] = import_module) -> None:
        module = load("_miniaudio")
        self.ffi, self.lib = module.ffi, module.lib
        self.ffi.def_extern(name="_internal_data_callback")(self._fill)

    @property
    def version(self) -> str:
        return str(self.ffi.string(self.lib.ma_version_string()).decode())

    def backends(self) -> list[int]:
        """Those of all systems; miniaudio passes over what this one lacks."""
        names = {name.removeprefix("ma_backend_") for name in dir(self.lib) if name.startswith("ma_backend_")}
        if not any(CARDS.glob("pcm*p")):
            names.discard("alsa")  # it would write forty lines to the terminal each time it finds no card
        return sorted(getattr(self.lib, f"ma_backend_{name}") for name in names.difference(NOT_OURS))

    def _fill(self, device: Any, output: Any, _input: Any, frames: int) -> None:
        """The device wants samples: called in a thread of miniaudio's."""
        samples = self.ffi.from_handle(device.pUserData)(frames)
        self.ffi.memmove(output, samples, len(samples))


class Device:
    """The system's default device, open; `take` is asked for so many samples whenever it wants some."""

    def __init__(self, library: Library, take: Callable[[int], bytes]) -> None:
        ffi, lib = library.ffi, library.lib
        self._lib = lib
        # miniaudio reads these as long as the device is open.
        self._take, self._name = ffi.new_handle(take), ffi.new("char[]", b"CatanQt")
        self._context, self._device = ffi.new("ma_context *"), ffi.new("ma_device *")
        settings = lib.ma_context_config_init()
        settings.pulse.pApplicationName = self._name
        backends = library.backends()
        self._check(lib.ma_context_init(backends, len(backends), ffi.addressof(settings), self._context))
        try:
            config = self._config()
            self._check(lib.ma_device_init(self._context, ffi.addressof(config), self._device))
        except DeviceFailed:
            lib.ma_context_uninit(self._context)
            raise

    def _config(self) -> Any:
        config = self._lib.ma_device_config_init(self._lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.format, config.playback.channels = self._lib.ma_format_s16, 1
        config.periodSizeInMilliseconds, config.periods = PERIOD, PERIODS
        config.dataCallback, config.pUserData = self._lib._internal_data_callback, self._take
        return config

    def start(self) -> None:
        """From now on samples are taken."""
        self._check(self._lib.ma_device_start(self._device))

    @property
    def running(self) -> bool:
        return bool(self._lib.ma_device_is_started(self._device))

    def close(self) -> None:
        # Stopping wakes miniaudio's thread, which would otherwise wait for ever for a sound server that has ended.
        self._lib.ma_device_stop(self._device)
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def _check(self, result: int) -> None:
        if result != self._lib.MA_SUCCESS:
            raise DeviceFailed(busy=result in (self._lib.MA_BUSY, self._lib.MA_ALREADY_IN_USE))
