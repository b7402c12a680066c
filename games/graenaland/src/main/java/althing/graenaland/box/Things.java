package althing.graenaland.box;

import java.util.ArrayList;
import java.util.List;

/** The words for what can be built, as in move codes, and the prices. */
public final class Things {

    /** The things that can be built, as numbers; kinds, fort resources and works are added to theirs. */
    public static final int VILLAGE = 0;
    public static final int BUILDING = 1;
    public static final int ARMY = 4;
    public static final int ARMY_WITH_FORT = 5;
    public static final int WORK = 9;
    public static final int JOINT = 13;

    public static final List<String> WORDS = words();

    private Things() {
    }

    private static List<String> words() {
        List<String> words = new ArrayList<>(List.of("village"));
        for (Building building : Building.values()) {
            words.add(building.code());
        }
        words.add("army");
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            words.add("army " + Resource.values()[resource].code());
        }
        for (Work work : Work.values()) {
            words.add(work.code());
        }
        for (Work work : Work.values()) {
            words.add("joint " + work.code());
        }
        return List.copyOf(words);
    }

    public static String word(int thing) {
        return WORDS.get(thing);
    }

    /** The number of a word, or -1. */
    public static int number(String word) {
        return WORDS.indexOf(word);
    }

    /** The price of a thing; that of a village is its tile's. */
    public static int price(int thing, int tile) {
        if (thing == VILLAGE) {
            return Components.VILLAGE[tile];
        }
        if (thing < ARMY) {
            return Components.BUILDING[thing - BUILDING];
        }
        if (thing == ARMY) {
            return Components.ARMY;
        }
        if (thing < WORK) {
            return Components.ARMY_WITH_FORT + Amounts.one(thing - ARMY_WITH_FORT);
        }
        return Components.WORK[thing < JOINT ? thing - WORK : thing - JOINT];
    }
}
