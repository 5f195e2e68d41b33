"""House rules of Junior: what players may agree on before a game."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.codec import DecodeError, brief
from catanqt.kernel.rule_options import OptionSet, RuleOption, tr_noop
from catanqt.rules.edition import edition_of
from catanqt.rules.junior.printed import BOARDS

JUNIOR = "junior"
START_SHIPS = RuleOption(
    "start_ships",
    JUNIOR,
    "JU1",
    (1, 2),
    tr_noop("Ships at the start"),
    tr_noop("With how many ships everybody begins."),
    presets=(("quick", 2),),
    keywords=tr_noop("two ships, boats, beginning"),
)
ADVANCED_TRADE = RuleOption(
    "advanced_trade",
    JUNIOR,
    "JU7 JU9",
    (False, True),
    tr_noop("Players trade with each other"),
    tr_noop("There is no market; on your turn you trade with the other players instead."),
    presets=(("tournament", True),),
    keywords=tr_noop("trading, swap, barter, exchange, no market"),
)
COCO_TILES = RuleOption(
    "coco_tiles",
    JUNIOR,
    "JU5",
    (16, 20),
    tr_noop("Coco tiles"),
    tr_noop("How many Coco tiles there are; some printings have 20, one more of each kind."),
    presets=(("long", 20),),
    keywords=tr_noop("parrot, stack"),
)
GHOST_HOME = RuleOption(
    "ghost_home",
    JUNIOR,
    "JU3",
    (False, True),
    tr_noop("The ghost captain may go home"),
    tr_noop("He may be sent back to Spooky Island, where he blocks nobody and brings nothing."),
    presets=(("friendly", True),),
    keywords=tr_noop("go back, ghost captain, pirate, island"),
)
OPTIONS = OptionSet((START_SHIPS, ADVANCED_TRADE, COCO_TILES, GHOST_HOME))


def read_options(options: dict[str, Any], players: int, place: str) -> dict[str, Any]:
    """The value of every option of a header or a position, checked."""
    board = options.get("board", BOARDS[0])
    if board not in BOARDS:
        raise DecodeError(f"{place}.board", f"{brief(board)} is not one of {', '.join(BOARDS)}")
    edition_of(options, place)
    return OPTIONS.read(options, players, place)
