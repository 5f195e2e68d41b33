"""Imports that leave out what libraries load besides, though we never use it: it costs memory in every process.

`hashlib` loads OpenSSL (3 MB), whose algorithms Python has itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

OPENSSL = "_hashlib"
OWN = ("_md5", "_sha1", "_sha3", "_blake2")
"""Python's own algorithms; some systems are built without them. SHA-2 is among them wherever the others are."""


@contextmanager
def not_importable(*names: str) -> Iterator[None]:
    """Importing these fails meanwhile, as if they were not installed. What has been imported already stays."""
    blocked = [name for name in names if name not in sys.modules]
    sys.modules.update(dict.fromkeys(blocked))  # type: ignore[arg-type]  # None: Python's mark of what cannot be imported
    try:
        yield
    finally:
        for name in blocked:
            del sys.modules[name]


with not_importable(*([OPENSSL] if all(map(find_spec, OWN)) else [])):
    import secrets
    from hashlib import sha256

__all__ = ["not_importable", "secrets", "sha256"]
