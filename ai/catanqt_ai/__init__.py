"""Players by program. They see only what `imagine` gives them, and know nothing of Qt or of saved games."""
