package althing.odin.notation;

import static althing.odin.notation.NotationReader.require;

import java.util.Locale;
import althing.odin.actions.Voyages;
import althing.odin.board.Supply;
import althing.odin.box.Card;
import althing.odin.box.Components;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;

/** Whether the components of a position that was read add up, and whether its boards keep the rules. */
public final class NotationCheck {

    private final OdinState position;

    public NotationCheck(OdinState position) {
        this.position = position;
    }

    public void check() {
        for (int seat = 0; seat < position.seats; seat++) {
            require(position.owner[seat] == seat, "seats[" + seat + "].boards: the home board is missing.");
            ships(seat);
            vikings(seat);
        }
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            special(tile);
        }
        for (int weapon = 0; weapon < Items.WEAPONS; weapon++) {
            weapons(weapon);
        }
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] != OdinState.NOBODY) {
                income(board);
            }
        }
        cards();
    }

    private void ships(int seat) {
        require(Supply.boats(position, seat) <= Components.figure("small-stages")
                && position.count(seat, Items.KNARR) + Supply.longships(position, seat) <= Components
                        .figure("large-stages"),
                "seats[" + seat + "].items: there are more ships than the bay has stages.");
        require(Voyages.coveredSquares(position, seat) <= position.calendar.squares(position.round),
                "seats[" + seat + "].items: more ships have emigrated than the banquet table has room for.");
    }

    private void vikings(int seat) {
        int vikings = position.thingSquare[seat];
        for (int space = 0; space < Space.COUNT; space++) {
            vikings += position.taken.by(space) == seat + 1 ? position.standing[space] : 0;
        }
        int due = position.calendar.vikings(position.round);
        require(vikings == due, "seats[" + seat + "]: there are " + vikings + " vikings instead of " + due + ".");
    }

    private void special(int tile) {
        int found = Supply.isLeft(position, tile) ? 1 : 0;
        for (int seat = 0; seat < position.seats; seat++) {
            found += position.count(seat, tile);
        }
        for (int i = 0; i < position.boards.laidCount(); i++) {
            found += Laid.item(position.boards.laid(i)) == tile ? 1 : 0;
        }
        require(found == 1, "specials: there are " + found + " of " + Items.id(tile) + ", there must be one.");
    }

    /** There may be more cards than were printed, for cards stand in when none is left (FFO-15.6). */
    private void weapons(int weapon) {
        int found = position.deck[weapon] + position.discards[weapon];
        for (int seat = 0; seat < position.seats; seat++) {
            found += position.count(seat, Items.BOW + weapon);
        }
        require(found >= Items.WEAPON_COUNTS[weapon],
                "weaponDeck: of " + Items.id(Items.BOW + weapon) + " there are only " + found + " cards.");
    }

    private void income(int board) {
        Plan plan = position.plan(board);
        for (Plan.Diagonal diagonal : plan.diagonals) {
            for (Plan.Income square : diagonal.squares()) {
                boolean covered = position.boards.isCovered(board, square.row(), square.column());
                require(!covered || isFilled(board, square),
                        Estate.slotName(position.slot(board)) + ": the income square at " + square.row() + ", "
                                + square.column() + " is covered before all to its lower left.");
            }
        }
    }

    private boolean isFilled(int board, Plan.Income square) {
        for (int row = square.row(); row < Plan.ROWS; row++) {
            if ((square.below()[row] & ~position.boards.covered(board, row)) != 0) {
                return false;
            }
        }
        return true;
    }

    private void cards() {
        String decks = position.setup().option("occupations");
        for (Card card : Card.ALL) {
            boolean due = decks.contains(card.deck().toLowerCase(Locale.ROOT)) && !position.noCards;
            require(due == (position.cards[card.index()] != Occupations.ABSENT),
                    "deck: " + card.id() + (due ? " is missing." : " is not in this game."));
        }
    }
}
