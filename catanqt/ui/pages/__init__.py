"""The pages of the window: start, new game, saved games, the game itself."""
