<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>The table, laurels and the champion. %n steps.</source>
        <translation>
            <numerusform>The table, laurels and the champion. %n step.</numerusform>
            <numerusform>The table, laurels and the champion. %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/advantages.py"/>
        <source>You have %n laurels</source>
        <translation>
            <numerusform>You have %n laurel</numerusform>
            <numerusform>You have %n laurels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/hint_text.py"/>
        <source>Spend %n laurels. {use}</source>
        <translation>
            <numerusform>Spend %n laurel. {use}</numerusform>
            <numerusform>Spend %n laurels. {use}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>%n laurels; 6 at most</source>
        <translation>
            <numerusform>%n laurel; 6 at most</numerusform>
            <numerusform>%n laurels; 6 at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>%n settlers at the table</source>
        <translation>
            <numerusform>%n settler at the table</numerusform>
            <numerusform>%n settlers at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>It costs %n laurels.</source>
        <translation>
            <numerusform>It costs %n laurel.</numerusform>
            <numerusform>It costs %n laurels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>%n laurels</source>
        <translation>
            <numerusform>%n laurel</numerusform>
            <numerusform>%n laurels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>you have %n laurels</source>
        <translation>
            <numerusform>you have %n laurel</numerusform>
            <numerusform>you have %n laurels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>You earned %n laurels {icon}</source>
        <translation>
            <numerusform>You earned %n laurel {icon}</numerusform>
            <numerusform>You earned %n laurels {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>You earned %n laurels {icon} for a 7, with the most settlers</source>
        <translation>
            <numerusform>You earned %n laurel {icon} for a 7, with the most settlers</numerusform>
            <numerusform>You earned %n laurels {icon} for a 7, with the most settlers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>earned %n laurels {icon}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>earned %n laurel {icon}</numerusform>
            <numerusform>earned %n laurels {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>earned %n laurels {icon} for a 7, with the most settlers</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>earned %n laurel {icon} for a 7, with the most settlers</numerusform>
            <numerusform>earned %n laurels {icon} for a 7, with the most settlers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>paid %n laurels</source>
        <comment>after a name; for what follows</comment>
        <translation>
            <numerusform>paid %n laurel</numerusform>
            <numerusform>paid %n laurels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>%n places free</source>
        <translation>
            <numerusform>%n place free</numerusform>
            <numerusform>%n places free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} spent %n laurels {icon}: {advantage}</source>
        <translation>
            <numerusform>{name} spent %n laurel {icon}: {advantage}</numerusform>
            <numerusform>{name} spent %n laurels {icon}: {advantage}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>Fisheries, the market and the old shoe. %n steps.</source>
        <translation>
            <numerusform>Fisheries, the market and the old shoe. %n step.</numerusform>
            <numerusform>Fisheries, the market and the old shoe. %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>%n fish tokens</source>
        <translation>
            <numerusform>%n fish token</numerusform>
            <numerusform>%n fish tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>%n fish</source>
        <translation>
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>you have %n fish</source>
        <translation>
            <numerusform>you have %n fish</numerusform>
            <numerusform>you have %n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>You have %n fish</source>
        <translation>
            <numerusform>You have %n fish</numerusform>
            <numerusform>You have %n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>%n left to draw</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n left to draw</numerusform>
            <numerusform>%n left to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Tokens left in the pile, spent ones included: %n. When the pile is empty, the spent ones make a new one.</source>
        <translation>
            <numerusform>Tokens left in the pile, spent ones included: %n. When the pile is empty, the spent ones make a new one.</numerusform>
            <numerusform>Tokens left in the pile, spent ones included: %n. When the pile is empty, the spent ones make a new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>you need %n points</source>
        <translation>
            <numerusform>you need %n point</numerusform>
            <numerusform>you need %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>{name} needs %n points</source>
        <translation>
            <numerusform>{name} needs %n point</numerusform>
            <numerusform>{name} needs %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>drew %n fish tokens {icon}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>drew a fish token {icon}</numerusform>
            <numerusform>drew %n fish tokens {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>paid %n fish</source>
        <comment>after a name; for what follows</comment>
        <translation>
            <numerusform>paid %n fish</numerusform>
            <numerusform>paid %n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>chosen: %n fish</source>
        <translation>
            <numerusform>chosen: %n fish</numerusform>
            <numerusform>chosen: %n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>Tokens with %n fish</source>
        <translation>
            <numerusform>Tokens with %n fish</numerusform>
            <numerusform>Tokens with %n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} drew %n fish tokens {icon}</source>
        <translation>
            <numerusform>{name} drew a fish token {icon}</numerusform>
            <numerusform>{name} drew %n fish tokens {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} drew a token with %n fish {icon}</source>
        <translation>
            <numerusform>{name} drew a token with %n fish {icon}</numerusform>
            <numerusform>{name} drew a token with %n fish {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>pays with {tokens}, %n fish lost</source>
        <translation>
            <numerusform>pays with {tokens}, %n fish lost</numerusform>
            <numerusform>pays with {tokens}, %n fish lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>%n tokens of 1 fish</source>
        <translation>
            <numerusform>%n token of 1 fish</numerusform>
            <numerusform>%n tokens of 1 fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>%n tokens of 2 fish</source>
        <translation>
            <numerusform>%n token of 2 fish</numerusform>
            <numerusform>%n tokens of 2 fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>%n tokens of 3 fish</source>
        <translation>
            <numerusform>%n token of 3 fish</numerusform>
            <numerusform>%n tokens of 3 fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>You draw %n fish tokens.</source>
        <translation>
            <numerusform>You draw %n fish token.</numerusform>
            <numerusform>You draw %n fish tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} draws %n fish tokens.</source>
        <translation>
            <numerusform>{name} draws %n fish token.</numerusform>
            <numerusform>{name} draws %n fish tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>Pitches, matchdays and the league. %n steps.</source>
        <translation>
            <numerusform>Pitches, matchdays and the league. %n step.</numerusform>
            <numerusform>Pitches, matchdays and the league. %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/kit.py"/>
        <source>%n shots in every match</source>
        <translation>
            <numerusform>%n shot in every match</numerusform>
            <numerusform>%n shots in every match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/kit.py"/>
        <source>Place {place} in the league: %n victory points</source>
        <translation>
            <numerusform>Place {place} in the league: %n victory point</numerusform>
            <numerusform>Place {place} in the league: %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club}: %n points in the league</source>
        <translation>
            <numerusform>{club}: %n point in the league</numerusform>
            <numerusform>{club}: %n points in the league</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club}: the place is worth %n victory points</source>
        <translation>
            <numerusform>{club}: the place is worth %n victory point</numerusform>
            <numerusform>{club}: the place is worth %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>%n if the matchday ended now</source>
        <translation>
            <numerusform>%n if the matchday ended now</numerusform>
            <numerusform>%n if the matchday ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>You are %n spaces from the trophy.</source>
        <translation>
            <numerusform>You are %n space from the trophy.</numerusform>
            <numerusform>You are %n spaces from the trophy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>%n spaces to the trophy</source>
        <translation>
            <numerusform>%n space to the trophy</numerusform>
            <numerusform>%n spaces to the trophy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>You are %n spaces from your next card.</source>
        <translation>
            <numerusform>You are %n space from your next card.</numerusform>
            <numerusform>You are %n spaces from your next card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>%n spaces to a card</source>
        <translation>
            <numerusform>%n space to a card</numerusform>
            <numerusform>%n spaces to a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>You are %n spaces from your next resource.</source>
        <translation>
            <numerusform>You are %n space from your next resource.</numerusform>
            <numerusform>You are %n spaces from your next resource.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>%n spaces to a resource</source>
        <translation>
            <numerusform>%n space to a resource</numerusform>
            <numerusform>%n spaces to a resource</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} gained a shot token {ball} and has %n now</source>
        <translation>
            <numerusform>{name} gained a shot token {ball} and has %n now</numerusform>
            <numerusform>{name} gained a shot token {ball} and has %n now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} %n</source>
        <comment>a club and its victory points</comment>
        <translation>
            <numerusform>{name} %n</numerusform>
            <numerusform>{name} %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{trophy} First in the league: {leaders}, %n points</source>
        <translation>
            <numerusform>{trophy} First in the league: {leaders}, %n point</numerusform>
            <numerusform>{trophy} First in the league: {leaders}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>%n spaces, and a card</source>
        <translation>
            <numerusform>%n space, and a card</numerusform>
            <numerusform>%n spaces, and a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>%n spaces, and a resource</source>
        <translation>
            <numerusform>%n space, and a resource</numerusform>
            <numerusform>%n spaces, and a resource</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>%n spaces: from {start} to {end}</source>
        <translation>
            <numerusform>%n space: from {start} to {end}</numerusform>
            <numerusform>%n spaces: from {start} to {end}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>You gained %n shot tokens {ball}</source>
        <translation>
            <numerusform>You gained a shot token {ball}</numerusform>
            <numerusform>You gained %n shot tokens {ball}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>You gained %n points in the league</source>
        <translation>
            <numerusform>You gained %n point in the league</numerusform>
            <numerusform>You gained %n points in the league</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>You lost %n points in the league</source>
        <translation>
            <numerusform>You lost %n point in the league</numerusform>
            <numerusform>You lost %n points in the league</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>gained %n shot tokens {ball}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>gained a shot token {ball}</numerusform>
            <numerusform>gained %n shot tokens {ball}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>%n matchdays left in the season</source>
        <translation>
            <numerusform>%n matchday left in the season</numerusform>
            <numerusform>%n matchdays left in the season</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>{club}: place {place}, %n victory points</source>
        <translation>
            <numerusform>{club}: place {place}, %n victory point</numerusform>
            <numerusform>{club}: place {place}, %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>{name}: %n goals ({shots})</source>
        <translation>
            <numerusform>{name}: %n goal ({shots})</numerusform>
            <numerusform>{name}: %n goals ({shots})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>No match of %n matchdays played yet</source>
        <translation>
            <numerusform>No match of %n matchday played yet</numerusform>
            <numerusform>No match of %n matchdays played yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>%n matchdays</source>
        <translation>
            <numerusform>%n matchday</numerusform>
            <numerusform>%n matchdays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/board/hex_layout.py"/>
        <source>{lands} (%n pips)</source>
        <comment>around a corner; in how many of 36 rolls it pays</comment>
        <translation>
            <numerusform>{lands} (%n pip)</numerusform>
            <numerusform>{lands} (%n pips)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/charts/accuracy.py"/>
        <source>%n decisions</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/charts/accuracy.py"/>
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/charts/dice.py"/>
        <source>{number}: rolled %n times, {due} expected</source>
        <translation>
            <numerusform>{number}: rolled %n time, {due} expected</numerusform>
            <numerusform>{number}: rolled %n times, {due} expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/decisions/pick.py"/>
        <source>Choose %n more cards first.</source>
        <translation>
            <numerusform>Choose %n more card first.</numerusform>
            <numerusform>Choose %n more cards first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>bank: %n</source>
        <comment>cards left</comment>
        <translation>
            <numerusform>bank: %n</numerusform>
            <numerusform>bank: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Settle, roll, build, trade, and win. %n steps.</source>
        <translation>
            <numerusform>Settle, roll, build, trade, and win. %n step.</numerusform>
            <numerusform>Settle, roll, build, trade, and win. %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n settlements</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n victory point cards</source>
        <translation>
            <numerusform>%n victory point card</numerusform>
            <numerusform>%n victory point cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>The first to reach %n points wins.</source>
        <translation>
            <numerusform>The first to reach %n point wins.</numerusform>
            <numerusform>The first to reach %n points wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>You won with %n points</source>
        <translation>
            <numerusform>You won with %n point</numerusform>
            <numerusform>You won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} won with %n points</source>
        <translation>
            <numerusform>{name} won with %n point</numerusform>
            <numerusform>{name} won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Your hand: %n cards</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n cards from the land, those of the set-up included</source>
        <translation>
            <numerusform>%n card from the land, those of the set-up included</numerusform>
            <numerusform>%n cards from the land, those of the set-up included</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n cards from the rolls alone, against those expected</source>
        <translation>
            <numerusform>%n card from the rolls alone, against those expected</numerusform>
            <numerusform>%n cards from the rolls alone, against those expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} has the longest road now: %n roads {award}</source>
        <translation>
            <numerusform>{name} has the longest road now: %n road {award}</numerusform>
            <numerusform>{name} has the longest road now: %n roads {award}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} has the largest army now: %n knights {award}</source>
        <translation>
            <numerusform>{name} has the largest army now: %n knight {award}</numerusform>
            <numerusform>{name} has the largest army now: %n knights {award}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You have won with %n points!</source>
        <translation>
            <numerusform>You have won with %n point!</numerusform>
            <numerusform>You have won with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} has won with %n points.</source>
        <translation>
            <numerusform>{name} has won with %n point.</numerusform>
            <numerusform>{name} has won with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Place %n free roads.</source>
        <translation>
            <numerusform>Place %n free road.</numerusform>
            <numerusform>Place %n free roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Discard %n cards.</source>
        <translation>
            <numerusform>Discard %n card.</numerusform>
            <numerusform>Discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>He is friendly: he spares everybody with fewer than %n visible points.</source>
        <translation>
            <numerusform>He is friendly: he spares everybody with fewer than %n visible point.</numerusform>
            <numerusform>He is friendly: he spares everybody with fewer than %n visible points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Choose %n cards to discard</source>
        <translation>
            <numerusform>Choose %n card to discard</numerusform>
            <numerusform>Choose %n cards to discard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Take %n cards from the bank</source>
        <translation>
            <numerusform>Take %n card from the bank</numerusform>
            <numerusform>Take %n cards from the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>built %n roads</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>built a road</numerusform>
            <numerusform>built %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>built %n settlements</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>built a settlement</numerusform>
            <numerusform>built %n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>built %n cities</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>built a city</numerusform>
            <numerusform>built %n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>drew %n development cards</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>drew a development card</numerusform>
            <numerusform>drew %n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>%n resource cards</source>
        <translation>
            <numerusform>%n resource card</numerusform>
            <numerusform>%n resource cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>%n development cards</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>%n knights played</source>
        <translation>
            <numerusform>%n knight played</numerusform>
            <numerusform>%n knights played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Longest stretch: %n roads</source>
        <translation>
            <numerusform>Longest stretch: %n road</numerusform>
            <numerusform>Longest stretch: %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Longest road: %n points</source>
        <translation>
            <numerusform>Longest road: %n point</numerusform>
            <numerusform>Longest road: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Largest army: %n points</source>
        <translation>
            <numerusform>Largest army: %n point</numerusform>
            <numerusform>Largest army: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Ships, lairs, Coco and the ghost captain. %n steps.</source>
        <translation>
            <numerusform>Ships, lairs, Coco and the ghost captain. %n step.</numerusform>
            <numerusform>Ships, lairs, Coco and the ghost captain. %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>%n lairs</source>
        <translation>
            <numerusform>%n lair</numerusform>
            <numerusform>%n lairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>The first to have %n lairs wins.</source>
        <translation>
            <numerusform>The first to have %n lair wins.</numerusform>
            <numerusform>The first to have %n lairs wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>You won with %n lairs</source>
        <translation>
            <numerusform>You won with %n lair</numerusform>
            <numerusform>You won with %n lairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>{name} won with %n lairs</source>
        <translation>
            <numerusform>{name} won with %n lair</numerusform>
            <numerusform>{name} won with %n lairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Your hand: %n tiles</source>
        <translation>
            <numerusform>Your hand: %n tile</numerusform>
            <numerusform>Your hand: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>%n tiles from the islands</source>
        <translation>
            <numerusform>%n tile from the islands</numerusform>
            <numerusform>%n tiles from the islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>{name}: %n Coco tiles</source>
        <translation>
            <numerusform>{name}: %n Coco tile</numerusform>
            <numerusform>{name}: %n Coco tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} wins with %n lairs! {cup}</source>
        <translation>
            <numerusform>{name} wins with %n lair! {cup}</numerusform>
            <numerusform>{name} wins with %n lairs! {cup}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>You have %n lairs.</source>
        <translation>
            <numerusform>You have %n lair.</numerusform>
            <numerusform>You have %n lairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} has %n lairs.</source>
        <translation>
            <numerusform>{name} has %n lair.</numerusform>
            <numerusform>{name} has %n lairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>You take %n of its tiles, and it gives nothing while he is there.</source>
        <translation>
            <numerusform>You take %n of its tiles, and it gives nothing while he is there.</numerusform>
            <numerusform>You take %n of its tiles, and it gives nothing while he is there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>%n more lairs and you win.</source>
        <translation>
            <numerusform>%n more lair and you win.</numerusform>
            <numerusform>%n more lairs and you win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>built %n ships</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>built a ship</numerusform>
            <numerusform>built %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>built %n lairs</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>built a lair</numerusform>
            <numerusform>built %n lairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>asked Coco %n times {parrot}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>asked Coco {parrot}</numerusform>
            <numerusform>asked Coco %n times {parrot}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>%n of {goal} lairs</source>
        <translation>
            <numerusform>%n of {goal} lairs</numerusform>
            <numerusform>%n of {goal} lairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>%n Coco tiles</source>
        <translation>
            <numerusform>%n Coco tile</numerusform>
            <numerusform>%n Coco tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>asked %n times in vain for {goods}</source>
        <comment>after a name: offers that nobody accepted</comment>
        <translation>
            <numerusform>asked in vain for {goods}</numerusform>
            <numerusform>asked %n times in vain for {goods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>asked %n times in vain for {goods} more</source>
        <comment>after a name: having traded for some</comment>
        <translation>
            <numerusform>asked in vain for {goods} more</numerusform>
            <numerusform>asked %n times in vain for {goods} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>%n bought this turn, not yet playable</source>
        <translation>
            <numerusform>%n bought this turn, not yet playable</numerusform>
            <numerusform>%n bought this turn, not yet playable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>%n random outcomes</source>
        <translation>
            <numerusform>%n random outcome</numerusform>
            <numerusform>%n random outcomes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>%n outcomes so far</source>
        <translation>
            <numerusform>%n outcome so far</numerusform>
            <numerusform>%n outcomes so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>All %n outcomes follow from the seed.</source>
        <translation>
            <numerusform>The %n outcome follows from the seed.</numerusform>
            <numerusform>All %n outcomes follow from the seed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>There is room for %n sets; delete one first.</source>
        <translation>
            <numerusform>There is room for %n set; delete one first.</numerusform>
            <numerusform>There is room for %n sets; delete one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Delete %n games for good? This cannot be undone.</source>
        <translation>
            <numerusform>Delete %n game for good? This cannot be undone.</numerusform>
            <numerusform>Delete %n games for good? This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>%n games are open in another window and stay in the bin.</source>
        <translation>
            <numerusform>%n game is open in another window and stays in the bin.</numerusform>
            <numerusform>%n games are open in another window and stay in the bin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>%n games, last played: {when}</source>
        <translation>
            <numerusform>%n game, last played: {when}</numerusform>
            <numerusform>%n games, last played: {when}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>%n games won in a row now</source>
        <translation>
            <numerusform>%n game won in a row now</numerusform>
            <numerusform>%n games won in a row now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>%n reviewed games, on average:</source>
        <translation>
            <numerusform>%n reviewed game:</numerusform>
            <numerusform>%n reviewed games, on average:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>%n rolls by all players.</source>
        <translation>
            <numerusform>%n roll by all players.</numerusform>
            <numerusform>%n rolls by all players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Its harbour trades %n cards of a kind for any one.</source>
        <translation>
            <numerusform>Its harbour trades %n card for any one.</numerusform>
            <numerusform>Its harbour trades %n cards of a kind for any one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It opens up a building site with %n dots.</source>
        <translation>
            <numerusform>It opens up a building site with %n dot.</numerusform>
            <numerusform>It opens up a building site with %n dots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leads to a site with {dots} dots; %n more roads are needed.</source>
        <translation>
            <numerusform>It leads to a site with {dots} dots; %n more road is needed.</numerusform>
            <numerusform>It leads to a site with {dots} dots; %n more roads are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It gives you the longest road, with %n roads.</source>
        <translation>
            <numerusform>It gives you the longest road, with %n road.</numerusform>
            <numerusform>It gives you the longest road, with %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It takes the longest road from {name}, with %n roads.</source>
        <translation>
            <numerusform>It takes the longest road from {name}, with %n road.</numerusform>
            <numerusform>It takes the longest road from {name}, with %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It gives you the largest army, with %n knights.</source>
        <translation>
            <numerusform>It gives you the largest army, with %n knight.</numerusform>
            <numerusform>It gives you the largest army, with %n knights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It takes the largest army from {name}, with %n knights.</source>
        <translation>
            <numerusform>It takes the largest army from {name}, with %n knight.</numerusform>
            <numerusform>It takes the largest army from {name}, with %n knights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>In this game %n cards are safe on a 7.</source>
        <translation>
            <numerusform>In this game %n card is safe on a 7.</numerusform>
            <numerusform>In this game %n cards are safe on a 7.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It brings %n spaces; on average, the second match brings no more.</source>
        <translation>
            <numerusform>It brings %n space; on average, the second match brings no more.</numerusform>
            <numerusform>It brings %n spaces; on average, the second match brings no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>This match brings only %n spaces; on average, the second one brings more.</source>
        <translation>
            <numerusform>This match brings only %n space; on average, the second one brings more.</numerusform>
            <numerusform>This match brings only %n spaces; on average, the second one brings more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would win about %n fewer games in a hundred.</source>
        <translation>
            <numerusform>You would win about %n game fewer in a hundred.</numerusform>
            <numerusform>You would win about %n fewer games in a hundred.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leads to a free place for a lair; %n more ships are needed.</source>
        <translation>
            <numerusform>It leads to a free place for a lair; %n more ship is needed.</numerusform>
            <numerusform>It leads to a free place for a lair; %n more ships are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is worth %n points.</source>
        <translation>
            <numerusform>It is worth %n point.</numerusform>
            <numerusform>It is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would then need %n more roads for the longest road.</source>
        <translation>
            <numerusform>You would then need %n more road for the longest road.</numerusform>
            <numerusform>You would then need %n more roads for the longest road.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would then need %n more knights for the largest army.</source>
        <translation>
            <numerusform>You would then need %n more knight for the largest army.</numerusform>
            <numerusform>You would then need %n more knights for the largest army.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leaves you with %n cards, so a seven costs you less.</source>
        <translation>
            <numerusform>It leaves you with %n card, so a seven costs you less.</numerusform>
            <numerusform>It leaves you with %n cards, so a seven costs you less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The corner has %n dots and gives {resources}.</source>
        <translation>
            <numerusform>The corner has %n dot and gives {resources}.</numerusform>
            <numerusform>The corner has %n dots and gives {resources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>From there you can reach a corner with %n dots.</source>
        <translation>
            <numerusform>From there you can reach a corner with %n dot.</numerusform>
            <numerusform>From there you can reach a corner with %n dots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} has %n cards to steal from.</source>
        <translation>
            <numerusform>{name} has %n card to steal from.</numerusform>
            <numerusform>{name} has %n cards to steal from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>In this game {name} needs only %n more points.</source>
        <translation>
            <numerusform>In this game {name} needs only %n more point.</numerusform>
            <numerusform>In this game {name} needs only %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>In this game that is worth %n points.</source>
        <translation>
            <numerusform>In this game that is worth %n point.</numerusform>
            <numerusform>In this game that is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Then you have %n shots in every match.</source>
        <translation>
            <numerusform>Then you have %n shot in every match.</numerusform>
            <numerusform>Then you have %n shots in every match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Place {number} has %n dots.</source>
        <translation>
            <numerusform>Place {number} has %n dot.</numerusform>
            <numerusform>Place {number} has %n dots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The fishery on {number} has %n dots.</source>
        <translation>
            <numerusform>The fishery on {number} has %n dot.</numerusform>
            <numerusform>The fishery on {number} has %n dots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>%n more Coco tiles put you ahead of {name}, with a lair on Spooky Island.</source>
        <translation>
            <numerusform>%n more Coco tile puts you ahead of {name}, with a lair on Spooky Island.</numerusform>
            <numerusform>%n more Coco tiles put you ahead of {name}, with a lair on Spooky Island.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It has %n dots, the suggested place {best}.</source>
        <translation>
            <numerusform>It has %n dot, the suggested place {best}.</numerusform>
            <numerusform>It has %n dots, the suggested place {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>All in all, it is worth about %n dots less.</source>
        <translation>
            <numerusform>All in all, it is worth about %n dot less.</numerusform>
            <numerusform>All in all, it is worth about %n dots less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/practice/panel.py"/>
        <source>%n exercises from your own games, none due today. Well done!</source>
        <translation>
            <numerusform>%n exercise from your own games, not due today. Well done!</numerusform>
            <numerusform>%n exercises from your own games, none due today. Well done!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/practice/panel.py"/>
        <source>%n exercises from your own games are due.</source>
        <translation>
            <numerusform>%n exercise from your own games is due.</numerusform>
            <numerusform>%n exercises from your own games are due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win with at least %n cards from each land: variety makes you independent.</source>
        <translation>
            <numerusform>Win with at least %n card from each land: variety makes you independent.</numerusform>
            <numerusform>Win with at least %n cards from each land: variety makes you independent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Make %n trades with other players in one game: a fair trade helps both.</source>
        <translation>
            <numerusform>Make %n trade with other players in one game: a fair trade helps both.</numerusform>
            <numerusform>Make %n trades with other players in one game: a fair trade helps both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Build %n cities in one game: they bring twice the cards.</source>
        <translation>
            <numerusform>Build %n city in one game: it brings twice the cards.</numerusform>
            <numerusform>Build %n cities in one game: they bring twice the cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win %n games in a row.</source>
        <translation>
            <numerusform>Win %n game in a row.</numerusform>
            <numerusform>Win %n games in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>{level}: {won} of %n games won, {share}; {even} if all were equal</source>
        <translation>
            <numerusform>{level}: {won} of %n game won, {share}; {even} if all were equal</numerusform>
            <numerusform>{level}: {won} of %n games won, {share}; {even} if all were equal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>{game}, {level}: {won} of %n games won; on average {points} points, {turns} turns, luck {luck}</source>
        <translation>
            <numerusform>{game}, {level}: {won} of %n game won; on average {points} points, {turns} turns, luck {luck}</numerusform>
            <numerusform>{game}, {level}: {won} of %n games won; on average {points} points, {turns} turns, luck {luck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>Quite normal for fair dice: %n in 100 games stray further.</source>
        <translation>
            <numerusform>Quite normal for fair dice: %n in 100 games strays further.</numerusform>
            <numerusform>Quite normal for fair dice: %n in 100 games stray further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>A little unusual, but it happens with fair dice: %n in 100 games stray further.</source>
        <translation>
            <numerusform>A little unusual, but it happens with fair dice: %n in 100 games strays further.</numerusform>
            <numerusform>A little unusual, but it happens with fair dice: %n in 100 games stray further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{name}: %n received, {due} expected: {surplus}, {verdict}</source>
        <translation>
            <numerusform>{name}: %n received, {due} expected: {surplus}, {verdict}</numerusform>
            <numerusform>{name}: %n received, {due} expected: {surplus}, {verdict}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>Skill {figure} over %n games.</source>
        <translation>
            <numerusform>Skill {figure} over %n game.</numerusform>
            <numerusform>Skill {figure} over %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>{game} {figure} (%n games)</source>
        <translation>
            <numerusform>{game} {figure} (%n game)</numerusform>
            <numerusform>{game} {figure} (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>{standing} (%n games together)</source>
        <translation>
            <numerusform>{standing} (%n game together)</numerusform>
            <numerusform>{standing} (%n games together)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>%n points more to win</source>
        <comment>a handicap</comment>
        <translation>
            <numerusform>%n point more to win</numerusform>
            <numerusform>%n points more to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>%n points fewer to win</source>
        <comment>a handicap</comment>
        <translation>
            <numerusform>%n point fewer to win</numerusform>
            <numerusform>%n points fewer to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>%n house rules</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n lumber</source>
        <translation>
            <numerusform>%n lumber</numerusform>
            <numerusform>%n lumber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n brick</source>
        <translation>
            <numerusform>%n brick</numerusform>
            <numerusform>%n brick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n wool</source>
        <translation>
            <numerusform>%n wool</numerusform>
            <numerusform>%n wool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n grain</source>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n ore</source>
        <translation>
            <numerusform>%n ore</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n goats</source>
        <translation>
            <numerusform>%n goat</numerusform>
            <numerusform>%n goats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n molasses</source>
        <translation>
            <numerusform>%n molasses</numerusform>
            <numerusform>%n molasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n cutlasses</source>
        <translation>
            <numerusform>%n cutlass</numerusform>
            <numerusform>%n cutlasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>%n lessons finished</source>
        <translation>
            <numerusform>%n lesson finished</numerusform>
            <numerusform>%n lessons finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/dice_deck.py"/>
        <source>Dice deck: %n cards left</source>
        <translation>
            <numerusform>Dice deck: %n card left</numerusform>
            <numerusform>Dice deck: %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/dice_deck.py"/>
        <source>It is reshuffled when %n cards are left.</source>
        <translation>
            <numerusform>It is reshuffled when %n card is left.</numerusform>
            <numerusform>It is reshuffled when %n cards are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/tray.py"/>
        <source>%n left</source>
        <comment>pieces in the tray</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>rough, ±%n%</source>
        <comment>how far a chance can be trusted</comment>
        <translation>
            <numerusform>rough, ±%n%</numerusform>
            <numerusform>rough, ±%n%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>A rough estimate: in trial games it was off by about %n percentage points. It knows your cards, but of the others&apos; cards only what you can know.</source>
        <translation>
            <numerusform>A rough estimate: in trial games it was off by about %n percentage point. It knows your cards, but of the others&apos; cards only what you can know.</numerusform>
            <numerusform>A rough estimate: in trial games it was off by about %n percentage points. It knows your cards, but of the others&apos; cards only what you can know.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/window/achievements_controller.py"/>
        <source>%n achievements reached: {names}</source>
        <translation>
            <numerusform>Achievement reached: {names}</numerusform>
            <numerusform>%n achievements reached: {names}</numerusform>
        </translation>
    </message>
</context>
</TS>
