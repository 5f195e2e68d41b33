"""Golden playthroughs: whole games, kept as files, that freeze behaviour and the record format.

Each file in `games` is a record, one entry a line, followed by what its replay must show; those of every edition of the
rules lie in a folder of their own. What an edition that people play by has come to is never written anew: where the
rules shall be read otherwise, there is a new edition. `python -m tests.playthroughs.regenerate` writes the current one's.
"""
