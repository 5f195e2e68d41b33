"""Texts about the characters of the cast: who they are, and how a person stands against them."""

from __future__ import annotations

from catanqt.cast import Character
from catanqt.ui.stats.encounters import Encounter
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.players import temper_name

WOMEN = ("leonie", "oda", "freya", "zuri", "hedda", "samira", "yara", "akiko")
"""Many languages have words of their own for what they are."""


def biography(key: str) -> str:
    """A character in two sentences."""
    lives = {
        "leonie": tr("Ten years old, and this is her third game. She asks why, and remembers the answer."),
        "emil": tr("Kept the lighthouse for forty years. Builds a little every evening, never in a hurry."),
        "oda": tr("Keeps bees on the south slope. Likes small hands, short roads and home before dark."),
        "tomasz": tr("The blacksmith. Thinks with his hammer and takes every theft personally."),
        "bruno": tr("Runs the inn at the harbour. His soup is a safe thing, his bets are not."),
        "kofi": tr("Sells everything at the market except his good places. Has a price for every friend."),
        "mateo": tr("Surveyor. Has walked each coast twice and still must see what is behind the hill."),
        "freya": tr("Builds longships and tries them out on other people's shores. Laughs when she loses."),
        "wilhelm": tr("Master mason. To him a city is just a settlement with patience."),
        "zuri": tr("Juggler and card player. Does not count on luck, only with it."),
        "hedda": tr("Judge of the island. Keeps her hand in order and her opinion to herself."),
        "samira": tr("Spice merchant, youngest of nine. One leaves her table happy, and poorer."),
        "yara": tr("Captain of the mail ship. Knows every cove by night and never asks the way."),
        "akiko": tr("Clockmaker. Sees the end of a game in its first settlement, and is polite about it."),
    }
    return lives.get(key, "")


def kind_text(character: Character) -> str:
    """Temperament and skill."""
    women = {
        "builder": tr("Builder", "a woman"),
        "trader": tr("Trader", "a woman"),
        "fighter": tr("Fighter", "a woman"),
        "explorer": tr("Explorer", "a woman"),
        "gambler": tr("Gambler", "a woman"),
    }
    usual = temper_name(character.temperament)
    temper = women.get(character.temperament, usual) if character.key in WOMEN else usual
    return tr("{temper}, skill {skill}", temper=temper, skill=character.skill)


def standing_text(name: str, encounter: Encounter | None) -> str:
    """Who leads in games won, of those that a person and a character finished together."""
    if encounter is None:
        return ""
    if encounter.won == encounter.lost:
        return tr("You are even with {name}: {won} to {lost}", name=name, won=encounter.won, lost=encounter.lost)
    if encounter.won > encounter.lost:
        return tr("You lead {won} to {lost} against {name}", name=name, won=encounter.won, lost=encounter.lost)
    return tr("{name} leads {lost} to {won}", name=name, won=encounter.won, lost=encounter.lost)


def met_text(name: str, encounter: Encounter) -> str:
    """The same with the number of games."""
    standing = standing_text(name, encounter)
    return tr("{standing} (%n games together)", "", encounter.games, standing=standing)
