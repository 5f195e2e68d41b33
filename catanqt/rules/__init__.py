"""The rules of every game in the box. No window, no files but the house's own data, no random numbers."""
