package althing.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Changes what a hall has stored behind its back. */
public final class Tampering {

    /** Says that a program with a schema of version 99 was here. */
    public static final String NEWER_SCHEMA = """
            INSERT INTO "hall_schema" ("installed_rank", "version", "description", "type", "script",
                "checksum", "installed_by", "installed_on", "execution_time", "success")
            VALUES (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'hall', CURRENT_TIMESTAMP, 1, TRUE)""";

    private Tampering() {
    }

    /** Where the database of a directory is. */
    static String addressOf(Path data) {
        return "jdbc:sqlite:" + data.toAbsolutePath().resolve("hall.db");
    }

    public static void execute(Path data, String sql) {
        execute(addressOf(data), sql);
    }

    static void execute(String database, String sql) {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }
}
