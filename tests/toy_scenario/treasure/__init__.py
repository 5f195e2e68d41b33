"""The scenario Treasure."""
