package althing.graenaland;

import java.util.ArrayList;
import java.util.List;

/** The words for what can be built, as in move codes, and the prices. */
final class Things {

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
    static int price(GraenalandPosition position) {
        int thing = position.yard.thing;
        if (thing == Construction.VILLAGE) {
            return Components.VILLAGE[position.tiles[position.yard.site]];
        }
        if (thing < Construction.ARMY) {
            return Components.BUILDING[thing - Construction.BUILDING];
        }
        if (thing == Construction.ARMY) {
            return Components.ARMY;
        }
        if (thing < Construction.WORK) {
            return Components.ARMY_WITH_FORT + Amounts.one(thing - Construction.ARMY_WITH_FORT);
        }
        return Components.WORK[thing < Construction.JOINT ? thing - Construction.WORK : thing - Construction.JOINT];
    }
}
