-- How the host wants the hall to be, by name: 'door' (open, invited, closed) and 'notice', which everybody reads.
CREATE TABLE hall_rule (
    name  VARCHAR(32)   PRIMARY KEY,
    value VARCHAR(1000) NOT NULL
);

-- People who may not do anything here any more.
CREATE TABLE hall_ban (
    id     VARCHAR(16)  PRIMARY KEY,
    person VARCHAR(64)  NOT NULL UNIQUE,
    name   VARCHAR(200) NOT NULL,
    made   BIGINT       NOT NULL
);

-- Invitations into a hall that is open to the invited only, as the SHA-256 of their codes, and those whom they have let in.
CREATE TABLE hall_invitation (
    hash VARCHAR(64) PRIMARY KEY,
    made BIGINT      NOT NULL
);
CREATE TABLE hall_guest (
    person VARCHAR(64) PRIMARY KEY,
    made   BIGINT      NOT NULL
);

-- What somebody said that somebody else found the host should read; 'settled' once it has been dealt with.
CREATE TABLE talk_report (
    id       VARCHAR(16)  PRIMARY KEY,
    table_id VARCHAR(16)  NOT NULL,
    line     INTEGER      NOT NULL,
    person   VARCHAR(64)  NOT NULL,
    name     VARCHAR(200) NOT NULL,
    said     TEXT         NOT NULL,
    by_whom  VARCHAR(64)  NOT NULL,
    made     BIGINT       NOT NULL,
    settled  BIGINT,
    UNIQUE (table_id, line, by_whom)
);

-- What was done at the host's desk.
CREATE TABLE host_audit (
    id    VARCHAR(32)   PRIMARY KEY,
    at    BIGINT        NOT NULL,
    what  VARCHAR(32)   NOT NULL,
    about VARCHAR(1000) NOT NULL
);

CREATE INDEX talk_report_made ON talk_report (made);
CREATE INDEX host_audit_at ON host_audit (at);
