package althing.vikings.notation;

import static althing.vikings.notation.NotationReader.require;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import althing.engine.Agenda;
import althing.engine.MoveList;
import althing.vikings.area.Area;
import althing.vikings.boatmen.Trip;
import althing.vikings.box.Components;
import althing.vikings.settling.Settling;
import althing.vikings.settling.Swapping;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;

/** Checks that a position read from a notation owes decisions that it can owe: wheel, hand and auction fit them. */
final class OwedCheck {

    /** What can be owed at the same time, the next decision last. */
    private static final Set<List<Question>> TOGETHER = Set.of(List.of(Question.BID), List.of(Question.REMOVE),
            List.of(Question.GROUP), List.of(Question.BUY), List.of(Question.SWAP), List.of(Question.BOATMEN),
            List.of(Question.BOATMEN, Question.TRIP), List.of(Question.LAY), List.of(Question.SETTLE),
            List.of(Question.SETTLE, Question.LAY), List.of(Question.TAKE), List.of(Question.TAKE, Question.LAY),
            List.of(Question.TAKE, Question.SETTLE), List.of(Question.TAKE, Question.SETTLE, Question.LAY));

    private final VikingsState position;
    private final Agenda agenda;
    /** What is owed, the next decision last. */
    private final List<Question> owed = new ArrayList<>();

    OwedCheck(VikingsState position) {
        this.position = position;
        this.agenda = position.agenda;
    }

    void check() {
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            owed.addFirst(Question.of(agenda.kind(entry)));
        }
        require(owed.isEmpty() || TOGETHER.contains(owed), "agenda: these decisions are never owed together: "
                + owed.stream().map(Question::code).collect(Collectors.joining(", ")) + ".");
        checkAuction();
        checkHand();
        if (owed.isEmpty()) {
            require(position.round == Components.ROUNDS, "agenda: it is empty, but the game is not over.");
            checkWheel(0, 0);
        } else {
            checkDecisions();
        }
    }

    private void checkDecisions() {
        int at = owed.size();
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            String where = "agenda[" + --at + "]";
            require(agenda.seat() == agenda.seat(entry), where + ".seat: another seat owes the next decision.");
            checkDecision(entry, where);
        }
        MoveList moves = new MoveList();
        position.moves(agenda.seat(), moves);
        require(!moves.isEmpty(), "agenda[" + (owed.size() - 1) + "]: seat " + agenda.seat() + " has no move to "
                + owed.getLast().code() + ".");
    }

    private void checkDecision(int entry, String where) {
        Question decision = Question.of(agenda.kind(entry));
        require(position.auctioned || decision.compareTo(Question.BUY) >= 0,
                where + ".decision: this setup has no auction.");
        switch (decision) {
            case BID, REMOVE -> checkWheel(Components.DRAWN_FOR_AUCTION, 0);
            case GROUP -> checkWheel(Components.DRAWN - vikingsOnWheel(), Components.PLACES);
            case BUY, LAY -> checkOffer();
            case SETTLE -> {
                checkOffer();
                checkSettling(where, Settling.ROW.at(agenda, entry), Settling.COLUMN.at(agenda, entry));
            }
            case TAKE -> {
                checkOffer();
                require(position.advanced, where + ".decision: only the advanced version has special tiles to take.");
            }
            case SWAP -> {
                checkOffer();
                require(position.area(agenda.seat()).specials(Swapping.special(position)) > 0,
                        where + ".about.special: seat " + agenda.seat() + " has no such building to swap in.");
            }
            case BOATMEN -> {
                checkWheel(0, 0);
                require(Components.isLarge(position.round),
                        where + ".decision: boatmen are used only in a large scoring.");
            }
            case TRIP -> checkTrip(where, Trip.TRADE.of(agenda), Trip.LANDED.of(agenda), Trip.ASHORE.of(agenda));
            case NEXT_TURN, SCORE, ROUND_END -> throw new IllegalStateException(decision + " cannot be written");
        }
    }

    /** There is an auction exactly while a seat is to bid, and that seat is in it and has not bid last. */
    private void checkAuction() {
        require(owed.contains(Question.BID) == (position.bidders != 0),
                "auction: there is one exactly while a seat is to bid.");
        if (position.bidders != 0) {
            int seat = agenda.seat();
            require(position.isBidder(seat), "auction.in: seat " + seat + " is to bid, but is not in it.");
            require(position.bid < 0 || (position.isBidder(position.bidder) && position.bidder != seat),
                    "auction.bidder: it is another seat of those still in than the one that is to bid.");
        }
    }

    private void checkHand() {
        boolean tileDue = owed.contains(Question.LAY);
        boolean vikingDue = owed.contains(Question.SETTLE) || (tileDue && position.handTile >= 0);
        require(position.handTile < 0 || (tileDue && !owed.contains(Question.SETTLE)),
                "hand: a tile in hand must be due to be laid.");
        require(vikingDue == position.handViking >= 0, "hand: a viking is in hand exactly while he has no place yet.");
    }

    private int vikingsOnWheel() {
        int count = 0;
        for (int place = 0; place < Components.PLACES; place++) {
            count += position.wheel.vikingAt(place) >= 0 ? 1 : 0;
        }
        return count;
    }

    /** So many vikings are drawn and so many tiles lie on the wheel. */
    private void checkWheel(int drawn, int tiles) {
        checkDrawn(drawn);
        int laid = 0;
        for (int place = 0; place < Components.PLACES; place++) {
            laid += position.wheel.tileAt(place) >= 0 ? 1 : 0;
        }
        require(laid == tiles, "wheel: " + tiles + " tiles must lie there now, not " + laid + ".");
    }

    private void checkDrawn(int number) {
        int drawn = 0;
        for (byte count : position.drawn) {
            drawn += count;
        }
        require(drawn == number, "drawn: it must be " + number + " vikings here, not " + drawn + ".");
    }

    /** The wheel while sets are bought; it may be empty once the last of them is in somebody's hand. */
    private void checkOffer() {
        checkDrawn(0);
        require(position.wheel.isEmpty() ? !owed.contains(Question.BUY) : !position.wheel.isSold(0),
                "zero: price 0 must stand at the first set that is left on the wheel.");
        for (int place = 0; place < Components.PLACES; place++) {
            require(position.wheel.tileAt(place) < 0 == position.wheel.vikingAt(place) < 0,
                    "wheel[" + place + "]: a tile on offer needs a viking.");
        }
    }

    private void checkSettling(String where, int row, int column) {
        require(Area.has(position.area(agenda.seat()).free(row), column),
                where + ".about.column: seat " + agenda.seat() + " has no free tile there to settle on.");
        require(Area.tradeOf(row) == position.handViking,
                where + ".about.row: the viking in hand cannot settle there.");
    }

    /** On a trip for one of each the trades tell how many have landed; on another all are of its trade. */
    private static void checkTrip(String where, int trade, int landed, int ashore) {
        require(trade == Trip.EACH ? ashore == Integer.bitCount(landed) : landed == (ashore == 0 ? 0 : 1 << trade),
                where + ".about.ashore: it does not fit those who have landed.");
    }
}
