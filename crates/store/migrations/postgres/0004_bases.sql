-- Positions are compressed together with an earlier one, which takes much less room.
ALTER TABLE positions ADD COLUMN base BIGINT;  -- the number of that one; NULL if it was compressed alone
