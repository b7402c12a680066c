package althing.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import althing.engine.BadInput;
import althing.server.storage.Removal.Progress;

/** Copies the rows of a hall from one connection to another; all that is read is of one moment. Not thread safe. */
final class Carrying {

    private static final int TOGETHER = 1_000;

    private final Connection here;
    private final Place from;
    private final Connection there;
    private final Place to;
    private final Progress progress;
    private long done;

    Carrying(Connection here, Place from, Connection there, Place to, Progress progress) {
        this.here = here;
        this.from = from;
        this.there = there;
        this.to = to;
        this.progress = progress;
    }

    /** Copies all rows of a hall whose schema has this version; the caller commits. */
    Freight carry(int version) throws SQLException {
        Freight before = Freight.of(there, version);
        if (!before.isEmpty()) {
            throw new BadInput("There is a hall in " + to
                    + " already, and nothing of it was changed; give a place without one.");
        }
        if (before.rows() > 0) {
            try (Statement statement = there.createStatement()) {
                statement.execute("DELETE FROM " + Freight.MADE_AT_FIRST);
            }
        }
        Freight all = freight(version);
        for (String table : all.counts().keySet()) {
            copy(table, all.rows());
        }
        return all;
    }

    private Freight freight(int version) {
        try {
            here.setAutoCommit(false);
            return Freight.of(here, version);
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    static StorageTrouble cannotWrite(Place to, SQLException why) {
        return new StorageTrouble(Database.sentence(deepest(why), "be stored in", to.toString()));
    }

    private StorageTrouble cannotRead(SQLException why) {
        return new StorageTrouble(Database.sentence(why, "be read from", from.toString()));
    }

    /** What a batch says itself is the row, which is nobody's business; why it failed comes behind. */
    private static SQLException deepest(SQLException why) {
        SQLException next = why.getNextException();
        return next == null ? why : next;
    }

    private void copy(String table, long total) throws SQLException {
        try (Statement statement = here.createStatement(); ResultSet rows = rows(statement, table)) {
            List<String> columns = columns(rows);
            try (PreparedStatement insert = there.prepareStatement(insertion(table, columns))) {
                while (next(rows)) {
                    for (int column = 1; column <= columns.size(); column++) {
                        insert.setObject(column, rows.getObject(column));
                    }
                    insert.addBatch();
                    if (++done % TOGETHER == 0) {
                        insert.executeBatch();
                        progress.done(done, total);
                    }
                }
                insert.executeBatch();
                progress.done(done, total);
            }
        }
    }

    private ResultSet rows(Statement statement, String table) {
        try {
            statement.setFetchSize(TOGETHER);
            return statement.executeQuery("SELECT * FROM " + table);
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    private boolean next(ResultSet rows) {
        try {
            return rows.next();
        } catch (SQLException e) {
            throw cannotRead(e);
        }
    }

    private static List<String> columns(ResultSet rows) throws SQLException {
        ResultSetMetaData about = rows.getMetaData();
        List<String> columns = new ArrayList<>();
        for (int column = 1; column <= about.getColumnCount(); column++) {
            columns.add(about.getColumnName(column));
        }
        return columns;
    }

    private static String insertion(String table, List<String> columns) {
        return "INSERT INTO " + table + " (" + String.join(", ", columns) + ") VALUES ("
                + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
    }
}
