"""The window. It knows the rules only through legal actions and kits, and never asks a database or an agent itself."""
