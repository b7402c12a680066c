-- Whom somebody does not want to meet, by the name that they had. They cannot sit down at tables of who has blocked them, nor invite them.
CREATE TABLE person_block (
    id      VARCHAR(16)  PRIMARY KEY,
    person  VARCHAR(64)  NOT NULL,
    blocked VARCHAR(64)  NOT NULL,
    name    VARCHAR(200) NOT NULL,
    made    BIGINT       NOT NULL,
    UNIQUE (person, blocked)
);

CREATE INDEX person_block_blocked ON person_block (blocked);
