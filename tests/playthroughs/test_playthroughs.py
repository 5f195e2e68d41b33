"""Every golden game replays to the letter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from catanqt.kernel.chance import FairDealer
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record, entries_from_data, header_from_data, record_to_data
from catanqt.rules.base.ruleset import ACTIONS
from catanqt.rules.catalog import new_header, ruleset
from tests.playthroughs.playthrough import GAMES, KEPT, Witness, to_text

FILES = sorted(GAMES.glob("*/*.json"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_there_is_one_for_every_variant() -> None:
    for edition, variants in KEPT.items():
        found = [path for path in FILES if path.parent.name == f"edition-{edition}"]
        assert {path.stem for path in found} == {variant.name for variant in variants}
        assert all(read(path)["header"]["options"].get("edition", 1) == edition for path in found)


@every_file
def test_it_replays_to_the_letter(path: Path) -> None:
    data = read(path)
    header = header_from_data(data)
    rules = ruleset(header.game, header.scenarios)
    game = rules.new_game(header)
    witness = Witness(rules, game)
    for entry in entries_from_data(data, rules.codec):
        witness.play(entry)
    assert game.over
    assert witness.told(len(header.seats)) == data["told"]


@every_file
def test_the_format_is_still_the_same(path: Path) -> None:
    data = read(path)
    header = header_from_data(data)
    codec = ruleset(header.game, header.scenarios).codec
    again = record_to_data(Record(header, entries_from_data(data, codec)), codec)
    assert to_text({**again, "told": data["told"]}) == path.read_text(encoding="utf-8")


@every_file
def test_its_chance_follows_from_the_seed(path: Path) -> None:
    data = read(path)
    header = header_from_data(data)
    rules = ruleset(header.game, header.scenarios)
    game = rules.new_game(header)
    dealer = FairDealer(header.dice[0].seed)
    dealt = 0
    for entry in entries_from_data(data, rules.codec):
        if entry.actor == CHANCE:
            assert dealer.deal(game, dealt) == entry.action
            dealt += 1
        game.apply(entry.action)
    assert dealt > 20


@every_file
def test_its_board_follows_from_the_board_seed(path: Path) -> None:
    header = header_from_data(read(path))
    board, board_seed = header.options["board"], header.options["board_seed"]
    again = new_header(header.game, header.seats, scenarios=header.scenarios, board=board, board_seed=board_seed)
    assert again.board == header.board


@every_file
def test_it_is_small(path: Path) -> None:
    assert path.stat().st_size < 150_000


def test_together_they_use_every_action() -> None:
    used = {entry["kind"] for path in FILES for entry in read(path)["entries"]}
    assert {kind.__name__ for kind in ACTIONS} <= used
