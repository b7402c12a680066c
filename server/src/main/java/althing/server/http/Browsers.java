package althing.server.http;

import java.util.Map;
import java.util.LinkedHashMap;

import org.jspecify.annotations.Nullable;

/** Tells by what browsers say of themselves which they are: enough to know one's own devices again, and no more. */
final class Browsers {

    /** What stands there, and what it is; the first that fits, because all claim to be others too. */
    private static final Map<String, String> PROGRAMS = inOrder("Firefox/", "Firefox", "Edg/", "Edge", "OPR/", "Opera",
            "Chrome/", "Chrome", "Safari/", "Safari");
    private static final Map<String, String> SYSTEMS = inOrder("Android", "Android", "iPhone", "iPhone", "iPad",
            "iPad", "Windows", "Windows", "Mac OS X", "macOS", "CrOS", "ChromeOS", "Linux", "Linux");

    private Browsers() {
    }

    static String label(@Nullable String agent) {
        String said = agent == null ? "" : agent;
        String program = first(PROGRAMS, said);
        String system = first(SYSTEMS, said);
        return program.isEmpty() || system.isEmpty() ? program + system : program + " · " + system;
    }

    private static String first(Map<String, String> all, String said) {
        return all.entrySet().stream().filter(each -> said.contains(each.getKey())).map(Map.Entry::getValue)
                .findFirst().orElse("");
    }

    private static Map<String, String> inOrder(String... pairs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
