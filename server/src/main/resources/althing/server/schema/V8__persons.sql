-- A person of whom something is kept. Of everybody else there is no row: their id is the SHA-256 of the one key in their browser. Others
-- name a person by the handle. Languages are codes with commas between them, preferences a JSON object of texts.
CREATE TABLE person (
    id          VARCHAR(64)  PRIMARY KEY,
    handle      VARCHAR(16)  NOT NULL UNIQUE,
    name        VARCHAR(200) NOT NULL,
    languages   VARCHAR(100) NOT NULL,
    preferences TEXT         NOT NULL,
    made        BIGINT       NOT NULL
);

-- The keys that a person is known by, as their SHA-256: 'browser', 'recovery', 'passkey', 'token'. 'data' is what else belongs to a key of
-- its kind. A browser's key that was ended stays, because one without a row would open the person of its hash. 'changed' is by the clock of
-- a database that nodes share: they look there for keys that open something else now.
CREATE TABLE person_key (
    hash    VARCHAR(64)  PRIMARY KEY,
    id      VARCHAR(16)  NOT NULL,
    person  VARCHAR(64)  NOT NULL,
    kind    VARCHAR(16)  NOT NULL,
    label   VARCHAR(200) NOT NULL,
    made    BIGINT       NOT NULL,
    seen    BIGINT       NOT NULL,
    ended   BIGINT,
    changed BIGINT       NOT NULL,
    data    TEXT
);

-- A device that shall be linked to a person: the hash of the code, until when it holds, and, when a browser has named it, that browser's
-- key and the word that both devices show.
CREATE TABLE person_link (
    hash    VARCHAR(64)  PRIMARY KEY,
    person  VARCHAR(64)  NOT NULL,
    until   BIGINT       NOT NULL,
    claimed VARCHAR(64),
    label   VARCHAR(200),
    word    VARCHAR(8)
);

CREATE INDEX person_key_person ON person_key (person);
CREATE INDEX person_key_changed ON person_key (changed);
CREATE INDEX person_link_person ON person_link (person);
CREATE INDEX person_link_claimed ON person_link (claimed);
