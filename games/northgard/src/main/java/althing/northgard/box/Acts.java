package althing.northgard.box;

import java.util.ArrayList;
import java.util.List;

/**
 * The actions of all cards in one row, so that an agenda can tell which one is under way: an act is a place in this row.
 * The only action of a card is named as the card, several are {@code rangers.1}, {@code rangers.2}.
 */
@SuppressWarnings("MutablePublicArray")
public final class Acts {

    /** The first act of each card. */
    public static final int[] FIRST = new int[Cards.COUNT];
    public static final Action[] ACTIONS;
    public static final int[] TRAITS;
    public static final List<String> NAMES;

    static {
        List<Action> actions = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int card = 0; card < Cards.COUNT; card++) {
            FIRST[card] = actions.size();
            for (int i = 0; i < Cards.ACTIONS[card].length; i++) {
                actions.add(Cards.ACTIONS[card][i]);
                names.add(Cards.ACTIONS[card].length == 1 ? Cards.id(card) : Cards.id(card) + "." + (i + 1));
            }
        }
        ACTIONS = actions.toArray(Action[]::new);
        TRAITS = actions.stream().mapToInt(Action::bits).toArray();
        NAMES = List.copyOf(names);
    }

    private Acts() {
    }

    public static boolean is(int act, Action.Trait trait) {
        return (TRAITS[act] >> trait.ordinal() & 1) != 0;
    }
}
