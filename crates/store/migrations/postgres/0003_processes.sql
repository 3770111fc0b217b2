-- Several processes share a database: a bot's turn belongs to the one that thinks about it, and every change of a match
-- has a number by which the others find it. What can be taken back is kept with the seats, not looked for in the log.
ALTER TABLE seats ADD COLUMN owner TEXT;                           -- who thinks about this bot's turn, until `ready_at`
ALTER TABLE seats ADD COLUMN decided BIGINT;                       -- its newest decision that was not taken back
ALTER TABLE seats ADD COLUMN revealed BIGINT NOT NULL DEFAULT 0;   -- whether that brought something to light
ALTER TABLE matches ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;  -- greater with every change of any match
CREATE INDEX seats_owned ON seats (owner) WHERE owner IS NOT NULL;
CREATE INDEX matches_changed ON matches (changed);

CREATE TABLE processes (
    id       TEXT   NOT NULL PRIMARY KEY,
    seen_at  BIGINT NOT NULL
);
CREATE INDEX processes_seen ON processes (seen_at);
