"""Write the golden playthroughs of the current edition anew. Do so only before people play by it."""

from __future__ import annotations

from catanqt.rules.edition import EDITION
from tests.playthroughs.playthrough import FOLDER, KEPT, play, to_text

FIRST_SEED = 2026


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for number, variant in enumerate(KEPT[EDITION]):
        # The first seed from here on whose game comes to an end.
        seed = FIRST_SEED + 100 * number
        data = play(variant, seed)
        while data["told"]["winner"] is None:
            seed += 1
            data = play(variant, seed)
        path = FOLDER / f"{variant.name}.json"
        path.write_text(to_text(data), encoding="utf-8", newline="\n")
        print(f"{path.name}: {len(data['entries'])} entries, seat {data['told']['winner']} wins")


if __name__ == "__main__":
    main()
