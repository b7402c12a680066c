package althing.northgard.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.data.DataRow;

/** All cards, read once from {@code components.table}, in the order of their kinds; clan cards stand clan by clan. */
@SuppressWarnings("MutablePublicArray")
public final class Cards {

    public static final int NONE = -1;

    public static final List<Card> ALL = load();
    public static final int COUNT = ALL.size();
    public static final Action[][] ACTIONS = ALL.stream().map(card -> card.face().actions().toArray(Action[]::new))
            .toArray(Action[][]::new);
    public static final int[] GLORY = ALL.stream().mapToInt(card -> card.face().glory()).toArray();
    public static final boolean[] FLASH = new boolean[COUNT];
    /** The ordinal of the clan whose card it is, or {@link #NONE}. */
    public static final int[] CLAN = ALL.stream().mapToInt(card -> clan(card.face())).toArray();

    public static final int[] EARLY = indices(Card.CardKind.EARLY);
    public static final int[] ADVANCED = indices(Card.CardKind.ADVANCED);
    public static final int[] ACHIEVEMENTS = indices(Card.CardKind.ACHIEVEMENT);
    public static final int FIRST_ACHIEVEMENT = ACHIEVEMENTS[0];
    public static final int UNREST = indices(Card.CardKind.UNREST)[0];
    /** The initial card and the upgrades of each clan. */
    public static final int[] INITIAL = indices(Card.CardKind.INITIAL);
    public static final int[] UPGRADES = indices(Card.CardKind.UPGRADE);
    public static final int UPGRADES_EACH = UPGRADES.length / Clan.COUNT;

    public static final int COUNTER = only(Action.Kind.COUNTER);

    private static final Map<String, Card> BY_ID = new HashMap<>();

    static {
        for (Card card : ALL) {
            FLASH[card.index()] = card.face().flash();
            BY_ID.put(card.id(), card);
        }
    }

    private Cards() {
    }

    public static Card get(int index) {
        return ALL.get(index);
    }

    public static String id(int index) {
        return ALL.get(index).id();
    }

    public static @Nullable Card named(String id) {
        return BY_ID.get(id);
    }

    public static boolean isAchievement(int card) {
        return card >= FIRST_ACHIEVEMENT && card < UNREST;
    }

    /** The one card that has an action of this kind. */
    private static int only(Action.Kind kind) {
        int[] found = ALL.stream().filter(card -> card.face().actions().stream().anyMatch(each -> each.kind() == kind))
                .mapToInt(Card::index).toArray();
        if (found.length != 1) {
            throw new BadInput(Components.FILE.name() + ": " + found.length + " cards have the action " + kind
                    + ", there must be one.");
        }
        return found[0];
    }

    private static int clan(Card.Face face) {
        Clan clan = face.clan();
        return clan == null ? NONE : clan.ordinal();
    }

    private static int[] indices(Card.CardKind kind) {
        return ALL.stream().filter(card -> card.face().kind() == kind).mapToInt(Card::index).toArray();
    }

    private static List<Card> load() {
        List<Card> cards = new ArrayList<>();
        for (DataRow row : Components.FILE.table("cards").rows()) {
            cards.add(new Card(cards.size(), row.number("copies"), face(row)));
        }
        return List.copyOf(cards);
    }

    private static Card.Face face(DataRow row) {
        Clan clan = row.word("clan").equals("-") ? null : row.constant("clan", Clan.class);
        return new Card.Face(row.word("card"), row.constant("kind", Card.CardKind.class), clan, row.number("glory"),
                Words.yes(row, "flash"), actions(row), row.source());
    }

    private static List<Action> actions(DataRow row) {
        String words = row.word("actions");
        return words.equals("-")
                ? List.of()
                : Arrays.stream(words.split("\\+", -1)).map(each -> Action.read(row.place(), each)).toList();
    }
}
