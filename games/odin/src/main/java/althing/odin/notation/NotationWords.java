package althing.odin.notation;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import althing.odin.box.Card;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.ProgramWords;

/** The words that notations use for the things of the game, by their kinds. */
public final class NotationWords {

    public static final Map<String, List<String>> ALL = all();

    private NotationWords() {
    }

    private static Map<String, List<String>> all() {
        Map<String, List<String>> words = new LinkedHashMap<>();
        words.put("item", items(_ -> true));
        words.put("good", items(item -> item < Items.GOODS));
        words.put("tile", items(Items::isTile));
        words.put("green", Arrays.stream(Items.GREENS).mapToObj(Items::id).toList());
        words.put("special", items(Items::isSpecial));
        words.put("weapon", items(Items::isWeapon));
        words.put("food", items(item -> item < Items.GOODS && Items.FLAT[item] > 0 && !Items.isPregnant(item)));
        words.put("dish", items(NotationWords::isServed));
        words.put("piece", items(item -> Items.isTile(item) || (item >= Items.WOOD && item <= Items.SILVER
                && item != Items.STONE)));
        words.put("resource", items(item -> item >= Items.WOOD && item <= Items.ORE));
        words.put("strip-item", items(item -> item >= Items.WOOD && item <= Items.SILVER));
        words.put("strip", IntStream.range(0, Strip.COUNT).mapToObj(Strip::id).toList());
        words.put("space", Space.ALL.stream().map(space -> space.id).toList());
        words.put("action-space", Space.ALL.subList(0, Space.PRINTED).stream().map(space -> space.id).toList());
        words.put("board", Estate.NAMES);
        words.put("plan", Plan.ALL.stream().map(plan -> plan.id).toList());
        words.put("island", Plan.ALL.stream().filter(plan -> plan.tile >= 0).map(plan -> plan.id).toList());
        words.put("card", Card.ALL.stream().map(Card::id).toList());
        words.put("program", ProgramWords.PROGRAMS);
        words.put("deed", ProgramWords.DEEDS);
        words.put("effect", ProgramWords.PROGRAMS.subList(Space.COUNT, ProgramWords.PROGRAMS.size()));
        return words;
    }

    private static boolean isServed(int item) {
        return item == Items.SILVER || (item < Items.GOODS && Items.FLAT[item] > 0);
    }

    private static List<String> items(IntPredicate wanted) {
        return IntStream.range(0, Items.COUNT).filter(wanted).mapToObj(Items::id).toList();
    }
}
