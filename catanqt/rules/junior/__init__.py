"""Catan Junior: pirates, seven lairs, and a rule book of its own on the same kernel."""
