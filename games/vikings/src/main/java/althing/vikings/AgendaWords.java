package althing.vikings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import althing.engine.Agenda;
import althing.engine.BadInput;

/** The decisions on an agenda in words: {@code 1 settle noble 2}, {@code 0 trip each scout goldsmith}. */
final class AgendaWords {

    private AgendaWords() {
    }

    static String write(int entry) {
        Agenda one = new Agenda(2);
        one.push(entry & 0xFF, entry >> 8 & 0xF, entry >> 12);
        Decision decision = Decision.ALL[one.kind()];
        return one.seat() + " " + decision.code() + number(decision, one.number());
    }

    private static String number(Decision decision, int number) {
        return switch (decision) {
            case SETTLE -> " " + Names.ROWS.get(Settling.row(number)).code() + " " + (Settling.column(number) + 1);
            case SWAP -> " " + Names.SPECIALS.get(number).code();
            case TRIP -> trip(Trip.trade(number), Trip.carried(number));
            default -> "";
        };
    }

    private static String trip(int trade, int carried) {
        if (trade != Trip.EACH) {
            return " " + Names.VIKINGS.get(trade).code() + " " + carried;
        }
        return " each" + Names.VIKINGS.stream().filter(viking -> (carried >> viking.ordinal() & 1) != 0)
                .map(viking -> " " + viking.code()).collect(Collectors.joining());
    }

    /** Reads one entry and pushes it. */
    static void read(String words, int seats, Agenda onto) {
        List<String> parts = Arrays.asList(words.split(" ", -1));
        if (parts.size() < 2 || !parts.getFirst().matches("[0-3]") || Integer.parseInt(parts.getFirst()) >= seats) {
            throw unreadable(words);
        }
        Decision decision = Arrays.stream(Decision.ALL).filter(each -> each.code().equals(parts.get(1))).findFirst()
                .orElseThrow(() -> unreadable(words));
        onto.push(decision.ordinal(), Integer.parseInt(parts.getFirst()),
                number(decision, parts.subList(2, parts.size()), words));
    }

    private static int number(Decision decision, List<String> facts, String words) {
        return switch (decision) {
            case SETTLE -> settle(facts, words);
            case SWAP -> swap(facts, words);
            case TRIP -> trip(facts, words);
            default -> {
                if (!facts.isEmpty()) {
                    throw unreadable(words);
                }
                yield 0;
            }
        };
    }

    private static int settle(List<String> facts, String words) {
        if (facts.size() != 2 || !facts.get(1).matches("[1-9]\\d?")
                || Integer.parseInt(facts.get(1)) > Components.COLUMNS) {
            throw unreadable(words);
        }
        return Settling.cell(constant(Row.class, facts.getFirst(), words).ordinal(),
                Integer.parseInt(facts.get(1)) - 1);
    }

    private static int swap(List<String> facts, String words) {
        Special special = constant(Special.class, facts.size() == 1 ? facts.getFirst() : "", words);
        if (!special.isBuilding()) {
            throw unreadable(words);
        }
        return special.ordinal();
    }

    private static int trip(List<String> facts, String words) {
        if (facts.isEmpty()) {
            throw unreadable(words);
        }
        if (facts.getFirst().equals("each")) {
            int carried = 0;
            for (String fact : facts.subList(1, facts.size())) {
                carried |= 1 << trade(fact, words);
            }
            return Trip.number(Trip.EACH, carried);
        }
        if (facts.size() != 2 || !facts.get(1).matches("\\d{1,2}")) {
            throw unreadable(words);
        }
        return Trip.number(trade(facts.getFirst(), words), Integer.parseInt(facts.get(1)));
    }

    /** A trade that can be carried. */
    private static int trade(String word, String words) {
        Viking viking = constant(Viking.class, word, words);
        if (viking == Viking.BOATMAN) {
            throw unreadable(words);
        }
        return viking.ordinal();
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String word, String words) {
        return Arrays.stream(type.getEnumConstants())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(word)).findFirst()
                .orElseThrow(() -> unreadable(words));
    }

    private static BadInput unreadable(String words) {
        return new BadInput("agenda: '" + words + "' is no decision; one looks like '0 buy' or '1 settle noble 2'.");
    }
}
