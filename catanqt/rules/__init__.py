"""The rules of all games. They know no window and no random numbers, and read no files but their own data."""
