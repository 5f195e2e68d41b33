"""The rules to read, with a search."""
