"""The playing strength and style of an agent: one set of numbers for each level, scaled a little by temperament.

Easy to hard are rules and planning; the expert searches deeper and adds the learned evaluation. Weaker levels plan less
far and overlook things, as people do. They choose at random only between plans that look nearly equal to them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from catanqt.kernel.player_name import LEVEL_SKILLS


class Taste(NamedTuple):
    """What a temperament likes to have, beyond what it is worth; below zero what it can do without.

    It counts in every position that is looked at, for what is there: what is only planned tempts nobody, and whoever
    builds what it likes is always better off. The numbers are added to a logit if all of it is there.
    """

    cities: float = 0.0
    sites: float = 0.0
    """Settlements, and cities too: every place settled."""
    roads: float = 0.0
    cards: float = 0.0
    """Development cards, knights that were played among them."""
    army: float = 0.0
    """Knights that were played."""
    harbours: float = 0.0
    hand: float = 0.0
    """Cards above a safe hand."""


NO_TASTE = Taste()
ALL_LANDS = (1.0, 1.0, 1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Skill:
    """Everything that distinguishes one search agent from another. The defaults are the strongest, balanced one."""

    # how far it sees
    depth: int = 3
    """How many builds of one turn are planned together."""
    looks_ahead: bool = True
    """Plays turns, raids, offers and answers on to its next turn, in several futures."""
    leaves: int = 1200
    """How many positions one decision may look at."""
    patience: int = 1
    """How many times as many futures it looks at as usual."""
    horizon: float = 9.9
    """Cards still to be earned per point: the more, the more growth is worth now."""

    learned: bool = True
    """Uses the learned evaluation where it applies: in the base game and its scenarios, to a usual goal of points."""
    deals_seen: int = 9
    """How many trades with the bank it makes for one build."""
    sites_seen: int = 4
    """How many places to settle it keeps in mind."""
    friction: float = 0.42
    """Rounds lost between two builds."""

    # what it overlooks
    sees_races: bool = True
    """Others may be first at a site."""
    fears_seven: float = 1.0
    counts_cards: bool = True
    """Tracks the opponents' cards; otherwise assumes that they hold what their land brings."""
    counts_dice: bool = True
    """Knows what is left in a dice deck; otherwise takes all rolls to be alike."""
    sees_others: bool = True
    """Weighs what a move means for the others; else it only looks at the leader when it moves the robber."""
    slack: float = 0.0
    """Lines this little worse than the best are as good to it."""
    blocks: bool = True
    """Moves the robber against whoever is about to win, whatever else there is to be had."""
    knows_scenarios: bool = True

    # openings
    new_kind: float = 4.13
    lands: tuple[float, float, float, float, float] = ALL_LANDS
    """How much the yield of each resource counts when it founds, as a multiple of the usual."""
    plans_opening: bool = True
    """Thinks of the second settlement when it founds the first."""

    # what it values
    resources: tuple[float, float, float, float, float] = (1.42, 1.17, 0.79, 1.12, 1.03)
    cards: float = 1.0
    """How much of the worth of development cards and the army it sees."""
    harbours: float = 1.0
    """How much of the worth of harbours it sees."""
    taste: Taste = NO_TASTE

    # trade
    offers: int = 2
    """How many offers it makes in a turn at most."""
    answers: bool = True
    """Whether it ever agrees."""
    margin: float = 0.0
    """What a deal that somebody else offers must improve one's chance by, beyond what the game itself asks."""
    likely: float = 0.2
    """Offers less likely to be taken are not made."""
    reluctance: float = 1.0
    """How many times as much as usual an offer must promise to be made."""


LEVELS: dict[str, Skill] = {
    "easy": Skill(
        depth=1, looks_ahead=False, leaves=100, horizon=2.0, learned=False, deals_seen=0, sites_seen=1,
        sees_races=False, fears_seven=0.0, counts_cards=False, counts_dice=False, sees_others=False, slack=0.15,
        new_kind=0.0,
        plans_opening=False, cards=0.2, harbours=0.3, offers=1, likely=0.5,
    ),
    "medium": Skill(
        depth=1, looks_ahead=False, leaves=150, horizon=2.5, learned=False, deals_seen=1, sites_seen=2,
        sees_races=False, fears_seven=0.4, counts_cards=False, counts_dice=False, slack=0.08, new_kind=0.5,
        plans_opening=False, cards=0.5, harbours=0.6, offers=1, likely=0.65,
    ),
    "hard": Skill(depth=1, looks_ahead=False, leaves=300, learned=False, counts_dice=False, likely=0.5),
    "expert": Skill(),
}  # fmt: skip
"""Easy to hard are rules and planning only; the expert searches deeper and adds the learned evaluation."""


@dataclass(frozen=True, slots=True)
class Attention:
    """Somebody between two levels: in some turns as sharp as the higher one, in the others like the lower one."""

    usual: Skill
    sharp: Skill
    share: float = 0.0
    """How many of the turns are sharp ones."""

    def in_turn(self, seed: str, turn: int) -> Skill:
        """The skill of a whole turn; it follows from the agent's seed, so that nothing is random within a turn."""
        if not self.share:
            return self.usual
        return self.sharp if random.Random(f"attention/{seed}/{turn}").random() < self.share else self.usual


def attention(number: int, temperament: str) -> Attention:
    """What somebody of this skill sees, by the levels around it."""
    for (level, low), (higher, high) in pairwise(LEVEL_SKILLS.items()):
        if number < high:
            share = (number - low) / (high - low)
            return Attention(skill_of(level, temperament), skill_of(higher, temperament), share)
    best = skill_of(level=max(LEVEL_SKILLS, key=LEVEL_SKILLS.__getitem__), temperament=temperament)
    return Attention(best, best)


def skill_of(level: str, temperament: str) -> Skill:
    """The numbers of a level in a temperament."""
    return _TEMPERAMENT[temperament](LEVELS[level])


_TEMPERAMENT: dict[str, Callable[[Skill], Skill]] = {
    "balanced": lambda skill: skill,
    "builder": lambda skill: replace(
        skill, taste=Taste(cities=1.8, sites=0.1, cards=-1.2), lands=(0.85, 0.85, 1.0, 1.2, 1.35), offers=1
    ),
    "trader": lambda skill: replace(
        skill,
        taste=Taste(harbours=0.8),
        offers=skill.offers + 2,
        margin=-0.004,
        likely=0.8 * skill.likely,
        reluctance=0.3,
    ),
    "fighter": lambda skill: replace(
        skill,
        cards=max(1.0, skill.cards),
        taste=Taste(cards=0.3, army=1.6, roads=-0.4),
        lands=(0.85, 0.85, 1.25, 1.15, 1.2),
        offers=1,
    ),
    "explorer": lambda skill: replace(
        skill, taste=Taste(roads=1.6, sites=0.8, cards=-0.4), lands=(1.3, 1.3, 1.0, 1.0, 0.75)
    ),
    "gambler": lambda skill: replace(
        skill,
        cards=max(1.0, skill.cards),
        taste=Taste(cards=1.4, harbours=-0.3),
        lands=(0.85, 0.85, 1.3, 1.15, 1.2),
        fears_seven=0.0,
        sees_races=False,
        offers=1,
    ),
    "cautious": lambda skill: replace(
        skill,
        taste=Taste(hand=-1.2, harbours=0.6, cards=-0.3, roads=-0.3),
        fears_seven=max(1.5, 1.5 * skill.fears_seven),
        offers=1,
        margin=0.01,
        reluctance=1.5,
    ),
    # To measure by: what knowing a scenario, or trading, is worth.
    "blind": lambda skill: replace(skill, knows_scenarios=False),
    "hermit": lambda skill: replace(skill, offers=0, answers=False),
    "stubborn": lambda skill: replace(skill, answers=False),
    "forgetful": lambda skill: replace(skill, counts_dice=False),
    "quiet": lambda skill: replace(skill, offers=0),
    # To judge others by: the same player with more time.
    "patient": lambda skill: replace(skill, patience=4, leaves=4 * skill.leaves),
}
TEMPERAMENTS = ("balanced", "builder", "trader", "fighter", "explorer", "gambler", "cautious")
MEASURES = ("blind", "hermit", "stubborn", "forgetful", "quiet", "patient")
