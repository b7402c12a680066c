package althing.vikings;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import althing.engine.Agenda;
import althing.engine.BadInput;

/** Checks that a position read from a notation holds no more pieces than the box and owes decisions that it can owe. */
final class NotationCheck {

    /** What can be owed at the same time, the next decision last. */
    private static final Set<List<Decision>> TOGETHER = Set.of(List.of(Decision.BID), List.of(Decision.REMOVE),
            List.of(Decision.GROUP), List.of(Decision.BUY), List.of(Decision.SWAP), List.of(Decision.BOATMEN),
            List.of(Decision.BOATMEN, Decision.TRIP), List.of(Decision.LAY), List.of(Decision.SETTLE),
            List.of(Decision.SETTLE, Decision.LAY), List.of(Decision.TAKE), List.of(Decision.TAKE, Decision.LAY),
            List.of(Decision.TAKE, Decision.SETTLE), List.of(Decision.TAKE, Decision.SETTLE, Decision.LAY));

    private final VikingsPosition position;

    private NotationCheck(VikingsPosition position) {
        this.position = position;
    }

    static void check(VikingsPosition position) {
        NotationCheck check = new NotationCheck(position);
        check.checkTiles();
        check.checkVikings();
        check.checkSpecials();
        check.checkPoints();
        check.checkDecisions();
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }

    private void checkTiles() {
        for (Tile tile : Names.TILES) {
            int most = Components.STACKED[tile.ordinal()] + (tile == Tile.LEFT ? startTilesLaid() : 0);
            int count = Count.tiles(position, tile.ordinal());
            require(count <= most, "There are " + count + " tiles '" + tile.code() + "', but only " + most + " exist.");
        }
    }

    private int startTilesLaid() {
        int laid = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            laid += position.area(seat).hasStartTile() ? 0 : 1;
        }
        return laid;
    }

    private void checkVikings() {
        for (Viking viking : Names.VIKINGS) {
            int most = Components.VIKINGS[viking.ordinal()];
            int count = Count.vikings(position, viking.ordinal());
            require(count <= most,
                    "There are " + count + " vikings '" + viking.code() + "', but only " + most + " exist.");
        }
        int each = position.auctioned ? Components.DRAWN_FOR_AUCTION : Components.DRAWN;
        int needed = (Components.ROUNDS - position.round) * each;
        require(position.supply.inBag() >= needed,
                "bag: the rounds to come need " + needed + " vikings, but it holds " + position.supply.inBag() + ".");
    }

    private void checkSpecials() {
        for (Special special : Names.SPECIALS) {
            int most = position.advanced ? Components.SPECIALS[special.ordinal()] : 0;
            int count = Count.specials(position, special.ordinal());
            require(count <= most, "There are " + count + " special tiles '" + special.code() + "', but only " + most
                    + (position.advanced ? " exist." : " belong to the basic game."));
        }
        require(position.countOpen() <= Components.OPEN_SPECIALS,
                "open: at most " + Components.OPEN_SPECIALS + " special tiles lie open.");
    }

    /** Every point is explained by the start or a line of the score sheet. */
    private void checkPoints() {
        for (int seat = 0; seat < position.seats(); seat++) {
            int scored = position.startPoints() + ScoreLine.points(position.area(seat));
            int points = position.area(seat).points();
            require(points == scored,
                    "areas[" + seat + "].points: the start and the lines of 'scores' come to " + scored
                            + ", not " + points + ".");
        }
    }

    private void checkDecisions() {
        Agenda agenda = position.agenda;
        if (agenda.isEmpty()) {
            require(position.round == Components.ROUNDS && position.wheel.isEmpty() && isHandEmpty(),
                    "agenda: it is empty, but the game is not over.");
            return;
        }
        List<Decision> owed = new ArrayList<>();
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            require(agenda.seat() == agenda.seat(entry), "agenda: its decisions belong to different seats.");
            owed.addFirst(Decision.ALL[agenda.kind(entry)]);
        }
        require(TOGETHER.contains(owed), "agenda: these decisions are never owed together: "
                + owed.stream().map(Decision::code).collect(Collectors.joining(", ")) + ".");
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            checkDecision(entry, agenda.seat());
        }
        checkHand(owed);
        require(owed.getLast().phase.isAskable(position, agenda.seat()),
                "agenda: seat " + agenda.seat() + " has no move to " + owed.getLast().code() + ".");
    }

    private boolean isHandEmpty() {
        return position.handTile < 0 && position.handViking < 0;
    }

    private void checkHand(List<Decision> owed) {
        boolean tileDue = owed.contains(Decision.LAY);
        boolean vikingDue = owed.contains(Decision.SETTLE) || (tileDue && position.handTile >= 0);
        require(position.handTile < 0 || (tileDue && !owed.contains(Decision.SETTLE)),
                "hand: a tile in hand must be due to be laid.");
        require(vikingDue == position.handViking >= 0, "hand: a viking is in hand exactly while he has no place yet.");
    }

    private void checkDecision(int entry, int seat) {
        Agenda agenda = position.agenda;
        switch (Decision.ALL[agenda.kind(entry)]) {
            case BID -> checkAuction(seat);
            case REMOVE -> checkDrawn(Components.DRAWN_FOR_AUCTION, 0);
            case GROUP -> checkDrawn(Components.DRAWN - vikingsOnWheel(), Components.PLACES);
            case BUY -> checkOffer();
            case SETTLE -> checkSettling(seat, Frames.ROW.at(agenda, entry), Frames.COLUMN.at(agenda, entry));
            case TAKE -> require(position.advanced, "agenda: only the advanced version has special tiles to take.");
            case SWAP -> require(position.area(seat).specials(Swapping.special(position)) > 0,
                    "agenda: seat " + seat + " has no such building to swap in.");
            case BOATMEN -> require(position.wheel.isEmpty() && Components.isLarge(position.round),
                    "agenda: boatmen are used only in a large scoring, when all sets are sold.");
            case TRIP -> checkTrip(Frames.TRADE.of(agenda), Frames.LANDED.of(agenda), Frames.ASHORE.of(agenda));
            case LAY -> {
            }
        }
    }

    /** On a trip for one of each the trades tell how many have landed; on another all are of its trade. */
    private static void checkTrip(int trade, int landed, int ashore) {
        require(trade == Trip.EACH ? ashore == Integer.bitCount(landed) : landed == (ashore == 0 ? 0 : 1 << trade),
                "agenda[1].about: 'landed' and 'ashore' do not tell the same of this trip.");
    }

    private void checkAuction(int seat) {
        require(position.auctioned, "agenda: this setup has no auction.");
        require((position.bidders >> seat & 1) != 0, "auction: seat " + seat + " is to bid, but is not in it.");
        require(position.bid < 0 || (position.bidders >> position.bidder & 1) != 0,
                "auction: the highest bidder is not in it.");
        checkDrawn(Components.DRAWN_FOR_AUCTION, 0);
    }

    private int vikingsOnWheel() {
        int count = 0;
        for (int place = 0; place < Components.PLACES; place++) {
            count += position.wheel.vikingAt(place) >= 0 ? 1 : 0;
        }
        return count;
    }

    private void checkDrawn(int number, int tiles) {
        require(position.auctioned, "agenda: this setup has no auction.");
        int drawn = 0;
        for (byte count : position.drawn) {
            drawn += count;
        }
        require(drawn == number, "drawn: it must be " + number + " vikings here, not " + drawn + ".");
        int laid = 0;
        for (int place = 0; place < Components.PLACES; place++) {
            laid += position.wheel.tileAt(place) >= 0 ? 1 : 0;
        }
        require(laid == tiles, "wheel: " + tiles + " tiles must lie there now, not " + laid + ".");
    }

    private void checkOffer() {
        require(!position.wheel.isEmpty() && !position.wheel.isSold(0),
                "wheel: price 0 must stand at the first set that is left; 'zero' names its place.");
        for (int place = 0; place < Components.PLACES; place++) {
            require(position.wheel.tileAt(place) < 0 == position.wheel.vikingAt(place) < 0,
                    "wheel[" + place + "]: a tile on offer needs a viking.");
        }
    }

    private void checkSettling(int seat, int row, int column) {
        require(Area.has(position.area(seat).free(row), column),
                "agenda: seat " + seat + " has no free tile there to settle on.");
        require(Area.tradeOf(row) == position.handViking, "agenda: the viking in hand cannot settle in that row.");
    }
}
