"""Colours, sizes and painters; nothing here knows a rule or a page."""
