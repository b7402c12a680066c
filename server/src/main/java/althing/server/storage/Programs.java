package althing.server.storage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import org.jdbi.v3.core.Handle;

/**
 * Whose programs are whose. A program is a person of its own at the tables, named after its token; who answers for it is the
 * owner of that, also when the token was ended. Thread safe.
 */
public final class Programs {

    private static final int DIGITS = 48;
    private static final int MOST_REMEMBERED = 50_000;
    /** The programs of a person, as a question of SQL. */
    static final String OF_A_PERSON = "SELECT '" + StoredTable.PROGRAM + "' || substr(hash, 1, " + DIGITS
            + ") FROM person_key WHERE person = ? AND kind = 'token'";

    private final Map<String, String> owners = new ConcurrentHashMap<>();
    private final Access access;

    Programs(Access access) {
        this.access = access;
    }

    /** The program that comes by the token of a hash. */
    public static String named(String hash) {
        return StoredTable.PROGRAM + hash.substring(0, DIGITS);
    }

    /** Who answers for what somebody does: the owner of a program, everybody else themselves. */
    public String owner(String person) {
        if (!person.startsWith(StoredTable.PROGRAM)) {
            return person;
        }
        if (owners.size() > MOST_REMEMBERED) {
            owners.clear();
        }
        return owners.computeIfAbsent(person, program -> find(program).orElse(program));
    }

    /** A key opens somebody else from now on; what is no token is shorter, or nobody's here. */
    public void changed(String hash) {
        if (hash.length() >= DIGITS) {
            owners.remove(named(hash));
        }
    }

    /** The range of hashes finds the one by the primary key; after the digits comes no letter beyond f. */
    private Optional<String> find(String program) {
        String digits = program.substring(StoredTable.PROGRAM.length());
        return access.read(handle -> handle.select("SELECT person FROM person_key WHERE hash >= ? AND hash < ? "
                + "AND kind = 'token'", digits, digits + "g").mapTo(String.class).findFirst())
                .filter(owner -> !owner.equals(Unions.NOBODY));
    }

    /** All programs that a person has ever had, and what they are called; of those whose token was ended nothing is known but that. */
    public Map<String, String> of(String person) {
        return access.read(handle -> handle.select("SELECT hash, label FROM person_key WHERE person = ? "
                + "AND kind = 'token' ORDER BY made, hash", person)
                .map((rows, _) -> Map.entry(named(rows.getString("hash")), rows.getString("label"))).stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, _) -> one,
                        LinkedHashMap::new)));
    }

    /** All programs that a person has ever had. */
    static List<String> of(Handle handle, String person) {
        return handle.select(OF_A_PERSON, person).mapTo(String.class).list();
    }
}
