package althing.graenaland;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.engine.ScoreSheet;

/** Victory, the final building and the ranking (GRA-15, GRA-16, GRA-19, GRA-20.6 to 20.8). */
final class Ending {

    static final Column[] COLUMNS = Column.values();

    private Ending() {
    }

    static int[] conditions(int seats) {
        int[] needed = new int[COLUMNS.length];
        for (Column column : COLUMNS) {
            needed[column.ordinal()] = Components.condition(column, seats);
        }
        return needed;
    }

    /** Where the seat stands in a column. */
    static int stat(GraenalandState position, int seat, int column) {
        return switch (COLUMNS[column]) {
            case SETTLEMENTS -> position.placed[seat];
            case PROVINCES -> provinces(position, seat);
            case DOMINATED -> dominated(position, seat);
            case BUILDINGS -> buildings(position, seat);
            case ARMY -> position.army[seat];
        };
    }

    private static int provinces(GraenalandState position, int seat) {
        int provinces = 0;
        for (int province = 0; province < position.board.provinces; province++) {
            provinces += position.settledAt(seat, province) >= 2 ? 1 : 0;
        }
        return provinces;
    }

    private static int dominated(GraenalandState position, int seat) {
        int most = 0;
        for (int province = 0; province < position.board.provinces; province++) {
            most = Math.max(most, position.settledAt(seat, province));
        }
        return most;
    }

    private static int buildings(GraenalandState position, int seat) {
        int buildings = 0;
        for (byte owner : position.owner) {
            buildings += owner == seat ? 1 : 0;
        }
        return buildings;
    }

    static boolean meets(GraenalandState position, int seat, int column) {
        return stat(position, seat, column) >= position.conditions[column];
    }

    /** The conditions of the victory tile that the seat meets. */
    static int met(GraenalandState position, int seat) {
        int met = 0;
        for (int column = 0; column < COLUMNS.length; column++) {
            met += meets(position, seat, column) ? 1 : 0;
        }
        return met;
    }

    /** The points in a column of a victory card: one for each level reached (GRA-19.4). */
    static int levels(int card, int column, int stat) {
        int points = 0;
        for (int level : Components.LEVELS[card][column]) {
            points += stat >= level ? 1 : 0;
        }
        return points;
    }

    static int victoryPoints(GraenalandState position, int seat, int card) {
        int points = 0;
        for (int column = 0; column < COLUMNS.length; column++) {
            points += levels(card, column, stat(position, seat, column));
        }
        return points;
    }

    /** The points on the seat's own card. */
    static int victoryPoints(GraenalandState position, int seat) {
        int card = position.victory[seat];
        return card < 0 ? 0 : victoryPoints(position, seat, card);
    }

    /** Conditions in the basic game, victory points in the advanced game. */
    static int points(GraenalandState position, int seat) {
        return position.advanced ? victoryPoints(position, seat) : met(position, seat);
    }

    /** The points as far as all can see them: a card that is not open counts nothing. */
    private static int openPoints(GraenalandState position, int seat) {
        return position.knowsPoints(GraenalandState.ONLOOKER, seat) ? points(position, seat) : 0;
    }

    static boolean isShown(GraenalandState position, int seat) {
        return (position.shown >> seat & 1) != 0;
    }

    /** The announcer is first, whatever the others reach; equal numbers share a rank (GRA-16.10, GRA-16.11). */
    static int rank(GraenalandState position, int seat) {
        int rank = 1;
        for (int other = 0; other < position.seats; other++) {
            boolean ahead = position.announcer == GraenalandState.NONE || position.announcer != seat
                    && position.announcer != other
                            ? openPoints(position, other) > openPoints(position, seat)
                            : other != seat && position.announcer == other;
            rank += ahead ? 1 : 0;
        }
        return rank;
    }

    static void doneBuilding(GraenalandState position, int seat) {
        if (Construction.isFinal(position)) {
            nextFinal(position);
            return;
        }
        Ledger.doneBuilding(position, seat);
        if (hasWon(position, seat)) {
            announce(position, seat);
            position.shown |= 1 << seat;
            nextFinal(position);
        } else {
            passShip(position);
        }
    }

    private static boolean hasWon(GraenalandState position, int seat) {
        return position.advanced
                ? victoryPoints(position, seat) >= Components.POINTS_TO_WIN
                : met(position, seat) >= Components.CONDITIONS_TO_WIN;
    }

    private static void announce(GraenalandState position, int seat) {
        position.announcer = seat;
        position.stage = Stage.FINAL_BUILDING;
        position.cursor = 0;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.announce", "seat", Phrase.seat(seat));
        }
    }

    /** Somebody has declared victory and starts the final building (GRA-20.6). */
    static void declare(GraenalandState position, int seat) {
        announce(position, seat);
        Construction.turnOf(position, seat);
    }

    /** Whether the seat has declared victory and not yet shown the points for it. */
    static boolean owesProof(GraenalandState position, int seat) {
        return position.advanced && position.announcer == seat && !isShown(position, seat);
    }

    private static void nextFinal(GraenalandState position) {
        position.shown |= 1 << position.announcer;
        position.reveal();
        if (++position.cursor < position.seats) {
            Construction.turnOf(position, position.left(position.announcer, position.cursor));
        } else {
            end(position);
        }
    }

    private static void end(GraenalandState position) {
        position.stage = Stage.OVER;
        position.pending = 0;
        position.shown = (1 << position.seats) - 1;
        Ledger.close(position);
        if (position.isHeard()) {
            for (int seat = 0; seat < position.seats; seat++) {
                position.tell(position.advanced ? "log.result-advanced" : "log.result", "seat", Phrase.seat(seat),
                        "rank", rank(position, seat), "points", points(position, seat));
            }
        }
    }

    /** The game goes on with the left neighbour (GRA-15.2). */
    private static void passShip(GraenalandState position) {
        position.main = position.left(position.main, 1);
        fillRow(position);
        beginTurn(position);
    }

    /** Fills the face-up supply cards up, as far as there are cards (GRA-9.6). */
    static void fillRow(GraenalandState position) {
        while (Integer.bitCount(position.piles.supplyRow) < Components.SUPPLY_ROW) {
            if (position.piles.supplyDeck == 0) {
                position.piles.supplyDeck = position.piles.supplyDiscard;
                position.piles.supplyDiscard = 0;
            }
            if (position.piles.supplyDeck == 0) {
                return;
            }
            int left = position.piles.supplyDeck;
            for (int skip = position.random.nextInt(Integer.bitCount(left)); skip > 0; skip--) {
                left &= left - 1;
            }
            int card = Integer.lowestOneBit(left);
            position.piles.supplyDeck &= ~card;
            position.piles.supplyRow |= card;
            position.reveal();
        }
    }

    static void beginTurn(GraenalandState position) {
        position.turn++;
        position.yard.marketsUsed = 0;
        if (position.isHeard()) {
            position.tell("log.turn", "turn", position.turn, "seat", Phrase.seat(position.main));
        }
        Harvest.place(position);
        Orders.begin(position);
    }

    /** One line for each column of the tile or of the cards. */
    static ScoreSheet sheet(GraenalandState position) {
        List<ScoreSheet.Line> lines = new ArrayList<>();
        for (Column column : COLUMNS) {
            List<Integer> amounts = IntStream.range(0, position.seats)
                    .mapToObj(seat -> amount(position, seat, column.ordinal())).toList();
            lines.add(new ScoreSheet.Line(Phrase.of("score." + column.code()), rule(position, column), "points",
                    amounts));
        }
        Phrase title = Phrase.of(position.advanced ? "score.victory-cards" : "score.victory-tile");
        return new ScoreSheet(List.of(new ScoreSheet.Section(title, lines)),
                IntStream.range(0, position.seats).mapToObj(position::points).toList());
    }

    private static int amount(GraenalandState position, int seat, int column) {
        if (!position.advanced) {
            return meets(position, seat, column) ? 1 : 0;
        }
        int card = position.victory[seat];
        return card < 0 ? 0 : levels(card, column, stat(position, seat, column));
    }

    private static String rule(GraenalandState position, Column column) {
        return position.advanced ? "GRA-19.4" : "GRA-16." + (2 + column.ordinal());
    }
}
