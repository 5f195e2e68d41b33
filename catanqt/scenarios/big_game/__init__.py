"""The scenario Big Game, Big Honor."""
