-- Roles, accounts that are closed, sessions that can be told apart, and lines of chat that the host hides.
ALTER TABLE users ADD COLUMN role TEXT NOT NULL DEFAULT 'player';       -- or 'host'
ALTER TABLE users ADD COLUMN closed_at BIGINT;                          -- nobody logs in since then
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';        -- what the browser calls itself
ALTER TABLE chat ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
