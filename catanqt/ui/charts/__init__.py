"""Charts as small widgets: readable from 300 x 200 on, accessible to screen readers and the keyboard."""
