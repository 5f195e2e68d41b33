"""The prompt above the board: what is expected of whom, with the few tools that are always available."""

from __future__ import annotations

from bisect import bisect_left
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton

from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import width
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.coin import OwnerMark
from catanqt.ui.widgets.density import SIZES, density_of
from catanqt.ui.widgets.factories import tool_button

REFUSAL_MS = 6000
SMALLER = (1.0, 0.92, 0.85)
"""Words that need more lines than there are become a little smaller before the bar grows, or they are cut."""
MORE, LESS = "more", "less"
"""The links to all words, and back."""
WORDS = 500
"""So wide are the coin and the words at least, before tools are named."""
NAMELESS: tuple[tuple[str, ...], ...] = ((), ("redo",), ("redo", "undo"))
"""Which tools lose their names first where there is too little room for all."""


class PromptBar(QFrame):
    """A coin, a sentence that wraps, a detail after it, and tools by their names."""

    pressed = Signal(str)
    """A tool: "hint", "undo", "redo", "pause", or one of those that were added."""

    unfocused = Signal()
    """The tool that had the keyboard can no longer be pressed."""

    def __init__(self, theme: Theme, tools: tuple[str, ...] = ("undo", "pause")) -> None:
        super().__init__()
        self.setObjectName("prompt")
        self._theme = theme
        self._prompt: tuple[str, str, str | None] = ("", "", None)
        self._icon = ""
        self._lines = 2
        self._named = True
        self._progress: float | None = None
        self._highest: int | None = None
        self._open = False
        self._mark = OwnerMark(theme, None, theme.px(32))
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.words.linkActivated.connect(lambda link: self._show_all(link == MORE))
        self._refusing = QTimer(self, singleShot=True)
        self._refusing.timeout.connect(self._show)
        self._tools: dict[str, QToolButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(theme.px(12), theme.px(4), theme.px(8), theme.px(4))
        self._row.setSpacing(theme.px(12))
        self._row.addWidget(self._mark)
        self._row.addSpacing(theme.px(8))
        self._row.addWidget(self.words, 1)
        self.make_room(2)
        for name in tools:
            self.add_tool(name, *_usual(name))

    # Words

    def show_prompt(self, text: str, detail: str = "", colour: str | None = None, icon: str = "") -> None:
        """Say this, with the coin of a colour or an icon; a refusal that is still shown gives way."""
        self._open = self._open and (text, detail) == self._prompt[:2]
        self._prompt = (text, detail, colour)
        self._icon = icon
        self._refusing.stop()
        self._show()

    def show_detail(self, detail: str) -> None:
        """Say something else after the sentence, such as what a corner yields."""
        self._open = self._open and detail == self._prompt[1]
        self._prompt = (self._prompt[0], detail, self._prompt[2])
        if not self._refusing.isActive():
            self._show()

    def say_refusal(self, text: str) -> None:
        """Say for some seconds why something cannot be done."""
        theme = self._theme
        self._mark.show_icon("warning", theme.bad)
        self.words.setText(_styled(text, theme.px(16), theme.bad, bold=True))
        self.setAccessibleName(text)
        self._refusing.start(REFUSAL_MS)

    @property
    def refusing(self) -> bool:
        return self._refusing.isActive()

    def _show(self) -> None:
        text, detail, colour = self._prompt
        theme = self._theme
        self._mark.show_owner(colour)
        if self._icon:
            self._mark.show_icon(self._icon, theme.accent)
        self._keep_room()
        self._write(text, detail)
        self.setAccessibleName(" ".join(part for part in (text, detail) if part))

    # As many words as there is room for

    @property
    def shortened(self) -> bool:
        """Whether only the first words are shown, with a link to the rest."""
        return f'"{MORE}"' in self.words.text()

    def keep_within(self, height: int) -> None:
        """Grow to this height and no further, unless the player asks for the rest of the words."""
        self._highest = height
        self._show()

    def _write(self, text: str, detail: str) -> None:
        """In letters of the usual size, in smaller ones, or cut with a link to the rest."""
        self._set_over(False)
        for size in SMALLER:
            self.words.setText(self._sentence(text, detail, size))
            if self._fits(self.minimumHeight()):
                return self._set_link(False)
        if self._highest is None or self._fits(self._highest):
            return self._set_link(False)
        if self._open:
            self.words.setText(self._sentence(text, detail, 1.0) + self._link(LESS, tr("Show less")))
            self._set_over(True)
        else:
            self._shorten(text, detail)
        return self._set_link(True)

    def _shorten(self, text: str, detail: str) -> None:
        """Show as many whole words as fit."""
        first, then = text.split(), detail.split()

        def too_long(count: int) -> bool:
            told = " ".join(first[:count]), " ".join(then[: max(0, count - len(first))])
            rest = "…" + self._link(MORE, tr("Show more"))
            self.words.setText(self._sentence(*told, SMALLER[-1]) + rest)
            return self._highest is not None and not self._fits(self._highest)

        most = bisect_left(range(1, len(first) + len(then)), True, key=too_long)
        too_long(max(1, most))

    def _sentence(self, text: str, detail: str, size: float) -> str:
        theme = self._theme
        sentence = _styled(text, theme.px(16 * size), theme.text, bold=True)
        if not detail:
            return sentence
        gap = "&nbsp;&nbsp; " if self._on_one_line(text, detail) else "<br>"
        return sentence + gap + _styled(detail, theme.px(13 * size), theme.muted)

    def _link(self, name: str, words: str) -> str:
        theme = self._theme
        styled = f"font-size:{theme.px(13)}px; font-weight:bold; color:{theme.accent}"
        return f' <a href="{name}" style="{styled}">{escape(words)}</a>'

    def _fits(self, height: int) -> bool:
        return self.words.heightForWidth(self.words.width()) <= height - self._theme.px(8)

    def _set_link(self, there: bool) -> None:
        """Only where there is a link, the words can have the keyboard."""
        flags = Qt.TextInteractionFlag
        both = flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
        wanted = both if there else flags.NoTextInteraction
        if self.words.textInteractionFlags() != wanted:
            if self.words.hasFocus():
                self.unfocused.emit()
            self.words.setTextInteractionFlags(wanted)

    def _show_all(self, whole: bool) -> None:
        self._open = whole
        self._show()

    def _set_over(self, over: bool) -> None:
        """What lies over the board lets it shine through."""
        if bool(self.property("over")) != over:
            self.setProperty("over", over)
            self.style().unpolish(self)
            self.style().polish(self)

    def _on_one_line(self, text: str, detail: str) -> bool:
        needed = width(text, self._theme.px(16), True) + width(detail, self._theme.px(13)) + self._theme.px(20)
        return needed <= self.words.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_tools()
        if not self.refusing:
            self._show()

    def make_room(self, lines: int) -> None:
        """So many lines fit in from now on, so that the board below keeps its size from prompt to prompt."""
        self._lines = lines
        self._keep_room()

    def _keep_room(self) -> None:
        wanted = self._theme.px(20 + 17 * self._lines)
        self.setMinimumHeight(wanted if self._highest is None else min(wanted, self._highest))

    def show_progress(self, part: float | None) -> None:
        """How much of the time for thinking is gone, as a line at the foot; None for no thinking."""
        if part != self._progress:
            self._progress = part
            self.update()

    @property
    def progress(self) -> float | None:
        return self._progress

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._progress is None:
            return
        room = QRectF(self.rect()).adjusted(14, 0, -14, 0)
        foot = QRectF(room.left(), self.height() - 5, room.width(), 3)
        with painting(self) as painter:
            painter.fillRect(foot, QColor(self._theme.line))
            foot.setWidth(room.width() * min(1.0, self._progress))
            painter.fillRect(foot, QColor(self._theme.accent))

    # Tools

    def add_tool(self, name: str, text: str, icon: str, tip: str = "") -> QToolButton:
        """Add a tool at the right; `pressed` is emitted with its name."""
        made = tool_button(text, self._theme, icon, tip)
        made.clicked.connect(lambda checked=False: self.pressed.emit(name))
        self._tools[name] = made
        self._row.addWidget(made)
        return made

    def tool(self, name: str) -> QToolButton:
        return self._tools[name]

    def enable_tool(self, name: str, enabled: bool) -> None:
        if name in self._tools:
            self._release_keys(name, enabled)
            self._tools[name].setEnabled(enabled)

    def show_tool(self, name: str, shown: bool) -> None:
        """A tool that is rarely of use is in sight only then."""
        if name in self._tools:
            self._release_keys(name, shown)
            self._tools[name].setVisible(shown)
            self._name_tools()

    def _release_keys(self, name: str, usable: bool) -> None:
        """A tool that goes would hand the keyboard to its neighbour, and the next key would press that one."""
        if not usable and self._tools[name].hasFocus():
            self._tools[name].clearFocus()
            self.unfocused.emit()

    def rename_tool(self, name: str, text: str, icon: str, tip: str) -> None:
        """Let a tool do something else."""
        made = self._tools[name]
        made.setToolTip(tip)
        if made.text() != text:
            made.setText(text)
            made.setAccessibleName(text)
            made.setIcon(icons.icon(icon, self._theme, self._theme.px(18)))

    def show_paused(self, paused: bool) -> None:
        """Turn the pause tool into one that goes on, and back."""
        if "pause" in self._tools:
            words = (tr("Resume"), "play", tr("Resume the game")) if paused else _usual("pause")
            self.rename_tool("pause", *words)

    def fit(self, window: int) -> None:
        """Name the tools, or show their icons alone in a window this narrow."""
        self._named = SIZES[density_of(window, self._theme)].tool_words
        self._name_tools()

    def _name_tools(self) -> None:
        """Their names give way to the prompt, which would else need more lines than there are."""
        shown = [made for made in self._tools.values() if not made.isHidden()]
        for nameless in (*NAMELESS, tuple(self._tools)) if self._named else (tuple(self._tools),):
            for name, made in self._tools.items():
                styles = Qt.ToolButtonStyle
                style = styles.ToolButtonIconOnly if name in nameless else styles.ToolButtonTextBesideIcon
                made.setToolButtonStyle(style)
            wide = sum(made.sizeHint().width() + self._theme.px(12) for made in shown)
            if self.width() - wide >= self._theme.px(WORDS):
                break
        icons_alone = all(made.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly for made in shown)
        self._row.setSpacing(self._theme.px(2 if icons_alone else 12))
        self._row.activate()

    def minimumSizeHint(self) -> QSize:
        """Narrow windows wrap the words: they ask for little."""
        return QSize(self._theme.px(300), self._theme.px(54))


def _styled(text: str, px: int, colour: str, bold: bool = False) -> str:
    weight = "bold" if bold else "normal"
    return f'<span style="font-size:{px}px; font-weight:{weight}; color:{colour}">{escape(text)}</span>'


def _usual(name: str) -> tuple[str, str, str]:
    """Name, icon and tip of the tools that every game has."""
    return {
        "hint": (tr("Hint"), "hint", tr("Show what a strong player would do, and why (H)")),
        "do": (tr("Do it"), "check", tr("Make the move that the hint shows")),
        "undo": (tr("Undo"), "undo", tr("Undo your last move")),
        "redo": (tr("Redo"), "redo", tr("Redo the move that you took back")),
        "pause": (tr("Pause"), "pause", tr("Pause before the next move of a computer player")),
    }[name]
