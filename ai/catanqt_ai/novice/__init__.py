"""A simple rule-based player: it pursues one goal at a time by the obvious means.

It is a yardstick for the search agents and their rollout policy: quick enough to play whole rounds inside a decision.
"""
