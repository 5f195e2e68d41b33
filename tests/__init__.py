"""Tests of everything; windows are shown offscreen unless the environment names a platform."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
