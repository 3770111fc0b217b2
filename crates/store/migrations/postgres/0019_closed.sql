-- Tables that were closed before their match began.
ALTER TABLE matches ADD COLUMN closed_at BIGINT;
