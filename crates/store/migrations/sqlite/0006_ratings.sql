-- What people choose to show of themselves, and how well they play.
ALTER TABLE users ADD COLUMN rated BIGINT NOT NULL DEFAULT 1;           -- whether their matches count
ALTER TABLE users ADD COLUMN shows_matches BIGINT NOT NULL DEFAULT 1;   -- whether their page lists the matches that all may see
ALTER TABLE users ADD COLUMN shows_presence BIGINT NOT NULL DEFAULT 1;  -- whether others see that they are here

CREATE TABLE ratings (
    user_id    TEXT   NOT NULL REFERENCES users (id),
    game       TEXT   NOT NULL,
    players    BIGINT NOT NULL,
    points     BIGINT NOT NULL,              -- in thousandths, like the deviation
    deviation  BIGINT NOT NULL,
    least      BIGINT NOT NULL,              -- points less two deviations: what lists are ordered by
    matches    BIGINT NOT NULL,
    wins       BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, players)
);
CREATE INDEX ratings_by_least ON ratings (game, players, least);

-- The seats of matches that count, written when the match begins; the rest when it ends.
CREATE TABLE rated_seats (
    match_id   TEXT   NOT NULL REFERENCES matches (id),
    seat       BIGINT NOT NULL,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    game       TEXT   NOT NULL,
    players    BIGINT NOT NULL,
    place      BIGINT,                       -- whoever gave up their seat is last
    points     BIGINT,
    deviation  BIGINT,
    change     BIGINT,
    at         BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX rated_seats_of_user ON rated_seats (user_id, game, players, at);
