-- Passkeys, by which somebody logs in without a password, and what they were asked to sign just now.
CREATE TABLE passkeys (
    id          TEXT   NOT NULL PRIMARY KEY, -- what the authenticator calls it
    user_id     TEXT   NOT NULL REFERENCES users (id),
    passkey     TEXT   NOT NULL,             -- JSON that is not looked into here: the public key, the counter
    device      TEXT   NOT NULL,             -- what the browser called itself that it was made with
    created_at  BIGINT NOT NULL,
    used_at     BIGINT
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

CREATE TABLE challenges (
    token_hash  TEXT   NOT NULL PRIMARY KEY,
    user_id     TEXT   REFERENCES users (id), -- who makes a passkey; NULL for whoever logs in by one
    state       TEXT   NOT NULL,
    expires_at  BIGINT NOT NULL
);
CREATE INDEX challenges_by_end ON challenges (expires_at);
CREATE INDEX challenges_of_user ON challenges (user_id);
