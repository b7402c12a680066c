package althing.server.storage;

import java.sql.Connection;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * Which node of a hall keeps which tables: it lets their bots think. The node that stored the last move does, until it is
 * silent for too long; then whoever notices first takes its tables over. That two nodes think of the same for a while does
 * no harm, because only one of them can store its move. Thread safe.
 */
public final class Keepers {

    /** A node that has not been heard of for so long is taken for dead. */
    public static final Duration SILENCE = Duration.ofMillis(2_500);
    private static final long FORGOTTEN_MILLIS = Duration.ofHours(1).toMillis();
    static final String CLOCK = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    private static final int MOST_AT_ONCE = 500;
    /** The first version of the schema that knows nodes. */
    private static final int NODES = 6;

    private final Jdbi jdbi;
    private final String node;
    private final boolean alone;

    /** The keepers of a hall that has this node, and no other if it is alone. */
    Keepers(Jdbi jdbi, String node, boolean alone) {
        this.jdbi = jdbi;
        this.node = node;
        this.alone = alone;
    }

    /** The name of this node, another one after every start. */
    public String node() {
        return node;
    }

    /** Whether there can be no other node. */
    public boolean isAlone() {
        return alone;
    }

    /** What is true in the database of the name of a node that lives. */
    static String livesAs(String name) {
        return "EXISTS (SELECT 1 FROM hall_node n WHERE n.id = " + name + " AND n.seen > " + CLOCK + " - "
                + SILENCE.toMillis() + ")";
    }

    /** Whether a node has been heard of in a PostgreSQL, whose schema has this version. */
    static boolean isSomebodyThere(Connection connection, int version) {
        if (version < NODES) {
            return false;
        }
        return new Keepers(Jdbi.create(connection), "", false).living() > 0;
    }

    /** How many nodes live. */
    public int living() {
        return alone
                ? 1
                : read(handle -> handle.select("SELECT COUNT(*) FROM hall_node h WHERE " + livesAs("h.id"))
                        .mapTo(Integer.class).one());
    }

    /** Whether this node lets the bots of a table think. */
    public boolean keeps(String table) {
        return alone || read(handle -> keeps(handle, table));
    }

    boolean keeps(Handle handle, String table) {
        if (alone) {
            return true;
        }
        Optional<String> keeper = handle.select("SELECT COALESCE(keeper, '') FROM hall_table WHERE id = ?", table)
                .mapTo(String.class).findFirst();
        return keeper.filter(node::equals).isPresent();
    }

    /** Says by the clock of the database that this node lives. */
    public void beat() {
        use(handle -> {
            handle.execute("INSERT INTO hall_node (id, seen) VALUES (?, " + CLOCK
                    + ") ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen", node);
            return handle.execute("DELETE FROM hall_node WHERE seen < " + CLOCK + " - ?", FORGOTTEN_MILLIS);
        });
    }

    /** Says that this node ends, so that others need not wait until it is missed. */
    public void leave() {
        use(handle -> handle.execute("DELETE FROM hall_node WHERE id = ?", node));
    }

    /** Takes a table over, whoever keeps it. */
    public void take(String table) {
        use(handle -> {
            keep(handle, table);
            return table;
        });
    }

    void keep(Handle handle, String table) {
        if (!alone) {
            handle.execute("UPDATE hall_table SET keeper = ? WHERE id = ?", node, table);
        }
    }

    /** Takes over tables whose bots are to decide and whose keeper is dead; without their seats, a few at a time. */
    public List<StoredTable> takeForgotten() {
        return use(handle -> {
            List<String> taken = handle.createQuery("""
                    UPDATE hall_table SET keeper = :node WHERE id IN (SELECT t.id FROM hall_table t
                        WHERE t.pending <> 0 AND EXISTS (SELECT 1 FROM table_seat s
                            WHERE s.table_id = t.id AND (s.kind = 'bot' OR s.stand_in IS NOT NULL)
                                AND ((t.pending >> s.seat) & 1) = 1)
                        AND NOT LIVING
                        ORDER BY t.changed DESC, t.id LIMIT :most FOR UPDATE OF t SKIP LOCKED)
                    RETURNING id""".replace("LIVING", livesAs("t.keeper"))).bind("node", node)
                    .bind("most", MOST_AT_ONCE).mapTo(String.class).list();
            return taken.isEmpty()
                    ? List.of()
                    : Rows.NEWEST.bare(handle, "WHERE t.id IN (" + marks(taken.size()) + ") ORDER BY t.changed DESC",
                            taken.toArray());
        });
    }

    /** The numbers of the last events of tables; those without an event are left out. */
    public Map<String, Integer> lastEvents(Collection<String> tables) {
        Map<String, Integer> last = new HashMap<>();
        List<String> all = List.copyOf(tables);
        for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
            List<String> some = all.subList(from, Math.min(all.size(), from + MOST_AT_ONCE));
            last.putAll(read(handle -> lastEvents(handle, some)));
        }
        return last;
    }

    private static Map<String, Integer> lastEvents(Handle handle, List<String> tables) {
        Map<String, Integer> last = new HashMap<>();
        handle.createQuery("SELECT table_id, MAX(seq) AS seq FROM table_event WHERE table_id IN (<tables>) "
                + "GROUP BY table_id").bindList("tables", tables)
                .map((rows, _) -> Map.entry(rows.getString("table_id"), rows.getInt("seq"))).list()
                .forEach(each -> last.put(each.getKey(), each.getValue()));
        return last;
    }

    private static String marks(int count) {
        return String.join(", ", Collections.nCopies(count, "?"));
    }

    private <T> T read(HandleCallback<T, RuntimeException> work) {
        try {
            return jdbi.withHandle(work);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
    }

    private <T> T use(HandleCallback<T, RuntimeException> work) {
        try {
            return jdbi.inTransaction(work);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
    }
}
