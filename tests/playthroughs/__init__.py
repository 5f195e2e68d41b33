"""Golden playthroughs: whole games, kept as files, that freeze behaviour and the record format.

Each file in `games` is a record, one entry a line, followed by what its replay must show. When a change of the
rules is meant, write them anew with `python -m tests.playthroughs.regenerate` and read the difference.
"""
