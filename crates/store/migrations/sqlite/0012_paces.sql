-- How fast a table plays, and what it agreed for players who are not there.
ALTER TABLE matches ADD COLUMN pace TEXT NOT NULL DEFAULT 'free';     -- 'free', 'days' or 'clock'
ALTER TABLE matches ADD COLUMN pace_time BIGINT NOT NULL DEFAULT 0;   -- for each decision, or on the clock of each player
ALTER TABLE matches ADD COLUMN pace_more BIGINT NOT NULL DEFAULT 0;   -- what the clock gains with each turn
ALTER TABLE matches ADD COLUMN caretaker BIGINT NOT NULL DEFAULT 0;   -- whether harmless decisions are made for whoever is late

ALTER TABLE turns ADD COLUMN due_at BIGINT;                           -- when the time is up; NULL if it never is
ALTER TABLE turns ADD COLUMN left_time BIGINT;                        -- what the clock showed when the last turn ended
ALTER TABLE turns ADD COLUMN remind_at BIGINT;                        -- when the player is reminded; NULL if not, or not again
ALTER TABLE turns ADD COLUMN late BIGINT NOT NULL DEFAULT 0;          -- whether the time is up
ALTER TABLE turns ADD COLUMN ready_at BIGINT NOT NULL DEFAULT 0;      -- a caretaker may be set to work from this moment on
ALTER TABLE turns ADD COLUMN owner TEXT;                              -- who takes care, until `ready_at`
CREATE INDEX turns_due ON turns (due_at) WHERE waits = 1 AND due_at IS NOT NULL;
CREATE INDEX turns_remind ON turns (remind_at) WHERE waits = 1 AND remind_at IS NOT NULL;
CREATE INDEX turns_late ON turns (ready_at) WHERE waits = 1 AND late = 1;
CREATE INDEX turns_owned ON turns (owner) WHERE owner IS NOT NULL;

-- Days on which nobody is late.
CREATE TABLE vacations (
    user_id   TEXT   NOT NULL REFERENCES users (id),
    began_at  BIGINT NOT NULL,
    ends_at   BIGINT NOT NULL,
    PRIMARY KEY (user_id, began_at)
);

-- What the others want to do about a player whose time is up.
CREATE TABLE votes (
    match_id  TEXT   NOT NULL,
    seat      BIGINT NOT NULL,
    seq       BIGINT NOT NULL,               -- which turn
    voter     TEXT   NOT NULL REFERENCES users (id),
    choice    TEXT   NOT NULL,               -- 'wait', 'bot' or 'open'
    at        BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat, seq, voter),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
);
