"""The board on the screen: a chart that knows where things lie, a scene with one item a piece, and its view."""
