-- Where a sandbox begins: the notation of a position, in place of a deal. Other tables have no row here.
CREATE TABLE table_start (
    table_id VARCHAR(16) PRIMARY KEY REFERENCES hall_table (id),
    notation TEXT        NOT NULL
);
