package althing.vikings;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.BadInput;
import althing.engine.Setup;

/** Builds the position that a notation describes, and says what is wrong with a notation that describes none. */
final class NotationReader {

    private static final int RICH = 999;
    /** A special tile to be taken, a viking to be settled and a tile to be laid. */
    private static final int MOST_OWED = 3;

    private final VikingsNotation notation;
    private final Setup setup;
    private final VikingsPosition position;

    NotationReader(VikingsNotation notation) {
        this.notation = notation;
        setup = Setup.parse(there(notation.setup(), "setup"));
        if (!(setup.game() instanceof VikingsGame)) {
            throw new BadInput("setup: '" + notation.setup() + "' is not a setup of Vikings.");
        }
        if (setup.seed().isPresent()) {
            throw new BadInput("setup: a notation carries no seed, so leave out what follows the #.");
        }
        position = new VikingsPosition(setup);
    }

    VikingsPosition read() {
        position.round = number(notation.round(), 1, Components.ROUNDS, "round");
        position.startSeat = number(notation.startSeat(), 0, setup.seats() - 1, "startSeat");
        readWheel();
        readAreas();
        readCounts(notation.drawn(), "drawn", position.drawn);
        readCounts(notation.bag(), "bag", position.supply.bag);
        readOpen();
        readAuction();
        readHand();
        Asked.read(there(notation.agenda(), "agenda"), Frames.ALL, setup.seats(), MOST_OWED, position.agenda);
        readStacks();
        readSpecialStack();
        there(notation.scores(), "scores").forEach(this::readScore);
        position.supply.random.state(there(notation.random(), "random"));
        NotationCheck.check(position);
        return position;
    }

    private void readWheel() {
        List<@Nullable String> places = there(notation.wheel(), "wheel");
        if (places.size() != Components.PLACES) {
            throw new BadInput("wheel: it has " + Components.PLACES + " places, not " + places.size() + ".");
        }
        for (int place = 0; place < Components.PLACES; place++) {
            String set = places.get(place);
            if (set != null) {
                readSet(place, set);
            }
        }
        position.wheel.zero(number(notation.zero(), 0, Components.PLACES - 1, "zero"));
    }

    private void readSet(int place, String set) {
        String where = "wheel[" + place + "]";
        String[] words = set.split("/", -1);
        if (words.length != 2) {
            throw new BadInput(where + ": '" + set + "' is no set; one looks like 'left/noble'.");
        }
        position.wheel.putTile(place, constant(Names.TILES, Tile::code, words[0], where));
        if (!words[1].equals("-")) {
            position.wheel.putViking(place, constant(Names.VIKINGS, Viking::code, words[1], where));
        }
    }

    private void readAreas() {
        List<VikingsNotation.Area> areas = there(notation.areas(), "areas");
        if (areas.size() != setup.seats()) {
            throw new BadInput("areas: there are " + setup.seats() + " seats, but " + areas.size() + " areas.");
        }
        for (int seat = 0; seat < areas.size(); seat++) {
            new AreaReader(position.area(seat), "areas[" + seat + "]").read(there(areas.get(seat), "areas"));
        }
    }

    private static void readCounts(Map<String, Integer> counts, String where, byte[] into) {
        there(counts, where).forEach((word, count) -> {
            int viking = constant(Names.VIKINGS, Viking::code, word, where);
            into[viking] = (byte) number(there(count, where), 0, Components.VIKINGS[viking], where + "." + word);
        });
    }

    private void readOpen() {
        for (String word : there(notation.open(), "open")) {
            position.open[constant(Names.SPECIALS, Special::code, there(word, "open"), "open")]++;
        }
    }

    private void readAuction() {
        VikingsNotation.Auction auction = notation.auction();
        if (auction == null) {
            return;
        }
        for (Integer seat : there(auction.in(), "auction.in")) {
            position.bidders |= 1 << number(there(seat, "auction.in"), 0, setup.seats() - 1, "auction.in");
        }
        Integer bid = auction.bid();
        Integer bidder = auction.bidder();
        if ((bid == null) != (bidder == null)) {
            throw new BadInput("auction: a bid needs a bidder, and a bidder a bid.");
        }
        if (bid != null && bidder != null) {
            position.bidder = number(bidder, 0, setup.seats() - 1, "auction.bidder");
            position.bid = number(bid, 0, position.area(position.bidder).means(), "auction.bid");
        }
    }

    private void readHand() {
        VikingsNotation.Hand hand = notation.hand();
        if (hand == null) {
            return;
        }
        if (hand.tile() != null) {
            position.handTile = constant(Names.TILES, Tile::code, hand.tile(), "hand.tile");
        }
        if (hand.viking() != null) {
            position.handViking = constant(Names.VIKINGS, Viking::code, hand.viking(), "hand.viking");
        }
    }

    private void readStacks() {
        List<List<String>> stacks = there(notation.stacks(), "stacks");
        if (stacks.size() != Components.ROUNDS) {
            throw new BadInput("stacks: there are " + Components.ROUNDS + ", not " + stacks.size() + ".");
        }
        boolean covered = position.auctioned && !position.agenda.isEmpty()
                && position.agenda.kind() <= Decision.REMOVE.ordinal();
        position.supply.turned = (covered ? position.round - 1 : position.round) * Components.PLACES;
        for (int stack = 0; stack < Components.ROUNDS; stack++) {
            readStack(stack, there(stacks.get(stack), "stacks[" + stack + "]"));
        }
    }

    private void readStack(int stack, List<String> tiles) {
        int from = stack * Components.PLACES;
        int size = from < position.supply.turned ? 0 : Components.PLACES;
        if (tiles.size() != size) {
            throw new BadInput("stacks[%d]: in round %d this stack has %d tiles, not %d.".formatted(stack,
                    position.round, size, tiles.size()));
        }
        for (int i = 0; i < size; i++) {
            String where = "stacks[" + stack + "][" + i + "]";
            position.supply.tiles[from + i] = (byte) constant(Names.TILES, Tile::code, there(tiles.get(i), where),
                    where);
        }
    }

    private void readSpecialStack() {
        List<String> specials = there(notation.specialStack(), "specialStack");
        int shown = position.advanced ? position.round * Components.OPEN_SPECIALS : 0;
        int size = position.advanced ? Components.SPECIAL_TILES - shown : 0;
        if (specials.size() != size) {
            throw new BadInput("specialStack: in round %d it has %d tiles, not %d.".formatted(position.round, size,
                    specials.size()));
        }
        position.supply.shown = shown;
        for (int i = 0; i < size; i++) {
            String where = "specialStack[" + i + "]";
            position.supply.specials[shown + i] = (byte) constant(Names.SPECIALS, Special::code,
                    there(specials.get(i), where), where);
        }
    }

    private void readScore(VikingsNotation.Score score) {
        ScoreLine line = Arrays.stream(ScoreLine.values())
                .filter(each -> each.word().equals(score.line())).findFirst()
                .orElseThrow(() -> new BadInput("scores: '" + score.line() + "' is no line of the score sheet."));
        number(score.round(), line.isFinal() ? 0 : 1, line.isFinal() ? 0 : position.round, "scores.round");
        List<Integer> amounts = there(score.amounts(), "scores.amounts");
        if (amounts.size() != setup.seats()) {
            throw new BadInput("scores: " + score.line() + " needs an amount for each seat.");
        }
        for (int seat = 0; seat < amounts.size(); seat++) {
            int amount = number(there(amounts.get(seat), "scores.amounts"), -RICH, RICH, "scores." + score.line());
            position.area(seat).addTally(line.slot(score.round()), amount);
        }
    }

    /** The value, which a JSON null may have left out. */
    static <T> T there(@Nullable T value, String where) {
        if (value == null) {
            throw new BadInput(where + ": it is missing.");
        }
        return value;
    }

    static int number(int number, int least, int most, String where) {
        if (number < least || number > most) {
            throw new BadInput(where + ": it must be from " + least + " to " + most + ", not " + number + ".");
        }
        return number;
    }

    /** The ordinal of the constant with this code. */
    static <E extends Enum<E>> int constant(List<E> constants, Function<E, String> code,
            String word, String where) {
        return constants.stream().filter(each -> code.apply(each).equals(word)).findFirst()
                .orElseThrow(() -> new BadInput(where + ": '" + word + "' is none of "
                        + constants.stream().map(code).toList() + "."))
                .ordinal();
    }

    static int wealth(int amount, String where) {
        return number(amount, 0, RICH, where);
    }
}
