"""The list of saved games: what it shows, finding, sorting, renaming, copying, throwing away and fetching back."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path

import pytest

from catanqt.kernel.codec import to_plain
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import new_header
from catanqt.storage.errors import NoSuchGame, StoreError
from catanqt.storage.game_list import SORTS
from catanqt.storage.saved_game import SavedGame
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import (
    closed_game,
    finished_game,
    play_on,
    position,
    query,
    saved_game,
    short_header,
)

MANY = 10_000


def names(store: SaveStore, search: str = "", sort: str = "name") -> list[str]:
    return [info.name for info in store.games(search, sort)]


def named(store: SaveStore, name: str, *players: str) -> int:
    seats = [Seat(player) for player in players or ("Ann", "Bob")]
    return store.new_game(new_header("classic", seats), name)


def test_the_list_shows_what_a_game_is(store: SaveStore) -> None:
    saved = saved_game(store, 5000, "Sunday", scenarios=("fishermen",))
    session, info = saved.session, store.info(saved.id)
    assert store.games() == [info]
    assert (info.name, info.game, info.scenarios) == ("Sunday", "classic", ("fishermen",))
    assert info.players == tuple(seat.name for seat in session.record.header.seats)
    assert info.points == tuple(session.rules.points(session.game, seat) for seat in range(len(info.players)))
    assert (info.turn, info.winner) == (session.game.state.turn_number, session.rules.winner(session.game))
    assert (info.finished, info.deleted) == (True, False)
    assert info.created < info.changed


def test_the_list_follows_the_game_turn_by_turn(store: SaveStore) -> None:
    saved = saved_game(store, 100)
    info, game = store.info(saved.id), saved.session.game
    assert abs(info.turn - game.state.turn_number) <= 1
    assert (info.finished, info.winner) == (False, None)
    saved.close()
    assert store.info(saved.id).turn == game.state.turn_number


def test_the_list_shows_no_hidden_points_before_the_end(store: SaveStore) -> None:
    saved = saved_game(store, 0)
    while all(
        saved.session.rules.points(saved.session.game, seat) == saved.session.game.state.score[seat] for seat in (0, 1)
    ):
        play_on(saved, 1)
        assert not saved.session.game.over, "nobody drew a point"
    saved.close()
    assert list(store.info(saved.id).points) == saved.session.game.state.score


def test_rename(store: SaveStore) -> None:
    game = closed_game(store, 20, "old")
    log = store.log(game)
    store.rename(game, "nëw 'name' \"%_\\ 🎲")
    assert store.info(game).name == "nëw 'name' \"%_\\ 🎲"
    assert store.log(game) == log


def test_half_a_letter_in_a_name_is_our_error_or_kept_somehow(store: SaveStore) -> None:
    """What comes from a clipboard may be no text at all."""
    game = closed_game(store, 5, "whole")
    for attempt in (
        lambda: store.rename(game, "half \ud83d"),
        lambda: SavedGame.new(store, short_header(), "half \ud83d").close(),
        lambda: store.duplicate(game, "half \ud83d"),
        lambda: named(store, "players", "half \ud83d", "Bob"),
        lambda: store.games("half \ud83d"),
    ):
        with suppress(StoreError):
            attempt()
    assert all(info.name for info in store.games())


def test_a_copy_is_a_game_of_its_own(store: SaveStore, folder: Path) -> None:
    game = closed_game(store, 60, "first")
    store.set_thumbnail(game, b"\x89PNG\x00picture")
    copy = store.duplicate(game, "second")
    assert store.log(copy) == store.log(game)
    assert store.header(copy) == store.header(game)
    assert store.thumbnail(copy) == b"\x89PNG\x00picture"
    one, two = store.info(game), store.info(copy)
    assert one.uid != two.uid
    assert (two.name, two.turn, two.points) == ("second", one.turn, one.points)
    first, second = SavedGame.open(store, game), SavedGame.open(store, copy)
    assert position(first.session) == position(second.session)
    second.play(second.session.game.options()[0])
    assert len(store.log(game)) == 60
    assert len(store.log(copy)) == 61


def test_a_shorter_copy_has_the_first_entries(store: SaveStore) -> None:
    game = closed_game(store, 60)
    for count in (0, 1, 59, 60, 61):
        assert store.log(store.duplicate(game, "shorter", count)) == store.log(game)[:count]


def test_delete_undelete_purge(store: SaveStore, folder: Path) -> None:
    kept, gone, back = (closed_game(store, 5000, name) for name in ("kept", "gone", "back"))
    before = store.log(back), store.info(back)
    store.delete(gone)
    store.delete(back)
    assert names(store) == ["kept"]
    assert sorted(info.name for info in store.games(deleted=True)) == ["back", "gone"]
    assert all(info.deleted for info in store.games(deleted=True))
    assert store.games("gone") == []
    store.undelete(back)
    assert (store.log(back), store.info(back)) == before
    assert store.purge() == 1
    assert sorted(names(store)) == ["back", "kept"]
    for table in ("entries", "results"):
        assert query(folder, f"SELECT DISTINCT game FROM {table} ORDER BY game") == [(kept,), (back,)]
    with pytest.raises(NoSuchGame):
        store.undelete(gone)
    assert store.purge() == 0


@pytest.mark.parametrize("number", [99, 0, -1, 2**62, 2**64])
def test_a_number_without_a_game(number: int, store: SaveStore) -> None:
    closed_game(store, 5)
    for attempt in (
        lambda: store.info(number),
        lambda: store.header(number),
        lambda: store.rename(number, "x"),
        lambda: store.delete(number),
        lambda: store.undelete(number),
        lambda: store.duplicate(number, "x"),
        lambda: store.thumbnail(number),
        lambda: store.set_thumbnail(number, b""),
        lambda: store.lock(number),
    ):
        with pytest.raises(NoSuchGame):
            attempt()
    assert len(store.games()) == 1


NAMES = ["100% luck", "100 luck", "under_score", "underXscore", "back\\slash", "it's", 'say "no"', "Äpfel", "plain"]


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("%", ["100% luck"]),
        ("_", ["under_score"]),
        ("r_s", ["under_score"]),
        ("\\", ["back\\slash"]),
        ("'", ["it's"]),
        ('"', ['say "no"']),
        ("' OR 1=1 --", []),
        ("100", ["100 luck", "100% luck"]),
        ("PLAIN", ["plain"]),
        ("Äpfel", ["Äpfel"]),
        ("äPFEL", ["Äpfel"]),
        ("", sorted(NAMES)),
        ("nowhere", []),
        ("[", []),
    ],
)
def test_search_takes_every_letter_as_itself(search: str, found: list[str], store: SaveStore) -> None:
    for name in NAMES:
        named(store, name)
    assert sorted(names(store, search)) == found


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("Jürgen", ["one"]),
        ("jürg", ["one"]),
        ("Łukasz", ["two"]),
        ("李", ["two"]),
        ("u00fc", []),
        ('O"Neill', ["three"]),
        ("\\", ["three"]),
        ("Ann", ["one", "three", "two"]),
    ],
)
def test_search_looks_into_players(search: str, found: list[str], store: SaveStore) -> None:
    named(store, "one", "Ann", "Jürgen")
    named(store, "two", "Łukasz", "李", "Ann")
    named(store, "three", 'O"Neill', "back\\slash", "Ann")
    assert sorted(names(store, search)) == found


def test_search_looks_into_games_and_scenarios(store: SaveStore) -> None:
    store.new_game(short_header(scenarios=("fishermen", "big-game")), "one")
    store.new_game(short_header(game="junior"), "two")
    assert names(store, "fisher") == ["one"]
    assert names(store, "JUNIOR") == ["two"]
    assert sorted(names(store, "classic")) == ["one"]


def test_sorts(store: SaveStore) -> None:
    for name in ("b", "A", "c", "d"):
        named(store, name)
        time.sleep(0.002)
    store.new_game(short_header(game="junior"), "B")
    time.sleep(0.002)
    store.note_progress(2, 3, [1, 2], None, False)
    assert names(store, sort="name") == ["A", "B", "b", "c", "d"]
    assert names(store, sort="created") == ["B", "d", "c", "A", "b"]
    assert names(store, sort="changed") == ["A", "B", "d", "c", "b"]
    assert names(store, sort="game")[-1] == "B"
    assert set(SORTS) == {"changed", "created", "name", "game"}


def test_umlauts_are_sorted_beside_their_letters(store: SaveStore) -> None:
    for name in ("Zebra", "Äpfel", "Birne", "apfel"):
        named(store, name)
    assert names(store, sort="name") == ["apfel", "Äpfel", "Birne", "Zebra"]


def test_thumbnails(store: SaveStore) -> None:
    game = closed_game(store, 5)
    assert store.thumbnail(game) is None
    for picture in (bytes(range(256)) * 400, b"", b"\x00"):
        store.set_thumbnail(game, picture)
        assert store.thumbnail(game) == picture


@pytest.mark.slow
def test_ten_thousand_games(store: SaveStore) -> None:
    """As many as a lifetime gives: listed, searched and sorted completely and quickly."""
    session = finished_game()
    header = json.dumps(to_plain(session.record.header))
    rows = [
        (f"{i:032x}", f"game {i}", f'["Ann", "Bob {i % 100}"]', header, f"2026-01-01T{i:06}", i % 97, bytes(2000))
        for i in range(MANY)
    ]
    with store.db.atomic():
        store.db.conn.executemany(
            "INSERT INTO games (uid, name, game, scenarios, players, header, created, changed, turn, points, thumbnail)"
            " VALUES (?1, ?2, 'classic', '[]', ?3, ?4, ?5, ?5, ?6, '[3, 4]', ?7)",
            rows,
        )
    for sort in SORTS:
        start = time.process_time()
        infos = store.games(sort=sort)
        assert time.process_time() - start < 2
        assert len(infos) == len({info.id for info in infos}) == MANY
    assert [info.name for info in store.games()[:2]] == [f"game {MANY - 1}", f"game {MANY - 2}"]
    assert len(store.games("Bob 42")) == MANY // 100
    assert names(store, "game 9999") == ["game 9999"]
    start = time.process_time()
    closed_game(store, 30)
    assert time.process_time() - start < 2
