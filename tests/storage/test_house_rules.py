"""House rules are saved with a game, resumed, exported and imported; bad ones in files are refused by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from catanqt.storage.catanfile import BadFile, write_file
from catanqt.storage.imported_game import import_game, read_game
from catanqt.storage.saved_game import SavedGame, record_of
from catanqt.storage.store import SaveStore
from tests.storage.helpers.short_games import play_on, position, short_header

RULES: dict[str, dict[str, Any]] = {
    "classic": {
        "goal": 6, "handicap": [0, 2, -1], "dice": "deck", "deck_rest": 10, "no_seven_rounds": 2, "founding": "third",
        "bank": "endless", "trade": "first", "friendly_robber": 3, "discard_limit": 0, "road_minimum": 4,
    },
    "junior": {"start_ships": 2, "coco_tiles": 20, "ghost_home": True},
}  # fmt: skip
ENTRIES = 60


@pytest.mark.parametrize("game", RULES)
def test_house_rules_go_wherever_the_game_goes(game: str, store: SaveStore, tmp_path: Path) -> None:
    agreed = RULES[game]
    saved = SavedGame.new(store, short_header("RULES", game, (), 3, **agreed), "at home")
    play_on(saved, ENTRIES)
    before = position(saved.session)
    told = saved.session.rules.to_position(saved.session.game)["options"]
    assert told.items() >= {key: value for key, value in agreed.items() if key != "goal"}.items()
    saved.close()
    again = SavedGame.open(store, saved.id)
    assert again.problem is None
    assert again.session.record.header.options.items() >= agreed.items()
    assert position(again.session) == before
    again.close()

    file = tmp_path / "home.catan"
    write_file(file, "at home", record_of(store, saved.id))
    store.delete(saved.id)
    imported = SavedGame.open(store, import_game(store, read_game(file)).id)
    assert imported.session.record.header.options.items() >= agreed.items()
    assert position(imported.session) == before
    play_on(imported, 20)
    assert imported.problem is None


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("discard_limit", 6, "expected one of"),
        ("deck_rest", 10, "There is no dice deck"),
        ("robber", 1, "no such rule"),
    ],
)
def test_a_file_with_bad_house_rules_names_the_one(
    option: str, value: object, why: str, store: SaveStore, tmp_path: Path
) -> None:
    saved = SavedGame.new(store, short_header(), "bad")
    record = record_of(store, saved.id)
    saved.close()
    record.header.options[option] = value
    file = tmp_path / "bad.catan"
    write_file(file, "bad", record)
    with pytest.raises(BadFile, match=rf"header\.options\.{option}.*{why}"):
        read_game(file)
