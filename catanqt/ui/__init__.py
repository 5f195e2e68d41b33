"""The window. It knows the rules only through the options a task gives, and never asks a database or an agent."""
