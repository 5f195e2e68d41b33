"""The rules help, with a search."""
