package althing.graenaland;

import java.util.ArrayList;
import java.util.List;

/** The words for what can be built, as in move codes, and the prices. */
final class Things {

    /** The things that can be built, as numbers; kinds, fort resources and works are added to theirs. */
    static final int VILLAGE = 0;
    static final int BUILDING = 1;
    static final int ARMY = 4;
    static final int ARMY_WITH_FORT = 5;
    static final int WORK = 9;
    static final int JOINT = 13;

    static final List<String> WORDS = words();

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

    static String word(int thing) {
        return WORDS.get(thing);
    }

    /** The number of a word, or -1. */
    static int number(String word) {
        return WORDS.indexOf(word);
    }

    /** The whole price of what is being built. */
    static int price(GraenalandState position) {
        int thing = position.yard.thing;
        if (thing == VILLAGE) {
            return Components.VILLAGE[position.tiles[position.yard.site]];
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
