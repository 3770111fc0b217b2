-- Tournaments: who takes part, and who met whom at which table of which round. What came of it stands in the matches.
CREATE TABLE tournaments (
    id          TEXT   NOT NULL PRIMARY KEY,
    title       TEXT   NOT NULL,
    game        TEXT   NOT NULL,
    options     TEXT   NOT NULL,
    seats       BIGINT NOT NULL,               -- players at a table
    system      TEXT   NOT NULL,               -- 'swiss' or 'round_robin'
    rounds      BIGINT NOT NULL,
    host        TEXT   NOT NULL REFERENCES users (id),
    phase       TEXT   NOT NULL CHECK (phase IN ('open', 'running', 'over')),
    round       BIGINT NOT NULL,               -- the present one; 0 before the first
    created_at  BIGINT NOT NULL,
    updated_at  BIGINT NOT NULL
);
CREATE INDEX tournaments_by_phase ON tournaments (phase, updated_at);
CREATE INDEX tournaments_by_time ON tournaments (updated_at);

CREATE TABLE entrants (
    tournament_id  TEXT   NOT NULL REFERENCES tournaments (id),
    number         BIGINT NOT NULL,
    user_id        TEXT   REFERENCES users (id),
    level          TEXT,                       -- of a bot
    name           TEXT   NOT NULL,
    withdrawn      BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament_id, number),
    UNIQUE (tournament_id, user_id),
    CHECK ((user_id IS NULL) = (level IS NOT NULL))
);
CREATE INDEX entrants_of_user ON entrants (user_id);

CREATE TABLE pairings (
    tournament_id  TEXT   NOT NULL,
    round          BIGINT NOT NULL,
    board          BIGINT NOT NULL,
    seat           BIGINT NOT NULL,
    entrant        BIGINT NOT NULL,
    match_id       TEXT   REFERENCES matches (id),  -- NULL for whoever has nobody to play with in this round
    PRIMARY KEY (tournament_id, round, board, seat),
    FOREIGN KEY (tournament_id, entrant) REFERENCES entrants (tournament_id, number)
);
CREATE INDEX pairings_of_match ON pairings (match_id);
