"""The tables of the database of saved games, and how older ones become newer ones.

A game is a row of `games` and a log of `entries`; `copied` is how many of them were played in another game already,
`imported` the fingerprint of the file it came from.
What the list of games shows is kept beside the header, so that listing thousands of games reads no log. `results` gets
a row for each seat when a game ends, `rolls` one for each number; the statistics are views over both, and over the logs
of games that go on. `reviews` has a row for each seat that was reviewed, `exercises` one for each of its mistakes.
"""

from __future__ import annotations

from catanqt.storage.light_sqlite_utils import Database, Migrations

MIGRATIONS = Migrations("catanqt")


@MIGRATIONS()
def m001_games(db: Database) -> None:
    db.execute(
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            uid TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            game TEXT NOT NULL,
            scenarios TEXT NOT NULL,
            players TEXT NOT NULL,
            header TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            turn INTEGER NOT NULL DEFAULT 0,
            points TEXT NOT NULL DEFAULT '[]',
            winner INTEGER,
            finished INTEGER NOT NULL DEFAULT 0,
            deleted TEXT,
            copied INTEGER NOT NULL DEFAULT 0,
            thumbnail BLOB
        )
        """
    )
    db.execute("CREATE INDEX games_by_change ON games (deleted, changed DESC)")
    db.execute(
        """
        CREATE TABLE entries (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            actor INTEGER NOT NULL,
            action TEXT NOT NULL,
            digest TEXT,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID
        """
    )


@MIGRATIONS()
def m002_results(db: Database) -> None:
    db.execute(
        """
        CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            points INTEGER NOT NULL,
            won INTEGER NOT NULL,
            received INTEGER NOT NULL,
            expected REAL NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID
        """
    )
    db.execute(
        """
        CREATE VIEW wins AS
        SELECT games.game, games.scenarios, results.player, results.seat,
               count(*) AS games, sum(results.won) AS wins, avg(results.points) AS points
        FROM results JOIN games ON games.id = results.game
        WHERE games.deleted IS NULL
        GROUP BY games.game, games.scenarios, results.player, results.seat
        """
    )
    db.execute(
        """
        CREATE VIEW luck AS
        SELECT results.name, results.player, count(*) AS games,
               sum(results.received) AS received, sum(results.expected) AS expected
        FROM results JOIN games ON games.id = results.game
        WHERE games.deleted IS NULL
        GROUP BY results.name, results.player
        """
    )
    db.execute(
        """
        CREATE VIEW dice AS
        SELECT games.game, json_extract(entries.action, '$.first') + json_extract(entries.action, '$.second') AS total,
               count(*) AS rolls
        FROM entries JOIN games ON games.id = entries.game
        WHERE games.deleted IS NULL AND entries.number >= games.copied AND json_valid(entries.action)
              AND json_extract(entries.action, '$.kind') = 'Dice'
        GROUP BY games.game, total
        """
    )


@MIGRATIONS()
def m003_dice(db: Database) -> None:
    """Junior's die counts as well; and only what chance dealt is looked into, for a log holds much else."""
    db.execute("DROP VIEW dice")
    db.execute(
        """
        CREATE VIEW dice AS
        SELECT games.game,
               CASE json_extract(entries.action, '$.kind') WHEN 'Die' THEN json_extract(entries.action, '$.number')
               ELSE json_extract(entries.action, '$.first') + json_extract(entries.action, '$.second') END AS total,
               count(*) AS rolls
        FROM entries JOIN games ON games.id = entries.game
        WHERE entries.actor = -1 AND games.deleted IS NULL AND entries.number >= games.copied
              AND json_valid(entries.action) AND json_extract(entries.action, '$.kind') IN ('Dice', 'Die')
        GROUP BY games.game, total
        """
    )


ROLLED = """
    SELECT entries.game AS game,
           CASE json_extract(entries.action, '$.kind') WHEN 'Die' THEN json_extract(entries.action, '$.number')
           ELSE json_extract(entries.action, '$.first') + json_extract(entries.action, '$.second') END AS total,
           count(*) AS rolls
    FROM games CROSS JOIN entries ON entries.game = games.id
    WHERE entries.actor = -1 AND entries.number >= games.copied
          AND json_valid(entries.action) AND json_extract(entries.action, '$.kind') IN ('Dice', 'Die')
"""
"""What was rolled in which game, read from the log; to be narrowed down and grouped by game and total.

CROSS JOIN: SQLite shall go through the few games that are wanted, not through all entries.
"""


@MIGRATIONS()
def m004_rolls(db: Database) -> None:
    """What was rolled in a game that is over is counted once: statistics over thousands of games read no log."""
    db.execute(
        """
        CREATE TABLE rolls (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            total INTEGER NOT NULL,
            rolls INTEGER NOT NULL,
            PRIMARY KEY (game, total)
        ) WITHOUT ROWID
        """
    )
    db.execute(
        f"""
        INSERT INTO rolls SELECT game, total, rolls
        FROM ({ROLLED} AND games.id IN (SELECT game FROM results) GROUP BY entries.game, total)
        WHERE typeof(total) = 'integer'
        """
    )
    db.execute("DROP VIEW dice")
    db.execute(
        f"""
        CREATE VIEW dice AS
        SELECT games.game, counted.total, sum(counted.rolls) AS rolls
        FROM (
            SELECT game, total, rolls FROM rolls
            UNION ALL
            SELECT game, total, rolls
            FROM ({ROLLED} AND games.id NOT IN (SELECT game FROM results) GROUP BY entries.game, total)
        ) AS counted JOIN games ON games.id = counted.game
        WHERE games.deleted IS NULL
        GROUP BY games.game, counted.total
        """
    )


@MIGRATIONS()
def m005_imported(db: Database) -> None:
    """A game knows the file it came from: opened again, the file leads to the same game."""
    db.execute("ALTER TABLE games ADD COLUMN imported TEXT")
    db.execute("CREATE INDEX games_by_import ON games (imported) WHERE imported IS NOT NULL")


@MIGRATIONS()
def m006_reviews(db: Database) -> None:
    """What game reviews found, by seat, and the exercises made of mistakes: in which Leitner box, and due when.

    The sum of a review is kept beside it, so that statistics over many games read no analysis.
    """
    db.execute(
        """
        CREATE TABLE reviews (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            judge TEXT NOT NULL,
            entries INTEGER NOT NULL,
            played TEXT NOT NULL,
            complete INTEGER NOT NULL,
            start REAL NOT NULL,
            decisions REAL NOT NULL,
            luck REAL NOT NULL,
            others REAL NOT NULL,
            given_away REAL NOT NULL,
            analysis TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        )
        """
    )
    db.execute(
        """
        CREATE TABLE exercises (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            entry INTEGER NOT NULL,
            box INTEGER NOT NULL DEFAULT 0,
            due TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (game, seat, entry)
        ) WITHOUT ROWID
        """
    )
