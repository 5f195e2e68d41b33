"""The matchday as a scene: the stadium that takes the place of the board."""
