"""Small widgets and delegates that every page uses alike."""
