"""Fair numbers: pinned for ever, even, and depending on nothing but seed and number."""

import hashlib
import random
from collections import Counter

import pytest

from catanqt.kernel.chance import (
    FairDealer,
    QuickDealer,
    commitment,
    fair_number,
    fair_shuffle,
    new_seed,
    pick,
)
from tests.kernel.toy import Die, LoadedDie, Shown, Step, Throw, Toy, Walk, toy

# What a sum of squares exceeds once in a million times, by degrees of freedom.
CHI_SQUARE = {1: 23.9, 5: 35.9, 10: 46.9, 23: 71.0, 35: 90.5}
GOLDEN_DICE = [26, 31, 9, 22, 1, 0, 11, 7, 1, 21]
GOLDEN_EMPTY = [449, 760, 14, 687, 851]
GOLDEN_UNICODE = 931610831225
GOLDEN_SHUFFLE = "HIECFAGDBJ"
GOLDEN_DEAL = [3, 2, 4, 5, 2, 1, 6, 2, 2, 4, 5, 4]


class TestFairNumbers:
    def test_golden(self) -> None:
        """If these change, every saved game and every shared board seed is lost."""
        assert [fair_number("catan", n, 36) for n in range(10)] == GOLDEN_DICE
        assert [fair_number("", n, 1000) for n in range(5)] == GOLDEN_EMPTY
        assert fair_number("größe", 7, 10**12) == GOLDEN_UNICODE

    def test_they_are_what_anybody_can_compute(self) -> None:
        digest = hashlib.sha256(b"seed/12").hexdigest()
        assert fair_number("seed", 12, 97) == int(digest, 16) % 97

    def test_they_stay_in_range(self) -> None:
        for below in (1, 2, 3, 36, 10**9):
            assert all(0 <= fair_number("s", n, below) < below for n in range(200))

    @pytest.mark.parametrize("below", [2, 6, 11, 36])
    def test_they_are_even(self, below: int) -> None:
        """Chi-square, with a bound that a fair source exceeds once in about a million tries."""
        draws = 400 * below
        counts = Counter(fair_number("evenness", n, below) for n in range(draws))
        chi_square = sum((counts[side] - 400) ** 2 / 400 for side in range(below))
        assert chi_square < CHI_SQUARE[below - 1]

    def test_neighbours_do_not_follow_from_each_other(self) -> None:
        pairs = Counter((fair_number("pairs", n, 6), fair_number("pairs", n + 1, 6)) for n in range(3600))
        assert sum((pairs[a, b] - 100) ** 2 / 100 for a in range(6) for b in range(6)) < CHI_SQUARE[35]

    def test_another_seed_gives_other_numbers(self) -> None:
        one, two = ([fair_number(seed, n, 10**6) for n in range(20)] for seed in ("a", "b"))
        assert not set(one) & set(two)


class TestShuffle:
    def test_golden(self) -> None:
        items = list("ABCDEFGHIJ")
        fair_shuffle("catan", items)
        assert "".join(items) == GOLDEN_SHUFFLE

    @pytest.mark.parametrize("size", [0, 1, 2, 19])
    def test_nothing_is_lost_or_doubled(self, size: int) -> None:
        items = list(range(size))
        fair_shuffle("x", items)
        assert sorted(items) == list(range(size))

    def test_every_order_is_equally_likely(self) -> None:
        counts: Counter[tuple[int, ...]] = Counter()
        for n in range(2400):
            items = [0, 1, 2, 3]
            fair_shuffle(f"order {n}", items)
            counts[tuple(items)] += 1
        assert len(counts) == 24
        assert sum((count - 100) ** 2 / 100 for count in counts.values()) < CHI_SQUARE[23]


class TestPick:
    def test_each_option_is_as_wide_as_its_weight(self) -> None:
        options = [Shown(1), Shown(2), Shown(3)]
        assert [pick(options, (1, 0, 3), n).side for n in range(4)] == [1, 3, 3, 3]

    def test_a_number_beyond_all_weights_is_an_error(self) -> None:
        with pytest.raises(ValueError, match="beyond"):
            pick([Shown(1)], [2], 2)

    def test_every_option_needs_a_weight(self) -> None:
        with pytest.raises(ValueError, match="every outcome needs a weight"):
            pick([Shown(1), Shown(2)], [1], 1)


def dealt(dealer: FairDealer, game: Toy, n: int) -> int:
    action = dealer.deal(game, n)
    assert isinstance(action, Shown)
    return action.side


class TestFairDealer:
    def test_golden(self) -> None:
        game = toy(Die(6))
        assert [dealt(FairDealer("catan"), game, n) for n in range(12)] == GOLDEN_DEAL

    def test_outcome_n_depends_on_seed_and_n_alone(self) -> None:
        """Not on the dealer, on what it dealt before, on who asks, or on the rest of the game."""
        forward = FairDealer("seed")
        one = [dealt(forward, toy(Die(6)), n) for n in range(30)]
        backward = FairDealer("seed")
        elsewhere = toy(Walk(1), Die(6))
        elsewhere.state.place = 11
        random.seed(0)
        two = [dealt(backward, elsewhere, n) for n in reversed(range(30))]
        assert one == two[::-1]
        assert one != [dealt(FairDealer("seed2"), toy(Die(6)), n) for n in range(30)]

    def test_dealing_plays_nothing(self) -> None:
        game = toy(Walk(0), Die(6))
        FairDealer("x").deal(game, 0)
        assert game.state.todo == [Walk(0), Die(6)]
        assert game.state.place == 0

    def test_what_is_somebodys_choice_is_not_dealt(self) -> None:
        for dealer in (FairDealer("x"), QuickDealer(random.Random(1))):
            with pytest.raises(TypeError, match="Walk"):
                dealer.deal(toy(Walk(0)), 0)

    def test_weights_count(self) -> None:
        game = toy(LoadedDie((1, 0, 3)))
        counts = Counter(dealt(FairDealer("loaded"), game, n) for n in range(4000))
        assert counts[2] == 0
        assert (counts[1] - 1000) ** 2 / 1000 + (counts[3] - 3000) ** 2 / 3000 < CHI_SQUARE[1]

    def test_without_weights_all_options_are_alike(self) -> None:
        counts = Counter(dealt(FairDealer("fair"), toy(Die(6)), n) for n in range(2400))
        assert sum((counts[side] - 400) ** 2 / 400 for side in range(1, 7)) < CHI_SQUARE[5]


class TestQuickDealer:
    def test_it_follows_its_generator_and_the_weights(self) -> None:
        game = toy(LoadedDie((1, 0, 3)))
        one, two = (QuickDealer(random.Random(5)) for _ in range(2))
        deals = [one.deal(game) for _ in range(2000)]
        assert deals == [two.deal(game) for _ in range(2000)]
        counts = Counter(deals)
        assert counts[Shown(2)] == 0
        assert (counts[Shown(1)] - 500) ** 2 / 500 + (counts[Shown(3)] - 1500) ** 2 / 1500 < CHI_SQUARE[1]

    def test_every_side_comes_up(self) -> None:
        dealer = QuickDealer(random.Random(1))
        counts = Counter(dealer.deal(toy(Die(6))) for _ in range(2400))
        assert sum((counts[Shown(side)] - 400) ** 2 / 400 for side in range(1, 7)) < CHI_SQUARE[5]

    def test_it_plays_a_game(self) -> None:
        game = toy()
        dealer = QuickDealer(random.Random(2))
        while not game.over:
            game.apply(Throw())
            game.apply(dealer.deal(game))
            game.apply(Step(3))
        assert game.state.place >= 20


class TestSeeds:
    def test_new_seeds_differ_and_are_long_enough_not_to_be_guessed(self) -> None:
        seeds = {new_seed() for _ in range(50)}
        assert len(seeds) == 50
        assert all(len(bytes.fromhex(seed)) >= 16 for seed in seeds)

    def test_the_commitment_is_the_plain_sha256(self) -> None:
        assert commitment("catan") == hashlib.sha256(b"catan").hexdigest()

    def test_the_commitment_tells_none_of_the_numbers(self) -> None:
        """The seed's own hash must never be one of the hashes that outcomes are made from."""
        told = int(commitment("catan"), 16)
        assert all(told % (1 << 64) != fair_number("catan", n, 1 << 64) for n in range(1000))
