"""Game review: what every decision of a game was worth, and how much of the result was luck. No Qt and no database.

In reading order: `model` (the result), `decisions` (what was decided in a record), `luck` (what chance brought),
`phases` and `grading` (names for what was found), `analyse` (putting it together, step by step), `summary` (the sum,
key moments, accuracy), `json_format` (the result as JSON).
"""
