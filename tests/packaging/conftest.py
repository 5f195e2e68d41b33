"""The kit of the installers is no part of the program: its folder is made known here, behind everything else."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))
