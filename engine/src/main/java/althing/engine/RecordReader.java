package althing.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.GameRecord.Played;

/** Reads one {@code .althing} text line by line and says exactly what is wrong with it. */
final class RecordReader {

    private static final Pattern END = Pattern.compile("end (\\d{1,6}) points((?: -?\\d{1,6})*) check ([0-9a-f]{16})");
    private static final Pattern MOVE = Pattern.compile("(\\d{1,2}) (\\S.*)");

    private final String text;
    private final List<String> lines;
    private int at;

    RecordReader(String text) {
        this.text = text.replace("\r\n", "\n");
        this.lines = this.text.lines().toList();
    }

    GameRecord read() {
        if (lines.isEmpty() || !lines.getFirst().startsWith("althing ")) {
            throw new BadInput("This is no .althing record: its first line is not '" + GameRecord.format() + "'.");
        }
        if (!next().equals(GameRecord.format())) {
            throw new BadInput("Line 1: the format '" + lines.getFirst() + "' is newer than this program reads ('"
                    + GameRecord.format() + "').");
        }
        Setup setup = setup();
        Optional<Deal> deal = deal(setup);
        List<String> names = names(setup);
        field("moves");
        List<Played> moves = moves(setup);
        GameRecord record = new GameRecord(setup, deal, names, moves);
        verify(record);
        return record;
    }

    /** The setup under its rules. They come first: of a record from a newer program their version is what one must know. */
    private Setup setup() {
        String line = field("setup");
        Game game = inLine(() -> Setup.gameOf(line));
        int version = version(game);
        at--;
        Setup setup = inLine(() -> Setup.parse(line, version));
        if (setup.seed().isEmpty()) {
            throw here("the setup has no seed");
        }
        at++;
        return setup;
    }

    private int version(Game game) {
        String version = field("rules");
        if (!version.matches("[1-9]\\d{0,5}")) {
            throw here("'" + version + "' is no rules version");
        }
        return inLine(() -> Setup.known(game, Integer.parseInt(version)));
    }

    /** Where the seed came from, if a line tells it. Whether it is true is asked by {@link Deal#explains}. */
    private Optional<Deal> deal(Setup setup) {
        if (at >= lines.size() || !lines.get(at).startsWith("deal ")) {
            return Optional.empty();
        }
        String line = field("deal");
        Deal deal = inLine(() -> Deal.parse(line));
        if (deal.lots().stream().anyMatch(lot -> lot.seat() >= setup.seats())) {
            throw here("a lot is of a seat that this table has not");
        }
        return Optional.of(deal);
    }

    private List<String> names(Setup setup) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            names.add(field("seat " + seat));
        }
        return names;
    }

    private List<Played> moves(Setup setup) {
        List<Played> moves = new ArrayList<>();
        while (at < lines.size() && !lines.get(at).startsWith("end ")) {
            Matcher line = MOVE.matcher(next());
            if (!line.matches() || Integer.parseInt(line.group(1)) >= setup.seats()) {
                throw here("'" + lines.get(at - 1) + "' is not a seat and a move");
            }
            Move move = inLine(() -> setup.game().move(line.group(2)));
            moves.add(new Played(Integer.parseInt(line.group(1)), move));
        }
        return moves;
    }

    private void verify(GameRecord record) {
        if (at >= lines.size()) {
            throw new BadInput("The record is cut off after line " + lines.size() + ": its 'end' line is missing.");
        }
        Matcher end = END.matcher(next());
        if (!end.matches()) {
            throw here("the 'end' line is damaged");
        }
        if (at < lines.size()) {
            throw new BadInput("Line " + (at + 1) + ": there is text after the 'end' line.");
        }
        if (Integer.parseInt(end.group(1)) != record.moves().size()) {
            throw here("the record says it has " + end.group(1) + " moves, but it has " + record.moves().size());
        }
        String checked = text.substring(0, text.lastIndexOf(" check "));
        if (!GameRecord.check(checked).equals(end.group(3))) {
            throw here("the check sum does not fit; the record was changed after it was written");
        }
        compare(record.replay(), end.group(2));
    }

    private void compare(Position last, String points) {
        StringBuilder actual = new StringBuilder();
        for (int seat = 0; seat < last.seats(); seat++) {
            actual.append(' ').append(last.points(seat));
        }
        if (!actual.toString().equals(points)) {
            throw here("the record says points" + points + ", but its moves lead to" + actual);
        }
    }

    private String next() {
        if (at >= lines.size()) {
            throw new BadInput("The record is cut off after line " + lines.size() + ".");
        }
        return lines.get(at++);
    }

    /** The rest of the next line, which must start with this word. */
    private String field(String word) {
        String line = next();
        if (!line.equals(word) && !line.startsWith(word + " ")) {
            throw here("'" + word + "' is expected here, not '" + line + "'");
        }
        return line.substring(word.length()).strip();
    }

    private BadInput here(String problem) {
        return new BadInput("Line " + at + ": " + problem + ".");
    }

    private <T> T inLine(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            throw new BadInput("Line " + at + ": " + e.getMessage());
        }
    }
}
