"""The interface between games and pages: what a game shows, and from whose perspective."""
