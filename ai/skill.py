"""How well and in which manner somebody plays: one set of numbers for each level, changed a little by temperament.

Weaker levels see less far and overlook things, as people do; they never play at random.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Skill:
    """All that tells one player from another. The defaults are the strongest, balanced player."""

    # how far it sees
    depth: int = 3
    """How many builds of one turn are planned together."""
    looks_ahead: bool = True
    """Plays turns, raids, offers and answers on to its next turn, in several futures."""
    leaves: int = 1200
    """How many positions one decision may look at."""
    horizon: float = 9.9
    """Cards still to be earned per point: the more, the more growth is worth now."""

    judges: bool = True
    """Knows how positions like this one went; else, and in games to far more or fewer points, it plans on paper."""
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
    """Knows what others probably hold; else everybody holds a bit of everything."""
    sees_others: bool = True
    """Weighs what a move means for the others; else it only looks at the leader when it moves the robber."""
    slack: float = 0.0
    """Lines this little worse than the best are as good to it."""
    knows_scenarios: bool = True

    # openings
    new_kind: float = 4.13
    plans_opening: bool = True
    """Thinks of the second settlement when it founds the first."""

    # taste
    resources: tuple[float, float, float, float, float] = (1.42, 1.17, 0.79, 1.12, 1.03)
    cards: float = 1.0
    """How much development cards and the army are liked."""
    roads: float = 1.0
    """How much longest road is liked."""
    sites: float = 1.0
    """How much new settlements are liked."""
    cities: float = 1.0
    harbours: float = 1.0

    # trade
    offers: int = 2
    """How many offers it makes in a turn at most."""
    answers: bool = True
    """Whether it ever agrees."""
    margin: float = 0.0
    """What a deal that somebody else offers must improve one's chance by, beyond what the game itself asks."""


LEVELS: dict[str, Skill] = {
    "easy": Skill(
        judges=False, depth=1, looks_ahead=False, leaves=100, horizon=2.0, deals_seen=0, sites_seen=1, sees_races=False,
        fears_seven=0.0, counts_cards=False, sees_others=False, slack=0.15, new_kind=0.0, plans_opening=False,
        cards=0.2, harbours=0.3, offers=1,
    ),
    "medium": Skill(
        judges=False, depth=1, looks_ahead=False, leaves=150, horizon=2.5, deals_seen=1, sites_seen=2, sees_races=False,
        fears_seven=0.4, counts_cards=False, slack=0.04, new_kind=0.5, plans_opening=False, cards=0.5, harbours=0.6,
        offers=2,
    ),
    "hard": Skill(judges=False, depth=1, looks_ahead=False, leaves=300),
    "expert": Skill(),
}  # fmt: skip


def _tempered(skill: Skill, **factors: float) -> Skill:
    return replace(skill, **{name: getattr(skill, name) * factor for name, factor in factors.items()})


def skill_of(level: str, temperament: str) -> Skill:
    """The numbers of a level in a temperament."""
    return _TEMPERS[temperament](LEVELS[level])


_TEMPERS: dict[str, Callable[[Skill], Skill]] = {
    "balanced": lambda skill: skill,
    "builder": lambda skill: replace(_tempered(skill, cities=1.25, sites=1.15, cards=0.6), offers=1),
    "trader": lambda skill: replace(_tempered(skill, harbours=2.0), offers=skill.offers + 2, margin=-0.004),
    "fighter": lambda skill: replace(_tempered(skill, cards=1.4, roads=0.8), offers=1),
    "explorer": lambda skill: replace(_tempered(skill, roads=1.6, sites=1.25, cards=0.8)),
    # To measure by: what knowing a scenario, or trading, is worth.
    "blind": lambda skill: replace(skill, knows_scenarios=False),
    "hermit": lambda skill: replace(skill, offers=0, answers=False),
    "stubborn": lambda skill: replace(skill, answers=False),
    "quiet": lambda skill: replace(skill, offers=0),
}
TEMPERAMENTS = ("balanced", "builder", "trader", "fighter", "explorer")
MEASURES = ("blind", "hermit", "stubborn", "quiet")
