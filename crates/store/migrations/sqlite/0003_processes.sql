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

UPDATE seats SET ready_at = 0 WHERE kind = 'bot' AND decides = 1;

-- Back from the newest position of each match, past what was taken back.
WITH RECURSIVE line (match_id, seq) AS (
    SELECT id, seq FROM matches WHERE phase = 'running'
    UNION ALL
    SELECT line.match_id, COALESCE(moves.target, moves.seq - 1)
        FROM line JOIN moves ON moves.match_id = line.match_id AND moves.seq = line.seq
), newest (match_id, seat, seq) AS (
    SELECT moves.match_id, moves.seat, MAX(moves.seq)
        FROM line JOIN moves ON moves.match_id = line.match_id AND moves.seq = line.seq
        WHERE moves.target IS NULL GROUP BY moves.match_id, moves.seat
)
UPDATE seats SET decided = moves.seq, revealed = moves.revealed
    FROM newest JOIN moves ON moves.match_id = newest.match_id AND moves.seq = newest.seq
    WHERE seats.match_id = newest.match_id AND seats.seat = newest.seat;
