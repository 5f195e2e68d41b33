"""The window, by composition.

`main_window` makes the parts and hands each what it needs; no part knows `MainWindow`, none inherits from another.
`navigator` shows one page at a time. A `Destination` says how a page is built and left; `rebuild(reason)` is the only
way to build it anew, for another theme (`appearance`), language or size. A page that cannot be built is replaced.
`page_factory` imports and makes pages; `prefetch` imports the likely ones after `startup`.
`game_session` holds the open game: sitting down, leaving, forking. `game_saving` warns when moves cannot be saved.
The controllers (of the front pages, lessons, review, achievements, imports, help, photos and the game's page) ask the
factory for pages, connect their signals, and describe what menus may offer as `commands`.
`menu_contents` puts the commands in order; `menus` makes actions of them for each page anew.
`notifications` speaks through the `notification_bar` of the page that is shown; `installation_notice` through that.
"""
