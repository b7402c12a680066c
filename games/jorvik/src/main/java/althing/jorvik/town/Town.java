package althing.jorvik.town;

import java.util.Arrays;
import java.util.List;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;

/**
 * A position as the rules know it: the pieces, and what every rule asks of them or does with them. It shows itself to nobody:
 * views and notations are made from it elsewhere. Not thread safe.
 */
public abstract class Town extends Pieces {

    /** The line of vikings that follows those of the queues. */
    public static final int ROW = Components.SPACES;

    /** A list for questions that the town asks itself. */
    public final MoveList scratch = new MoveList();

    protected Town(Setup setup) {
        super(setup);
    }

    @Override
    protected final Town self() {
        return this;
    }

    @Override
    protected final JorvikMove own(Move move) {
        return (JorvikMove) move;
    }

    /** The game is over when it is scored (JOR-11.4). */
    @Override
    protected final String overRule() {
        return "JOR-11.4";
    }

    @Override
    public final int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    /** Goes over to a step, which begins to count anew. */
    public final void enter(Step next) {
        step = next;
        cursor = 0;
    }

    /** The points are marked at once (JOR-5.9). */
    @Override
    public final int points(int seat) {
        return track[seat];
    }

    /** Most points, then most coins (JOR-11.4). */
    @Override
    public final int rank(int seat) {
        int rank = 1;
        for (int other = 0; other < seats; other++) {
            int ahead = track[other] - track[seat];
            if (ahead > 0 || (ahead == 0 && coins[other] > coins[seat])) {
                rank++;
            }
        }
        return rank;
    }

    /** Whether the card lies in the seat's personal area, where it works (JOR-0.8). */
    public boolean holds(int seat, int card) {
        return where[card] == PERSONAL + seat;
    }

    public boolean isLoading(int seat, int card) {
        return where[card] == LOADING + seat;
    }

    /** Whether the seat has the card, bought or already moved. */
    public boolean owns(int seat, int card) {
        return holds(seat, card) || isLoading(seat, card);
    }

    /** Whose personal area the card lies in, or -1. */
    public int holder(int card) {
        return where[card] >= PERSONAL ? where[card] - PERSONAL : -1;
    }

    /** The seat that sits so many places to the left of the start player. */
    public int clockwise(int places) {
        int seat = start + places;
        return seat < seats ? seat : seat - seats;
    }

    /** Whether it is the turn of this seat when so many seats had theirs. */
    public boolean isTurn(int places, int seat) {
        return places >= 0 && places < seats && clockwise(places) == seat;
    }

    /** The materials that an artisan still lacks. */
    public int lacking(int artisan) {
        return Components.NEEDS[artisan] - laid[artisan];
    }

    /** The cubes on a ship or on an artisan; none on other cards. */
    public List<Good> cubesOn(int card) {
        if (card < Components.ARTISANS) {
            return Goods.list(laid[card]);
        }
        return Components.isShip(card) ? Goods.list(cargo[card - Components.FIRST_SHIP]) : List.of();
    }

    public int storageSpaces(int seat) {
        return Components.STORAGE_SPACES
                + (holds(seat, Components.STORAGE) ? Components.AMOUNT[Components.STORAGE] : 0);
    }

    public boolean hasStorageLeft(int seat) {
        return Goods.total(stored[seat]) < storageSpaces(seat);
    }

    /** Moves the point marker (JOR-5.9). */
    public void score(int seat, int points) {
        track[seat] += points;
    }

    /** Sends a card out of the game; the cubes of a ship go to the commons (JOR-6.11). */
    public void box(int card) {
        where[card] = BOX;
        if (Components.isShip(card)) {
            commons += cargo[card - Components.FIRST_SHIP];
            cargo[card - Components.FIRST_SHIP] = Goods.NONE;
        }
    }

    /** Takes a viking off the main board: a coloured one back to his supply, a brown one into the box (JOR-13.5). */
    public void takeOff(int viking) {
        if (!Vikings.isBrown(viking)) {
            supply[Vikings.seat(viking)]++;
        } else if (++brownBoxed == variant.brownVikings) {
            where[Components.BROWN_VIKINGS] = BOX;
        }
    }

    /** A line of vikings: the queue of a space, or after all queues the reservation row. */
    public long line(int line) {
        return line == ROW ? rowVikings : queues[line];
    }

    /** Puts a viking on a spot of a line that is taken already. */
    public void replace(int line, int spot, int viking) {
        if (line == ROW) {
            rowVikings = Vikings.replace(rowVikings, spot, viking);
        } else {
            queues[line] = Vikings.replace(queues[line], spot, viking);
        }
    }

    public void clearBoard() {
        Arrays.fill(spaces, (byte) Components.NONE);
    }
}
