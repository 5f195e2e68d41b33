"""House rules of the base game: what players may agree on before a game, and the values in a running one.

`HouseRules` has a field for each option that matters after the set-up of the board, so that the rules look nothing up.
Texts are English; the window translates them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from catanqt.kernel.rule_options import Exclusion, OptionSet, RuleOption, tr_noop

if TYPE_CHECKING:
    from catanqt.rules.base.scenario import Scenario

BASE = "classic"
MOST_POINTS = 100
"""The highest goal that files may hold."""
GOAL = RuleOption(
    "goal",
    BASE,
    "B16",
    (10, *range(5, 10), *range(11, 21)),
    tr_noop("Points to win"),
    tr_noop("How many points win, without those that scenarios add; 14 or more may be out of reach for all."),
    accepts=range(3, MOST_POINTS + 1),
    presets=(("quick", 8), ("long", 13)),
    keywords=tr_noop("play to, victory points, winning points, target"),
)
HANDICAP = RuleOption(
    "handicap",
    BASE,
    "B16",
    (0, 1, 2, 3, 4, 5, -1, -2, -3),
    tr_noop("Handicap"),
    tr_noop("How many more or fewer points a player needs than the others."),
    each_seat=True,
    keywords=tr_noop("head start, children, kids, beginners, weaker players, advantage, ahead"),
)
FRIENDLY_ROBBER = RuleOption(
    "friendly_robber",
    BASE,
    "B8 B9",
    (0, 3, 4, 5),
    tr_noop("Friendly robber"),
    tr_noop("The robber neither robs nor blocks players with fewer visible points; if he can go nowhere, he stays."),
    (
        tr_noop("Spares nobody"),
        tr_noop("Spares players below 3 points"),
        tr_noop("Spares players below 4 points"),
        tr_noop("Spares players below 5 points"),
    ),
    presets=(("friendly", 3),),
    keywords=tr_noop("robbed, blocked, steal, stolen, bandit, protected, weak, poor"),
)
DISCARD_LIMIT = RuleOption(
    "discard_limit",
    BASE,
    "B8",
    (7, 8, 9, 10, 0),
    tr_noop("Cards kept on a 7"),
    tr_noop("Whoever has more cards than this discards half of them on a 7."),
    ("7", "8", "9", "10", tr_noop("All of them")),
    presets=(("friendly", 9), ("quick", 9)),
    keywords=tr_noop("discard, hand limit, hand size, lose cards, hold cards, half, seven, robber"),
)
NO_SEVEN = RuleOption(
    "no_seven_rounds",
    BASE,
    "B8",
    (0, 1, 2, 3),
    tr_noop("First rounds without a 7"),
    tr_noop("For this many rounds at the start no 7 is rolled; all other rolls are as likely as ever."),
    presets=(("friendly", 2),),
    keywords=tr_noop("reroll, re-roll, rolled again, roll again, seven, robber, peaceful start"),
)
DICE = RuleOption(
    "dice",
    BASE,
    "B6",
    ("rolls", "deck"),
    tr_noop("Dice"),
    tr_noop("A deck holds each of the 36 rolls of two dice once; rolls come from it like cards, without return."),
    (tr_noop("Rolled"), tr_noop("Dealt from a deck of 36")),
    presets=(("tournament", "deck"),),
    keywords=tr_noop("dice cards, card deck, event cards, balanced dice, luck, fair"),
)
DECK_REST = RuleOption(
    "deck_rest",
    BASE,
    "B6",
    (5, 0, 10, 15),
    tr_noop("Dice deck is reshuffled with"),
    tr_noop("How many cards of the dice deck are never seen, because it is reshuffled when that many are left."),
    (tr_noop("5 cards left"), tr_noop("No card left"), tr_noop("10 cards left"), tr_noop("15 cards left")),
    keywords=tr_noop("reshuffle, mix, dice cards, card deck"),
)
REDS_APART = RuleOption(
    "reds_apart",
    BASE,
    "B2",
    (True, False),
    tr_noop("Red numbers apart"),
    tr_noop("A 6 or 8 never lies next to another 6 or 8."),
    keywords=tr_noop("six, eight, neighbours, neighbors, adjacent, touching, balanced board, fair board, layout"),
)
SAME_APART = RuleOption(
    "same_apart",
    BASE,
    "B2",
    (False, True),
    tr_noop("Same numbers apart"),
    tr_noop("A number never lies next to the same number."),
    presets=(("tournament", True),),
    keywords=tr_noop(
        "equal numbers, identical, twice, neighbours, neighbors, adjacent, touching, balanced board, fair board, layout"
    ),
)
BEST_CORNER = RuleOption(
    "best_corner",
    BASE,
    "B2",
    (0, 13, 12, 11),
    tr_noop("Best corner"),
    tr_noop("On how many of the 36 rolls of two dice a corner may produce, all its hexes together."),
    (
        tr_noop("No limit"),
        tr_noop("At most 13 of 36 rolls"),
        tr_noop("At most 12 of 36 rolls"),
        tr_noop("At most 11 of 36 rolls"),
    ),
    presets=(("tournament", 12),),
    keywords=tr_noop("balanced board, fair board, strong spots, intersection, pips, dots, layout"),
)
WORST_CORNER = RuleOption(
    "worst_corner",
    BASE,
    "B2",
    (0, 4, 5, 6),
    tr_noop("Worst corner"),
    tr_noop("On how many of the 36 rolls of two dice a corner between three hexes with numbers must produce."),
    (
        tr_noop("No limit"),
        tr_noop("At least 4 of 36 rolls"),
        tr_noop("At least 5 of 36 rolls"),
        tr_noop("At least 6 of 36 rolls"),
    ),
    presets=(("tournament", 5),),
    keywords=tr_noop("balanced board, fair board, weak spots, intersection, pips, dots, layout"),
)
HARBOURS = RuleOption(
    "harbours",
    BASE,
    "B2",
    ("shuffled", "fixed"),
    tr_noop("Harbours"),
    tr_noop("Whether the kinds of the harbours are shuffled or lie as printed on the frame."),
    (tr_noop("Shuffled"), tr_noop("As printed")),
    keywords=tr_noop("harbors, ports, coast, frame, trading posts"),
)
FOUNDING = RuleOption(
    "founding",
    BASE,
    "B5",
    ("snake", "third"),
    tr_noop("Set-up"),
    tr_noop("With a third settlement and road each; the last player founds first again, which makes up for the order."),
    (tr_noop("Two settlements, there and back"), tr_noop("A third settlement, from the last player on")),
    presets=(("quick", "third"),),
    keywords=tr_noop("starting settlements, three settlements, placement, order, snake, start"),
)
SECOND_PAYS = RuleOption(
    "second_pays",
    BASE,
    "B5",
    (True, False),
    tr_noop("Second settlement pays"),
    tr_noop("The second settlement of the set-up brings a card of each land around it."),
    keywords=tr_noop("starting cards, starting resources, starting hand, no cards at the beginning"),
)
TRADE = RuleOption(
    "trade",
    BASE,
    "B12",
    ("free", "first", "bank", "off"),
    tr_noop("Trade"),
    tr_noop("With whom cards may be exchanged in a turn, and when."),
    (
        tr_noop("With everybody, at any time after the roll"),
        tr_noop("With everybody, before the first build of a turn"),
        tr_noop("With the bank only"),
        tr_noop("None at all"),
    ),
    keywords=tr_noop("trading, swap, barter, exchange, negotiate, deal, trade first, build first"),
)
BANK = RuleOption(
    "bank",
    BASE,
    "B3 B7",
    ("printed", "endless"),
    tr_noop("Bank"),
    tr_noop("Whether the bank can run out of cards; everybody sees how many are left."),
    (tr_noop("19 cards of each kind"), tr_noop("Never runs out")),
    presets=(("quick", "endless"),),
    keywords=tr_noop("unlimited, infinite, shortage, run out, runs dry, enough cards"),
)
ROAD_WORTH = RuleOption(
    "road_worth",
    BASE,
    "B14",
    (2, 0, 1, 3),
    tr_noop("Points for longest road"),
    tr_noop("How many points the longest road is worth."),
    keywords=tr_noop("longest route, trade route, bonus"),
)
ROAD_MINIMUM = RuleOption(
    "road_minimum",
    BASE,
    "B14",
    (5, 3, 4, 6, 7, 8),
    tr_noop("Roads for longest road"),
    tr_noop("How long a road must be to count as the longest."),
    presets=(("long", 6),),
    keywords=tr_noop("longest route, trade route, length, at least"),
)
ARMY_WORTH = RuleOption(
    "army_worth",
    BASE,
    "B15",
    (2, 0, 1, 3),
    tr_noop("Points for largest army"),
    tr_noop("How many points the largest army is worth."),
    keywords=tr_noop("biggest army, soldiers, bonus"),
)
ARMY_MINIMUM = RuleOption(
    "army_minimum",
    BASE,
    "B15",
    (3, 2, 4, 5),
    tr_noop("Knights for largest army"),
    tr_noop("How many knights make the first largest army."),
    presets=(("long", 4),),
    keywords=tr_noop("biggest army, soldiers, at least"),
)
OPEN_HANDS = RuleOption(
    "open_hands",
    BASE,
    "B17",
    (False, True),
    tr_noop("Open hands"),
    tr_noop("Everybody sees all hands and development cards, for learning the game."),
    keywords=tr_noop("visible cards, face up, beginners, teaching, show cards"),
)
COMBINED_GOAL = RuleOption(
    "combined_goal",
    BASE,
    "CO1",
    ("sum", "highest"),
    tr_noop("Points that scenarios add"),
    tr_noop("When several scenarios add points to the goal: whether all of them count, or only the highest number."),
    (tr_noop("All together"), tr_noop("Only the highest number")),
    keywords=tr_noop("add up, several scenarios, goal"),
)
OPTIONS = (
    GOAL, HANDICAP, FRIENDLY_ROBBER, DISCARD_LIMIT, NO_SEVEN, DICE, DECK_REST, REDS_APART, SAME_APART, BEST_CORNER,
    WORST_CORNER, HARBOURS, FOUNDING, SECOND_PAYS, TRADE, BANK, ROAD_WORTH, ROAD_MINIMUM, ARMY_WORTH, ARMY_MINIMUM,
    OPEN_HANDS,
)  # fmt: skip
"""All but `COMBINED_GOAL`, which only matters to several scenarios."""

_FIXED_BOARD = tr_noop("The beginners' board is always the same.")
_SPIRAL = tr_noop("Only random numbers can be laid so evenly.")
_TOO_LOW = tr_noop("Nobody may need fewer than four points.")
_TOO_HIGH = tr_noop("With a handicap nobody may need more than eighteen points.")
_OUT_OF_REACH = tr_noop("So many points cannot be reached without it.")
EXCLUSIONS = (
    Exclusion("dice", ("rolls",), "deck_rest", (0, 10, 15), tr_noop("There is no dice deck.")),
    Exclusion("board", ("beginner",), "reds_apart", (False,), _FIXED_BOARD),
    Exclusion("board", ("beginner",), "same_apart", (True,), _FIXED_BOARD),
    Exclusion("board", ("beginner",), "best_corner", (13, 12, 11), _FIXED_BOARD),
    Exclusion("board", ("beginner",), "worst_corner", (4, 5, 6), _FIXED_BOARD),
    Exclusion("board", ("beginner",), "harbours", ("fixed",), _FIXED_BOARD),
    Exclusion("board", ("beginner",), "founding", ("third",), _FIXED_BOARD),
    Exclusion("board", ("variable",), "best_corner", (11,), _SPIRAL),
    Exclusion("board", ("variable",), "worst_corner", (6,), _SPIRAL),
    Exclusion("goal", (3, 4), "handicap", (-1, -2, -3), _TOO_LOW),
    Exclusion("goal", (5,), "handicap", (-2, -3), _TOO_LOW),
    Exclusion("goal", (6,), "handicap", (-3,), _TOO_LOW),
    Exclusion("goal", (14,), "handicap", (5,), _TOO_HIGH),
    Exclusion("goal", (15,), "handicap", (4, 5), _TOO_HIGH),
    Exclusion("goal", (16,), "handicap", (3, 4, 5), _TOO_HIGH),
    Exclusion("goal", (17,), "handicap", (2, 3, 4, 5), _TOO_HIGH),
    Exclusion("goal", tuple(range(18, MOST_POINTS + 1)), "handicap", (1, 2, 3, 4, 5), _TOO_HIGH),
    # All pieces and all victory point cards make eighteen points.
    Exclusion("goal", tuple(range(16, MOST_POINTS + 1)), "road_worth", (0,), _OUT_OF_REACH),
    Exclusion("goal", tuple(range(16, MOST_POINTS + 1)), "army_worth", (0,), _OUT_OF_REACH),
    Exclusion("goal", (3,), "founding", ("third",), _TOO_LOW),
)


def option_set(scenarios: Sequence[Scenario]) -> OptionSet:
    """The options of a game with these scenarios."""
    own = [option for scenario in scenarios for option in scenario.options]
    combined = (COMBINED_GOAL,) if sum(scenario.more_to_win > 0 for scenario in scenarios) > 1 else ()
    exclusions = [exclusion for scenario in scenarios for exclusion in scenario.exclusions]
    return OptionSet((*OPTIONS, *combined, *own), (*EXCLUSIONS, *exclusions))


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The values of the base game's options in a running game; the options above explain them."""

    friendly_robber: int = 0
    discard_limit: int = 7
    no_seven_rounds: int = 0
    dice: str = "rolls"
    deck_rest: int = 5
    founding: str = "snake"
    second_pays: bool = True
    trade: str = "free"
    bank: str = "printed"
    road_worth: int = 2
    road_minimum: int = 5
    army_worth: int = 2
    army_minimum: int = 3
    open_hands: bool = False


PRINTED = HouseRules()


def house_rules(values: Mapping[str, Any]) -> HouseRules:
    """The house rules among the values of all options."""
    return HouseRules(**{field.name: values[field.name] for field in fields(HouseRules)})
