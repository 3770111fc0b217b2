-- Links by which somebody who forgot their password chooses a new one, once. Of what stands in the link the hash is kept.
CREATE TABLE resets (
    token_hash  TEXT   NOT NULL PRIMARY KEY,
    user_id     TEXT   NOT NULL REFERENCES users (id),
    expires_at  BIGINT NOT NULL              -- 0 once it was used
);
CREATE INDEX resets_of_user ON resets (user_id);
CREATE INDEX mailboxes ON channels (LOWER(target)) WHERE kind = 'mail';
