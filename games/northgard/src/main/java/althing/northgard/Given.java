package althing.northgard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** The words of a notation one by one: ids and numbers are checked, tiles and cards counted as they are met. */
final class Given {

    private final NorthgardPosition position;
    private final int[] tiles = new int[Tiles.COUNT];
    private final Map<Integer, Integer> cards = new HashMap<>();

    Given(NorthgardPosition position) {
        this.position = position;
    }

    static int fill(String place, List<String> ids, byte[] into, ToIntFunction<String> index,
            boolean fromTheTop) {
        require(ids.size() <= into.length, place + ": " + ids.size() + " are too many.");
        for (int i = 0; i < ids.size(); i++) {
            into[i] = (byte) index.applyAsInt(ids.get(fromTheTop ? ids.size() - 1 - i : i));
        }
        return ids.size();
    }

    int tile(String place, String id) {
        int tile = Tiles.named(id);
        require(tile != Tiles.NONE, place + ": there is no tile '" + id + "'.");
        tiles[tile]++;
        return tile;
    }

    static int card(String place, String id) {
        Card card = Cards.named(id);
        if (card == null) {
            throw new BadInput(place + ": there is no card '" + id + "'.");
        }
        return card.index();
    }

    int counted(String place, String id) {
        int card = card(place, id);
        cards.merge(card, 1, Integer::sum);
        return card;
    }

    static int creature(String place, String id) {
        CreatureFace face = Bestiary.named(id);
        if (face == null) {
            throw new BadInput(place + ": there is no creature '" + id + "'.");
        }
        return Bestiary.ALL.indexOf(face);
    }

    int region(String place, @Nullable String id) {
        if (id == null) {
            return Tiles.NONE;
        }
        int region = Tiles.regionNamed(id);
        require(region != Tiles.NONE && position.land.of(region) != Tiles.NONE,
                place + ": there is no region '" + id + "' on the map.");
        return region;
    }

    int seat(String place, @Nullable Integer seat) {
        return seat == null ? NorthgardPosition.NOBODY : within(place, seat, 0, position.seats - 1);
    }

    static int within(String place, int number, int lowest, int highest) {
        require(number >= lowest && number <= highest,
                place + ": " + number + " is not between " + lowest + " and " + highest + ".");
        return number;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }

    /** Every card and every tile must have been met as often as it is in the box. */
    void everythingOnce() {
        for (Card card : Cards.ALL) {
            int count = cards.getOrDefault(card.index(), 0);
            Clan clan = card.face().clan();
            boolean exact = switch (card.face().kind()) {
                case START -> count == card.copies() * position.seats;
                case INITIAL, UPGRADE ->
                    clan != null && count == (position.holdings.seatOf[clan.ordinal()] < 0 ? 0 : 1);
                case UNREST -> count + position.unrest == Figures.UNREST_CARDS;
                case EARLY, ADVANCED, ACHIEVEMENT -> count <= 1;
            };
            require(exact, "The card " + card.id() + " is there " + count + " times.");
        }
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            require(tiles[tile] == 1, "The tile " + Tiles.id(tile) + " is there " + tiles[tile] + " times.");
        }
    }
}
