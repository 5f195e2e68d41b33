"""Practice: one's own mistakes as exercises on the real board, asked again by spaced repetition."""
