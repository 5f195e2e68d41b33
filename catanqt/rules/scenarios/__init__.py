"""The scenarios. None knows another, and the base game knows none; a combination is a list of them."""
