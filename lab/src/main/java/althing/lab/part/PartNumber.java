package althing.lab.part;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.BadInput;

/**
 * Which part of how many: {@code 3/10}.
 *
 * @param number from 0
 */
public record PartNumber(long number, long parts) {

    /** Everything in one part. */
    public static final PartNumber WHOLE = new PartNumber(0, 1);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,18})/(\\d{1,18})");
    private static final String PARTS = "ALTHING_PARTS";
    private static final String KUBERNETES = "JOB_COMPLETION_INDEX";
    private static final String SLURM = "SLURM_ARRAY_TASK_ID";

    public PartNumber {
        if (number >= parts) {
            throw new BadInput("There is no part " + number + " of " + parts + "; they are numbered from 0.");
        }
    }

    public static PartNumber parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            throw new BadInput("A part is written 3/10, numbered from 0, not '" + text + "'.");
        }
        return new PartNumber(Long.parseLong(written.group(1)), Long.parseLong(written.group(2)));
    }

    /**
     * What SLURM or Kubernetes has given a process of a job array, if it is one. How many parts there are is said by
     * ALTHING_PARTS; SLURM says it too, but of a part of an array that is started again it says less.
     */
    public static Optional<PartNumber> in(Map<String, String> environment) {
        for (String name : new String[]{SLURM, KUBERNETES}) {
            if (environment.containsKey(name)) {
                return Optional.of(parse(environment.get(name) + "/" + parts(environment, name)));
            }
        }
        return Optional.empty();
    }

    private static String parts(Map<String, String> environment, String name) {
        String parts = environment.get(PARTS);
        if (parts != null) {
            return parts;
        }
        if (name.equals(SLURM) && isWholeArray(environment)) {
            return environment.getOrDefault("SLURM_ARRAY_TASK_COUNT", "");
        }
        throw new BadInput(name + " says which part this is, but not of how many: set " + PARTS + ", or give --part "
                + environment.get(name) + "/N.");
    }

    /** Whether the array goes from 0 without a gap, so that its size is the number of parts. */
    private static boolean isWholeArray(Map<String, String> environment) {
        String most = environment.getOrDefault("SLURM_ARRAY_TASK_MAX", "");
        return environment.getOrDefault("SLURM_ARRAY_TASK_MIN", "").equals("0") && most.matches("\\d{1,9}")
                && environment.getOrDefault("SLURM_ARRAY_TASK_COUNT", "")
                        .equals(String.valueOf(Long.parseLong(most) + 1));
    }

    @Override
    public String toString() {
        return number + "/" + parts;
    }
}
