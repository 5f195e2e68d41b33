"""The rule help says every rule, the same in both languages, with the figures the program plays by."""

import re
from collections.abc import Sequence
from itertools import combinations

import pytest

from catanqt.kernel.record import Seat
from catanqt.resource import resource
from catanqt.rule_help import UnknownTopic, help_text, statements, topics
from catanqt.rules.base.board_generator import RED_NUMBERS
from catanqt.rules.base.board_generator import printed as printed_island
from catanqt.rules.base.building import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST
from catanqt.rules.base.house_rules import PRINTED
from catanqt.rules.base.state import BANK, CITIES, DECK, ROADS, SETTLEMENTS
from catanqt.rules.catalog import SCENARIOS, new_header, ruleset
from catanqt.rules.junior.board import START_LAIRS, START_SHIPS
from catanqt.rules.junior.coco import GIFT
from catanqt.rules.junior.ghost import BOOTY
from catanqt.rules.junior.market import STOCK_RATE
from catanqt.rules.junior.position import BOOTHS
from catanqt.rules.junior.state import COCO_TILES, LAIRS, SHIPS, TILES
from catanqt.rules.junior.supply import COCO_COST, LAIR_COST, SHIP_COST
from catanqt.rules.junior.turn import SIX
from catanqt.scenarios import help_file
from catanqt.scenarios.big_game.rules.part import CHAMPION, CHAMPION_POINT, MOST_LAURELS, PLACES, SETTLERS, TRIES
from catanqt.scenarios.big_game.rules.part import PRICES as LAUREL_PRICES
from catanqt.scenarios.fishermen.rules import printed
from catanqt.scenarios.fishermen.rules.part import PRICES as FISH_PRICES
from catanqt.scenarios.fishermen.rules.part import SHOE_BURDEN
from catanqt.scenarios.fishermen.rules.part import TOKENS as FISH_TOKENS
from catanqt.scenarios.soccer_fever.rules.matchday import DRAW, LOSS, WIN
from catanqt.scenarios.soccer_fever.rules.part import CARD_ICON, RESOURCE_ICON, league
from catanqt.scenarios.soccer_fever.rules.part import TOKENS as SHOT_TOKENS

LANGUAGES = ("en", "de")
RULES = [
    *(f"B{number}" for number in range(1, 18)),
    *(f"SF{number}" for number in range(1, 14)),
    *(f"BG{number}" for number in range(1, 8)),
    *(f"FI{number}" for number in range(1, 8)),
    "CO1",
    *(f"JU{number}" for number in range(1, 11)),
]
MOST_LINES = 120
GOODS = {
    "en": ("lumber", "brick", "wool", "grain", "ore"),
    "de": ("Holz", "Lehm", "Wolle", "Getreide", "Erz"),
}
JUNIOR_GOODS = {
    "en": ("wood", "goat", "molasses", "cutlass", "gold"),
    "de": ("Holz", "Ziege", "Melasse", "Säbel", "Gold"),
}
LAND = {
    "en": {"forest": "Forest", "pasture": "Pasture", "fields": "Fields", "hills": "Hills", "mountains": "Mountains"},
    "de": {"forest": "Wald", "pasture": "Weide", "fields": "Acker", "hills": "Hügel", "mountains": "Gebirge"},
}

pages = pytest.mark.parametrize(("topic", "language"), [(topic, spoken) for topic in topics() for spoken in LANGUAGES])
languages = pytest.mark.parametrize("language", LANGUAGES)


def texts(topic: str, language: str, rule: str) -> list[str]:
    return [text for text, ids in statements(topic, language) if rule in ids]


def numbers(text: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", text)))


def says(topic: str, rule: str, *figures: int) -> bool:
    """Whether one statement about this rule has just these numbers, in each language."""
    return all(sorted(figures) in map(numbers, texts(topic, language, rule)) for language in LANGUAGES)


def price(cost: Sequence[int], goods: Sequence[str]) -> str:
    return ", ".join(f"{amount} {name}" for amount, name in zip(cost, goods, strict=True) if amount)


def goal(*scenarios: str) -> int:
    header = new_header("classic", [Seat("A"), Seat("B"), Seat("C")], scenarios=scenarios)
    found: int = ruleset("classic", scenarios).new_game(header).state.goals[0]
    return found


class TestPages:
    @pages
    def test_a_page_has_a_title_and_is_short(self, topic: str, language: str) -> None:
        lines = help_text(topic, language).splitlines()
        assert re.match(r"# \w", lines[0])
        assert sum(line.startswith("# ") for line in lines) == 1
        assert len(lines) <= MOST_LINES

    @pages
    def test_no_comment_is_left_for_the_reader(self, topic: str, language: str) -> None:
        shown = help_text(topic, language)
        assert "<!--" not in shown
        assert "-->" not in shown
        assert not re.search(r"[ \t]$", shown, re.MULTILINE)

    @pages
    def test_every_statement_explains_a_known_rule(self, topic: str, language: str) -> None:
        for text, ids in statements(topic, language):
            assert text
            assert ids, f"no rule is named by: {text}"
            assert set(ids) <= set(RULES), text

    @pages
    def test_nothing_is_shown_that_is_no_statement(self, topic: str, language: str) -> None:
        """But headings and the heads of tables; so no line escapes the other tests."""
        said = {text for text, _ in statements(topic, language)}
        for line in help_text(topic, language).splitlines():
            table_head = re.fullmatch(r"(\| [^|\d]+ )+\||(\|---)+\|", line)
            assert not line or line.startswith("#") or table_head or line.removeprefix("- ").strip("| ") in said

    @languages
    def test_every_rule_is_explained_somewhere(self, language: str) -> None:
        explained = {name for topic in topics() for _, ids in statements(topic, language) for name in ids}
        assert explained == set(RULES)

    def test_there_are_no_other_pages(self) -> None:
        found = {path.name for path in resource("help").iterdir()}
        own = [topic for topic in topics() if topic not in SCENARIOS]
        assert found == {f"{topic}.{language}.md" for topic in own for language in LANGUAGES}
        assert all(help_file(name, language) for name in SCENARIOS for language in LANGUAGES)


class TestLanguages:
    @pytest.mark.parametrize("topic", topics())
    def test_both_say_the_same_in_the_same_order(self, topic: str) -> None:
        english, german = (statements(topic, language) for language in LANGUAGES)
        assert [ids for _, ids in english] == [ids for _, ids in german]

    @pytest.mark.parametrize("topic", topics())
    def test_both_have_the_same_shape(self, topic: str) -> None:
        def shape(language: str) -> list[str]:
            lines = help_text(topic, language).splitlines()
            return [re.split(r"\w|\*", line)[0] + "|" * line.count("|") + "*" * line.count("**") for line in lines]

        assert shape("en") == shape("de")

    @pytest.mark.parametrize("topic", topics())
    def test_numbers_agree_statement_by_statement(self, topic: str) -> None:
        english, german = (statements(topic, language) for language in LANGUAGES)
        for (one, _), (two, _) in zip(english, german, strict=True):
            assert numbers(one) == numbers(two), f"{one} / {two}"

    @pytest.mark.parametrize("topic", topics())
    def test_no_page_is_left_untranslated(self, topic: str) -> None:
        english, german = (statements(topic, language) for language in LANGUAGES)
        same = [one for one, two in zip(english, german, strict=True) if one == two]
        assert all(re.fullmatch(r"[\d, |]+", text) for text, _ in same)

    @pytest.mark.parametrize("language", ["fr", "", "C"])
    def test_an_unknown_language_is_answered_in_english(self, language: str) -> None:
        assert help_text("classic", language) == help_text("classic", "en")
        assert statements("classic", language) == statements("classic", "en")

    @pytest.mark.parametrize("language", ["de_AT", "de-CH"])
    def test_a_country_does_not_change_the_language(self, language: str) -> None:
        assert help_text("classic", language) == help_text("classic", "de")

    @pytest.mark.parametrize("topic", ["chess", "../boards/classic", ""])
    def test_an_unknown_topic_is_named(self, topic: str) -> None:
        with pytest.raises(UnknownTopic, match="there is no help on") as error:
            help_text(topic, "en")
        assert error.value.topic == topic
        with pytest.raises(UnknownTopic):
            statements(topic, "en")


class TestClassicFigures:
    @languages
    def test_B1_land(self, language: str) -> None:
        terrain = [hex_["terrain"] for hex_ in printed_island()["hexes"]]
        for name, word in LAND[language].items():
            rows = [text for text in texts("classic", language, "B1") if text.startswith(f"{word} |")]
            assert [numbers(row) for row in rows] == [[terrain.count(name)]]

    @languages
    def test_B4_costs(self, language: str) -> None:
        rows = [text.split(" | ")[1] for text in texts("classic", language, "B4") if " | " in text]
        costs = (ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST)
        assert rows == [price(cost, GOODS[language]) for cost in costs]

    def test_supply(self) -> None:
        assert says("classic", "B2", *RED_NUMBERS)
        assert says("classic", "B3", BANK)
        assert says("classic", "B3", sum(DECK), *DECK)
        assert says("classic", "B3", ROADS, SETTLEMENTS, CITIES)

    def test_play(self) -> None:
        assert says("classic", "B8", 7, PRINTED.discard_limit + 1)
        assert says("classic", "B14", 1, 2, PRINTED.road_worth)
        assert says("classic", "B14", PRINTED.road_minimum)
        assert says("classic", "B15", PRINTED.army_minimum)
        assert says("classic", "B16", goal())


class TestScenarioFigures:
    def test_goals(self) -> None:
        assert says("soccer-fever", "SF11", goal("soccer-fever"))
        assert says("big-game", "CO1", goal("big-game"))
        assert says("fishermen", "B16", goal("fishermen"))
        assert says("fishermen", "FI6", goal("fishermen") + SHOE_BURDEN)

    @languages
    def test_CO1_goals_of_all_combinations(self, language: str) -> None:
        mixes = [mix for size in range(len(SCENARIOS) + 1) for mix in combinations(SCENARIOS, size)]
        title = {name: help_text(name, language).splitlines()[0].removeprefix("# ") for name in SCENARIOS}
        none = {"en": "none", "de": "keine"}[language]
        rows = [text for text in texts("combinations", language, "CO1") if " | " in text]
        assert rows == [f"{', '.join(title[name] for name in mix) or none} | {goal(*mix)}" for mix in mixes]

    def test_SF_tokens_and_matches(self) -> None:
        assert says("soccer-fever", "SF3", SHOT_TOKENS, 1)
        assert says("soccer-fever", "SF5", WIN, DRAW, LOSS)

    def test_SF_seasons(self) -> None:
        assert says("soccer-fever", "SF7", 1, 4, *league(4).points)
        assert says("soccer-fever", "SF12", 1, 3, *league(3).points)
        assert says("soccer-fever", "SF8", len(league(4).days), len(league(3).days), 3)

    @languages
    def test_SF13_the_track(self, language: str) -> None:
        rows = [text for text in texts("soccer-fever", language, "SF13") if " | " in text]
        for row, players in zip(rows, (4, 3), strict=True):
            icons = league(players).icons
            spaces = [[space for space in sorted(icons) if icons[space] == icon] for icon in (RESOURCE_ICON, CARD_ICON)]
            cells = [[players], *spaces, [league(players).trophy]]
            assert row == " | ".join(", ".join(map(str, cell)) for cell in cells)

    def test_BG_table_and_champion(self) -> None:
        assert set(PLACES) == {*range(2, 7), *range(8, 13)}
        assert says("big-game", "BG1", len(PLACES), 2, 6, 8, 12)
        assert says("big-game", "BG1", SETTLERS, MOST_LAURELS)
        assert says("big-game", "BG4", TRIES)
        assert says("big-game", "BG5", MOST_LAURELS)
        assert says("big-game", "BG7", CHAMPION)
        assert says("big-game", "BG7", CHAMPION_POINT)

    def test_FI_tokens_and_fisheries(self) -> None:
        one, two, three = FISH_TOKENS
        assert says("fishermen", "FI4", sum(FISH_TOKENS) + 1, one, 1, two, 2, three, 3, 1)
        fisheries = printed()
        assert says("fishermen", "FI1", len(fisheries["corners"]), *fisheries["numbers"])
        assert {len(corners) for corners in fisheries["corners"]} == {3}
        assert says("fishermen", "FI1", 3)

    @languages
    def test_prices_of_the_advantages(self, language: str) -> None:
        laurels = [text for text in texts("big-game", language, "BG6") if " | " in text]
        fish = [text for text in texts("fishermen", language, "FI5") if " | " in text]
        both = [text for text in texts("combinations", language, "FI5") if " | " in text]
        assert [numbers(row) for row in laurels] == [[price] for price in LAUREL_PRICES]
        assert [numbers(row) for row in fish] == [[price] for price in FISH_PRICES]
        pairs = zip(LAUREL_PRICES, FISH_PRICES, strict=True)
        assert [row.split(" | ")[1:] for row in both] == [[str(one), str(two)] for one, two in pairs]


class TestJuniorFigures:
    @languages
    def test_JU4_costs(self, language: str) -> None:
        rows = [text.split(" | ")[1] for text in texts("junior", language, "JU4") if " | " in text]
        assert rows == [price(cost, JUNIOR_GOODS[language]) for cost in (SHIP_COST, LAIR_COST, COCO_COST)]

    @languages
    def test_JU5_coco_tiles(self, language: str) -> None:
        rows = [text.split(" | ") for text in texts("junior", language, "JU5") if " | " in text]
        assert [int(amount) for amount, _ in rows] == list(COCO_TILES)
        assert [numbers(effect) for _, effect in rows] == [[SIX], [], [GIFT, GIFT], [GIFT, GIFT]]
        assert says("junior", "JU5", sum(COCO_TILES))

    def test_pieces_and_tiles(self) -> None:
        assert says("junior", "JU1", LAIRS, SHIPS, START_LAIRS, 1, START_SHIPS)
        assert says("junior", "JU1", TILES)
        assert says("junior", "JU10", 2, 4, LAIRS)

    def test_play(self) -> None:
        assert says("junior", "JU3", SIX)
        assert says("junior", "JU3", BOOTY)
        assert says("junior", "JU7", BOOTHS, 1)
        assert says("junior", "JU8", STOCK_RATE, 1)
