"""Game review: where a game was won and lost, move by move."""
