"""Qt and system services beside widgets: threads, crashes, preferences, focus."""
