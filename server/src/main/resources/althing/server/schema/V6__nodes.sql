-- The nodes of a hall that share this database, and when each was last heard of, by the clock of the database.
CREATE TABLE hall_node (
    id   VARCHAR(32) PRIMARY KEY,
    seen BIGINT      NOT NULL
);

-- The node that stored the last move of a table, and so lets its bots think.
ALTER TABLE hall_table ADD COLUMN keeper VARCHAR(32);
