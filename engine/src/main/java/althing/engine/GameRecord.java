package althing.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as data: the setup with its rules version, who sat where, the moves in order. Replays bit for bit.
 *
 * <p>Its text is the open format {@code .althing}, described in {@code docs/formats.md}:
 *
 * <pre>
 * althing 1
 * setup vikings(seats=2)#5f2c
 * rules 1
 * seat 0 Ingrid
 * seat 1 greedy
 * moves
 * 0 buy 3
 * 0 place noble 1
 * end 2 points 0 0 check 1c9f0e3a55d2b871
 * </pre>
 *
 * @param deal  where the seed came from, if that is told
 * @param names who sat on each seat; a name is free text on one line
 */
public record GameRecord(Setup setup, Optional<Deal> deal, List<String> names, List<Played> moves) {

    private static final String FORMAT = "althing 1";
    private static final int DIGITS_OF_A_CHECK = 16;

    /** One move of one seat. */
    public record Played(int seat, Move move) {}

    public GameRecord {
        names = List.copyOf(names);
        moves = List.copyOf(moves);
        if (setup.seed().isEmpty()) {
            throw new BadInput("A record needs a setup with a seed.");
        }
        if (names.size() != setup.seats()) {
            throw new BadInput(
                    "A record of " + setup.seats() + " seats needs as many names, not " + names.size() + ".");
        }
    }

    /** A record that does not tell where its seed came from. */
    public GameRecord(Setup setup, List<String> names, List<Played> moves) {
        this(setup, Optional.empty(), names, moves);
    }

    /** The position after the first {@code count} moves; {@link BadInput} says which move breaks a rule. */
    public Position replay(int count) {
        Position position = setup.start();
        for (int i = 0; i < count; i++) {
            Played played = moves.get(i);
            int number = i + 1;
            if (!position.isPending(played.seat())) {
                throw new BadInput("Move %d (%d %s): seat %d is not asked to decide here.".formatted(number,
                        played.seat(), played.move().code(), played.seat()));
            }
            position.why(played.seat(), played.move()).ifPresent(refusal -> {
                throw new BadInput("Move %d (%d %s) breaks %s.".formatted(number, played.seat(),
                        played.move().code(), refusal.rule()));
            });
            position.play(played.seat(), played.move());
        }
        return position;
    }

    public Position replay() {
        return replay(moves.size());
    }

    /** The record as the text of an {@code .althing} file. */
    public String text() {
        StringBuilder text = new StringBuilder(FORMAT).append('\n')
                .append("setup ").append(setup.lineWithoutRules()).append('\n')
                .append("rules ").append(setup.rules()).append('\n');
        deal.ifPresent(told -> text.append("deal ").append(told.line()).append('\n'));
        for (int seat = 0; seat < names.size(); seat++) {
            text.append("seat ").append(seat).append(' ').append(oneLine(names.get(seat))).append('\n');
        }
        text.append("moves\n");
        for (Played played : moves) {
            text.append(played.seat()).append(' ').append(played.move().code()).append('\n');
        }
        Position last = replay();
        text.append("end ").append(moves.size()).append(" points");
        for (int seat = 0; seat < setup.seats(); seat++) {
            text.append(' ').append(last.points(seat));
        }
        String checked = text.toString();
        return checked + " check " + check(checked) + "\n";
    }

    /**
     * Reads and verifies the text of an {@code .althing} file: form, check sum, rules version, every move, the result.
     * {@link BadInput} says what is wrong and in which line.
     */
    public static GameRecord parse(String text) {
        return new RecordReader(text).read();
    }

    /** The first 16 hexadecimal digits of the SHA-256 of the text before the check sum. */
    static String check(String text) {
        return Fingerprint.of(text).substring(0, DIGITS_OF_A_CHECK);
    }

    static String format() {
        return FORMAT;
    }

    private static String oneLine(String name) {
        String line = name.replaceAll("\\s+", " ").strip();
        return line.isEmpty() ? "-" : line;
    }

    /** A record under way, to which moves are added. */
    public GameRecord with(int seat, Move move) {
        List<Played> more = new ArrayList<>(moves);
        more.add(new Played(seat, move));
        return new GameRecord(setup, deal, names, more);
    }
}
