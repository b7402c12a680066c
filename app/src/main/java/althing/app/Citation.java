package althing.app;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a line cites a rule: by its id, or by the first and the last of several, as in {@code VIK-6.8 to VIK-6.10}. */
final class Citation {

    private final Pattern id;
    private final Pattern section;
    private final Pattern range;
    private final int number;

    Citation(String rule) {
        int point = rule.lastIndexOf('.');
        String prefix = "(?<![\\w.-])" + Pattern.quote(rule.substring(0, point + 1));
        id = Pattern.compile(prefix + Pattern.quote(rule.substring(point + 1)) + "(?![\\w-]|[.]\\w)");
        section = Pattern.compile(prefix + "\\d");
        range = Pattern.compile(prefix + "(\\d+) to " + prefix + "(\\d+)");
        number = Integer.parseInt(rule.substring(point + 1).replaceAll("\\D", ""));
    }

    boolean isIn(String line) {
        return id.matcher(line).find() || isInRange(line);
    }

    /** Whether a line cites a rule of the same section. */
    boolean isOfSectionIn(String line) {
        return section.matcher(line).find();
    }

    private boolean isInRange(String line) {
        Matcher several = range.matcher(line);
        while (several.find()) {
            if (Integer.parseInt(several.group(1)) <= number && number <= Integer.parseInt(several.group(2))) {
                return true;
            }
        }
        return false;
    }
}
