package althing.server.storage;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a hall consists of: how many rows of which table of the schema. Which nodes live does not belong to it. */
public record Freight(Map<String, Long> counts) {

    /** The tables by the version of the schema that brought them; none comes before one that its rows name. */
    private static final Map<Integer, List<String>> SINCE = Map.ofEntries(
            Map.entry(1, List.of("hall_table", "table_seat", "table_event")),
            Map.entry(2, List.of("table_start")),
            Map.entry(4, List.of("game_review")),
            Map.entry(7, List.of("review_job")),
            Map.entry(8, List.of("person", "person_key", "person_link")),
            Map.entry(11, List.of("table_note")),
            Map.entry(13, List.of("hall_secret", "call_person", "call_way", "call_job")),
            Map.entry(14, List.of("hall_rule", "hall_ban", "hall_invitation", "hall_guest", "talk_report",
                    "host_audit")),
            Map.entry(15, List.of("person_block")),
            Map.entry(16, List.of("table_result", "rated_person")),
            Map.entry(17, List.of("daily_attempt")),
            Map.entry(18, List.of("contest", "contest_entry", "contest_table")),
            Map.entry(19, List.of("standing_order")),
            Map.entry(21, List.of("key_challenge")),
            Map.entry(22, List.of("mail_ticket")),
            Map.entry(24, List.of("call_due")),
            Map.entry(25, List.of("table_closing")));

    /** The table whose rows a hall makes at its first start. */
    static final String MADE_AT_FIRST = "hall_secret";

    public Freight {
        counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
    }

    /** What is stored now in a database whose schema has this version. */
    static Freight of(Connection connection, int version) throws SQLException {
        Map<String, Long> counts = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement()) {
            for (String table : tables(version)) {
                try (ResultSet count = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
                    count.next();
                    counts.put(table, count.getLong(1));
                }
            }
        }
        return new Freight(counts);
    }

    /** The tables of a version of the schema. */
    static List<String> tables(int version) {
        List<String> tables = new ArrayList<>();
        for (int each = 1; each <= version; each++) {
            tables.addAll(SINCE.getOrDefault(each, List.of()));
        }
        return tables;
    }

    public long tables() {
        return count("hall_table");
    }

    public long events() {
        return count("table_event");
    }

    public long reviews() {
        return count("game_review");
    }

    /** All rows but those that a hall makes at its first start, before anybody comes. */
    boolean isEmpty() {
        return rows() == count(MADE_AT_FIRST);
    }

    /** All rows together. */
    long rows() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private long count(String table) {
        return counts.getOrDefault(table, 0L);
    }
}
