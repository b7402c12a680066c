package althing.northgard.notation;

import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.NorthgardState;

/** The words of a notation, which are checked one by one already, as what positions store; tiles and cards are counted as they are met. */
public final class Given {

    private final NorthgardState position;
    private final int[] tiles = new int[Tiles.COUNT];
    private final int[] cards = new int[Cards.COUNT];

    public Given(NorthgardState position) {
        this.position = position;
    }

    /** Hands on every element of a list with its path. */
    public static <E> void each(String place, List<E> elements, BiConsumer<String, E> reader) {
        for (int i = 0; i < elements.size(); i++) {
            reader.accept(place + "[" + i + "]", elements.get(i));
        }
    }

    public int tile(String id) {
        int tile = Tiles.named(id);
        tiles[tile]++;
        return tile;
    }

    public static int card(String id) {
        return Objects.requireNonNull(Cards.named(id)).index();
    }

    public int counted(String id) {
        int card = card(id);
        cards[card]++;
        return card;
    }

    public static int creature(String id) {
        return Bestiary.ALL.indexOf(Bestiary.named(id));
    }

    /** A region of the map, or {@link Tiles#NONE}. */
    public int region(String place, @Nullable String id) {
        if (id == null) {
            return Tiles.NONE;
        }
        int region = Tiles.regionNamed(id);
        require(position.land.of(region) != Tiles.NONE, place + ": there is no region '" + id + "' on the map.");
        return region;
    }

    /** The first region of a territory of the map. */
    public int territory(String place, String id) {
        int region = region(place, id);
        require(position.land.of(region) == region, place + ": '" + id + "' is not the first region of a territory.");
        return region;
    }

    public static int orNone(@Nullable Integer number) {
        return number == null ? NorthgardState.NOBODY : number;
    }

    public static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }

    /** Every card and every tile must have been met as often as it is in the box. */
    public void everythingOnce() {
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
            case UNREST -> count + position.unrest == Components.UNREST_CARDS;
            case EARLY, ADVANCED, ACHIEVEMENT -> count <= 1;
        };
    }
}
