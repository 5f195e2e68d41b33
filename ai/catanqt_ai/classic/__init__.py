"""The player of the base game and its scenarios: win time, whole turns, and a reason for everything."""
