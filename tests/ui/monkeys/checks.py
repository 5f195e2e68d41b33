"""What must be true of a game page at any moment: it shows the game, and nothing but the game."""

from __future__ import annotations

from catanqt.kernel.record import Record
from catanqt.session import Session
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.controller import GameController


def check_page(page: GamePage) -> None:
    """Whatever was done: what is shown is the game, as far as it has been presented."""
    controller = page.controller
    assert controller._holds >= 0, "the controller was released more often than held"
    if controller._frame.isActive():
        return  # the next moment is not shown yet
    perspective = page.perspective
    if not page.presenter.busy:
        _check_present(perspective, controller.perspective)
    _check_board(page, perspective)
    _check_hand(page, perspective)
    _check_placing(page, perspective)
    _check_players(page, perspective)
    _check_words(page, perspective)


def _check_present(shown: Perspective, perspective: Perspective) -> None:
    """Once nothing moves, the moment shown is the latest of the controller."""
    assert (shown.viewer, shown.live, shown.over) == (perspective.viewer, perspective.live, perspective.over)
    if not perspective.over:
        assert perspective.rules.to_position(shown.game) == perspective.rules.to_position(perspective.game), (
            "an old moment is shown"
        )


def _check_board(page: GamePage, perspective: Perspective) -> None:
    wanted = {piece.key: piece for kit in page.kits for piece in kit.pieces(perspective)}
    shown = {key: item.piece for key, item in page.scene._items.items()}
    assert shown == wanted, "the pieces on the board are not those of the game"
    for item in page.scene._items.values():
        assert item.scene() is page.scene
    if not page.animator.busy:
        astray = [item.piece for item in page.scene._items.values() if item.pos() != item.home or item.opacity() != 1]
        assert not astray, f"pieces came to rest elsewhere: {astray}"


def _check_players(page: GamePage, perspective: Perspective) -> None:
    rows = page.side._players_model.rows
    assert [row.seat for row in rows] == list(range(perspective.players))
    for row in rows:
        known = perspective.rules.points if perspective.open_to_viewer(row.seat) else perspective.rules.public_points
        assert row.points == known(perspective.game, row.seat), f"the points of {row.name}"
        sizes = [counter.value for counter in row.counters if counter.icon == "card"]
        assert sizes == [perspective.state.hand_size(row.seat)], f"the cards of {row.name}"


def _check_hand(page: GamePage, perspective: Perspective) -> None:
    held = [card.count for card in page.hand.cards.hand.rows]
    watching = perspective.revealed and not page.controller.humans
    owner = int(perspective.state.turn) if perspective.viewer == NOBODY and watching else perspective.viewer
    assert held == ([] if owner == NOBODY else list(perspective.state.hand(owner))), "the cards in hand"
    if owner == NOBODY:
        assert not page.hand.special.cards.rows, "cards are shown that belong to nobody"


def _check_placing(page: GamePage, perspective: Perspective) -> None:
    """What is lit is what is legal."""
    placement = page.placement
    lit = {spot for spot in placement.spots if page.scene.has(spot)}
    assert set(page.scene.sites) == lit
    legal = set(perspective.options)
    for spots in placement._legal.values():
        for actions in spots.values():
            assert legal.issuperset(actions), "a spot is lit that is not legal"
    if placement.piece is None:
        assert page.scene.ghost is None
        assert not page.overlay.carrying


def _check_words(page: GamePage, perspective: Perspective) -> None:
    assert page.prompt.accessibleName(), "nobody says what is expected of whom"
    entries = len(page.controller.session.record.entries)
    rows = [row for group in page.side._log_model.groups for row in (group.heading, *group.rows)]
    assert all(row.entries[-1] < entries for row in rows), "the log tells what was taken back"
    numbers = [row.entry for row in rows]
    assert numbers == sorted(numbers), "the log is out of order"


def check_record(controller: GameController) -> None:
    """The record leads to the position, each entry checked."""
    session = controller.session
    again = Session.load(Record(session.record.header, list(session.record.entries)))
    assert again.game.over == session.game.over
    if not again.game.over:
        rules = session.rules
        assert rules.to_position(again.game) == rules.to_position(session.game), "the record leads elsewhere"
