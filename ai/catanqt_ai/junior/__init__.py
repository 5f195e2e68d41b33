"""The search agent's part for Junior.

Modules build on one another in this order: evaluator, turn search, lookahead, decisions.
"""
