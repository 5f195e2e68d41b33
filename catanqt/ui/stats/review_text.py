"""Words for game reviews: what a decision or luck changed, and how a result came about."""

from __future__ import annotations

from catanqt.analysis.model import Account, Decision, SeatAnalysis
from catanqt.analysis.summary import accuracy, mean_share
from catanqt.ui.stats.figure_text import decimal, percent
from catanqt.ui.text.i18n import tr


def points(change: float) -> str:
    """A change of the chance to win, in percentage points with a sign."""
    number = decimal(abs(100 * change), 0)
    if number == decimal(0, 0):
        return tr("{number}%", "a share, in per cent", number=number)
    sign = "+" if change > 0 else "\N{MINUS SIGN}"
    return tr("{sign}{number}%", "a change of a chance, in percentage points", sign=sign, number=number)


def cost_words(decision: Decision) -> str:
    """What a decision cost, by what one could expect after the best one and after the one made."""
    if decision.counted <= 0:
        return tr("Chance to win: {chance}", chance=percent(decision.chance))
    after = min(max(decision.chance - decision.lost, 0.0), 1.0)
    if percent(after) == percent(decision.chance):
        return tr("You would win a little later with it.")
    return tr("Chance to win: {after} instead of {best}", after=percent(after), best=percent(decision.chance))


def luck_words(change: float) -> str:
    """What a stroke of luck changed."""
    if change > 0:
        return tr("Good luck: it raised your chance to win by {points}.", points=points(change).removeprefix("+"))
    return tr("Bad luck: it lowered your chance to win by {points}.", points=points(-change).removeprefix("+"))


def account_rows(account: Account) -> list[tuple[str, float]]:
    """The parts of the sum with their names, the result last."""
    return [
        (tr("At the start"), account.start),
        (tr("Your decisions"), account.decisions),
        (tr("Your luck"), account.luck),
        (tr("The others"), account.others),
        (tr("Result", "of a game, as a chance to win"), account.result),
    ]


def account_words(account: Account) -> str:
    """The sum in one sentence."""
    return tr(
        "{start} at the start, {decisions} by your decisions, {luck} by luck, {others} by the others: {result}.",
        start=percent(account.start),
        decisions=points(account.decisions),
        luck=points(account.luck),
        others=points(account.others),
        result=percent(max(0.0, account.result)),
    )


def accuracy_of(found: SeatAnalysis) -> int:
    """The accuracy of all decisions together."""
    return accuracy(mean_share(found.decisions))
