-- What a person has written down at a table for their own eyes.
CREATE TABLE table_note (
    table_id VARCHAR(16)   NOT NULL REFERENCES hall_table (id),
    person   VARCHAR(64)   NOT NULL,
    text     VARCHAR(4000) NOT NULL,
    changed  BIGINT        NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX table_note_person ON table_note (person);
