package althing.testkit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.SplitMix;

/** Spoils records line by line; most get a check sum that fits again, so that what lies behind it is met. */
final class RecordMutator {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final SplitMix random;
    private final List<String> lines;

    private RecordMutator(String text, SplitMix random) {
        this.random = random;
        lines = new ArrayList<>(text.lines().toList());
    }

    /** A spoilt copy of a record; the same random source gives the same. */
    static Mutation mutated(String text, SplitMix random) {
        return new RecordMutator(text, random).mutated();
    }

    private Mutation mutated() {
        int at = random.nextInt(8) == 0 ? random.nextInt(6) : random.nextInt(lines.size());
        String before = lines.get(at);
        switch (random.nextInt(7)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, before);
            case 2 -> Collections.swap(lines, at, random.nextInt(lines.size()));
            case 3 -> lines.set(at, otherSeat(before));
            case 4 -> lines.set(at, otherNumber(before));
            case 5 -> lines.set(at, otherWord(before));
            default -> lines.subList(at, lines.size() - 1).clear();
        }
        String what = "line " + (at + 1) + ": " + before + " became " + (at < lines.size() ? lines.get(at) : "nothing");
        return new Mutation(what, random.nextInt(8) == 0 ? String.join("\n", lines) + "\n" : summed());
    }

    private String otherSeat(String line) {
        return line.replaceFirst("^\\d+", Integer.toString(random.nextInt(6)));
    }

    private String otherNumber(String line) {
        Matcher number = NUMBER.matcher(line);
        List<Integer> starts = new ArrayList<>(number.results().map(found -> found.start()).toList());
        if (starts.isEmpty()) {
            return line + " " + random.nextInt(10);
        }
        int start = starts.get(random.nextInt(starts.size()));
        String other = switch (random.nextInt(4)) {
            case 0 -> "99999999999";
            case 1 -> "-1";
            default -> Integer.toString(random.nextInt(13));
        };
        return line.substring(0, start) + NUMBER.matcher(line.substring(start)).replaceFirst(other);
    }

    /** A word of the line in exchange for one of another line. */
    private String otherWord(String line) {
        String[] words = line.split(" ", -1);
        String[] others = lines.get(random.nextInt(lines.size())).split(" ", -1);
        words[random.nextInt(words.length)] = others[random.nextInt(others.length)];
        return String.join(" ", words);
    }

    /** The text with the count of moves and the check sum as they should be. */
    private String summed() {
        int moves = lines.indexOf("moves");
        String last = lines.isEmpty() ? "" : lines.getLast();
        if (moves < 0 || !last.startsWith("end ")) {
            return String.join("\n", lines) + "\n";
        }
        lines.set(lines.size() - 1, last.replaceFirst("end -?\\d+", "end " + (lines.size() - moves - 2))
                .replaceFirst(" check .*", ""));
        String checked = String.join("\n", lines);
        return checked + " check " + check(checked) + "\n";
    }

    private static String check(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }
}
