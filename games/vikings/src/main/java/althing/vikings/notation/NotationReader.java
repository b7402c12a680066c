package althing.vikings.notation;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.vikings.VikingsPosition;
import althing.vikings.area.Area;
import althing.vikings.area.ScoreLine;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;

/**
 * Builds the position that a notation describes, whose fields are checked one by one, and says what does not fit together
 * in it.
 */
final class NotationReader {

    /** A special tile to be taken, a viking to be settled and a tile to be laid. */
    private static final int MOST_OWED = 3;

    private final VikingsNotation notation;
    private final VikingsPosition position;

    NotationReader(VikingsNotation notation) {
        this.notation = notation;
        position = new VikingsPosition(Setup.parse(notation.setup()));
    }

    VikingsPosition read() {
        position.round = notation.round();
        position.startSeat = notation.startSeat();
        readWheel();
        for (int seat = 0; seat < position.seats; seat++) {
            new AreaReader(position.area(seat), "areas[" + seat + "]").read(notation.areas().get(seat));
        }
        readCounts(notation.drawn(), position.drawn);
        readCounts(notation.bag(), position.supply.bag);
        notation.open().forEach(word -> position.open[Names.SPECIAL_WORDS.indexOf(word)]++);
        readAuction();
        readHand();
        Asked.read(notation.agenda(), Question.frames(), position.seats, MOST_OWED, position.agenda);
        readStacks();
        readSpecialStack();
        for (int i = 0; i < notation.scores().size(); i++) {
            readScore("scores[" + i + "]", notation.scores().get(i));
        }
        position.supply.random.state(notation.random());
        new NotationCheck(position).check();
        new OwedCheck(position).check();
        return position;
    }

    private void readWheel() {
        for (int place = 0; place < Components.PLACES; place++) {
            String set = notation.wheel().get(place);
            if (set != null) {
                int slash = set.indexOf('/');
                position.wheel.putTile(place, Names.TILE_WORDS.indexOf(set.substring(0, slash)));
                position.wheel.putViking(place, Names.VIKING_WORDS.indexOf(set.substring(slash + 1)));
            }
        }
        position.wheel.zero(notation.zero());
    }

    private static void readCounts(Map<String, Integer> counts, byte[] into) {
        counts.forEach((word, count) -> into[Names.VIKING_WORDS.indexOf(word)] = count.byteValue());
    }

    private void readAuction() {
        VikingsNotation.Auction auction = notation.auction();
        if (auction == null) {
            return;
        }
        auction.in().forEach(seat -> position.bidders |= 1 << seat);
        Integer bid = auction.bid();
        Integer bidder = auction.bidder();
        require((bid == null) == (bidder == null), "auction: a bid needs a bidder, and a bidder a bid.");
        if (bid != null && bidder != null) {
            int means = position.area(bidder).means();
            require(bid <= means, "auction.bid: seat " + bidder + " owns only " + means + " to bid.");
            position.bidder = bidder;
            position.bid = bid;
        }
    }

    private void readHand() {
        VikingsNotation.Hand hand = notation.hand();
        if (hand != null) {
            position.handTile = indexOrNothing(Names.TILE_WORDS, hand.tile());
            position.handViking = indexOrNothing(Names.VIKING_WORDS, hand.viking());
        }
    }

    private static int indexOrNothing(List<String> words, @Nullable String word) {
        return word == null ? VikingsState.NOTHING : words.indexOf(word);
    }

    private void readStacks() {
        boolean covered = position.auctioned && !position.agenda.isEmpty()
                && position.agenda.kind() <= Question.REMOVE.ordinal();
        position.supply.turned = (covered ? position.round - 1 : position.round) * Components.PLACES;
        for (int stack = 0; stack < Components.ROUNDS; stack++) {
            List<String> tiles = notation.stacks().get(stack);
            int from = stack * Components.PLACES;
            int size = from < position.supply.turned ? 0 : Components.PLACES;
            require(tiles.size() == size, "stacks[%d]: in round %d this stack has %d tiles here, not %d.".formatted(
                    stack, position.round, size, tiles.size()));
            for (int i = 0; i < size; i++) {
                position.supply.tiles[from + i] = (byte) Names.TILE_WORDS.indexOf(tiles.get(i));
            }
        }
    }

    private void readSpecialStack() {
        List<String> specials = notation.specialStack();
        int shown = position.advanced ? position.round * Components.OPEN_SPECIALS : 0;
        int size = position.advanced ? Components.SPECIAL_TILES - shown : 0;
        require(specials.size() == size, "specialStack: in round %d it has %d tiles, not %d.".formatted(position.round,
                size, specials.size()));
        position.supply.shown = shown;
        for (int i = 0; i < size; i++) {
            position.supply.specials[shown + i] = (byte) Names.SPECIAL_WORDS.indexOf(specials.get(i));
        }
    }

    private void readScore(String where, VikingsNotation.Score score) {
        ScoreLine line = ScoreLine.values()[ScoreLine.WORDS.indexOf(score.line())];
        require(line.isFinal() ? score.round() == 0 : score.round() >= 1 && score.round() <= position.round,
                where + ".round: '" + score.line() + "' does not stand in round " + score.round() + ".");
        for (int seat = 0; seat < position.seats; seat++) {
            Area area = position.area(seat);
            require(area.tally(line.slot(score.round())) == 0, where + ".line: '" + score.line() + "' of round "
                    + score.round() + " stands twice.");
            area.addTally(line.slot(score.round()), score.amounts().get(seat));
        }
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}
