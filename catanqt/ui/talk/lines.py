"""What the characters of the cast say: short lines, in their own way of speaking, by occasion.

No line tells what somebody holds or means to do: they are about what everybody has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catanqt.ui.kit.view_data import Occasion
from catanqt.ui.text.i18n import tr

Lines = Mapping[Occasion, tuple[str, ...]]


def lines_of(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that a character may say then; nothing for somebody unknown."""
    speaker = _SPEAKERS.get(character)
    return speaker()[occasion] if speaker else ()


def _leonie() -> Lines:
    return {
        Occasion.TRADE: (tr("Ooh, a swap! Deal."), tr("Can we do that again?"), tr("Mum says: always count twice.")),
        Occasion.ROBS: (tr("Sorry! Well, a bit sorry."), tr("That was the robber, not me.")),
        Occasion.ROBBED: (tr("Hey! That was mine!"), tr("Why always me?"), tr("I'm telling Emil.")),
        Occasion.OVERTAKEN: (tr("But I was so proud of that!"), tr("Can I have it back? Please?")),
        Occasion.NEARLY: (tr("Don't look now, but I'm nearly there."), tr("My tummy is tingling.")),
        Occasion.WON: (tr("I won! I really won! Did you see?"), tr("Best day ever!")),
        Occasion.LOST: (tr("Again, please! I nearly got it."), tr("You did that well. Will you show me?")),
    }


def _emil() -> Lines:
    return {
        Occasion.TRADE: (tr("A fair wind for both of us."), tr("Shake on it."), tr("Good trade, quiet night.")),
        Occasion.ROBS: (tr("Nothing personal. The tide turns."), tr("Someone had to get wet.")),
        Occasion.ROBBED: (
            tr("Well, well. Fog again."),
            tr("In forty years I've seen worse."),
            tr("My light shines for thieves as well."),
        ),
        Occasion.OVERTAKEN: (tr("It was nice while it lasted."), tr("A storm takes what it likes.")),
        Occasion.NEARLY: (tr("I think I can see the harbour."), tr("Land in sight. Gently now.")),
        Occasion.WON: (tr("Safely home. Thank you all."), tr("Slow ships arrive as well.")),
        Occasion.LOST: (tr("A fine crossing. Well sailed."), tr("I'll put the kettle on.")),
    }


def _oda() -> Lines:
    return {
        Occasion.TRADE: (tr("A spoonful each. Good."), tr("Counted twice. It's fair."), tr("Sweet enough for me.")),
        Occasion.ROBS: (tr("I only sting when I must."), tr("Forgive me, it buzzed that way.")),
        Occasion.ROBBED: (
            tr("Into my honey with both hands!"),
            tr("Shoo! Away with you!"),
            tr("I should have stayed at home."),
        ),
        Occasion.OVERTAKEN: (tr("It was too big for me anyway."), tr("There it swarms away.")),
        Occasion.NEARLY: (tr("Oh dear, I may have to win."), tr("I hardly dare say it: nearly.")),
        Occasion.WON: (tr("Drop by drop, and the jar is full."), tr("Me? Then honey for everyone.")),
        Occasion.LOST: (tr("Better lose a game than a hive."), tr("Well deserved. Mind the bees outside.")),
    }


def _tomasz() -> Lines:
    return {
        Occasion.TRADE: (tr("Done. Back to work."), tr("My word is iron. It holds."), tr("You talk a lot. Fine.")),
        Occasion.ROBS: (tr("The hammer falls where it falls."), tr("You'd have done the same.")),
        Occasion.ROBBED: (
            tr("I'll remember that face."),
            tr("Right. Now I'm warm."),
            tr("Try that once more. I dare you."),
        ),
        Occasion.OVERTAKEN: (tr("I forged that myself!"), tr("Borrowed. Only borrowed.")),
        Occasion.NEARLY: (tr("One more blow."), tr("Stand back, it's red hot.")),
        Occasion.WON: (tr("That's how you hit a nail."), tr("Ha! Who's laughing now?")),
        Occasion.LOST: (tr("The fire was too low today."), tr("Next time with a bigger hammer.")),
    }


def _bruno() -> Lines:
    return {
        Occasion.TRADE: (tr("A round on me! Almost."), tr("Sold, and the soup is free."), tr("My gut says yes.")),
        Occasion.ROBS: (tr("The landlord always takes a little."), tr("I'll put it on your tab.")),
        Occasion.ROBBED: (tr("Hands out of my till!"), tr("Thieves pay double here."), tr("Now luck owes me one.")),
        Occasion.OVERTAKEN: (tr("I'd have bet on that. I did."), tr("There goes my finest sign.")),
        Occasion.NEARLY: (tr("Anyone want to bet against me?"), tr("I can smell the roast.")),
        Occasion.WON: (tr("Drinks for all! Who's paying?"), tr("I told you: all on one card.")),
        Occasion.LOST: (tr("Lost the bet, kept the appetite."), tr("Double or nothing?")),
    }


def _kofi() -> Lines:
    return {
        Occasion.TRADE: (
            tr("For you, a friend's price."),
            tr("Always a pleasure to do business."),
            tr("Come back tomorrow, I'm cheaper then."),
        ),
        Occasion.ROBS: (tr("Call it a market fee."), tr("No receipt today, I'm afraid.")),
        Occasion.ROBBED: (
            tr("You could have asked the price!"),
            tr("Bad for business. Very bad."),
            tr("Even thieves like my stall."),
        ),
        Occasion.OVERTAKEN: (tr("I'd have sold it to you!"), tr("Everything has its season.")),
        Occasion.NEARLY: (tr("We close soon, friends."), tr("Last offers, please.")),
        Occasion.WON: (tr("And the stall is sold out!"), tr("Best bargain of the day: me.")),
        Occasion.LOST: (tr("You win some, you sell some."), tr("Good customers may win.")),
    }


def _mateo() -> Lines:
    return {
        Occasion.TRADE: (tr("That will do for the road."), tr("Agreed. I travel light."), tr("Noted in my book.")),
        Occasion.ROBS: (tr("Your land lay on my way."), tr("Just passing through.")),
        Occasion.ROBBED: (
            tr("That wasn't on my map."),
            tr("Bandits! Every trail has them."),
            tr("Lighter luggage, then."),
        ),
        Occasion.OVERTAKEN: (tr("Someone went further than I did."), tr("Then I'll take the long way round.")),
        Occasion.NEARLY: (tr("Only one more hill."), tr("I can see the summit.")),
        Occasion.WON: (tr("This is the view I came for."), tr("First one up. Mark it on the map.")),
        Occasion.LOST: (tr("A beautiful walk all the same."), tr("I took a wrong turn somewhere.")),
    }


def _freya() -> Lines:
    return {
        Occasion.TRADE: (
            tr("Ha! Even I trade sometimes."),
            tr("Quick, before I change my mind."),
            tr("Good. The axes stay down."),
        ),
        Occasion.ROBS: (tr("A small raid, nothing more."), tr("You left the gate open.")),
        Occasion.ROBBED: (tr("Bold! I like you."), tr("Enjoy it while it lasts."), tr("I know where you live.")),
        Occasion.OVERTAKEN: (tr("Well fought. I'll come and fetch it."), tr("It hung so nicely in my hall!")),
        Occasion.NEARLY: (tr("Wake up, or it is over."), tr("I hear the horns already.")),
        Occasion.WON: (tr("Skål! Tonight we sing."), tr("The island is mine. You may stay.")),
        Occasion.LOST: (tr("Ha! What a battle. Again!"), tr("Fairly beaten. I'll carry your oar.")),
    }


def _wilhelm() -> Lines:
    return {
        Occasion.TRADE: (
            tr("Square and level. Accepted."),
            tr("That fits to the millimetre."),
            tr("No time to haggle."),
        ),
        Occasion.ROBS: (tr("One stone had to go."), tr("I'm merely clearing the site.")),
        Occasion.ROBBED: (
            tr("That was load-bearing!"),
            tr("No respect for the craft."),
            tr("One rebuilds. One always rebuilds."),
        ),
        Occasion.OVERTAKEN: (tr("Ornament. I can do without."), tr("The plaster was still wet.")),
        Occasion.NEARLY: (tr("Only the keystone is missing."), tr("Bring the ladder, we're nearly up.")),
        Occasion.WON: (tr("Finished. And it will last."), tr("Measured twice, won once.")),
        Occasion.LOST: (tr("A crack in the foundation. Mine."), tr("Solid work. I take off my cap.")),
    }


def _zuri() -> Lines:
    return {
        Occasion.TRADE: (tr("Catch!"), tr("Up it goes, over it comes."), tr("And now you see it here.")),
        Occasion.ROBS: (tr("Now you see it, now you don't."), tr("A little sleight of hand.")),
        Occasion.ROBBED: (
            tr("Quick fingers! Where did you train?"),
            tr("That was part of the act."),
            tr("Never mind, the show goes on."),
        ),
        Occasion.OVERTAKEN: (tr("Oops, dropped one."), tr("The crowd is fickle.")),
        Occasion.NEARLY: (tr("Drum roll, please."), tr("Now hold your breath.")),
        Occasion.WON: (tr("Ta-da! Thank you, thank you."), tr("And nobody saw how it was done.")),
        Occasion.LOST: (tr("Too many balls in the air."), tr("Applause! That was masterly.")),
    }


def _hedda() -> Lines:
    return {
        Occasion.TRADE: (tr("So agreed."), tr("Both parties consent."), tr("No objection.")),
        Occasion.ROBS: (tr("The fine is due."), tr("Objection overruled.")),
        Occasion.ROBBED: (tr("I shall appeal."), tr("That goes on record."), tr("Unlawful, but well reasoned.")),
        Occasion.OVERTAKEN: (tr("Title transferred. For now."), tr("I reserve all further steps.")),
        Occasion.NEARLY: (tr("We come to the verdict."), tr("Any last words?")),
        Occasion.WON: (tr("Judgment in my favour. Case closed."), tr("The evidence was clear.")),
        Occasion.LOST: (tr("I accept the verdict."), tr("A just result. Reluctantly.")),
    }


def _samira() -> Lines:
    return {
        Occasion.TRADE: (
            tr("A pinch for you, a pinch for me."),
            tr("My mother would be proud of you."),
            tr("You bargain with taste."),
        ),
        Occasion.ROBS: (tr("Pepper burns, I know."), tr("Sharing is a virtue.")),
        Occasion.ROBBED: (
            tr("Eight elder siblings. I'm used to it."),
            tr("May it be too hot for you."),
            tr("You might at least have haggled."),
        ),
        Occasion.OVERTAKEN: (tr("Keep it fresh for me."), tr("I only lent you the ladle.")),
        Occasion.NEARLY: (tr("Only the saffron is missing."), tr("Can you smell it? Nearly done.")),
        Occasion.WON: (tr("Dinner is served! There's enough for all."), tr("The ninth child wins at last.")),
        Occasion.LOST: (tr("I put in too much salt."), tr("You must give me that recipe.")),
    }


def _yara() -> Lines:
    return {
        Occasion.TRADE: (tr("Signed, sealed, stowed."), tr("Cargo accepted."), tr("We both sail well with that.")),
        Occasion.ROBS: (tr("Prepare to be boarded."), tr("Toll for these waters.")),
        Occasion.ROBBED: (
            tr("Pirate! From me, that's praise."),
            tr("A leak. We pump."),
            tr("Log entry: scoundrel sighted."),
        ),
        Occasion.OVERTAKEN: (tr("You took the wind from me."), tr("I'll be back with the tide.")),
        Occasion.NEARLY: (tr("Harbour lights ahead."), tr("All hands on deck.")),
        Occasion.WON: (tr("Anchor down. Mail delivered."), tr("On course from the first mile.")),
        Occasion.LOST: (tr("I misread the current."), tr("Fine seamanship, captain.")),
    }


def _akiko() -> Lines:
    return {
        Occasion.TRADE: (tr("With pleasure."), tr("The wheels mesh."), tr("That is exact.")),
        Occasion.ROBS: (tr("Forgive me, it was time."), tr("I regret the inconvenience.")),
        Occasion.ROBBED: (tr("An elegant move."), tr("I had allowed for it. Almost."), tr("You have a steady hand.")),
        Occasion.OVERTAKEN: (tr("The spring was wound too tight."), tr("The hand moves on.")),
        Occasion.NEARLY: (tr("One minute to twelve."), tr("Please listen for the chime.")),
        Occasion.WON: (tr("Thank you. It was closer than it looked."), tr("Right on time.")),
        Occasion.LOST: (tr("Splendid. May I study that?"), tr("My clock was slow today.")),
    }


_SPEAKERS: Mapping[str, Callable[[], Lines]] = {
    "leonie": _leonie,
    "emil": _emil,
    "oda": _oda,
    "tomasz": _tomasz,
    "bruno": _bruno,
    "kofi": _kofi,
    "mateo": _mateo,
    "freya": _freya,
    "wilhelm": _wilhelm,
    "zuri": _zuri,
    "hedda": _hedda,
    "samira": _samira,
    "yara": _yara,
    "akiko": _akiko,
}
