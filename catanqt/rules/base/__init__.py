"""The base game. Each module covers one subject with its actions and tasks; `turn` ties them together."""
