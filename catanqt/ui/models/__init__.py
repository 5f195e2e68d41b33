"""Model/View: what lists and tables show, as real item models that know no widget."""
