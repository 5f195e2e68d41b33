"""Sounds: which one belongs to which event, and playing them."""
