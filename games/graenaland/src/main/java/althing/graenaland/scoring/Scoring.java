package althing.graenaland.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.table.GraenalandState;

/** What counts for victory, and who is ahead: conditions, victory points and ranks (GRA-16, GRA-19). */
public final class Scoring {

    public static final Column[] COLUMNS = Column.values();

    private Scoring() {
    }

    /** Where the seat stands in a column. */
    public static int stat(GraenalandState position, int seat, int column) {
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
            provinces += position.island.settledAt(seat, province) >= 2 ? 1 : 0;
        }
        return provinces;
    }

    private static int dominated(GraenalandState position, int seat) {
        int most = 0;
        for (int province = 0; province < position.board.provinces; province++) {
            most = Math.max(most, position.island.settledAt(seat, province));
        }
        return most;
    }

    private static int buildings(GraenalandState position, int seat) {
        int buildings = 0;
        for (byte owner : position.island.owner) {
            buildings += owner == seat ? 1 : 0;
        }
        return buildings;
    }

    public static boolean meets(GraenalandState position, int seat, int column) {
        return stat(position, seat, column) >= position.conditions[column];
    }

    /** The conditions of the victory tile that the seat meets. */
    public static int met(GraenalandState position, int seat) {
        int met = 0;
        for (int column = 0; column < COLUMNS.length; column++) {
            met += meets(position, seat, column) ? 1 : 0;
        }
        return met;
    }

    /** The points in a column of a victory card: one for each level reached (GRA-19.4). */
    public static int levels(int card, int column, int stat) {
        int points = 0;
        for (int level : Components.LEVELS[card][column]) {
            points += stat >= level ? 1 : 0;
        }
        return points;
    }

    public static int victoryPoints(GraenalandState position, int seat, int card) {
        int points = 0;
        for (int column = 0; column < COLUMNS.length; column++) {
            points += levels(card, column, stat(position, seat, column));
        }
        return points;
    }

    /** The points on the seat's own card. */
    public static int victoryPoints(GraenalandState position, int seat) {
        int card = position.opening.victory[seat];
        return card < 0 ? 0 : victoryPoints(position, seat, card);
    }

    /** Conditions in the basic game, victory points in the advanced game. */
    public static int points(GraenalandState position, int seat) {
        return position.advanced ? victoryPoints(position, seat) : met(position, seat);
    }

    /** The points as far as all can see them: a card that is not open counts nothing. */
    private static int openPoints(GraenalandState position, int seat) {
        return position.knowsPoints(GraenalandState.ONLOOKER, seat) ? points(position, seat) : 0;
    }

    public static boolean isShown(GraenalandState position, int seat) {
        return (position.shown >> seat & 1) != 0;
    }

    /** The announcer is first, whatever the others reach; equal numbers share a rank (GRA-16.10, GRA-16.11). */
    public static int rank(GraenalandState position, int seat) {
        int rank = 1;
        for (int other = 0; other < position.seats; other++) {
            boolean plain = position.announcer == GraenalandState.NONE
                    || (position.announcer != seat && position.announcer != other);
            boolean ahead = plain
                    ? openPoints(position, other) > openPoints(position, seat)
                    : other != seat && position.announcer == other;
            rank += ahead ? 1 : 0;
        }
        return rank;
    }

    /** Whether the seat has declared victory and not yet shown the points for it. */
    public static boolean owesProof(GraenalandState position, int seat) {
        return position.advanced && position.announcer == seat && !isShown(position, seat);
    }

    public static boolean hasWon(GraenalandState position, int seat) {
        return position.advanced
                ? victoryPoints(position, seat) >= Components.POINTS_TO_WIN
                : met(position, seat) >= Components.CONDITIONS_TO_WIN;
    }

    /** One line for each column of the tile or of the cards. */
    public static ScoreSheet sheet(GraenalandState position) {
        List<ScoreSheet.Line> lines = new ArrayList<>();
        String unit = position.advanced ? "points" : "conditions";
        for (Column column : COLUMNS) {
            List<Integer> amounts = IntStream.range(0, position.seats)
                    .mapToObj(seat -> amount(position, seat, column.ordinal())).toList();
            lines.add(new ScoreSheet.Line(Phrase.of("score." + column.code()), rule(position, column), unit, amounts));
        }
        Phrase title = Phrase.of(position.advanced ? "score.victory-cards" : "score.victory-tile");
        return new ScoreSheet(List.of(new ScoreSheet.Section(title, lines)),
                IntStream.range(0, position.seats).mapToObj(position::points).toList());
    }

    private static int amount(GraenalandState position, int seat, int column) {
        if (!position.advanced) {
            return meets(position, seat, column) ? 1 : 0;
        }
        int card = position.opening.victory[seat];
        return card < 0 ? 0 : levels(card, column, stat(position, seat, column));
    }

    private static String rule(GraenalandState position, Column column) {
        return position.advanced ? "GRA-19.4" : "GRA-16." + (2 + column.ordinal());
    }
}
