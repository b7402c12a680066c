package althing.app;

import java.lang.Runtime.Version;
import java.util.Optional;

/** The JDK that the program needs. Earlier ones of the same release can spoil arrays that native code holds (JDK-8377811). */
final class NeededJdk {

    private static final Version LEAST = Version.parse("25.0.3");

    private NeededJdk() {
    }

    /** What is wrong with a JDK, in a sentence; nothing if it will do. */
    static Optional<String> problem(Version found) {
        return found.compareToIgnoreOptional(LEAST) >= 0
                ? Optional.empty()
                : Optional.of(
                        "Althing needs a JDK " + LEAST + " or later, because earlier ones can spoil data in memory, "
                                + "and this is " + found + ": update it (https://adoptium.net).");
    }
}
