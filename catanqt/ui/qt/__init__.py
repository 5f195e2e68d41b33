"""What the window needs of Qt and the system beside widgets: threads, crashes, preferences, focus."""
