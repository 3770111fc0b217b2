-- Whose turn it is since when. A turn lasts from the question that somebody else's decision puts until it is somebody else's
-- again, however many decisions it takes; the row stays for the next one.
CREATE TABLE turns (
    match_id  TEXT   NOT NULL,
    seat      BIGINT NOT NULL,
    user_id   TEXT   NOT NULL REFERENCES users (id),
    seq       BIGINT NOT NULL,               -- the position in which it began
    began_at  BIGINT NOT NULL,
    waits     BIGINT NOT NULL,               -- 0 once it is over
    PRIMARY KEY (match_id, seat),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
);
CREATE INDEX turns_of_user ON turns (user_id);

-- Where somebody is told that it is their turn.
CREATE TABLE channels (
    id          TEXT   NOT NULL PRIMARY KEY,
    user_id     TEXT   NOT NULL REFERENCES users (id),
    kind        TEXT   NOT NULL,             -- 'mail', 'webhook' or 'discord'
    target      TEXT   NOT NULL,             -- an address; empty once it was removed
    state       TEXT   NOT NULL,             -- 'unconfirmed', 'on', 'off' or 'removed'
    token       TEXT   NOT NULL UNIQUE,      -- whoever has it may confirm it and switch it off
    created_at  BIGINT NOT NULL
);
CREATE INDEX channels_of_user ON channels (user_id);

-- What is to be told there, once for each turn.
CREATE TABLE notices (
    channel     TEXT   NOT NULL REFERENCES channels (id),
    match_id    TEXT   NOT NULL,
    seat        BIGINT NOT NULL,
    seq         BIGINT NOT NULL,             -- which turn
    kind        TEXT   NOT NULL,             -- 'turn'
    state       TEXT   NOT NULL,             -- 'due', 'sending', 'sent', 'failed', or 'void': the turn was over before
    ready_at    BIGINT NOT NULL,             -- may be taken for delivery from this moment on
    owner       TEXT,                        -- who delivers it, until `ready_at`
    tries       BIGINT NOT NULL,
    created_at  BIGINT NOT NULL,
    PRIMARY KEY (channel, match_id, seat, seq, kind),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
);
CREATE INDEX notices_due ON notices (ready_at) WHERE state = 'due';
CREATE INDEX notices_of_match ON notices (match_id) WHERE state = 'due';
CREATE INDEX notices_owned ON notices (owner) WHERE owner IS NOT NULL;

-- Who looked at which match when.
CREATE TABLE visits (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    user_id   TEXT   NOT NULL REFERENCES users (id),
    seen_at   BIGINT NOT NULL,               -- the page was open then
    left_at   BIGINT,                        -- when they went away the last time, until they have read what happened since
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX visits_of_user ON visits (user_id);

INSERT INTO turns (match_id, seat, user_id, seq, began_at, waits)
    SELECT s.match_id, s.seat, s.user_id, s.revision, m.updated_at, 1
    FROM seats s JOIN matches m ON m.id = s.match_id WHERE s.kind = 'human' AND s.decides = 1;
