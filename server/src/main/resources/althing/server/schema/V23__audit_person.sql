-- Whom a deed at the host's desk was about, as long as they are here. Rows from before name nobody.
ALTER TABLE host_audit ADD COLUMN person VARCHAR(64);

CREATE INDEX host_audit_person ON host_audit (person);
CREATE INDEX talk_report_person ON talk_report (person);
CREATE INDEX talk_report_by_whom ON talk_report (by_whom);
