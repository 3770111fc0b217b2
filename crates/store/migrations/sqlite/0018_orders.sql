-- What players said beforehand: answers that are given for them as soon as they are asked.
CREATE TABLE orders (
    match_id  TEXT   NOT NULL,
    seat      BIGINT NOT NULL,
    user_id   TEXT   NOT NULL REFERENCES users (id),
    kind      TEXT   NOT NULL,               -- 'declines' or 'ends'
    turn      BIGINT,                        -- the turn that is being ended: the position in which it began
    at        BIGINT NOT NULL,
    ready_at  BIGINT NOT NULL DEFAULT 0,     -- a process may carry it out from this moment on
    owner     TEXT,                          -- who carries it out, until `ready_at`
    PRIMARY KEY (match_id, seat),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
);
CREATE INDEX orders_of_user ON orders (user_id);
CREATE INDEX orders_due ON orders (ready_at);
CREATE INDEX orders_owned ON orders (owner) WHERE owner IS NOT NULL;

-- What people are doing is asked for by the lobby.
CREATE INDEX visits_seen ON visits (seen_at);
