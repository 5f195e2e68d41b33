"""The strip at the bottom of the game page: the viewer's cards, the tray of pieces, the dice and what can be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from catanqt.kernel.game import Action
from catanqt.session import Played
from catanqt.ui.art import icons
from catanqt.ui.desk import Desk
from catanqt.ui.games.kit import Button, SpecialCard
from catanqt.ui.language import tr
from catanqt.ui.seen import Seen
from catanqt.ui.strips.deciding import can_trade
from catanqt.ui.widgets.dice import DicePair
from catanqt.ui.widgets.hand import CardsView, HandView
from catanqt.ui.widgets.tray import Tray

HEIGHT = 154
