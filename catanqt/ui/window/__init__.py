"""The window, by composition.

`main_window` makes the parts and passes to each what it needs; no part knows `MainWindow`, none inherits from another.

`navigator` shows one page at a time. A `Destination` says how a page is built and left; `rebuild(reason)` is the only
way to build it anew, for another theme (`appearance`), language or size. A page that cannot be built is replaced.
`page_factory` imports and makes pages; `prefetch` imports the likely ones after `startup`.

`game_session` holds the open game: begin, leave, fork. `game_saving` warns when moves cannot be saved.

The controllers (of the front pages, lessons, review, achievements, imports, help, photos and the game's page) ask the
factory for pages, connect their signals, and offer `commands`. `menu_contents` puts the commands in order; `menus`
makes actions of them for each page anew.

`notifications` are shown in the `notification_bar` of the current page; `installation_notice` uses them.
"""
