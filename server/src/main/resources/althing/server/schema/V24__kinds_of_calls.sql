-- The kinds of calls that somebody does without, with commas between them; nothing if they are called for everything.
ALTER TABLE call_person ADD COLUMN silent VARCHAR(100);

-- When the time of the first seat is up at a table with a pace, as it was worked out when the table had changed last; nothing if no clock runs.
-- It follows from the events and may be lost; a node that finds none of the table's last change works it out.
CREATE TABLE call_due (
    table_id VARCHAR(16) PRIMARY KEY,
    changed  BIGINT      NOT NULL,
    due      BIGINT
);
