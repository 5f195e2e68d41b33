"""Sounds: which belongs to what, and playing them."""
