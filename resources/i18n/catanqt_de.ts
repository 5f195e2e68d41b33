<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <location filename="../../catanqt/app.py"/>
        <source>Your preferences cannot be kept.</source>
        <translation>Deine Einstellungen können nicht gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/app.py"/>
        <source>CatanQt is not completely installed: some files are missing or damaged.</source>
        <translation>CatanQt ist nicht vollständig installiert: Einige Dateien fehlen oder sind beschädigt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Eager to learn</source>
        <translation>Wissbegierig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Played to the end</source>
        <translation>Zu Ende gespielt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>Winner</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>At home everywhere</source>
        <translation>Überall zu Hause</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Town planner</source>
        <translation>Stadtplaner</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Roads and knights</source>
        <translation>Straßen und Ritter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Stronger than the dice</source>
        <translation>Stärker als die Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Tough opponents</source>
        <translation>Harte Gegner</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Master</source>
        <translation>Meisterschaft</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Three in a row</source>
        <translation>Drei in Folge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Explorer</source>
        <translation>Entdecker</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Finish a lesson. Playing is the quickest way to learn.</source>
        <translation>Beende eine Lektion. Beim Spielen lernt man am schnellsten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Finish a game. Every game shows you something new.</source>
        <translation>Beende ein Spiel. Jedes Spiel zeigt dir etwas Neues.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Win a game.</source>
        <translation>Gewinne ein Spiel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Win with at least %n cards from each land: variety makes you independent.</source>
        <translation>
            <numerusform>Gewinne mit mindestens %n Karte von jedem Land: Vielfalt macht unabhängig.</numerusform>
            <numerusform>Gewinne mit mindestens %n Karten von jedem Land: Vielfalt macht unabhängig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Make %n trades with other players in one game: a fair trade helps both.</source>
        <translation>
            <numerusform>Tausche in einem Spiel %n-mal mit anderen: Ein fairer Tausch hilft beiden.</numerusform>
            <numerusform>Tausche in einem Spiel %n-mal mit anderen: Ein fairer Tausch hilft beiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Build %n cities in one game: they pay twice.</source>
        <translation>
            <numerusform>Baue in einem Spiel %n Stadt: Sie bringt doppelt ein.</numerusform>
            <numerusform>Baue in einem Spiel %n Städte: Sie bringen doppelt ein.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>End a game with the longest road and the largest army.</source>
        <translation>Beende ein Spiel mit der Längsten Handelsstraße und der Größten Rittermacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Win although the dice owed you cards: good places and trades beat luck.</source>
        <translation>Gewinne, obwohl die Würfel dir Karten schuldig blieben: Gute Plätze und Tausche schlagen das Glück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Win against opponents who are all hard or better.</source>
        <translation>Gewinne gegen Gegner, die alle mindestens schwer sind.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Win against experts.</source>
        <translation>Gewinne gegen Experten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Win %n games in a row.</source>
        <translation>
            <numerusform>Gewinne %n Spiel in Folge.</numerusform>
            <numerusform>Gewinne %n Spiele in Folge.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/achievements.py"/>
        <source>Finish Classic, every scenario and Junior.</source>
        <translation>Beende das klassische Spiel, jedes Szenario und Junior.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/announcing.py"/>
        <source>Arrows move over the places where the piece in hand may go.</source>
        <translation>Pfeiltasten gehen über die Plätze, auf die die Figur in der Hand darf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/announcing.py"/>
        <source>{name}: {pieces}</source>
        <comment>what a player has built there</comment>
        <translation>{name}: {pieces}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/art/banner.py"/>
        <source>Settle, trade and build.</source>
        <translation>Siedle, handle und baue.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/board/island.py"/>
        <source>Coast of {land}</source>
        <translation>Küste: {land}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/board/island.py"/>
        <source>Path between {one} and {two}</source>
        <translation>Weg zwischen {one} und {two}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/board/island.py"/>
        <source>{lands} (%n pips)</source>
        <comment>around a corner; in how many of 36 rolls it pays</comment>
        <translation>
            <numerusform>{lands} (%n Auge)</numerusform>
            <numerusform>{lands} (%n Augen)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/board/island.py"/>
        <source>{terrain} {number}</source>
        <translation>{terrain} {number}</translation>
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
        <source>with stock and market</source>
        <translation>mit Vorrat und Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/bars.py"/>
        <source>with bank and harbours</source>
        <translation>mit Bank und Häfen</translation>
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
        <location filename="../../catanqt/ui/charts/fortune.py"/>
        <source>Luck, game by game</source>
        <translation>Glück, Spiel für Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/luck.py"/>
        <source>Luck: cards received against due</source>
        <translation>Glück: Karten bekommen und zu erwarten</translation>
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
        <source>Lairs over the turns</source>
        <translation>Verstecke im Lauf der Züge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/points.py"/>
        <source>Points over the turns</source>
        <translation>Punkte im Lauf der Züge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/points.py"/>
        <source>At the start: {points}</source>
        <translation>Zu Beginn: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/points.py"/>
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
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{number} %</source>
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
        <source>if all were equally good</source>
        <translation>wenn alle gleich gut wären</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>Production</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>Final points</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>Points now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>Lairs</source>
        <translation>Verstecke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/charts/stacked.py"/>
        <source>{name}: {thing}: {points}</source>
        <translation>{name}: {thing}: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/exporting.py"/>
        <location filename="../../catanqt/ui/photo.py"/>
        <source>{file} could not be saved: {reason}</source>
        <translation>{file} konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/exporting.py"/>
        <location filename="../../catanqt/ui/photo.py"/>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/exporting.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>{game}, from turn {turn}</source>
        <translation>{game}, ab Zug {turn}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>{game}, again</source>
        <translation>{game}, noch einmal</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>This is a new game with dice of its own. The other one is among your saved games.</source>
        <translation>Das ist ein neues Spiel mit eigenen Würfeln. Das andere liegt bei deinen gespeicherten Spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>This saved game was damaged. It goes on in a copy that ends with the last good move.</source>
        <translation>Dieses gespeicherte Spiel war beschädigt. Es geht in einer Kopie weiter, die mit dem letzten guten Zug endet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>The last moves could not be saved: {reason}</source>
        <translation>Die letzten Züge konnten nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>The last moves are not saved: {reason}. Close again to lose them.</source>
        <translation>Die letzten Züge sind nicht gespeichert: {reason}. Schließe noch einmal, um sie zu verwerfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>Sorry, no hint is available.</source>
        <translation>Leider gibt es gerade keinen Tipp.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>A computer player broke down. The game is saved and paused.</source>
        <translation>Ein Computerspieler ist ausgefallen. Das Spiel ist gespeichert und hält an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>The computer player {name} gave no usable answer and goes on at a simpler level: {level}.</source>
        <translation>{name} hat nicht brauchbar geantwortet und spielt auf einer einfacheren Stufe weiter: {level}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/game_window.py"/>
        <source>The last moves are not saved yet: {reason}</source>
        <translation>Die letzten Züge sind noch nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/advantages.py"/>
        <source>Advantages</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/advantages.py"/>
        <source>Laurels</source>
        <translation>Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/advantages.py"/>
        <source>Advantages for laurels</source>
        <translation>Vorteile für Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/advantages.py"/>
        <source>A laurel is won when the number of one of your settlers is rolled. You can hold 6.</source>
        <translation>Einen Lorbeer bekommst du, wenn die Zahl eines deiner Siedler gewürfelt wird. Du kannst 6 besitzen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/advantages.py"/>
        <source>You have %n laurels</source>
        <translation>
            <numerusform>Du hast %n Lorbeer</numerusform>
            <numerusform>Du hast %n Lorbeeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>%n laurels; 6 at most</source>
        <translation>
            <numerusform>%n Lorbeer; höchstens 6</numerusform>
            <numerusform>%n Lorbeeren; höchstens 6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>%n settlers at the table</source>
        <translation>
            <numerusform>%n Siedler am Tisch</numerusform>
            <numerusform>%n Siedler am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>Big Game Champion: 1 point</source>
        <translation>Champion des Großen Spiels: 1 Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>Settler</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>You have sent a settler in this turn.</source>
        <translation>Du hast in diesem Zug schon einen Siedler geschickt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>All your settlers are at the table.</source>
        <translation>Alle deine Siedler sind am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>It takes 1 wool or 1 grain, and you have neither.</source>
        <translation>Das kostet 1 Wolle oder 1 Getreide, und du hast beides nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>It costs %n laurels.</source>
        <translation>
            <numerusform>Das kostet %n Lorbeer.</numerusform>
            <numerusform>Das kostet %n Lorbeeren.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>What does the settler pay with?</source>
        <translation>Womit zahlt der Siedler?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>%n laurels</source>
        <translation>
            <numerusform>%n Lorbeer</numerusform>
            <numerusform>%n Lorbeeren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>only on your turn</source>
        <translation>nur in deinem Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>once a turn</source>
        <translation>einmal pro Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <source>you have %n laurels</source>
        <translation>
            <numerusform>du hast %n Lorbeer</numerusform>
            <numerusform>du hast %n Lorbeeren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/kit.py"/>
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>{champion}. {places}</source>
        <translation>{champion}. {places}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>Champion, with 1 point more, is the first to have three settlers here, until another has more.</source>
        <translation>Champion mit 1 Punkt extra ist, wer als Erstes drei Siedler hier hat, bis jemand mehr hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>No champion yet</source>
        <translation>Noch kein Champion</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>Champion: {name}</source>
        <translation>Champion: {name}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>%n places free</source>
        <translation>
            <numerusform>%n Platz frei</numerusform>
            <numerusform>%n Plätze frei</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>all taken</source>
        <translation>alle besetzt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>Dice choose whose place you take.</source>
        <translation>Die Würfel bestimmen den Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>Challenge</source>
        <translation>Herausfordern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/lines.py"/>
        <source>Pay 1 wool or 1 grain and roll two dice. A 7 is rolled again; on a number of your own nothing happens and the payment is lost. You have two tries a turn.</source>
        <translation>Zahle 1 Wolle oder 1 Getreide und würfle mit zwei Würfeln. Eine 7 wird neu gewürfelt; bei einer eigenen Zahl passiert nichts, und der Preis ist verloren. Du hast zwei Versuche pro Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>You are the Big Game Champion!</source>
        <translation>Du bist Champion des Großen Spiels!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>{name} is the Big Game Champion</source>
        <translation>{name} ist Champion des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>Challenge: a 7 is rolled again</source>
        <translation>Herausforderung: Bei einer 7 wird noch einmal gewürfelt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>Challenge: {number} is your own place, nothing happens</source>
        <translation>Herausforderung: {number} ist dein eigener Platz, nichts geschieht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>Challenge: {number} is {name}&apos;s own place, nothing happens</source>
        <translation>Herausforderung: Auf der {number} sitzt {name} schon selbst, nichts geschieht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>Challenge: you take place {number} from {name}!</source>
        <translation>Herausforderung: Du nimmst {name} Platz {number} weg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>Challenge: {name} takes place {number} from you!</source>
        <translation>Herausforderung: {name} nimmt dir Platz {number} weg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moments.py"/>
        <source>Challenge: {name} takes place {number} from {other}</source>
        <translation>Herausforderung: {name} nimmt {other} Platz {number} weg</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moves.py"/>
        <source>Seat your settler at place {number} of the table.</source>
        <translation>Setze deinen Siedler auf Platz {number} am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moves.py"/>
        <source>Send a settler to place {number} of the table, for {cards}.</source>
        <translation>Schick für {cards} einen Siedler auf Platz {number} am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/moves.py"/>
        <source>Challenge the table, for {cards}.</source>
        <translation>Fordere für {cards} den Tisch heraus.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/moves.py"/>
        <source>Spend %n laurels. {use}</source>
        <translation>
            <numerusform>Gib %n Lorbeer aus. {use}</numerusform>
            <numerusform>Gib %n Lorbeeren aus. {use}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/table.py"/>
        <source>The big game</source>
        <translation>Das Große Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/table.py"/>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/table.py"/>
        <source>The table of the big game</source>
        <translation>Der Tisch des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/table.py"/>
        <source>Place {number}: free.</source>
        <translation>Platz {number}: frei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/table.py"/>
        <source>Place {number}: settler of {name}.</source>
        <translation>Platz {number}: Siedler von {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} earned a laurel {icon}</source>
        <translation>{name} verdient einen Lorbeer {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{icon} {name} is the Big Game Champion now: 1 point</source>
        <translation>{icon} {name} ist jetzt Champion des Großen Spiels: 1 Punkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} sent a settler to place {number} {icon}</source>
        <translation>{name} schickt einen Siedler auf Platz {number} {icon}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} took place {number} from {other}</source>
        <translation>{name} nimmt {other} Platz {number} ab</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} rolled {dice} at the table: a 7 is rolled again</source>
        <translation>{name} würfelt am Tisch {dice}: Eine 7 wird neu gewürfelt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} rolled {dice} for a place at the table</source>
        <translation>{name} würfelt {dice} um einen Platz am Tisch</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} spent %n laurels {icon} {advantage}</source>
        <translation>
            <numerusform>{name} gibt %n Lorbeer aus {icon} {advantage}</numerusform>
            <numerusform>{name} gibt %n Lorbeeren aus {icon} {advantage}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>send a settler</source>
        <comment>something to do in a turn</comment>
        <translation>Siedler schicken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>spend laurels</source>
        <comment>something to do in a turn</comment>
        <translation>Lorbeer ausgeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>It earns you a laurel whenever its number is rolled. This first one is free.</source>
        <translation>Er bringt dir einen Lorbeer, sooft seine Zahl gewürfelt wird. Dieser erste ist kostenlos.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>Send a settler to the table: choose a free place.</source>
        <translation>Schick einen Siedler an den Tisch: Wähle einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} sends a settler to the table.</source>
        <translation>{name} schickt einen Siedler an den Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>Whoever sits on that number goes home. A 7 is rolled again.</source>
        <translation>Wer auf dieser Zahl sitzt, geht nach Hause. Eine 7 wird neu gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>You roll for a place at the table.</source>
        <translation>Du würfelst um einen Platz am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>{name} rolls for a place at the table.</source>
        <translation>{name} würfelt um einen Platz am Tisch.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>The table is not full: choose a free place.</source>
        <translation>Der Tisch ist nicht voll: Wähle einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>Not before the roll. Roll the dice first.</source>
        <translation>Nicht vor dem Wurf. Würfle zuerst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <source>You have done that in this turn already. Wait for your next one.</source>
        <translation>Das hast du in diesem Zug schon getan. Warte auf deinen nächsten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/big_game/words.py"/>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>That would change nothing now. Choose something else.</source>
        <translation>Das würde jetzt nichts bewirken. Wähle etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>{effect} {why}</source>
        <comment>a card: what it does, why not now</comment>
        <translation>{effect} {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>You can play it in your own turn.</source>
        <translation>Du kannst sie in deinem eigenen Zug spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>You got it in this turn: play it from your next turn on.</source>
        <translation>Du hast sie in diesem Zug bekommen: Spiele sie ab deinem nächsten Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>One development card a turn is all you may play.</source>
        <translation>Du darfst nur eine Entwicklungskarte pro Zug spielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>There is nothing it could do now.</source>
        <translation>Sie könnte jetzt nichts bewirken.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Whom do you steal from?</source>
        <translation>Wen bestiehlst du?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>You take one card unseen.</source>
        <translation>Du ziehst verdeckt eine Karte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Choose %n cards to discard</source>
        <translation>
            <numerusform>Wähle %n Karte zum Abwerfen</numerusform>
            <numerusform>Wähle %n Karten zum Abwerfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>All others give you every card they have of it.</source>
        <translation>Alle anderen geben dir jede Karte, die sie davon haben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Which resource do you want from everybody?</source>
        <translation>Welchen Rohstoff willst du von allen?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Take %n cards from the bank</source>
        <translation>
            <numerusform>Nimm %n Karte von der Bank</numerusform>
            <numerusform>Nimm %n Karten von der Bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>{give} for {take}</source>
        <translation>{give} für {take}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Found a settlement</source>
        <translation>Siedlung gründen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Place a road</source>
        <translation>Straße legen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Build a road</source>
        <translation>Straße bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Build a settlement</source>
        <translation>Siedlung bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Build a city</source>
        <translation>Stadt bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Move the robber</source>
        <translation>Räuber versetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Buy a development card</source>
        <translation>Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Play a knight</source>
        <translation>Ritter spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Play road building</source>
        <translation>Straßenbau spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/asking.py"/>
        <source>Take the offer back</source>
        <translation>Angebot zurückziehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>Turn {number}, {player}</source>
        <comment>a heading of the log</comment>
        <translation>Zug {number}, {player}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} ended the turn</source>
        <translation>{name} beendet den Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} rolled {dice}</source>
        <translation>{name} würfelt {dice}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} received {goods}</source>
        <translation>{name} bekommt {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>Too little in the bank for all who are due {goods}</source>
        <translation>Die Bank hat zu wenig für alle, denen {goods} zusteht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} won with %n points</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <source>{name} discarded {goods}</source>
        <translation>{name} wirft {goods} ab</translation>
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
        <source>{name} founded a settlement</source>
        <translation>{name} gründet eine Siedlung</translation>
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
        <source>{name} took {goods} from the bank</source>
        <translation>{name} nimmt {goods} von der Bank</translation>
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
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} would rather give {give} for {want}</source>
        <translation>{name} gäbe lieber {give} für {want}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} gave {gave} to {partner} for {took}</source>
        <translation>{name} gibt {partner} {gave} für {took}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/log.py"/>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} took the offer back</source>
        <translation>{name} zieht das Angebot zurück</translation>
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
        <translation>Du hast die längste Handelsstraße!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} has the longest road</source>
        <translation>{name} hat die längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>You have the largest army!</source>
        <translation>Du hast die größte Rittermacht!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} has the largest army</source>
        <translation>{name} hat die größte Rittermacht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>{name} buys a card</source>
        <translation>{name} kauft eine Karte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moments.py"/>
        <source>You drew: {card}</source>
        <translation>Gezogen: {card}</translation>
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
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Play year of plenty and take {cards}.</source>
        <translation>Spiel Erfindung und nimm {cards}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Play year of plenty and take {first} and {second}.</source>
        <translation>Spiel Erfindung und nimm {first} und {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Play monopoly and name {resource}.</source>
        <translation>Spiel Monopol und nenne {resource}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Give the bank {give} for {take}.</source>
        <translation>Gib der Bank {give} für {take}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>Discard {cards}.</source>
        <translation>Wirf {cards} ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Steal from {name}.</source>
        <translation>Bestiehl {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Found your settlement on the marked corner.</source>
        <translation>Gründe deine Siedlung auf der markierten Ecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Place your road on the marked edge.</source>
        <translation>Lege deine Straße auf die markierte Kante.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Build a road on the marked edge.</source>
        <translation>Baue eine Straße auf der markierten Kante.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Build a settlement on the marked corner.</source>
        <translation>Baue eine Siedlung auf der markierten Ecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Make the marked settlement a city.</source>
        <translation>Mach die markierte Siedlung zur Stadt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Move the robber to the marked hex.</source>
        <translation>Versetze den Räuber auf das markierte Feld.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Buy a development card.</source>
        <translation>Kaufe eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Play a knight.</source>
        <translation>Spiel einen Ritter.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Play road building.</source>
        <translation>Spiel Straßenbau.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <source>Roll the dice.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/moves.py"/>
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>End your turn.</source>
        <translation>Beende deinen Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
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
        <source>Corners with many dots around them pay most often.</source>
        <translation>Ecken mit vielen Augen ringsum bringen am häufigsten etwas ein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Place your first settlement on a lit corner.</source>
        <translation>Setze deine erste Siedlung auf eine leuchtende Ecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>It pays one card for each hex around it at once.</source>
        <translation>Sie zahlt sofort eine Karte für jedes Feld ringsum.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>Place your second settlement on a lit corner.</source>
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
        <source>Drag a piece from below onto the board, or press its number.</source>
        <translation>Zieh eine Figur von unten aufs Brett oder drücke ihre Zahl.</translation>
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
        <source>You held more than 7 cards when the seven was rolled.</source>
        <translation>Du hattest mehr als 7 Karten, als die Sieben fiel.</translation>
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
        <translation>{name} wählt Karten zum Abwerfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>The hex pays nothing while he is there, and you steal a card at it.</source>
        <translation>Das Feld bringt nichts ein, solange er dort steht, und du stiehlst dort eine Karte.</translation>
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
        <source>Accept, decline, or offer other terms.</source>
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
        <source>Choose whom to trade with, or take your offer back.</source>
        <translation>Wähle, mit wem du tauschst, oder zieh dein Angebot zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/prompts.py"/>
        <source>{name} is choosing whom to trade with.</source>
        <translation>{name} wählt, mit wem getauscht wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That is not possible now. The line above the board says what is expected.</source>
        <translation>Das geht jetzt nicht. Die Zeile über dem Brett sagt, was erwartet wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The game is over. Start a new one to play on.</source>
        <translation>Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That cannot be taken back: dice, a card or somebody else came after it.</source>
        <translation>Das lässt sich nicht zurücknehmen: Danach kamen Würfel, eine Karte oder jemand anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You do not have what that costs. Trade for what is missing, or wait for your harvest.</source>
        <translation>Du hast nicht, was das kostet. Tausche, was fehlt, oder warte auf deine Ernte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>There is none of these left. Choose something else.</source>
        <translation>Davon ist nichts mehr da. Wähle etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That does not fit there. Choose one of the lit places.</source>
        <translation>Das passt dort nicht hin. Wähle einen der leuchtenden Plätze.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>Something stands there already. Choose a free place.</source>
        <translation>Dort steht schon etwas. Wähle einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>Too close to another building: the corners next to it must stay empty. Choose a place farther away.</source>
        <translation>Zu nah an einem anderen Gebäude: Die Ecken daneben müssen frei bleiben. Wähle einen Platz weiter weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>None of your roads leads there. Build towards it first.</source>
        <translation>Keine deiner Straßen führt dorthin. Baue zuerst einen Weg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>A city takes the place of one of your own settlements. Choose one of them.</source>
        <translation>Eine Stadt tritt an die Stelle einer eigenen Siedlung. Wähle eine davon.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The robber is there already and has to move. Choose another hex.</source>
        <translation>Der Räuber ist schon dort und muss weiterziehen. Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>There is no such card to use. Choose another one.</source>
        <translation>So eine Karte gibt es hier nicht. Wähle eine andere.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You got this card in this turn. You may play it from your next turn on.</source>
        <translation>Diese Karte hast du in diesem Zug bekommen. Spielen darfst du sie ab deinem nächsten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>You have played a development card already. Keep this one for another turn.</source>
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
        <source>Nothing is given away for free. Choose something for both sides.</source>
        <translation>Geschenke sind nicht erlaubt. Wähle etwas für beide Seiten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That cannot be traded here. Choose goods from the list.</source>
        <translation>Damit lässt sich hier nicht handeln. Wähle Waren aus der Liste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>There is nobody to trade with on these terms. Choose another player.</source>
        <translation>Zu diesen Bedingungen gibt es niemanden zum Tauschen. Wähle jemand anderen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>That is no answer to an offer. Accept it, decline it or make another one.</source>
        <translation>Das ist keine Antwort auf ein Angebot. Nimm an, lehne ab oder mach ein anderes.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/refusals.py"/>
        <source>The dice or the cards cannot fall like that. Nothing has changed.</source>
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
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>%n resource cards</source>
        <translation>
            <numerusform>%n Rohstoffkarte</numerusform>
            <numerusform>%n Rohstoffkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>%n development cards</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>%n knights played</source>
        <translation>
            <numerusform>%n Ritter gespielt</numerusform>
            <numerusform>%n Ritter gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Longest way: %n roads</source>
        <translation>
            <numerusform>Längster Weg: %n Straße</numerusform>
            <numerusform>Längster Weg: %n Straßen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Longest road: 2 points</source>
        <translation>Längste Handelsstraße: 2 Punkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Largest army: 2 points</source>
        <translation>Größte Rittermacht: 2 Punkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Roll both dice</source>
        <translation>Beide Würfel werfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Pass the dice on</source>
        <translation>Die Würfel weitergeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Card</source>
        <comment>a development card, in the tray</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>First do what the line above the board says.</source>
        <translation>Tu erst, was die Zeile über dem Brett sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>You still need {goods}.</source>
        <translation>Dir fehlt noch {goods}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>There is no free place next to your roads and buildings.</source>
        <translation>Neben deinen Straßen und Gebäuden ist kein Platz frei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>There is no free corner on your roads that is far enough from other buildings.</source>
        <translation>An deinen Straßen ist keine freie Ecke, die weit genug von anderen Gebäuden liegt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>A city takes the place of a settlement, and you have none.</source>
        <translation>Eine Stadt tritt an die Stelle einer Siedlung, und du hast keine.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>You have built all your roads.</source>
        <translation>Du hast alle deine Straßen gebaut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>All your settlements stand on the board. A city gives you one back.</source>
        <translation>Alle deine Siedlungen stehen auf dem Brett. Eine Stadt gibt dir eine zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>You have built all your cities.</source>
        <translation>Du hast alle deine Städte gebaut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/table.py"/>
        <source>All development cards are sold.</source>
        <translation>Alle Entwicklungskarten sind verkauft.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/teller.py"/>
        <source>{name}: “{words}”</source>
        <comment>somebody says something</comment>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/teller.py"/>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>“{words}”</source>
        <comment>what somebody says</comment>
        <translation>„{words}“</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/teller.py"/>
        <source>{total} ({dice})</source>
        <comment>a roll</comment>
        <translation>{total} ({dice})</translation>
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
        <source>Move the robber and steal a card. Three knights or more can earn you the largest army.</source>
        <translation>Versetze den Räuber und stiehl eine Karte. Mit mindestens drei Rittern kannst du die Größte Rittermacht bekommen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>Worth 1 point. It counts at once, stays hidden and is never played.</source>
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
        <source>Name a resource: all others give you every card they have of it.</source>
        <translation>Nenne einen Rohstoff: Alle anderen geben dir jede Karte, die sie davon haben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/classic/words.py"/>
        <source>{land} {number}</source>
        <comment>a hex: Forest 8</comment>
        <translation>{land} {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/fisheries.py"/>
        <source>fishery {number}</source>
        <translation>Fischgrund {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>%n fish tokens</source>
        <translation>
            <numerusform>%n Fischmarke</numerusform>
            <numerusform>%n Fischmarken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>Has the old shoe: needs 1 point more</source>
        <translation>Hat den alten Schuh: braucht 1 Punkt mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>Who gets the old shoe?</source>
        <translation>Wer bekommt den alten Schuh?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>Its owner needs 1 point more to win.</source>
        <translation>Wer ihn hat, braucht 1 Punkt mehr zum Sieg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>Which tokens do you pay with?</source>
        <translation>Mit welchen Marken zahlst du?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <location filename="../../catanqt/ui/games/fishermen/tokens.py"/>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>%n fish</source>
        <translation>
            <numerusform>%n Fisch</numerusform>
            <numerusform>%n Fische</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>instead {payment}</source>
        <comment>pays with 3 + 2</comment>
        <translation>statt mit {payment}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/kit.py"/>
        <source>you have %n fish</source>
        <translation>
            <numerusform>du hast %n Fisch</numerusform>
            <numerusform>du hast %n Fische</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>Fish market</source>
        <translation>Fischmarkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>Advantages for fish</source>
        <translation>Vorteile für Fische</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>You have %n fish</source>
        <translation>
            <numerusform>Du hast %n Fisch</numerusform>
            <numerusform>Du hast %n Fische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>%n left to draw</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>noch %n zu ziehen</numerusform>
            <numerusform>noch %n zu ziehen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>{fish}. {pile}</source>
        <translation>{fish}. {pile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>Tokens in the pile, and as many as were spent: %n. When the pile is empty, they make a new one.</source>
        <translation>
            <numerusform>Marken im Vorrat, dazu die ausgegebenen: %n. Ist der Vorrat leer, werden sie zu einem neuen.</numerusform>
            <numerusform>Marken im Vorrat, dazu die ausgegebenen: %n. Ist der Vorrat leer, werden sie zu einem neuen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>Pass it on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>After your roll you may hand it to a player with at least as many points as you.</source>
        <translation>Nach deinem Wurf darfst du ihn jemandem geben, der mindestens so viele Punkte hat wie du.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>The old shoe: {said}</source>
        <translation>Der alte Schuh: {said}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>Whoever has the old shoe needs 1 point more to win.</source>
        <translation>Wer den alten Schuh hat, braucht 1 Punkt mehr zum Sieg.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>still in the pile</source>
        <translation>noch im Vorrat</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>you need %n points</source>
        <translation>
            <numerusform>dein Ziel: %n</numerusform>
            <numerusform>dein Ziel: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>{name} needs %n points</source>
        <translation>
            <numerusform>{name} braucht %n Punkt</numerusform>
            <numerusform>{name} braucht %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>Old shoe</source>
        <translation>Alter Schuh</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/market.py"/>
        <source>Old shoe: {said}</source>
        <translation>Alter Schuh: {said}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/moments.py"/>
        <source>You have the old shoe: 1 point more to win</source>
        <translation>Du hast den alten Schuh: 1 Punkt mehr zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/moments.py"/>
        <source>{name} has the old shoe: 1 point more to win</source>
        <translation>{name} hat den alten Schuh: 1 Punkt mehr zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/moves.py"/>
        <source>Spend fish, {tokens}. {use}</source>
        <translation>Gib Fische aus, {tokens}. {use}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/moves.py"/>
        <source>Hand the old shoe to {name}.</source>
        <translation>Gib den alten Schuh an {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/tokens.py"/>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Fish</source>
        <translation>Fische</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/tokens.py"/>
        <source>chosen: %n fish</source>
        <translation>
            <numerusform>gewählt: %n Fisch</numerusform>
            <numerusform>gewählt: %n Fische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/tokens.py"/>
        <source>Tokens with %n fish</source>
        <translation>
            <numerusform>Marken mit %n Fisch</numerusform>
            <numerusform>Marken mit %n Fischen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/tokens.py"/>
        <source>{held} held, {chosen} chosen to pay</source>
        <translation>{held} vorhanden, {chosen} zum Zahlen gewählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/tokens.py"/>
        <source>{kind}: {counts}</source>
        <translation>{kind}: {counts}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/tokens.py"/>
        <source>Press to choose which tokens pay at the market. Without a choice as little as possible is wasted.</source>
        <translation>Drücke, um zu wählen, welche Marken auf dem Markt zahlen. Ohne Wahl geht so wenig wie möglich verloren.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>Too few fish tokens for everybody {icon} nobody draws</source>
        <translation>Zu wenige Fischmarken für alle {icon} niemand zieht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>{icon} The spent fish tokens were mixed into a new pile</source>
        <translation>{icon} Die ausgegebenen Fischmarken wurden zu einem neuen Vorrat gemischt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>{name} has the old shoe now {icon} 1 point more to win</source>
        <translation>{name} hat jetzt den alten Schuh {icon} 1 Punkt mehr zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>{name} drew a fish token {icon}</source>
        <translation>{name} zieht eine Fischmarke {icon}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>{name} drew a token with %n fish {icon}</source>
        <translation>
            <numerusform>{name} zieht eine Marke mit %n Fisch {icon}</numerusform>
            <numerusform>{name} zieht eine Marke mit %n Fischen {icon}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>{name} paid {tokens} fish {icon} {advantage}</source>
        <translation>{name} zahlt {tokens} Fische {icon} {advantage}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>pays with {tokens}, %n fish lost</source>
        <translation>
            <numerusform>zahlt mit {tokens}, %n Fisch geht verloren</numerusform>
            <numerusform>zahlt mit {tokens}, %n Fische gehen verloren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>pays with {tokens}</source>
        <translation>zahlt mit {tokens}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>Fish (1)</source>
        <comment>a token with 1 fish</comment>
        <translation>Fisch (1)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>Fish (2)</source>
        <comment>a token with 2 fish</comment>
        <translation>Fisch (2)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>Fish (3)</source>
        <comment>a token with 3 fish</comment>
        <translation>Fisch (3)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>%n tokens of 1 fish</source>
        <translation>
            <numerusform>%n Marke mit 1 Fisch</numerusform>
            <numerusform>%n Marken mit 1 Fisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>%n tokens of 2 fish</source>
        <translation>
            <numerusform>%n Marke mit 2 Fischen</numerusform>
            <numerusform>%n Marken mit 2 Fischen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>%n tokens of 3 fish</source>
        <translation>
            <numerusform>%n Marke mit 3 Fischen</numerusform>
            <numerusform>%n Marken mit 3 Fischen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>spend fish</source>
        <comment>something to do in a turn</comment>
        <translation>Fisch ausgeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>pass on the shoe</source>
        <comment>something to do in a turn</comment>
        <translation>Schuh weitergeben</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>You draw %n fish tokens.</source>
        <translation>
            <numerusform>Du ziehst %n Fischmarke.</numerusform>
            <numerusform>Du ziehst %n Fischmarken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>{name} draws %n fish tokens.</source>
        <translation>
            <numerusform>{name} zieht %n Fischmarke.</numerusform>
            <numerusform>{name} zieht %n Fischmarken.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>These tokens do not fit the price: too few fish, or a token too many. Choose others.</source>
        <translation>Diese Marken passen nicht zum Preis: zu wenig Fische oder eine Marke zu viel. Wähle andere.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>You do not have the old shoe.</source>
        <translation>Du hast den alten Schuh nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/fishermen/words.py"/>
        <source>The old shoe goes only to a player with at least as many points as you.</source>
        <translation>Den alten Schuh bekommt nur, wer mindestens so viele Punkte hat wie du.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <source>Send him to {island}</source>
        <translation>Schick ihn zu {island}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>I am done</source>
        <translation>Ich bin fertig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Build a ship</source>
        <translation>Schiff bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <source>Build a lair</source>
        <translation>Versteck bauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <location filename="../../catanqt/ui/games/junior/coco_panel.py"/>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Ask Coco</source>
        <translation>Coco fragen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <source>{give} for {take}</source>
        <comment>a swap</comment>
        <translation>{give} für {take}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <source>What would you like to swap?</source>
        <translation>Was möchtest du tauschen?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <source>What do you give the market for {tile}?</source>
        <translation>Was gibst du dem Markt für {tile}?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <source>What do you give the stock for {tile}?</source>
        <translation>Was gibst du dem Vorrat für {tile}?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/asking.py"/>
        <source>Two alike for any one.</source>
        <translation>Zwei gleiche für ein beliebiges.</translation>
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
        <location filename="../../catanqt/ui/games/junior/table.py"/>
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
        <source>{name} found {tiles}</source>
        <translation>{name} findet {tiles}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/log.py"/>
        <source>{name} took {tiles}</source>
        <translation>{name} nimmt {tiles}</translation>
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
        <source>As many Coco tiles each: nobody has a lair on Spooky Island now</source>
        <translation>Gleich viele Coco-Plättchen: Niemand hat jetzt ein Versteck auf der Geisterinsel</translation>
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
        <source>Give two alike and take {tile}.</source>
        <translation>Gib zwei gleiche und nimm {tile}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>In the stock: {tiles}. You can give two alike for one.</source>
        <translation>Im Vorrat: {tiles}. Du kannst zwei gleiche für eines geben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>In the stock: {tiles}. {why}</source>
        <translation>Im Vorrat: {tiles}. {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Roll the die first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>First do what the line above asks.</source>
        <translation>Tu erst, was die Zeile oben sagt.</translation>
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
        <source>You have no two others alike to give for it.</source>
        <translation>Du hast keine zwei anderen gleichen, die du dafür geben kannst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market.py"/>
        <source>You need two alike to swap with the stock.</source>
        <translation>Du brauchst zwei gleiche, um mit dem Vorrat zu tauschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
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
        <source>Once a turn: one tile for one</source>
        <translation>Einmal pro Zug: eins gegen eins</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/market_panel.py"/>
        <source>The stock: two alike for one</source>
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
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>Swap {give} for {take} at the market.</source>
        <translation>Tausche {give} gegen {take} auf dem Markt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>Swap {give} for {take} with the stock.</source>
        <translation>Tausche {give} gegen {take} mit dem Vorrat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>Build a ship at the marked place.</source>
        <translation>Baue ein Schiff auf dem markierten Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>Build a lair at the marked place.</source>
        <translation>Baue ein Versteck auf dem markierten Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>Send the ghost captain to the marked island.</source>
        <translation>Schick den Geisterkapitän auf die markierte Insel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>Ask Coco for a tile.</source>
        <translation>Bitte Coco um ein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/moves.py"/>
        <source>Roll the die.</source>
        <translation>Würfle.</translation>
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
        <source>It costs nothing: Coco pays.</source>
        <translation>Es kostet nichts: Coco zahlt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>Boo! Send the ghost captain to another island.</source>
        <translation>Buh! Schick den Geisterkapitän auf eine andere Insel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/prompts.py"/>
        <source>You take %n of its tiles, and it gives nothing while he stays.</source>
        <translation>
            <numerusform>Du nimmst %n Plättchen der Insel, und sie gibt nichts, solange er bleibt.</numerusform>
            <numerusform>Du nimmst %n Plättchen der Insel, und sie gibt nichts, solange er bleibt.</numerusform>
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
        <source>Nothing to do here: press “I am done”.</source>
        <translation>Hier ist nichts zu tun: Drücke „Ich bin fertig“.</translation>
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
        <source>Too late to take that back: the die, a tile or somebody else came after it.</source>
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
        <source>The ghost captain is there already. Send him to another island!</source>
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
        <source>Giving and taking the same would change nothing.</source>
        <translation>Das Gleiche zu geben und zu nehmen würde nichts ändern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>Both pirates must give something: that is a fair swap.</source>
        <translation>Beide Piraten müssen etwas geben: So ist es ein fairer Tausch.</translation>
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
        <source>That cannot happen by luck.</source>
        <translation>Das kann durch Glück nicht passieren.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>You have been to the market already. Once a turn is enough!</source>
        <translation>Du warst schon auf dem Markt. Einmal pro Zug genügt!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/refusals.py"/>
        <source>That tile is not at the market now.</source>
        <translation>Dieses Plättchen ist jetzt nicht auf dem Markt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>%n of {goal} lairs</source>
        <translation>
            <numerusform>%n von {goal} Verstecken</numerusform>
            <numerusform>%n von {goal} Verstecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>%n Coco tiles</source>
        <translation>
            <numerusform>%n Coco-Plättchen</numerusform>
            <numerusform>%n Coco-Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Most Coco tiles: a lair on Spooky Island</source>
        <translation>Die meisten Coco-Plättchen: ein Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Pass the die on</source>
        <translation>Den Würfel weitergeben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Ghost captain</source>
        <translation>Geisterkapitän</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Lair</source>
        <translation>Versteck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>All your ships are at sea.</source>
        <translation>Alle deine Schiffe sind auf See.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>Coco has no tiles left.</source>
        <translation>Coco hat keine Plättchen mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>You still need {tiles}.</source>
        <translation>Dir fehlt noch {tiles}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>There is no free place next to your lairs.</source>
        <translation>Neben deinen Verstecken ist kein Platz frei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/junior/table.py"/>
        <source>There is no free place next to your ships. Build a ship first!</source>
        <translation>Neben deinen Schiffen ist kein Platz frei. Baue erst ein Schiff!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>{words}, for {cost}. {note}</source>
        <translation>{words}, für {cost}. {note}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>{words}, for {cost}: not now, {why}</source>
        <translation>{words}, für {cost}: jetzt nicht, {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Robber to the desert</source>
        <translation>Räuber in die Wüste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Robber off the board</source>
        <translation>Räuber von der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Card from an opponent</source>
        <translation>Karte eines Gegners</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Any resource</source>
        <translation>Beliebiger Rohstoff</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Free road</source>
        <translation>Kostenlose Straße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Free development card</source>
        <translation>Kostenlose Entwicklungskarte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>he robs nobody there</source>
        <translation>dort beraubt er niemanden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>a random card; you choose the opponent</source>
        <translation>eine zufällige Karte; du wählst, von wem</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>the one you want, from the bank</source>
        <translation>deiner Wahl, von der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>you place it at once</source>
        <translation>du legst sie sofort</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>to play from your next turn on</source>
        <translation>spielbar ab deinem nächsten Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>the robber is there already</source>
        <translation>der Räuber ist schon dort</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>the robber is off the board already</source>
        <translation>der Räuber ist schon fort</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>no opponent has a card</source>
        <translation>kein Gegner hat eine Karte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>the bank has no cards left</source>
        <translation>die Bank hat keine Karten mehr</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>you have no road left, or no place for it</source>
        <translation>du hast keine Straße mehr oder keinen Platz dafür</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>no development card is left</source>
        <translation>es gibt keine Entwicklungskarte mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>bank: %n</source>
        <comment>cards left</comment>
        <translation>
            <numerusform>Bank: %n</numerusform>
            <numerusform>Bank: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Take a card from {name}.</source>
        <translation>Nimm {name} eine Karte ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Take {cards} from the bank.</source>
        <translation>Nimm {cards} von der Bank.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Send the robber to the desert.</source>
        <translation>Schick den Räuber in die Wüste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Send the robber off the board.</source>
        <translation>Schick den Räuber von der Insel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Take a free road.</source>
        <translation>Nimm eine kostenlose Straße.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>Take a free development card.</source>
        <translation>Nimm eine kostenlose Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <source>From whom do you take a card?</source>
        <translation>Von wem nimmst du eine Karte?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/offers.py"/>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>Which resource do you take?</source>
        <translation>Welchen Rohstoff nimmst du?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/kit.py"/>
        <source>%n shots in every match</source>
        <translation>
            <numerusform>%n Schuss in jedem Fußball-Duell</numerusform>
            <numerusform>%n Schüsse in jedem Fußball-Duell</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/kit.py"/>
        <source>No match has been played yet</source>
        <translation>Noch kein Spiel ausgetragen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/kit.py"/>
        <source>Place {place} in the league: %n victory points</source>
        <translation>
            <numerusform>Rang {place}: %n Siegpunkt</numerusform>
            <numerusform>Rang {place}: %n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/kit.py"/>
        <source>A played knight becomes a shot token, once a turn; it no longer counts for the largest army (K)</source>
        <translation>Einen gespielten Ritter umschulen: Er wird zum Schussplättchen, einmal pro Zug; er zählt nicht mehr zur Größten Rittermacht (K)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/kit.py"/>
        <source>Knight to shot</source>
        <translation>Ritter umschulen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>{home} : {away}</source>
        <comment>a score</comment>
        <translation>{home} : {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>Away</source>
        <translation>Gast</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>Matchday {day}: {home} against {away}</source>
        <translation>Spieltag {day}: {home} gegen {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>Matchday {day}: {home} {score} {away}</source>
        <translation>Spieltag {day}: {home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>{club} plays twice, one of the two matches counts</source>
        <translation>{club} spielt doppelt, eines der beiden Spiele zählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_model.py"/>
        <source>{match}. {twice}</source>
        <comment>a match, and who plays twice that day</comment>
        <translation>{match}. {twice}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_view.py"/>
        <source>2×</source>
        <comment>beside a matchday on which one club plays twice</comment>
        <translation>2×</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/fixtures_view.py"/>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_panel.py"/>
        <source>Fixtures</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>W</source>
        <comment>a match that was won, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>D</source>
        <comment>a match that was drawn, one letter</comment>
        <translation>U</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>L</source>
        <comment>a match that was lost, one letter</comment>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>{club}: place {place}</source>
        <translation>{club}: Rang {place}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>{club} has not played yet</source>
        <translation>{club} hat noch nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>{club}: %n points in the league</source>
        <translation>
            <numerusform>{club}: %n Punkt auf der Fußballleiste</numerusform>
            <numerusform>{club}: %n Punkte auf der Fußballleiste</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>{club}: {form}; the last match at the end</source>
        <translation>{club}: {form}; das letzte Spiel am Ende</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>no match yet</source>
        <translation>noch kein Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>{club} plays {rivals} next</source>
        <translation>{club} spielt als Nächstes gegen {rivals}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>No match is left</source>
        <translation>Kein Spiel mehr übrig</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>{club}: the place is worth %n victory points</source>
        <translation>
            <numerusform>{club}: Der Rang ist %n Siegpunkt wert</numerusform>
            <numerusform>{club}: Der Rang ist %n Siegpunkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>%n if the matchday ended like this</source>
        <translation>
            <numerusform>%n, wenn der Spieltag so endete</numerusform>
            <numerusform>%n, wenn der Spieltag so endete</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>{now}; {then}</source>
        <comment>victory points now, and if the day ended now</comment>
        <translation>{now}; {then}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>#</source>
        <comment>heading of a league table: the place</comment>
        <translation>#</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>Club</source>
        <comment>heading of a league table</comment>
        <translation>Team</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>Pts</source>
        <comment>heading of a league table: points in the league</comment>
        <translation>Pkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>VP</source>
        <comment>heading of a league table: victory points</comment>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>Form</source>
        <comment>heading of a league table: the last results</comment>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>Next</source>
        <comment>heading of a league table: the next opponent</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>Place in the league; clubs that are level share it</source>
        <translation>Rang auf der Rangliste; wer gleichauf liegt, teilt ihn sich</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>Club</source>
        <translation>Team</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>Points in the league: spaces on the results track</source>
        <translation>Punkte: Felder auf der Fußballleiste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>Victory points the place is worth; they change after a matchday only</source>
        <translation>Siegpunkte, die der Rang wert ist; sie ändern sich nur nach einem Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>The last three results, the newest on the right</source>
        <translation>Die letzten drei Ergebnisse, das neueste rechts</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_model.py"/>
        <source>The next opponent</source>
        <translation>Der nächste Gegner</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_panel.py"/>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_view.py"/>
        <source>League</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/league_panel.py"/>
        <source>Show results and pairings instead of the table</source>
        <translation>Ergebnisse und Paarungen statt der Rangliste zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>Results track</source>
        <translation>Fußballleiste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <source>Space {space}: the trophy. Whoever reaches it ends the season.</source>
        <translation>Feld {space}: der Pokal. Wer ihn erreicht, beendet die Saison.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <source>Space {space}</source>
        <translation>Feld {space}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <source>Space {space}: a development card for whoever reaches or passes it</source>
        <translation>Feld {space}: eine Entwicklungskarte für alle, die es erreichen oder überqueren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <source>Space {space}: a resource of your choice for whoever reaches or passes it</source>
        <translation>Feld {space}: ein Rohstoff eigener Wahl für alle, die es erreichen oder überqueren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <source>{space}. Here: {clubs}</source>
        <comment>a space of the track, and who is there</comment>
        <translation>{space}. Hier: {clubs}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <source>{club} on {space}</source>
        <translation>{club} auf {space}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track.py"/>
        <source>{last} spaces: {clubs}</source>
        <translation>{last} Felder: {clubs}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>Track</source>
        <comment>short for the results track</comment>
        <translation>Leiste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>A win moves a club 3 spaces, a draw 1.</source>
        <translation>Ein Sieg bringt 3 Felder, ein Unentschieden 1.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>{ahead} {moves}</source>
        <comment>two sentences</comment>
        <translation>{ahead} {moves}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>A resource of your choice</source>
        <translation>Ein Rohstoff deiner Wahl</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>A development card</source>
        <translation>Eine Entwicklungskarte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>The trophy: the season ends</source>
        <translation>Der Pokal: Die Saison endet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>You are %n spaces from the trophy.</source>
        <translation>
            <numerusform>Dir fehlt %n Feld bis zum Pokal.</numerusform>
            <numerusform>Dir fehlen %n Felder bis zum Pokal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>%n spaces to the trophy</source>
        <translation>
            <numerusform>%n Feld bis zum Pokal</numerusform>
            <numerusform>%n Felder bis zum Pokal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>You are %n spaces from your next card.</source>
        <translation>
            <numerusform>Dir fehlt %n Feld bis zur nächsten Karte.</numerusform>
            <numerusform>Dir fehlen %n Felder bis zur nächsten Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>%n spaces to a card</source>
        <translation>
            <numerusform>%n Feld bis zur Karte</numerusform>
            <numerusform>%n Felder bis zur Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>You are %n spaces from your next resource.</source>
        <translation>
            <numerusform>Dir fehlt %n Feld bis zum nächsten Rohstoff.</numerusform>
            <numerusform>Dir fehlen %n Felder bis zum nächsten Rohstoff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/league/track_panel.py"/>
        <source>%n spaces to a resource</source>
        <translation>
            <numerusform>%n Feld bis zum Rohstoff</numerusform>
            <numerusform>%n Felder bis zum Rohstoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} gained a shot token {ball} and has %n now</source>
        <translation>
            <numerusform>{name} bekommt ein Schussplättchen {ball} und hat jetzt %n</numerusform>
            <numerusform>{name} bekommt ein Schussplättchen {ball} und hat jetzt %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} turned a knight {knight} into a shot</source>
        <translation>{name} schult einen Ritter {knight} um</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} moved to space {space} of the results track</source>
        <translation>{name} rückt auf Feld {space} der Fußballleiste vor</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} lets the first match count</source>
        <translation>{name} lässt das erste Spiel zählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} lets the second match count</source>
        <translation>{name} lässt das zweite Spiel zählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{whistle} Matchday {day} of {days}</source>
        <comment>a heading of the log</comment>
        <translation>{whistle} Spieltag {day} von {days}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>{home} {score} {away}</source>
        <comment>the result of a match</comment>
        <translation>{home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{trophy} The season is over after {day} matchdays: the table is final</source>
        <translation>{trophy} Die Saison ist nach {day} Spieltagen vorbei: Die Rangliste steht fest</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} scored {ball}</source>
        <translation>{name} trifft {ball}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} missed</source>
        <translation>{name} verfehlt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{name} %n</source>
        <comment>a club and its victory points</comment>
        <translation>
            <numerusform>{name} %n</numerusform>
            <numerusform>{name} %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>{trophy} First in the league: {leaders}, %n points</source>
        <translation>
            <numerusform>{trophy} Vorn in der Rangliste: {leaders}, %n Punkt</numerusform>
            <numerusform>{trophy} Vorn in der Rangliste: {leaders}, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/log.py"/>
        <source>Victory points of the league: {clubs}</source>
        <translation>Siegpunkte aus der Rangliste: {clubs}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/moments.py"/>
        <source>You lead the league!</source>
        <translation>Du führst die Rangliste an!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/moments.py"/>
        <source>{name} leads the league</source>
        <translation>{name} führt die Rangliste an</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/moves.py"/>
        <source>Turn a knight that you have played into a shot.</source>
        <translation>Schule einen Ritter um, den du gespielt hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/moves.py"/>
        <source>Take {cards}.</source>
        <translation>Nimm {cards}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/moves.py"/>
        <source>Let this match count.</source>
        <translation>Lass dieses Spiel zählen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/moves.py"/>
        <source>Let the second match count.</source>
        <translation>Lass das zweite Spiel zählen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>Your reward on the results track; the bank pays it.</source>
        <translation>Deine Belohnung auf der Fußballleiste; die Bank zahlt sie.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>This match</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>{spaces} spaces on average</source>
        <translation>im Schnitt {spaces} Felder</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>The second match</source>
        <translation>Das zweite Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>The second is against {rival}, {mine} shots to {theirs}: you win {win}, draw {draw} and lose {loss} of these.</source>
        <translation>Das zweite geht gegen {rival}, {mine} zu {theirs} Schüsse: {win} gewinnst du, {draw} enden unentschieden, {loss} verlierst du.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>You beat {rival} {own} : {other}. Does it count, or the second match?</source>
        <translation>Du hast {rival} {own} : {other} geschlagen. Zählt das oder das zweite Spiel?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>You drew {own} : {other} with {rival}. Does it count, or the second match?</source>
        <translation>Du hast {own} : {other} gegen {rival} gespielt. Zählt das oder das zweite Spiel?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>You lost {own} : {other} to {rival}. Does it count, or the second match?</source>
        <translation>Du hast {own} : {other} gegen {rival} verloren. Zählt das oder das zweite Spiel?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>no space: you stay on {start}</source>
        <translation>kein Feld: Du bleibst auf {start}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>%n spaces, and a card</source>
        <translation>
            <numerusform>%n Feld und eine Karte</numerusform>
            <numerusform>%n Felder und eine Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>%n spaces, and a resource</source>
        <translation>
            <numerusform>%n Feld und ein Rohstoff</numerusform>
            <numerusform>%n Felder und ein Rohstoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>%n spaces: from {start} to {end}</source>
        <translation>
            <numerusform>%n Feld: von {start} auf {end}</numerusform>
            <numerusform>%n Felder: von {start} auf {end}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/questions.py"/>
        <source>{number} %</source>
        <comment>per cent</comment>
        <translation>{number} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/arena.py"/>
        <source>Stadium</source>
        <translation>Stadion</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar.py"/>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar.py"/>
        <source>Take your shot (Space)</source>
        <translation>Dein Schuss (Leertaste)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar.py"/>
        <source>Skip to the result</source>
        <translation>Zum Ergebnis springen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar.py"/>
        <source>Play the rest of the matchday at once (Esc)</source>
        <translation>Den Rest des Spieltags sofort spielen (Esc)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar.py"/>
        <source>Back to the island</source>
        <translation>Zurück zur Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar.py"/>
        <source>Close the results (Esc)</source>
        <translation>Ergebnisse schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>Drag the ball towards the goal and let go, or press Space.</source>
        <translation>Zieh den Ball Richtung Tor und lass los, oder drücke die Leertaste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>Aiming is for the show: every shot is a fair toss of a coin.</source>
        <translation>Zielen ist nur fürs Auge: Jeder Schuss ist ein fairer Münzwurf.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>Your shot: {number} of {count}</source>
        <translation>Dein Schuss: {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>{name} shoots: {number} of {count}</source>
        <translation>{name} schießt: {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>Full time: {home} {score} {away}</source>
        <translation>Abpfiff: {home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>Choose your reward below</source>
        <translation>Wähle unten deine Belohnung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>{name} is choosing a reward</source>
        <translation>{name} wählt eine Belohnung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>Choose below which match counts for you</source>
        <translation>Wähle unten, welches Spiel für dich zählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>{name} is choosing which match counts</source>
        <translation>{name} wählt, welches Spiel zählt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>A reward is being drawn</source>
        <translation>Eine Belohnung wird gezogen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>The season is over, the table is final</source>
        <translation>Die Saison ist vorbei, die Rangliste steht fest</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/bar_words.py"/>
        <source>%n matchdays left in the season</source>
        <translation>
            <numerusform>Noch %n Spieltag in der Saison</numerusform>
            <numerusform>Noch %n Spieltage in der Saison</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>{club}: place {place}, %n victory points</source>
        <translation>
            <numerusform>{club}: Rang {place}, %n Siegpunkt</numerusform>
            <numerusform>{club}: Rang {place}, %n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>Matchday {day}: the results</source>
        <translation>Spieltag {day}: die Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>Points</source>
        <comment>in the league</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>+{number}</source>
        <comment>gained</comment>
        <translation>+{number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/results.py"/>
        <source>{old} → {new}</source>
        <translation>{old} → {new}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/scoreboard.py"/>
        <source>Scoreboard</source>
        <translation>Anzeigetafel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/scoreboard.py"/>
        <source>goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/scoreboard.py"/>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/scoreboard.py"/>
        <source>no shot yet</source>
        <translation>noch kein Schuss</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/scoreboard.py"/>
        <source>{name}: %n goals ({shots})</source>
        <translation>
            <numerusform>{name}: %n Tor ({shots})</numerusform>
            <numerusform>{name}: %n Tore ({shots})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/scoreboard.py"/>
        <source>Matchday {day} of {days}, first match</source>
        <translation>Spieltag {day} von {days}, erstes Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/scoreboard.py"/>
        <source>Matchday {day} of {days}, second match</source>
        <translation>Spieltag {day} von {days}, zweites Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/theatre.py"/>
        <source>Goal!</source>
        <translation>Tor!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/theatre.py"/>
        <source>Saved!</source>
        <translation>Gehalten!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/theatre.py"/>
        <source>Wide!</source>
        <comment>a shot that misses the goal</comment>
        <translation>Daneben!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/theatre.py"/>
        <source>Over the bar!</source>
        <translation>Drüber!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/theatre.py"/>
        <source>Off the post!</source>
        <translation>Pfosten!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/stadium/view.py"/>
        <source>Matchday</source>
        <translation>Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>You came to a resource on the results track.</source>
        <translation>Du bist auf der Fußballleiste zu einem Rohstoff gekommen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Your reward: choose a resource from the bank.</source>
        <translation>Deine Belohnung: Wähle einen Rohstoff von der Bank.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>{name} is choosing a resource as a reward.</source>
        <translation>{name} wählt einen Rohstoff als Belohnung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>You play twice today, and one match counts for you.</source>
        <translation>Du spielst heute doppelt, und ein Spiel zählt für dich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Does this match count for you, or the second one?</source>
        <translation>Zählt dieses Spiel für dich oder das zweite?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>{name} is choosing which match counts.</source>
        <translation>{name} wählt, welches Spiel zählt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>A win is worth 3 spaces on the results track, a draw 1.</source>
        <translation>Ein Sieg bringt 3 Felder auf der Fußballleiste, ein Unentschieden 1.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day}: take your shot.</source>
        <translation>Spieltag {day}: dein Schuss.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day}: {name} shoots at your goal.</source>
        <translation>Spieltag {day}: {name} schießt auf dein Tor.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day}: {name} shoots.</source>
        <translation>Spieltag {day}: {name} schießt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>{home} {score} {away}</source>
        <comment>a match under way</comment>
        <translation>{home} {score} {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>You have done that in this turn already. Wait for your next turn.</source>
        <translation>Das hast du in diesem Zug schon getan. Warte auf deinen nächsten Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>The table is final</source>
        <translation>Die Rangliste steht fest</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Final table</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day} of {days}</source>
        <translation>Spieltag {day} von {days}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day} of {days} is being played</source>
        <translation>Spieltag {day} von {days} läuft</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day} of {days} follows this turn</source>
        <translation>Spieltag {day} von {days} folgt auf diesen Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day} follows</source>
        <translation>Spieltag {day} folgt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>No match of %n matchdays played yet</source>
        <translation>
            <numerusform>Noch keiner von %n Spieltag gespielt</numerusform>
            <numerusform>Noch keiner von %n Spieltagen gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>%n matchdays</source>
        <translation>
            <numerusform>%n Spieltag</numerusform>
            <numerusform>%n Spieltage</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>After matchday {day} of {days}</source>
        <translation>Nach Spieltag {day} von {days}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>After matchday {day}</source>
        <translation>Nach Spieltag {day}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>The season is over, the table is final.</source>
        <translation>Die Saison ist vorbei, die Rangliste steht fest.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>{home} against {away}</source>
        <translation>{home} gegen {away}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day} of {days} is being played: {first}, then {second}.</source>
        <translation>Spieltag {day} von {days} läuft: {first}, dann {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>Matchday {day} of {days} follows this turn: {first}, then {second}.</source>
        <translation>Spieltag {day} von {days} folgt auf diesen Zug: {first}, dann {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/soccer_fever/words.py"/>
        <source>A new settlement or city brings matchday {day} of {days}: {first}, and {second}.</source>
        <translation>Eine neue Siedlung oder Stadt bringt Spieltag {day} von {days}: {first} und {second}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_moves.py"/>
        <source>Offer {give} for {want} to {names}.</source>
        <translation>Biete {give} für {want}, und zwar {names}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_moves.py"/>
        <source>Accept the offer.</source>
        <translation>Nimm das Angebot an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_moves.py"/>
        <source>Decline the offer.</source>
        <translation>Lehne das Angebot ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_moves.py"/>
        <source>Offer {give} for {want} instead.</source>
        <translation>Biete stattdessen {give} für {want}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_moves.py"/>
        <source>Trade with {name}.</source>
        <translation>Tausche mit {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/games/trade_moves.py"/>
        <source>Take your offer back.</source>
        <translation>Zieh dein Angebot zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/import_progress.py"/>
        <source>Reading {file}</source>
        <translation>{file} wird gelesen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/import_progress.py"/>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/joys.py"/>
        <source>%n achievements reached: {names}</source>
        <translation>
            <numerusform>Erfolg erreicht: {names}</numerusform>
            <numerusform>%n Erfolge erreicht: {names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/joys.py"/>
        <source>The board was saved as {file}.</source>
        <translation>Das Brett wurde als {file} gespeichert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/library.py"/>
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/library.py"/>
        <source>This game is not there any more.</source>
        <translation>Dieses Spiel gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/library.py"/>
        <source>This is no saved game of CatanQt, or it is damaged ({details}).</source>
        <translation>Das ist kein gespeichertes Spiel von CatanQt, oder es ist beschädigt ({details}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/library.py"/>
        <source>Nothing can be saved at the moment ({details}).</source>
        <translation>Im Augenblick lässt sich nichts speichern ({details}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/main_window.py"/>
        <source>Something was wrong with your saved games. Nothing was deleted.</source>
        <translation>Mit deinen gespeicherten Spielen stimmte etwas nicht. Gelöscht wurde nichts.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/main_window.py"/>
        <source>Your saved games can be read but not changed. What you play is kept until the program is closed.</source>
        <translation>Deine gespeicherten Spiele lassen sich lesen, aber nicht ändern. Was du spielst, bleibt nur, bis das Programm geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/main_window.py"/>
        <source>Your saved games cannot be used now. Games are kept only until the program is closed.</source>
        <translation>Deine gespeicherten Spiele sind jetzt nicht zu gebrauchen. Spiele bleiben nur, bis das Programm geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Saved games</source>
        <translation>&amp;Gespeicherte Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Open file …</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Achievements</source>
        <translation>&amp;Erfolge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Save a &amp;copy …</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Leave game</source>
        <translation>Spiel &amp;verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Preferences</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Fit the board</source>
        <translation>&amp;Brett einpassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Show or hide the &amp;side panel</source>
        <translation>&amp;Seitenleiste zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Save a &amp;picture of the board …</source>
        <translation>&amp;Bild des Bretts speichern …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Everybody&apos;s &amp;chance to win</source>
        <translation>Sieg&amp;chancen aller</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>S&amp;ounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Play</source>
        <translation>Ab&amp;lauf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;End turn</source>
        <translation>Zug be&amp;enden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Trade</source>
        <translation>&amp;Handeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Pause or go on</source>
        <translation>&amp;Pause oder weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;One step</source>
        <translation>&amp;Ein Schritt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>S&amp;kip animations</source>
        <translation>&amp;Animationen überspringen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Play it a&amp;gain from the beginning</source>
        <translation>Noch ein&amp;mal von Anfang an</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Figures of this game</source>
        <translation>&amp;Zahlen dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>Fair &amp;dice</source>
        <translation>Faire &amp;Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Computer pace</source>
        <translation>&amp;Computertempo</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/widgets/pace.py"/>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/menus.py"/>
        <source>&amp;About CatanQt</source>
        <translation>Ü&amp;ber CatanQt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/choice.py"/>
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/choice.py"/>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>{name}: {count}</source>
        <comment>cards of a resource</comment>
        <translation>{name}: {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>%n came this turn and must wait</source>
        <translation>
            <numerusform>%n kam in diesem Zug und muss warten</numerusform>
            <numerusform>%n kamen in diesem Zug und müssen warten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/hand.py"/>
        <source>{name}: {count}, {waits}</source>
        <translation>{name}: {count}, {waits}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>{name} ({colour}): {points} of {goal} points. {more}</source>
        <translation>{name} ({colour}): {points} von {goal} Punkten. {more}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <source>You decide</source>
        <translation>Du entscheidest</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/players.py"/>
        <location filename="../../catanqt/ui/tutorial/lessons/seats.py"/>
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
        <source>{level}, {temper}</source>
        <translation>{level}, {temper}</translation>
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
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
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
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>The level of the others</source>
        <translation>Die Stärke der anderen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>How many games were played to their end</source>
        <translation>Wie viele Spiele zu Ende gespielt wurden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/models/statistics.py"/>
        <source>The share of games that were won</source>
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
        <source>Cards received beyond those due, on average</source>
        <translation>Mehr Karten als zu erwarten, im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/moments.py"/>
        <source>You need 1 more point to win!</source>
        <translation>Dir fehlt noch 1 Punkt zum Sieg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/moments.py"/>
        <source>{name} needs 1 more point to win!</source>
        <translation>{name} fehlt noch 1 Punkt zum Sieg!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/notice.py"/>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/notice.py"/>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/notice.py"/>
        <location filename="../../catanqt/ui/strips/strip.py"/>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/page_frame.py"/>
        <source>Something went wrong. Your game is saved up to the last move.</source>
        <translation>Etwas ist schiefgegangen. Dein Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/page_frame.py"/>
        <source>CatanQt ended unexpectedly last time. Your games are saved up to the last move.</source>
        <translation>CatanQt wurde beim letzten Mal unerwartet beendet. Deine Spiele sind bis zum letzten Zug gespeichert.</translation>
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
        <source>What it is made of</source>
        <translation>Woraus es besteht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>CatanQt is an unofficial program by and for fans. It is not made, endorsed or sponsored by Catan GmbH, Catan Studio or their partners. Catan is a registered trademark of Catan GmbH.</source>
        <translation>CatanQt ist ein inoffizielles Programm von Fans für Fans. Es wird von der Catan GmbH, Catan Studio oder ihren Partnern weder hergestellt noch unterstützt oder gefördert. Catan ist eine eingetragene Marke der Catan GmbH.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/about.py"/>
        <source>The rules are told in our own words, and all pictures are our own. Play the printed game, too!</source>
        <translation>Die Regeln sind in unseren eigenen Worten erzählt, und alle Bilder sind unsere eigenen. Spiel auch das gedruckte Spiel!</translation>
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
        <source>Copy for a report</source>
        <translation>Für einen Bericht kopieren</translation>
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
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/achievements.py"/>
        <source>{count} of {all} reached. Each one is a step to better play.</source>
        <translation>{count} von {all} erreicht. Jeder ist ein Schritt zu besserem Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>How it went: {line}</source>
        <translation>So lief es: {line}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>At the end of each turn</source>
        <translation>Am Ende jedes Zuges</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>How often, and with whom</source>
        <translation>Wie oft und mit wem</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Nobody could know or change a roll</source>
        <translation>Niemand konnte einen Wurf kennen oder ändern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Show who rolled what</source>
        <translation>Zeigen, wer was gewürfelt hat</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <location filename="../../catanqt/ui/pages/game.py"/>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Look at the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>See the game again from its first move</source>
        <translation>Das Spiel vom ersten Zug an noch einmal sehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>All charts as one picture (PNG)</source>
        <translation>Alle Diagramme in einem Bild (PNG)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Save figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>All figures as a table (CSV)</source>
        <translation>Alle Zahlen als Tabelle (CSV)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>The same players, everybody one seat on, on another board</source>
        <translation>Dieselben Spieler, alle einen Platz weiter, auf einer anderen Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>On the islands, and on Spooky Island</source>
        <translation>Auf den Inseln und auf der Geisterinsel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>%n tiles from the islands</source>
        <translation>
            <numerusform>%n Plättchen von den Inseln</numerusform>
            <numerusform>%n Plättchen von den Inseln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>Tiles received against tiles due</source>
        <translation>Plättchen bekommen und zu erwarten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>What everybody&apos;s points are made of</source>
        <translation>Woraus die Punkte aller bestehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>%n cards from the land, those of the set-up included</source>
        <translation>
            <numerusform>%n Karte vom Land, samt Gründung</numerusform>
            <numerusform>%n Karten vom Land, samt Gründung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/end.py"/>
        <source>%n cards from the rolls alone, against those due</source>
        <translation>
            <numerusform>%n Karte allein aus den Würfen, gegen die zu erwartenden</numerusform>
            <numerusform>%n Karten allein aus den Würfen, gegen die zu erwartenden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>This page cannot be shown</source>
        <translation>Diese Seite kann nicht angezeigt werden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>Something is wrong with it. Your games are saved, and the rest of the program works.</source>
        <translation>Mit ihr stimmt etwas nicht. Deine Spiele sind gespeichert, und alles andere funktioniert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/failure.py"/>
        <source>Go to the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Before the first move the game draws a secret seed and shows you its fingerprint.</source>
        <translation>Vor dem ersten Zug zieht das Spiel eine geheime Zahl und zeigt dir ihren Fingerabdruck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Every roll, card and theft is computed from that seed and its number in the row, so nothing that anybody does can change what comes.</source>
        <translation>Jeder Wurf, jede Karte und jeder Diebstahl wird aus dieser Zahl und seiner Nummer in der Reihe berechnet; nichts, was jemand tut, kann also ändern, was kommt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>After the game you see the seed: its fingerprint must be the one from the start, and every outcome can be computed again.</source>
        <translation>Nach dem Spiel siehst du die geheime Zahl: Ihr Fingerabdruck muss der vom Anfang sein, und jedes Ergebnis lässt sich nachrechnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>The seed is stored in the saved game on this computer. The program does not show it while the game runs, but it cannot hide it from somebody who takes the file apart. A copy of a running game gets its own dice.</source>
        <translation>Die geheime Zahl liegt im Spielstand auf diesem Computer. Solange das Spiel läuft, zeigt das Programm sie nicht, kann sie aber vor niemandem verbergen, der die Datei zerlegt. Die Kopie eines laufenden Spiels bekommt eigene Würfel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Check every outcome</source>
        <translation>Alle Ergebnisse prüfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>The seed is a secret until the game is over; then all can be checked.</source>
        <translation>Die geheime Zahl bleibt geheim, bis das Spiel vorbei ist; dann lässt sich alles prüfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>%n outcomes of chance</source>
        <translation>
            <numerusform>%n Ergebnis des Zufalls</numerusform>
            <numerusform>%n Ergebnisse des Zufalls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>%n outcomes so far</source>
        <translation>
            <numerusform>bisher %n Ergebnis</numerusform>
            <numerusform>bisher %n Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Fingerprint from outcome {number} on (SHA-256 of the seed)</source>
        <translation>Fingerabdruck ab Ergebnis {number} (SHA-256 der geheimen Zahl)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Fingerprint, known from the start (SHA-256 of the seed)</source>
        <translation>Fingerabdruck, bekannt von Anfang an (SHA-256 der geheimen Zahl)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <source>Seed</source>
        <comment>of the dice</comment>
        <translation>Geheime Zahl</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>The dice against the odds</source>
        <translation>Die Würfel und die Erwartung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>This is not the seed whose fingerprint was shown at the start.</source>
        <translation>Das ist nicht die geheime Zahl, deren Fingerabdruck am Anfang gezeigt wurde.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>The record cannot be played again: {reason}</source>
        <translation>Die Aufzeichnung lässt sich nicht noch einmal spielen: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>All %n outcomes follow from the seed.</source>
        <translation>
            <numerusform>Das %n Ergebnis folgt aus der geheimen Zahl.</numerusform>
            <numerusform>Alle %n Ergebnisse folgen aus der geheimen Zahl.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>Outcome {number} does not follow from the seed: it was {found}, the seed gives {expected}.</source>
        <translation>Ergebnis {number} folgt nicht aus der geheimen Zahl: Es war {found}, die Zahl ergibt {expected}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>a roll of {first} and {second}</source>
        <translation>ein Wurf von {first} und {second}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice.py"/>
        <source>a roll of {number}</source>
        <translation>ein Wurf von {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <location filename="../../catanqt/ui/pages/statistics_parts.py"/>
        <source>{name}: {code}</source>
        <translation>{name}: {code}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <source>Copy: {name}</source>
        <translation>Kopieren: {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <source>Fingerprint from the start</source>
        <translation>Fingerabdruck vom Anfang</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <source>Check the dice</source>
        <translation>Würfel prüfen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/fair_dice_parts.py"/>
        <source>Every roll follows from a seed that was fixed before the first move. Compare and recompute them all.</source>
        <translation>Jeder Wurf folgt aus einer geheimen Zahl, die vor dem ersten Zug feststand. Vergleiche und rechne alles nach.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game.py"/>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game.py"/>
        <source>What the rules say about this (F1)</source>
        <translation>Was die Regeln dazu sagen (F1)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game.py"/>
        <source>Players and log</source>
        <translation>Spieler und Chronik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_cover.py"/>
        <source>Pass the screen on. Nobody else should look now.</source>
        <translation>Gib den Bildschirm weiter. Niemand sonst sollte jetzt hinsehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_cover.py"/>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_cover.py"/>
        <source>{name}, it is for you to decide</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>See how it went</source>
        <translation>Sehen, wie es lief</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Bank and your rates</source>
        <translation>Bank und deine Kurse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Hand of {name}: {count}</source>
        <translation>Karten von {name}: {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Nobody&apos;s hand is shown</source>
        <translation>Alle Karten sind verdeckt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Your hand: %n tiles</source>
        <translation>
            <numerusform>Deine Hand: %n Plättchen</numerusform>
            <numerusform>Deine Hand: %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Your hand: %n cards</source>
        <translation>
            <numerusform>Deine Hand: %n Karte</numerusform>
            <numerusform>Deine Hand: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Build: drag it out, or press its number</source>
        <translation>Bauen: herausziehen oder die Zahl drücken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Move: drag it out, or press its number</source>
        <translation>Versetzen: herausziehen oder die Zahl drücken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hand.py"/>
        <source>Trade with the bank or with other players (T)</source>
        <translation>Mit der Bank oder mit anderen handeln (T)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>A hint can be had when it is your turn to decide something.</source>
        <translation>Einen Tipp gibt es, wenn du etwas zu entscheiden hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>Hint: {move}</source>
        <translation>Tipp: {move}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>Looking for a good move …</source>
        <translation>Ein guter Zug wird gesucht …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>Esc stops it.</source>
        <translation>Esc hält die Suche an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>Why not this? {reasons}</source>
        <translation>Warum nicht das? {reasons}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>Hide hint</source>
        <translation>Tipp ausblenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <source>Put the hint away (H)</source>
        <translation>Den Tipp weglegen (H)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_hint.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Show what a strong player would do, and why (H)</source>
        <translation>Zeigen, was jemand Starkes täte und warum (H)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_past.py"/>
        <source>You are looking back at the time before the first turn.</source>
        <translation>Du blickst zurück auf die Zeit vor dem ersten Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_past.py"/>
        <source>You are looking back at your turn, number {turn}.</source>
        <translation>Du blickst zurück auf deinen Zug, Nummer {turn}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_past.py"/>
        <source>You are looking back at turn {turn}, that of {name}.</source>
        <translation>Du blickst zurück auf Zug {turn}, den von {name}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_side.py"/>
        <location filename="../../catanqt/ui/widgets/log.py"/>
        <source>Log</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>Also possible: {things}.</source>
        <translation>Auch möglich: {things}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>You have won!</source>
        <translation>Du hast gewonnen!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>What a game.</source>
        <translation>Was für ein Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>{name} has won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>Only your own last move can be taken back, and not once dice or others have answered it or it has shown something hidden.</source>
        <translation>Zurücknehmen lässt sich nur dein letzter eigener Zug, und nicht mehr, sobald Würfel oder andere darauf geantwortet haben oder er etwas Verdecktes gezeigt hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>This step is done: press Next to go on.</source>
        <translation>Dieser Schritt ist geschafft: Drücke „Weiter“.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>That comes another time. Look at what the coach says.</source>
        <translation>Das kommt ein andermal. Sieh nach, was der Trainer sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/game_words.py"/>
        <source>Not this time. Look at what the coach says.</source>
        <translation>Diesmal nicht. Sieh nach, was der Trainer sagt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>{line} You have taken this lesson.</source>
        <translation>{line} Diese Lektion hast du gemacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>Play your first turns on a real board. The coach waits for you at each step, as long as you like.</source>
        <translation>Spiel deine ersten Züge auf einem echten Brett. Der Trainer wartet bei jedem Schritt auf dich, solange du magst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>Settle, roll, build, trade, and win. %n steps.</source>
        <translation>
            <numerusform>Siedeln, würfeln, bauen, handeln und gewinnen. %n Schritt.</numerusform>
            <numerusform>Siedeln, würfeln, bauen, handeln und gewinnen. %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>Pitches, matchdays and the league. %n steps.</source>
        <translation>
            <numerusform>Fußballfelder, Spieltage und die Rangliste. %n Schritt.</numerusform>
            <numerusform>Fußballfelder, Spieltage und die Rangliste. %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>The table, laurels and the champion. %n steps.</source>
        <translation>
            <numerusform>Der Tisch, Lorbeeren und der Champion. %n Schritt.</numerusform>
            <numerusform>Der Tisch, Lorbeeren und der Champion. %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>Fisheries, the market and the old shoe. %n steps.</source>
        <translation>
            <numerusform>Fischgründe, der Markt und der alte Schuh. %n Schritt.</numerusform>
            <numerusform>Fischgründe, der Markt und der alte Schuh. %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>Ships, lairs, Coco and the ghost captain. %n steps.</source>
        <translation>
            <numerusform>Schiffe, Verstecke, Coco und der Geisterkapitän. %n Schritt.</numerusform>
            <numerusform>Schiffe, Verstecke, Coco und der Geisterkapitän. %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>You have taken all lessons. Well done!</source>
        <translation>Du hast alle Lektionen gemacht. Bravo!</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>%n lessons taken</source>
        <translation>
            <numerusform>%n Lektion gemacht</numerusform>
            <numerusform>%n Lektionen gemacht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/learn.py"/>
        <source>Begin with Classic: it takes about five minutes.</source>
        <translation>Beginne mit dem klassischen Spiel: Es dauert etwa fünf Minuten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <location filename="../../catanqt/ui/pages/statistics_parts.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <location filename="../../catanqt/ui/pages/side.py"/>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <source>More rules</source>
        <translation>Regeloptionen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <source>Start game</source>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <source>Choose a game. Scenarios can be combined.</source>
        <translation>Wähle ein Spiel. Szenarien lassen sich kombinieren.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <source>The first with %n lairs wins.</source>
        <translation>
            <numerusform>Wer zuerst %n Versteck hat, gewinnt.</numerusform>
            <numerusform>Wer zuerst %n Verstecke hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <source>The first with %n points wins.</source>
        <translation>
            <numerusform>Wer zuerst %n Punkt hat, gewinnt.</numerusform>
            <numerusform>Wer zuerst %n Punkte hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game.py"/>
        <source>Whoever has the old shoe needs one more.</source>
        <translation>Wer den alten Schuh hat, braucht einen mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Preview of the board</source>
        <translation>Vorschau der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Kind of board</source>
        <translation>Art der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Seed of the board</source>
        <translation>Code der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>The same seed gives the same board: share it with friends.</source>
        <translation>Derselbe Code gibt dieselbe Insel: Teile ihn mit Freunden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Another island</source>
        <translation>Eine andere Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Board of the day</source>
        <translation>Insel des Tages</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Today everybody gets this same island</source>
        <translation>Heute bekommen alle dieselbe Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>Seed</source>
        <translation>Code</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_board.py"/>
        <source>The board of the day: whoever plays it today gets this island.</source>
        <translation>Die Insel des Tages: Wer heute spielt, bekommt diese Insel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_cards.py"/>
        <source>Scenarios are played on top of Classic, alone or together.</source>
        <translation>Szenarien ergänzen das klassische Spiel, einzeln oder zusammen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_cards.py"/>
        <source>Junior is a game of its own.</source>
        <translation>Junior ist ein eigenes Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_cards.py"/>
        <source>or</source>
        <comment>between games of which one is chosen</comment>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_colours.py"/>
        <source>{colour}, {emblem}</source>
        <translation>{colour}, {emblem}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_colours.py"/>
        <source>Colour: {colour}</source>
        <translation>Farbe: {colour}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_colours.py"/>
        <source>Colour of {name}: {colour}</source>
        <translation>Farbe von {name}: {colour}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>Order of the matches</source>
        <translation>Reihenfolge der Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>Card spaces of the results track pay only where you stop</source>
        <translation>Kartensymbole der Fußballleiste zählen nur, wo du landest</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>A matchday is played to its end when somebody reaches the trophy</source>
        <translation>Ein Spieltag wird zu Ende gespielt, wenn jemand den Pokal erreicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>Ships at the start</source>
        <translation>Schiffe zu Beginn</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>Players trade with each other</source>
        <translation>Spieler handeln miteinander</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>The active player first</source>
        <translation>Wer am Zug ist, zuerst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_rules.py"/>
        <source>As in the fixtures</source>
        <translation>Wie im Spielplan</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Played by a person</source>
        <translation>Gespielt von einem Menschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Played by the computer</source>
        <translation>Gespielt vom Computer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Move up: plays earlier</source>
        <translation>Nach oben: spielt früher</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Take this seat away</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Strength of {name}</source>
        <translation>Stärke von {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Temperament of {name}</source>
        <translation>Temperament von {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Plays at this computer.</source>
        <translation>Spielt an diesem Computer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Random order</source>
        <translation>Zufällige Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>Who begins is decided by the seed of the board.</source>
        <translation>Wer beginnt, entscheidet der Code der Insel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <location filename="../../catanqt/ui/widgets/players.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/new_game_seats.py"/>
        <source>This game is for {fewest} to {most} players.</source>
        <translation>Dieses Spiel ist für {fewest} bis {most} Spieler.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
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
        <source>Size of everything</source>
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
        <translation>Weniger Bewegung: Figuren erscheinen, statt zu wandern</translation>
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
        <translation>Computerspieler dürfen mir Tausche anbieten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Ask before ending a turn in which I could still build</source>
        <translation>Vor dem Zugende nachfragen, wenn ich noch bauen kann</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Show everybody&apos;s chance to win</source>
        <translation>Siegchancen aller zeigen</translation>
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
        <source>Games are kept only until the program is closed.</source>
        <translation>Spiele bleiben nur erhalten, bis das Programm geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
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
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>Yes, reset all</source>
        <translation>Ja, alles zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/preferences.py"/>
        <source>All preferences</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <source>This page is missing: CatanQt is not completely installed.</source>
        <translation>Diese Seite fehlt: CatanQt ist nicht vollständig installiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Fundstelle (Umschalt+F3)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <source>Next place (F3)</source>
        <translation>Nächste Fundstelle (F3)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <source>{number} of {count}</source>
        <comment>a place in the rules</comment>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/rules.py"/>
        <source>Scenarios combined</source>
        <translation>Szenarien kombiniert</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Add a game from a {suffix} file</source>
        <translation>Ein Spiel aus einer {suffix}-Datei hinzufügen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Nothing found for “{words}”.</source>
        <translation>Nichts gefunden für „{words}“.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>No saved games yet. Every game you play is kept here by itself.</source>
        <translation>Noch keine gespeicherten Spiele. Jedes Spiel, das du spielst, wird von selbst hier aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>“{name}” was moved to the bin.</source>
        <translation>„{name}“ liegt jetzt im Papierkorb.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>“{name}” is back among your games.</source>
        <translation>„{name}“ ist wieder bei deinen Spielen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Delete %n games for good? This cannot be undone.</source>
        <translation>
            <numerusform>%n Spiel endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Spiele endgültig löschen? Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>%n games are open in another window and stay in the bin.</source>
        <translation>
            <numerusform>%n Spiel ist in einem anderen Fenster offen und bleibt im Papierkorb.</numerusform>
            <numerusform>%n Spiele sind in einem anderen Fenster offen und bleiben im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Import a game</source>
        <translation>Spiel importieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Export a game</source>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>{file} was not imported: {why}</source>
        <translation>{file} wurde nicht importiert: {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>{file} was imported.</source>
        <translation>{file} wurde importiert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>The game was not exported: {why}</source>
        <translation>Das Spiel wurde nicht exportiert: {why}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves.py"/>
        <source>Exported to {file}.</source>
        <translation>Exportiert nach {file}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_details.py"/>
        <source>Begun: {when}</source>
        <translation>Begonnen: {when}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_details.py"/>
        <source>Export keeps what is left of it in a file; Delete removes it from the list.</source>
        <translation>„Exportieren“ bewahrt, was davon übrig ist, in einer Datei; „Löschen“ entfernt es aus der Liste.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_details.py"/>
        <source>Choose a game to see more of it.</source>
        <translation>Wähle ein Spiel, um mehr davon zu sehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_files.py"/>
        <source>Catan games (*{suffix})</source>
        <translation>Catan-Spiele (*{suffix})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>Deleted</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>Search names, players, games</source>
        <translation>Spiele durchsuchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>Order</source>
        <translation>Ordnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>Last played first</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/saves_head.py"/>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/shortcuts.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Saved games: {problem}</source>
        <translation>Gespeicherte Spiele: {problem}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>Your first game is two clicks away. Every move is saved as you make it.</source>
        <translation>Dein erstes Spiel ist zwei Klicks entfernt. Jeder Zug wird gespeichert, sobald du ihn machst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>Welcome to the island</source>
        <translation>Willkommen auf der Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>Classic, with scenarios, or Junior</source>
        <translation>Klassisch, mit Szenarien oder Junior</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>The rules, step by step</source>
        <translation>Die Regeln, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>Your games, your luck, your dice</source>
        <translation>Deine Spiele, dein Glück, deine Würfel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>CatanQt {version}. An unofficial fan project.</source>
        <translation>CatanQt {version}. Ein inoffizielles Fanprojekt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>{game}: just begun</source>
        <translation>{game}: gerade begonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>{game}, turn {number}: it is your turn</source>
        <translation>{game}, Zug {number}: Du bist dran</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>{game}, turn {number}: it is {name}&apos;s turn</source>
        <translation>{game}, Zug {number}: {name} ist am Zug</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>None yet; open or import a game</source>
        <translation>Noch keine; öffne oder importiere ein Spiel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/start.py"/>
        <source>%n games, last played: {when}</source>
        <translation>
            <numerusform>%n Spiel, zuletzt gespielt: {when}</numerusform>
            <numerusform>%n Spiele, zuletzt gespielt: {when}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/start_cards.py"/>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Whose games</source>
        <translation>Wessen Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>By game and level</source>
        <translation>Nach Spiel und Stärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Averages a game</source>
        <translation>Im Schnitt pro Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>{won} ({share})</source>
        <comment>games won, and their share</comment>
        <translation>{won} ({share})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>%n games won in a row now</source>
        <translation>
            <numerusform>zurzeit %n Sieg in Folge</numerusform>
            <numerusform>zurzeit %n Siege in Folge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>{luck} cards beyond the {due} that were due</source>
        <translation>{luck} Karten mehr als die {due}, die zu erwarten waren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Games finished</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Best streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Turns on average</source>
        <translation>Züge im Schnitt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Luck in cards</source>
        <translation>Glück in Karten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>How often you win against whom</source>
        <translation>Wie oft du gegen wen gewinnst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>How often people win against whom</source>
        <translation>Wie oft Menschen gegen wen gewinnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Cards received beyond those due; a star for each win</source>
        <translation>Mehr Karten als zu erwarten; ein Stern für jeden Sieg</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>%n rolls of everybody.</source>
        <translation>
            <numerusform>%n Wurf von allen.</numerusform>
            <numerusform>%n Würfe von allen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>{rolls} {verdict}</source>
        <translation>{rolls} {verdict}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Dice in Junior</source>
        <translation>Würfel in Junior</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Dice over all games</source>
        <translation>Würfel in allen Spielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics.py"/>
        <source>Statistics of {name}</source>
        <translation>Statistik von {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics_parts.py"/>
        <source>Games by kind and level</source>
        <translation>Spiele nach Art und Stärke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics_parts.py"/>
        <source>No game has been finished yet</source>
        <translation>Noch ist kein Spiel beendet</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/pages/statistics_parts.py"/>
        <source>Play one to its end, and see here how you win, how the dice fall and who has the luck.</source>
        <translation>Spiel eines zu Ende und sieh hier, wie du gewinnst, wie die Würfel fallen und wer Glück hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/photo.py"/>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Save a picture of the board</source>
        <translation>Bild des Bretts speichern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/photo.py"/>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/photo.py"/>
        <source>Catan board</source>
        <translation>Catan-Brett</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Take a piece from the tray, or buy it</source>
        <translation>Teil aus der Ablage nehmen oder kaufen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Knight to shot (Soccer Fever)</source>
        <translation>Ritter umschulen (Fußballfieber)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Choosing</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Choose a place on the board, a card or an answer</source>
        <translation>Ort auf dem Brett, Karte oder Antwort wählen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Place the piece, press the button</source>
        <translation>Teil setzen, Knopf drücken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Put the piece back, close, go back</source>
        <translation>Teil zurücklegen, schließen, zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Go to the next part of the window, or back</source>
        <translation>Zum nächsten Teil des Fensters oder zurück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>One more or one less, in a trade</source>
        <translation>Eins mehr oder weniger, beim Handeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Shoot, on a matchday</source>
        <translation>Schießen, am Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Watching</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Skip animations; stop or start a replay</source>
        <translation>Animationen überspringen; Wiederholung anhalten oder starten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Pause or go on</source>
        <translation>Pause oder weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>One move back or on</source>
        <translation>Einen Spielzug zurück oder vor</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>One turn back or on</source>
        <translation>Einen ganzen Zug zurück oder vor</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Figures of this game</source>
        <translation>Zahlen zu diesem Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Board and window</source>
        <translation>Brett und Fenster</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Fit the board</source>
        <translation>Brett einpassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Show or hide the side panel</source>
        <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Leave game</source>
        <translation>Spiel verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Next or previous place in the rules</source>
        <translation>Nächste oder vorige Fundstelle in den Regeln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/shortcuts.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound.py"/>
        <source>There is no sound device.</source>
        <translation>Es gibt kein Tongerät.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound.py"/>
        <source>Sound is not installed: PySide6-Addons is missing.</source>
        <translation>Ton ist nicht installiert: PySide6-Addons fehlt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/sound.py"/>
        <source>Sound cannot be used: {reason}</source>
        <translation>Ton lässt sich nicht nutzen: {reason}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>Say why …</source>
        <translation>Grund nennen …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>Other terms …</source>
        <translation>Gegenangebot …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>Offer this</source>
        <translation>Das anbieten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>{name} offers you a trade</source>
        <translation>{name} bietet dir einen Tausch an</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>{name} offers you {give} for {want}</source>
        <translation>{name} bietet dir {give} für {want}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You do not have what is asked for.</source>
        <translation>Du hast nicht, was verlangt wird.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>Change what you give or what you get.</source>
        <translation>Ändere, was du gibst oder bekommst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/answering.py"/>
        <source>{name} may take it or leave it.</source>
        <translation>{name} kann annehmen oder nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/deciding.py"/>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/deciding.py"/>
        <source>You can still build or buy: {pieces}</source>
        <translation>Du kannst noch bauen oder kaufen: {pieces}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/deciding.py"/>
        <source>Close this question (Esc) to go on with your turn.</source>
        <translation>Schließe die Frage (Esc), um weiterzuspielen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>Ask {name}</source>
        <translation>{name} fragen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>Take</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>{name} accepts.</source>
        <translation>{name} nimmt an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>accepts</source>
        <comment>an offer</comment>
        <translation>nimmt an</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>is thinking …</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>Trade with {name}: {terms}</source>
        <translation>Mit {name} tauschen: {terms}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>{name} would give {give} for {want}.</source>
        <translation>{name} gäbe {give} für {want}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/partners.py"/>
        <source>for</source>
        <comment>goods for goods</comment>
        <translation>für</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/pick.py"/>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/pick.py"/>
        <source>{count} of {total}</source>
        <comment>cards picked</comment>
        <translation>{count} von {total}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/strips/pick.py"/>
        <source>Choose %n more cards first.</source>
        <translation>
            <numerusform>Wähle erst noch %n Karte.</numerusform>
            <numerusform>Wähle erst noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/pick.py"/>
        <source>Confirm (Enter)</source>
        <translation>Bestätigen (Eingabetaste)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/stepper.py"/>
        <source>{goods}: {count} of {held}</source>
        <translation>{goods}: {count} von {held}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/stepper.py"/>
        <source>{goods}: {count}</source>
        <translation>{goods}: {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/stepper.py"/>
        <source>{count}/{held}</source>
        <comment>picked of how many</comment>
        <translation>{count}/{held}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/strip.py"/>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>Rates</source>
        <translation>Kurse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>You get</source>
        <comment>a narrow column: as short as possible</comment>
        <translation>Erhältst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>{count} {goods}</source>
        <comment>how many one has of a resource</comment>
        <translation>{count} {goods}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>Give {goods}</source>
        <translation>{goods} geben</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>Get {goods}</source>
        <translation>{goods} bekommen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>{rate}:1</source>
        <comment>the bank&apos;s rate</comment>
        <translation>{rate}:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>Give {count} {goods} for one card of your choice</source>
        <translation>Gib {count} {goods} für eine Karte deiner Wahl</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/terms.py"/>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Offer</source>
        <translation>Anbieten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Ask those you have ticked</source>
        <translation>Die Angekreuzten fragen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Take one of the answers, or withdraw.</source>
        <translation>Nimm eine der Antworten an oder zieh zurück.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Waiting for answers …</source>
        <translation>Warten auf Antworten …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Nobody agreed.</source>
        <translation>Niemand war einverstanden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Choose what you give and what you get.</source>
        <translation>Wähle, was du gibst und was du bekommst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>The bank takes this, too.</source>
        <translation>Auch die Bank nimmt das.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>The bank takes this.</source>
        <translation>Die Bank nimmt das.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Ask everybody, or only those you tick.</source>
        <translation>Frag alle oder nur, wen du ankreuzt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>{name} {rate}:1</source>
        <comment>a bank trade</comment>
        <translation>{name} {rate}:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Change this at once</source>
        <translation>Das sofort tauschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/strips/trading.py"/>
        <source>Put as many on the giving side as the rate asks, and one to get.</source>
        <translation>Gib so viele, wie der Kurs verlangt, und wähle eine, die du bekommst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Step {step} of {count}</source>
        <translation>Schritt {step} von {count}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Begin this step again, or the one before</source>
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
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>{game}: {step}</source>
        <translation>{game}: {step}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/coach.py"/>
        <source>{title} ({step}/{count})</source>
        <translation>{title} ({step}/{count})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Take a place at the table</source>
        <translation>Nimm einen Platz ein</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Your second settlement sends a settler to the table for free. Put it on one of the ten places: its number says on which roll it earns a laurel.</source>
        <translation>Deine zweite Siedlung schickt kostenlos einen Siedler an den Tisch. Setze ihn auf einen der zehn Plätze: Die Zahl sagt, bei welchem Wurf er einen Lorbeer bringt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>There you sit. Places with 6 and 8 earn most often.</source>
        <translation>Da sitzt er. Plätze mit 6 und 8 bringen am häufigsten etwas ein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Earn a laurel</source>
        <translation>Verdiene einen Lorbeer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Roll the dice. Your number comes up, no matter on whose turn: your settler earns a laurel.</source>
        <translation>Würfle. Deine Zahl fällt, und egal, wer am Zug ist: Dein Siedler verdient einen Lorbeer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Nobody pays for it. On a seven, whoever has most settlers at the table earns one.</source>
        <translation>Niemand bezahlt dafür. Bei einer Sieben verdient einen, wer die meisten Siedler am Tisch hat.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Send another settler</source>
        <translation>Schick noch einen Siedler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Once a turn, after the roll, one wool or one grain sends a settler to a free place.</source>
        <translation>Einmal pro Zug, nach dem Wurf, schickt eine Wolle oder ein Getreide einen Siedler auf einen freien Platz.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>When the table is full, you roll for a place and send home whoever sits there.</source>
        <translation>Ist der Tisch voll, würfelst du um einen Platz und schickst nach Hause, wer dort sitzt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Spend laurels</source>
        <translation>Gib Lorbeeren aus</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>You have three laurels. Choose an advantage in the list beside the board: send the robber home, steal a card, or take a card of your choice.</source>
        <translation>Du hast drei Lorbeeren. Wähle einen Vorteil in der Liste neben dem Brett: Schick den Räuber heim, stiehl eine Karte oder nimm eine Karte deiner Wahl.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Each advantage can be bought once a turn. Four laurels buy a road, five a development card.</source>
        <translation>Jeden Vorteil gibt es einmal pro Zug. Vier Lorbeeren kaufen eine Straße, fünf eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Become the champion</source>
        <translation>Werde Champion</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>Three settlers at the table, more than anybody else, make you the champion: one point. You have eleven, and twelve win. Send your third settler!</source>
        <translation>Drei Siedler am Tisch, mehr als alle anderen, machen dich zum Champion: ein Punkt. Du hast elf, und zwölf gewinnen. Schick deinen dritten Siedler!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/big_game.py"/>
        <source>You have won as the champion of the Big Game!</source>
        <translation>Du hast als Champion des Großen Spiels gewonnen!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Drag the settlement from the tray onto a lit corner, then a road next to it. The dots below a number say how often it is rolled: more dots, more cards.</source>
        <translation>Zieh die Siedlung aus der Ablage auf eine leuchtende Ecke, dann eine Straße daneben. Die Augen unter einer Zahl sagen, wie oft sie fällt: mehr Augen, mehr Karten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Well founded! Each land around your second settlement has given you a card to begin with.</source>
        <translation>Gut gegründet! Jedes Land um deine zweite Siedlung hat dir für den Anfang eine Karte gegeben.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>It will do. Corners with more dots, near a 6 or an 8, pay more often.</source>
        <translation>Das geht. Ecken mit mehr Augen, nahe einer 6 oder 8, bringen öfter etwas ein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Every turn begins with the dice. Press Roll, or the key R, and watch which lands pay.</source>
        <translation>Jeder Zug beginnt mit den Würfeln. Drücke „Würfeln“ oder die Taste R und sieh, welches Land etwas abwirft.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Every land with this number gives one card to each settlement at its corners, and two to a city.</source>
        <translation>Jedes Land mit dieser Zahl gibt jeder Siedlung an seinen Ecken eine Karte, einer Stadt zwei.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Others roll for you, too</source>
        <translation>Auch andere würfeln für dich</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Your cards are for later. End your turn, and look at what you get when the others roll.</source>
        <translation>Deine Karten sind für später. Beende deinen Zug und sieh, was du bekommst, wenn die anderen würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Numbers pay everybody, no matter who rolled. So it is good to live at many different numbers.</source>
        <translation>Zahlen zahlen an alle, egal wer gewürfelt hat. Darum ist es gut, an vielen verschiedenen Zahlen zu wohnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>A road costs lumber and brick. Drag one next to your own road: it leads to new corners.</source>
        <translation>Eine Straße kostet Holz und Lehm. Zieh eine neben deine eigene Straße: Sie führt zu neuen Ecken.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>New corners are in reach. The first unbroken road of five or more also earns two points.</source>
        <translation>Neue Ecken sind in Reichweite. Der erste zusammenhängende Weg aus mindestens fünf Straßen bringt außerdem zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Your roads reach a free corner. A settlement costs lumber, brick, wool and grain, is worth one point, and must be two paths away from any other.</source>
        <translation>Deine Straßen erreichen eine freie Ecke. Eine Siedlung kostet Holz, Lehm, Wolle und Getreide, ist einen Punkt wert und muss zwei Wege von jeder anderen entfernt sein.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>One point more, and more land that pays you.</source>
        <translation>Ein Punkt mehr, und mehr Land, das dir etwas bringt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Trade with the bank</source>
        <translation>Handle mit der Bank</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>You need ore, and have too much grain. Open Trade, or press T, and give the bank four cards of a kind for one that you need; at a harbour it takes three, or two of its own kind.</source>
        <translation>Du brauchst Erz und hast zu viel Getreide. Öffne „Handeln“ oder drücke T und gib der Bank vier gleiche Karten für eine, die du brauchst; am Hafen nimmt sie drei oder zwei von dessen eigener Sorte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>The bank always helps, but it is dear. A settlement at a harbour makes it cheaper.</source>
        <translation>Die Bank hilft immer, aber sie ist teuer. Eine Siedlung am Hafen macht es billiger.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Trade with a player</source>
        <translation>Handle mit jemandem</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Others have what you lack. Open Trade, offer one wool for one ore, and take the answer you like.</source>
        <translation>Andere haben, was dir fehlt. Öffne „Handeln“, biete eine Wolle für ein Erz und nimm die Antwort, die dir gefällt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Both of you gain by a fair trade. You may trade as often as you like, but only in your own turn.</source>
        <translation>Bei einem fairen Tausch gewinnt ihr beide. Du darfst so oft handeln, wie du magst, aber nur in deinem eigenen Zug.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>A seven, and the robber</source>
        <translation>Eine Sieben und der Räuber</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Roll: it will be a seven. Whoever holds more than seven cards gives back half. Then move the robber onto a land of somebody else: it stops paying, and you steal a card.</source>
        <translation>Würfle: Es wird eine Sieben. Wer mehr als sieben Karten hält, gibt die Hälfte ab. Dann versetze den Räuber auf ein Land von jemand anderem: Es bringt nichts mehr ein, und du stiehlst eine Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>The robber stays there until the next seven. A knight moves him as well.</source>
        <translation>Der Räuber bleibt dort bis zur nächsten Sieben. Auch ein Ritter versetzt ihn.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>For wool, grain and ore you draw a card: knights, progress or a point. Press its tile in the tray.</source>
        <translation>Für Wolle, Getreide und Erz ziehst du eine Karte: Ritter, Fortschritt oder einen Punkt. Drücke ihr Feld in der Ablage.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>A knight! You may play it from your next turn on. Three knights make the largest army: two points.</source>
        <translation>Ein Ritter! Du darfst ihn ab deinem nächsten Zug spielen. Drei Ritter sind die Größte Rittermacht: zwei Punkte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Win the game</source>
        <translation>Gewinne das Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Some turns later you have nine points. Three ore and two grain turn a settlement into a city: one point more, and twice the cards. Ten points in your own turn win.</source>
        <translation>Einige Züge später hast du neun Punkte. Drei Erz und zwei Getreide machen aus einer Siedlung eine Stadt: ein Punkt mehr und doppelt so viele Karten. Zehn Punkte im eigenen Zug gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>You have won! That is all you need for your first game.</source>
        <translation>Du hast gewonnen! Mehr brauchst du für dein erstes Spiel nicht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/classic.py"/>
        <source>Nobody else lives there. Choose a land with a house of another player.</source>
        <translation>Dort wohnt sonst niemand. Wähle ein Land mit einem Haus von jemand anderem.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Build at a fishery</source>
        <translation>Baue an einem Fischgrund</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Fisheries lie off the coast, each with a number. Build your settlement at a corner of one.</source>
        <translation>Fischgründe liegen vor der Küste, jeder mit einer Zahl. Baue deine Siedlung an die Ecke eines Fischgrunds.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>From now on the number of this fishery brings you fish.</source>
        <translation>Von jetzt an bringt dir die Zahl dieses Fischgrunds Fische.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Catch fish</source>
        <translation>Fang Fische</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Roll the dice: the number of your fishery comes up, and you draw a token. Only you see its fish.</source>
        <translation>Würfle: Die Zahl deines Fischgrunds fällt, und du ziehst eine Marke. Nur du siehst ihre Fische.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Three fish! Tokens show one, two or three. A city draws two of them.</source>
        <translation>Drei Fische! Marken zeigen einen, zwei oder drei. Eine Stadt zieht zwei davon.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Go to the fish market</source>
        <translation>Geh auf den Fischmarkt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>You have four fish. The market beside the board sells what they buy: the robber sent home, a stolen card, or a card of your choice. Choose one.</source>
        <translation>Du hast vier Fische. Der Markt neben dem Brett zeigt, was sie kaufen: den Räuber heimschicken, eine Karte stehlen oder eine Karte deiner Wahl. Wähle etwas.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>No change is given, so pay with care. Fish do not count as cards when a seven is rolled.</source>
        <translation>Wechselgeld gibt es nicht, also zahle mit Bedacht. Fische zählen nicht als Karten, wenn eine Sieben fällt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>The old shoe</source>
        <translation>Der alte Schuh</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>One token is no fish but an old shoe: its owner needs one point more to win. Hand it to a player with as many points as you, or more.</source>
        <translation>Eine Marke ist kein Fisch, sondern ein alter Schuh: Wer ihn hat, braucht einen Punkt mehr zum Sieg. Gib ihn jemandem, der mindestens so viele Punkte hat wie du.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Good riddance! After the roll it may wander on, every turn.</source>
        <translation>Den bist du los! Nach dem Wurf kann er in jedem Zug weiterwandern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Seven fish for the last point</source>
        <translation>Sieben Fische zum Sieg</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Nine points, and seven fish: buy a development card at the market. It may be the tenth point.</source>
        <translation>Neun Punkte und sieben Fische: Kaufe auf dem Markt eine Entwicklungskarte. Vielleicht ist sie der zehnte Punkt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>You have won! Keep an eye on the coast.</source>
        <translation>Du hast gewonnen! Behalte die Küste im Auge.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>That is allowed, but this time build at the coast, at a corner of a fishery.</source>
        <translation>Das ist erlaubt, aber baue diesmal an der Küste, an der Ecke eines Fischgrunds.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/fishermen.py"/>
        <source>Save your fish: this time all seven are for the development card.</source>
        <translation>Spar deine Fische: Diesmal sind alle sieben für die Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Ahoy! Press Roll. Each island shows a number: when it comes up, your lairs there get a tile.</source>
        <translation>Ahoi! Drücke „Würfeln“. Jede Insel zeigt eine Zahl: Fällt sie, bekommen deine Verstecke dort ein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Your lair got a tile. It also works when the others roll.</source>
        <translation>Dein Versteck hat ein Plättchen bekommen. Das klappt auch, wenn die anderen würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>A ship costs wood and a goat. Drag it onto a lit place next to one of your lairs.</source>
        <translation>Ein Schiff kostet Holz und eine Ziege. Zieh es auf einen leuchtenden Platz neben einem deiner Verstecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Ahoy! Ships lead to new places for lairs.</source>
        <translation>Ahoi! Schiffe führen zu neuen Plätzen für Verstecke.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Build a pirate lair</source>
        <translation>Baue ein Piratenversteck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>A lair costs wood, a goat, molasses and a cutlass. Drag it to the end of one of your ships.</source>
        <translation>Ein Versteck kostet Holz, eine Ziege, Melasse und einen Säbel. Zieh es ans Ende eines deiner Schiffe.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Ships and lairs take turns: ship, lair, ship, lair. Seven lairs win the game!</source>
        <translation>Schiffe und Verstecke wechseln sich ab: Schiff, Versteck, Schiff, Versteck. Sieben Verstecke gewinnen!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Go to the market</source>
        <translation>Geh auf den Markt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>You need gold. Once a turn, swap a tile for one in the market. Or give two alike for any one.</source>
        <translation>Du brauchst Gold. Einmal pro Zug darfst du ein Plättchen gegen eines auf dem Markt tauschen. Oder gib zwei gleiche für ein beliebiges.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>A good deal! The market changes all the time, so look at it every turn.</source>
        <translation>Ein guter Handel! Der Markt ändert sich ständig, sieh ihn dir also in jedem Zug an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Ask Coco the parrot</source>
        <translation>Frag Coco, den Papagei</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Coco costs molasses, a cutlass and gold. Press the parrot: he calls the ghost captain! Move him to an island and take two tiles.</source>
        <translation>Coco kostet Melasse, einen Säbel und Gold. Drücke auf den Papagei: Er ruft den Geisterkapitän! Versetze ihn auf eine Insel und nimm zwei Plättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/junior.py"/>
        <source>Who asks Coco most often gets a lair on Spooky Island. Now you know it all: fair winds!</source>
        <translation>Wer Coco am häufigsten fragt, bekommt ein Versteck auf der Geisterinsel. Jetzt weißt du alles: Gute Fahrt!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Build at a pitch</source>
        <translation>Baue an einem Fußballplatz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>The two green pitches pay nothing, but a building at a pitch earns a shot token. Build your settlement at a corner of a pitch.</source>
        <translation>Die zwei Fußballfelder werfen nichts ab, aber ein Gebäude daneben bringt ein Schussplättchen. Baue deine Siedlung an die Ecke eines Fußballfelds.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>A second shot token: from now on you shoot twice in every match. And you have built, so …</source>
        <translation>Ein zweites Schussplättchen: Von jetzt an schießt du in jedem Fußball-Duell zweimal. Und du hast gebaut, also …</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Play the matchday</source>
        <translation>Spiel den Spieltag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Whoever builds a settlement or a city brings a matchday at the end of the turn. End your turn, then shoot: flick the ball, or press Space. One shot for each token.</source>
        <translation>Wer eine Siedlung oder Stadt baut, bringt am Ende des Zuges einen Spieltag. Beende deinen Zug, dann schieß: Schnipp den Ball oder drücke die Leertaste. Ein Schuss für jedes Schussplättchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>A win moves you three spaces along the track, a draw one. Your fourth space holds a reward.</source>
        <translation>Ein Sieg bringt dich drei Felder auf der Fußballleiste voran, ein Unentschieden eines. Auf deinem vierten Feld liegt eine Belohnung.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Take your reward</source>
        <translation>Nimm deine Belohnung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Rewards lie along the track. Take a card of your choice and watch how the matchday ends.</source>
        <translation>Belohnungen liegen an der Fußballleiste. Nimm eine Karte deiner Wahl und sieh, wie der Spieltag endet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>The league is counted anew after each matchday: first place is worth three points.</source>
        <translation>Nach jedem Spieltag wird die Rangliste angepasst: Der erste Platz ist drei Punkte wert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Turn a knight into a shot</source>
        <translation>Schule einen Ritter um</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Once a turn a knight that you have played becomes a shot token; it no longer counts for the largest army. Press the button beside the dice.</source>
        <translation>Einmal pro Zug wird ein Ritter, den du gespielt hast, zum Schussplättchen umgeschult; er zählt nicht mehr zur Größten Rittermacht. Drücke den Knopf neben den Würfeln.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Three shots in each match. More shots, more goals.</source>
        <translation>Drei Schüsse in jedem Spiel. Mehr Schüsse, mehr Tore.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>Win the season</source>
        <translation>Gewinne die Saison</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>You need eleven points, and your place in the league counts. You have ten: buy a development card, it may be the last point.</source>
        <translation>Du brauchst elf Punkte, und dein Platz auf der Rangliste zählt mit. Du hast zehn: Kaufe eine Entwicklungskarte, vielleicht ist sie der letzte Punkt.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>You have won! Build by the pitches early, and every matchday will be yours.</source>
        <translation>Du hast gewonnen! Baue früh an den Fußballfeldern, und jeder Spieltag gehört dir.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/tutorial/lessons/soccer_fever.py"/>
        <source>That is allowed, but this time build at a corner of a green pitch.</source>
        <translation>Das ist erlaubt, aber baue diesmal an der Ecke eines Fußballfelds.</translation>
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
    <message>
        <location filename="../../catanqt/ui/widgets/frame.py"/>
        <source>Pull to move this column</source>
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
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Begin a new game at this moment, with dice of its own; this one stays as it is</source>
        <translation>Beginne in diesem Moment ein neues Spiel mit eigenen Würfeln; dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>{speed}×</source>
        <comment>how many times as quick</comment>
        <translation>{speed}×</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>How quick the game is played again</source>
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
        <source>Play it again</source>
        <translation>Abspielen</translation>
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
        <source>Founding, move {move} of {moves}</source>
        <translation>Gründung, Schritt {move} von {moves}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <source>Turn {turn} of {turns}, move {move} of {moves}</source>
        <translation>Zug {turn} von {turns}, Schritt {move}/{moves}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/history_bar.py"/>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/log.py"/>
        <source>Enter on a line looks at that moment of the game.</source>
        <translation>Die Eingabetaste auf einer Zeile zeigt diesen Moment des Spiels.</translation>
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
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Let the game go on</source>
        <translation>Das Spiel weitergehen lassen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Do it</source>
        <translation>Machen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Make the move that the hint shows</source>
        <translation>Den Zug machen, den der Tipp zeigt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Take back your last move</source>
        <translation>Deinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Make the move again that you took back</source>
        <translation>Den Zug noch einmal machen, den du zurückgenommen hast</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/prompt.py"/>
        <source>Stop before the next move of a computer player</source>
        <translation>Vor dem nächsten Zug eines Computerspielers anhalten</translation>
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
        <source>The founding of the first settlements</source>
        <translation>Die Gründung der ersten Siedlungen</translation>
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
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>rough, ± {percent} %</source>
        <comment>how far a chance can be trusted</comment>
        <translation>grob, ± {percent} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>from the first turn on</source>
        <comment>the chance to win is told</comment>
        <translation>ab dem ersten Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>A rough estimate: in trial games it was off by about %n percentage points. It knows your cards, but of the others only what you can know.</source>
        <translation>
            <numerusform>Eine grobe Schätzung: In Probespielen lag sie um etwa %n Prozentpunkt daneben. Sie kennt deine Karten, von den anderen aber nur, was du wissen kannst.</numerusform>
            <numerusform>Eine grobe Schätzung: In Probespielen lag sie um etwa %n Prozentpunkte daneben. Sie kennt deine Karten, von den anderen aber nur, was du wissen kannst.</numerusform>
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
        <translation>Siegchance: noch nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>{name} {percent} %</source>
        <translation>{name} {percent} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>Chance to win: {chances}</source>
        <translation>Siegchance: {chances}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/widgets/win_chance.py"/>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Lumber</source>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Goat</source>
        <translation>Ziege</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Molasses</source>
        <translation>Melasse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Cutlass</source>
        <translation>Säbel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>lumber</source>
        <comment>within a sentence</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>brick</source>
        <comment>within a sentence</comment>
        <translation>Lehm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>wool</source>
        <comment>within a sentence</comment>
        <translation>Wolle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>grain</source>
        <comment>within a sentence</comment>
        <translation>Getreide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>ore</source>
        <comment>within a sentence</comment>
        <translation>Erz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>wood</source>
        <comment>within a sentence</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>goats</source>
        <comment>within a sentence</comment>
        <translation>Ziegen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>molasses</source>
        <comment>within a sentence</comment>
        <translation>Melasse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>cutlasses</source>
        <comment>within a sentence</comment>
        <translation>Säbel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>gold</source>
        <comment>within a sentence</comment>
        <translation>Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n lumber</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n brick</source>
        <translation>
            <numerusform>%n Lehm</numerusform>
            <numerusform>%n Lehm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n wool</source>
        <translation>
            <numerusform>%n Wolle</numerusform>
            <numerusform>%n Wolle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n grain</source>
        <translation>
            <numerusform>%n Getreide</numerusform>
            <numerusform>%n Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n ore</source>
        <translation>
            <numerusform>%n Erz</numerusform>
            <numerusform>%n Erz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n wood</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n goats</source>
        <translation>
            <numerusform>%n Ziege</numerusform>
            <numerusform>%n Ziegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n molasses</source>
        <translation>
            <numerusform>%n Melasse</numerusform>
            <numerusform>%n Melasse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n cutlasses</source>
        <translation>
            <numerusform>%n Säbel</numerusform>
            <numerusform>%n Säbel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words.py"/>
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Vermilion</source>
        <translation>Zinnober</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Pasture</source>
        <translation>Weide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Fields</source>
        <translation>Acker</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>Football pitch</source>
        <translation>Fußballplatz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>harbour 2:1 lumber</source>
        <translation>Hafen 2:1 Holz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>harbour 2:1 brick</source>
        <translation>Hafen 2:1 Lehm</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>harbour 2:1 wool</source>
        <translation>Hafen 2:1 Wolle</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>harbour 2:1 grain</source>
        <translation>Hafen 2:1 Getreide</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>harbour 2:1 ore</source>
        <translation>Hafen 2:1 Erz</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words.py"/>
        <source>harbour 3:1</source>
        <translation>Hafen 3:1</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_career.py"/>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_career.py"/>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_career.py"/>
        <source>{level}: {won} of %n games won, {share}; {even} would be even</source>
        <translation>
            <numerusform>{level}: {won} von %n Spiel gewonnen, {share}; {even} wäre gleich gut</numerusform>
            <numerusform>{level}: {won} von %n Spielen gewonnen, {share}; {even} wäre gleich gut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_career.py"/>
        <source>{game}, {level}: {won} of %n games won; on average {points} points, {turns} turns, luck {luck}</source>
        <translation>
            <numerusform>{game}, {level}: {won} von %n Spiel gewonnen; im Schnitt {points} Punkte, {turns} Züge, Glück {luck}</numerusform>
            <numerusform>{game}, {level}: {won} von %n Spielen gewonnen; im Schnitt {points} Punkte, {turns} Züge, Glück {luck}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_career.py"/>
        <source>{name}, {when}: won with {points}, luck {luck}</source>
        <translation>{name}, {when}: gewonnen, {points}, Glück {luck}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_career.py"/>
        <source>{name}, {when}: {points}, luck {luck}</source>
        <translation>{name}, {when}: {points}, Glück {luck}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>%n lairs</source>
        <translation>
            <numerusform>%n Versteck</numerusform>
            <numerusform>%n Verstecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>%n settlements</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>%n victory point cards</source>
        <translation>
            <numerusform>%n Siegpunktkarte</numerusform>
            <numerusform>%n Siegpunktkarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>place in the league</source>
        <translation>Platz auf der Rangliste</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>champion of the Big Game</source>
        <translation>Champion des Großen Spiels</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>lair on Spooky Island</source>
        <translation>Versteck auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{thing}: {points}</source>
        <translation>{thing}: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{name}: {points} ({parts})</source>
        <translation>{name}: {points} ({parts})</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>matches won</source>
        <translation>gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>settlers sent</source>
        <translation>geschickte Siedler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>laurels earned</source>
        <translation>verdiente Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>laurels spent</source>
        <translation>ausgegebene Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>tokens drawn</source>
        <translation>gezogene Marken</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>fish caught</source>
        <translation>gefangene Fische</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>fish spent</source>
        <translation>ausgegebene Fische</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>lairs built</source>
        <translation>gebaute Verstecke</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>ships built</source>
        <translation>gebaute Schiffe</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Coco tiles</source>
        <translation>Coco-Plättchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Soccer season</source>
        <translation>Fußballsaison</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Settlers and laurels</source>
        <translation>Siedler und Lorbeeren</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Pirates&apos; work</source>
        <translation>Piratenarbeit</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Too few rolls to say anything yet.</source>
        <translation>Zu wenige Würfe, um schon etwas zu sagen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Just what fair dice do: %n in 100 games stray further.</source>
        <translation>
            <numerusform>Ganz normal für faire Würfel: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
            <numerusform>Ganz normal für faire Würfel: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>A little unusual, but fair dice do it: %n in 100 games stray further.</source>
        <translation>
            <numerusform>Etwas ungewöhnlich, aber faire Würfel tun das: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
            <numerusform>Etwas ungewöhnlich, aber faire Würfel tun das: In %n von 100 Spielen wäre die Abweichung größer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Remarkably even: fair dice seldom come this close to the odds.</source>
        <translation>Auffallend gleichmäßig: So nah kommen faire Würfel der Erwartung selten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>Rare for fair dice: fewer than 1 in 100 games stray further. Every roll can be checked.</source>
        <translation>Selten für faire Würfel: In weniger als 1 von 100 Spielen wäre die Abweichung größer. Jeder Wurf lässt sich prüfen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>about what was due</source>
        <translation>etwa wie zu erwarten</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>very lucky</source>
        <translation>sehr viel Glück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>lucky</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>very unlucky</source>
        <translation>sehr viel Pech</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>unlucky</source>
        <translation>Pech</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{name}: %n received, {due} due: {surplus}, {verdict}</source>
        <translation>
            <numerusform>{name}: %n bekommen, {due} zu erwarten: {surplus}, {verdict}</numerusform>
            <numerusform>{name}: %n bekommen, {due} zu erwarten: {surplus}, {verdict}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>You win with %n lairs</source>
        <translation>
            <numerusform>Du gewinnst mit %n Versteck</numerusform>
            <numerusform>Du gewinnst mit %n Verstecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>You win with %n points</source>
        <translation>
            <numerusform>Du gewinnst mit %n Punkt</numerusform>
            <numerusform>Du gewinnst mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{name} wins with %n lairs</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Versteck</numerusform>
            <numerusform>{name} gewinnt mit %n Verstecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{name} wins with %n points</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{names} are level with {points}</source>
        <translation>{names} liegen gleichauf: {points}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{name} is ahead with {points}</source>
        <translation>{name} liegt vorn: {points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>%n turns</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{turns} so far.</source>
        <comment>so many turns</comment>
        <translation>Bisher {turns}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{lairs}, plus 1 on Spooky Island</source>
        <translation>{lairs}, dazu 1 auf der Geisterinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_figures.py"/>
        <source>{turns}. {parts}.</source>
        <comment>so many turns, and what the winner&apos;s points are made of</comment>
        <translation>{turns}. {parts}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Soccer Fever</source>
        <translation>Fußballfieber</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Big Game</source>
        <translation>Großes Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Fishermen</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Settle the island, trade and build.</source>
        <translation>Besiedle die Insel, handle und baue.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Build by the pitches and win the league.</source>
        <translation>Baue an den Fußballfeldern und gewinne die Liga.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Send settlers to the table, earn laurels.</source>
        <translation>Schick Siedler an den Tisch, sammle Lorbeeren.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Fish off the coast. Mind the old shoe!</source>
        <translation>Fische vor der Küste. Vorsicht, alter Schuh!</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Pirates for everyone, with islands and ships.</source>
        <translation>Piraten für alle, mit Inseln und Schiffen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Unknown game</source>
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Shuffled island</source>
        <translation>Variable Insel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Random numbers</source>
        <translation>Zufallsinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Beginners&apos; island</source>
        <translation>Einsteigerinsel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Pirate islands</source>
        <translation>Pirateninseln</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Land and harbours are shuffled, the numbers lie in a spiral: fair for all.</source>
        <translation>Land und Häfen sind gemischt, die Zahlen liegen in einer Spirale: fair für alle.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Everything is shuffled; only 6 and 8 never touch.</source>
        <translation>Alles ist gemischt; nur 6 und 8 berühren einander nie.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Always the same island, with the first settlements and roads already built.</source>
        <translation>Immer dieselbe Insel; die ersten Siedlungen und Straßen stehen schon.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>The islands always lie the same; two players sail a smaller sea.</source>
        <translation>Die Inseln liegen immer gleich; zu zweit segelt ihr auf einem kleineren Meer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Pirate sea {seed}</source>
        <translation>Piratenmeer {seed}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_games.py"/>
        <source>Island {seed}</source>
        <translation>Insel {seed}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Does whatever comes to mind; good for a look around.</source>
        <translation>Tut, was ihm gerade einfällt; gut zum Umsehen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Knows the rules and builds what it can.</source>
        <translation>Kennt die Regeln und baut, was geht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Plays by feel and leaves you room to learn.</source>
        <translation>Spielt nach Gefühl und lässt dir Raum zum Lernen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Plays soundly, a fair match for most players.</source>
        <translation>Spielt solide, für die meisten ebenbürtig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Plans ahead and watches what you need.</source>
        <translation>Plant voraus und achtet darauf, was du brauchst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Looks far ahead and gives nothing away.</source>
        <translation>Blickt weit voraus und verschenkt nichts.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Balanced</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Builder</source>
        <translation>Erbauer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Takes what the moment offers.</source>
        <translation>Nimmt, was der Moment bietet.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Would rather build than haggle.</source>
        <translation>Baut lieber, als zu feilschen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Makes offers often and enjoys a deal.</source>
        <translation>Macht oft Angebote und handelt gern.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Sends the robber where it hurts.</source>
        <translation>Schickt den Räuber dorthin, wo es wehtut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_players.py"/>
        <source>Spreads far and likes new land.</source>
        <translation>Breitet sich weit aus und mag neues Land.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>a city</source>
        <comment>something to save for</comment>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>a settlement</source>
        <comment>something to save for</comment>
        <translation>eine Siedlung</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>a development card</source>
        <comment>something to save for</comment>
        <translation>eine Entwicklungskarte</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>a road</source>
        <comment>something to save for</comment>
        <translation>eine Straße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>the longest road</source>
        <comment>something to save for</comment>
        <translation>die Längste Handelsstraße</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>a lair</source>
        <comment>something to save for</comment>
        <translation>ein Versteck</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>a ship</source>
        <comment>something to save for</comment>
        <translation>ein Schiff</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>a Coco tile</source>
        <comment>something to save for</comment>
        <translation>ein Coco-Plättchen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>what may come</source>
        <comment>something to save for</comment>
        <translation>alles, was kommen mag</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You would win a little sooner.</source>
        <translation>Du würdest etwas früher gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You would win after about {after} rounds instead of {before}.</source>
        <translation>Du würdest nach etwa {after} statt {before} Runden gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You are saving for {goal}, in about {rounds} rounds.</source>
        <translation>Du sparst für {goal}, noch etwa {rounds} Runden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>There is nothing better to do with your cards now.</source>
        <translation>Mit deinen Karten ist jetzt nichts Besseres zu tun.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Keep your cards for {goal}; nothing is lost by waiting for the next turn.</source>
        <translation>Behalte deine Karten für {goal}; auf den nächsten Zug zu warten kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Keep your cards for {goal}; you can have it in about {rounds} rounds.</source>
        <translation>Behalte deine Karten für {goal}; das schaffst du in etwa {rounds} Runden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It brings about {cards} more cards a round: {resources}.</source>
        <translation>Das bringt etwa {cards} Karten mehr pro Runde: {resources}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Its harbour takes %n cards alike for any one.</source>
        <translation>
            <numerusform>Der Hafen dort nimmt %n gleiche Karte für eine beliebige.</numerusform>
            <numerusform>Der Hafen dort nimmt %n gleiche Karten für eine beliebige.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Its harbour takes {cards} for any one card.</source>
        <translation>Der Hafen dort nimmt {cards} für eine beliebige Karte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It opens new land.</source>
        <translation>Das öffnet neues Land.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It opens a building site with %n dots.</source>
        <translation>
            <numerusform>Das öffnet einen Bauplatz mit %n Auge.</numerusform>
            <numerusform>Das öffnet einen Bauplatz mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It leads to a site with {dots} dots; %n more roads are needed.</source>
        <translation>
            <numerusform>Das führt zu einem Bauplatz mit {dots} Augen; noch %n Straße fehlt.</numerusform>
            <numerusform>Das führt zu einem Bauplatz mit {dots} Augen; noch %n Straßen fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} is close by.</source>
        <translation>{name} ist in der Nähe.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} could be there before you.</source>
        <translation>{name} könnte vor dir dort sein.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It makes yours the longest road, %n roads long.</source>
        <translation>
            <numerusform>Damit hast du die Längste Handelsstraße mit %n Straße.</numerusform>
            <numerusform>Damit hast du die Längste Handelsstraße mit %n Straßen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It takes the longest road from {name}, with %n roads.</source>
        <translation>
            <numerusform>Damit nimmst du {name} die Längste Handelsstraße ab, mit %n Straße.</numerusform>
            <numerusform>Damit nimmst du {name} die Längste Handelsstraße ab, mit %n Straßen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It makes yours the largest army, with %n knights.</source>
        <translation>
            <numerusform>Damit hast du die Größte Rittermacht mit %n Ritter.</numerusform>
            <numerusform>Damit hast du die Größte Rittermacht mit %n Rittern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It takes the largest army from {name}, with %n knights.</source>
        <translation>
            <numerusform>Damit nimmst du {name} die Größte Rittermacht ab, mit %n Ritter.</numerusform>
            <numerusform>Damit nimmst du {name} die Größte Rittermacht ab, mit %n Rittern.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>A development card is worth about {points} points to you.</source>
        <translation>Eine Entwicklungskarte ist dir etwa {points} Punkte wert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>A development card is worth about {points} points to you, {army} of them for the largest army.</source>
        <translation>Eine Entwicklungskarte ist dir etwa {points} Punkte wert, {army} davon für die Größte Rittermacht.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} gets no {resource} there and loses about {rounds} rounds.</source>
        <translation>{name} geht dort leer aus ({resource}) und verliert etwa {rounds} Runden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You need it for {goal}; somebody agrees with a chance of about {chance} %.</source>
        <translation>Du brauchst es für {goal}; mit etwa {chance} % nimmt jemand an.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>With what {name} gives you would win a little sooner.</source>
        <translation>Mit dem, was {name} gibt, würdest du etwas früher gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>With what {name} gives you would win after about {after} rounds instead of {before}.</source>
        <translation>Mit dem, was {name} gibt, würdest du nach etwa {after} statt {before} Runden gewinnen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It makes you the Big Game Champion.</source>
        <translation>Damit bist du Champion des Großen Spiels.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It makes you the Big Game Champion instead of {name}.</source>
        <translation>Damit bist du statt {name} Champion des Großen Spiels.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>For {price} the robber leaves your land.</source>
        <translation>Für {price} verlässt der Räuber dein Land.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{price} take a card from an opponent.</source>
        <translation>{price} nehmen einem Gegner eine Karte ab.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{price} buy the card you need.</source>
        <translation>{price} kaufen dir die Karte, die du brauchst.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{price} buy a road.</source>
        <translation>{price} kaufen dir eine Straße.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{price} buy a development card.</source>
        <translation>{price} kaufen dir eine Entwicklungskarte.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is one lair more.</source>
        <translation>Das ist ein Versteck mehr.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is one lair more, and it gives you {tiles}.</source>
        <translation>Das ist ein Versteck mehr, und es bringt dir {tiles}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It keeps the way open.</source>
        <translation>Das hält den Weg offen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It leads to a free place for a lair; %n more ships are needed.</source>
        <translation>
            <numerusform>Das führt zu einem freien Platz für ein Versteck; noch %n Schiff fehlt.</numerusform>
            <numerusform>Das führt zu einem freien Platz für ein Versteck; noch %n Schiffe fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It leads to a free place for a lair.</source>
        <translation>Das führt zu einem freien Platz für ein Versteck.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is the only thing you can do.</source>
        <translation>Etwas anderes kannst du nicht tun.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>There is no reason: this player moves at random.</source>
        <translation>Es gibt keinen Grund: Dieser Spieler zieht zufällig.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is what this player usually does.</source>
        <translation>So macht es dieser Spieler gewöhnlich.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It wins the game.</source>
        <translation>Das gewinnt das Spiel.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Nothing else would do more for you.</source>
        <translation>Nichts anderes würde dir mehr bringen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is worth %n points.</source>
        <translation>
            <numerusform>Das ist %n Punkt wert.</numerusform>
            <numerusform>Das ist %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You do not get {resources} yet.</source>
        <translation>Neu für dich: {resources}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It costs {name} about {rounds} rounds.</source>
        <translation>Das kostet {name} etwa {rounds} Runden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>After it you need %n more roads for the longest road.</source>
        <translation>
            <numerusform>Danach fehlt dir noch %n Straße zur Längsten Handelsstraße.</numerusform>
            <numerusform>Danach fehlen dir noch %n Straßen zur Längsten Handelsstraße.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>After it you need %n more knights for the largest army.</source>
        <translation>
            <numerusform>Danach fehlt dir noch %n Ritter zur Größten Rittermacht.</numerusform>
            <numerusform>Danach fehlen dir noch %n Ritter zur Größten Rittermacht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>With it you have the cards for {goal}.</source>
        <translation>Damit hast du die Karten für {goal}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It leaves you %n cards, so that a seven costs you less.</source>
        <translation>
            <numerusform>Danach hast du noch %n Karte, und eine Sieben kostet dich weniger.</numerusform>
            <numerusform>Danach hast du noch %n Karten, und eine Sieben kostet dich weniger.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It should bring you {cards}.</source>
        <translation>Das dürfte dir {cards} bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You need these cards for {goal}.</source>
        <translation>Diese Karten brauchst du für {goal}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Of all your cards you need {resource} least for {goal}.</source>
        <translation>Von deinen Karten brauchst du {resource} am wenigsten für {goal}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>The corner has %n dots and gives {resources}.</source>
        <translation>
            <numerusform>Die Ecke hat %n Auge und gibt {resources}.</numerusform>
            <numerusform>Die Ecke hat %n Augen und gibt {resources}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>From there you can reach a corner with %n dots.</source>
        <translation>
            <numerusform>Von dort kommst du zu einer Ecke mit %n Auge.</numerusform>
            <numerusform>Von dort kommst du zu einer Ecke mit %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>There is room to grow.</source>
        <translation>Dort ist Platz zum Wachsen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} is closest to winning, with about {rounds} rounds to go.</source>
        <translation>{name} ist dem Sieg am nächsten, noch etwa {rounds} Runden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Your own {resource} flows again.</source>
        <translation>Dein eigener Ertrag kommt wieder: {resource}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Nobody worth hurting can be hurt, so it stands where it harms nobody.</source>
        <translation>Es lohnt sich nicht, jemandem zu schaden, also steht er, wo er niemanden stört.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} has %n cards to steal from.</source>
        <translation>
            <numerusform>{name} hat %n Karte zum Stehlen.</numerusform>
            <numerusform>{name} hat %n Karten zum Stehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It would help {name} too much, by about {rounds} rounds.</source>
        <translation>Es würde {name} zu sehr helfen, um etwa {rounds} Runden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You need what is asked of you for {goal}.</source>
        <translation>Was verlangt wird, brauchst du für {goal}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You have no use for what is offered.</source>
        <translation>Mit dem Angebotenen kannst du nichts anfangen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It would bring you too little.</source>
        <translation>Es würde dir zu wenig bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} is too close to winning to be helped: about {rounds} rounds.</source>
        <translation>{name} ist zu nah am Sieg für Hilfe: noch etwa {rounds} Runden.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>This player never trades.</source>
        <translation>Dieser Spieler handelt nie.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>A deal with {name} leaves you the best chances.</source>
        <translation>Ein Tausch mit {name} lässt dir die besten Aussichten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Then you have %n shots in every match.</source>
        <translation>
            <numerusform>Dann hast du %n Schuss in jedem Fußball-Duell.</numerusform>
            <numerusform>Dann hast du %n Schüsse in jedem Fußball-Duell.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It should bring you about {points} points in the league.</source>
        <translation>Das dürfte dir etwa {points} Punkte auf der Rangliste bringen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>The next matchday could cost you the win, with a chance of about {chance} %.</source>
        <translation>Der nächste Spieltag könnte dich mit etwa {chance} % den Sieg kosten.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You need {resource} most for {goal}.</source>
        <translation>Du brauchst {resource} am meisten für {goal}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is good for %n spaces on the results track.</source>
        <translation>
            <numerusform>Das bringt %n Feld auf der Fußballleiste.</numerusform>
            <numerusform>Das bringt %n Felder auf der Fußballleiste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Place {number} has %n dots.</source>
        <translation>
            <numerusform>Platz {number} hat %n Auge.</numerusform>
            <numerusform>Platz {number} hat %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You win a place with a chance of about {chance} %.</source>
        <translation>Du gewinnst mit etwa {chance} % einen Platz.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>The fishery on {number} has %n dots.</source>
        <translation>
            <numerusform>Der Fischgrund mit der {number} hat %n Auge.</numerusform>
            <numerusform>Der Fischgrund mit der {number} hat %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} will need a point more to win.</source>
        <translation>{name} braucht dann einen Punkt mehr zum Sieg.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>%n more Coco tiles put you ahead of {name}, and your lair on Spooky Island.</source>
        <translation>
            <numerusform>%n Coco-Plättchen mehr, und du liegst vor {name}: dein Versteck auf der Geisterinsel.</numerusform>
            <numerusform>%n Coco-Plättchen mehr, und du liegst vor {name}: dein Versteck auf der Geisterinsel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>What is under a Coco tile is nearly always worth it.</source>
        <translation>Was unter einem Coco-Plättchen steckt, lohnt sich fast immer.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} gets no {resource} while he is there.</source>
        <translation>Solange er dort ist, geht {name} leer aus ({resource}).</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>He brings you {tiles}.</source>
        <translation>Er bringt dir {tiles}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You need {resource} for {goal}.</source>
        <translation>Du brauchst {resource} für {goal}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is about as good.</source>
        <translation>Es ist etwa genauso gut.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>The other move wins the game at once.</source>
        <translation>Der andere Zug gewinnt das Spiel sofort.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It is a good move, but make the offer first while you have all your cards.</source>
        <translation>Ein guter Zug, aber mach erst das Angebot, solange du alle Karten hast.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It looks as good now, but it leaves you a weaker next turn.</source>
        <translation>Es sieht jetzt genauso gut aus, aber dein nächster Zug wird schwächer.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>Your chance to win would be about %n points lower.</source>
        <comment>in a hundred</comment>
        <translation>
            <numerusform>Deine Siegchance wäre um etwa %n Prozentpunkt niedriger.</numerusform>
            <numerusform>Deine Siegchance wäre um etwa %n Prozentpunkte niedriger.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>You would need about {rounds} rounds more to win.</source>
        <translation>Du würdest etwa {rounds} Runden länger bis zum Sieg brauchen.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>{name} would be about {rounds} rounds closer to winning.</source>
        <translation>{name} käme dem Sieg um etwa {rounds} Runden näher.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It has %n dots, the one advised has {best}.</source>
        <translation>
            <numerusform>Es hat %n Auge, das empfohlene {best}.</numerusform>
            <numerusform>Es hat %n Augen, das empfohlene {best}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>It gives no {resources}.</source>
        <translation>Dort fehlt: {resources}.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_reasons.py"/>
        <source>All in all it is worth about {dots} dots less.</source>
        <translation>Alles in allem ist es etwa {dots} Augen weniger wert.</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>Today, {time}</source>
        <translation>Heute, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>Yesterday, {time}</source>
        <translation>Gestern, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>{weekday}, {time}</source>
        <translation>{weekday}, {time}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>This game cannot be read</source>
        <translation>Dieses Spiel ist nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>Just begun</source>
        <translation>Gerade begonnen</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>Turn {number}: {name}</source>
        <translation>Zug {number}: {name}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>{name}: {game}, {standing}; points: {points}; last played {when}</source>
        <translation>{name}: {game}, {standing}; Punkte: {points}; zuletzt gespielt: {when}</translation>
    </message>
    <message>
        <location filename="../../catanqt/ui/words_saves.py"/>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
</context>
</TS>
