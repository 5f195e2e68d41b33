"""The player of Junior: the same win time, on islands."""
