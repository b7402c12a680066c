package althing.odin;

import static althing.odin.Refusals.lacking;

import althing.engine.Refusal;
import althing.odin.OdinMove.Place;

/** Finds the rule that keeps an item off a board. */
final class PlaceRefusals {

    private static final int STOCKFISH = Items.named("stockfish");

    private final OdinPosition position;
    private final int seat;

    PlaceRefusals(OdinPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    Refusal place(Place place) {
        return isAllowed(place) && position.count(seat, place.item()) == 0
                ? lacking("FFO-5.1", place.item())
                : because(place);
    }

    /** An item that must be laid at once. */
    Refusal settle(Place place) {
        int item = position.due(Due.SETTLED);
        return place.item() == item ? because(place) : otherItem("FFO-O.9A", item);
    }

    /** The stockfish of the Feast, which go to houses (card 172C). */
    Refusal fish(Place place) {
        if (place.item() != STOCKFISH) {
            return otherItem("FFO-O.172C", STOCKFISH);
        }
        return because(place);
    }

    private static Refusal otherItem(String rule, int item) {
        return Refusal.of(rule, "refusal.other-item", "item", Wording.item(item));
    }

    private int board(Place place) {
        return place.board() == 0 ? seat : place.board() % Estate.BOARDS;
    }

    private boolean isOwn(Place place) {
        return position.owner[board(place)] == seat && position.slot(board(place)) == place.board();
    }

    private boolean isAllowed(Place place) {
        return isOwn(place) && Placing.isAllowed(position, board(place), place.item());
    }

    private Refusal because(Place place) {
        if (!isOwn(place)) {
            return Refusal.of("FFO-5.1", "refusal.not-your-board", "board", Wording.slot(place.board()));
        }
        return Refusal.of(
                isAllowed(place) ? "FFO-5.4" : position.plan(board(place)).isHouse() ? "FFO-5.30" : "FFO-5.2",
                isAllowed(place) ? "refusal.no-room" : "refusal.not-allowed-there", "item",
                Wording.item(place.item()), "board", Wording.board(position, board(place)));
    }
}
