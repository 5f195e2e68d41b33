"""The five advantages that laurels and fish both buy: one list, shown with two price lists.

A kit makes the rows, the model keeps them, `advantage_list` paints them. A row is enabled exactly when the engine lists
an option for its advantage; otherwise it states the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from catanqt.kernel.game import Action
from catanqt.rules.advantages import ADVANTAGES, CARD, NOTHING, RESOURCE, ROAD, ROBBER_HOME, STEAL
from catanqt.rules.base.board import RESOURCES
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Choice, Question
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count, resource_name

Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
Use = tuple[int, int]
"""An advantage, and the seat or resource it is used on (or `NOTHING`)."""


@dataclass(frozen=True, slots=True)
class AdvantageOffer:
    """One advantage at one moment."""

    advantage: int
    price: int
    cost: str
    """The price in words: "3 laurels"."""
    words: str
    note: str
    """What comes of it, or how it is paid."""
    why: str
    """Why it cannot be had now; empty if it can."""
    actions: tuple[Action, ...] = ()
    picked: bool = False
    """Whether it is paid with just what the viewer has chosen to pay."""

    @property
    def ready(self) -> bool:
        return bool(self.actions)

    @property
    def spoken(self) -> str:
        """The row in one sentence, for screen readers."""
        if self.ready:
            return tr("{words}, for {cost}. {note}", words=self.words, cost=self.cost, note=self.note)
        return tr("{words}, for {cost}: not now, {why}", words=self.words, cost=self.cost, why=self.why)


class OffersModel(QAbstractListModel):
    """The advantages as rows; `OFFER` gives the `AdvantageOffer` of a row."""

    OFFER = Role.UserRole

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._offers: list[AdvantageOffer] = []

    def sync(self, offers: Sequence[AdvantageOffer]) -> None:
        """Show these rows, telling only what changed, so that selection and focus stay."""
        if len(offers) != len(self._offers):
            self.beginResetModel()
            self._offers = list(offers)
            self.endResetModel()
            return
        for row, (old, new) in enumerate(zip(self._offers, offers, strict=True)):
            if old != new:
                self._offers[row] = new
                self.dataChanged.emit(self.index(row), self.index(row))

    def offer(self, row: int) -> AdvantageOffer:
        return self._offers[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self._offers)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        offer = self._offers[index.row()]
        match role:
            case Role.DisplayRole:
                return offer.words
            case Role.UserRole:
                return offer
            case Role.ToolTipRole | Role.StatusTipRole:
                return offer.note if offer.ready else offer.why
            case Role.AccessibleTextRole:
                return offer.spoken
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if not self._offers[index.row()].ready:
            return Qt.ItemFlag.ItemNeverHasChildren
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


def advantage_name(advantage: int, perspective: Perspective) -> str:
    """What an advantage is, in the words of a row."""
    deserted = perspective.state.config.board.desert >= 0
    names = (
        tr("Robber to the desert") if deserted else tr("Robber off the board"),
        tr("Card from an opponent"),
        tr("Any resource"),
        tr("Free road"),
        tr("Free development card"),
    )
    return names[advantage]


def advantage_note(advantage: int) -> str:
    """What comes of it."""
    notes = (
        tr("he robs nobody there"),
        tr("a random card; you choose the opponent"),
        tr("your choice, from the bank"),
        tr("you place it at once"),
        tr("playable from your next turn on"),
    )
    return notes[advantage]


def no_effect(advantage: int, perspective: Perspective) -> str:
    """Why an advantage would change nothing."""
    deserted = perspective.state.config.board.desert >= 0
    reasons = (
        tr("the robber is already there") if deserted else tr("the robber is already off the board"),
        tr("no opponent has a card"),
        tr("the bank has no cards left"),
        tr("you have no road left, or no place for it"),
        tr("no development card is left"),
    )
    return reasons[advantage]


def uses(advantage: int, players: int) -> Iterable[Use]:
    """All that an advantage might ever be used on."""
    choices = {STEAL: range(players), RESOURCE: range(len(RESOURCES))}.get(advantage, (NOTHING,))
    return ((advantage, choice) for choice in choices)


def refusal_of(advantage: int, perspective: Perspective, attempt: Callable[[int, int], Action]) -> str:
    """The engine's reason against an advantage: the most telling one over all that it might be used on."""
    reasons = [perspective.game.refusal(attempt(*use)) or "" for use in uses(advantage, perspective.players)]
    return next((reason for reason in reasons if reason != "no-effect"), "no-effect")


def options_by_advantage(actions: Iterable[Any]) -> list[tuple[Action, ...]]:
    """Options with a field `advantage`, sorted into the rows of the list."""
    rows: list[tuple[Action, ...]] = [()] * len(ADVANTAGES)
    for action in actions:
        rows[action.advantage] += (action,)
    return rows


def use_choice(action: Action, advantage: int, choice: int, perspective: Perspective) -> Choice:
    """How one use of an advantage is named: the seat, the resource, or the advantage itself."""
    if advantage == STEAL:
        return Choice(
            perspective.name(choice), action, seat=choice, tip=tr("%n cards", "", perspective.state.hand_size(choice))
        )
    if advantage == RESOURCE:
        key = RESOURCES[choice]
        endless = perspective.state.config.house.bank == "endless"
        left = "" if endless else tr("bank: %n", "cards left", perspective.state.bank[choice])
        return Choice(resource_name(key), action, goods=(key,), tip=left)
    return Choice(advantage_name(advantage, perspective), action, tip=advantage_note(advantage))


def use_words(advantage: int, choice: int, perspective: Perspective) -> str:
    """One use of an advantage as an instruction to the player."""
    if advantage == STEAL:
        return tr("Take a card from {name}.", name=perspective.name(choice))
    if advantage == RESOURCE:
        return tr("Take {cards} from the bank.", cards=resource_count(RESOURCES[choice], 1))
    deserted = perspective.state.config.board.desert >= 0
    plain = {
        ROBBER_HOME: tr("Send the robber to the desert.") if deserted else tr("Send the robber off the board."),
        ROAD: tr("Take a free road."),
        CARD: tr("Take a free development card."),
    }
    return plain[advantage]


def use_question(advantage: int, choices: Sequence[Choice], detail: str) -> Question | None:
    """How the uses of one advantage are asked for."""
    texts = {
        STEAL: tr("From whom do you take a card?"),
        RESOURCE: tr("Which resource do you take?"),
    }
    return Question(texts[advantage], tuple(choices), detail) if advantage in texts else None
