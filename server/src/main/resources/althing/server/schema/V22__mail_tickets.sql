-- What was sent by mail and is awaited: the SHA-256 of its code or word, what for ('add' or 'enter'), the SHA-256 of the address, who asked
-- for it in which browser, and until when it holds. The address itself stands here only while it waits to become a key.
CREATE TABLE mail_ticket (
    hash    VARCHAR(64)  PRIMARY KEY,
    purpose VARCHAR(16)  NOT NULL,
    mailbox VARCHAR(64)  NOT NULL,
    address VARCHAR(200) NOT NULL,
    person  VARCHAR(64)  NOT NULL,
    browser VARCHAR(64)  NOT NULL,
    until   BIGINT       NOT NULL
);

CREATE INDEX mail_ticket_mailbox ON mail_ticket (mailbox);
CREATE INDEX mail_ticket_until ON mail_ticket (until);
