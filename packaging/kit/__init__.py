"""What builds and proves the installers; `build.py` and `verify.py` are its two commands."""
