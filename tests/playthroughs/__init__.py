"""Golden playthroughs: whole games, kept as files, that freeze behaviour and the record format.

Each file in `games` is a record, one entry a line, followed by what its replay must show; those of every edition of the
rules lie in a folder of their own. The files of a released edition are never rewritten: where the rules are to be read
otherwise, there is a new edition. `python -m tests.playthroughs.regenerate` writes those of the current one.
"""
