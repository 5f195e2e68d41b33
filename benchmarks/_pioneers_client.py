"""Our seat at a table of Pioneers: an agent of ours that listens to the server, decides, and says what it does.

The protocol is text lines, and each command has its reply. Before a decision in our turn all announcements are read, so
that the position is never older than the server's.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from _pioneers_host import Stuck, Wire
from _pioneers_map import Atlas, ours, theirs, words
from _pioneers_table import GOAL, PLAYERS, VICTORY_POINT, SeenTable

from catanqt.kernel.agent import Budget
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import Task
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.state import Catan, Goods
from catanqt.rules.catalog import ruleset
from catanqt_ai.registry import make_agent

RULES = ruleset("classic")


class Refused(Exception):
    """The server refused a command."""


class Client:
    """One of our agents at their table."""

    def __init__(self, wire: Wire, name: str, number: int) -> None:
        self.wire = wire
        self.agent = make_agent(name, f"wire/{number}")
        self.table: SeenTable
        self.to_found = 0
        self.last = ""
        self.refusals: list[str] = []
        self.counts: Counter[str] = Counter()
        self.seconds: list[float] = []

    # Coming to the table

    def greet(self) -> None:
        """As far as the server's question who we are: seats are given to those who answer."""
        self._until("version report")
        self.wire.say("version 15")
        self._until("status report")

    def sit_down(self) -> int:
        """Take the next seat and read the board."""
        self.wire.say("status newplayer")
        seat = int(self._until("player")[-1].split()[1])
        self.wire.say("style ai catanqt")
        for question, end in (("players", "."), ("game", "end"), ("gameinfo", "end")):
            self.wire.say(question)
            lines = self._until(end)
            if question == "game":
                self.table = SeenTable(Atlas(lines), seat)
        return seat

    def _until(self, end: str) -> list[str]:
        lines = [self.wire.read()]
        while not lines[-1].startswith(end) or (end == "." and lines[-1] != "."):
            lines.append(self.wire.read())
        return lines

    # Listening and speaking

    def hear(self) -> str:
        """One line of the server's; what must be answered at once is answered."""
        line = self.wire.read()
        if line.startswith("ERR"):
            self.refusals.append(f"{self.last} -> {line}")
            raise Refused(self.refusals[-1])
        self.table.hear(line)
        said = line.split()
        if said[0] in ("setup", "setup-double"):
            self.to_found = 1 + (said[0] == "setup-double")
        elif said[0] == "player" and said[2:3] == ["must-discard"] and int(said[1]) == self.table.seat:
            self._discard(int(said[3]))
        elif said[0] == "player" and said[2:4] == ["domestic-trade", "call"] and int(said[1]) != self.table.seat:
            self._quote(int(said[1]), ours(said[5:10]), ours(said[11:16]))
        return line

    def say(self, command: str) -> None:
        self.last = command
        self.wire.say(command)

    def ask(self, command: str, reply: str) -> str:
        """Say something, or nothing, and listen until the reply to us; none comes when the game is over."""
        if command:
            self.say(command)
        line = ""
        while not self.table.over and line.split()[:1] != [reply]:
            line = self.hear()
        return line

    def catch_up(self) -> bool:
        """Hear all that the server has to say so far: it says at once that it does not know this extension."""
        self.ask("extension catanqt", "NOTE")
        return not self.table.over

    # Deciding

    def read(self, todo: tuple[Task, ...], promised: Mapping[int, Goods], **changed: Any) -> Catan:
        data = self.table.position(todo, promised) | changed
        try:
            return RULES.from_position(data)
        except DecodeError as error:
            # Their longest road can be wrong by our rules.
            if not error.args or "longest_road" not in str(error):
                raise
            self.counts["odd_roads"] += 1
            return RULES.from_position({**data, "longest_road": None})

    def imagine(self, *todo: Task, promised: Mapping[int, Goods] | None = None, **changed: Any) -> Catan:
        game = self.read(todo, promised or {}, **changed)
        return RULES.imagine(game, self.table.seat, random.Random(len(self.seconds)))

    def choose(self, game: Catan) -> Any:
        start = time.process_time()
        action = self.agent.choose(game, self.table.seat, Budget())
        self.seconds.append(time.process_time() - start)
        return action

    @property
    def bottom(self) -> Task:
        """What the turn goes on with afterwards."""
        seat = self.table.turn
        return turn.Turn(seat) if self.table.dice else turn.BeforeRoll(seat)

    # The course of the game

    def play(self) -> None:
        self.ask("start", "OK")
        while not self.table.over:
            if self.to_found:
                self._found()
            elif self.table.turn == self.table.seat:
                self._act()
            else:
                self.hear()

    def _found(self) -> None:
        """One settlement with its road, or both."""
        table = self.table
        for _ in range(self.to_found):
            seats = range(PLAYERS)
            snake = [*((one, 1) for one in seats), *((one, 2) for one in reversed(seats))]
            built = sum(map(len, table.settlements))
            game = self.imagine(setup.FirstTurn(), *(setup.Founding(*one) for one in reversed(snake[built:])))
            for word, places in (("settlement", table.atlas.node), ("road", table.atlas.side)):
                action = self.choose(game)
                game.play(action)
                place = action.corner if word == "settlement" else action.edge
                self.ask(f"build {word} {words(places[place])}", "built")
        self.to_found = 0
        self.ask("done", "OK")

    def _act(self) -> None:
        """One step of our turn."""
        if not self.catch_up() or self.table.turn != self.table.seat or self._lay_down_points():
            return
        action = self.choose(self.imagine(self.bottom))
        try:
            _DEEDS[type(action)](self, action)
        except Refused:
            self._give_up()

    def _give_up(self) -> None:
        """After a refusal nothing is tried any more in this turn."""
        try:
            if self.table.dice:
                self.ask("done", "OK")
            else:
                self._roll()
        except Refused as refused:
            raise Stuck(f"refused twice: {refused}") from None

    def _lay_down_points(self) -> bool:
        """With enough points on the table and in hand, show them."""
        table = self.table
        hidden = table.cards.count(VICTORY_POINT)
        if not hidden or table.points(table.seat) + hidden < GOAL:
            return False
        self.ask(f"play-develop {table.cards.index(VICTORY_POINT)}", "play-develop")
        return True

    def _roll(self, action: Any = None) -> None:
        self.ask("roll", "rolled")
        if sum(self.table.dice or ()) == 7:
            self.ask("", "you-are-robber")
            self._move_robber()
        else:
            self.ask("", "done-resources")

    def _end(self, action: Any) -> None:
        self.ask("done", "OK")

    def _discard(self, number: int) -> None:
        table = self.table
        game = self.imagine(turn.Turn(table.turn), robber.RobberMove(table.turn), robber.Discarding(table.seat, number))
        given = [0] * 5
        for _ in range(number):
            action = self.choose(game)
            game.play(action)
            given[action.resource] += 1
        self.say(f"discard {theirs(given)}")

    def _move_robber(self) -> None:
        if not self.catch_up():
            return
        table = self.table
        game = self.imagine(self.bottom, robber.RobberMove(table.seat))
        action = self.choose(game)
        if action.hex == table.atlas.desert:
            # Not allowed there: asked again as if the robber stood in the desert.
            self.counts["deserts"] += 1
            game = self.imagine(self.bottom, robber.RobberMove(table.seat), robber=table.atlas.desert)
            allowed = [one for one in game.options() if getattr(one, "hex", None) != table.robber]
            chosen = self.choose(game)
            action = chosen if chosen in allowed else allowed[0]
        game.play(action)
        column, row = table.atlas.land[action.hex]
        self.say(f"move-robber {column} {row}")
        line = ""
        while not table.over and line.split()[:1] not in (["rob"], ["robber-done"]):
            line = self.hear()
        if line.startswith("rob "):
            self.ask(f"rob {self.choose(game).seat}", "robber-done")

    def _build(self, word: str, place: tuple[int, int, int]) -> None:
        self.ask(f"build {word} {words(place)}", "built")

    def _bank_trade(self, action: Any) -> None:
        rates = self.read((self.bottom,), {}).state.rates
        rate = rates[5 * self.table.seat + action.give]
        give, take = RESOURCES[action.give], RESOURCES[action.take]
        self.ask(f"maritime-trade {rate} supply {give} receive {take}", "maritime-trade")
        self.counts["bank_trades"] += 1

    # Development cards

    def _buy_card(self, action: Any) -> None:
        self.ask("buy-develop", "bought-develop")

    def _lay_down(self, card: str, reply: str = "play-develop") -> None:
        self.ask(f"play-develop {self.table.cards.index(card)}", reply)

    def _knight(self, action: Any) -> None:
        self._lay_down("knight", "you-are-robber")
        self._move_robber()

    def _free_roads(self, action: Any) -> None:
        self._lay_down("road_building")
        table = self.table
        for left in (2, 1):
            if not self.catch_up() or not building.road_sites(self.read((self.bottom,), {}).state, table.seat):
                break
            road = self.choose(self.imagine(self.bottom, building.FreeRoads(table.seat, left)))
            self._build("road", table.atlas.side[road.edge])
        self.ask("done", "OK")

    def _year_of_plenty(self, action: Any) -> None:
        self._lay_down("year_of_plenty", "plenty")
        wanted = [(kind == action.first) + (kind == action.second) for kind in range(5)]
        self.ask(f"plenty {theirs(wanted)}", "OK")

    def _monopoly(self, action: Any) -> None:
        self._lay_down("monopoly")
        self.ask(f"monopoly {RESOURCES[action.resource]}", "OK")

    # Trade with players

    def _offer(self, action: Any) -> None:
        """Call for quotes, wait for everybody's answer, and take the quote our agent would confirm."""
        table = self.table
        table.offers.append((action.give, action.want))
        table.quotes.clear()
        table.answered.clear()
        self.counts["offers"] += 1
        self.ask(f"domestic-trade call supply {theirs(action.give)} receive {theirs(action.want)}", "domestic-trade")
        while not table.over and len(table.answered | table.gone | {table.seat}) < PLAYERS:
            self.hear()
        partner = self._partner(action)
        if partner is not None:
            number, gives, wants = table.quotes[partner]
            terms = f"supply {theirs(gives)} receive {theirs(wants)}"
            self.ask(f"domestic-trade accept player {partner} quote {number} {terms}", "domestic-trade")
            self.counts["deals"] += 1
        self.ask("domestic-trade finish", "domestic-trade")

    def _partner(self, offer: Any) -> int | None:
        """Whose quote our agent takes, if any: a quote on the terms offered is an answer, any other is a bid."""
        table = self.table
        asked = {who: quote for who, quote in sorted(table.quotes.items()) if who in offer.to}
        agreed = tuple(who for who, (_, gives, wants) in asked.items() if (wants, gives) == (offer.give, offer.want))
        bids = tuple((who, gives, wants) for who, (_, gives, wants) in asked.items() if who not in agreed)
        self.counts["quotes"] += len(table.quotes)
        self.counts["agreed"] += len(agreed)
        if not asked:
            return None
        task = trade.Choosing(table.seat, offer.give, offer.want, agreed, bids)
        promised = {who: gives for who, (_, gives, _) in asked.items()}
        choice = self.choose(self.imagine(self.bottom, task, promised=promised))
        return choice.seat if isinstance(choice, trade.Confirm) else None

    def _quote(self, caller: int, give: Goods, want: Goods) -> None:
        """Somebody calls for quotes: our agent answers as it would answer an offer."""
        self.counts["calls"] += 1
        number = self.counts["calls"]
        task = trade.Answering(self.table.seat, caller, give, want, (), (), ())
        try:
            answer = self.choose(self.imagine(turn.Turn(caller), task, promised={caller: give}))
        except DecodeError:
            answer = None  # a call for just anything is no offer of ours
        if isinstance(answer, trade.Accept):
            answer = trade.Counter(want, give)
        if isinstance(answer, trade.Counter):
            self.say(f"domestic-quote quote {number} supply {theirs(answer.give)} receive {theirs(answer.want)}")
        else:
            self.say("domestic-quote finish")


def _road(client: Client, action: Any) -> None:
    client._build("road", client.table.atlas.side[action.edge])


def _settlement(client: Client, action: Any) -> None:
    client._build("settlement", client.table.atlas.node[action.corner])


def _city(client: Client, action: Any) -> None:
    client._build("city", client.table.atlas.node[action.corner])


_DEEDS: dict[type, Callable[[Client, Any], None]] = {
    turn.Roll: Client._roll,
    turn.EndTurn: Client._end,
    turn.BankTrade: Client._bank_trade,
    building.BuildRoad: _road,
    building.BuildSettlement: _settlement,
    building.BuildCity: _city,
    cards.BuyCard: Client._buy_card,
    cards.PlayKnight: Client._knight,
    cards.PlayRoadBuilding: Client._free_roads,
    cards.PlayYearOfPlenty: Client._year_of_plenty,
    cards.PlayMonopoly: Client._monopoly,
    trade.Offer: Client._offer,
}
