package althing.odin.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import althing.engine.BadInput;

/**
 * What an action space does, as the data file writes it: alternatives, each a row of deeds. Deeds are numbered through all
 * programs, those of one alternative one after another, so that the agenda can name them.
 */
public final class Program {

    private static final List<Program> ALL = new ArrayList<>();
    /** All deeds, for each the number after the last one of its alternative, its space and its program. */
    private static Deed[] deeds = {};
    private static int[] endOf = {};
    private static int[] spaceOf = {};
    private static int[] programOf = {};
    private static boolean[] required = {};
    /** For deeds that a card offers instead of the action of a space, that space. */
    private static int[] insteadOf = {};

    public final int index;
    /** The space whose action it is, or nothing; and the id of the space or card. */
    public final int space;
    public final String owner;
    /** Whether it may be declined. */
    public final boolean optional;
    /** The card whose effect it is, or nothing; whether it only gives, without a question. */
    public final int card;
    public final boolean gift;
    /** Whether it is possible whatever the seat has. */
    public final boolean certain;
    /** The first deed of each alternative, and the end after the last one of it. */
    private final int[] starts;
    private final int[] ends;
    private final String[] alternatives;

    private Program(String text, int space, String owner) {
        index = ALL.size();
        this.space = space;
        this.owner = owner;
        optional = text.startsWith("? ");
        card = space >= 0 ? Items.NONE : Card.known("effects", owner).index();
        alternatives = text.substring(optional ? 2 : 0).split(" \\| ", -1);
        starts = new int[alternatives.length];
        ends = new int[alternatives.length];
        for (int i = 0; i < alternatives.length; i++) {
            starts[i] = deeds.length;
            add(words(i).stream().map(Program::deed).toArray(Deed[]::new));
            ends[i] = deeds.length;
        }
        certain = IntStream.range(0, starts.length).anyMatch(this::isCertain);
        gift = !optional && starts.length == 1
                && Arrays.stream(deeds, starts[0], ends[0]).allMatch(Program::gives);
    }

    /** Numbers the deeds of an alternative. */
    private void add(Deed[] more) {
        int start = deeds.length;
        int end = start + more.length;
        deeds = Arrays.copyOf(deeds, end);
        System.arraycopy(more, 0, deeds, start, more.length);
        endOf = Arrays.copyOf(endOf, end);
        Arrays.fill(endOf, start, end, end);
        spaceOf = Arrays.copyOf(spaceOf, end);
        Arrays.fill(spaceOf, start, end, space);
        programOf = Arrays.copyOf(programOf, end);
        Arrays.fill(programOf, start, end, index);
        insteadOf = Arrays.copyOf(insteadOf, end);
        Arrays.fill(insteadOf, start, end, Items.NONE);
        required = Arrays.copyOf(required, end);
        for (int deed = start; deed < end; deed++) {
            required[deed] = deeds[deed].isRequired();
        }
    }

    /** Whether an alternative can be done by everybody at any time. */
    private boolean isCertain(int alternative) {
        boolean any = false;
        boolean all = true;
        for (int deed = starts[alternative]; deed < ends[alternative]; deed++) {
            any |= deeds[deed].isCertain();
            all &= deeds[deed].isCertain() || !required[deed];
        }
        return any && all;
    }

    private static boolean gives(Deed deed) {
        return deed instanceof Deed.Trade trade && trade.pay().isEmpty();
    }

    /** Reads a program and numbers its deeds. Programs are read once, when the components are loaded. */
    public static Program parse(String place, String text, int space, String owner) {
        try {
            Program program = new Program(text, space, owner);
            ALL.add(program);
            return program;
        } catch (BadInput e) {
            throw new BadInput(place + ": " + e.getMessage());
        }
    }

    /** What the data file says of each deed of an alternative. */
    public List<String> words(int alternative) {
        return List.of(alternatives[alternative].strip().split(" +", -1));
    }

    /** Says that it is offered instead of the action of a space. */
    public void offerInsteadOf(int space) {
        Arrays.fill(insteadOf, starts[0], ends[ends.length - 1], space);
    }

    public int alternatives() {
        return starts.length;
    }

    public int start(int alternative) {
        return starts[alternative];
    }

    public int end(int alternative) {
        return ends[alternative];
    }

    public static Program get(int index) {
        return ALL.get(index);
    }

    public static List<Program> all() {
        return List.copyOf(ALL);
    }

    /** The space that a deed belongs to, or nothing for a card's. */
    public static int spaceOf(int deed) {
        return spaceOf[deed];
    }

    /** The index of the program that a deed belongs to. */
    public static int programOf(int deed) {
        return programOf[deed];
    }

    /** The space instead of whose action a card offers a deed, or nothing. */
    public static int insteadOf(int deed) {
        return insteadOf[deed];
    }

    /** How many deeds there are in all programs. */
    public static int count() {
        return deeds.length;
    }

    public static Deed deed(int number) {
        return deeds[number];
    }

    /** Whether the alternative of a deed cannot be done without it. */
    public static boolean isRequired(int deed) {
        return required[deed];
    }

    /** The number after the last deed of the alternative that a deed belongs to. */
    public static int endOf(int number) {
        return endOf[number];
    }

    private static Deed deed(String word) {
        if (word.contains(">")) {
            boolean optional = word.startsWith("?");
            int arrow = word.indexOf('>');
            return new Deed.Trade(Amounts.parse(word.substring(optional ? 1 : 0, arrow)),
                    Amounts.parse(word.substring(arrow + 1)), optional);
        }
        if (word.contains("/")) {
            String[] parts = word.split("/", -1);
            return parts[1].equals("seat")
                    ? new Deed.PerSeat(Items.named(parts[0]))
                    : new Deed.PerAnimal(Items.named(parts[0]), Items.named(parts[1]));
        }
        if (word.contains("&")) {
            String[] parts = word.split("&", -1);
            Amounts gain = Amounts.parse(parts[0]);
            return new Deed.IfAnimal(gain.items()[0], gain.counts()[0], Items.named(parts[1]));
        }
        String[] parts = word.split(":", -1);
        return deed(parts[0], parts.length > 1 ? parts[1] : "");
    }

    private static Deed deed(String name, String figure) {
        return switch (name) {
            case "mountain" -> new Deed.Mountain(parts(figure), false);
            case "quarry" -> new Deed.Mountain(List.of(1), true);
            case "upgrade" -> upgrade(figure);
            case "double" -> new Deed.Upgrade(number(figure), 2, 0, false, false);
            case "triple" -> new Deed.Upgrade(number(figure), 3, 0, false, false);
            case "same" -> new Deed.Upgrade(number(figure), 1, 0, true, false);
            case "must-upgrade" -> new Deed.Upgrade(number(figure), 1, 0, false, true);
            case "turn" -> new Deed.Turn(number(figure));
            case "rage" -> new Deed.Rage(number(figure));
            case "bonus" -> new Deed.Bonus(figure.equals("house"));
            case "settle" -> new Deed.Settle(Items.named(figure));
            case "hunt" -> new Deed.Roll(Throw.HUNT, 0);
            case "snare" -> new Deed.Roll(Throw.SNARE, 0);
            case "whale" -> new Deed.Roll(Throw.WHALE, number(figure));
            case "raid" -> new Deed.Roll(Throw.RAID, 0);
            case "pillage" -> new Deed.Roll(Throw.PILLAGE, 0);
            case "sale" -> new Deed.Sale(number(figure));
            case "play" -> new Deed.Play(number(figure));
            case "explore" -> new Deed.Explore(islands(figure));
            case "overseas", "forge", "emigrate", "rebuild", "feast", "breed", "homecoming", "follow", "steward",
                    "courier", "innkeeper", "more", "recall", "back", "late", "sow", "reap",
                    "guarded-emigration" ->
                Deed.Simple.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
            default -> throw new BadInput("nothing is called '" + name + "' in an action.");
        };
    }

    /** A number of goods, perhaps only of the kinds named after an @. */
    private static Deed upgrade(String figure) {
        String[] parts = figure.split("@", -1);
        int only = 0;
        for (int good : parts.length > 1 ? Amounts.parse(parts[1]).items() : new int[0]) {
            only |= 1 << good;
        }
        return new Deed.Upgrade(number(parts[0]), 1, only, false, false);
    }

    private static int number(String figure) {
        if (!figure.matches("\\d{1,2}")) {
            throw new BadInput("'" + figure + "' is no number of things.");
        }
        return Integer.parseInt(figure);
    }

    private static List<Integer> parts(String figure) {
        return Arrays.stream(figure.split("\\+", -1)).map(Program::number).toList();
    }

    private static int islands(String figure) {
        return Arrays.stream(figure.split("\\+", -1)).mapToInt(name -> 1 << Plan.named(name).index)
                .reduce(0, (all, one) -> all | one);
    }
}
