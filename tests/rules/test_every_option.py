"""Every rule option has a test that names the rule it changes and the option itself."""

from __future__ import annotations

import re
from pathlib import Path

from catanqt.rules.catalog import all_rulesets

TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)


def test_every_option_has_a_test_named_by_its_rule_and_key() -> None:
    files = Path(__file__).parent.rglob("test_*.py")
    names = [name for file in files for name in TEST.findall(file.read_text("utf-8"))]
    options = {option.key: option for rules in all_rulesets() for option in rules.options}
    without = [
        key
        for key, option in options.items()
        if not any(key in name and f"_{rule}_" in name for rule in option.rule.split() for name in names)
    ]
    assert without == []
