-- Notices by web push: what a browser gave us to encrypt them with, and what the push services know this site by.
ALTER TABLE channels ADD COLUMN keys TEXT NOT NULL DEFAULT '';          -- of kind 'push'
CREATE TABLE secrets (
    name    TEXT NOT NULL PRIMARY KEY,
    secret  TEXT NOT NULL
);
