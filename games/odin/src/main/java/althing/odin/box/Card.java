package althing.odin.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.data.DataRow;

/** An occupation card. A light one is dealt at the start, the dark ones form the deck. */
public record Card(int index, String id, String deck, boolean light, int points, List<String> kinds, String source) {

    public static final List<Card> ALL = load();
    public static final int COUNT = ALL.size();
    private static final Map<String, Card> BY_ID = byId();

    public Card {
        kinds = List.copyOf(kinds);
    }

    private static List<Card> load() {
        List<Card> cards = new ArrayList<>();
        for (DataRow row : Components.FILE.table("occupations").rows()) {
            cards.add(new Card(cards.size(), row.word("card"), row.word("deck"), row.word("back").equals("light"),
                    row.number("points"), Arrays.asList(row.word("kind").split("\\+", -1)), row.source()));
        }
        return List.copyOf(cards);
    }

    private static Map<String, Card> byId() {
        Map<String, Card> cards = new HashMap<>();
        ALL.forEach(card -> cards.put(card.id, card));
        return cards;
    }

    public static Card get(int index) {
        return ALL.get(index);
    }

    static @Nullable Card named(String id) {
        return BY_ID.get(id);
    }

    /** The card with an id that the data file must know. */
    public static Card known(String place, String id) {
        Card card = BY_ID.get(id);
        if (card == null) {
            throw new BadInput(place + ": there is no occupation '" + id + "'.");
        }
        return card;
    }
}
