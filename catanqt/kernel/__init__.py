"""The game-agnostic core: a stack of tasks, actions, events, chance, records.

Nothing in here knows a hex or a resource, and nothing imports anything outside the standard library.
"""
