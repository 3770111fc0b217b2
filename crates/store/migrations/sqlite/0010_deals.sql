-- The same deal for all tables of a round: nobody looks at another table before the round is over.
ALTER TABLE tournaments ADD COLUMN same_deals BIGINT NOT NULL DEFAULT 0;
