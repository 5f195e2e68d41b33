"""The scenario Soccer Fever."""
