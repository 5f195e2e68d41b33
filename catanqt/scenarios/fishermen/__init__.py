"""The scenario The Fishermen of Catan."""
