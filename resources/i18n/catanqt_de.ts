<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <location filename="../../catanqt/app.py"/>
        <source>Your preferences cannot be saved.</source>
        <translation>Deine Einstellungen lassen sich nicht speichern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/app.py"/>
        <source>CatanQt is not completely installed: some files are missing or damaged.</source>
        <translation>CatanQt ist nicht vollständig installiert: Einige Dateien fehlen oder sind beschädigt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>Printed rules</source>
        <translation>Gedruckte Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>The rules as they are printed.</source>
        <translation>Die Regeln, wie sie gedruckt sind.</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>Friendly</source>
        <translation>Freundlich</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>Nobody falls far behind: whoever has little is spared.</source>
        <translation>Niemand fällt weit zurück: Wer wenig hat, wird verschont.</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>As little luck as possible in board and dice.</source>
        <translation>So wenig Glück wie möglich bei Insel und Würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>Quick game</source>
        <translation>Schnelles Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>A faster start and a lower goal.</source>
        <translation>Schnellerer Start, niedrigeres Ziel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>Long game</source>
        <translation>Langes Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/kernel/rule_options.py"/>
        <source>A higher goal, for a whole evening.</source>
        <translation>Höheres Ziel, für einen ganzen Abend.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>How many points win, without those that scenarios add; 14 or more may be out of reach for all.</source>
        <translation>Mit wie vielen Punkten man gewinnt, ohne die zusätzlichen der Szenarien; 14 oder mehr erreicht manchmal niemand.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>play to, victory points, winning points, target</source>
        <translation>spielen bis, Siegpunkte, Gewinnpunkte, Ziel</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>How many more or fewer points a player needs than the others.</source>
        <translation>Wie viele Punkte jemand mehr oder weniger braucht als die anderen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>head start, children, kids, beginners, weaker players, advantage, ahead</source>
        <translation>Vorsprung, Vorgabe, Kinder, Anfänger, schwächere Spieler, Ausgleich, Vorteil</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Friendly robber</source>
        <translation>Freundlicher Räuber</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>The robber neither robs nor blocks players with fewer visible points; if he can go nowhere, he stays.</source>
        <translation>Wer weniger sichtbare Punkte hat, wird vom Räuber weder bestohlen noch blockiert; kann er nirgendwohin, bleibt er stehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Spares nobody</source>
        <translation>Verschont niemanden</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Spares players below 3 points</source>
        <translation>Verschont alle unter 3 Punkten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Spares players below 4 points</source>
        <translation>Verschont alle unter 4 Punkten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Spares players below 5 points</source>
        <translation>Verschont alle unter 5 Punkten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>robbed, blocked, steal, stolen, bandit, protected, weak, poor</source>
        <translation>ausgeraubt, beraubt, beklaut, klauen, stehlen, blockiert, verschonen, netter Räuber, Schutz, schwach, arm</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Cards kept on a 7</source>
        <translation>Karten, die man bei einer 7 behält</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Whoever has more cards than this discards half of them on a 7.</source>
        <translation>Wer mehr Karten hat, gibt bei einer 7 die Hälfte ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>discard, hand limit, hand size, lose cards, hold cards, half, seven, robber</source>
        <translation>abwerfen, abgeben, ablegen, behalten, verlieren, Kartenlimit, Handkarten, Hälfte, sieben, Räuber</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>First rounds without a 7</source>
        <translation>Erste Runden ohne 7</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>For this many rounds at the start no 7 is rolled; all other rolls are as likely as ever.</source>
        <translation>So viele Runden lang fällt zu Beginn keine 7; alle anderen Würfe sind so wahrscheinlich wie sonst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>reroll, re-roll, rolled again, roll again, seven, robber, peaceful start</source>
        <translation>neu würfeln, noch einmal würfeln, nochmal gewürfelt, wiederholen, sieben, Räuber, friedlicher Anfang</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>A deck holds each of the 36 rolls of two dice once; rolls come from it like cards, without return.</source>
        <translation>Ein Stapel enthält jeden der 36 Würfe zweier Würfel einmal; gezogen wird wie bei Karten, ohne Zurücklegen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Dealt from a deck of 36</source>
        <translation>Aus einem Stapel von 36 gezogen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>dice cards, card deck, event cards, balanced dice, luck, fair</source>
        <translation>Würfelkarten, Kartenstapel, Ereigniskarten, statt Würfel, Glück, gerecht, fair</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Dice deck is reshuffled with</source>
        <translation>Würfelstapel wird neu gemischt</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>How many cards of the dice deck are never seen, because it is reshuffled when that many are left.</source>
        <translation>Wie viele Karten des Würfelstapels nie aufgedeckt werden, weil er dann neu gemischt wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>5 cards left</source>
        <translation>Bei 5 Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>No card left</source>
        <translation>Wenn er leer ist</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>10 cards left</source>
        <translation>Bei 10 Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>15 cards left</source>
        <translation>Bei 15 Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>reshuffle, mix, dice cards, card deck</source>
        <translation>neu mischen, gemischt, Würfelkarten, Kartenstapel</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Red numbers apart</source>
        <translation>Rote Zahlen getrennt</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>A 6 or 8 never lies next to another 6 or 8.</source>
        <translation>Eine 6 oder 8 liegt nie neben einer anderen 6 oder 8.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>six, eight, neighbours, neighbors, adjacent, touching, balanced board, fair board, layout</source>
        <translation>sechs, acht, Nachbarn, nebeneinander, benachbart, ausgeglichen, gerechter, fairer Spielplan, Aufbau</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Same numbers apart</source>
        <translation>Gleiche Zahlen getrennt</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>A number never lies next to the same number.</source>
        <translation>Eine Zahl liegt nie neben der gleichen Zahl.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>equal numbers, identical, twice, neighbours, neighbors, adjacent, touching, balanced board, fair board, layout</source>
        <translation>gleiche Zahlen, doppelt, Nachbarn, nebeneinander, benachbart, ausgeglichen, gerechter, fairer Spielplan, Aufbau</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Best corner</source>
        <translation>Beste Ecke</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>On how many of the 36 rolls of two dice a corner may produce, all its hexes together.</source>
        <translation>Bei wie vielen der 36 Würfe zweier Würfel eine Ecke höchstens Ertrag bringt, die Zahlen ihrer Felder zusammengezählt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>No limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>At most 13 of 36 rolls</source>
        <translation>Höchstens 13 von 36 Würfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>At most 12 of 36 rolls</source>
        <translation>Höchstens 12 von 36 Würfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>At most 11 of 36 rolls</source>
        <translation>Höchstens 11 von 36 Würfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>balanced board, fair board, strong spots, intersection, pips, dots, layout</source>
        <translation>ausgeglichen, gerechter, fairer Spielplan, gute Plätze, Kreuzung, Augen, Punkte, Aufbau</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Worst corner</source>
        <translation>Schlechteste Ecke</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>On how many of the 36 rolls of two dice a corner between three hexes with numbers must produce.</source>
        <translation>Bei wie vielen der 36 Würfe zweier Würfel eine Ecke zwischen drei Feldern mit Zahlen mindestens Ertrag bringt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>At least 4 of 36 rolls</source>
        <translation>Mindestens 4 von 36 Würfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>At least 5 of 36 rolls</source>
        <translation>Mindestens 5 von 36 Würfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>At least 6 of 36 rolls</source>
        <translation>Mindestens 6 von 36 Würfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>balanced board, fair board, weak spots, intersection, pips, dots, layout</source>
        <translation>ausgeglichen, gerechter, fairer Spielplan, schlechte Plätze, Kreuzung, Augen, Punkte, Aufbau</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Whether the kinds of the harbours are shuffled or lie as printed on the frame.</source>
        <translation>Ob die Häfen gemischt werden oder liegen, wie sie auf dem Rahmen gedruckt sind.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Shuffled</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>harbors, ports, coast, frame, trading posts</source>
        <translation>Hafen, Küste, Rahmen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Set-up</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>With a third settlement and road each; the last player founds first again, which makes up for the order.</source>
        <translation>Mit je einer dritten Siedlung und Straße; wer zuletzt gründet, fängt dabei wieder an, das gleicht die Reihenfolge aus.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Two settlements, there and back</source>
        <translation>Zwei Siedlungen, hin und zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>A third settlement, from the last player on</source>
        <translation>Eine dritte Siedlung, vom Letzten an</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>starting settlements, three settlements, placement, order, snake, start</source>
        <translation>Startsiedlung, drei Siedlungen, Gründung, Reihenfolge, Anfang, Start</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Second settlement pays</source>
        <translation>Zweite Siedlung bringt Ertrag</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>The second settlement of the set-up brings a card of each land around it.</source>
        <translation>Die zweite Siedlung der Gründung bringt eine Karte von jeder Landschaft ringsum.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>starting cards, starting resources, starting hand, no cards at the beginning</source>
        <translation>Startkarten, Startrohstoffe, Starthand, keine Karten am Anfang, zu Beginn</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <location filename="../../catanqt/ui/pages/game/hand_strip.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>With whom cards may be exchanged in a turn, and when.</source>
        <translation>Mit wem in einem Zug Karten getauscht werden dürfen und wann.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>With everybody, at any time after the roll</source>
        <translation>Mit allen, jederzeit nach dem Wurf</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>With everybody, before the first build of a turn</source>
        <translation>Mit allen, vor dem ersten Bau eines Zuges</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>With the bank only</source>
        <translation>Nur mit der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>None at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>trading, swap, barter, exchange, negotiate, deal, trade first, build first</source>
        <translation>tauschen, verhandeln, Tauschhandel, untereinander, erst handeln, dann bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Whether the bank can run out of cards; everybody sees how many are left.</source>
        <translation>Ob der Bank die Karten ausgehen können; wie viele sie noch hat, sehen alle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>19 cards of each kind</source>
        <translation>19 Karten jeder Sorte</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Never runs out</source>
        <translation>Geht nie aus</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>unlimited, infinite, shortage, run out, runs dry, enough cards</source>
        <translation>unbegrenzt, unendlich, Vorrat, ausgehen, leer, knapp, genug Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Points for longest road</source>
        <translation>Punkte für die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>How many points the longest road is worth.</source>
        <translation>Wie viele Punkte die Längste Handelsstraße zählt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>longest route, trade route, bonus</source>
        <translation>längste Straße, Sonderpunkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Roads for longest road</source>
        <translation>Straßen für die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>How long a road must be to count as the longest.</source>
        <translation>Wie lang eine Straße mindestens sein muss, um die längste zu sein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>longest route, trade route, length, at least</source>
        <translation>längste Straße, Länge, ab wann, mindestens</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Points for largest army</source>
        <translation>Punkte für die Größte Rittermacht</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>How many points the largest army is worth.</source>
        <translation>Wie viele Punkte die Größte Rittermacht zählt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>biggest army, soldiers, bonus</source>
        <translation>größte Rittermacht, Armee, Sonderpunkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Knights for largest army</source>
        <translation>Ritter für die Größte Rittermacht</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>How many knights make the first largest army.</source>
        <translation>Mit wie vielen Rittern man die erste Größte Rittermacht hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>biggest army, soldiers, at least</source>
        <translation>größte Rittermacht, Armee, ab wann, mindestens</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Open hands</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Everybody sees all hands and development cards, for learning the game.</source>
        <translation>Alle sehen alle Handkarten und Entwicklungskarten, um das Spiel zu lernen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>visible cards, face up, beginners, teaching, show cards</source>
        <translation>offen spielen, aufgedeckt, sichtbar, Anfänger, beibringen, Karten zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Points that scenarios add</source>
        <translation>Zusätzliche Punkte der Szenarien</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>When several scenarios add points to the goal: whether all of them count, or only the highest number.</source>
        <translation>Wenn mehrere Szenarien das Ziel erhöhen: ob alle ihre Punkte zählen oder nur die höchste Zahl.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Only the highest number</source>
        <translation>Nur die höchste Zahl</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>add up, several scenarios, goal</source>
        <translation>zusammenzählen, addieren, mehrere Szenarien, Ziel</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>The beginners&apos; board is always the same.</source>
        <translation>Die Einsteigerinsel ist immer gleich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Only random numbers can be laid so evenly.</source>
        <translation>So gleichmäßig lassen sich nur zufällige Zahlen legen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>Nobody may need fewer than four points.</source>
        <translation>Niemand darf weniger als vier Punkte brauchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>With a handicap nobody may need more than eighteen points.</source>
        <translation>Mit einer Vorgabe darf niemand mehr als achtzehn Punkte brauchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>So many points cannot be reached without it.</source>
        <translation>Ohne sie sind so viele Punkte nicht zu erreichen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/base/house_rules.py"/>
        <source>There is no dice deck.</source>
        <translation>Es gibt keinen Würfelstapel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>Ships at the start</source>
        <translation>Schiffe zu Beginn</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>With how many ships everybody begins.</source>
        <translation>Mit wie vielen Schiffen alle beginnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>two ships, boats, beginning</source>
        <translation>zwei Schiffe, Boote, am Anfang, zu Beginn</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>Players trade with each other</source>
        <translation>Spieler handeln miteinander</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>There is no market; on your turn you trade with the other players instead.</source>
        <translation>Es gibt keinen Markt; stattdessen handelst du in deinem Zug mit den anderen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>trading, swap, barter, exchange, no market</source>
        <translation>tauschen, untereinander, Tauschhandel, kein Markt, ohne Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Coco tiles</source>
        <translation>Coco-Plättchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>How many Coco tiles there are; some printings have 20, one more of each kind.</source>
        <translation>Wie viele Coco-Plättchen es gibt; manche Ausgaben haben 20, eines mehr von jeder Art.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>parrot, stack</source>
        <translation>Papagei, Plättchen, Stapel</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>The ghost captain may go home</source>
        <translation>Der Geisterkapitän darf nach Hause</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>He may be sent back to Spooky Island, where he blocks nobody and brings nothing.</source>
        <translation>Er darf auf die Geisterinsel zurückgeschickt werden, wo er niemanden blockiert und nichts einbringt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/rules/junior/options.py"/>
        <source>go back, ghost captain, pirate, island</source>
        <translation>zurück, Geisterkapitän, Pirat, Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>Laurels before the roll</source>
        <translation>Lorbeeren vor dem Wurf</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>Advantages may be bought with laurels before the dice are rolled, too.</source>
        <translation>Vorteile dürfen auch vor dem Würfeln mit Lorbeeren gekauft werden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>before the dice, advantages</source>
        <translation>vor dem Würfeln, vor dem Wurf, Vorteile</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>Fill the last place and challenge</source>
        <translation>Letzten Platz füllen und herausfordern</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>Whoever fills the last place at the table may challenge it once in the same turn.</source>
        <translation>Wer den letzten Platz am Tisch füllt, darf ihn im selben Zug einmal herausfordern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>tenth place, full table, same turn</source>
        <translation>zehnter Platz, voller Tisch, im selben Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>Who takes the champion&apos;s card when several come to have more settlers than its owner.</source>
        <translation>Wer die Karte des Champions bekommt, wenn mehrere mehr Siedler haben als ihr Besitzer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>The first of them in turn order</source>
        <translation>Wer von ihnen als Nächstes am Zug ist</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>Nobody, until one player alone has the most</source>
        <translation>Niemand, bis jemand allein die meisten hat</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/rules/__init__.py"/>
        <source>most settlers, tie, draw</source>
        <translation>meiste Siedler, Gleichstand</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>Big Game</source>
        <translation>Großes Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>Send settlers to the table, earn laurels.</source>
        <translation>Schick Siedler an den Tisch, sammle Lorbeeren.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>The table, laurels and the champion. %n steps.</source>
        <translation>
            <numerusform>Der Tisch, Lorbeeren und der Champion. %n Schritt.</numerusform>
            <numerusform>Der Tisch, Lorbeeren und der Champion. %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>Send settlers to the numbers with the most dots while they are free, and spend laurels before you trade.</source>
        <translation>Schick Siedler auf die Zahlen mit den meisten Augen, solange sie frei sind, und gib Lorbeeren aus, bevor du handelst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>Settlers and laurels</source>
        <translation>Siedler und Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>settlers sent</source>
        <translation>geschickte Siedler</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>laurels earned</source>
        <translation>verdiente Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>laurels spent</source>
        <translation>ausgegebene Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/__init__.py"/>
        <source>champion of the Big Game</source>
        <translation>Champion des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/advantages.py"/>
        <source>Advantages</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/advantages.py"/>
        <source>Laurels</source>
        <translation>Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/advantages.py"/>
        <source>Advantages for laurels</source>
        <translation>Vorteile für Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/advantages.py"/>
        <source>You earn a laurel whenever the number of one of your settlers is rolled. You can hold up to 6.</source>
        <translation>Du bekommst einen Lorbeer, sooft die Zahl eines deiner Siedler gewürfelt wird. Du kannst höchstens 6 besitzen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/advantages.py"/>
        <source>You have %n laurels</source>
        <translation>
            <numerusform>Du hast %n Lorbeer</numerusform>
            <numerusform>Du hast %n Lorbeeren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/hint_text.py"/>
        <source>Put your settler on place {number} of the table.</source>
        <translation>Setze deinen Siedler auf Platz {number} am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/hint_text.py"/>
        <source>Send a settler to place {number} of the table, for {cards}.</source>
        <translation>Schick für {cards} einen Siedler auf Platz {number} am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/hint_text.py"/>
        <source>Challenge the table, for {cards}.</source>
        <translation>Fordere für {cards} den Tisch heraus.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/hint_text.py"/>
        <source>Spend %n laurels. {use}</source>
        <translation>
            <numerusform>Gib %n Lorbeer aus. {use}</numerusform>
            <numerusform>Gib %n Lorbeeren aus. {use}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>%n laurels; 6 at most</source>
        <translation>
            <numerusform>%n Lorbeer; höchstens 6</numerusform>
            <numerusform>%n Lorbeeren; höchstens 6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>%n settlers at the table</source>
        <translation>
            <numerusform>%n Siedler am Tisch</numerusform>
            <numerusform>%n Siedler am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>Big Game Champion: 1 point</source>
        <translation>Champion des Großen Spiels: 1 Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>Settler</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>You have already sent a settler this turn.</source>
        <translation>Du hast in diesem Zug schon einen Siedler geschickt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>All your settlers are at the table.</source>
        <translation>Alle deine Siedler sind am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>It costs 1 wool or 1 grain, and you have neither.</source>
        <translation>Das kostet 1 Wolle oder 1 Getreide, und du hast keins von beiden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>It costs %n laurels.</source>
        <translation>
            <numerusform>Das kostet %n Lorbeer.</numerusform>
            <numerusform>Das kostet %n Lorbeeren.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>What does the settler pay with?</source>
        <translation>Womit zahlt der Siedler?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>%n laurels</source>
        <translation>
            <numerusform>%n Lorbeer</numerusform>
            <numerusform>%n Lorbeeren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>only on your turn</source>
        <translation>nur in deinem Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>once a turn</source>
        <translation>einmal pro Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <source>you have %n laurels</source>
        <translation>
            <numerusform>du hast %n Lorbeer</numerusform>
            <numerusform>du hast %n Lorbeeren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/kit.py"/>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Take a place at the table</source>
        <translation>Nimm einen Platz ein</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Your second settlement sends a settler to the table for free. Drag it to one of the ten places: the number shows on which roll it earns a laurel.</source>
        <translation>Deine zweite Siedlung schickt kostenlos einen Siedler an den Tisch. Zieh ihn auf einen der zehn Plätze: Die Zahl zeigt, bei welchem Wurf er einen Lorbeer bringt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Your settler has a place. 6 and 8 earn laurels most often.</source>
        <translation>Dein Siedler hat einen Platz. 6 und 8 bringen am häufigsten Lorbeeren.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Earn a laurel</source>
        <translation>Verdiene einen Lorbeer</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Roll the dice: it will be your number, and your settler earns a laurel. It counts on every turn.</source>
        <translation>Würfle: Deine Zahl fällt, und dein Siedler bekommt einen Lorbeer. Das gilt in jedem Zug, auch in dem der anderen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Laurels cost nothing. On a seven, whoever has the most settlers at the table earns one.</source>
        <translation>Lorbeeren kosten nichts. Bei einer Sieben bekommt einen, wer die meisten Siedler am Tisch hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Send another settler</source>
        <translation>Schick noch einen Siedler</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Now imagine you have wool and grain. Once per turn, one of them sends a settler to a free place.</source>
        <translation>Stell dir nun vor, du hast Wolle und Getreide. Einmal pro Zug schickst du damit einen Siedler auf einen freien Platz; er kostet eine der beiden Karten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>When the table is full, you roll for a place and send home the settler that sits there.</source>
        <translation>Ist der Tisch voll, würfelst du um einen Platz und schickst den Siedler dort nach Hause.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Spend laurels</source>
        <translation>Gib Lorbeeren aus</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Now imagine you have three laurels. Choose an advantage beside the board: send the robber home, steal a card, or take a card of your choice.</source>
        <translation>Stell dir nun vor, du hast drei Lorbeeren. Wähle neben dem Brett einen Vorteil: Schick den Räuber heim, stiehl eine Karte oder nimm eine Karte deiner Wahl.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Each advantage can be bought once per turn. Four laurels buy a road, five a development card.</source>
        <translation>Jeden Vorteil gibt es einmal pro Zug. Für vier Lorbeeren bekommst du eine Straße, für fünf eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Become the champion</source>
        <translation>Werde Champion</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>Now imagine you have eleven points, and twelve win. Whoever is first to have three settlers at the table becomes the champion: one point. Send your third settler!</source>
        <translation>Stell dir nun vor, du hast elf Punkte, und bei zwölf gewinnst du. Wer als Erstes drei Siedler am Tisch hat, wird Champion und bekommt einen Punkt. Schick deinen dritten Siedler!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/lesson.py"/>
        <source>You have won as the champion of the Big Game!</source>
        <translation>Du hast als Champion des Großen Spiels gewonnen!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>You are the Big Game Champion!</source>
        <translation>Du bist Champion des Großen Spiels!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>{name} is the Big Game Champion</source>
        <translation>{name} ist Champion des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>Challenge: a 7 is rolled again</source>
        <translation>Herausforderung: Bei einer 7 wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>Challenge: {number} is your own place, nothing happens</source>
        <translation>Herausforderung: {number} ist dein eigener Platz, nichts passiert</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>Challenge: {number} is {name}&apos;s own place, nothing happens</source>
        <translation>Herausforderung: Auf der {number} sitzt {name} schon selbst, nichts passiert</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>Challenge: you take place {number} from {name}!</source>
        <translation>Herausforderung: Du nimmst {name} Platz {number} weg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>Challenge: {name} takes place {number} from you!</source>
        <translation>Herausforderung: {name} nimmt dir Platz {number} weg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/moments.py"/>
        <source>Challenge: {name} takes place {number} from {other}</source>
        <translation>Herausforderung: {name} nimmt {other} Platz {number} weg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>You earned %n laurels {icon}</source>
        <translation>
            <numerusform>Du hast einen Lorbeer bekommen {icon}</numerusform>
            <numerusform>Du hast %n Lorbeeren bekommen {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>You earned %n laurels {icon} for a 7, with the most settlers</source>
        <translation>
            <numerusform>Du hast für eine 7 einen Lorbeer bekommen {icon}, mit den meisten Siedlern</numerusform>
            <numerusform>Du hast für Siebenen %n Lorbeeren bekommen {icon}, mit den meisten Siedlern</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>{name} took place {number} from you</source>
        <translation>{name} hat dir Platz {number} weggenommen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>You are the Big Game Champion now</source>
        <translation>Du bist jetzt Champion des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>{name} is the Champion now instead of you</source>
        <translation>{name} ist jetzt Champion an deiner Stelle</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>sent a settler to place {number}</source>
        <comment>after a name</comment>
        <translation>schickte einen Siedler auf Platz {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>took place {number} from {name}</source>
        <comment>after a name</comment>
        <translation>nahm {name} Platz {number} ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>rolled {dice} for a place at the table</source>
        <comment>after a name</comment>
        <translation>würfelte {dice} um einen Platz am Tisch</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>rolled {dice} at the table, on a place of their own</source>
        <comment>after a name</comment>
        <translation>würfelte {dice} am Tisch und traf einen eigenen Platz</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>earned %n laurels {icon}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>bekam einen Lorbeer {icon}</numerusform>
            <numerusform>bekam %n Lorbeeren {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>earned %n laurels {icon} for a 7, with the most settlers</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>bekam einen Lorbeer {icon} für eine 7, mit den meisten Siedlern</numerusform>
            <numerusform>bekam %n Lorbeeren {icon} für eine 7, mit den meisten Siedlern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>paid %n laurels</source>
        <comment>after a name; for what follows</comment>
        <translation>
            <numerusform>zahlte %n Lorbeer</numerusform>
            <numerusform>zahlte %n Lorbeeren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/recap.py"/>
        <source>is the Big Game Champion now</source>
        <comment>after a name</comment>
        <translation>ist jetzt Champion des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>{champion}. {places}</source>
        <translation>{champion}. {places}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>The first player with three settlers here becomes the champion, worth 1 point, until another player has more.</source>
        <translation>Wer als Erstes drei Siedler hier hat, wird Champion und bekommt 1 Punkt, bis jemand mehr Siedler hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>No champion yet</source>
        <translation>Noch kein Champion</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>Champion: {name}</source>
        <translation>Champion: {name}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>%n places free</source>
        <translation>
            <numerusform>%n Platz frei</numerusform>
            <numerusform>%n Plätze frei</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>all taken</source>
        <translation>alle besetzt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>The dice decide whose place you take.</source>
        <translation>Die Würfel bestimmen deinen Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>Challenge</source>
        <translation>Herausfordern</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/status_rows.py"/>
        <source>Pay 1 wool or 1 grain and roll two dice. A 7 is rolled again; on a number of your own, nothing happens and the payment is lost. You have two tries per turn.</source>
        <translation>Zahle 1 Wolle oder 1 Getreide und würfle mit zwei Würfeln. Eine 7 wird neu gewürfelt; bei einer eigenen Zahl passiert nichts, und der Preis ist verloren. Du hast zwei Versuche pro Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/table_panel.py"/>
        <source>The Big Game</source>
        <translation>Das Große Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/table_panel.py"/>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/table_panel.py"/>
        <source>The table of the Big Game</source>
        <translation>Der Tisch des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/table_panel.py"/>
        <source>Place {number}: free.</source>
        <translation>Platz {number}: frei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/table_panel.py"/>
        <source>Place {number}: settler of {name}.</source>
        <translation>Platz {number}: Siedler von {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} earned a laurel {icon} for the 7, with the most settlers</source>
        <translation>{name} verdient einen Lorbeer {icon} für die 7, mit den meisten Siedlern</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} earned a laurel {icon}</source>
        <translation>{name} verdient einen Lorbeer {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} is the Big Game Champion now: 1 point {icon}</source>
        <translation>{name} ist jetzt Champion des Großen Spiels: 1 Punkt {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} rolled {dice} and took place {number} from {other}</source>
        <translation>{name} würfelt {dice} und nimmt {other} Platz {number} ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{who} earned a laurel each {icon}</source>
        <translation>{who} verdienen je einen Lorbeer {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} sent a settler to place {number} {icon}</source>
        <translation>{name} schickt einen Siedler auf Platz {number} {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} took place {number} from {other}</source>
        <translation>{name} nimmt {other} Platz {number} ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} rolled {dice} at the table: a 7 is rolled again</source>
        <translation>{name} würfelt am Tisch {dice}: Eine 7 wird neu gewürfelt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} rolled {dice} at the table, on a place of their own: nothing happens</source>
        <translation>{name} würfelt {dice} am Tisch und trifft einen eigenen Platz: Nichts passiert</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} spent %n laurels {icon}: {advantage}</source>
        <translation>
            <numerusform>{name} gibt %n Lorbeer {icon} aus: {advantage}</numerusform>
            <numerusform>{name} gibt %n Lorbeeren {icon} aus: {advantage}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>send a settler</source>
        <comment>something to do in a turn</comment>
        <translation>Siedler schicken</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>challenge a place at the table</source>
        <comment>something to do in a turn</comment>
        <translation>um einen Tischplatz würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>spend laurels</source>
        <comment>something to do in a turn</comment>
        <translation>Lorbeeren ausgeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>It earns you a laurel whenever its number is rolled. This first one is free.</source>
        <translation>Er bringt dir einen Lorbeer, sooft seine Zahl gewürfelt wird. Dieser erste ist kostenlos.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>Send a settler to the table: choose a free place.</source>
        <translation>Schick einen Siedler an den Tisch: Wähle einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} sends a settler to the table.</source>
        <translation>{name} schickt einen Siedler an den Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>The settler on that number goes home. A 7 is rolled again.</source>
        <translation>Der Siedler auf dieser Zahl geht nach Hause. Eine 7 wird neu gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>You roll for a place at the table.</source>
        <translation>Du würfelst um einen Platz am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>{name} rolls for a place at the table.</source>
        <translation>{name} würfelt um einen Platz am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>The table is not full: choose a free place.</source>
        <translation>Der Tisch ist nicht voll: Wähle einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>Not before the roll. Roll the dice first.</source>
        <translation>Nicht vor dem Wurf. Würfle zuerst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <source>You have already done that this turn. Wait for your next one.</source>
        <translation>Das hast du in diesem Zug schon getan. Warte auf deinen nächsten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/big_game/ui/words.py"/>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>That would have no effect now. Choose something else.</source>
        <translation>Das würde jetzt nichts bewirken. Wähle etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/rules/__init__.py"/>
        <source>Points that count for the old shoe</source>
        <translation>Punkte, die beim alten Schuh zählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/rules/__init__.py"/>
        <source>It goes to somebody with at least as many points as its owner. If hidden points count, too, one player per turn is asked, who takes or refuses it.</source>
        <translation>Er geht an jemanden mit mindestens so vielen Punkten. Zählen auch verdeckte Punkte, wird pro Zug eine Person gefragt, die ihn nimmt oder ablehnt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/rules/__init__.py"/>
        <source>Visible points</source>
        <translation>Sichtbare Punkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/rules/__init__.py"/>
        <source>All points, hidden ones included</source>
        <translation>Alle Punkte, auch verdeckte</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/rules/__init__.py"/>
        <source>boot, pass on, hidden points, victory point cards</source>
        <translation>Stiefel, weitergeben, verdeckte Punkte, Siegpunktkarten</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>Fishermen</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>Fish off the coast. Mind the old shoe!</source>
        <translation>Fische vor der Küste. Vorsicht, alter Schuh!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>Whoever has the old shoe needs one more.</source>
        <translation>Wer den alten Schuh hat, braucht einen mehr.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>Fisheries, the market and the old shoe. %n steps.</source>
        <translation>
            <numerusform>Fischgründe, der Markt und der alte Schuh. %n Schritt.</numerusform>
            <numerusform>Fischgründe, der Markt und der alte Schuh. %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>Look at your fish before each roll: four buy the card you need, and five a road.</source>
        <translation>Schau vor jedem Wurf auf deine Fische: Für vier bekommst du die Karte, die dir fehlt, für fünf eine Straße.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>Fish</source>
        <translation>Fische</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>tokens drawn</source>
        <translation>gezogene Marken</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>fish caught</source>
        <translation>gefangene Fische</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/__init__.py"/>
        <source>fish spent</source>
        <translation>ausgegebene Fische</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/fisheries.py"/>
        <source>fishery {number}</source>
        <translation>Fischgrund {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/hint_text.py"/>
        <source>Spend fish, {tokens}. {use}</source>
        <translation>Gib Fische aus, {tokens}. {use}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/hint_text.py"/>
        <source>Offer the old shoe to {name}.</source>
        <translation>Biete {name} den alten Schuh an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/hint_text.py"/>
        <source>Pass the old shoe to {name}.</source>
        <translation>Gib den alten Schuh an {name}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>%n fish tokens</source>
        <translation>
            <numerusform>%n Fischmarke</numerusform>
            <numerusform>%n Fischmarken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>Has the old shoe: needs 1 point more</source>
        <translation>Hat den alten Schuh: braucht 1 Punkt mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>Its owner needs 1 point more to win.</source>
        <translation>Wer ihn hat, braucht 1 Punkt mehr zum Sieg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>Hidden points count, too. Whoever has fewer than you refuses it; you can ask once a turn.</source>
        <translation>Auch verdeckte Punkte zählen. Wer weniger hat als du, lehnt ab; du darfst einmal pro Zug fragen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>Who gets the old shoe?</source>
        <translation>Wer bekommt den alten Schuh?</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>Which tokens do you pay with?</source>
        <translation>Mit welchen Marken zahlst du?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>%n fish</source>
        <translation>
            <numerusform>%n Fisch</numerusform>
            <numerusform>%n Fische</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>instead of {payment}</source>
        <comment>pays with 3 + 2</comment>
        <translation>statt mit {payment}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/kit.py"/>
        <source>you have %n fish</source>
        <translation>
            <numerusform>du hast %n Fisch</numerusform>
            <numerusform>du hast %n Fische</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Build at a fishery</source>
        <translation>Baue an einem Fischgrund</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Six fisheries lie off the coast, each with a number. Build your settlement at a corner of one.</source>
        <translation>Vor der Küste liegen sechs Fischgründe, jeder mit einer Zahl. Baue deine Siedlung an die Ecke eines Fischgrunds.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>From now on, the number of this fishery brings you fish.</source>
        <translation>Von jetzt an bringt dir die Zahl dieses Fischgrunds Fische.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Catch fish</source>
        <translation>Fang Fische</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Roll the dice: it will be the number of your fishery. You draw a token, and only you see how many fish it shows.</source>
        <translation>Würfle: Die Zahl deines Fischgrunds fällt. Du ziehst eine Marke, und nur du siehst, wie viele Fische sie zeigt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Three fish! Tokens show one, two or three. A city draws two tokens.</source>
        <translation>Drei Fische! Marken zeigen einen, zwei oder drei. Eine Stadt zieht zwei Marken.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Go to the fish market</source>
        <translation>Geh auf den Fischmarkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Now imagine you have four fish. Choose what to buy at the market beside the board: send the robber home, steal a card, or take a card of your choice.</source>
        <translation>Stell dir nun vor, du hast vier Fische. Wähle auf dem Markt neben dem Brett: Schick den Räuber heim, stiehl eine Karte oder nimm eine Karte deiner Wahl.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>There is no change, so mind what you pay with. A seven does not touch your fish.</source>
        <translation>Wechselgeld gibt es nicht, also zahle passend. Eine Sieben kostet dich keine Fische.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>The old shoe</source>
        <translation>Der alte Schuh</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Now imagine you drew the old shoe: whoever has it needs one more point to win. Hand it to a player who has at least as many points as you.</source>
        <translation>Stell dir nun vor, du hast den alten Schuh gezogen: Wer ihn hat, braucht einen Punkt mehr zum Sieg. Gib ihn jemandem, der mindestens so viele Punkte hat wie du.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Good riddance! It can be passed on again every turn, after the roll.</source>
        <translation>Den bist du los! Er kann in jedem Zug nach dem Wurf weitergegeben werden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Seven fish for the last point</source>
        <translation>Sieben Fische zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Now imagine you have nine points and seven fish. Buy a development card at the market: it may be the tenth point.</source>
        <translation>Stell dir nun vor, du hast neun Punkte und sieben Fische. Kaufe auf dem Markt eine Entwicklungskarte: Vielleicht ist sie der zehnte Punkt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>You have won! Keep an eye on the coast.</source>
        <translation>Du hast gewonnen! Behalte die Küste im Auge.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>That is allowed, but this time build on the coast, at a corner of a fishery.</source>
        <translation>Das ist erlaubt, aber baue diesmal an der Küste, an der Ecke eines Fischgrunds.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/lesson.py"/>
        <source>Save your fish: this time you need all seven for the development card.</source>
        <translation>Spar deine Fische: Diesmal brauchst du alle sieben für die Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Fish market</source>
        <translation>Fischmarkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Advantages for fish</source>
        <translation>Vorteile für Fische</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>You have %n fish</source>
        <translation>
            <numerusform>Du hast %n Fisch</numerusform>
            <numerusform>Du hast %n Fische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>%n left to draw</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>noch %n zu ziehen</numerusform>
            <numerusform>noch %n zu ziehen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>{fish}. {pile}</source>
        <translation>{fish}. {pile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Tokens left in the pile, spent ones included: %n. When the pile is empty, the spent ones make a new one.</source>
        <translation>
            <numerusform>Marken im Vorrat, die ausgegebenen mitgezählt: %n. Ist der Vorrat leer, werden die ausgegebenen neu gemischt.</numerusform>
            <numerusform>Marken im Vorrat, die ausgegebenen mitgezählt: %n. Ist der Vorrat leer, werden die ausgegebenen neu gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Pass it on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>After your roll you may pass it to a player with at least as many points as you.</source>
        <translation>Nach deinem Wurf darfst du ihn jemandem geben, der mindestens so viele Punkte hat wie du.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Once in a turn you may offer it to a player, who must take it with at least as many points as you.</source>
        <translation>Einmal pro Zug darfst du ihn jemandem anbieten; wer mindestens so viele Punkte hat wie du, muss ihn nehmen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>The old shoe: {said}</source>
        <translation>Der alte Schuh: {said}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Whoever has the old shoe needs 1 point more to win.</source>
        <translation>Wer den alten Schuh hat, braucht 1 Punkt mehr zum Sieg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>still in the pile</source>
        <translation>noch im Vorrat</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>you need %n points</source>
        <translation>
            <numerusform>dein Ziel: %n</numerusform>
            <numerusform>dein Ziel: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>{name} needs %n points</source>
        <translation>
            <numerusform>{name} braucht %n Punkt</numerusform>
            <numerusform>{name} braucht %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Old shoe</source>
        <translation>Alter Schuh</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/market.py"/>
        <source>Old shoe: {said}</source>
        <translation>Alter Schuh: {said}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/moments.py"/>
        <source>You have the old shoe: 1 point more to win</source>
        <translation>Du hast den alten Schuh: 1 Punkt mehr zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/moments.py"/>
        <source>{name} has the old shoe: 1 point more to win</source>
        <translation>{name} hat den alten Schuh: 1 Punkt mehr zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>You drew {tokens}</source>
        <comment>fish tokens</comment>
        <translation>Du hast {tokens} gezogen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>drew %n fish tokens {icon}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>zog eine Fischmarke {icon}</numerusform>
            <numerusform>zog %n Fischmarken {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>paid %n fish</source>
        <comment>after a name; for what follows</comment>
        <translation>
            <numerusform>zahlte %n Fisch</numerusform>
            <numerusform>zahlte %n Fische</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>has the old shoe now, from {name} {icon}</source>
        <comment>after a name</comment>
        <translation>hat jetzt den alten Schuh, von {name} {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>{name} passed you the old shoe {icon}</source>
        <translation>{name} hat dir den alten Schuh gegeben {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>You have the old shoe now {icon}</source>
        <translation>Du hast jetzt den alten Schuh {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/recap.py"/>
        <source>has the old shoe now {icon}</source>
        <comment>after a name</comment>
        <translation>hat jetzt den alten Schuh {icon}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>chosen: %n fish</source>
        <translation>
            <numerusform>gewählt: %n Fisch</numerusform>
            <numerusform>gewählt: %n Fische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>Tokens with %n fish</source>
        <translation>
            <numerusform>Marken mit %n Fisch</numerusform>
            <numerusform>Marken mit %n Fischen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>{held} held, {chosen} chosen to pay</source>
        <translation>{held} vorhanden, {chosen} zum Zahlen gewählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>{kind}: {counts}</source>
        <translation>{kind}: {counts}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/tokens.py"/>
        <source>Press to choose which tokens to pay with at the market. Otherwise as little as possible is wasted.</source>
        <translation>Drücke, um zu wählen, mit welchen Marken du auf dem Markt zahlst. Sonst geht so wenig wie möglich verloren.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>Too few fish tokens for everybody: nobody draws {icon}</source>
        <translation>Zu wenige Fischmarken für alle: Niemand zieht {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{icon} The spent fish tokens were shuffled into a new pile</source>
        <translation>{icon} Die ausgegebenen Fischmarken wurden zu einem neuen Vorrat gemischt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} has the old shoe now: 1 point more to win {icon}</source>
        <translation>{name} hat jetzt den alten Schuh: 1 Punkt mehr zum Sieg {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} has fewer points and refuses the old shoe {icon}</source>
        <translation>{name} hat weniger Punkte und lehnt den alten Schuh ab {icon}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} drew %n fish tokens {icon}</source>
        <translation>
            <numerusform>{name} zieht eine Fischmarke {icon}</numerusform>
            <numerusform>{name} zieht %n Fischmarken {icon}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} drew fish tokens: {tokens}</source>
        <comment>how many fish they show: 2 + 1</comment>
        <translation>{name} zieht Fischmarken: {tokens}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} drew a fish token {icon}</source>
        <translation>{name} zieht eine Fischmarke {icon}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} drew a token with %n fish {icon}</source>
        <translation>
            <numerusform>{name} zieht eine Marke mit %n Fisch {icon}</numerusform>
            <numerusform>{name} zieht eine Marke mit %n Fischen {icon}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} spent {tokens} fish {icon}: {advantage}</source>
        <translation>{name} gibt {tokens} Fische {icon} aus: {advantage}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>pays with {tokens}, %n fish lost</source>
        <translation>
            <numerusform>zahlt mit {tokens}, %n Fisch geht verloren</numerusform>
            <numerusform>zahlt mit {tokens}, %n Fische gehen verloren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>pays with {tokens}</source>
        <translation>zahlt mit {tokens}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>Fish (1)</source>
        <comment>a token with 1 fish</comment>
        <translation>Fisch (1)</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>Fish (2)</source>
        <comment>a token with 2 fish</comment>
        <translation>Fisch (2)</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>Fish (3)</source>
        <comment>a token with 3 fish</comment>
        <translation>Fisch (3)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>%n tokens of 1 fish</source>
        <translation>
            <numerusform>%n Marke mit 1 Fisch</numerusform>
            <numerusform>%n Marken mit 1 Fisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>%n tokens of 2 fish</source>
        <translation>
            <numerusform>%n Marke mit 2 Fischen</numerusform>
            <numerusform>%n Marken mit 2 Fischen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>%n tokens of 3 fish</source>
        <translation>
            <numerusform>%n Marke mit 3 Fischen</numerusform>
            <numerusform>%n Marken mit 3 Fischen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>spend fish</source>
        <comment>something to do in a turn</comment>
        <translation>Fische ausgeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>pass on the shoe</source>
        <comment>something to do in a turn</comment>
        <translation>Schuh weitergeben</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>You draw %n fish tokens.</source>
        <translation>
            <numerusform>Du ziehst %n Fischmarke.</numerusform>
            <numerusform>Du ziehst %n Fischmarken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>{name} draws %n fish tokens.</source>
        <translation>
            <numerusform>{name} zieht %n Fischmarke.</numerusform>
            <numerusform>{name} zieht %n Fischmarken.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>These tokens do not match the price: too few fish, or one token too many. Choose others.</source>
        <translation>Diese Marken passen nicht zum Preis: zu wenig Fische oder eine Marke zu viel. Wähle andere.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>You do not have the old shoe.</source>
        <translation>Du hast den alten Schuh nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/fishermen/ui/words.py"/>
        <source>You can pass the old shoe only to a player with at least as many points as you.</source>
        <translation>Den alten Schuh kannst du nur jemandem geben, der mindestens so viele Punkte hat wie du.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>Matchdays</source>
        <translation>Spieltage</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>After how many matchdays the season is over at the latest.</source>
        <translation>Nach wie vielen Spieltagen die Saison spätestens vorbei ist.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>The whole season</source>
        <translation>Die ganze Saison</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>4 matchdays</source>
        <translation>4 Spieltage</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>6 matchdays</source>
        <translation>6 Spieltage</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>8 matchdays</source>
        <translation>8 Spieltage</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>10 matchdays</source>
        <translation>10 Spieltage</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>shorter season, length, end of the season</source>
        <translation>kürzere Saison, Länge, Ende der Saison</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>Order of the matches</source>
        <translation>Reihenfolge der Fußball-Duelle</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>Which match of a day is played first.</source>
        <translation>Welches Fußball-Duell eines Spieltags zuerst gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>The active player first</source>
        <translation>Wer am Zug ist, zuerst</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>As in the fixture list</source>
        <translation>Wie in der Spieltagtabelle</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>first match, schedule</source>
        <translation>erstes Spiel, Spielplan, Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>A card space of the results track counts only if you stop on it</source>
        <translation>Ein Kartensymbol der Fußballleiste zählt nur, wenn du genau darauf landest</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>Teams that only pass the space draw no development card.</source>
        <translation>Wer nur über das Feld hinwegzieht, bekommt keine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>icon, passing, exactly, land on it</source>
        <translation>Symbol, vorbeiziehen, genau, stehen bleiben, landen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>A matchday is finished even if somebody reaches the trophy</source>
        <translation>Ein Spieltag wird auch dann zu Ende gespielt, wenn jemand den Pokal erreicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>The second match of the day is played before the season ends.</source>
        <translation>Das zweite Duell des Tages wird noch gespielt, bevor die Saison endet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/rules/__init__.py"/>
        <source>cup, end at once, season, second match</source>
        <translation>Pokal, sofort zu Ende, Saison, zweites Spiel, zu Ende spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>Soccer Fever</source>
        <translation>Fußballfieber</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>Build next to the pitches and top the league.</source>
        <translation>Baue an den Fußballfeldern und führe die Rangliste an.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>Pitches, matchdays and the league. %n steps.</source>
        <translation>
            <numerusform>Fußballfelder, Spieltage und die Rangliste. %n Schritt.</numerusform>
            <numerusform>Fußballfelder, Spieltage und die Rangliste. %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>Shot tokens early in the season count in every match that follows.</source>
        <translation>Wer früh Schussplättchen sammelt, schießt damit in jedem weiteren Fußball-Duell.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>Soccer season</source>
        <translation>Fußballsaison</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>matches won</source>
        <translation>gewonnene Duelle</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/__init__.py"/>
        <source>place in the league</source>
        <translation>Platz auf der Rangliste</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/hint_text.py"/>
        <source>Turn one of your played knights into a shot token.</source>
        <translation>Schule einen Ritter um, den du gespielt hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/hint_text.py"/>
        <source>Take {cards}.</source>
        <translation>Nimm {cards}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/hint_text.py"/>
        <source>Let this match count.</source>
        <translation>Lass dieses Fußball-Duell zählen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/hint_text.py"/>
        <source>Let the second match count.</source>
        <translation>Lass das zweite Fußball-Duell zählen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/kit.py"/>
        <source>%n shots in every match</source>
        <translation>
            <numerusform>%n Schuss in jedem Fußball-Duell</numerusform>
            <numerusform>%n Schüsse in jedem Fußball-Duell</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/kit.py"/>
        <source>No match has been played yet</source>
        <translation>Noch kein Fußball-Duell ausgetragen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/kit.py"/>
        <source>Place {place} in the league: %n victory points</source>
        <translation>
            <numerusform>Rang {place}: %n Siegpunkt</numerusform>
            <numerusform>Rang {place}: %n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/kit.py"/>
        <source>Turn a played knight into a shot token, once per turn; it no longer counts for the largest army (K)</source>
        <translation>Einen gespielten Ritter umschulen, einmal pro Zug: Er wird zum Schussplättchen und zählt nicht mehr zur Größten Rittermacht (K)</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/kit.py"/>
        <source>Retrain a knight</source>
        <translation>Ritter umschulen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>{home} : {away}</source>
        <comment>a score</comment>
        <translation>{home} : {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>Matchday {day}: {home} against {away}</source>
        <translation>Spieltag {day}: {home} gegen {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>Matchday {day}: {home} {score} {away}</source>
        <translation>Spieltag {day}: {home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>{club} plays twice; one of the two matches counts</source>
        <translation>{club} spielt doppelt; eines der beiden Fußball-Duelle zählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_model.py"/>
        <source>{match}. {twice}</source>
        <comment>a match, and who plays twice that day</comment>
        <translation>{match}. {twice}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_view.py"/>
        <source>2×</source>
        <comment>beside a matchday on which one club plays twice</comment>
        <translation>2×</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/fixtures_view.py"/>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_panel.py"/>
        <source>Fixtures</source>
        <translation>Spieltagtabelle</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>W</source>
        <comment>a match that was won, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>D</source>
        <comment>a match that was drawn, one letter</comment>
        <translation>U</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>L</source>
        <comment>a match that was lost, one letter</comment>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club}: place {place}</source>
        <translation>{club}: Rang {place}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club} has not played yet</source>
        <translation>{club} hat noch nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club}: %n points in the league</source>
        <translation>
            <numerusform>{club}: %n Punkt auf der Fußballleiste</numerusform>
            <numerusform>{club}: %n Punkte auf der Fußballleiste</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club}: {form}; the last match at the end</source>
        <translation>{club}: {form}; das letzte Fußball-Duell am Ende</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>no match yet</source>
        <translation>noch kein Fußball-Duell</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club} plays {rivals} next</source>
        <translation>{club} spielt als Nächstes gegen {rivals}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>No match is left</source>
        <translation>Kein Fußball-Duell mehr übrig</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{club}: the place is worth %n victory points</source>
        <translation>
            <numerusform>{club}: Der Rang ist %n Siegpunkt wert</numerusform>
            <numerusform>{club}: Der Rang ist %n Siegpunkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>%n if the matchday ended now</source>
        <translation>
            <numerusform>%n, wenn der Spieltag jetzt endete</numerusform>
            <numerusform>%n, wenn der Spieltag jetzt endete</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>{now}; {then}</source>
        <comment>victory points now, and if the day ended now</comment>
        <translation>{now}; {then}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>#</source>
        <comment>heading of a league table: the place</comment>
        <translation>#</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>Club</source>
        <comment>heading of a league table</comment>
        <translation>Team</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>Pts</source>
        <comment>heading of a league table: points in the league</comment>
        <translation>Pkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>VP</source>
        <comment>heading of a league table: victory points</comment>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>Form</source>
        <comment>heading of a league table: the last results</comment>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>Next</source>
        <comment>heading of a league table: the next opponent</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>Place in the league; clubs that are level share a place</source>
        <translation>Rang auf der Rangliste; wer gleichauf liegt, teilt ihn sich</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>Club</source>
        <translation>Team</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>Points in the league: spaces on the results track</source>
        <translation>Punkte: Felder auf der Fußballleiste</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>Victory points this place is worth; they change only after a matchday</source>
        <translation>Siegpunkte, die der Rang wert ist; sie ändern sich nur nach einem Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>The last three results, the newest on the right</source>
        <translation>Die letzten drei Ergebnisse, das neueste rechts</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_model.py"/>
        <source>The next opponent</source>
        <translation>Der nächste Gegner</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_panel.py"/>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_view.py"/>
        <source>League</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/league_panel.py"/>
        <source>Show results and pairings instead of the table</source>
        <translation>Ergebnisse und Spieltagtabelle statt der Rangliste zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>Results track</source>
        <translation>Fußballleiste</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <source>Space {space}: the trophy. Whoever reaches it ends the season.</source>
        <translation>Feld {space}: der Pokal. Wer ihn erreicht, beendet die Saison.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <source>Space {space}</source>
        <translation>Feld {space}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <source>Space {space}: a development card for whoever reaches or passes it</source>
        <translation>Feld {space}: eine Entwicklungskarte für alle, die es erreichen oder überqueren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <source>Space {space}: a resource of your choice for whoever reaches or passes it</source>
        <translation>Feld {space}: ein Rohstoff eigener Wahl für alle, die es erreichen oder überqueren</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <source>{space}. Here: {clubs}</source>
        <comment>a space of the track, and who is there</comment>
        <translation>{space}. Hier: {clubs}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <source>{club} on {space}</source>
        <translation>{club} auf {space}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track.py"/>
        <source>{last} spaces: {clubs}</source>
        <translation>{last} Felder: {clubs}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>Track</source>
        <comment>short for the results track</comment>
        <translation>Leiste</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>A win moves a club 3 spaces, a draw 1.</source>
        <translation>Ein Sieg bringt 3 Felder, ein Unentschieden 1.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>{ahead} {moves}</source>
        <comment>two sentences</comment>
        <translation>{ahead} {moves}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>A resource of your choice</source>
        <translation>Ein Rohstoff deiner Wahl</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>A development card</source>
        <translation>Eine Entwicklungskarte</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>The trophy: the season ends</source>
        <translation>Der Pokal: Die Saison endet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>You are %n spaces from the trophy.</source>
        <translation>
            <numerusform>Dir fehlt %n Feld bis zum Pokal.</numerusform>
            <numerusform>Dir fehlen %n Felder bis zum Pokal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>%n spaces to the trophy</source>
        <translation>
            <numerusform>%n Feld bis zum Pokal</numerusform>
            <numerusform>%n Felder bis zum Pokal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>You are %n spaces from your next card.</source>
        <translation>
            <numerusform>Dir fehlt %n Feld bis zur nächsten Karte.</numerusform>
            <numerusform>Dir fehlen %n Felder bis zur nächsten Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>%n spaces to a card</source>
        <translation>
            <numerusform>%n Feld bis zur Karte</numerusform>
            <numerusform>%n Felder bis zur Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>You are %n spaces from your next resource.</source>
        <translation>
            <numerusform>Dir fehlt %n Feld bis zum nächsten Rohstoff.</numerusform>
            <numerusform>Dir fehlen %n Felder bis zum nächsten Rohstoff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/league/track_panel.py"/>
        <source>%n spaces to a resource</source>
        <translation>
            <numerusform>%n Feld bis zum Rohstoff</numerusform>
            <numerusform>%n Felder bis zum Rohstoff</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>Build at a pitch</source>
        <translation>Baue an einem Fußballfeld</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>The two pitches produce nothing, but each building next to one earns a shot token. Build your settlement at a corner of a pitch.</source>
        <translation>Die zwei Fußballfelder bringen keine Rohstoffe, aber jedes Gebäude daneben bringt ein Schussplättchen. Baue deine Siedlung an die Ecke eines Fußballfelds.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>A second shot token: from now on you shoot twice in every match.</source>
        <translation>Ein zweites Schussplättchen: Von jetzt an schießt du in jedem Fußball-Duell zweimal.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>Play the matchday</source>
        <translation>Bestreite den Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>You have built, so your turn ends with a matchday. End your turn, then shoot: flick the ball, or press Space. You have one shot for each token.</source>
        <translation>Du hast gebaut, also endet dein Zug mit einem Spieltag. Beende deinen Zug, dann schieß: Schnipp den Ball oder drücke die Leertaste. Für jedes Schussplättchen hast du einen Schuss.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>A win moves you three spaces along the track, a draw one. On the fourth space there is a reward.</source>
        <translation>Ein Sieg bringt dich auf der Fußballleiste drei Felder voran, ein Unentschieden eines. Auf dem vierten Feld wartet eine Belohnung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>Take your reward</source>
        <translation>Nimm deine Belohnung</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>You have reached a reward on the track. Take a card of your choice and see how the matchday ends.</source>
        <translation>Du hast auf der Fußballleiste eine Belohnung erreicht. Nimm eine Karte deiner Wahl und sieh, wie der Spieltag endet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>The league table is updated after each matchday: first place is worth three points.</source>
        <translation>Nach jedem Spieltag wird die Rangliste angepasst: Der erste Platz ist drei Punkte wert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>Turn a knight into a shot token</source>
        <translation>Schule einen Ritter um</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>Now imagine you have played a knight. Once per turn you may turn one into a shot token; it no longer counts for the largest army. Press the button next to the dice.</source>
        <translation>Stell dir nun vor, du hast einen Ritter gespielt. Einmal pro Zug darfst du einen umschulen: Er wird zum Schussplättchen und zählt nicht mehr zur Größten Rittermacht. Drücke den Knopf neben den Würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>That makes three shots in every match. More shots, more goals.</source>
        <translation>Das macht drei Schüsse in jedem Fußball-Duell. Mehr Schüsse, mehr Tore.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>Win the season</source>
        <translation>Gewinne die Saison</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>Now imagine you have ten points, your place in the league included, and eleven win. Buy a development card: it may be the last point.</source>
        <translation>Stell dir nun vor, du hast mit deinem Platz auf der Rangliste zehn Punkte, und bei elf gewinnst du. Kaufe eine Entwicklungskarte: Vielleicht ist sie der letzte Punkt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>You have won! Build next to the pitches early, and you will do well on every matchday.</source>
        <translation>Du hast gewonnen! Baue früh neben den Fußballfeldern, dann bist du an jedem Spieltag stark.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/lesson.py"/>
        <source>That is allowed, but this time build at a corner of a pitch.</source>
        <translation>Das ist erlaubt, aber baue diesmal an der Ecke eines Fußballfelds.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} gained a shot token {ball} and has %n now</source>
        <translation>
            <numerusform>{name} bekommt ein Schussplättchen {ball} und hat jetzt %n</numerusform>
            <numerusform>{name} bekommt ein Schussplättchen {ball} und hat jetzt %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} turned a knight {knight} into a shot token</source>
        <translation>{name} schult einen Ritter {knight} um</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} moved to space {space} of the results track</source>
        <translation>{name} rückt auf Feld {space} der Fußballleiste vor</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} lets the first match count</source>
        <translation>{name} lässt das erste Fußball-Duell zählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} lets the second match count</source>
        <translation>{name} lässt das zweite Fußball-Duell zählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>goal</source>
        <comment>a shot that went in</comment>
        <translation>Tor</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>missed</source>
        <comment>a shot</comment>
        <translation>verfehlt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name}: {shots}</source>
        <comment>goal, missed, goal</comment>
        <translation>{name}: {shots}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{whistle} Matchday {day} of {days}</source>
        <comment>a heading of the log</comment>
        <translation>{whistle} Spieltag {day} von {days}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>{home} {score} {away}</source>
        <comment>the result of a match</comment>
        <translation>{home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{trophy} The season is over after {day} matchdays: the table is final</source>
        <translation>{trophy} Die Saison ist nach {day} Spieltagen vorbei: Die Rangliste steht fest</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} scored {ball}</source>
        <translation>{name} trifft {ball}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>{name} missed</source>
        <translation>{name} verschießt</translation>
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
            <numerusform>{trophy} Vorn in der Rangliste: {leaders}, %n Punkt</numerusform>
            <numerusform>{trophy} Vorn in der Rangliste: {leaders}, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/log.py"/>
        <source>Victory points of the league: {clubs}</source>
        <translation>Siegpunkte aus der Rangliste: {clubs}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/moments.py"/>
        <source>A matchday follows this turn</source>
        <translation>Auf diesen Zug folgt ein Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/moments.py"/>
        <source>You lead the league!</source>
        <translation>Du führst die Rangliste an!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/moments.py"/>
        <source>{name} leads the league</source>
        <translation>{name} führt die Rangliste an</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Which resource do you take?</source>
        <translation>Welchen Rohstoff nimmst du?</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>Your reward on the results track; the bank pays it.</source>
        <translation>Deine Belohnung auf der Fußballleiste; die Bank zahlt sie.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>This match</source>
        <translation>Dieses Duell</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>{spaces} spaces on average</source>
        <translation>im Schnitt {spaces} Felder</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>The second match</source>
        <translation>Das zweite Duell</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>The second is against {rival}, {mine} shots to {theirs}: win {win}, draw {draw}, defeat {loss}.</source>
        <translation>Das zweite geht gegen {rival}, {mine} zu {theirs} Schüsse: Sieg {win}, Unentschieden {draw}, Niederlage {loss}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>You beat {rival} {own} : {other}. Does it count, or the second match?</source>
        <translation>Du hast {rival} {own} : {other} geschlagen. Zählt dieses Duell oder das zweite?</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>You drew {own} : {other} with {rival}. Does it count, or the second match?</source>
        <translation>Du hast gegen {rival} {own} : {other} gespielt. Zählt dieses Duell oder das zweite?</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>You lost {own} : {other} to {rival}. Does it count, or the second match?</source>
        <translation>Du hast {own} : {other} gegen {rival} verloren. Zählt dieses Duell oder das zweite?</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>no space: you stay on {start}</source>
        <translation>kein Feld: Du bleibst auf {start}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>%n spaces, and a card</source>
        <translation>
            <numerusform>%n Feld und eine Karte</numerusform>
            <numerusform>%n Felder und eine Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>%n spaces, and a resource</source>
        <translation>
            <numerusform>%n Feld und ein Rohstoff</numerusform>
            <numerusform>%n Felder und ein Rohstoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>%n spaces: from {start} to {end}</source>
        <translation>
            <numerusform>%n Feld: von {start} auf {end}</numerusform>
            <numerusform>%n Felder: von {start} auf {end}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/questions.py"/>
        <source>{number}%</source>
        <comment>per cent</comment>
        <translation>{number} %</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>You gained %n shot tokens {ball}</source>
        <translation>
            <numerusform>Du hast ein Schussplättchen bekommen {ball}</numerusform>
            <numerusform>Du hast %n Schussplättchen bekommen {ball}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>You moved to space {space} of the results track</source>
        <translation>Du bist auf Feld {space} der Fußballleiste vorgerückt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>You gained %n points in the league</source>
        <translation>
            <numerusform>Du hast in der Rangliste %n Punkt gewonnen</numerusform>
            <numerusform>Du hast in der Rangliste %n Punkte gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>You lost %n points in the league</source>
        <translation>
            <numerusform>Du hast in der Rangliste %n Punkt verloren</numerusform>
            <numerusform>Du hast in der Rangliste %n Punkte verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>gained %n shot tokens {ball}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>bekam ein Schussplättchen {ball}</numerusform>
            <numerusform>bekam %n Schussplättchen {ball}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>turned a knight into a shot</source>
        <comment>after a name</comment>
        <translation>schulte einen Ritter um</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>{whistle} Matchday {day}:</source>
        <comment>before its results</comment>
        <translation>{whistle} Spieltag {day}:</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/recap.py"/>
        <source>the season is over</source>
        <comment>after the results of a matchday</comment>
        <translation>die Saison ist vorbei</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/arena.py"/>
        <source>Stadium</source>
        <translation>Stadion</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar.py"/>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar.py"/>
        <source>Take your shot (Space)</source>
        <translation>Dein Schuss (Leertaste)</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar.py"/>
        <source>Skip to the result</source>
        <translation>Zum Ergebnis springen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar.py"/>
        <source>Play the rest of the matchday straight away (Esc)</source>
        <translation>Den Rest des Spieltags sofort spielen (Esc)</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar.py"/>
        <source>Back to the island</source>
        <translation>Zurück zur Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar.py"/>
        <source>Close the results (Esc)</source>
        <translation>Ergebnisse schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>Drag the ball towards the goal and let go, or press Space.</source>
        <translation>Zieh den Ball Richtung Tor und lass los, oder drücke die Leertaste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>Aiming is just for show: every shot is a fair coin toss.</source>
        <translation>Zielen ist nur fürs Auge: Jeder Schuss ist ein fairer Münzwurf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>Your shot: {number} of {count}</source>
        <translation>Dein Schuss: {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>{name} shoots: {number} of {count}</source>
        <translation>{name} schießt: {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>Full time: {home} {score} {away}</source>
        <translation>Schlusspfiff: {home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>Choose your reward below</source>
        <translation>Wähle unten deine Belohnung</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>{name} is choosing a reward</source>
        <translation>{name} wählt eine Belohnung</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>Choose below which match counts for you</source>
        <translation>Wähle unten, welches Fußball-Duell für dich zählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>{name} is choosing which match counts</source>
        <translation>{name} wählt, welches Fußball-Duell zählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>A reward is being drawn</source>
        <translation>Eine Belohnung wird gezogen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>The season is over, the table is final</source>
        <translation>Die Saison ist vorbei, die Rangliste steht fest</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/bar_words.py"/>
        <source>%n matchdays left in the season</source>
        <translation>
            <numerusform>Noch %n Spieltag in der Saison</numerusform>
            <numerusform>Noch %n Spieltage in der Saison</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>{club}: place {place}, %n victory points</source>
        <translation>
            <numerusform>{club}: Rang {place}, %n Siegpunkt</numerusform>
            <numerusform>{club}: Rang {place}, %n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/stage.py"/>
        <source>Matchday {day}: the results</source>
        <translation>Spieltag {day}: die Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>Points</source>
        <comment>in the league</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>+{number}</source>
        <comment>gained</comment>
        <translation>+{number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/results.py"/>
        <source>{old} → {new}</source>
        <translation>{old} → {new}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>Scoreboard</source>
        <translation>Anzeigetafel</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>missed</source>
        <translation>verschossen</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>no shot yet</source>
        <translation>noch kein Schuss</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>{name}: %n goals ({shots})</source>
        <translation>
            <numerusform>{name}: %n Tor ({shots})</numerusform>
            <numerusform>{name}: %n Tore ({shots})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>Matchday {day} of {days}, first match</source>
        <translation>Spieltag {day} von {days}, erstes Duell</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/scoreboard.py"/>
        <source>Matchday {day} of {days}, second match</source>
        <translation>Spieltag {day} von {days}, zweites Duell</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/shot_script.py"/>
        <source>Goal!</source>
        <translation>Tor!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/shot_script.py"/>
        <source>Saved!</source>
        <translation>Gehalten!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/shot_script.py"/>
        <source>Wide!</source>
        <comment>a shot that misses the goal</comment>
        <translation>Daneben!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/shot_script.py"/>
        <source>Over the bar!</source>
        <translation>Drüber!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/shot_script.py"/>
        <source>Off the post!</source>
        <translation>Pfosten!</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/stadium/view.py"/>
        <source>Matchday</source>
        <translation>Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>You reached a resource on the results track.</source>
        <translation>Du hast auf der Fußballleiste einen Rohstoff erreicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Your reward: choose a resource from the bank.</source>
        <translation>Deine Belohnung: Wähle einen Rohstoff von der Bank.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>{name} is choosing a resource as a reward.</source>
        <translation>{name} wählt einen Rohstoff als Belohnung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>You play twice today, and one match counts for you.</source>
        <translation>Du spielst heute doppelt, und ein Fußball-Duell zählt für dich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Does this match count for you, or the second one?</source>
        <translation>Zählt dieses Fußball-Duell für dich oder das zweite?</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>{name} is choosing which match counts.</source>
        <translation>{name} wählt, welches Fußball-Duell zählt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>A win is worth 3 spaces on the results track, a draw 1.</source>
        <translation>Ein Sieg bringt 3 Felder auf der Fußballleiste, ein Unentschieden 1.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day}: take your shot.</source>
        <translation>Spieltag {day}: dein Schuss.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day}: {name} shoots at your goal.</source>
        <translation>Spieltag {day}: {name} schießt auf dein Tor.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day}: {name} shoots.</source>
        <translation>Spieltag {day}: {name} schießt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>{home} {score} {away}</source>
        <comment>a match under way</comment>
        <translation>{home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>You have already done that this turn. Wait for your next turn.</source>
        <translation>Das hast du in diesem Zug schon getan. Warte auf deinen nächsten Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>The table is final</source>
        <translation>Die Rangliste steht fest</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Final table</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day} of {days}</source>
        <translation>Spieltag {day} von {days}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day} of {days} is being played</source>
        <translation>Spieltag {day} von {days} läuft</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day} of {days} follows this turn</source>
        <translation>Spieltag {day} von {days} folgt auf diesen Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day} follows</source>
        <translation>Spieltag {day} folgt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>No match of %n matchdays played yet</source>
        <translation>
            <numerusform>Noch keiner von %n Spieltag gespielt</numerusform>
            <numerusform>Noch keiner von %n Spieltagen gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>%n matchdays</source>
        <translation>
            <numerusform>%n Spieltag</numerusform>
            <numerusform>%n Spieltage</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>After matchday {day} of {days}</source>
        <translation>Nach Spieltag {day} von {days}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>After matchday {day}</source>
        <translation>Nach Spieltag {day}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>The season is over, the table is final.</source>
        <translation>Die Saison ist vorbei, die Rangliste steht fest.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>{home} against {away}</source>
        <translation>{home} gegen {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day} of {days} is being played: {first}, then {second}.</source>
        <translation>Spieltag {day} von {days} läuft: {first}, dann {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>Matchday {day} of {days} follows this turn: {first}, then {second}.</source>
        <translation>Spieltag {day} von {days} folgt auf diesen Zug: {first}, dann {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/scenarios/soccer_fever/ui/words.py"/>
        <source>A new settlement or city brings matchday {day} of {days}: {first}, and {second}.</source>
        <translation>Eine neue Siedlung oder Stadt bringt Spieltag {day} von {days}: {first} und {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/board/hex_layout.py"/>
        <source>Coast of {land}</source>
        <translation>Küste: {land}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/board/hex_layout.py"/>
        <source>Path between {one} and {two}</source>
        <translation>Weg zwischen {one} und {two}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/board/hex_layout.py"/>
        <source>{lands} (%n pips)</source>
        <comment>around a corner; in how many of 36 rolls it pays</comment>
        <translation>
            <numerusform>{lands} (%n Auge)</numerusform>
            <numerusform>{lands} (%n Augen)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/board/hex_layout.py"/>
        <source>{terrain} {number}</source>
        <translation>{terrain} {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/account.py"/>
        <source>How your result came about</source>
        <translation>So kam dein Ergebnis zustande</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/account.py"/>
        <location filename="../../catanqt/ui/pages/review/held_cards.py"/>
        <location filename="../../catanqt/ui/pages/review/moment.py"/>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{thing}: {points}</source>
        <translation>{thing}: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/accuracy.py"/>
        <source>Accuracy by part of the game</source>
        <translation>Genauigkeit nach Spielteilen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/charts/accuracy.py"/>
        <source>%n decisions</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/charts/accuracy.py"/>
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/accuracy.py"/>
        <source>{part}: accuracy {number} of 100, {decisions}, {mistakes}</source>
        <translation>{part}: Genauigkeit {number} von 100, {decisions}, {mistakes}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/bars.py"/>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/bars.py"/>
        <source>{name}: {what} {number}</source>
        <translation>{name}: {what} {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/bars.py"/>
        <source>with players</source>
        <translation>mit anderen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/bars.py"/>
        <source>Trades</source>
        <translation>Handel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/dice.py"/>
        <source>Dice: rolled and expected</source>
        <translation>Würfel: gefallen und erwartet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/charts/dice.py"/>
        <source>{number}: rolled %n times, {due} expected</source>
        <translation>
            <numerusform>{number}: %n-mal gewürfelt, {due} erwartet</numerusform>
            <numerusform>{number}: %n-mal gewürfelt, {due} erwartet</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/dice.py"/>
        <source>{words} ({parts})</source>
        <translation>{words} ({parts})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/encounters.py"/>
        <source>Against the cast</source>
        <translation>Gegen das Ensemble</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/encounters.py"/>
        <source>{won} : {lost}</source>
        <comment>games won and lost</comment>
        <translation>{won} : {lost}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/export.py"/>
        <location filename="../../catanqt/ui/pages/snapshot.py"/>
        <source>{file} could not be saved: {reason}</source>
        <translation>{file} konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/export.py"/>
        <location filename="../../catanqt/ui/pages/snapshot.py"/>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/export.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/fortune.py"/>
        <source>Luck, game by game</source>
        <translation>Glück, Spiel für Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/luck.py"/>
        <source>Luck: cards received and expected</source>
        <translation>Glück: Karten erhalten und zu erwarten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/luck.py"/>
        <source>{received} of {due}</source>
        <comment>cards received, cards due</comment>
        <translation>{received} von {due}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/luck.py"/>
        <source>usual with fair dice</source>
        <translation>üblich bei fairen Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/points.py"/>
        <location filename="../../catanqt/ui/charts/win_chances.py"/>
        <source>At the start: {points}</source>
        <translation>Zu Beginn: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/points.py"/>
        <location filename="../../catanqt/ui/charts/win_chances.py"/>
        <location filename="../../catanqt/ui/models/review_steps.py"/>
        <location filename="../../catanqt/ui/pages/review/moment.py"/>
        <source>Turn {number}: {points}</source>
        <translation>Zug {number}: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/rates.py"/>
        <source>Games won by level</source>
        <translation>Gewonnene Spiele nach Stärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/rates.py"/>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>{number}%</source>
        <comment>a share, in per cent</comment>
        <translation>{number} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/rates.py"/>
        <source>{won} of {games}</source>
        <comment>games won, games played</comment>
        <translation>{won} von {games}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/rates.py"/>
        <source>if everyone were equally good</source>
        <translation>wenn alle gleich gut wären</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/skill.py"/>
        <source>Your skill</source>
        <translation>Deine Spielstärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>Production</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>{name}: {thing}: {points}</source>
        <translation>{name}: {thing}: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/win_chances.py"/>
        <source>Chances to win</source>
        <translation>Siegchancen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/win_chances.py"/>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>{name} {percent}%</source>
        <translation>{name} {percent} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/win_chances.py"/>
        <source>At the end: {chances}</source>
        <translation>Am Ende: {chances}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/action_questions.py"/>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/action_questions.py"/>
        <source>You can still build or buy: {pieces}</source>
        <translation>Du kannst noch bauen oder kaufen: {pieces}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/action_questions.py"/>
        <source>Close this question (Esc) to continue your turn.</source>
        <translation>Schließe die Frage (Esc), um deinen Zug fortzusetzen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>Say why …</source>
        <translation>Grund angeben …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>Counter-offer …</source>
        <translation>Gegenangebot …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>Offer this</source>
        <translation>So anbieten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <location filename="../../catanqt/ui/pages/back_page.py"/>
        <location filename="../../catanqt/ui/pages/new_game/cast_page.py"/>
        <location filename="../../catanqt/ui/pages/new_game/page.py"/>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>{name} offers you a trade</source>
        <translation>{name} bietet dir einen Tausch an</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>{name} offers you {give} for {want}</source>
        <translation>{name} bietet dir {give} für {want}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You do not have what is asked for.</source>
        <translation>Du hast nicht, was verlangt wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>Change what you give or what you get.</source>
        <translation>Ändere, was du gibst oder was du bekommst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/answer_strip.py"/>
        <source>{name} can accept or refuse.</source>
        <translation>{name} kann annehmen oder ablehnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>Ask {name}</source>
        <translation>{name} fragen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>Trade</source>
        <comment>with somebody who agrees</comment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>{name} accepts.</source>
        <translation>{name} nimmt an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>accepts</source>
        <comment>an offer</comment>
        <translation>nimmt an</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <location filename="../../catanqt/ui/games/classic/line_builder.py"/>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>“{words}”</source>
        <comment>what somebody says</comment>
        <translation>„{words}“</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>is thinking …</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>Trade with {name}: {terms}</source>
        <translation>Mit {name} tauschen: {terms}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>{name} would give {give} for {want}.</source>
        <translation>{name} würde {give} für {want} geben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>You give {give} for {get}</source>
        <comment>a counter-offer: as short as possible</comment>
        <translation>Du gibst {give} für {get}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>You lack {goods}</source>
        <comment>a counter-offer that cannot be paid: as short as possible</comment>
        <translation>Es fehlt: {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/partners.py"/>
        <source>You lack {goods}.</source>
        <translation>Dir fehlt noch: {goods}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/pick.py"/>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/pick.py"/>
        <source>{count} of {total}</source>
        <comment>cards picked</comment>
        <translation>{count} von {total}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/decisions/pick.py"/>
        <source>Choose %n more cards first.</source>
        <translation>
            <numerusform>Wähle erst noch %n Karte.</numerusform>
            <numerusform>Wähle erst noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/pick.py"/>
        <source>Confirm (Enter)</source>
        <translation>Bestätigen (Eingabetaste)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/stepper.py"/>
        <source>{goods}: {count} of {held}</source>
        <translation>{goods}: {count} von {held}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/stepper.py"/>
        <source>{goods}: {count}</source>
        <translation>{goods}: {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/stepper.py"/>
        <source>{count}/{held}</source>
        <comment>picked of how many</comment>
        <translation>{count}/{held}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/strip.py"/>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <location filename="../../catanqt/ui/widgets/recap.py"/>
        <location filename="../../catanqt/ui/window/notification_bar.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/strip.py"/>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Offer</source>
        <translation>Anbieten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Ask the players you have ticked</source>
        <translation>Die Angekreuzten fragen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Trade with one of them, or withdraw.</source>
        <translation>Tausche mit einem von ihnen oder zieh zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>You can trade with none of them: withdraw your offer.</source>
        <translation>Mit niemandem kannst du tauschen: Zieh dein Angebot zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Waiting for answers …</source>
        <translation>Warte auf Antworten …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Nobody agreed.</source>
        <translation>Niemand hat angenommen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Choose what you give and what you get.</source>
        <translation>Wähle, was du gibst und was du bekommst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>You can also swap this at once.</source>
        <translation>Das kannst du auch sofort tauschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>You can swap this at once.</source>
        <translation>Das kannst du sofort tauschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Ask everybody, or only those you tick.</source>
        <translation>Frag alle oder nur, wen du ankreuzt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>{name} {rate}:1</source>
        <comment>a bank trade</comment>
        <translation>{name} {rate}:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Swap this now</source>
        <translation>Jetzt tauschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_strip.py"/>
        <source>Give as many as the rate asks for, and choose one to get.</source>
        <translation>Gib so viele, wie der Kurs verlangt, und wähle eine, die du bekommst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>Rates</source>
        <translation>Kurse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>{count} {goods}</source>
        <comment>how many one has of a resource</comment>
        <translation>{count} {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>Give {goods}</source>
        <translation>{goods} geben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>Get {goods}</source>
        <translation>{goods} bekommen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>{rate}:1</source>
        <comment>the bank&apos;s rate</comment>
        <translation>{rate}:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/decisions/trade_terms.py"/>
        <source>Give {count} {goods} for one card of your choice</source>
        <translation>Gib {count} {goods} für eine Karte deiner Wahl</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>{words}, for {cost}. {note}</source>
        <translation>{words}, für {cost}. {note}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>{words}, for {cost}: not now, {why}</source>
        <translation>{words}, für {cost}: jetzt nicht, {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Robber to the desert</source>
        <translation>Räuber in die Wüste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Robber off the board</source>
        <translation>Räuber von der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Card from an opponent</source>
        <translation>Karte eines Gegners</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Any resource</source>
        <translation>Beliebiger Rohstoff</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Free road</source>
        <translation>Kostenlose Straße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Free development card</source>
        <translation>Kostenlose Entwicklungskarte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>he robs nobody there</source>
        <translation>dort beraubt er niemanden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>a random card; you choose the opponent</source>
        <translation>eine zufällige Karte; du wählst, von wem</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>your choice, from the bank</source>
        <translation>deiner Wahl, von der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>you place it at once</source>
        <translation>du legst sie sofort</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>playable from your next turn on</source>
        <translation>spielbar ab deinem nächsten Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>the robber is already there</source>
        <translation>der Räuber ist schon dort</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>the robber is already off the board</source>
        <translation>der Räuber ist schon fort</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>no opponent has a card</source>
        <translation>kein Gegner hat eine Karte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>the bank has no cards left</source>
        <translation>die Bank hat keine Karten mehr</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>you have no road left, or no place for it</source>
        <translation>du hast keine Straße mehr oder keinen Platz dafür</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>no development card is left</source>
        <translation>es gibt keine Entwicklungskarte mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>bank: %n</source>
        <comment>cards left</comment>
        <translation>
            <numerusform>Bank: %n</numerusform>
            <numerusform>Bank: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Take a card from {name}.</source>
        <translation>Nimm {name} eine Karte ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Take {cards} from the bank.</source>
        <translation>Nimm {cards} von der Bank.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Send the robber to the desert.</source>
        <translation>Schick den Räuber in die Wüste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Send the robber off the board.</source>
        <translation>Schick den Räuber von der Insel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Take a free road.</source>
        <translation>Nimm eine kostenlose Straße.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>Take a free development card.</source>
        <translation>Nimm eine kostenlose Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/advantages.py"/>
        <source>From whom do you take a card?</source>
        <translation>Von wem nimmst du eine Karte?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Settle the island, trade and build.</source>
        <translation>Besiedle die Insel, handle und baue.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Settle, roll, build, trade, and win. %n steps.</source>
        <translation>
            <numerusform>Siedeln, würfeln, bauen, handeln und gewinnen. %n Schritt.</numerusform>
            <numerusform>Siedeln, würfeln, bauen, handeln und gewinnen. %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n settlements</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n victory point cards</source>
        <translation>
            <numerusform>%n Siegpunktkarte</numerusform>
            <numerusform>%n Siegpunktkarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Island {seed}</source>
        <translation>Insel {seed}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>The first to reach %n points wins.</source>
        <translation>
            <numerusform>Wer zuerst %n Punkt hat, gewinnt.</numerusform>
            <numerusform>Wer zuerst %n Punkte hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>You won with %n points</source>
        <translation>
            <numerusform>Du hast mit %n Punkt gewonnen</numerusform>
            <numerusform>Du hast mit %n Punkten gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} won with %n points</source>
        <translation>
            <numerusform>{name} hat mit %n Punkt gewonnen</numerusform>
            <numerusform>{name} hat mit %n Punkten gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Your hand: %n cards</source>
        <translation>
            <numerusform>Deine Hand: %n Karte</numerusform>
            <numerusform>Deine Hand: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Points, turn by turn</source>
        <translation>Punkte, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Final points</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Points now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>Where everybody&apos;s points come from</source>
        <translation>Woher alle ihre Punkte haben</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n cards from the land, those of the set-up included</source>
        <translation>
            <numerusform>%n Karte vom Land, samt Gründung</numerusform>
            <numerusform>%n Karten vom Land, samt Gründung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>%n cards from the rolls alone, against those expected</source>
        <translation>
            <numerusform>%n Karte allein aus den Würfen, daneben die zu erwartenden</numerusform>
            <numerusform>%n Karten allein aus den Würfen, daneben die zu erwartenden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/__init__.py"/>
        <source>with bank and harbours</source>
        <translation>mit Bank und Häfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Play year of plenty and take {cards}.</source>
        <translation>Spiele „Erfindung“ und nimm {cards}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Play year of plenty and take {first} and {second}.</source>
        <translation>Spiele „Erfindung“ und nimm {first} und {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Play monopoly and name {resource}.</source>
        <translation>Spiele „Monopol“ und nenne {resource}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Give the bank {give} for {take}.</source>
        <translation>Gib der Bank {give} für {take}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <location filename="../../catanqt/ui/play/move_text.py"/>
        <source>Discard {cards}.</source>
        <translation>Wirf {cards} ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Steal from {name}.</source>
        <translation>Bestiehl {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Place your settlement on the marked corner.</source>
        <translation>Setze deine Siedlung auf die markierte Ecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Place your road on the marked edge.</source>
        <translation>Lege deine Straße auf die markierte Kante.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Build a road on the marked edge.</source>
        <translation>Baue eine Straße auf der markierten Kante.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Build a settlement on the marked corner.</source>
        <translation>Baue eine Siedlung auf die markierte Ecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Upgrade the marked settlement to a city.</source>
        <translation>Baue die markierte Siedlung zur Stadt aus.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Move the robber to the marked hex.</source>
        <translation>Versetze den Räuber auf das markierte Feld.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Buy a development card.</source>
        <translation>Kaufe eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Play a knight.</source>
        <translation>Spiele einen Ritter.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Play road building.</source>
        <translation>Spiele „Straßenbau“.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <source>Roll the dice.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/hint_text.py"/>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>End your turn.</source>
        <translation>Beende deinen Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Place a settlement</source>
        <translation>Siedlung setzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Drag the settlement from the tray onto a highlighted corner, then a road next to it. The dots below a number show how often it is rolled: more dots, more cards.</source>
        <translation>Zieh die Siedlung aus der Ablage auf eine leuchtende Ecke, dann eine Straße daneben. Die Augen unter einer Zahl zeigen, wie oft sie fällt: mehr Augen, mehr Karten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Well placed! Each hex around your second settlement has given you a card to start with.</source>
        <translation>Gut gewählt! Jedes Feld um deine zweite Siedlung hat dir für den Anfang eine Karte gebracht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>That works. Corners with more dots, next to a 6 or an 8, bring cards more often.</source>
        <translation>Das geht. Ecken mit mehr Augen, etwa an einer 6 oder 8, bringen öfter Karten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Every turn begins with the dice. Press Roll, or the R key, and see which hexes produce.</source>
        <translation>Jeder Zug beginnt mit den Würfeln. Drücke „Würfeln“ oder die Taste R und sieh, welche Felder etwas bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Every hex with this number gives one card to each settlement on its corners, and two to each city.</source>
        <translation>Jedes Feld mit dieser Zahl bringt jeder Siedlung an seinen Ecken eine Karte und jeder Stadt zwei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Others roll for you, too</source>
        <translation>Auch andere würfeln für dich</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Keep your cards for later. End your turn, and see what you get when the others roll.</source>
        <translation>Heb deine Karten für später auf. Beende deinen Zug und sieh, was du bekommst, wenn die anderen würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>A number pays everybody, no matter who rolled it. So settle on many different numbers.</source>
        <translation>Eine Zahl bringt allen etwas, egal wer sie gewürfelt hat. Siedle also an vielen verschiedenen Zahlen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Build a road</source>
        <translation>Straße bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Now imagine it is a later turn, and you have lumber and brick for a road. Drag one next to your own road.</source>
        <translation>Stell dir nun einen späteren Zug vor: Du hast Holz und Lehm für eine Straße. Zieh sie neben deine eigene Straße.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>It leads to new corners. The first unbroken road of five or more also earns two points.</source>
        <translation>Sie führt zu neuen Ecken. Der erste zusammenhängende Straßenzug aus mindestens fünf Straßen bringt außerdem zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Build a settlement</source>
        <translation>Siedlung bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Now imagine your roads reach a free corner and you have lumber, brick, wool and grain for a settlement. Drag it there. It must be at least two paths away from any other building.</source>
        <translation>Stell dir nun vor, deine Straßen erreichen eine freie Ecke und du hast Holz, Lehm, Wolle und Getreide für eine Siedlung. Zieh sie dorthin. Zu jedem anderen Gebäude müssen es mindestens zwei Wege sein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>One more point, and more hexes that produce for you.</source>
        <translation>Ein Punkt mehr, und mehr Felder, die dir etwas bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Trade with the bank</source>
        <translation>Handle mit der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Now imagine you have too much grain and need ore. Open Trade, or press T: the bank gives one card for four alike. With a harbour it asks for only three, or two of the kind shown there.</source>
        <translation>Stell dir nun vor, du hast zu viel Getreide und brauchst Erz. Öffne „Handeln“ oder drücke T: Die Bank gibt eine Karte für vier gleiche. Am Hafen will sie nur drei oder zwei von der Sorte, die er zeigt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>The bank is always there, but expensive. A settlement at a harbour makes it cheaper.</source>
        <translation>Die Bank ist immer da, aber teuer. Mit einer Siedlung am Hafen wird es billiger.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Trade with a player</source>
        <translation>Handle mit jemandem</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Now imagine you have wool to spare and the others have ore. Open Trade, offer one wool for one ore, and take the answer you like.</source>
        <translation>Stell dir nun vor, du hast Wolle übrig und die anderen haben Erz. Öffne „Handeln“, biete eine Wolle für ein Erz und nimm die Antwort an, die dir gefällt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>A fair trade helps both of you. You may trade as often as you like, but only on your own turn.</source>
        <translation>Ein fairer Tausch hilft euch beiden. Du darfst so oft handeln, wie du magst, aber nur in deinem eigenen Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>A seven, and the robber</source>
        <translation>Eine Sieben und der Räuber</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Now imagine you hold eight cards. Roll: it will be a seven, so half of them must go. Then move the robber to a hex of another player: it stops producing, and you steal a card.</source>
        <translation>Stell dir nun vor, du hast acht Karten. Würfle: Bei der Sieben wirfst du die Hälfte ab. Versetze dann den Räuber auf ein Feld eines anderen: Es bringt nichts mehr ein, und du stiehlst eine Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>The robber stays there until the next seven or until somebody plays a knight.</source>
        <translation>Der Räuber bleibt dort bis zur nächsten Sieben oder bis jemand einen Ritter spielt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Buy a development card</source>
        <translation>Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Now imagine you have wool, grain and ore: enough for a development card. It may be a knight, a progress card or a point. Press its tile in the tray.</source>
        <translation>Stell dir nun vor, du hast Wolle, Getreide und Erz: genug für eine Entwicklungskarte. Das kann ein Ritter, ein Fortschritt oder ein Siegpunkt sein. Klick sie in der Ablage an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>A knight! You may play it from your next turn on. Three knights earn the largest army: two points.</source>
        <translation>Ein Ritter! Du darfst ihn ab deinem nächsten Zug spielen. Drei Ritter bringen die Größte Rittermacht: zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Win the game</source>
        <translation>Gewinne das Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Now imagine you have nine points, and ten win. Three ore and two grain turn a settlement into a city, which is worth one more point and brings twice the cards. Drag it onto one.</source>
        <translation>Stell dir nun vor, du hast neun Punkte, und bei zehn gewinnst du. Mit drei Erz und zwei Getreide wird aus einer Siedlung eine Stadt: ein Punkt mehr und doppelt so viele Karten. Zieh sie auf eine Siedlung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>You have won! Now you know all you need for your first game.</source>
        <translation>Du hast gewonnen! Jetzt weißt du alles für dein erstes Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/lesson.py"/>
        <source>Nobody else has built there. Choose a hex with a building of another player.</source>
        <translation>Dort hat sonst niemand gebaut. Wähle ein Feld, an dem ein fremdes Gebäude steht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/line_builder.py"/>
        <source>{name}: “{words}”</source>
        <comment>somebody says something</comment>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/line_builder.py"/>
        <source>{total} ({dice})</source>
        <comment>a roll</comment>
        <translation>{total} ({dice})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} received {goods}</source>
        <translation>{name} bekommt {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} discarded {goods}</source>
        <translation>{name} wirft {goods} ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} took {goods} from the bank</source>
        <translation>{name} nimmt {goods} von der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{goods} from {victim}</source>
        <comment>several of these in a row: 2 wool from Ann, 1 wool from Bob</comment>
        <translation>{goods} von {victim}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} took {loot}</source>
        <translation>{name} nimmt {loot}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} rolled {dice}</source>
        <translation>{name} würfelt {dice}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{icon} The dice deck was reshuffled: all 36 rolls are in it again</source>
        <translation>{icon} Der Würfelstapel wurde neu gemischt: Alle 36 Würfe sind wieder darin</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>The bank has too little for everyone who should get {goods}</source>
        <translation>Die Bank hat zu wenig für alle, denen {goods} zusteht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} sent the robber off the board</source>
        <translation>{name} schickt den Räuber von der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} moved the robber to {land}</source>
        <translation>{name} versetzt den Räuber: {land}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} stole a card from {victim}</source>
        <translation>{name} stiehlt {victim} eine Karte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} stole {goods} from {victim}</source>
        <translation>{name} stiehlt {victim} {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} built a road</source>
        <translation>{name} baut eine Straße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} placed a settlement</source>
        <translation>{name} setzt eine Siedlung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} built a settlement</source>
        <translation>{name} baut eine Siedlung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} built a city</source>
        <translation>{name} baut eine Stadt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} drew a development card</source>
        <translation>{name} zieht eine Entwicklungskarte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} drew a development card: {card}</source>
        <translation>{name} zieht eine Entwicklungskarte: {card}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} played {card}</source>
        <translation>{name} spielt {card}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} took {goods} from {victim}</source>
        <translation>{name} nimmt {victim} {goods} ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} traded {give} for {take} with the bank</source>
        <translation>{name} tauscht {give} gegen {take} mit der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} offered {give} for {want}</source>
        <translation>{name} bietet {give} für {want}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} offered {give} for {want} to {to}</source>
        <translation>{name} bietet {to} {give} für {want}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} accepted</source>
        <translation>{name} nimmt an</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{award} Nobody has the longest road now</source>
        <translation>{award} Niemand hat jetzt die Längste Handelsstraße</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} has the longest road now: %n roads {award}</source>
        <translation>
            <numerusform>{name} hat jetzt die Längste Handelsstraße: %n Straße {award}</numerusform>
            <numerusform>{name} hat jetzt die Längste Handelsstraße: %n Straßen {award}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{award} Nobody has the largest army now</source>
        <translation>{award} Niemand hat jetzt die Größte Rittermacht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} has the largest army now: %n knights {award}</source>
        <translation>
            <numerusform>{name} hat jetzt die Größte Rittermacht: %n Ritter {award}</numerusform>
            <numerusform>{name} hat jetzt die Größte Rittermacht: %n Ritter {award}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>You have the longest road!</source>
        <translation>Du hast die Längste Handelsstraße!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} has the longest road</source>
        <translation>{name} hat die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>You have the largest army!</source>
        <translation>Du hast die Größte Rittermacht!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} has the largest army</source>
        <translation>{name} hat die Größte Rittermacht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You drew: {card}</source>
        <translation>Du hast gezogen: {card}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} stole {goods} from you!</source>
        <translation>{name} hat dir {goods} gestohlen!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>You stole {goods} from {name}</source>
        <translation>Du hast {name} {goods} gestohlen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} traded with {partner} instead</source>
        <translation>{name} tauscht stattdessen mit {partner}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>Monopoly: you get {goods}!</source>
        <translation>Monopol: Du bekommst {goods}!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>Monopoly: {name} takes {goods} from you!</source>
        <translation>Monopol: {name} nimmt dir {goods} weg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>Monopoly: {name} gets {goods}</source>
        <translation>Monopol: {name} bekommt {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>The friendly robber stays: on every other hex there is somebody to spare</source>
        <translation>Der freundliche Räuber bleibt stehen: Auf jedem anderen Feld gäbe es jemanden zu verschonen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <location filename="../../catanqt/ui/pages/game/prompt_text.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You have won with %n points!</source>
        <translation>
            <numerusform>Du hast mit %n Punkt gewonnen!</numerusform>
            <numerusform>Du hast mit %n Punkten gewonnen!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} has won with %n points.</source>
        <translation>
            <numerusform>{name} hat mit %n Punkt gewonnen.</numerusform>
            <numerusform>{name} hat mit %n Punkten gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is placing the first settlement.</source>
        <translation>{name} setzt die erste Siedlung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is placing the second settlement.</source>
        <translation>{name} setzt die zweite Siedlung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Corners with many dots around them bring cards most often.</source>
        <translation>Ecken mit vielen Augen ringsum bringen am häufigsten Karten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Place your first settlement on a highlighted corner.</source>
        <translation>Setze deine erste Siedlung auf eine leuchtende Ecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>It brings one card for each hex around it right away.</source>
        <translation>Sie bringt sofort eine Karte für jedes Feld ringsum.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Place your second settlement on a highlighted corner.</source>
        <translation>Setze deine zweite Siedlung auf eine leuchtende Ecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Place a road next to your new settlement.</source>
        <translation>Lege eine Straße an deine neue Siedlung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is placing a road.</source>
        <translation>{name} legt eine Straße.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is about to roll the dice.</source>
        <translation>{name} würfelt gleich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You may play a development card first.</source>
        <translation>Vorher darfst du eine Entwicklungskarte spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Your turn: roll the dice.</source>
        <translation>Du bist am Zug: Würfle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Your dice are rolling.</source>
        <translation>Deine Würfel rollen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is rolling the dice.</source>
        <translation>{name} würfelt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Your turn: build, trade, or end your turn.</source>
        <translation>Du bist am Zug: Baue, handle oder beende deinen Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is trading and building.</source>
        <translation>{name} handelt und baut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Drag a piece from below onto the board, or press its number key.</source>
        <translation>Zieh eine Figur von unten aufs Brett oder drücke ihre Zahlentaste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You can afford a development card.</source>
        <translation>Du kannst dir eine Entwicklungskarte leisten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You cannot build anything yet, but you can trade.</source>
        <translation>Du kannst noch nichts bauen, aber handeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You do not have the cards to build anything now.</source>
        <translation>Dir fehlen gerade die Karten, um etwas zu bauen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Place %n free roads.</source>
        <translation>
            <numerusform>Lege %n kostenlose Straße.</numerusform>
            <numerusform>Lege %n kostenlose Straßen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>They cost nothing.</source>
        <translation>Sie kosten nichts.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is placing free roads.</source>
        <translation>{name} legt kostenlose Straßen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You draw a development card.</source>
        <translation>Du ziehst eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} draws a development card.</source>
        <translation>{name} zieht eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You had more than {limit} cards when the seven was rolled.</source>
        <translation>Du hattest mehr als {limit} Karten, als die Sieben fiel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Discard %n cards.</source>
        <translation>
            <numerusform>Wirf %n Karte ab.</numerusform>
            <numerusform>Wirf %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is choosing cards to discard.</source>
        <translation>{name} wählt die Karten, die abgeworfen werden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>The hex produces nothing while he is there, and you steal a card from a player next to it.</source>
        <translation>Das Feld bringt nichts ein, solange er dort steht, und du bestiehlst jemanden, der daran wohnt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>He is friendly: he spares everybody with fewer than %n visible points.</source>
        <translation>
            <numerusform>Er ist freundlich: Wer weniger als %n sichtbaren Punkt hat, wird verschont.</numerusform>
            <numerusform>Er ist freundlich: Wer weniger als %n sichtbare Punkte hat, wird verschont.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Move the robber to another hex.</source>
        <translation>Versetze den Räuber auf ein anderes Feld.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is moving the robber.</source>
        <translation>{name} versetzt den Räuber.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Choose whom to steal a card from.</source>
        <translation>Wähle, wen du bestiehlst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is choosing whom to steal from.</source>
        <translation>{name} wählt, wer bestohlen wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>You steal a card from {victim}.</source>
        <translation>Du stiehlst {victim} eine Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} steals a card from you.</source>
        <translation>{name} stiehlt dir eine Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} steals a card from {victim}.</source>
        <translation>{name} stiehlt {victim} eine Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} offers you a trade.</source>
        <translation>{name} bietet dir einen Tausch an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Accept, decline, or make a counter-offer.</source>
        <translation>Nimm an, lehne ab oder mach ein Gegenangebot.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is thinking about your offer.</source>
        <translation>{name} überlegt sich dein Angebot.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is thinking about the offer of {proposer}.</source>
        <translation>{name} überlegt sich das Angebot von {proposer}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Choose whom to trade with, or withdraw your offer.</source>
        <translation>Wähle, mit wem du tauschst, oder zieh dein Angebot zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is choosing whom to trade with.</source>
        <translation>{name} wählt, mit wem getauscht wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>{effect} {why}</source>
        <comment>a card: what it does, why not now</comment>
        <translation>{effect} {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>You can play it on your own turn.</source>
        <translation>Du kannst sie in deinem eigenen Zug spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>You got it this turn: you can play it from your next turn on.</source>
        <translation>Du hast sie in diesem Zug bekommen: Du darfst sie ab deinem nächsten Zug spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>You may play only one development card per turn.</source>
        <translation>Du darfst nur eine Entwicklungskarte pro Zug spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>It would have no effect now.</source>
        <translation>Sie würde jetzt nichts bewirken.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Whom do you steal from?</source>
        <translation>Wen bestiehlst du?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>You draw one card without seeing it.</source>
        <translation>Du ziehst verdeckt eine Karte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Choose %n cards to discard</source>
        <translation>
            <numerusform>Wähle %n Karte, die du abwirfst</numerusform>
            <numerusform>Wähle %n Karten, die du abwirfst</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>All the others give you every card of it that they have.</source>
        <translation>Alle anderen geben dir alle Karten, die sie davon haben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Which resource do you want from everybody?</source>
        <translation>Welchen Rohstoff sollen dir alle geben?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Take %n cards from the bank</source>
        <translation>
            <numerusform>Nimm %n Karte von der Bank</numerusform>
            <numerusform>Nimm %n Karten von der Bank</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>{give} for {take}</source>
        <translation>{give} für {take}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Place a road</source>
        <translation>Straße legen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Build a city</source>
        <translation>Stadt bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Move the robber</source>
        <translation>Räuber versetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Play a knight</source>
        <translation>Ritter spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Play road building</source>
        <translation>Straßenbau spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/questions.py"/>
        <source>Withdraw the offer</source>
        <translation>Angebot zurückziehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>Nobody has the longest road now</source>
        <translation>Niemand hat jetzt die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>Nobody has the largest army now</source>
        <translation>Niemand hat jetzt die Größte Rittermacht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You got {goods}</source>
        <comment>from the land, since your last turn</comment>
        <translation>Du hast {goods} bekommen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You discarded {goods}</source>
        <translation>Du hast {goods} abgeworfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You took {goods} from the bank</source>
        <translation>Du hast {goods} von der Bank genommen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>{name} stole {goods} from you</source>
        <translation>{name} hat dir {goods} gestohlen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>{name} took {goods} from you</source>
        <comment>by a monopoly</comment>
        <translation>{name} hat dir {goods} weggenommen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You have the longest road now</source>
        <translation>Du hast jetzt die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You lost the longest road to {name}</source>
        <translation>Du hast die Längste Handelsstraße an {name} verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You have the largest army now</source>
        <translation>Du hast jetzt die Größte Rittermacht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You lost the largest army to {name}</source>
        <translation>Du hast die Größte Rittermacht an {name} verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You lost the longest road</source>
        <translation>Du hast die Längste Handelsstraße verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>You lost the largest army</source>
        <translation>Du hast die Größte Rittermacht verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>rolled {dice}</source>
        <comment>after a name</comment>
        <translation>würfelte {dice}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>discarded {goods}</source>
        <comment>after a name</comment>
        <translation>warf {goods} ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>took {goods} from the bank</source>
        <comment>after a name</comment>
        <translation>nahm {goods} von der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>stole {goods} from {name}</source>
        <translation>stahl {name} {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>stole a card from {name}</source>
        <translation>stahl {name} eine Karte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>took {goods} from {name}</source>
        <comment>by a monopoly, after a name</comment>
        <translation>nahm {name} {goods} ab</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>built %n roads</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>baute eine Straße</numerusform>
            <numerusform>baute %n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>built %n settlements</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>baute eine Siedlung</numerusform>
            <numerusform>baute %n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>built %n cities</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>baute eine Stadt</numerusform>
            <numerusform>baute %n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>drew %n development cards</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>zog eine Entwicklungskarte</numerusform>
            <numerusform>zog %n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>played {card}</source>
        <comment>after a name</comment>
        <translation>spielte {card}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>played {card} before the roll</source>
        <comment>after a name</comment>
        <translation>spielte vor dem Wurf {card}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>has the longest road now</source>
        <comment>after a name</comment>
        <translation>hat jetzt die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>has the largest army now</source>
        <comment>after a name</comment>
        <translation>hat jetzt die Größte Rittermacht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>sent the robber off the board</source>
        <comment>after a name</comment>
        <translation>schickte den Räuber von der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/recap.py"/>
        <source>moved the robber to {land}</source>
        <comment>after a name</comment>
        <translation>versetzte den Räuber auf {land}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That is not possible now. The line above the board says what to do.</source>
        <translation>Das geht jetzt nicht. Die Zeile über dem Brett sagt, was zu tun ist.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The game is over. Start a new one to play on.</source>
        <translation>Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That can no longer be undone: dice, a card or another player followed it.</source>
        <translation>Das lässt sich nicht mehr zurücknehmen: Danach kamen Würfel, eine Karte oder jemand anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You cannot afford that yet. Trade for what is missing, or wait for more cards.</source>
        <translation>Das kannst du noch nicht bezahlen. Tausche, was fehlt, oder warte auf weitere Karten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>None of these are left. Choose something else.</source>
        <translation>Davon ist nichts mehr da. Wähle etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That does not fit there. Choose one of the highlighted places.</source>
        <translation>Das passt dort nicht hin. Wähle einen der leuchtenden Plätze.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>Something is already there. Choose a free place.</source>
        <translation>Dort steht schon etwas. Wähle einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>Too close to another building: the corners next to it must stay empty. Choose a corner further away.</source>
        <translation>Zu nah an einem anderen Gebäude: Die Ecken daneben müssen frei bleiben. Wähle eine Ecke weiter weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>None of your roads lead there. Build roads towards it first.</source>
        <translation>Keine deiner Straßen führt dorthin. Baue erst Straßen bis dorthin.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>A city replaces one of your own settlements. Choose one of them.</source>
        <translation>Eine Stadt ersetzt eine eigene Siedlung. Wähle eine davon.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The robber is already there and has to move. Choose another hex.</source>
        <translation>Der Räuber ist schon dort und muss weiterziehen. Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>There is no such card here. Choose another one.</source>
        <translation>So eine Karte gibt es hier nicht. Wähle eine andere.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You got this card this turn. You may play it from your next turn on.</source>
        <translation>Diese Karte hast du in diesem Zug bekommen. Spielen darfst du sie ab deinem nächsten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You have already played a development card. Keep this one for another turn.</source>
        <translation>Du hast schon eine Entwicklungskarte gespielt. Heb diese für einen anderen Zug auf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You have no road to place, or no place for one. Keep the card for later.</source>
        <translation>Du hast keine Straße mehr oder keinen Platz dafür. Heb die Karte für später auf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The bank has too few cards of that kind. Choose another one.</source>
        <translation>Davon hat die Bank zu wenige Karten. Wähle etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You cannot trade something for itself. Change what you give or what you get.</source>
        <translation>Du kannst nichts gegen sich selbst tauschen. Ändere, was du gibst oder bekommst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You can only steal from players with a building on this hex and a card in hand.</source>
        <translation>Du kannst nur jemanden bestehlen, der an diesem Feld ein Gebäude und Karten auf der Hand hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The friendly robber spares somebody there who has few points. Choose another hex.</source>
        <translation>Der freundliche Räuber verschont dort jemanden mit wenigen Punkten. Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The agreed rules do not allow this trade.</source>
        <translation>Die vereinbarten Regeln erlauben diesen Handel nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You have already built in this turn. Trade before you build next time.</source>
        <translation>Du hast in diesem Zug schon gebaut. Handle das nächste Mal vor dem Bauen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>Gifts are not allowed. Choose something for both sides.</source>
        <translation>Geschenke sind nicht erlaubt. Wähle etwas für beide Seiten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That cannot be traded here. Choose goods from the list.</source>
        <translation>Damit lässt sich hier nicht handeln. Wähle Waren aus der Liste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>Nobody can trade on these terms. Choose another player.</source>
        <translation>Zu diesen Bedingungen gibt es niemanden zum Tauschen. Wähle jemand anderen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That is no answer to an offer. Accept it, decline it or make another one.</source>
        <translation>Das ist keine Antwort auf ein Angebot. Nimm an, lehne ab oder mach ein anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>Dice or cards cannot come up like that. Nothing has changed.</source>
        <translation>So können Würfel oder Karten nicht fallen. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>No, thank you.</source>
        <translation>Nein, danke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>I need that myself.</source>
        <translation>Das brauche ich selbst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>I have no use for that.</source>
        <translation>Damit kann ich nichts anfangen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That is too much for what I get.</source>
        <translation>Das ist zu viel für das, was ich bekomme.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You are too close to winning.</source>
        <translation>Du bist zu nah am Sieg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>I do not have that.</source>
        <translation>Das habe ich nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>%n resource cards</source>
        <translation>
            <numerusform>%n Rohstoffkarte</numerusform>
            <numerusform>%n Rohstoffkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>%n development cards</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>%n knights played</source>
        <translation>
            <numerusform>%n Ritter gespielt</numerusform>
            <numerusform>%n Ritter gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Longest stretch: %n roads</source>
        <translation>
            <numerusform>Längster Straßenzug: %n Straße</numerusform>
            <numerusform>Längster Straßenzug: %n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Longest road: %n points</source>
        <translation>
            <numerusform>Längste Handelsstraße: %n Punkt</numerusform>
            <numerusform>Längste Handelsstraße: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Largest army: %n points</source>
        <translation>
            <numerusform>Größte Rittermacht: %n Punkt</numerusform>
            <numerusform>Größte Rittermacht: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Roll both dice</source>
        <translation>Beide Würfel werfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Pass the dice</source>
        <translation>Die Würfel weitergeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Card</source>
        <comment>a development card, in the tray</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>You still need {goods}.</source>
        <translation>Du brauchst noch {goods}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>First do what the line above the board says.</source>
        <translation>Tu erst, was die Zeile über dem Brett sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>There is no free place next to your roads and buildings.</source>
        <translation>Neben deinen Straßen und Gebäuden ist kein Platz frei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>There is no free corner on your roads that is far enough from other buildings.</source>
        <translation>An deinen Straßen ist keine freie Ecke, die weit genug von anderen Gebäuden liegt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>A city replaces a settlement, and you have none.</source>
        <translation>Eine Stadt ersetzt eine Siedlung, und du hast keine.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>You have built all your roads.</source>
        <translation>Du hast alle deine Straßen gebaut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>All your settlements are on the board. Building a city gives you one back.</source>
        <translation>Alle deine Siedlungen stehen auf dem Brett. Eine Stadt gibt dir eine zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>You have built all your cities.</source>
        <translation>Du hast alle deine Städte gebaut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/tray.py"/>
        <source>All development cards have been bought.</source>
        <translation>Alle Entwicklungskarten sind verkauft.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Road building</source>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Year of plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Move the robber and steal a card. Three or more knights can earn you the largest army.</source>
        <translation>Versetze den Räuber und stiehl eine Karte. Mit mindestens drei Rittern kannst du die Größte Rittermacht bekommen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Worth 1 point. It counts right away, stays hidden and is never played.</source>
        <translation>1 Punkt wert. Er zählt sofort, bleibt verdeckt und wird nie gespielt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Place 2 roads free of charge.</source>
        <translation>Lege 2 Straßen kostenlos.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Take any 2 resource cards from the bank.</source>
        <translation>Nimm 2 beliebige Rohstoffkarten von der Bank.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Name a resource: all the others give you every card of it that they have.</source>
        <translation>Nenne einen Rohstoff: Alle anderen geben dir alle Karten, die sie davon haben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>the desert</source>
        <translation>die Wüste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>the soccer pitch</source>
        <translation>das Fußballfeld</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>{land} {number}</source>
        <comment>a hex: Forest 8</comment>
        <translation>{land} {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/default_kit.py"/>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>Turn {number}, {player}</source>
        <comment>a heading of the log</comment>
        <translation>Zug {number}, {player}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>Turn {number}, {player}: {dice}</source>
        <comment>a heading of the log, with what was rolled</comment>
        <translation>Zug {number}, {player}: {dice}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>{name} could not take the offer</source>
        <translation>{name} konnte das Angebot nicht annehmen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>{name} declined</source>
        <translation>{name} lehnt ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>{who}: {answer}</source>
        <comment>to an offer</comment>
        <translation>{who}: {answer}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>could not.</source>
        <comment>take the offer, lacking what is wanted</comment>
        <translation>nicht möglich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/grouped_lines.py"/>
        <source>declined.</source>
        <comment>the offer</comment>
        <translation>abgelehnt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Pirates for everyone, with islands and ships.</source>
        <translation>Piraten für alle, mit Inseln und Schiffen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Ships, lairs, Coco and the ghost captain. %n steps.</source>
        <translation>
            <numerusform>Schiffe, Verstecke, Coco und der Geisterkapitän. %n Schritt.</numerusform>
            <numerusform>Schiffe, Verstecke, Coco und der Geisterkapitän. %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Pirate deeds</source>
        <translation>Piratentaten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>lairs built</source>
        <translation>gebaute Verstecke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>ships built</source>
        <translation>gebaute Schiffe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>%n lairs</source>
        <translation>
            <numerusform>%n Versteck</numerusform>
            <numerusform>%n Verstecke</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>lair on Spooky Island</source>
        <translation>Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Ghost captain</source>
        <comment>a part of the game</comment>
        <translation>Geisterkapitän</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Coco tiles</source>
        <comment>a part of the game</comment>
        <translation>Coco-Plättchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Market</source>
        <comment>a part of the game</comment>
        <translation>Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>If you can build a lair, build it. If not, build a ship that leads to the next free place.</source>
        <translation>Wenn du ein Versteck bauen kannst, bau es. Wenn nicht, bau ein Schiff, das zum nächsten freien Platz führt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Look at the market each turn: is there a tile you need for a ship or a lair?</source>
        <translation>Schau in jedem Zug auf den Markt: Liegt dort ein Plättchen, das dir für ein Schiff oder ein Versteck fehlt?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Send the ghost captain where he annoys the player with the most lairs.</source>
        <translation>Schick den Geisterkapitän dorthin, wo er den Spieler mit den meisten Verstecken ärgert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Coco tiles are nearly always worth it, and most of them get you to Spooky Island.</source>
        <translation>Coco-Plättchen lohnen sich fast immer, und wer die meisten hat, kommt auf die Geisterinsel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>When you are nearly there, save your tiles for the last lair.</source>
        <translation>Wenn du fast am Ziel bist, spar deine Plättchen für das letzte Versteck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Pirate sea {seed}</source>
        <translation>Piratenmeer {seed}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>The first to have %n lairs wins.</source>
        <translation>
            <numerusform>Wer zuerst %n Versteck hat, gewinnt.</numerusform>
            <numerusform>Wer zuerst %n Verstecke hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>You won with %n lairs</source>
        <translation>
            <numerusform>Du hast mit %n Versteck gewonnen</numerusform>
            <numerusform>Du hast mit %n Verstecken gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>{name} won with %n lairs</source>
        <translation>
            <numerusform>{name} hat mit %n Versteck gewonnen</numerusform>
            <numerusform>{name} hat mit %n Verstecken gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>You need 1 more lair to win!</source>
        <translation>Dir fehlt noch 1 Versteck zum Sieg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>{name} needs 1 more lair to win!</source>
        <translation>{name} fehlt noch 1 Versteck zum Sieg!</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Your hand: %n tiles</source>
        <translation>
            <numerusform>Deine Hand: %n Plättchen</numerusform>
            <numerusform>Deine Hand: %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Lairs, turn by turn</source>
        <translation>Verstecke, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Lairs</source>
        <translation>Verstecke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>On the islands, and on Spooky Island</source>
        <translation>Auf den Inseln und auf der Geisterinsel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>%n tiles from the islands</source>
        <translation>
            <numerusform>%n Plättchen von den Inseln</numerusform>
            <numerusform>%n Plättchen von den Inseln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>Tiles received and expected</source>
        <translation>Plättchen erhalten und zu erwarten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/__init__.py"/>
        <source>with stock and market</source>
        <translation>mit Vorrat und Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Ask Coco</source>
        <translation>Coco fragen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>Coco the parrot</source>
        <translation>Coco, der Papagei</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>Coco</source>
        <translation>Coco</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>%n tiles left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>Pay and turn over a tile.</source>
        <translation>Zahle und dreh ein Plättchen um.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Wait for your turn, captain.</source>
        <translation>Warte, bis du dran bist, Käpt’n.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>Most tiles: a lair on Spooky Island!</source>
        <translation>Die meisten Plättchen: ein Versteck auf der Geisterinsel!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>You lead: your lair stands on Spooky Island.</source>
        <translation>Du liegst vorn: Dein Versteck steht auf der Geisterinsel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>{name} leads: a lair on Spooky Island.</source>
        <translation>{name} liegt vorn: ein Versteck auf der Geisterinsel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <source>{name}: %n Coco tiles</source>
        <translation>
            <numerusform>{name}: %n Coco-Plättchen</numerusform>
            <numerusform>{name}: %n Coco-Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Swap {give} for {take} at the market.</source>
        <translation>Tausche {give} gegen {take} auf dem Markt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Swap {give} for {take} with the stock.</source>
        <translation>Tausche {give} gegen {take} mit dem Vorrat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Build a ship at the marked place.</source>
        <translation>Baue ein Schiff auf dem markierten Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Build a lair at the marked place.</source>
        <translation>Baue ein Versteck auf dem markierten Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Send the ghost captain home to Spooky Island.</source>
        <translation>Schick den Geisterkapitän heim auf die Geisterinsel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Send the ghost captain to the marked island.</source>
        <translation>Schick den Geisterkapitän auf die markierte Insel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Ask Coco for a tile.</source>
        <translation>Bitte Coco um ein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/hint_text.py"/>
        <source>Roll the die.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Ahoy! Press Roll. Each island shows a number: when it is rolled, your lairs there get a tile.</source>
        <translation>Ahoi! Drücke „Würfeln“. Jede Insel zeigt eine Zahl: Fällt sie, bekommen deine Verstecke dort ein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Your lair got a tile. That also happens when the others roll.</source>
        <translation>Dein Versteck hat ein Plättchen bekommen. Das klappt auch, wenn die anderen würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>Build a ship</source>
        <translation>Schiff bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Now imagine you have wood and a goat: that buys a ship. Drag it to a glowing place next to one of your lairs.</source>
        <translation>Stell dir nun vor, du hast Holz und eine Ziege: Das reicht für ein Schiff. Zieh es auf einen leuchtenden Platz neben einem deiner Verstecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Ahoy! Ships lead to new places for lairs.</source>
        <translation>Ahoi! Schiffe führen zu neuen Plätzen für Verstecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Build a pirate lair</source>
        <translation>Baue ein Piratenversteck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Now imagine you have wood, a goat, molasses and a cutlass: that buys a lair. Drag it next to one of your ships.</source>
        <translation>Stell dir nun vor, du hast Holz, eine Ziege, Melasse und einen Säbel: Das reicht für ein Versteck. Zieh es neben eines deiner Schiffe.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Ships and lairs take turns: ship, lair, ship, lair. Seven lairs win the game!</source>
        <translation>Schiffe und Verstecke wechseln sich ab: Schiff, Versteck, Schiff, Versteck. Sieben Verstecke gewinnen!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Go to the market</source>
        <translation>Geh auf den Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Now imagine you need gold. Once per turn, swap a tile for one at the market. Or give two alike for any one.</source>
        <translation>Stell dir nun vor, du brauchst Gold. Einmal pro Zug darfst du ein Plättchen gegen eines auf dem Markt tauschen. Oder gib zwei gleiche für ein beliebiges.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>A good deal! The market changes all the time, so look at it every turn.</source>
        <translation>Ein guter Handel! Der Markt ändert sich ständig, sieh ihn dir also in jedem Zug an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Ask Coco the parrot</source>
        <translation>Frag Coco, den Papagei</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Now imagine you have molasses, a cutlass and gold: that is what Coco wants. Press the parrot: he calls the ghost captain! Send him to an island and take two tiles.</source>
        <translation>Stell dir nun vor, du hast Melasse, einen Säbel und Gold: Das will Coco haben. Drücke auf den Papagei: Er ruft den Geisterkapitän! Schick ihn auf eine Insel und nimm zwei Plättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/lesson.py"/>
        <source>Whoever asks Coco most often gets a lair on Spooky Island. Now you know it all: fair winds!</source>
        <translation>Wer Coco am häufigsten fragt, bekommt ein Versteck auf der Geisterinsel. Jetzt weißt du alles: Gute Fahrt!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>I cannot use that.</source>
        <translation>Das kann ich nicht brauchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>That is too much for me.</source>
        <translation>Das ist mir zu viel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>You are too close to winning!</source>
        <translation>Du bist zu nah am Sieg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>I have none of that.</source>
        <translation>Davon habe ich nichts.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} found {goods}</source>
        <translation>{name} findet {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} took {tiles}</source>
        <translation>{name} nimmt {tiles}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} rolled a {die}: the ghost captain comes!</source>
        <translation>{name} würfelt eine {die}: Der Geisterkapitän kommt!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} rolled a {die}</source>
        <translation>{name} würfelt eine {die}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>Not enough for everybody in the stock: {tile}</source>
        <translation>Nicht genug für alle im Vorrat: {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} wins with %n lairs! {cup}</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Versteck! {cup}</numerusform>
            <numerusform>{name} gewinnt mit %n Verstecken! {cup}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>Nobody can build another lair: whoever has the most wins</source>
        <translation>Niemand kann mehr ein Versteck bauen: Wer die meisten hat, gewinnt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} sent the ghost captain home to Spooky Island</source>
        <translation>{name} schickt den Geisterkapitän heim auf die Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} sent the ghost captain to {island}</source>
        <translation>{name} schickt den Geisterkapitän zu {island}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} built a ship {icon}</source>
        <translation>{name} baut ein Schiff {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} built a lair {icon}</source>
        <translation>{name} baut ein Versteck {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} asked Coco: move the ghost captain! {parrot}</source>
        <translation>{name} fragt Coco: Versetze den Geisterkapitän! {parrot}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} asked Coco: a ship or a lair for free! {parrot}</source>
        <translation>{name} fragt Coco: ein Schiff oder Versteck kostenlos! {parrot}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} asked Coco: take {tiles}! {parrot}</source>
        <translation>{name} fragt Coco: Nimm {tiles}! {parrot}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>A tie in Coco tiles: nobody has a lair on Spooky Island now</source>
        <translation>Gleichstand bei den Coco-Plättchen: Niemand hat jetzt ein Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} has the lair on Spooky Island now {icon}</source>
        <translation>{name} hat jetzt das Versteck auf der Geisterinsel {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} swapped {give} for {take} at the market</source>
        <translation>{name} tauscht {give} gegen {take} auf dem Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>Fresh tiles at the market: one of each!</source>
        <translation>Frische Plättchen auf dem Markt: eines von jeder Sorte!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} swapped {give} for {take} with the stock</source>
        <translation>{name} tauscht {give} gegen {take} mit dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} offers {give} for {want}</source>
        <translation>{name} bietet {give} für {want}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} offers {give} for {want} to {to}</source>
        <translation>{name} bietet {to} {give} für {want}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} would swap</source>
        <translation>{name} würde tauschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>Swap one of your tiles for {tile}.</source>
        <translation>Tausche eines deiner Plättchen gegen {tile}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>At the market: {tile}. You can swap for it.</source>
        <translation>Auf dem Markt: {tile}. Du kannst dafür tauschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>At the market: {tile}. {why}</source>
        <translation>Auf dem Markt: {tile}. {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>Give two of a kind and take {tile}.</source>
        <translation>Gib zwei gleiche und nimm {tile}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>In the stock: {tiles}. You can give two of a kind for one.</source>
        <translation>Im Vorrat: {tiles}. Du kannst zwei gleiche für eines geben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>In the stock: {tiles}. {why}</source>
        <translation>Im Vorrat: {tiles}. {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>You have no other tile to give for it.</source>
        <translation>Du hast kein anderes Plättchen, das du dafür geben kannst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>You have no tile to give.</source>
        <translation>Du hast kein Plättchen zum Geben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>You have no two others of a kind to give for it.</source>
        <translation>Du hast keine zwei anderen gleichen, die du dafür geben kannst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>You need two of a kind to swap with the stock.</source>
        <translation>Du brauchst zwei gleiche, um mit dem Vorrat zu tauschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <source>Market booths</source>
        <translation>Marktstände</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <source>Once per turn: one tile for one</source>
        <translation>Einmal pro Zug: eins gegen eins</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <source>The stock: two of a kind for one</source>
        <translation>Der Vorrat: zwei gleiche für eines</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moments.py"/>
        <source>You have the lair on Spooky Island!</source>
        <translation>Du hast das Versteck auf der Geisterinsel!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moments.py"/>
        <source>{name} has the lair on Spooky Island</source>
        <translation>{name} hat das Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moments.py"/>
        <source>A tie: you lost the lair on Spooky Island!</source>
        <translation>Gleichstand: Du hast das Versteck auf der Geisterinsel verloren!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moments.py"/>
        <source>A tie: {name} lost the lair on Spooky Island</source>
        <translation>Gleichstand: {name} hat das Versteck auf der Geisterinsel verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moments.py"/>
        <source>You asked Coco: move the ghost captain!</source>
        <translation>Du fragst Coco: Versetze den Geisterkapitän!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moments.py"/>
        <source>You asked Coco: a ship or a lair for free!</source>
        <translation>Du fragst Coco: ein Schiff oder Versteck kostenlos!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moments.py"/>
        <source>You asked Coco: take {tiles}!</source>
        <translation>Du fragst Coco: Nimm {tiles}!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Spooky Island</source>
        <comment>after at or between</comment>
        <translation>der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>the wood island (roll {number})</source>
        <comment>after at or between</comment>
        <translation>der Holzinsel (Wurf {number})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>the goat island (roll {number})</source>
        <comment>after at or between</comment>
        <translation>der Ziegeninsel (Wurf {number})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>the molasses island (roll {number})</source>
        <comment>after at or between</comment>
        <translation>der Melasseinsel (Wurf {number})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>the cutlass island (roll {number})</source>
        <comment>after at or between</comment>
        <translation>der Säbelinsel (Wurf {number})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>the gold island (roll {number})</source>
        <comment>after at or between</comment>
        <translation>der Goldinsel (Wurf {number})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Wood island. On a roll of {number} each lair around it finds wood.</source>
        <translation>Holzinsel. Bei einer {number} findet jedes Versteck ringsum Holz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Goat island. On a roll of {number} each lair around it finds a goat.</source>
        <translation>Ziegeninsel. Bei einer {number} findet jedes Versteck ringsum eine Ziege.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Molasses island. On a roll of {number} each lair around it finds molasses.</source>
        <translation>Melasseinsel. Bei einer {number} findet jedes Versteck ringsum Melasse.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Cutlass island. On a roll of {number} each lair around it finds a cutlass.</source>
        <translation>Säbelinsel. Bei einer {number} findet jedes Versteck ringsum einen Säbel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Gold island. On a roll of {number} each lair around it finds gold.</source>
        <translation>Goldinsel. Bei einer {number} findet jedes Versteck ringsum Gold.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Spooky Island. Whoever alone has the most Coco tiles has a lair here.</source>
        <translation>Geisterinsel. Wer allein die meisten Coco-Plättchen hat, hat hier ein Versteck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Lair place at {island}, {side}</source>
        <translation>Versteckplatz an {island}, {side}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Lair place between {first} and {second}</source>
        <translation>Versteckplatz zwischen {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Lower lair place between {first} and {second}</source>
        <translation>Unterer Versteckplatz zwischen {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Upper lair place between {first} and {second}</source>
        <translation>Oberer Versteckplatz zwischen {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Lair place between {first}, {second} and {third}</source>
        <translation>Versteckplatz zwischen {first}, {second} und {third}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Ship place at {island}, {side}</source>
        <translation>Schiffsplatz an {island}, {side}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>Ship place between {first} and {second}</source>
        <translation>Schiffsplatz zwischen {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>at the bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>at the bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>at the top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/names.py"/>
        <source>at the top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>The die is rolling …</source>
        <translation>Der Würfel rollt …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Coco turns over a tile …</source>
        <translation>Coco dreht ein Plättchen um …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Hooray, you have won!</source>
        <translation>Hurra, du hast gewonnen!</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>You have %n lairs.</source>
        <translation>
            <numerusform>Du hast %n Versteck.</numerusform>
            <numerusform>Du hast %n Verstecke.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} has won!</source>
        <translation>{name} hat gewonnen!</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} has %n lairs.</source>
        <translation>
            <numerusform>{name} hat %n Versteck.</numerusform>
            <numerusform>{name} hat %n Verstecke.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Your turn, captain! Roll the die.</source>
        <translation>Du bist dran, Käpt’n! Würfle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>It is free: Coco pays.</source>
        <translation>Es ist kostenlos: Coco zahlt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Boo! Send the ghost captain to another island.</source>
        <translation>Buh! Schick den Geisterkapitän auf eine andere Insel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>You take %n of its tiles, and it gives nothing while he is there.</source>
        <translation>
            <numerusform>Du nimmst %n Plättchen dieser Insel, und sie gibt nichts, solange er dort ist.</numerusform>
            <numerusform>Du nimmst %n Plättchen dieser Insel, und sie gibt nichts, solange er dort ist.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} would like to swap with you. What do you say?</source>
        <translation>{name} möchte mit dir tauschen. Was sagst du?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Whom do you swap with?</source>
        <translation>Mit wem tauschst du?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Ahoy! You can build a ship or a lair, or ask Coco.</source>
        <translation>Ahoi! Du kannst ein Schiff oder Versteck bauen oder Coco fragen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Ahoy! You can build a ship or a lair.</source>
        <translation>Ahoi! Du kannst ein Schiff oder ein Versteck bauen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Ahoy! You can build a ship or ask Coco.</source>
        <translation>Ahoi! Du kannst ein Schiff bauen oder Coco fragen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Ahoy! You can build a ship.</source>
        <translation>Ahoi! Du kannst ein Schiff bauen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Ahoy! You can build a lair or ask Coco.</source>
        <translation>Ahoi! Du kannst ein Versteck bauen oder Coco fragen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Ahoy! You can build a lair.</source>
        <translation>Ahoi! Du kannst ein Versteck bauen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Ahoy! You can ask Coco for help.</source>
        <translation>Ahoi! Du kannst Coco um Hilfe bitten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>You can swap tiles. Nothing you like? Then you are done.</source>
        <translation>Du kannst Plättchen tauschen. Nichts dabei? Dann bist du fertig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>There is nothing you can do now: press “I am done”.</source>
        <translation>Du kannst gerade nichts tun: Drücke „Ich bin fertig“.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Coco gives you a lair! Where shall it go?</source>
        <translation>Coco schenkt dir ein Versteck! Wo soll es hin?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Coco gives you a ship! Where shall it go?</source>
        <translation>Coco schenkt dir ein Schiff! Wo soll es hin?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Coco gives you a ship or a lair! Where shall it go?</source>
        <translation>Coco schenkt dir ein Schiff oder ein Versteck! Wo soll es hin?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>One more lair and you win!</source>
        <translation>Noch ein Versteck, und du gewinnst!</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>%n more lairs and you win.</source>
        <translation>
            <numerusform>Noch %n Versteck, und du gewinnst.</numerusform>
            <numerusform>Noch %n Verstecke, und du gewinnst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} takes the die.</source>
        <translation>{name} nimmt den Würfel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} is building and swapping.</source>
        <translation>{name} baut und tauscht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} gets a ship or a lair from Coco.</source>
        <translation>{name} bekommt ein Schiff oder Versteck von Coco.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} sends the ghost captain to another island.</source>
        <translation>{name} schickt den Geisterkapitän auf eine andere Insel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} thinks about a swap.</source>
        <translation>{name} überlegt sich einen Tausch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>{name} chooses whom to swap with.</source>
        <translation>{name} wählt, mit wem getauscht wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>Send him home to Spooky Island</source>
        <translation>Heim auf die Geisterinsel schicken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>Send him to {island}</source>
        <translation>Schick ihn zu {island}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>I am done</source>
        <translation>Ich bin fertig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>Build a lair</source>
        <translation>Versteck bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>{give} for {take}</source>
        <comment>a swap</comment>
        <translation>{give} für {take}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>What would you like to swap?</source>
        <translation>Was möchtest du tauschen?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>What do you give the market for {tile}?</source>
        <translation>Was gibst du dem Markt für {tile}?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>Two of a kind for any one.</source>
        <translation>Zwei gleiche für ein beliebiges.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/questions.py"/>
        <source>What do you give the stock for {tile}?</source>
        <translation>Was gibst du dem Vorrat für {tile}?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>You found {goods}</source>
        <comment>since your last turn</comment>
        <translation>Du hast {goods} gefunden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>You drew level in Coco tiles: nobody has a lair on Spooky Island now</source>
        <translation>Du hast bei den Coco-Plättchen gleichgezogen: Jetzt hat niemand ein Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>You have the lair on Spooky Island now</source>
        <translation>Du hast jetzt das Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>You lost the lair on Spooky Island</source>
        <translation>Du hast das Versteck auf der Geisterinsel verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>You lost the lair on Spooky Island to {name}</source>
        <translation>Du hast das Versteck auf der Geisterinsel an {name} verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>rolled a {die}</source>
        <comment>after a name</comment>
        <translation>würfelte eine {die}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>took {goods}</source>
        <comment>after a name</comment>
        <translation>nahm {goods}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>built %n ships</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>baute ein Schiff</numerusform>
            <numerusform>baute %n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>built %n lairs</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>baute ein Versteck</numerusform>
            <numerusform>baute %n Verstecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>asked Coco %n times {parrot}</source>
        <comment>after a name</comment>
        <translation>
            <numerusform>fragte Coco {parrot}</numerusform>
            <numerusform>fragte Coco %n-mal {parrot}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>drew level in Coco tiles: nobody has a lair on Spooky Island now</source>
        <comment>after a name</comment>
        <translation>zog bei den Coco-Plättchen gleich: Jetzt hat niemand ein Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>has the lair on Spooky Island now</source>
        <comment>after a name</comment>
        <translation>hat jetzt das Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>swapped {gave} for {took} at the market</source>
        <comment>after a name</comment>
        <translation>tauschte {gave} gegen {took} auf dem Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>swapped {gave} for {took} with the stock</source>
        <comment>after a name</comment>
        <translation>tauschte {gave} gegen {took} mit dem Vorrat</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>sent the ghost captain home</source>
        <comment>after a name</comment>
        <translation>schickte den Geisterkapitän heim</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/recap.py"/>
        <source>sent the ghost captain to {island}</source>
        <comment>after a name</comment>
        <translation>schickte den Geisterkapitän zu {island}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Not now, sailor! First do what the line above asks.</source>
        <translation>Jetzt nicht, Matrose! Tu erst, was die Zeile oben sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>The game is over. That was a fine voyage!</source>
        <translation>Das Spiel ist vorbei. Das war eine schöne Fahrt!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Too late to undo that: the die, a tile or another player followed it.</source>
        <translation>Zu spät zum Zurücknehmen: Danach kam der Würfel, ein Plättchen oder jemand anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>You do not have the tiles for that yet.</source>
        <translation>Dafür hast du noch nicht die Plättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>There are none left.</source>
        <translation>Davon ist nichts mehr da.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>That does not fit there. Try one of the glowing places!</source>
        <translation>Das passt dort nicht hin. Versuch einen der leuchtenden Plätze!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Somebody is already there. Choose an empty place.</source>
        <translation>Dort ist schon jemand. Wähle einen leeren Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Too far away! Ships go next to your lairs, and lairs next to your ships.</source>
        <translation>Zu weit weg! Schiffe kommen neben deine Verstecke und Verstecke neben deine Schiffe.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>The ghost captain is already there. Send him to another island!</source>
        <translation>Der Geisterkapitän ist schon dort. Schick ihn auf eine andere Insel!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>There is no such tile.</source>
        <translation>So ein Plättchen gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>The stock has none of these left.</source>
        <translation>Davon hat der Vorrat keine mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Swapping a tile for the same kind changes nothing.</source>
        <translation>Gleiches gegen Gleiches zu tauschen bringt nichts.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Both pirates must give something: only then is it a fair swap.</source>
        <translation>Beide Piraten müssen etwas geben: Nur dann ist es ein fairer Tausch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>These tiles cannot be swapped.</source>
        <translation>Diese Plättchen lassen sich nicht tauschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>You cannot swap with this pirate now.</source>
        <translation>Mit diesem Piraten kannst du jetzt nicht tauschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Nobody would understand that answer.</source>
        <translation>Diese Antwort würde niemand verstehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>That cannot happen.</source>
        <translation>Das kann nicht passieren.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>You have already been to the market. Once per turn is enough!</source>
        <translation>Du warst schon auf dem Markt. Einmal pro Zug genügt!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>That tile is not at the market right now.</source>
        <translation>Dieses Plättchen ist jetzt nicht auf dem Markt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>%n of {goal} lairs</source>
        <translation>
            <numerusform>%n von {goal} Verstecken</numerusform>
            <numerusform>%n von {goal} Verstecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>%n Coco tiles</source>
        <translation>
            <numerusform>%n Coco-Plättchen</numerusform>
            <numerusform>%n Coco-Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Most Coco tiles: a lair on Spooky Island</source>
        <translation>Die meisten Coco-Plättchen: ein Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Pass the die</source>
        <translation>Den Würfel weitergeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Ghost captain</source>
        <translation>Geisterkapitän</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Lair</source>
        <translation>Versteck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>All your ships are at sea.</source>
        <translation>Alle deine Schiffe sind auf See.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Coco has no tiles left.</source>
        <translation>Coco hat keine Plättchen mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>You still need {tiles}.</source>
        <translation>Du brauchst noch {tiles}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>There is no free place next to your lairs.</source>
        <translation>Neben deinen Verstecken ist kein Platz frei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>There is no free place next to your ships. Build a ship first!</source>
        <translation>Neben deinen Schiffen ist kein Platz frei. Baue erst ein Schiff!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>Roll the die first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/tray.py"/>
        <source>First do what the line above asks.</source>
        <translation>Tu erst, was die Zeile oben sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>{name} withdrew the offer you had accepted</source>
        <translation>{name} hat das Angebot zurückgezogen, das du angenommen hattest</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>{name} traded with {partner} instead of you</source>
        <translation>{name} hat mit {partner} getauscht statt mit dir</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>You gave {gave} to {name} for {took}</source>
        <translation>Du hast {name} {gave} für {took} gegeben</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>asked %n times in vain for {goods}</source>
        <comment>after a name: offers that nobody accepted</comment>
        <translation>
            <numerusform>wollte vergeblich {goods}</numerusform>
            <numerusform>wollte %n-mal vergeblich {goods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>asked %n times in vain for {goods} more</source>
        <comment>after a name: having traded for some</comment>
        <translation>
            <numerusform>wollte vergeblich noch {goods}</numerusform>
            <numerusform>wollte %n-mal vergeblich noch {goods}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>traded {gave} for {took} with the bank</source>
        <comment>after a name</comment>
        <translation>tauschte {gave} gegen {took} mit der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/recap_text.py"/>
        <source>gave {gave} to {name} for {took}</source>
        <comment>after a name</comment>
        <translation>gab {name} {gave} für {took}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_hint_text.py"/>
        <source>Offer {give} for {want} to {names}.</source>
        <translation>Biete {names} {give} für {want}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_hint_text.py"/>
        <source>Accept the offer.</source>
        <translation>Nimm das Angebot an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_hint_text.py"/>
        <source>Decline the offer.</source>
        <translation>Lehne das Angebot ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_hint_text.py"/>
        <source>Offer {give} for {want} instead.</source>
        <translation>Biete stattdessen {give} für {want}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_hint_text.py"/>
        <source>Trade with {name}.</source>
        <translation>Tausche mit {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_hint_text.py"/>
        <source>Withdraw your offer.</source>
        <translation>Zieh dein Angebot zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_lines.py"/>
        <source>{name} would rather give {give} for {want}</source>
        <translation>{name} würde lieber {give} für {want} geben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_lines.py"/>
        <source>{name} gave {gave} to {partner} for {took}</source>
        <translation>{name} gibt {partner} {gave} für {took}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_lines.py"/>
        <source>{name} withdrew the offer</source>
        <translation>{name} zieht das Angebot zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/presentation.py"/>
        <source>You need 1 more point to win!</source>
        <translation>Dir fehlt noch 1 Punkt zum Sieg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/presentation.py"/>
        <source>{name} needs 1 more point to win!</source>
        <translation>{name} fehlt noch 1 Punkt zum Sieg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/refusal_text.py"/>
        <source>Your move has been made: see above what it was worth.</source>
        <translation>Dein Zug ist gemacht: Oben steht, was er wert war.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/refusal_text.py"/>
        <source>You can undo only your own last move, and not once dice or other players have followed it or it has revealed something hidden.</source>
        <translation>Zurücknehmen lässt sich nur dein letzter eigener Zug, und nicht mehr, sobald Würfel oder andere darauf geantwortet haben oder er etwas Verdecktes gezeigt hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/refusal_text.py"/>
        <source>This step is done: press Next to go on.</source>
        <translation>Dieser Schritt ist geschafft: Drücke „Weiter“.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/refusal_text.py"/>
        <source>You have finished this lesson.</source>
        <translation>Diese Lektion ist geschafft.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/refusal_text.py"/>
        <source>Not yet. See what the coach says.</source>
        <translation>Das kommt später. Sieh nach, was der Trainer sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/kit/refusal_text.py"/>
        <source>Not this time. See what the coach says.</source>
        <translation>Diesmal nicht. Sieh nach, was der Trainer sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>Press a card to give it in a trade or discard it; press the right button to take it back.</source>
        <translation>Klicke eine Karte an, um sie beim Handeln zu geben oder abzuwerfen; ein Rechtsklick nimmt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>{name}: {count}</source>
        <comment>cards of a resource</comment>
        <translation>{name}: {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>%n bought this turn, not yet playable</source>
        <translation>
            <numerusform>%n aus diesem Zug, noch nicht spielbar</numerusform>
            <numerusform>%n aus diesem Zug, noch nicht spielbar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>{name}: {count}, {waits}</source>
        <translation>{name}: {count}, {waits}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/log.py"/>
        <source>Set-up</source>
        <comment>a heading of the log</comment>
        <translation>Gründung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/new_game_settings.py"/>
        <location filename="../../catanqt/ui/pages/new_game/page.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/new_game_settings.py"/>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>{name} ({colour}): {points} of {goal} points. {more}</source>
        <translation>{name} ({colour}): {points} von {goal} Punkten. {more}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Winner</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>Your move</source>
        <translation>Du entscheidest</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <location filename="../../catanqt/ui/tutorial/lesson_header.py"/>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>Skill {number}</source>
        <translation>Spielstärke {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>{level}, {temper}</source>
        <translation>{level}, {temper}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/recap.py"/>
        <source>You neither gained nor lost anything</source>
        <translation>Du hast nichts bekommen und nichts verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/recap.py"/>
        <source>{name} {deeds}.</source>
        <comment>what a player did: Bob rolled 8, built a road.</comment>
        <translation>{name} {deeds}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/review_steps.py"/>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/review/moment.py"/>
        <location filename="../../catanqt/ui/pages/review/summary.py"/>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/saves.py"/>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Temperament</source>
        <translation>Temperament</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Character</source>
        <translation>Figur</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/seats.py"/>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <location filename="../../catanqt/ui/window/game_review_controller.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>The level of the opponents</source>
        <translation>Die Stärke der Gegner</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>How many games were played to the end</source>
        <translation>Wie viele Spiele zu Ende gespielt wurden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>The share of games won</source>
        <translation>Der Anteil der gewonnenen Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>Points at the end, on average</source>
        <translation>Punkte am Ende, im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>How many turns a game took, on average</source>
        <translation>Wie viele Züge ein Spiel dauerte, im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>Cards received above expectation, on average</source>
        <translation>Erhaltene Karten über der Erwartung, im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>About CatanQt {version}</source>
        <translation>Über CatanQt {version}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>By fans, for fans</source>
        <translation>Von Fans für Fans</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>Built with</source>
        <translation>Verwendete Software</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>CatanQt is an unofficial program by and for fans. It is not made, endorsed or sponsored by Catan GmbH, Catan Studio or their partners. Catan is a registered trademark of Catan GmbH.</source>
        <translation>CatanQt ist ein inoffizielles Programm von Fans für Fans. Es wird von der Catan GmbH, Catan Studio oder ihren Partnern weder hergestellt noch unterstützt oder gefördert. Catan ist eine eingetragene Marke der Catan GmbH.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>The rules are explained in our own words, and all the artwork is our own. Do play the printed game, too!</source>
        <translation>Die Regeln sind in eigenen Worten erklärt, und alle Bilder sind selbst gezeichnet. Spiel auch das gedruckte Spiel!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>CatanQt is free software under the MIT licence. It is built with Python, Qt for Python (LGPL), sqlite-utils and platformdirs. The fonts Lato and Averia Serif are under the SIL Open Font License.</source>
        <translation>CatanQt ist freie Software unter der MIT-Lizenz. Es ist mit Python, Qt for Python (LGPL), sqlite-utils und platformdirs gebaut. Die Schriften Lato und Averia Serif stehen unter der SIL Open Font License.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>Your system</source>
        <translation>Dein System</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>Copy for a bug report</source>
        <translation>Für einen Fehlerbericht kopieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/achievements.py"/>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/achievements.py"/>
        <source>{count} of {needed}</source>
        <translation>{count} von {needed}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/achievements.py"/>
        <source>{achievement}: {state}</source>
        <translation>{achievement}: {state}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/achievements.py"/>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/achievements.py"/>
        <source>{count} of {all} reached. Each one makes you a better player.</source>
        <translation>{count} von {all} erreicht. Mit jedem spielst du besser.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Results: {line}</source>
        <translation>Auswertung: {line}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>At the end of each turn</source>
        <translation>Am Ende jedes Zuges</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>How often, and with whom</source>
        <translation>Wie oft und mit wem</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Nobody could predict or change a roll</source>
        <translation>Niemand konnte einen Wurf vorhersehen oder ändern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Show who rolled what</source>
        <translation>Zeigen, wer was gewürfelt hat</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/game/page.py"/>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Look at the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Watch the game again from the first move</source>
        <translation>Das Spiel vom ersten Zug an noch einmal ansehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>See where the game was won and lost</source>
        <translation>Sehen, wo das Spiel gewonnen und verloren wurde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>All charts as one picture (PNG)</source>
        <translation>Alle Diagramme in einem Bild (PNG)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Save figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>All figures as a table (CSV)</source>
        <translation>Alle Zahlen als Tabelle (CSV)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <source>The same players on another board, with another player starting</source>
        <translation>Dieselben Spieler auf einer anderen Insel; jemand anderes beginnt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end/page.py"/>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>This page cannot be shown</source>
        <translation>Diese Seite kann nicht angezeigt werden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>Something went wrong here. Your games are saved, and the rest of the program works.</source>
        <translation>Hier ist etwas schiefgegangen. Deine Spiele sind gespeichert, und alles andere funktioniert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <location filename="../../catanqt/ui/window/notification_bar.py"/>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>Go to the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <location filename="../../catanqt/ui/window/notification_bar.py"/>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Before the first move the game draws a secret seed and shows you its fingerprint.</source>
        <translation>Vor dem ersten Zug zieht das Spiel eine geheime Zahl und zeigt dir ihren Fingerabdruck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Every roll, card and theft is computed from that seed and a running number, so nothing anybody does can change what comes next.</source>
        <translation>Jeder Wurf, jede Karte und jeder Diebstahl wird aus dieser Zahl und einer laufenden Nummer berechnet. Nichts, was jemand tut, kann ändern, was als Nächstes kommt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>After the game you see the seed: its fingerprint must match the one from the start, and every outcome can be recomputed.</source>
        <translation>Nach dem Spiel siehst du die geheime Zahl: Ihr Fingerabdruck muss mit dem vom Anfang übereinstimmen, und jedes Ergebnis lässt sich nachrechnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>The seed is stored in the saved game on this computer. The program does not show it while the game is running, but it cannot hide it from somebody who takes the file apart. A copy of a running game gets its own dice.</source>
        <translation>Die geheime Zahl liegt im Spielstand auf diesem Computer. Solange das Spiel läuft, zeigt das Programm sie nicht, kann sie aber vor niemandem verbergen, der die Datei zerlegt. Die Kopie eines laufenden Spiels bekommt eigene Würfel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>This game deals its rolls from a deck: each of the 36 rolls of two dice is in it once. Each roll picks one of the cards that are left, computed from the seed like every other outcome, so the check covers these, too. Everybody may know what is left; nobody can know which card comes next.</source>
        <translation>In dieser Partie kommen die Würfe aus einem Stapel: Jeder der 36 Würfe zweier Würfel ist einmal darin. Jeder Wurf wählt eine der übrigen Karten, wie jedes andere Ergebnis aus der geheimen Zahl berechnet; die Prüfung gilt also auch für ihn. Was noch im Stapel ist, dürfen alle wissen; welche Karte als Nächstes kommt, kann niemand wissen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Check every outcome</source>
        <translation>Alle Ergebnisse prüfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <location filename="../../catanqt/ui/pages/import_progress.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>The seed is a secret until the game is over; then all can be checked.</source>
        <translation>Die geheime Zahl bleibt geheim, bis das Spiel vorbei ist; dann lässt sich alles prüfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>%n random outcomes</source>
        <translation>
            <numerusform>%n Zufallsergebnis</numerusform>
            <numerusform>%n Zufallsergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>%n outcomes so far</source>
        <translation>
            <numerusform>bisher %n Ergebnis</numerusform>
            <numerusform>bisher %n Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Fingerprint from outcome {number} on (SHA-256 of the seed)</source>
        <translation>Fingerabdruck ab Ergebnis {number} (SHA-256 der geheimen Zahl)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Fingerprint, known from the start (SHA-256 of the seed)</source>
        <translation>Fingerabdruck, bekannt von Anfang an (SHA-256 der geheimen Zahl)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Seed</source>
        <comment>of the dice</comment>
        <translation>Geheime Zahl</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>The dice and the odds</source>
        <translation>Die Würfel und die Erwartung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>This is not the seed whose fingerprint was shown at the start.</source>
        <translation>Das ist nicht die geheime Zahl, deren Fingerabdruck am Anfang gezeigt wurde.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>The game cannot be replayed: {reason}</source>
        <translation>Das Spiel lässt sich nicht nachspielen: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>All %n outcomes follow from the seed.</source>
        <translation>
            <numerusform>Das %n Ergebnis folgt aus der geheimen Zahl.</numerusform>
            <numerusform>Alle %n Ergebnisse folgen aus der geheimen Zahl.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>Outcome {number} does not follow from the seed: it was {found}, the seed gives {expected}.</source>
        <translation>Ergebnis {number} folgt nicht aus der geheimen Zahl: Es war {found}, die Zahl ergibt {expected}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>a roll of {first} and {second}</source>
        <translation>ein Wurf von {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/page.py"/>
        <source>a roll of {number}</source>
        <translation>ein Wurf von {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <location filename="../../catanqt/ui/pages/statistics/parts.py"/>
        <source>{name}: {code}</source>
        <translation>{name}: {code}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Copy: {name}</source>
        <translation>Kopieren: {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Fingerprint from the start</source>
        <translation>Fingerabdruck vom Anfang</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Check the dice</source>
        <translation>Würfel prüfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Nobody can cheat with this die, not even the computer: every roll was fixed before the game began.</source>
        <translation>Bei diesem Würfel kann niemand schummeln, auch nicht der Computer: Alle Würfe standen vor dem Spiel fest.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice/parts.py"/>
        <source>Every roll follows from a seed that was fixed before the first move. Compare and recompute them all.</source>
        <translation>Jeder Wurf folgt aus einer geheimen Zahl, die vor dem ersten Zug feststand. Vergleiche und rechne alles nach.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/card_giving.py"/>
        <source>You can give cards when you trade, in your own turn after the roll.</source>
        <translation>Karten kannst du beim Handeln geben, in deinem Zug nach dem Würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hand_strip.py"/>
        <source>See the results</source>
        <translation>Auswertung ansehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hand_strip.py"/>
        <source>Hand of {name}: {count}</source>
        <translation>Karten von {name}: {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hand_strip.py"/>
        <source>All hands are hidden</source>
        <translation>Alle Karten sind verdeckt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hand_strip.py"/>
        <source>Swap at the market or the stock (T)</source>
        <translation>Am Markt oder mit dem Vorrat tauschen (T)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hand_strip.py"/>
        <source>Trade with the bank or with other players (T)</source>
        <translation>Mit der Bank oder mit anderen handeln (T)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/handover.py"/>
        <source>Pass the device on. Nobody else should look now.</source>
        <translation>Gib das Gerät weiter. Niemand sonst sollte jetzt hinsehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/handover.py"/>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/handover.py"/>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>Hints are available when you have something to decide.</source>
        <translation>Einen Tipp gibt es, wenn du etwas zu entscheiden hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>Hint: {move}</source>
        <translation>Tipp: {move}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>Looking for a good move …</source>
        <translation>Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>Press Esc to stop.</source>
        <translation>Mit Esc brichst du ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>Why not this? {reasons}</source>
        <translation>Warum nicht das? {reasons}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>Hide the hint (H)</source>
        <translation>Den Tipp ausblenden (H)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>Hide hint</source>
        <translation>Tipp ausblenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Show what a strong player would do, and why (H)</source>
        <translation>Zeigen, was ein starker Spieler tun würde und warum (H)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/hints.py"/>
        <source>It is a risk: {name} may refuse, and then the offer is gone.</source>
        <translation>Das ist ein Risiko: {name} kann ablehnen, und dann ist das Angebot weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/history_view.py"/>
        <source>You are looking back at the time before the first turn.</source>
        <translation>Du blickst zurück auf die Zeit vor dem ersten Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/history_view.py"/>
        <source>You are looking back at your own turn {turn}.</source>
        <translation>Du blickst zurück auf deinen eigenen Zug {turn}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/history_view.py"/>
        <source>You are looking back at turn {turn} of {name}.</source>
        <translation>Du blickst zurück auf Zug {turn} von {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/page.py"/>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/page.py"/>
        <source>What the rules say about this (F1)</source>
        <translation>Was die Regeln dazu sagen (F1)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/page.py"/>
        <source>Players and log</source>
        <translation>Spieler und Chronik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/prompt_text.py"/>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/prompt_text.py"/>
        <source>Also possible: {things}.</source>
        <translation>Auch möglich: {things}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/prompt_text.py"/>
        <source>You have won!</source>
        <translation>Du hast gewonnen!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/prompt_text.py"/>
        <source>What a game.</source>
        <translation>Was für ein Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/prompt_text.py"/>
        <source>{name} has won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/recap_view.py"/>
        <location filename="../../catanqt/ui/pages/game/side_panel.py"/>
        <location filename="../../catanqt/ui/widgets/recap.py"/>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/recap_view.py"/>
        <source>Nothing has happened since your turn.</source>
        <translation>Seit deinem Zug ist nichts passiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/screen_reader.py"/>
        <source>Place: {place}.</source>
        <translation>Ort: {place}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/screen_reader.py"/>
        <source>Use the arrow keys to move between the places where this piece may go.</source>
        <translation>Mit den Pfeiltasten gehst du die Plätze durch, auf die diese Figur darf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/screen_reader.py"/>
        <source>{name}: {pieces}</source>
        <comment>what a player has built there</comment>
        <translation>{name}: {pieces}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/side_panel.py"/>
        <location filename="../../catanqt/ui/widgets/log.py"/>
        <source>Log</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/side_panel.py"/>
        <source>What happened since your turn (S)</source>
        <translation>Was seit deinem Zug geschah (S)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/talk_view.py"/>
        <source>{name}: “{words}”</source>
        <comment>somebody speaks</comment>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/tray_group.py"/>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/tray_group.py"/>
        <source>Bank and your rates</source>
        <translation>Bank und deine Kurse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/tray_group.py"/>
        <source>Build: drag it out, or press its number</source>
        <translation>Bauen: herausziehen oder die Zahl drücken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game/tray_group.py"/>
        <source>Move: drag it out, or press its number</source>
        <translation>Versetzen: herausziehen oder die Zahl drücken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/import_progress.py"/>
        <source>Reading {file} …</source>
        <translation>{file} wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Preview of the board</source>
        <translation>Vorschau der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Board layout</source>
        <translation>Art der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Seed of the board</source>
        <translation>Code der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>The same seed gives the same board: share it with friends.</source>
        <translation>Derselbe Code gibt dieselbe Insel: Teile ihn mit Freunden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Another island</source>
        <translation>Eine andere Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Board of the day</source>
        <translation>Insel des Tages</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Everybody gets this island today</source>
        <translation>Heute bekommen alle diese Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>Seed</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>The board of the day: whoever plays it today gets this island.</source>
        <translation>Die Insel des Tages: Wer heute spielt, bekommt diese Insel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/board_panel.py"/>
        <source>The board of the day, changed by your rule options: others get it only with the same options.</source>
        <translation>Die Insel des Tages, durch deine Regeloptionen verändert: Andere bekommen sie so nur mit denselben Optionen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/cast_page.py"/>
        <source>The cast</source>
        <translation>Das Ensemble</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/cast_page.py"/>
        <source>Sits at the table already</source>
        <translation>Sitzt schon am Tisch</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/cast_page.py"/>
        <source>Who plays instead of {name}? The weakest come first.</source>
        <translation>Wer spielt statt {name}? Die Schwächsten stehen vorn.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/character_button.py"/>
        <source>Choose a character</source>
        <translation>Eine Figur aussuchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/character_button.py"/>
        <source>{name}: {kind}</source>
        <translation>{name}: {kind}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/colour_picker.py"/>
        <source>{colour}, {emblem}</source>
        <translation>{colour}, {emblem}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/colour_picker.py"/>
        <source>Colour: {colour}</source>
        <translation>Farbe: {colour}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/colour_picker.py"/>
        <source>Colour of {name}: {colour}</source>
        <translation>Farbe von {name}: {colour}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/game_cards.py"/>
        <source>Scenarios are played on top of Classic, alone or together.</source>
        <translation>Szenarien ergänzen das klassische Spiel, einzeln oder zusammen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/game_cards.py"/>
        <source>{game} is a game of its own.</source>
        <translation>{game} ist ein eigenes Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/game_cards.py"/>
        <source>or</source>
        <comment>between games of which one is chosen</comment>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/handicap.py"/>
        <source>Handicap of {name}: {handicap}</source>
        <translation>Vorgabe für {name}: {handicap}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/handicap.py"/>
        <source>Handicap: how many points more or fewer this player needs to win</source>
        <translation>Vorgabe: wie viele Punkte mehr oder weniger hier zum Sieg nötig sind</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/handicap.py"/>
        <source>Handicap of {name}</source>
        <translation>Vorgabe für {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/page.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <location filename="../../catanqt/ui/pages/statistics/parts.py"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/page.py"/>
        <location filename="../../catanqt/ui/pages/new_game/rule_options.py"/>
        <source>Rule options</source>
        <translation>Regeloptionen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/page.py"/>
        <source>House rules: play the way you play at home</source>
        <translation>Hausregeln: Spielt so, wie ihr es von zu Hause kennt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/page.py"/>
        <source>Start game</source>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/page.py"/>
        <source>Choose a game. Scenarios can be combined.</source>
        <translation>Wähle ein Spiel. Szenarien lassen sich kombinieren.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/prospects_bar.py"/>
        <source>Try another level</source>
        <translation>Andere Stufe versuchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/prospects_bar.py"/>
        <source>You should win about {share} of such games.</source>
        <translation>Solche Spiele solltest du zu etwa {share} gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/prospects_bar.py"/>
        <source>You win {share} against {level}: try {better}</source>
        <translation>Gegen „{level}“ gewinnst du {share}: versuche „{better}“</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_options.py"/>
        <source>Search the rule options</source>
        <translation>Regeloptionen durchsuchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_options.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_options.py"/>
        <source>The printed rules</source>
        <translation>Die gedruckten Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_options.py"/>
        <source>No rule option has all of these words; these come closest.</source>
        <translation>Keine Regeloption enthält alle diese Wörter; diese kommen am nächsten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_options.py"/>
        <source>No rule option has these words.</source>
        <translation>Keine Regeloption enthält diese Wörter.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_row.py"/>
        <source>Read the rule: {option}</source>
        <translation>Regel nachlesen: {option}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_row.py"/>
        <source>Back to the printed rule: {value}</source>
        <translation>Zurück zur gedruckten Regel: {value}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_row.py"/>
        <source>{option}: {action}</source>
        <translation>{option}: {action}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_row.py"/>
        <source>{value} (printed)</source>
        <comment>the value of the printed rule</comment>
        <translation>{value} (gedruckt)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_row.py"/>
        <source>On this board: {rolls} of 36 rolls</source>
        <translation>Auf diesem Spielplan: {rolls} von 36 Würfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_row.py"/>
        <source>Printed rule: {value}</source>
        <translation>Gedruckte Regel: {value}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>Presets and sets of your own</source>
        <translation>Vorlagen und eigene Regelsätze</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>Name for these rules</source>
        <translation>Name für diese Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>Save these rules under this name</source>
        <translation>Diese Regeln unter diesem Namen speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>A set of your own.</source>
        <translation>Ein eigener Regelsatz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>What you put together last; give it a name to save it.</source>
        <translation>Was du zuletzt zusammengestellt hast; gib ihm einen Namen, um es zu speichern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>Your own choice</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>There is room for %n sets; delete one first.</source>
        <translation>
            <numerusform>Mehr als %n Regelsatz passt nicht; lösche zuerst einen.</numerusform>
            <numerusform>Mehr als %n Regelsätze passen nicht; lösche zuerst einen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/rule_set_list.py"/>
        <source>Another set has this name.</source>
        <translation>Ein anderer Regelsatz heißt schon so.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Played by a person</source>
        <translation>Gespielt von einem Menschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Played by the computer, at a level</source>
        <translation>Spielt der Computer, nach Stufe</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Played by a character of the cast</source>
        <translation>Spielt eine Figur aus dem Ensemble</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Move up: plays earlier</source>
        <translation>Nach oben: spielt früher</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Strength of {name}</source>
        <translation>Stärke von {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Temperament of {name}</source>
        <translation>Temperament von {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>{name}: {choice}</source>
        <comment>a tool of a seat</comment>
        <translation>{name}: {choice}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Plays at this computer.</source>
        <translation>Spielt an diesem Computer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Random order</source>
        <translation>Zufällige Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>Who begins is decided by the seed of the board.</source>
        <translation>Wer beginnt, entscheidet der Code der Insel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <location filename="../../catanqt/ui/widgets/players.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game/seats_panel.py"/>
        <source>This game is for {fewest} to {most} players.</source>
        <translation>Dieses Spiel ist für {fewest} bis {most} Spieler.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Look and motion</source>
        <translation>Aussehen und Bewegung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Display size</source>
        <translation>Anzeigegröße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Colour-blind friendly colours</source>
        <translation>Farben für Farbenblinde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Reduce motion: pieces fade in instead of moving</source>
        <translation>Weniger Bewegung: Figuren werden eingeblendet, statt zu wandern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Language and name</source>
        <translation>Sprache und Name</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <source>Computer pace</source>
        <translation>Computertempo</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Computer players may offer me trades</source>
        <translation>Computerspieler dürfen mir Tauschangebote machen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Characters talk</source>
        <translation>Charaktere reden mit</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Ask before ending a turn in which I could still build</source>
        <translation>Vor dem Zugende nachfragen, wenn ich noch bauen kann</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Show everybody&apos;s chance to win</source>
        <translation>Siegchancen aller Spieler zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Games are kept only until you close the program.</source>
        <translation>Spiele bleiben nur erhalten, bis du das Programm schließt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Reset all preferences</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Yes, reset all</source>
        <translation>Ja, alles zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>All preferences</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/boards.py"/>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/boards.py"/>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/boards.py"/>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/boards.py"/>
        <location filename="../../catanqt/ui/pages/review/moment.py"/>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment.py"/>
        <source>{count} {name}</source>
        <comment>so many cards of a kind</comment>
        <translation>{count} {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment.py"/>
        <source>Played: {move}</source>
        <translation>Gespielt: {move}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>Key moments</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>All decisions</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>Why it is better</source>
        <translation>Warum das besser ist</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>Why not the move played</source>
        <translation>Was gegen den gespielten Zug spricht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>Try again from here</source>
        <translation>Von hier noch einmal</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>A new game from this moment, with the same opponents and new dice</source>
        <translation>Ein neues Spiel ab diesem Moment, mit denselben Gegnern und neuen Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>About this moment</source>
        <translation>Zu diesem Moment</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/moment_panel.py"/>
        <source>Why it is good</source>
        <translation>Warum das gut ist</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Game review</source>
        <translation>Spielanalyse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>Whose decisions</source>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>Progress of the review</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>%v of %m decisions</source>
        <translation>%v von %m Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <location filename="../../catanqt/ui/pages/review/step_list.py"/>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>Summary</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>The review has failed.</source>
        <translation>Die Analyse ist gescheitert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>The review is not saved: {reason}</source>
        <translation>Die Analyse ist nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>The game goes on: turns that are over are reviewed.</source>
        <translation>Das Spiel läuft noch: Analysiert werden die beendeten Züge.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>Reviewing the game …</source>
        <translation>Das Spiel wird analysiert …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>Nothing has been reviewed yet.</source>
        <translation>Noch ist nichts analysiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>Nothing stood out: no mistakes, and no great luck.</source>
        <translation>Nichts fiel auf: keine Fehler und kein großes Glück oder Pech.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/page.py"/>
        <source>Review of {game} for {name}</source>
        <translation>Analyse von {game} für {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/summary.py"/>
        <source>Nothing to improve: none of your decisions cost you much.</source>
        <translation>Nichts zu verbessern: Keine Entscheidung hat dich spürbar etwas gekostet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/summary.py"/>
        <source>Where you gave away the most: {part}. {tip}</source>
        <translation>Am meisten verschenkt: {part}. {tip}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/summary.py"/>
        <source>Decisions reviewed</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/summary.py"/>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/summary.py"/>
        <source>100 would be the best move every time.</source>
        <translation>100 wäre jedes Mal der beste Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/review/summary.py"/>
        <source>Accuracy {number} of 100. Result: {result}.</source>
        <translation>Genauigkeit {number} von 100. Ergebnis: {result}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/house_rules.py"/>
        <source>This game:</source>
        <translation>Dieses Spiel:</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/house_rules.py"/>
        <source>Played differently here:</source>
        <translation>Hier anders:</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/house_rules.py"/>
        <source>{count} in this game</source>
        <comment>3 house rules in this game</comment>
        <translation>{count} in dieser Partie</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <source>This page is missing: CatanQt is not completely installed.</source>
        <translation>Diese Seite fehlt: CatanQt ist nicht vollständig installiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Fundstelle (Umschalt+F3)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <source>Next place (F3)</source>
        <translation>Nächste Fundstelle (F3)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <source>{number} of {count}</source>
        <comment>a place in the rules</comment>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules/page.py"/>
        <source>Scenarios combined</source>
        <translation>Szenarien kombiniert</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/details.py"/>
        <source>Begun: {when}</source>
        <translation>Begonnen: {when}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/details.py"/>
        <source>“Export” saves what is left of it to a file; “Delete” removes it from the list.</source>
        <translation>„Exportieren“ rettet, was davon übrig ist, in eine Datei; „Löschen“ entfernt es aus der Liste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/details.py"/>
        <source>Choose a game to see its details.</source>
        <translation>Wähle ein Spiel, um Einzelheiten zu sehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/files.py"/>
        <source>Catan games (*{suffix})</source>
        <translation>Catan-Spiele (*{suffix})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/list_view.py"/>
        <source>{standing} · {rules}</source>
        <translation>{standing} · {rules}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Add a game from a {suffix} file</source>
        <translation>Ein Spiel aus einer {suffix}-Datei hinzufügen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Nothing found for “{words}”.</source>
        <translation>Nichts gefunden für „{words}“.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Noch keine gespeicherten Spiele. Jedes Spiel, das du spielst, wird hier automatisch gespeichert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>“{name}” was moved to the bin.</source>
        <translation>„{name}“ liegt jetzt im Papierkorb.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>“{name}” is back among your saved games.</source>
        <translation>„{name}“ ist wieder bei deinen gespeicherten Spielen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Delete %n games for good? This cannot be undone.</source>
        <translation>
            <numerusform>%n Spiel endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Spiele endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>%n games are open in another window and stay in the bin.</source>
        <translation>
            <numerusform>%n Spiel ist in einem anderen Fenster offen und bleibt im Papierkorb.</numerusform>
            <numerusform>%n Spiele sind in einem anderen Fenster offen und bleiben im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Import a game</source>
        <translation>Spiel importieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Export a game</source>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>{file} was not imported: {why}</source>
        <translation>{file} wurde nicht importiert: {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>{file} was imported.</source>
        <translation>{file} wurde importiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>{file}: this game is already in your saved games.</source>
        <translation>{file}: Dieses Spiel ist schon bei deinen gespeicherten Spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>The game was not exported: {why}</source>
        <translation>Das Spiel wurde nicht exportiert: {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/page.py"/>
        <source>Exported to {file}.</source>
        <translation>Exportiert nach {file}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>Deleted</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>Search names, players, games</source>
        <translation>Spiele durchsuchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>Last played first</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves/search_bar.py"/>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Take a piece from the tray, or buy it</source>
        <translation>Figur aus der Ablage nehmen oder kaufen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Retrain a knight (Soccer Fever)</source>
        <translation>Ritter umschulen (Fußballfieber)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Choosing</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Choose a place on the board, a card or an answer</source>
        <translation>Platz auf dem Brett, Karte oder Antwort wählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Place the piece, press the button</source>
        <translation>Figur setzen, Knopf drücken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Put the piece back, close, go back</source>
        <translation>Figur zurücklegen, schließen, zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Go to the next part of the window, or back</source>
        <translation>Zum nächsten Teil des Fensters oder zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>One more or one less, in a trade</source>
        <translation>Eins mehr oder weniger, beim Handeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Give a card of your hand, or take it back</source>
        <translation>Eine Handkarte geben oder zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Shoot, on a matchday</source>
        <translation>Schießen, am Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Watching</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Skip animations; stop or start a replay</source>
        <translation>Animationen überspringen; Wiederholung anhalten oder starten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Pause or resume</source>
        <translation>Pause oder weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>What happened since your turn</source>
        <translation>Was seit deinem Zug geschah</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>One move back or on</source>
        <translation>Einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>One turn back or on</source>
        <translation>Einen Zug zurück oder vor</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Figures for this game</source>
        <translation>Zahlen zu diesem Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Board and window</source>
        <translation>Brett und Fenster</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Fit the board</source>
        <translation>Brett einpassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Show or hide the side panel</source>
        <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/pages/snapshot.py"/>
        <source>Save a picture of the board</source>
        <translation>Bild des Bretts speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/window/game_saving.py"/>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Leave game</source>
        <translation>Spiel verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Next or previous place in the rules</source>
        <translation>Nächste oder vorige Fundstelle in den Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <location filename="../../catanqt/ui/pages/shortcuts.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcut_list.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/snapshot.py"/>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/snapshot.py"/>
        <source>Catan board</source>
        <translation>Catan-Brett</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/cards.py"/>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <location filename="../../catanqt/ui/play/past_games.py"/>
        <source>Saved games: {problem}</source>
        <translation>Gespeicherte Spiele: {problem}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Your first game is two clicks away. Every move is saved as you make it.</source>
        <translation>Dein erstes Spiel ist zwei Klicks entfernt. Jeder Zug wird gespeichert, sobald du ihn machst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Welcome to the island</source>
        <translation>Willkommen auf der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Classic, with scenarios, or Junior</source>
        <translation>Klassisch, mit Szenarien oder Junior</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Even match</source>
        <translation>Ausgeglichenes Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Against characters you beat about every third time</source>
        <translation>Gegen Figuren, die du etwa jedes dritte Mal schlägst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>The rules, step by step</source>
        <translation>Die Regeln, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>Your games, your luck, your dice</source>
        <translation>Deine Spiele, dein Glück, deine Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>CatanQt {version}. An unofficial fan project.</source>
        <translation>CatanQt {version}. Ein inoffizielles Fanprojekt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>{game}: just begun</source>
        <translation>{game}: gerade begonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>{game}, turn {number}: it is your turn</source>
        <translation>{game}, Zug {number}: Du bist dran</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>{game}, turn {number}: it is {name}&apos;s turn</source>
        <translation>{game}, Zug {number}: {name} ist am Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>None yet; open or import a game</source>
        <translation>Noch keine; öffne oder importiere ein Spiel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/start/page.py"/>
        <source>%n games, last played: {when}</source>
        <translation>
            <numerusform>%n Spiel, zuletzt gespielt: {when}</numerusform>
            <numerusform>%n Spiele, zuletzt gespielt: {when}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Whose games</source>
        <translation>Wessen Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>By game and level</source>
        <translation>Nach Spiel und Stärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Averages per game</source>
        <translation>Im Schnitt pro Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>{won} ({share})</source>
        <comment>games won, and their share</comment>
        <translation>{won} ({share})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>%n games won in a row now</source>
        <translation>
            <numerusform>zurzeit %n Sieg in Folge</numerusform>
            <numerusform>zurzeit %n Siege in Folge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>{luck} cards compared with the {due} expected</source>
        <translation>{luck} Karten gegenüber den {due}, die zu erwarten waren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Games finished</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Best streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Turns on average</source>
        <translation>Züge im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Luck in cards</source>
        <translation>Glück in Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Games won by you and by each of them, of those you finished together</source>
        <translation>Siege von dir und von ihnen in euren gemeinsamen Spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>How often you win against whom</source>
        <translation>Wie oft du gegen wen gewinnst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>How often people win against whom</source>
        <translation>Wie oft Menschen gegen wen gewinnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Cards received above expectation; a star for each win</source>
        <translation>Erhaltene Karten über der Erwartung; ein Stern für jeden Sieg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>%n reviewed games, on average:</source>
        <translation>
            <numerusform>%n analysiertes Spiel:</numerusform>
            <numerusform>%n analysierte Spiele, im Schnitt:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>How the results came about</source>
        <translation>So kamen die Ergebnisse zustande</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>{games} {sum}</source>
        <translation>{games} {sum}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>%n rolls by all players.</source>
        <translation>
            <numerusform>%n Wurf von allen.</numerusform>
            <numerusform>%n Würfe von allen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>{rolls} {verdict}</source>
        <translation>{rolls} {verdict}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Dice in Junior</source>
        <translation>Würfel in Junior</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Dice over all games</source>
        <translation>Würfel in allen Spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/page.py"/>
        <source>Statistics of {name}</source>
        <translation>Statistik von {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/parts.py"/>
        <source>Games by kind and level</source>
        <translation>Spiele nach Art und Stärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/parts.py"/>
        <source>No game has been finished yet</source>
        <translation>Noch ist kein Spiel beendet</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics/parts.py"/>
        <source>Play one to the end, and see here how you win, how the dice fall and who is lucky.</source>
        <translation>Spiel eines zu Ende: Hier siehst du dann, wie du gewinnst, wie die Würfel fallen und wer Glück hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/library.py"/>
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/library.py"/>
        <source>This game no longer exists.</source>
        <translation>Dieses Spiel gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/library.py"/>
        <source>This is not a CatanQt game, or it is damaged ({details}).</source>
        <translation>Das ist kein Spiel von CatanQt, oder es ist beschädigt ({details}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/library.py"/>
        <source>The file cannot be opened ({details}).</source>
        <translation>Die Datei lässt sich nicht öffnen ({details}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/library.py"/>
        <source>The file could not be written ({details}).</source>
        <translation>Die Datei konnte nicht geschrieben werden ({details}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/library.py"/>
        <source>Nothing can be saved at the moment ({details}).</source>
        <translation>Im Augenblick lässt sich nichts speichern ({details}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/moments.py"/>
        <source>You win the game!</source>
        <translation>Du gewinnst das Spiel!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/moments.py"/>
        <source>{name} wins the game!</source>
        <translation>{name} gewinnt das Spiel!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>a city</source>
        <comment>something to save for</comment>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>a settlement</source>
        <comment>something to save for</comment>
        <translation>eine Siedlung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>a development card</source>
        <comment>something to save for</comment>
        <translation>eine Entwicklungskarte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>a road</source>
        <comment>something to save for</comment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>the longest road</source>
        <comment>something to save for</comment>
        <translation>die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>a lair</source>
        <comment>something to save for</comment>
        <translation>ein Versteck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>a ship</source>
        <comment>something to save for</comment>
        <translation>ein Schiff</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>a Coco tile</source>
        <comment>something to save for</comment>
        <translation>ein Coco-Plättchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_facts.py"/>
        <source>whatever comes</source>
        <comment>something to save for</comment>
        <translation>was noch kommt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>This hint is based on rules and planning.</source>
        <translation>Dieser Tipp beruht auf Regeln und Planung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>This hint is based on experience from many games.</source>
        <translation>Dieser Tipp beruht auf der Erfahrung aus vielen Partien.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would win a little sooner.</source>
        <translation>Du würdest etwas früher gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You could win {when}.</source>
        <translation>Du könntest {when} gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would win in about {after} rounds instead of {before}.</source>
        <translation>Du würdest in etwa {after} statt {before} Runden gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You are saving for {goal} and can have it {when}.</source>
        <translation>Du sparst für {goal}; das schaffst du {when}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>There is nothing better to do now.</source>
        <translation>Gerade gibt es nichts Besseres zu tun.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Keep your tiles for {goal}; you can have it {when}.</source>
        <translation>Behalte deine Plättchen für {goal}; das schaffst du {when}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>There is nothing better to do with your cards right now.</source>
        <translation>Mit deinen Karten kannst du jetzt nichts Besseres anfangen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Keep your cards for {goal}; nothing is lost by waiting for the next turn.</source>
        <translation>Behalte deine Karten für {goal}; auf den nächsten Zug zu warten kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Keep your cards for {goal}; you can have it {when}.</source>
        <translation>Behalte deine Karten für {goal}; das schaffst du {when}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It brings {more}: {resources}.</source>
        <translation>Das bringt {more}: {resources}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Its harbour trades %n cards of a kind for any one.</source>
        <translation>
            <numerusform>Am Hafen dort tauschst du %n gleiche Karte gegen eine beliebige.</numerusform>
            <numerusform>Am Hafen dort tauschst du %n gleiche Karten gegen eine beliebige.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Its harbour trades {cards} for any one card.</source>
        <translation>Am Hafen dort tauschst du {cards} gegen eine beliebige Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It opens up new land.</source>
        <translation>Das erschließt neues Land.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It opens up a building site with %n dots.</source>
        <translation>
            <numerusform>Das erschließt einen Bauplatz mit %n Auge.</numerusform>
            <numerusform>Das erschließt einen Bauplatz mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leads to a site with {dots} dots; %n more roads are needed.</source>
        <translation>
            <numerusform>Das führt zu einem Bauplatz mit {dots} Augen; noch %n Straße fehlt.</numerusform>
            <numerusform>Das führt zu einem Bauplatz mit {dots} Augen; noch %n Straßen fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} is close by.</source>
        <translation>{name} ist in der Nähe.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} could be there before you.</source>
        <translation>{name} könnte vor dir dort sein.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It gives you the longest road, with %n roads.</source>
        <translation>
            <numerusform>Damit hast du die Längste Handelsstraße mit %n Straße.</numerusform>
            <numerusform>Damit hast du die Längste Handelsstraße mit %n Straßen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It takes the longest road from {name}, with %n roads.</source>
        <translation>
            <numerusform>Damit nimmst du {name} die Längste Handelsstraße ab, mit %n Straße.</numerusform>
            <numerusform>Damit nimmst du {name} die Längste Handelsstraße ab, mit %n Straßen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It gives you the largest army, with %n knights.</source>
        <translation>
            <numerusform>Damit hast du die Größte Rittermacht mit %n Ritter.</numerusform>
            <numerusform>Damit hast du die Größte Rittermacht mit %n Rittern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It takes the largest army from {name}, with %n knights.</source>
        <translation>
            <numerusform>Damit nimmst du {name} die Größte Rittermacht ab, mit %n Ritter.</numerusform>
            <numerusform>Damit nimmst du {name} die Größte Rittermacht ab, mit %n Rittern.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>A development card is worth {points} to you.</source>
        <translation>Eine Entwicklungskarte bringt dir im Schnitt {points}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>A development card is worth {points} to you, partly for the largest army.</source>
        <translation>Eine Entwicklungskarte bringt dir im Schnitt {points}, zum Teil durch die Größte Rittermacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} gets no {resource} there and loses {time}.</source>
        <translation>{name} geht dort leer aus ({resource}) und verliert {time}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Nobody discards on a 7 in this game, so many cards are safe.</source>
        <translation>In dieser Partie gibt bei einer 7 niemand Karten ab, also sind viele Karten sicher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>In this game %n cards are safe on a 7.</source>
        <translation>
            <numerusform>In dieser Partie ist bei einer 7 %n Karte sicher.</numerusform>
            <numerusform>In dieser Partie sind bei einer 7 %n Karten sicher.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You need it for {goal}, and somebody will probably agree.</source>
        <translation>Du brauchst es für {goal}, und wahrscheinlich nimmt jemand an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You need it for {goal}. Perhaps somebody agrees.</source>
        <translation>Du brauchst es für {goal}. Vielleicht nimmt jemand an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You need it for {goal}. The chance that somebody agrees is about {chance}%.</source>
        <translation>Du brauchst es für {goal}. Die Chance, dass jemand annimmt, beträgt etwa {chance} %.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>With what {name} gives, you would win a little sooner.</source>
        <translation>Mit dem, was du von {name} bekommst, würdest du etwas früher gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>With what {name} gives, you could win {when}.</source>
        <translation>Mit dem, was du von {name} bekommst, könntest du {when} gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>With what {name} gives, you would win in about {after} rounds instead of {before}.</source>
        <translation>Mit dem, was du von {name} bekommst, würdest du in etwa {after} statt {before} Runden gewinnen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It brings %n spaces; on average, the second match brings no more.</source>
        <translation>
            <numerusform>Das bringt %n Feld; das zweite Fußball-Duell bringt im Schnitt nicht mehr.</numerusform>
            <numerusform>Das bringt %n Felder; das zweite Fußball-Duell bringt im Schnitt nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>This match brings only %n spaces; on average, the second one brings more.</source>
        <translation>
            <numerusform>Dieses Fußball-Duell bringt nur %n Feld; das zweite bringt im Schnitt mehr.</numerusform>
            <numerusform>Dieses Fußball-Duell bringt nur %n Felder; das zweite bringt im Schnitt mehr.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is a good move, but make the offer first while you have all your tiles.</source>
        <translation>Ein guter Zug, aber mach erst das Angebot, solange du alle Plättchen hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is a good move, but make the offer first while you have all your cards.</source>
        <translation>Ein guter Zug, aber mach erst das Angebot, solange du alle Karten hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would win less often.</source>
        <translation>Du würdest seltener gewinnen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would win about %n fewer games in a hundred.</source>
        <translation>
            <numerusform>Von hundert Spielen würdest du etwa %n weniger gewinnen.</numerusform>
            <numerusform>Von hundert Spielen würdest du etwa %n weniger gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It makes you the Big Game Champion.</source>
        <translation>Damit bist du Champion des Großen Spiels.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It makes you the Big Game Champion instead of {name}.</source>
        <translation>Damit bist du statt {name} Champion des Großen Spiels.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>For {price} the robber leaves your land.</source>
        <translation>Für {price} verlässt der Räuber dein Land.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{price} take a card from an opponent.</source>
        <translation>Für {price} nimmst du einem Gegner eine Karte ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{price} buy the card you need.</source>
        <translation>Für {price} bekommst du die Karte, die du brauchst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{price} buy a road.</source>
        <translation>Für {price} bekommst du eine Straße.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{price} buy a development card.</source>
        <translation>Für {price} bekommst du eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is one more lair.</source>
        <translation>Das ist ein Versteck mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is one more lair, and it brings you {tiles}.</source>
        <translation>Das ist ein Versteck mehr, und es bringt dir {tiles}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It keeps the way open.</source>
        <translation>Das hält den Weg offen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leads to a free place for a lair; %n more ships are needed.</source>
        <translation>
            <numerusform>Das führt zu einem freien Platz für ein Versteck; noch %n Schiff fehlt.</numerusform>
            <numerusform>Das führt zu einem freien Platz für ein Versteck; noch %n Schiffe fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leads to a free place for a lair.</source>
        <translation>Das führt zu einem freien Platz für ein Versteck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is all you can do.</source>
        <translation>Etwas anderes kannst du nicht tun.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>There is no reason: this player moves at random.</source>
        <translation>Es gibt keinen Grund: Dieser Spieler zieht zufällig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is what this player usually does.</source>
        <translation>So macht es dieser Spieler gewöhnlich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It wins the game.</source>
        <translation>Das gewinnt das Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Nothing else would do more for you.</source>
        <translation>Nichts anderes würde dir mehr bringen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is worth %n points.</source>
        <translation>
            <numerusform>Das ist %n Punkt wert.</numerusform>
            <numerusform>Das ist %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You have no source of {resources} yet.</source>
        <translation>Das hast du noch nicht: {resources}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It costs {name} {time}.</source>
        <translation>Das kostet {name} {time}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would then need %n more roads for the longest road.</source>
        <translation>
            <numerusform>Danach fehlt dir noch %n Straße zur Längsten Handelsstraße.</numerusform>
            <numerusform>Danach fehlen dir noch %n Straßen zur Längsten Handelsstraße.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You would then need %n more knights for the largest army.</source>
        <translation>
            <numerusform>Danach fehlt dir noch %n Ritter zur Größten Rittermacht.</numerusform>
            <numerusform>Danach fehlen dir noch %n Ritter zur Größten Rittermacht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>With it you have the cards for {goal}.</source>
        <translation>Damit hast du die Karten für {goal}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leaves you with %n cards, so a seven costs you less.</source>
        <translation>
            <numerusform>Danach hast du noch %n Karte, und eine Sieben kostet dich weniger.</numerusform>
            <numerusform>Danach hast du noch %n Karten, und eine Sieben kostet dich weniger.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It should bring you {cards}.</source>
        <translation>Das dürfte dir {cards} bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You need these cards for {goal}.</source>
        <translation>Diese Karten brauchst du für {goal}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Of all your cards, {resource} is what you need least for {goal}.</source>
        <translation>Von deinen Karten brauchst du {resource} am wenigsten für {goal}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The corner has %n dots and gives {resources}.</source>
        <translation>
            <numerusform>Die Ecke hat %n Auge und gibt {resources}.</numerusform>
            <numerusform>Die Ecke hat %n Augen und gibt {resources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>From there you can reach a corner with %n dots.</source>
        <translation>
            <numerusform>Von dort kommst du zu einer Ecke mit %n Auge.</numerusform>
            <numerusform>Von dort kommst du zu einer Ecke mit %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>There is room to grow.</source>
        <translation>Dort kannst du dich ausbreiten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} is closest to winning and could win {when}.</source>
        <translation>{name} ist dem Sieg am nächsten und könnte {when} gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You get {resource} again.</source>
        <translation>Dann bekommst du wieder {resource}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>There is nobody worth robbing, so he stands where he harms nobody.</source>
        <translation>Es lohnt sich nicht, jemandem zu schaden, also steht er, wo er niemanden stört.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} has %n cards to steal from.</source>
        <translation>
            <numerusform>Bei {name} gibt es %n Karte zu stehlen.</numerusform>
            <numerusform>Bei {name} gibt es %n Karten zu stehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The friendly robber spares {name}, who has few points.</source>
        <translation>Der freundliche Räuber verschont {name} wegen weniger Punkte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The dice deck brings {number} next with a chance of {percent}%.</source>
        <translation>Der Würfelstapel bringt mit {percent} % Wahrscheinlichkeit als Nächstes die {number}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>No 7 can be rolled before your next turn, so many cards are safe.</source>
        <translation>Vor deinem nächsten Zug kann keine 7 fallen, also sind viele Karten sicher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>In this game {name} needs only %n more points.</source>
        <translation>
            <numerusform>In dieser Partie fehlt {name} nur noch %n Punkt.</numerusform>
            <numerusform>In dieser Partie fehlen {name} nur noch %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>In this game that is worth %n points.</source>
        <translation>
            <numerusform>Das ist in dieser Partie %n Punkt wert.</numerusform>
            <numerusform>Das ist in dieser Partie %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Trade first: once you have built, you may not trade any more in this turn.</source>
        <translation>Erst handeln: Sobald du gebaut hast, darfst du in diesem Zug nicht mehr handeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is a risk: {name} may refuse, and the offer as it stands would help you, too.</source>
        <translation>Das ist ein Risiko: {name} könnte ablehnen, und schon das jetzige Angebot würde dir helfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It would bring {name} {time} closer to winning.</source>
        <translation>Es würde {name} {time} näher an den Sieg bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You need what is asked for yourself, for {goal}.</source>
        <translation>Was verlangt wird, brauchst du selbst für {goal}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You have no use for what is offered.</source>
        <translation>Mit dem Angebotenen kannst du nichts anfangen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It would bring you too little.</source>
        <translation>Es würde dir zu wenig bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} could win {when} and must not be helped.</source>
        <translation>{name} könnte {when} gewinnen; hilf jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>This player never trades.</source>
        <translation>Dieser Spieler handelt nie.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Trading with {name} leaves you with the best chances.</source>
        <translation>Ein Tausch mit {name} lässt dir die besten Aussichten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Then you have %n shots in every match.</source>
        <translation>
            <numerusform>Dann hast du %n Schuss in jedem Fußball-Duell.</numerusform>
            <numerusform>Dann hast du %n Schüsse in jedem Fußball-Duell.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Your place in the league should bring you {points} more.</source>
        <translation>Dein Platz auf der Rangliste dürfte dir {points} mehr bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The next matchday could cost you the win, with a chance of about {chance}%.</source>
        <translation>Der nächste Spieltag könnte dich mit etwa {chance} % den Sieg kosten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You need {resource} most for {goal}.</source>
        <translation>Du brauchst {resource} am meisten für {goal}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Place {number} has %n dots.</source>
        <translation>
            <numerusform>Platz {number} hat %n Auge.</numerusform>
            <numerusform>Platz {number} hat %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You win a place with a chance of about {chance}%.</source>
        <translation>Du gewinnst mit etwa {chance} % einen Platz.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The fishery on {number} has %n dots.</source>
        <translation>
            <numerusform>Der Fischgrund mit der {number} hat %n Auge.</numerusform>
            <numerusform>Der Fischgrund mit der {number} hat %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} will then need one more point to win.</source>
        <translation>{name} braucht dann einen Punkt mehr zum Sieg.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>%n more Coco tiles put you ahead of {name}, with a lair on Spooky Island.</source>
        <translation>
            <numerusform>Mit %n Coco-Plättchen mehr liegst du vor {name} und bekommst ein Versteck auf der Geisterinsel.</numerusform>
            <numerusform>Mit %n Coco-Plättchen mehr liegst du vor {name} und bekommst ein Versteck auf der Geisterinsel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Coco is nearly always worth it.</source>
        <translation>Coco lohnt sich fast immer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} gets no {resource} while he is there.</source>
        <translation>Solange er dort ist, geht {name} leer aus ({resource}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>He brings you {tiles}.</source>
        <translation>Er bringt dir {tiles}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>At home he is in nobody&apos;s way.</source>
        <translation>Zu Hause steht er niemandem im Weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>You need {resource} for {goal}.</source>
        <translation>Du brauchst {resource} für {goal}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It is about as good.</source>
        <translation>Es ist etwa genauso gut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>The other move wins the game at once.</source>
        <translation>Der andere Zug gewinnt das Spiel sofort.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It looks as good now, but your next turn would be weaker.</source>
        <translation>Es sieht jetzt genauso gut aus, aber dein nächster Zug würde schwächer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>Winning would take you {time} longer.</source>
        <translation>Du würdest {time} länger bis zum Sieg brauchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>{name} would be {time} closer to winning.</source>
        <translation>{name} käme dem Sieg {time} näher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It has %n dots, the suggested place {best}.</source>
        <translation>
            <numerusform>Es hat %n Auge, der empfohlene Platz {best}.</numerusform>
            <numerusform>Es hat %n Augen, der empfohlene Platz {best}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>It leaves you without {resources}.</source>
        <translation>Dort fehlt dir: {resources}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/play/reason_text.py"/>
        <source>All in all, it is worth about %n dots less.</source>
        <translation>
            <numerusform>Alles in allem ist es etwa %n Auge weniger wert.</numerusform>
            <numerusform>Alles in allem ist es etwa %n Augen weniger wert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>today, {time}</source>
        <comment>within a sentence</comment>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>Today, {time}</source>
        <translation>Heute, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>yesterday, {time}</source>
        <comment>within a sentence</comment>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>Yesterday, {time}</source>
        <translation>Gestern, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>{weekday}, {time}</source>
        <translation>{weekday}, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>This game cannot be read</source>
        <translation>Dieses Spiel ist nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>Just begun</source>
        <translation>Gerade begonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>Turn {number}: {name}</source>
        <translation>Zug {number}: {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>{name}: {game}, {standing}; points: {points}; last played {when}</source>
        <translation>{name}: {game}, {standing}; Punkte: {points}; zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/play/save_text.py"/>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/page.py"/>
        <source>Your move has been made.</source>
        <translation>Dein Zug ist gemacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/panel.py"/>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/panel.py"/>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Find the better move</source>
        <translation>Finde den besseren Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/panel.py"/>
        <source>Review a finished game: your mistakes become exercises here.</source>
        <translation>Analysiere ein beendetes Spiel: Aus deinen Fehlern werden hier Übungen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/practice/panel.py"/>
        <source>%n exercises from your own games, none due today. Well done!</source>
        <translation>
            <numerusform>%n Übung aus deinen eigenen Spielen, heute ist sie nicht fällig. Gut gemacht!</numerusform>
            <numerusform>%n Übungen aus deinen eigenen Spielen, heute ist keine fällig. Gut gemacht!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/practice/panel.py"/>
        <source>%n exercises from your own games are due.</source>
        <translation>
            <numerusform>%n Übung aus deinen eigenen Spielen ist fällig.</numerusform>
            <numerusform>%n Übungen aus deinen eigenen Spielen sind fällig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>{title} ({step}/{count})</source>
        <translation>{title} ({step}/{count})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Show the better move, and why</source>
        <translation>Den besseren Zug zeigen, mit Begründung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Done</source>
        <comment>with the exercises</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Stop practising</source>
        <translation>Mit dem Üben aufhören</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Looking at your move …</source>
        <translation>Dein Zug wird geprüft …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>Right! {reasons}</source>
        <translation>Richtig! {reasons}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>This move could not be judged. Try another one.</source>
        <translation>Dieser Zug ließ sich nicht beurteilen. Versuch einen anderen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>{game}, turn {turn}</source>
        <translation>{game}, Zug {turn}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>{where}. You once played: {move} Make a better move.</source>
        <translation>{where}. Damals hast du gespielt: {move} Mach einen besseren Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>There is something better. {reasons}</source>
        <translation>Es geht besser. {reasons}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/practice/strip.py"/>
        <source>{move} {reasons}</source>
        <comment>a move, and why it is good</comment>
        <translation>{move} {reasons}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound/player.py"/>
        <source>Sound is switched off by {variable}.</source>
        <translation>Der Ton ist durch {variable} abgeschaltet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound/speaker.py"/>
        <source>The sound device does not answer.</source>
        <translation>Das Audiogerät antwortet nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound/speaker.py"/>
        <source>Sound is not installed: the package miniaudio is missing.</source>
        <translation>Der Ton ist nicht installiert: Das Paket miniaudio fehlt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound/speaker.py"/>
        <source>Sound is not available: {reason}</source>
        <translation>Ton ist nicht verfügbar: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound/speaker.py"/>
        <source>No sound device was found.</source>
        <translation>Es wurde kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound/speaker.py"/>
        <source>Another program keeps the sound device to itself.</source>
        <translation>Ein anderes Programm belegt das Audiogerät.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Eager to learn</source>
        <translation>Wissbegierig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Played to the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>At home everywhere</source>
        <translation>Überall zu Hause</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Town planner</source>
        <translation>Städtebauer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Roads and knights</source>
        <translation>Straßen und Ritter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Stronger than the dice</source>
        <translation>Stärker als die Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Tough opponents</source>
        <translation>Starke Gegner</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Master</source>
        <translation>Meisterschaft</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Three in a row</source>
        <translation>Drei in Folge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Explorer</source>
        <translation>Entdecker</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Finish a lesson. Playing is the quickest way to learn.</source>
        <translation>Beende eine Lektion. Beim Spielen lernt man am schnellsten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Finish a game. Every game shows you something new.</source>
        <translation>Beende ein Spiel. Jedes Spiel zeigt dir etwas Neues.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win a game.</source>
        <translation>Gewinne ein Spiel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win with at least %n cards from each land: variety makes you independent.</source>
        <translation>
            <numerusform>Gewinne mit mindestens %n Karte von jedem Land: Vielfalt macht unabhängig.</numerusform>
            <numerusform>Gewinne mit mindestens %n Karten von jedem Land: Vielfalt macht unabhängig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Make %n trades with other players in one game: a fair trade helps both.</source>
        <translation>
            <numerusform>Tausche in einem Spiel %n-mal mit anderen: Ein fairer Tausch hilft beiden Seiten.</numerusform>
            <numerusform>Tausche in einem Spiel %n-mal mit anderen: Ein fairer Tausch hilft beiden Seiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Build %n cities in one game: they bring twice the cards.</source>
        <translation>
            <numerusform>Baue in einem Spiel %n Stadt: Sie bringt doppelt so viele Karten.</numerusform>
            <numerusform>Baue in einem Spiel %n Städte: Sie bringen doppelt so viele Karten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>End a game with the longest road and the largest army.</source>
        <translation>Beende ein Spiel mit der Längsten Handelsstraße und der Größten Rittermacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win with fewer cards than the odds promised: good sites and trades beat luck.</source>
        <translation>Gewinne mit weniger Karten, als zu erwarten war: Gute Plätze schlagen das Glück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win against opponents who are all hard or better.</source>
        <translation>Gewinne gegen Gegner, die alle mindestens schwer sind.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win against experts.</source>
        <translation>Gewinne gegen Experten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Win %n games in a row.</source>
        <translation>
            <numerusform>Gewinne %n Spiel in Folge.</numerusform>
            <numerusform>Gewinne %n Spiele in Folge.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/achievements.py"/>
        <source>Finish Classic, every scenario and Junior.</source>
        <translation>Beende das klassische Spiel, jedes Szenario und Junior.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>{level}: {won} of %n games won, {share}; {even} if all were equal</source>
        <translation>
            <numerusform>{level}: {won} von %n Spiel gewonnen, {share}; {even} bei gleicher Stärke</numerusform>
            <numerusform>{level}: {won} von %n Spielen gewonnen, {share}; {even} bei gleicher Stärke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>{game}, {level}: {won} of %n games won; on average {points} points, {turns} turns, luck {luck}</source>
        <translation>
            <numerusform>{game}, {level}: {won} von %n Spiel gewonnen; im Schnitt {points} Punkte, {turns} Züge, Glück {luck}</numerusform>
            <numerusform>{game}, {level}: {won} von %n Spielen gewonnen; im Schnitt {points} Punkte, {turns} Züge, Glück {luck}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>{name}, {when}: won with {points}, luck {luck}</source>
        <translation>{name}, {when}: gewonnen, {points}, Glück {luck}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/career_text.py"/>
        <source>{name}, {when}: {points}, luck {luck}</source>
        <translation>{name}, {when}: {points}, Glück {luck}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{name}: {points} ({parts})</source>
        <translation>{name}: {points} ({parts})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>Too few rolls to say anything yet.</source>
        <translation>Noch zu wenige Würfe für eine Aussage.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>Quite normal for fair dice: %n in 100 games stray further.</source>
        <translation>
            <numerusform>Ganz normal für faire Würfel: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
            <numerusform>Ganz normal für faire Würfel: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>A little unusual, but it happens with fair dice: %n in 100 games stray further.</source>
        <translation>
            <numerusform>Etwas ungewöhnlich, aber das kommt bei fairen Würfeln vor: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
            <numerusform>Etwas ungewöhnlich, aber das kommt bei fairen Würfeln vor: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>Remarkably even: fair dice rarely come this close to the odds.</source>
        <translation>Auffallend gleichmäßig: So nah kommen faire Würfel der Erwartung selten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>Rare for fair dice: fewer than 1 in 100 games stray further. Every roll can be checked.</source>
        <translation>Selten für faire Würfel: In weniger als 1 von 100 Spielen wäre die Abweichung größer. Jeder Wurf lässt sich prüfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>Dealt from a deck of 36, rolls come closer to the odds than dice do.</source>
        <translation>Aus einem Stapel von 36 gezogen, liegen die Würfe näher an der Erwartung als echte Würfel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>No 7 was rolled in the first rounds, so the odds fit only roughly.</source>
        <translation>In den ersten Runden fiel keine 7, darum passt die Erwartung nur ungefähr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>about as expected</source>
        <translation>etwa wie zu erwarten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>very lucky</source>
        <translation>sehr viel Glück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>lucky</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>very unlucky</source>
        <translation>sehr viel Pech</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>unlucky</source>
        <translation>Pech</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{name}: %n received, {due} expected: {surplus}, {verdict}</source>
        <translation>
            <numerusform>{name}: %n erhalten, {due} zu erwarten: {surplus}, {verdict}</numerusform>
            <numerusform>{name}: %n erhalten, {due} zu erwarten: {surplus}, {verdict}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{names} are level with {points}</source>
        <translation>{names} liegen gleichauf: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{name} is ahead with {points}</source>
        <translation>{name} liegt vorn: {points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>%n turns</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{turns} so far.</source>
        <comment>so many turns</comment>
        <translation>Bisher {turns}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{lairs}, plus 1 on Spooky Island</source>
        <translation>{lairs}, dazu 1 auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/figure_text.py"/>
        <source>{turns}. {parts}.</source>
        <comment>so many turns, and what the winner&apos;s points are made of</comment>
        <translation>{turns}. {parts}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>{sign}{number}%</source>
        <comment>a change of a chance, in percentage points</comment>
        <translation>{sign}{number} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>Chance to win: {chance}</source>
        <translation>Siegchance: {chance}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>You would win a little later with it.</source>
        <translation>Damit würdest du etwas später gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>Chance to win: {after} instead of {best}</source>
        <translation>Siegchance: {after} statt {best}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>Good luck: it raised your chance to win by {points}.</source>
        <translation>Glück: Deine Siegchance stieg um {points}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>Bad luck: it lowered your chance to win by {points}.</source>
        <translation>Pech: Deine Siegchance sank um {points}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>Your decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>Your luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>Result</source>
        <comment>of a game, as a chance to win</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/review_text.py"/>
        <source>{start} at the start, {decisions} by your decisions, {luck} by luck, {others} by the others: {result}.</source>
        <translation>{start} am Anfang, {decisions} durch deine Entscheidungen, {luck} durch Glück, {others} durch die anderen: {result}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>{skill} ± {error}</source>
        <translation>{skill} ± {error}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>several scenarios</source>
        <translation>mehrere Szenarien</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>Skill {figure} over %n games.</source>
        <translation>
            <numerusform>Stärke {figure} aus %n Spiel.</numerusform>
            <numerusform>Stärke {figure} aus %n Spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>{game} {figure} (%n games)</source>
        <translation>
            <numerusform>{game} {figure} (%n Spiel)</numerusform>
            <numerusform>{game} {figure} (%n Spiele)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>{all} By game: {kinds}.</source>
        <translation>{all} Nach Spiel: {kinds}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>Reckoned from where you finished alone against computer players, whose skills were measured in games among themselves; unfinished games and forks do not count. The band is the uncertainty (one standard deviation).</source>
        <translation>Berechnet aus deinen Platzierungen allein gegen Computerspieler, deren Stärken in Spielen untereinander gemessen wurden; abgebrochene und abgezweigte Spiele zählen nicht. Das Band zeigt die Unsicherheit (eine Standardabweichung).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/stats/skill_text.py"/>
        <source>After game {number} ({name}, {when}): skill {figure}</source>
        <translation>Nach Spiel {number} ({name}, {when}): Stärke {figure}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Ooh, a swap! Deal.</source>
        <translation>Au ja, tauschen! Abgemacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Can we do that again?</source>
        <translation>Können wir das noch mal machen?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Mum says: always count twice.</source>
        <translation>Mama sagt: immer zweimal nachzählen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Sorry! Well, a bit sorry.</source>
        <translation>Tut mir leid! Na ja, ein bisschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That was the robber, not me.</source>
        <translation>Das war der Räuber, nicht ich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Hey! That was mine!</source>
        <translation>He! Das war meins!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Why always me?</source>
        <translation>Warum immer ich?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;m telling Emil.</source>
        <translation>Das sag ich Emil.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>But I was so proud of that!</source>
        <translation>Aber darauf war ich so stolz!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Can I have it back? Please?</source>
        <translation>Krieg ich das wieder? Bitte?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Don&apos;t look now, but I&apos;m nearly there.</source>
        <translation>Nicht hingucken, ich bin fast da.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>My tummy is tingling.</source>
        <translation>Mir kribbelt der Bauch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I won! I really won! Did you see?</source>
        <translation>Gewonnen! Echt gewonnen! Habt ihr’s gesehen?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Best day ever!</source>
        <translation>Schönster Tag überhaupt!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Again, please! I nearly got it.</source>
        <translation>Noch mal, bitte! Ich hab’s fast kapiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You did that well. Will you show me?</source>
        <translation>Das hast du gut gemacht. Zeigst du’s mir?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A fair wind for both of us.</source>
        <translation>Guter Wind für uns beide.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Shake on it.</source>
        <translation>Hand drauf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Good trade, quiet night.</source>
        <translation>Guter Handel, ruhige Nacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Nothing personal. The tide turns.</source>
        <translation>Nichts für ungut. Die Flut kommt nun mal.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Someone had to get wet.</source>
        <translation>Einer musste nass werden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Well, well. Fog again.</source>
        <translation>Soso. Wieder Nebel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>In forty years I&apos;ve seen worse.</source>
        <translation>In vierzig Jahren hab ich Schlimmeres gesehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>My light shines for thieves as well.</source>
        <translation>Mein Licht brennt auch für Diebe.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>It was nice while it lasted.</source>
        <translation>Schön war’s, solange es hielt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A storm takes what it likes.</source>
        <translation>Der Sturm holt sich, was er will.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I think I can see the harbour.</source>
        <translation>Mir scheint, ich sehe den Hafen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Land in sight. Gently now.</source>
        <translation>Land in Sicht. Nur sachte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Safely home. Thank you all.</source>
        <translation>Heil im Hafen. Danke euch allen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Slow ships arrive as well.</source>
        <translation>Langsame Schiffe kommen auch an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A fine crossing. Well sailed.</source>
        <translation>Eine schöne Überfahrt. Gut gesegelt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;ll put the kettle on.</source>
        <translation>Ich setze schon mal Tee auf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A spoonful each. Good.</source>
        <translation>Für jeden einen Löffel. Gut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Counted twice. It&apos;s fair.</source>
        <translation>Zweimal gezählt, es stimmt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Sweet enough for me.</source>
        <translation>Süß genug für mich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I only sting when I must.</source>
        <translation>Ich steche nur, wenn ich muss.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Forgive me, it buzzed that way.</source>
        <translation>Verzeihung, es summte eben dorthin.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Into my honey with both hands!</source>
        <translation>Mit beiden Händen in meinen Honig!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Shoo! Away with you!</source>
        <translation>Husch! Weg da!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I should have stayed at home.</source>
        <translation>Ich hätte zu Hause bleiben sollen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>It was too big for me anyway.</source>
        <translation>War mir ohnehin zu groß.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>There it swarms away.</source>
        <translation>Da schwärmt es davon.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Oh dear, I may have to win.</source>
        <translation>Ach je, ich muss wohl gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I hardly dare say it: nearly.</source>
        <translation>Ich trau mich kaum: gleich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Drop by drop, and the jar is full.</source>
        <translation>Tropfen für Tropfen, und das Glas ist voll.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Me? Then honey for everyone.</source>
        <translation>Ich? Dann Honig für alle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Better lose a game than a hive.</source>
        <translation>Lieber ein Spiel verloren als ein Bienenvolk.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Well deserved. Mind the bees outside.</source>
        <translation>Verdient. Vorsicht draußen, die Bienen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Done. Back to work.</source>
        <translation>Gemacht. Und jetzt weiter.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>My word is iron. It holds.</source>
        <translation>Mein Wort ist Eisen. Es hält.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You talk a lot. Fine.</source>
        <translation>Du redest viel. Na gut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The hammer falls where it falls.</source>
        <translation>Der Hammer fällt, wohin er fällt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You&apos;d have done the same.</source>
        <translation>Hättest du auch gemacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;ll remember that face.</source>
        <translation>Das Gesicht merk ich mir.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Right. Now I&apos;m warm.</source>
        <translation>Gut. Jetzt bin ich warm.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Try that once more. I dare you.</source>
        <translation>Trau dich das noch mal.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I forged that myself!</source>
        <translation>Das hab ich selbst geschmiedet!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Borrowed. Only borrowed.</source>
        <translation>Geliehen. Nur geliehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>One more blow.</source>
        <translation>Noch ein Schlag.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Stand back, it&apos;s red hot.</source>
        <translation>Zurücktreten, es glüht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That&apos;s how you hit a nail.</source>
        <translation>So trifft man einen Nagel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Ha! Who&apos;s laughing now?</source>
        <translation>Ha! Und wer lacht jetzt?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The fire was too low today.</source>
        <translation>Das Feuer war heute zu klein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Next time with a bigger hammer.</source>
        <translation>Nächstes Mal mit größerem Hammer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A round on me! Almost.</source>
        <translation>Eine Runde auf mich! Fast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Sold, and the soup is free.</source>
        <translation>Gekauft, und die Suppe geht aufs Haus.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>My gut says yes.</source>
        <translation>Mein Bauch sagt ja.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The landlord always takes a little.</source>
        <translation>Ein bisschen nimmt der Wirt immer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;ll put it on your tab.</source>
        <translation>Ich schreib’s dir an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Hands out of my till!</source>
        <translation>Finger aus meiner Kasse!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Thieves pay double here.</source>
        <translation>Diebe zahlen bei mir doppelt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Now luck owes me one.</source>
        <translation>Jetzt schuldet mir das Glück was.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;d have bet on that. I did.</source>
        <translation>Darauf hätte ich gewettet. Hab ich auch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>There goes my finest sign.</source>
        <translation>Da geht mein schönstes Schild dahin.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Anyone want to bet against me?</source>
        <translation>Will jemand gegen mich wetten?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I can smell the roast.</source>
        <translation>Ich rieche schon den Braten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Drinks for all! Who&apos;s paying?</source>
        <translation>Freibier! Wer zahlt?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I told you: all on one card.</source>
        <translation>Sag ich doch: alles auf eine Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Lost the bet, kept the appetite.</source>
        <translation>Wette verloren, Hunger geblieben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Double or nothing?</source>
        <translation>Doppelt oder nichts?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>For you, a friend&apos;s price.</source>
        <translation>Für dich ein Freundschaftspreis.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Always a pleasure to do business.</source>
        <translation>Mit dir handle ich immer gern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Come back tomorrow, I&apos;m cheaper then.</source>
        <translation>Komm morgen wieder, da bin ich billiger.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Call it a market fee.</source>
        <translation>Nennen wir es Standgebühr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>No receipt today, I&apos;m afraid.</source>
        <translation>Eine Quittung gibt es heute leider nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You could have asked the price!</source>
        <translation>Du hättest nach dem Preis fragen können!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Bad for business. Very bad.</source>
        <translation>Schlecht fürs Geschäft. Ganz schlecht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Even thieves like my stall.</source>
        <translation>Sogar Diebe mögen meinen Stand.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;d have sold it to you!</source>
        <translation>Das hätte ich dir auch verkauft!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Everything has its season.</source>
        <translation>Alles hat seine Saison.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>We close soon, friends.</source>
        <translation>Bald ist Ladenschluss, Freunde.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Last offers, please.</source>
        <translation>Letzte Angebote, bitte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>And the stall is sold out!</source>
        <translation>Und der Stand ist ausverkauft!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Best bargain of the day: me.</source>
        <translation>Das beste Geschäft des Tages: ich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You win some, you sell some.</source>
        <translation>Mal gewinnt man, mal verkauft man.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Good customers may win.</source>
        <translation>Gute Kunden dürfen gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That will do for the road.</source>
        <translation>Das reicht für unterwegs.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Agreed. I travel light.</source>
        <translation>Einverstanden. Ich reise leicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Noted in my book.</source>
        <translation>Ist notiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Your land lay on my way.</source>
        <translation>Dein Land lag am Weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Just passing through.</source>
        <translation>Ich bin nur auf der Durchreise.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That wasn&apos;t on my map.</source>
        <translation>Das stand nicht auf meiner Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Bandits! Every trail has them.</source>
        <translation>Räuber! Die gibt es auf jedem Weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Lighter luggage, then.</source>
        <translation>Dann eben mit leichterem Gepäck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Someone went further than I did.</source>
        <translation>Da ist jemand weiter gegangen als ich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Then I&apos;ll take the long way round.</source>
        <translation>Dann nehme ich eben den Umweg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Only one more hill.</source>
        <translation>Nur noch ein Hügel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I can see the summit.</source>
        <translation>Ich sehe schon den Gipfel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>This is the view I came for.</source>
        <translation>Für diese Aussicht bin ich gekommen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>First one up. Mark it on the map.</source>
        <translation>Als Erster oben. Tragt es in die Karte ein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A beautiful walk all the same.</source>
        <translation>Schön war die Wanderung trotzdem.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I took a wrong turn somewhere.</source>
        <translation>Irgendwo bin ich falsch abgebogen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Ha! Even I trade sometimes.</source>
        <translation>Ha! Auch ich handle manchmal.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Quick, before I change my mind.</source>
        <translation>Schnell, bevor ich es mir anders überlege.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Good. The axes stay down.</source>
        <translation>Gut. Die Äxte bleiben unten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A small raid, nothing more.</source>
        <translation>Nur ein kleiner Überfall.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You left the gate open.</source>
        <translation>Das Tor stand offen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Bold! I like you.</source>
        <translation>Mutig! Du gefällst mir.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Enjoy it while it lasts.</source>
        <translation>Freu dich, solange es währt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I know where you live.</source>
        <translation>Ich weiß, wo du wohnst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Well fought. I&apos;ll come and fetch it.</source>
        <translation>Gut gekämpft. Ich hole es mir wieder.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>It hung so nicely in my hall!</source>
        <translation>Es hing so schön in meiner Halle!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Wake up, or it is over.</source>
        <translation>Wacht auf, sonst ist es vorbei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I hear the horns already.</source>
        <translation>Ich höre schon die Hörner.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Skål! Tonight we sing.</source>
        <translation>Skål! Heute Nacht wird gesungen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The island is mine. You may stay.</source>
        <translation>Die Insel ist mein. Ihr dürft bleiben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Ha! What a battle. Again!</source>
        <translation>Ha! Was für eine Schlacht. Noch mal!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Fairly beaten. I&apos;ll carry your oar.</source>
        <translation>Ehrlich geschlagen. Ich trage dein Ruder.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Square and level. Accepted.</source>
        <translation>Im Lot und im Winkel. Angenommen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That fits to the millimetre.</source>
        <translation>Passt auf den Millimeter.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>No time to haggle.</source>
        <translation>Zum Feilschen fehlt die Zeit.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>One stone had to go.</source>
        <translation>Ein Stein musste weichen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;m merely clearing the site.</source>
        <translation>Ich räume nur die Baustelle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That was load-bearing!</source>
        <translation>Das war tragend!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>No respect for the craft.</source>
        <translation>Kein Respekt vor dem Handwerk.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>One rebuilds. One always rebuilds.</source>
        <translation>Man baut wieder auf. Wie immer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Ornament. I can do without.</source>
        <translation>Zierrat. Es geht auch ohne.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The plaster was still wet.</source>
        <translation>Der Putz war noch nass.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Only the keystone is missing.</source>
        <translation>Es fehlt nur der Schlussstein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Bring the ladder, we&apos;re nearly up.</source>
        <translation>Holt die Leiter, wir sind fast oben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Finished. And it will last.</source>
        <translation>Fertig. Und es hält.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Measured twice, won once.</source>
        <translation>Zweimal gemessen, einmal gewonnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A crack in the foundation. Mine.</source>
        <translation>Ein Riss im Fundament. In meinem.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Solid work. I take off my cap.</source>
        <translation>Solide Arbeit. Da ziehe ich die Mütze.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Catch!</source>
        <translation>Fang!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Up it goes, over it comes.</source>
        <translation>Hoch damit und rüber damit.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>And now you see it here.</source>
        <translation>Und schon ist es hier.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Now you see it, now you don&apos;t.</source>
        <translation>Eben war es noch da.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A little sleight of hand.</source>
        <translation>Ein kleiner Taschenspielertrick.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Quick fingers! Where did you train?</source>
        <translation>Flinke Finger! Wo hast du gelernt?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That was part of the act.</source>
        <translation>Das gehörte zur Nummer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Never mind, the show goes on.</source>
        <translation>Macht nichts, die Schau geht weiter.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Oops, dropped one.</source>
        <translation>Hoppla, eins fallen gelassen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The crowd is fickle.</source>
        <translation>Das Publikum ist launisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Drum roll, please.</source>
        <translation>Trommelwirbel, bitte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Now hold your breath.</source>
        <translation>Jetzt die Luft anhalten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Ta-da! Thank you, thank you.</source>
        <translation>Tataa! Danke, danke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>And nobody saw how it was done.</source>
        <translation>Und keiner hat gesehen, wie.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Too many balls in the air.</source>
        <translation>Zu viele Bälle in der Luft.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Applause! That was masterly.</source>
        <translation>Beifall! Das war meisterhaft.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>So agreed.</source>
        <translation>So vereinbart.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Both parties consent.</source>
        <translation>Beide Seiten stimmen zu.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>No objection.</source>
        <translation>Kein Einwand.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The fine is due.</source>
        <translation>Die Strafe ist fällig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Objection overruled.</source>
        <translation>Einspruch abgelehnt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I shall appeal.</source>
        <translation>Ich lege Berufung ein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That goes on record.</source>
        <translation>Das kommt zu den Akten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Unlawful, but well reasoned.</source>
        <translation>Rechtswidrig, aber gut begründet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Title transferred. For now.</source>
        <translation>Titel übertragen. Vorläufig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I reserve all further steps.</source>
        <translation>Ich behalte mir weitere Schritte vor.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>We come to the verdict.</source>
        <translation>Wir kommen zum Urteil.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Any last words?</source>
        <translation>Noch ein letztes Wort?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Judgment in my favour. Case closed.</source>
        <translation>Urteil zu meinen Gunsten. Akte zu.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The evidence was clear.</source>
        <translation>Die Beweislage war eindeutig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I accept the verdict.</source>
        <translation>Ich nehme das Urteil an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A just result. Reluctantly.</source>
        <translation>Ein gerechtes Ergebnis. Leider.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A pinch for you, a pinch for me.</source>
        <translation>Eine Prise für dich, eine für mich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>My mother would be proud of you.</source>
        <translation>Meine Mutter wäre stolz auf dich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You bargain with taste.</source>
        <translation>Du handelst mit Geschmack.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Pepper burns, I know.</source>
        <translation>Pfeffer brennt, ich weiß.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Sharing is a virtue.</source>
        <translation>Teilen ist eine Tugend.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Eight elder siblings. I&apos;m used to it.</source>
        <translation>Acht ältere Geschwister. Ich kenne das.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>May it be too hot for you.</source>
        <translation>Möge es dir zu scharf sein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You might at least have haggled.</source>
        <translation>Feilschen hättest du wenigstens können.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Keep it fresh for me.</source>
        <translation>Halt es mir frisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I only lent you the ladle.</source>
        <translation>Ich habe dir nur die Kelle geliehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Only the saffron is missing.</source>
        <translation>Es fehlt nur der Safran.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Can you smell it? Nearly done.</source>
        <translation>Riecht ihr das? Gleich gar.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Dinner is served! There&apos;s enough for all.</source>
        <translation>Angerichtet! Es reicht für alle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The ninth child wins at last.</source>
        <translation>Endlich gewinnt die Neunte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I put in too much salt.</source>
        <translation>Ich habe es versalzen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You must give me that recipe.</source>
        <translation>Dieses Rezept musst du mir geben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Signed, sealed, stowed.</source>
        <translation>Besiegelt und verstaut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Cargo accepted.</source>
        <translation>Ladung angenommen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>We both sail well with that.</source>
        <translation>Damit segeln wir beide gut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Prepare to be boarded.</source>
        <translation>Klar zum Entern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Toll for these waters.</source>
        <translation>Zoll für diese Gewässer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Pirate! From me, that&apos;s praise.</source>
        <translation>Pirat! Aus meinem Mund ein Lob.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>A leak. We pump.</source>
        <translation>Ein Leck. Wir pumpen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Log entry: scoundrel sighted.</source>
        <translation>Logbuch: Schurke gesichtet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You took the wind from me.</source>
        <translation>Du nimmst mir den Wind.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I&apos;ll be back with the tide.</source>
        <translation>Mit der Flut bin ich wieder da.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Harbour lights ahead.</source>
        <translation>Hafenlichter voraus.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>All hands on deck.</source>
        <translation>Alle Mann an Deck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Anchor down. Mail delivered.</source>
        <translation>Anker unten, Post zugestellt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>On course from the first mile.</source>
        <translation>Von der ersten Meile an auf Kurs.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I misread the current.</source>
        <translation>Ich habe die Strömung falsch gelesen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Fine seamanship, captain.</source>
        <translation>Feine Seemannschaft, Käpt’n.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>With pleasure.</source>
        <translation>Mit Vergnügen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The wheels mesh.</source>
        <translation>Die Räder greifen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>That is exact.</source>
        <translation>Das ist genau.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Forgive me, it was time.</source>
        <translation>Verzeihung, es war an der Zeit.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I regret the inconvenience.</source>
        <translation>Ich bedaure die Umstände.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>An elegant move.</source>
        <translation>Ein eleganter Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>I had allowed for it. Almost.</source>
        <translation>Damit hatte ich gerechnet. Fast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>You have a steady hand.</source>
        <translation>Du hast eine ruhige Hand.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The spring was wound too tight.</source>
        <translation>Die Feder war wohl überdreht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>The hand moves on.</source>
        <translation>Der Zeiger rückt weiter.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>One minute to twelve.</source>
        <translation>Eine Minute vor zwölf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Please listen for the chime.</source>
        <translation>Achtet bitte auf den Glockenschlag.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Thank you. It was closer than it looked.</source>
        <translation>Danke. Es war knapper, als es aussah.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Right on time.</source>
        <translation>Auf die Sekunde.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>Splendid. May I study that?</source>
        <translation>Großartig. Darf ich das studieren?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/talk/lines.py"/>
        <source>My clock was slow today.</source>
        <translation>Heute ging meine Uhr nach.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>drei</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>vier</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>sieben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>acht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>neun</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>zehn</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>elf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>zwölf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>very soon</source>
        <comment>when something happens</comment>
        <translation>sehr bald</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>next round</source>
        <comment>when something happens</comment>
        <translation>in der nächsten Runde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>next round or the one after</source>
        <comment>when something happens</comment>
        <translation>in der nächsten oder übernächsten Runde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>much later</source>
        <comment>when something happens</comment>
        <translation>erst viel später</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>in about {number} rounds</source>
        <comment>when something happens</comment>
        <translation>in etwa {number} Runden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>less than a round</source>
        <comment>an amount of time</comment>
        <translation>weniger als eine Runde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about a round</source>
        <comment>an amount of time</comment>
        <translation>etwa eine Runde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>a lot of rounds</source>
        <comment>an amount of time</comment>
        <translation>sehr viele Runden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about {number} rounds</source>
        <comment>an amount of time</comment>
        <translation>etwa {number} Runden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>a fraction of a point</source>
        <comment>an amount of victory points</comment>
        <translation>weniger als einen halben Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about half a point</source>
        <comment>an amount of victory points</comment>
        <translation>etwa einen halben Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>nearly a point</source>
        <comment>an amount of victory points</comment>
        <translation>fast einen Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about a point</source>
        <comment>an amount of victory points</comment>
        <translation>etwa einen Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>more than a point</source>
        <comment>an amount of victory points</comment>
        <translation>mehr als einen Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about {number} points</source>
        <comment>an amount of victory points</comment>
        <translation>etwa {number} Punkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about {number} more cards each round</source>
        <comment>an income</comment>
        <translation>pro Runde etwa {number} Karten mehr</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about one more card each round</source>
        <comment>an income</comment>
        <translation>pro Runde etwa eine Karte mehr</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/amounts.py"/>
        <source>about one more card every {number} rounds</source>
        <comment>an income</comment>
        <translation>alle {number} Runden etwa eine Karte mehr</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Ten years old, and this is her third game. She asks why, and remembers the answer.</source>
        <translation>Zehn Jahre alt, und das ist ihr drittes Spiel. Fragt nach dem Warum und merkt sich die Antwort.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Kept the lighthouse for forty years. Builds a little every evening, never in a hurry.</source>
        <translation>War vierzig Jahre lang Leuchtturmwärter. Baut jeden Abend ein Stück und hat nie Eile.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Keeps bees on the south slope. Likes small hands, short roads and home before dark.</source>
        <translation>Hält Bienen am Südhang. Mag wenig Karten, kurze Straßen und abends früh zu Hause sein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>The blacksmith. Thinks with his hammer and takes every theft personally.</source>
        <translation>Der Schmied. Denkt mit dem Hammer und nimmt jeden Diebstahl persönlich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Runs the inn at the harbour. His soup is a safe thing, his bets are not.</source>
        <translation>Wirt am Hafen. Auf seine Suppe ist Verlass, auf seine Wetten nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Sells everything at the market except his good places. Has a price for every friend.</source>
        <translation>Verkauft auf dem Markt alles außer seinen guten Plätzen. Hat für jeden Freund einen Preis.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Surveyor. Has walked each coast twice and still must see what is behind the hill.</source>
        <translation>Landvermesser. Ist jede Küste zweimal abgelaufen und muss doch sehen, was hinter dem Hügel liegt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Builds longships and tries them out on other people&apos;s shores. Laughs when she loses.</source>
        <translation>Baut Langschiffe und probiert sie an fremden Ufern aus. Lacht, wenn sie verliert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Master mason. To him a city is just a settlement with patience.</source>
        <translation>Steinmetzmeister. Für ihn ist eine Stadt bloß eine Siedlung mit Geduld.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Juggler and card player. Does not count on luck, only with it.</source>
        <translation>Jongleurin und Kartenspielerin. Verlässt sich nicht auf das Glück, sie rechnet nur damit.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Judge of the island. Keeps her hand in order and her opinion to herself.</source>
        <translation>Richterin der Insel. Hält ihre Karten in Ordnung und ihre Meinung für sich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Spice merchant, youngest of nine. One leaves her table happy, and poorer.</source>
        <translation>Gewürzhändlerin, die Jüngste von neun. Man verlässt ihren Tisch froh und ärmer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Captain of the mail ship. Knows every cove by night and never asks the way.</source>
        <translation>Kapitänin des Postschiffs. Kennt jede Bucht bei Nacht und fragt nie nach dem Weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Clockmaker. Sees the end of a game in its first settlement, and is polite about it.</source>
        <translation>Uhrmacherin. Sieht in der ersten Siedlung das Ende des Spiels und lässt sich nichts anmerken.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Builder</source>
        <comment>a woman</comment>
        <translation>Baumeisterin</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Trader</source>
        <comment>a woman</comment>
        <translation>Händlerin</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Fighter</source>
        <comment>a woman</comment>
        <translation>Kämpferin</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Explorer</source>
        <comment>a woman</comment>
        <translation>Entdeckerin</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>Gambler</source>
        <comment>a woman</comment>
        <translation>Zockerin</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>{temper}, skill {skill}</source>
        <translation>{temper}, Stärke {skill}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>You are even with {name}: {won} to {lost}</source>
        <translation>Gleichstand mit {name}: {won} zu {lost}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>You lead {won} to {lost} against {name}</source>
        <translation>Du führst {won} zu {lost} gegen {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>{name} leads {lost} to {won}</source>
        <translation>{name} führt {lost} zu {won}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/cast.py"/>
        <source>{standing} (%n games together)</source>
        <translation>
            <numerusform>{standing} (%n gemeinsames Spiel)</numerusform>
            <numerusform>{standing} (%n gemeinsame Spiele)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Unknown game</source>
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Shuffled island</source>
        <translation>Variable Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Random numbers</source>
        <translation>Zufallsinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Beginners&apos; island</source>
        <translation>Einsteigerinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Pirate islands</source>
        <translation>Pirateninseln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Land and harbours are shuffled, the numbers follow a spiral: fair for everyone.</source>
        <translation>Land und Häfen sind gemischt, die Zahlen liegen in einer Spirale: fair für alle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Everything is shuffled, but 6 and 8 never touch.</source>
        <translation>Alles ist gemischt, aber 6 und 8 liegen nie nebeneinander.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>Always the same island, with the first settlements and roads already built.</source>
        <translation>Immer dieselbe Insel; die ersten Siedlungen und Straßen stehen schon.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/games.py"/>
        <source>The islands are always the same; two players sail a smaller sea.</source>
        <translation>Die Inseln liegen immer gleich; zu zweit segelt ihr auf einem kleineren Meer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>Yes</source>
        <comment>a rule option</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>No</source>
        <comment>a rule option</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>{total} ({points} + {more})</source>
        <comment>points to win</comment>
        <translation>{total} ({points} + {more})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>%n points more to win</source>
        <comment>a handicap</comment>
        <translation>
            <numerusform>%n Punkt mehr zum Sieg</numerusform>
            <numerusform>%n Punkte mehr zum Sieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>%n points fewer to win</source>
        <comment>a handicap</comment>
        <translation>
            <numerusform>%n Punkt weniger zum Sieg</numerusform>
            <numerusform>%n Punkte weniger zum Sieg</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>None</source>
        <comment>a handicap</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>{name} {handicap}</source>
        <comment>Ann 1 point more to win</comment>
        <translation>{name} {handicap}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>{option}: {value}</source>
        <comment>a rule</comment>
        <translation>{option}: {value}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>%n house rules</source>
        <translation>
            <numerusform>%n Hausregel</numerusform>
            <numerusform>%n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>{count}: {rules}</source>
        <comment>3 house rules: ...</comment>
        <translation>{count}: {rules}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/house_rules.py"/>
        <source>Games with house rules count like all others.</source>
        <translation>Partien mit Hausregeln zählen wie alle anderen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Lumber</source>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Goat</source>
        <translation>Ziege</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Molasses</source>
        <translation>Melasse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Cutlass</source>
        <translation>Säbel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>lumber</source>
        <comment>within a sentence</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>brick</source>
        <comment>within a sentence</comment>
        <translation>Lehm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>wool</source>
        <comment>within a sentence</comment>
        <translation>Wolle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>grain</source>
        <comment>within a sentence</comment>
        <translation>Getreide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>ore</source>
        <comment>within a sentence</comment>
        <translation>Erz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>wood</source>
        <comment>within a sentence</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>goats</source>
        <comment>within a sentence</comment>
        <translation>Ziegen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>molasses</source>
        <comment>within a sentence</comment>
        <translation>Melasse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>cutlasses</source>
        <comment>within a sentence</comment>
        <translation>Säbel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>gold</source>
        <comment>within a sentence</comment>
        <translation>Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n lumber</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n brick</source>
        <translation>
            <numerusform>%n Lehm</numerusform>
            <numerusform>%n Lehm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n wool</source>
        <translation>
            <numerusform>%n Wolle</numerusform>
            <numerusform>%n Wolle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n grain</source>
        <translation>
            <numerusform>%n Getreide</numerusform>
            <numerusform>%n Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n ore</source>
        <translation>
            <numerusform>%n Erz</numerusform>
            <numerusform>%n Erz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n wood</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n goats</source>
        <translation>
            <numerusform>%n Ziege</numerusform>
            <numerusform>%n Ziegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n molasses</source>
        <translation>
            <numerusform>%n Melasse</numerusform>
            <numerusform>%n Melasse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n cutlasses</source>
        <translation>
            <numerusform>%n Säbel</numerusform>
            <numerusform>%n Säbel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Vermilion</source>
        <translation>Zinnober</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Pasture</source>
        <translation>Weide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Fields</source>
        <translation>Acker</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>Soccer pitch</source>
        <translation>Fußballfeld</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>harbour 2:1 lumber</source>
        <translation>Hafen 2:1 Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>harbour 2:1 brick</source>
        <translation>Hafen 2:1 Lehm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>harbour 2:1 wool</source>
        <translation>Hafen 2:1 Wolle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>harbour 2:1 grain</source>
        <translation>Hafen 2:1 Getreide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>harbour 2:1 ore</source>
        <translation>Hafen 2:1 Erz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/names.py"/>
        <source>harbour 3:1</source>
        <translation>Hafen 3:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Plays at random; good for a look around.</source>
        <translation>Spielt zufällig; gut zum Umsehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Knows the rules and builds what it can.</source>
        <translation>Kennt die Regeln und baut, was geht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Simple rules; good for learning.</source>
        <translation>Einfache Regeln, gut zum Lernen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Sound rules, a fair match for most players.</source>
        <translation>Solide Regeln, für die meisten ebenbürtig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Plans by rules, watches what you need.</source>
        <translation>Plant nach Regeln, achtet auf deinen Bedarf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Plans further, has learned from many games.</source>
        <translation>Plant weiter, hat aus Partien gelernt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Gambler</source>
        <translation>Zocker</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Makes the most of every chance.</source>
        <translation>Nutzt jede Gelegenheit.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Would rather build than haggle.</source>
        <translation>Baut lieber, als zu feilschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Swaps often and enjoys a good deal.</source>
        <translation>Tauscht oft und gern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Likes to get in the way of others.</source>
        <translation>Kommt anderen gern in die Quere.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Spreads far and likes new land.</source>
        <translation>Breitet sich weit aus und mag neues Land.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Buys cards and trusts to luck.</source>
        <translation>Kauft Karten und vertraut dem Glück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/players.py"/>
        <source>Spends early and keeps the hand small.</source>
        <translation>Gibt früh aus und hält die Hand klein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Inaccuracies</source>
        <translation>Ungenauigkeiten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Blunders</source>
        <translation>Grobe Fehler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Only move</source>
        <comment>a grade</comment>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Best move</source>
        <comment>a grade</comment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Good</source>
        <comment>a grade</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Inaccuracy</source>
        <comment>a grade</comment>
        <translation>Ungenau</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Mistake</source>
        <comment>a grade</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Blunder</source>
        <comment>a grade</comment>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Set-up</source>
        <comment>a part of the game</comment>
        <translation>Gründung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Building</source>
        <comment>a part of the game</comment>
        <translation>Bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Trade</source>
        <comment>a part of the game</comment>
        <translation>Handel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Robber</source>
        <comment>a part of the game</comment>
        <translation>Räuber</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Cards</source>
        <comment>a part of the game</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>End game</source>
        <comment>a part of the game</comment>
        <translation>Endspiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Scenario</source>
        <comment>a part of the game</comment>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Before you place, count the dots of each corner and look for resources you do not have yet.</source>
        <translation>Zähl vor dem Setzen die Augen jeder Ecke und such nach Rohstoffen, die du noch nicht hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Before you end your turn, ask what you are saving for. If it is for nothing, build what brings cards.</source>
        <translation>Frag dich am Ende deines Zuges, wofür du sparst. Fällt dir nichts ein, bau, was Karten bringt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Trade for what you need this turn, rather make a counter-offer than decline, and never help whoever is about to win.</source>
        <translation>Tausch, was du in diesem Zug brauchst, mach lieber ein Gegenangebot, als abzulehnen, und hilf nie jemandem, der kurz vor dem Sieg steht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Put the robber where the strongest opponent loses most, and build before a seven costs you half your hand.</source>
        <translation>Stell den Räuber dorthin, wo der stärkste Gegner am meisten verliert, und bau, bevor dich eine Sieben die halbe Hand kostet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Play a knight before the roll when the robber blocks you, and keep the others for the army.</source>
        <translation>Spiel einen Ritter vor dem Wurf, wenn der Räuber dich blockiert, und heb die anderen für die Größte Rittermacht auf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Two points short of the goal, look for the quickest way to both before you do anything.</source>
        <translation>Wenn dir noch zwei Punkte fehlen, such zuerst den schnellsten Weg zu beiden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/text/review.py"/>
        <source>Look at what the scenario offers each turn: it often costs less than a settlement.</source>
        <translation>Schau in jedem Zug, was das Szenario bietet: Oft ist es billiger als eine Siedlung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/theme/art/banner.py"/>
        <source>Settle, trade and build.</source>
        <translation>Siedle, handle und baue.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Step {step} of {count}</source>
        <translation>Schritt {step} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Start this step again, or the one before</source>
        <translation>Diesen Schritt neu beginnen oder den davor</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Let the coach do this step</source>
        <translation>Den Trainer diesen Schritt machen lassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Play a game</source>
        <translation>Ein Spiel beginnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Set up a game of your own</source>
        <translation>Ein eigenes Spiel zusammenstellen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>{game}: {step}</source>
        <translation>{game}: {step}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>{line} You have finished this lesson.</source>
        <translation>{line} Diese Lektion hast du abgeschlossen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>Play your first turns on a real board. The coach waits for you at each step, for as long as you like.</source>
        <translation>Spiel deine ersten Züge auf einem echten Brett. Der Trainer wartet bei jedem Schritt auf dich, solange du magst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>You have finished all lessons. Well done!</source>
        <translation>Du hast alle Lektionen abgeschlossen. Bravo!</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>%n lessons finished</source>
        <translation>
            <numerusform>%n Lektion abgeschlossen</numerusform>
            <numerusform>%n Lektionen abgeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lesson_list.py"/>
        <source>Start with Classic: it takes about five minutes.</source>
        <translation>Beginne mit „Klassisch“: Das dauert etwa fünf Minuten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/bank.py"/>
        <source>{resource}: the bank never runs out, you trade {rate}:1</source>
        <translation>{resource}: Die Bank hat unbegrenzt viel, du tauschst {rate}:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/bank.py"/>
        <source>{resource}: {left} in the bank, you trade {rate}:1</source>
        <translation>{resource}: {left} in der Bank, du tauschst {rate}:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/dice.py"/>
        <source>Dice not rolled yet</source>
        <translation>Noch nicht gewürfelt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/dice.py"/>
        <source>Last roll: {values}</source>
        <translation>Letzter Wurf: {values}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/dice.py"/>
        <source>Dice: {values}</source>
        <translation>Würfel: {values}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/dice.py"/>
        <source>{dice}, together {sum}</source>
        <translation>{dice}, zusammen {sum}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/dice_deck.py"/>
        <source>Dice deck: %n cards left</source>
        <translation>
            <numerusform>Würfelstapel: noch %n Karte</numerusform>
            <numerusform>Würfelstapel: noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/dice_deck.py"/>
        <source>{sum} ×{count}</source>
        <comment>a sum of dice</comment>
        <translation>{sum} ×{count}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/dice_deck.py"/>
        <source>It is reshuffled when %n cards are left.</source>
        <translation>
            <numerusform>Bei %n übrigen Karte wird er neu gemischt.</numerusform>
            <numerusform>Bei %n übrigen Karten wird er neu gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/frame.py"/>
        <source>Drag to move this column</source>
        <translation>Ziehen, um diese Spalte zu versetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/hand.py"/>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/hand.py"/>
        <source>Your special cards</source>
        <translation>Deine besonderen Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Start a new game from this moment, with its own dice; this one stays as it is</source>
        <translation>Von diesem Moment an ein neues Spiel mit eigenen Würfeln beginnen; dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Back to now</source>
        <translation>Zum Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>{speed}×</source>
        <comment>how many times as quick</comment>
        <translation>{speed}×</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>How fast the game is replayed</source>
        <translation>Wie schnell das Spiel abgespielt wird</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>One turn back (Alt+Page Up)</source>
        <translation>Einen Zug zurück (Alt+Bild auf)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>One move back (Alt+Left)</source>
        <translation>Einen Schritt zurück (Alt+Links)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>One move on (Alt+Right)</source>
        <translation>Einen Schritt vor (Alt+Rechts)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>One turn on (Alt+Page Down)</source>
        <translation>Einen Zug vor (Alt+Bild ab)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Set-up, move {move} of {moves}</source>
        <translation>Spielbeginn, Schritt {move} von {moves}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Turn {turn} of {turns}, move {move} of {moves}</source>
        <translation>Zug {turn}/{turns}, Schritt {move}/{moves}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/log.py"/>
        <source>Press Enter on a line to look at that moment of the game. Left and Right fold and open a turn.</source>
        <translation>Die Eingabetaste zeigt den Moment einer Zeile. Links und Rechts klappen einen Zug zu und auf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/log.py"/>
        <source>Latest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/log.py"/>
        <source>Show the newest lines of the log</source>
        <translation>Die neuesten Zeilen der Chronik zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <source>Quick</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/player_row.py"/>
        <source>of {goal}</source>
        <comment>points needed to win</comment>
        <translation>von {goal}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Show less</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Resume the game</source>
        <translation>Das Spiel fortsetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Make the move that the hint shows</source>
        <translation>Den Zug aus dem Tipp ausführen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Undo your last move</source>
        <translation>Deinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Redo the move that you took back</source>
        <translation>Den Zug noch einmal machen, den du zurückgenommen hast</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Pause before the next move of a computer player</source>
        <translation>Vor dem nächsten Zug eines Computerspielers anhalten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/recap.py"/>
        <source>Close (S opens it again)</source>
        <translation>Schließen (S öffnet es wieder)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/recap.py"/>
        <source>More</source>
        <comment>than fits into the lines of the recap</comment>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/recap.py"/>
        <source>Show all lines whole</source>
        <translation>Alle Zeilen ganz zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/tile.py"/>
        <source>or</source>
        <comment>between two prices</comment>
        <translation>/</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/timeline.py"/>
        <source>Moment of the game</source>
        <translation>Moment des Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/timeline.py"/>
        <source>Arrows go by moves, Page Up and Page Down by turns.</source>
        <translation>Pfeiltasten gehen in Schritten, Bild auf und Bild ab in Zügen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/timeline.py"/>
        <source>The placing of the first settlements</source>
        <translation>Das Setzen der ersten Siedlungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/timeline.py"/>
        <source>Turn {turn}, {name}</source>
        <translation>Zug {turn}, {name}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/tray.py"/>
        <source>%n left</source>
        <comment>pieces in the tray</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/tray.py"/>
        <source>{piece}: drag it onto the board, press it or press {key}</source>
        <translation>{piece}: aufs Brett ziehen, anklicken oder {key} drücken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/tray.py"/>
        <source>{tip}
F1 shows what the rules say.</source>
        <translation>{tip}
F1 zeigt, was die Regeln sagen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/tray.py"/>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>rough, ±%n%</source>
        <comment>how far a chance can be trusted</comment>
        <translation>
            <numerusform>grob, ± %n %</numerusform>
            <numerusform>grob, ± %n %</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>from the first turn on</source>
        <comment>the chance to win is told</comment>
        <translation>ab dem ersten Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>A rough estimate: in trial games it was off by about %n percentage points. It knows your cards, but of the others&apos; cards only what you can know.</source>
        <translation>
            <numerusform>Eine grobe Schätzung: In Probespielen lag sie um etwa %n Prozentpunkt daneben. Sie kennt deine Karten, von denen der anderen aber nur, was du wissen kannst.</numerusform>
            <numerusform>Eine grobe Schätzung: In Probespielen lag sie um etwa %n Prozentpunkte daneben. Sie kennt deine Karten, von denen der anderen aber nur, was du wissen kannst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>{chances}
{honest}</source>
        <translation>{chances}
{honest}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>Chance to win: told from the first turn on</source>
        <translation>Siegchance: ab dem ersten Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>Chance to win: not known yet</source>
        <translation>Siegchance: noch unbekannt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>Chance to win: {chances}</source>
        <translation>Siegchance: {chances}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/achievements_controller.py"/>
        <source>&amp;Achievements</source>
        <translation>&amp;Erfolge</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/window/achievements_controller.py"/>
        <source>%n achievements reached: {names}</source>
        <translation>
            <numerusform>Erfolg erreicht: {names}</numerusform>
            <numerusform>%n Erfolge erreicht: {names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/exercises_controller.py"/>
        <source>The result of this exercise could not be saved: {reason}</source>
        <translation>Das Ergebnis dieser Übung konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/front_controller.py"/>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/front_controller.py"/>
        <source>&amp;Saved games</source>
        <translation>&amp;Gespeicherte Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>Save a &amp;copy …</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;Leave game</source>
        <translation>Spiel &amp;verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;Fit the board</source>
        <translation>&amp;Brett einpassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>Show or hide the &amp;side panel</source>
        <translation>&amp;Seitenleiste zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;End turn</source>
        <translation>Zug be&amp;enden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;Trade</source>
        <translation>&amp;Handeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;Pause or resume</source>
        <translation>&amp;Pause oder weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;One step</source>
        <translation>&amp;Ein Schritt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>S&amp;kip animations</source>
        <translation>&amp;Animationen überspringen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>Since &amp;your turn</source>
        <translation>Seit d&amp;einem Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_commands.py"/>
        <source>Replay from the be&amp;ginning</source>
        <translation>Von An&amp;fang an abspielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_page_controller.py"/>
        <source>A computer player has failed. The game is saved and paused.</source>
        <translation>Ein Computerspieler ist ausgefallen. Das Spiel ist gespeichert und angehalten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_page_controller.py"/>
        <source>The computer player {name} stopped working and plays on at a simpler level: {level}.</source>
        <translation>Der Computerspieler {name} ist ausgefallen und spielt auf einer einfacheren Stufe weiter: {level}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_review_controller.py"/>
        <source>Game &amp;review</source>
        <translation>Spiel&amp;analyse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_review_controller.py"/>
        <source>There is nothing to review in this game yet: finish a turn first.</source>
        <translation>In diesem Spiel gibt es noch nichts zu analysieren: Beende erst einen Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_review_controller.py"/>
        <source>The review has failed. What was found so far is kept.</source>
        <translation>Die Analyse ist gescheitert. Was bisher gefunden wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_saving.py"/>
        <source>The last moves are not saved yet: {reason}</source>
        <translation>Die letzten Züge sind noch nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_saving.py"/>
        <source>The last moves are not saved: {reason}. Close again to discard them.</source>
        <translation>Die letzten Züge sind nicht gespeichert: {reason}. Schließe noch einmal, um sie zu verwerfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_saving.py"/>
        <source>The last moves are not saved: {reason}. Leave again to discard them.</source>
        <translation>Die letzten Züge sind nicht gespeichert: {reason}. Verlasse das Spiel noch einmal, um sie zu verwerfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_session.py"/>
        <source>{game}, from turn {turn}</source>
        <translation>{game}, ab Zug {turn}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_session.py"/>
        <source>{game}, again</source>
        <translation>{game}, noch einmal</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_session.py"/>
        <source>This is a new game with its own dice. The other one is among your saved games.</source>
        <translation>Das ist ein neues Spiel mit eigenen Würfeln. Das andere liegt bei deinen gespeicherten Spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_session.py"/>
        <source>This saved game was damaged. You are playing on in a copy that ends with the last intact move.</source>
        <translation>Dieses gespeicherte Spiel war beschädigt. Du spielst in einer Kopie weiter, die mit dem letzten unversehrten Zug endet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/game_session.py"/>
        <source>The last moves could not be saved: {reason}</source>
        <translation>Die letzten Züge konnten nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/help_controller.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/help_controller.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/help_controller.py"/>
        <source>&amp;About CatanQt</source>
        <translation>Ü&amp;ber CatanQt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/help_controller.py"/>
        <source>&amp;Preferences</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/import_controller.py"/>
        <source>&amp;Open file …</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/import_controller.py"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/import_controller.py"/>
        <source>This game is already in your saved games.</source>
        <translation>Dieses Spiel ist schon bei deinen gespeicherten Spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/lessons_controller.py"/>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/menu_contents.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/menu_contents.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/menu_contents.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/menu_contents.py"/>
        <source>&amp;Play</source>
        <translation>Ab&amp;lauf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/menu_contents.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/menu_contents.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/menu_contents.py"/>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/notifications.py"/>
        <source>Something went wrong. Your game is saved up to the last move.</source>
        <translation>Etwas ist schiefgegangen. Dein Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/notifications.py"/>
        <source>CatanQt ended unexpectedly last time. Your games are saved up to the last move.</source>
        <translation>CatanQt wurde beim letzten Mal unerwartet beendet. Deine Spiele sind bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/notifications.py"/>
        <source>Sorry, no hint is available.</source>
        <translation>Leider gibt es gerade keinen Tipp.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/photo_controller.py"/>
        <source>Save a &amp;picture of the board …</source>
        <translation>&amp;Bild des Bretts speichern …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/photo_controller.py"/>
        <source>The board was saved as {file}.</source>
        <translation>Das Brett wurde als {file} gespeichert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>&amp;Computer pace</source>
        <translation>&amp;Computertempo</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>Everybody&apos;s &amp;chance to win</source>
        <translation>&amp;Siegchancen aller</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/preference_commands.py"/>
        <source>S&amp;ounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/review_controller.py"/>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/review_controller.py"/>
        <source>&amp;Figures for this game</source>
        <translation>&amp;Zahlen zu diesem Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/review_controller.py"/>
        <source>Fair &amp;dice</source>
        <translation>Faire &amp;Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/startup.py"/>
        <source>There was a problem with your saved games. Nothing was deleted.</source>
        <translation>Mit deinen gespeicherten Spielen gab es ein Problem. Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/startup.py"/>
        <source>Your saved games can be read but not changed. What you play is kept only until you close the program.</source>
        <translation>Deine gespeicherten Spiele lassen sich lesen, aber nicht ändern. Was du spielst, bleibt nur erhalten, bis du das Programm schließt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/window/startup.py"/>
        <source>Your saved games are not available. Games are kept only until you close the program.</source>
        <translation>Deine gespeicherten Spiele sind nicht verfügbar. Spiele bleiben nur erhalten, bis du das Programm schließt.</translation>
    </message>
</context>
</TS>
