-- A guided match is an ordinary one with a row here: which lesson, and how far the learner has gone on by hand.
CREATE TABLE lessons (
    match_id  TEXT   NOT NULL PRIMARY KEY REFERENCES matches (id),
    lesson    TEXT   NOT NULL,
    seen      BIGINT NOT NULL,               -- steps that were gone on from
    tries     BIGINT NOT NULL,               -- other decisions than the one meant, at this step
    state     TEXT   NOT NULL                -- 'on', 'left' (it can be come back to) or 'done'
);
