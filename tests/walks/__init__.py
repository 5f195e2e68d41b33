"""Random walks through whole games, written against the kernel's `Ruleset`.

A game is added to all walks by a line in `variants`; what only it can know (what must be conserved, which actions
could be thought of, what is hidden) it tells in a `Kit`. `CATANQT_WALKS=20` walks twenty times as far, and anew
each time.
"""
