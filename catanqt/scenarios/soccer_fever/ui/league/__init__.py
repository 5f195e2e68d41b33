"""The league in the right column: table, fixtures and results track."""
