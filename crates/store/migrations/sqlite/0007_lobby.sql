-- Who is here, who knows whom, who is asked to a table, and who would like to take a seat of a running match.
CREATE TABLE presence (
    user_id  TEXT   NOT NULL PRIMARY KEY REFERENCES users (id),
    at       BIGINT NOT NULL               -- when they last asked for anything; written once a minute
);
CREATE INDEX presence_at ON presence (at);

CREATE TABLE friends (
    user_id    TEXT   NOT NULL REFERENCES users (id),
    friend_id  TEXT   NOT NULL REFERENCES users (id),
    at         BIGINT NOT NULL,
    PRIMARY KEY (user_id, friend_id)
);

CREATE INDEX friends_of ON friends (friend_id);

CREATE TABLE invitations (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    user_id   TEXT   NOT NULL REFERENCES users (id),
    by_user   TEXT   NOT NULL REFERENCES users (id),
    at        BIGINT NOT NULL,
    refused   BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX invitations_of_user ON invitations (user_id);
CREATE INDEX invitations_by_user ON invitations (by_user);

CREATE TABLE wishes (
    match_id  TEXT   NOT NULL PRIMARY KEY REFERENCES matches (id),
    company   TEXT   NOT NULL              -- whom the host would like to play with: 'newcomers', 'experienced'
);

ALTER TABLE seats ADD COLUMN former TEXT REFERENCES users (id);        -- the last person who left it to somebody else
ALTER TABLE seats ADD COLUMN gave_up BIGINT NOT NULL DEFAULT 0;         -- whether they wanted that themselves
CREATE INDEX seats_formerly_of ON seats (former) WHERE former IS NOT NULL;

-- A seat gets a new invitation whenever it changes hands: what was asked for before has lapsed then.
CREATE TABLE seat_requests (
    invite    TEXT   NOT NULL,
    user_id   TEXT   NOT NULL REFERENCES users (id),
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    seat      BIGINT NOT NULL,
    name      TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (invite, user_id)
);
CREATE INDEX seat_requests_of_match ON seat_requests (match_id);

CREATE TABLE seat_answers (
    invite    TEXT   NOT NULL,
    user_id   TEXT   NOT NULL,
    answerer  TEXT   NOT NULL REFERENCES users (id),
    answer    TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (invite, user_id, answerer),
    FOREIGN KEY (invite, user_id) REFERENCES seat_requests (invite, user_id)
);
