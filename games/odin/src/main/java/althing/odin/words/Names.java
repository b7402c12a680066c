package althing.odin.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.engine.Phrase.NameFact;
import althing.odin.box.Amounts;
import althing.odin.box.Card;
import althing.odin.box.Deed;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.box.Throw;

/** Things of the game as they are called in texts. */
public final class Names {

    private static final NameFact[] ITEMS = names(Items.OCCUPATION + 1, item -> "item." + Items.id(item));
    private static final NameFact[] SPACES = names(Space.COUNT, space -> "space." + Space.get(space).id);
    private static final NameFact[] PLANS = names(Plan.ALL.size(), plan -> "board." + Plan.ALL.get(plan).id);
    private static final NameFact[] STRIPS = names(Strip.COUNT, strip -> "strip." + Strip.id(strip));
    private static final NameFact[] CARDS = names(Card.COUNT, card -> "card." + Card.get(card).id());

    private Names() {
    }

    private static NameFact[] names(int count, IntFunction<String> key) {
        return IntStream.range(0, count).mapToObj(key).map(Phrase::name).toArray(NameFact[]::new);
    }

    /** The name of a constant in the keys of texts. */
    public static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static NameFact item(int item) {
        return ITEMS[item];
    }

    public static NameFact space(int space) {
        return SPACES[space];
    }

    /** A space with its number of vikings, where its name alone might mean its neighbour. */
    public static Phrase spaceWithVikings(int space) {
        return Phrase.of("space.with-vikings", "space", space(space), "vikings", Space.get(space).column);
    }

    public static NameFact plan(Plan plan) {
        return PLANS[plan.index];
    }

    /** A mountain strip by the name of its mountain. */
    public static NameFact strip(int strip) {
        return STRIPS[strip];
    }

    public static NameFact card(int card) {
        return CARDS[card];
    }

    /** The space or the card that a program belongs to. */
    public static NameFact owner(Program program) {
        return program.space >= 0 ? space(program.space) : card(program.card);
    }

    /** A board by its name; houses of a kind are told apart by a number. */
    public static Phrase slot(int slot) {
        int board = slot % Estate.BOARDS;
        Plan plan = Estate.plan(board, slot >= Estate.BOARDS);
        return board < Estate.FIRST_SHED
                ? Phrase.of("board.named", "name", plan(plan))
                : Phrase.of("board.numbered", "name", plan(plan), "number", board - Estate.first(plan) + 1);
    }

    static Phrase amount(int count, int item) {
        return Phrase.of("amount", "count", count, "item", item(item));
    }

    public static List<Phrase> amounts(Amounts amounts) {
        return IntStream.range(0, amounts.size()).mapToObj(i -> amount(amounts.counts()[i], amounts.items()[i]))
                .toList();
    }

    public static List<NameFact> items(Amounts amounts) {
        return Arrays.stream(amounts.items()).mapToObj(Names::item).toList();
    }

    /** So many items of a strip, from the leftmost of those that were left. */
    public static List<Phrase> items(int strip, int left, int count) {
        int[] item = IntStream.range(0, count).map(i -> Strip.item(strip, left - i)).toArray();
        return IntStream.of(item).distinct().mapToObj(kind -> amount(
                IntStream.range(0, count).filter(i -> item[i] == kind).map(i -> Strip.amount(strip, left - i)).sum(),
                kind)).toList();
    }

    public static List<NameFact> harvest(int most) {
        return IntStream.range(0, Items.GOODS)
                .filter(good -> Items.HARVEST[good] > 0 && Items.HARVEST[good] <= most).mapToObj(Names::item)
                .toList();
    }

    /** What was served on a banquet table. */
    public static List<NameFact> served(byte[] table) {
        return IntStream.range(0, table.length).filter(square -> table[square] > 0)
                .mapToObj(square -> item(table[square] - 1)).toList();
    }

    /** A way to do an action: named for spaces, told by its first part for cards. */
    public static Phrase alternative(Program program, int alternative) {
        if (program.space >= 0) {
            return Phrase.of("choice." + program.owner + "." + (alternative + 1));
        }
        return switch (Program.deed(program.start(alternative))) {
            case Deed.Trade trade when trade.gain().isEmpty() -> bought(program, alternative, trade.pay());
            case Deed.Trade trade when trade.pay().isEmpty() -> Phrase.of("move.gain", "gain", amounts(trade.gain()));
            case Deed.Trade trade -> trade(trade);
            case Deed.Mountain mountain -> Phrase.of("prompt.mountain", "count", mountain.parts().getFirst());
            default -> Phrase.of("move.use-it");
        };
    }

    public static Phrase trade(Deed.Trade trade) {
        return Phrase.of("move.trade", "pay", amounts(trade.pay()), "gain", amounts(trade.gain()));
    }

    /** What a payment is for: the first part after it that says so. */
    private static Phrase bought(Program program, int alternative, Amounts pay) {
        return IntStream.range(program.start(alternative) + 1, program.end(alternative)).mapToObj(Program::deed)
                .flatMap(deed -> bought(deed, amounts(pay)).stream()).findFirst()
                .orElseGet(() -> Phrase.of("move.use-it"));
    }

    private static List<Phrase> bought(Deed deed, List<Phrase> pay) {
        return switch (deed) {
            case Deed.Play _ -> List.of(Phrase.of("move.pay-to-play", "pay", pay));
            case Deed.Upgrade upgrade ->
                List.of(Phrase.of("move.pay-to-upgrade", "pay", pay, "count", upgrade.count()));
            case Deed.Roll roll -> List.of(Phrase.of("move.pay-to-roll", "pay", pay, "action", die(roll.kind())));
            case Deed.Trade trade -> List.of(Phrase.of("move.trade", "pay", pay, "gain", amounts(trade.gain())));
            case Deed.Simple.BACK -> List.of(Phrase.of("move.pay-to-return", "pay", pay));
            default -> List.of();
        };
    }

    /** A die action. */
    public static NameFact die(Throw kind) {
        return Phrase.name("throw." + code(kind));
    }
}
