-- What the hall keeps to itself, by name, such as the keys by which push services know it.
CREATE TABLE hall_secret (
    name  VARCHAR(32) PRIMARY KEY,
    value TEXT        NOT NULL
);

-- A person who wants to be called when they are away: in which language, when they last looked, and when the hall last called them.
CREATE TABLE call_person (
    person   VARCHAR(64) PRIMARY KEY,
    language VARCHAR(8)  NOT NULL,
    seen     BIGINT      NOT NULL,
    called   BIGINT      NOT NULL
);

-- A way to call somebody: 'push', 'mail' or 'webhook', on (1) or off (0). An address that is not confirmed yet has the code that confirms it.
-- Whoever knows the word may end the way without being that person.
CREATE TABLE call_way (
    id      VARCHAR(16)   PRIMARY KEY,
    person  VARCHAR(64)   NOT NULL,
    kind    VARCHAR(16)   NOT NULL,
    address VARCHAR(2000) NOT NULL,
    word    VARCHAR(32)   NOT NULL,
    code    VARCHAR(16),
    is_on   INTEGER       NOT NULL,
    made    BIGINT        NOT NULL
);

-- What is to be carried to somebody. Whoever takes it moves 'due' into the future: if they die, it is due again then.
CREATE TABLE call_job (
    id    VARCHAR(32) PRIMARY KEY,
    way   VARCHAR(16) NOT NULL,
    words TEXT        NOT NULL,
    made  BIGINT      NOT NULL,
    due   BIGINT      NOT NULL,
    tries INTEGER     NOT NULL
);

CREATE INDEX call_way_person ON call_way (person);
CREATE INDEX call_job_due ON call_job (due);
