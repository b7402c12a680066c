package althing.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.engine.BadInput;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.StoredCourse;
import althing.server.storage.StoredTable;

/** Opens every stored table as a hall would, and tells which do not open. Nothing is stored. */
public final class Inspection {

    private static final Logger LOG = LoggerFactory.getLogger(Inspection.class);

    private final Store store;
    private final Map<Followed, Integer> followed = new TreeMap<>(
            Comparator.comparing(Followed::game).thenComparingInt(Followed::rules));
    private final List<Finding> findings = new ArrayList<>();
    private int tables;
    private int moves;

    private Inspection(Store store) {
        this.store = store;
    }

    /** Hears how far the work has come. */
    @FunctionalInterface
    public interface Progress {
        void done(int done, int total);
    }

    /** A game and a version of its rules. */
    private record Followed(String game, int rules) {}

    /** How many tables follow a version of a game's rules. */
    public record Share(String game, int rules, int tables) {}

    /**
     * A table that does not open.
     *
     * @param setup   the setup line without its seed
     * @param problem a sentence
     */
    public record Finding(String id, String setup, int rules, String problem) {}

    /**
     * What was found.
     *
     * @param moves how many moves were played again
     */
    public record Report(int tables, int moves, List<Share> shares, List<Finding> findings) {}

    /** Goes through all tables; {@link StorageTrouble} if the storage as a whole cannot be read. */
    public static Report of(Store store, Progress progress) {
        return new Inspection(store).report(progress);
    }

    private Report report(Progress progress) {
        List<StoredTable> all = store.tables();
        for (StoredTable table : all) {
            inspect(table);
            progress.done(++tables, all.size());
        }
        List<Share> shares = followed.entrySet().stream()
                .map(each -> new Share(each.getKey().game(), each.getKey().rules(), each.getValue())).toList();
        return new Report(tables, moves, shares, List.copyOf(findings));
    }

    private void inspect(StoredTable table) {
        followed.merge(new Followed(table.game(), table.rulesVersion()), 1, Integer::sum);
        problem(table.id()).ifPresent(
                sentence -> findings.add(new Finding(table.id(), table.unseeded(), table.rulesVersion(), sentence)));
    }

    /** Why a table does not open; nothing if it does, or has gone meanwhile. */
    private Optional<String> problem(String id) {
        try {
            return store.course(id).flatMap(this::problem);
        } catch (BadInput e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (StorageTrouble e) {
            LOG.debug("Table {} cannot be read.", id, e);
            store.tables();
            return Optional.of("it cannot be read from the storage: " + e.reason() + ".");
        } catch (RuntimeException | StackOverflowError e) {
            LOG.debug("Table {} cannot be replayed.", id, e);
            return Optional.of("the rules fail while it is replayed: " + reason(e) + ".");
        }
    }

    private Optional<String> problem(StoredCourse stored) {
        Table opened = new Table(stored, store);
        moves += opened.course().isWaiting() ? 0 : opened.timeline().count();
        tellEverybody(opened);
        return strayed(opened, stored.table());
    }

    private static void tellEverybody(Table table) {
        table.state("");
        table.seats().forEach(seat -> Optional.ofNullable(seat.person()).ifPresent(table::state));
    }

    /** Who is to decide was stored with every move; when it differs, the same moves lead elsewhere than they did. */
    private static Optional<String> strayed(Table table, StoredTable stored) {
        int pending = table.course().pending();
        return pending == stored.pending()
                ? Optional.empty()
                : Optional.of("its moves lead elsewhere than when they were played: now the seats "
                        + Viewpoint.list(pending) + " are to decide, stored are " + Viewpoint.list(stored.pending())
                        + ".");
    }

    private static String reason(Throwable trouble) {
        Throwable cause = trouble.getCause();
        String own = String.valueOf(trouble.getMessage());
        return (cause == null ? trouble.toString() : own + ": " + cause).lines().findFirst().orElse("")
                .replaceAll("[.\\s]+$", "");
    }
}
