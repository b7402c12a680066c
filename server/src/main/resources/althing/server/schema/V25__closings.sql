-- What people are told of a table that nobody uses: since when, and when it is closed unless something happens there. It holds while the table
-- has not changed since. 'seen' is when a node looked last: while no hall was open nobody could read it, and that time does not count.
CREATE TABLE table_closing (
    table_id VARCHAR(16) PRIMARY KEY,
    changed  BIGINT      NOT NULL,
    told     BIGINT      NOT NULL,
    due      BIGINT      NOT NULL,
    seen     BIGINT      NOT NULL
);
