"""Small widgets and delegates shared by all pages."""
