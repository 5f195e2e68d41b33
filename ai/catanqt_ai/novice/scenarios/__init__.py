"""The novice's advice for each scenario."""
