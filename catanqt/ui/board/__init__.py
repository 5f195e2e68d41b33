"""The board on the screen: a layout with the positions of all spots, a scene with one item a piece, and its view."""
