-- Times are milliseconds since 1970, flags are 0 or 1. Nothing here is ever deleted.

CREATE TABLE users (
    id          TEXT   NOT NULL PRIMARY KEY,
    name        TEXT   NOT NULL,
    login       TEXT,                        -- as it was written; NULL for a guest
    login_key   TEXT   UNIQUE,               -- in lower case, so that Anna and anna are one name
    password    TEXT,                        -- PHC string
    language    TEXT   NOT NULL,
    theme       TEXT   NOT NULL,
    created_at  BIGINT NOT NULL,
    claimed_by  TEXT   REFERENCES users (id), -- the account that took over a guest's seats
    CHECK ((login IS NULL) = (password IS NULL) AND (login IS NULL) = (login_key IS NULL))
);

CREATE TABLE sessions (
    token_hash  TEXT   NOT NULL PRIMARY KEY, -- SHA-256: who reads the database cannot log in with it
    user_id     TEXT   NOT NULL REFERENCES users (id),
    created_at  BIGINT NOT NULL,
    expires_at  BIGINT NOT NULL,
    seen_at     BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE matches (
    id            TEXT   NOT NULL PRIMARY KEY,
    game          TEXT   NOT NULL,
    rules_version BIGINT NOT NULL,
    options       TEXT   NOT NULL,
    title         TEXT   NOT NULL,
    host          TEXT   REFERENCES users (id),
    undo_policy   TEXT   NOT NULL,
    visibility    TEXT   NOT NULL,
    seed          TEXT   NOT NULL,           -- secret until the match is over, like the salt
    salt          TEXT   NOT NULL,
    commitment    TEXT   NOT NULL,
    join_token    TEXT   NOT NULL UNIQUE,
    phase         TEXT   NOT NULL CHECK (phase IN ('waiting', 'running', 'over')),
    seq           BIGINT NOT NULL,           -- the newest position
    outcome       TEXT,
    imported      BIGINT NOT NULL,
    created_at    BIGINT NOT NULL,
    updated_at    BIGINT NOT NULL,
    CHECK ((phase = 'over') = (outcome IS NOT NULL))
);
CREATE INDEX matches_by_phase ON matches (phase, visibility, updated_at, id);
CREATE INDEX matches_of_host ON matches (host);

CREATE TABLE seats (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    seat      BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    user_id   TEXT   REFERENCES users (id),
    level     TEXT,
    name      TEXT   NOT NULL,
    invite    TEXT   NOT NULL UNIQUE,
    decides   BIGINT NOT NULL,
    revision  BIGINT NOT NULL,               -- the position in which its present question was put
    ready_at  BIGINT NOT NULL,               -- a bot may be set to work from this moment on
    PRIMARY KEY (match_id, seat),
    CHECK ((kind = 'human') = (user_id IS NOT NULL) AND (kind = 'bot') = (level IS NOT NULL))
);
CREATE INDEX seats_of_user ON seats (user_id, decides);
CREATE INDEX seats_open ON seats (match_id) WHERE kind = 'open';
CREATE INDEX seats_of_bots ON seats (ready_at) WHERE kind = 'bot' AND decides = 1;

CREATE TABLE moves (
    match_id   TEXT   NOT NULL REFERENCES matches (id),
    seq        BIGINT NOT NULL,
    action_id  TEXT   NOT NULL,
    seat       BIGINT NOT NULL,
    user_id    TEXT   REFERENCES users (id),
    at         BIGINT NOT NULL,
    revealed   BIGINT NOT NULL,
    target     BIGINT,                       -- an undo: the position that was restored
    action     TEXT,                         -- a decision
    events     TEXT   NOT NULL,
    PRIMARY KEY (match_id, seq),
    UNIQUE (match_id, action_id),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat),
    CHECK ((action IS NULL) = (target IS NOT NULL) AND (target IS NULL OR target < seq - 1))
);

CREATE TABLE positions (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    seq       BIGINT NOT NULL,
    packed    BLOB   NOT NULL,               -- JSON, compressed with zstd
    PRIMARY KEY (match_id, seq)
);

CREATE TABLE chat (
    id        INTEGER PRIMARY KEY,
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    user_id   TEXT   REFERENCES users (id),
    seat      BIGINT,
    line      TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat),
    CHECK (user_id IS NOT NULL OR seat IS NOT NULL)
);
CREATE INDEX chat_of_match ON chat (match_id, id);
CREATE INDEX chat_of_user ON chat (user_id);

CREATE TABLE undo_requests (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    seq       BIGINT NOT NULL,               -- lapses when the match moves on from here
    seat      BIGINT NOT NULL,
    target    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq, seat),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat),
    CHECK (target < seq)
);

CREATE TABLE undo_answers (
    match_id  TEXT   NOT NULL,
    seq       BIGINT NOT NULL,
    asker     BIGINT NOT NULL,
    seat      BIGINT NOT NULL,
    answer    TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq, asker, seat),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat),
    FOREIGN KEY (match_id, seq, asker) REFERENCES undo_requests (match_id, seq, seat)
);

CREATE TABLE notices (
    id          INTEGER PRIMARY KEY,
    match_id    TEXT   NOT NULL REFERENCES matches (id),
    seat        BIGINT NOT NULL,
    user_id     TEXT   NOT NULL REFERENCES users (id),
    kind        TEXT   NOT NULL,
    seq         BIGINT NOT NULL,
    created_at  BIGINT NOT NULL,
    ready_at    BIGINT NOT NULL,             -- may be taken for delivery from this moment on
    done_at     BIGINT
);
CREATE INDEX notices_to_do ON notices (ready_at) WHERE done_at IS NULL;
CREATE INDEX notices_of_user ON notices (user_id) WHERE done_at IS NULL;
