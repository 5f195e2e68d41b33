"""The base game. Each module is one theme with its actions and its tasks; `turn` ties them together."""
