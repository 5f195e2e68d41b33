"""What the tests of saved games share."""
