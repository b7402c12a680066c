package althing.server.storage;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who does not want to meet whom, which holds for their programs as well. That is asked with every state that is told, and therefore answered from memory; whoever
 * looks now and then learns what other nodes have changed. Thread safe.
 */
public final class Blocks {

    private static final Logger LOG = LoggerFactory.getLogger(Blocks.class);

    private final Access access;
    private final Programs programs;
    /** Whom each person has blocked. */
    private volatile Map<String, Set<String>> known = Map.of();

    Blocks(Access access, Programs programs) {
        this.access = access;
        this.programs = programs;
    }

    /** Somebody who is blocked, by the name that they had then. */
    public record Block(String id, String name, Instant made) {}

    /** Reads who has blocked whom. */
    public void look() {
        try {
            known = access.read(handle -> handle.select("SELECT person, blocked FROM person_block")
                    .map((rows, _) -> Map.entry(rows.getString("person"), rows.getString("blocked"))).stream()
                    .collect(Collectors.groupingBy(Map.Entry::getKey,
                            Collectors.mapping(Map.Entry::getValue, Collectors.toCollection(HashSet::new)))));
        } catch (StorageTrouble e) {
            LOG.warn("Who has blocked whom cannot be read now; what was known holds: {}", e.getMessage());
        }
    }

    /** Whether a person has blocked another. */
    public boolean blocks(String who, String whom) {
        Set<String> blocked = of(who);
        return !blocked.isEmpty() && (blocked.contains(whom) || blocked.contains(programs.owner(whom)));
    }

    /** Whether one of two has blocked the other. */
    public boolean isBetween(String one, String other) {
        return blocks(one, other) || blocks(other, one);
    }

    /** Whom a person has blocked. */
    public Set<String> of(String person) {
        return known.getOrDefault(programs.owner(person), Set.of());
    }

    /** Whom a person has blocked, as they see it, the last first. */
    public List<Block> list(String person) {
        return access.read(handle -> handle.select("SELECT id, name, made FROM person_block WHERE person = ? "
                + "ORDER BY made DESC, id", person)
                .map((rows, _) -> new Block(rows.getString("id"), rows.getString("name"), Rows.time(rows, "made")))
                .list());
    }

    /** Blocks somebody; who is blocked already stays so. */
    public void add(String person, String other, Block block) {
        access.change("INSERT INTO person_block (id, person, blocked, name, made) VALUES (?, ?, ?, ?, ?) "
                + "ON CONFLICT (person, blocked) DO NOTHING", block.id(), person, other, block.name(),
                block.made().toEpochMilli());
        look();
    }

    /** Ends a block of a person; whether there was one. */
    public boolean end(String person, String id) {
        boolean ended = access.change("DELETE FROM person_block WHERE person = ? AND id = ?", person, id) == 1;
        look();
        return ended;
    }

    /** What one person has blocked, and who has blocked them, goes to another. */
    static void give(Handle handle, String from, String into) {
        handle.execute("DELETE FROM person_block WHERE (person = ? AND blocked = ?) OR (person = ? AND blocked = ?)",
                from, into, into, from);
        handle.execute("UPDATE person_block SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM person_block "
                + "own WHERE own.person = ? AND own.blocked = person_block.blocked)", into, from, into);
        handle.execute("UPDATE person_block SET blocked = ? WHERE blocked = ? AND NOT EXISTS (SELECT 1 FROM "
                + "person_block own WHERE own.blocked = ? AND own.person = person_block.person)", into, from, into);
        forget(handle, from);
    }

    /** Who goes blocks nobody, and their name is on no list. */
    static void forget(Handle handle, String person) {
        handle.execute("DELETE FROM person_block WHERE person = ? OR blocked = ?", person, person);
    }
}
