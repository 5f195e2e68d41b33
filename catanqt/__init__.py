"""CatanQt: a desktop Catan with complete rules, an engine of its own and a Qt window.

The package is layered: `kernel` knows no game, `rules` knows no window, and only the composition root knows
everyone. ARCHITECTURE.md is the page to read first; the version of the project lives here and nowhere else.
"""

__version__ = "0.1.0"

APP_ID = "io.github.catanqt.CatanQt"
"""The identifier of the program on desktops: its desktop file, its bundle, its group in the task bar."""
