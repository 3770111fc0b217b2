-- How much somebody has done lately, for all processes together. Who it is stands here only as a hash, with what they did.
CREATE TABLE deeds (
    who      TEXT   NOT NULL PRIMARY KEY,
    done_at  BIGINT NOT NULL                 -- when they would be done with it at the regular pace; then the row may go
);
CREATE INDEX deeds_by_end ON deeds (done_at);
