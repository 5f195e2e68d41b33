"""Item models for lists and tables. They know no widget."""
