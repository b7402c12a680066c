-- Times are milliseconds since 1970. The statements here are understood by SQLite and PostgreSQL alike.

-- A table: which game is played, who opened it, and, kept with every event, who is to decide (as bits; 0 = over).
CREATE TABLE hall_table (
    id            VARCHAR(16)              PRIMARY KEY,
    setup         VARCHAR(500)             NOT NULL,
    rules_version INTEGER                  NOT NULL,
    opened_by     VARCHAR(64)              NOT NULL,
    opened        BIGINT                   NOT NULL,
    changed       BIGINT                   NOT NULL,
    pending       INTEGER                  NOT NULL
);

-- Who sits where. A person is the SHA-256 of the key in the browser, never the key.
CREATE TABLE table_seat (
    table_id VARCHAR(16)  NOT NULL REFERENCES hall_table (id),
    seat     INTEGER      NOT NULL,
    kind     VARCHAR(16)  NOT NULL,
    name     VARCHAR(200) NOT NULL,
    level    INTEGER,
    person   VARCHAR(64),
    invite   VARCHAR(32),
    PRIMARY KEY (table_id, seat)
);

-- What happened, in order. The primary key is the lock: of two writers of one number, one fails.
CREATE TABLE table_event (
    table_id VARCHAR(16)              NOT NULL REFERENCES hall_table (id),
    seq      INTEGER                  NOT NULL,
    kind     VARCHAR(16)              NOT NULL,
    seat     INTEGER                  NOT NULL,
    payload  VARCHAR(2000)            NOT NULL,
    at       BIGINT                   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE INDEX table_seat_person ON table_seat (person);
CREATE INDEX hall_table_opened_by ON hall_table (opened_by);
CREATE INDEX hall_table_pending ON hall_table (pending);
