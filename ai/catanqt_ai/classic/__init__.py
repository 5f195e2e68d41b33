"""The search agent's part for the base game and its scenarios.

Modules build on one another in this order: features, value network, evaluator, turn plans, search, decisions.
"""
