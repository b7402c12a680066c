package althing.server.table;

import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/** What people and bots are called. */
public final class Names {

    /** The most characters of a name. */
    public static final int LONGEST = 40;

    private static final List<String> NORSE = List.of("Astrid", "Bjørn", "Eirik", "Freydis", "Gunnar", "Helga", "Ivar",
            "Liv", "Orm", "Ragnhild", "Sigrid", "Torstein");

    private Names() {
    }

    /** A name without control characters and needless spaces; empty if nothing is left. */
    public static String clean(@Nullable String given) {
        String name = given == null
                ? ""
                : given.replaceAll("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}]+", " ")
                        .replaceAll("\\s+", " ").strip();
        if (name.codePointCount(0, name.length()) > LONGEST) {
            throw new Denial(422, "name-too-long", "A name has at most " + LONGEST + " characters.");
        }
        return name;
    }

    /** A name from a file, cut to what fits. */
    static String shortened(String name) {
        int end = name.offsetByCodePoints(0, Math.min(LONGEST, name.codePointCount(0, name.length())));
        return clean(name.substring(0, end));
    }

    /** A name that nobody at the table has. */
    public static String unlike(Set<String> others) {
        return NORSE.stream().filter(name -> !others.contains(name)).findFirst().orElse("Viking");
    }
}
