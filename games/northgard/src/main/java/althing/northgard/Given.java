package althing.northgard;

import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** The words of a notation, which are checked one by one already, as what positions store; tiles and cards are counted as they are met. */
final class Given {

    private final NorthgardState position;
    private final int[] tiles = new int[Tiles.COUNT];
    private final int[] cards = new int[Cards.COUNT];

    Given(NorthgardState position) {
        this.position = position;
    }

    /** Hands on every element of a list with its path. */
    static <E> void each(String place, List<E> elements, BiConsumer<String, E> reader) {
        for (int i = 0; i < elements.size(); i++) {
            reader.accept(place + "[" + i + "]", elements.get(i));
        }
    }

    int tile(String id) {
        int tile = Tiles.named(id);
        tiles[tile]++;
        return tile;
    }

    static int card(String id) {
        return Objects.requireNonNull(Cards.named(id)).index();
    }

    int counted(String id) {
        int card = card(id);
        cards[card]++;
        return card;
    }

    static int creature(String id) {
        return Bestiary.ALL.indexOf(Bestiary.named(id));
    }

    /** A region of the map, or {@link Tiles#NONE}. */
    int region(String place, @Nullable String id) {
        if (id == null) {
            return Tiles.NONE;
        }
        int region = Tiles.regionNamed(id);
        require(position.land.of(region) != Tiles.NONE, place + ": there is no region '" + id + "' on the map.");
        return region;
    }

    /** The first region of a territory of the map. */
    int territory(String place, String id) {
        int region = region(place, id);
        require(position.land.of(region) == region, place + ": '" + id + "' is not the first region of a territory.");
        return region;
    }

    static int orNone(@Nullable Integer number) {
        return number == null ? NorthgardState.NOBODY : number;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }

    /** Every card and every tile must have been met as often as it is in the box. */
    void everythingOnce() {
        for (Card card : Cards.ALL) {
            require(isComplete(card), "seats: the card '" + card.id() + "' is in the game " + cards[card.index()]
                    + " times.");
        }
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            require(tiles[tile] == 1, "stack: the tile '" + Tiles.id(tile) + "' is in the game " + tiles[tile]
                    + " times.");
        }
    }

    private boolean isComplete(Card card) {
        int count = cards[card.index()];
        Clan clan = card.face().clan();
        return switch (card.face().kind()) {
            case START -> count == card.copies() * position.seats;
            case INITIAL, UPGRADE -> clan != null && count == (position.holdings.seatOf[clan.ordinal()] < 0 ? 0 : 1);
            case UNREST -> count + position.unrest == Figures.UNREST_CARDS;
            case EARLY, ADVANCED, ACHIEVEMENT -> count <= 1;
        };
    }
}
