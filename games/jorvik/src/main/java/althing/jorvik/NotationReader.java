package althing.jorvik;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

import althing.engine.Asked;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.jorvik.JorvikNotation.Area;
import althing.jorvik.JorvikNotation.Attack;
import althing.jorvik.JorvikNotation.Held;
import althing.jorvik.JorvikNotation.Placed;
import althing.jorvik.JorvikNotation.Reserved;
import althing.jorvik.JorvikNotation.Space;

/**
 * Makes a position from a notation whose fields are checked one by one, and refuses what does not fit this setup; the
 * other checks look at the whole.
 */
final class NotationReader {

    /** A decision and what comes on top of it. */
    private static final int MOST_ASKED = 2;

    private final JorvikNotation notation;
    private final JorvikPosition position;
    private final Layout layout;

    NotationReader(JorvikNotation notation) {
        this.notation = notation;
        position = new JorvikPosition(Setup.parse(notation.setup()));
        layout = position.layout;
    }

    JorvikPosition read() {
        position.clearBoard();
        course();
        deck();
        board();
        areas();
        attacks();
        position.bag = goods(notation.bag());
        position.commons = goods(notation.commons());
        position.quay = cubes("quay", notation.quay());
        new NotationCheck(position).check();
        new CourseCheck(position).check();
        if (position.step == Step.OVER) {
            FinalScoring.score(position);
        }
        return position;
    }

    private void course() {
        position.random.state(notation.random());
        position.round = notation.round();
        position.start = notation.startSeat();
        position.step = notation.step();
        position.cursor = notation.cursor();
        notation.stopped().forEach(seat -> position.stopped |= 1 << seat);
        Asked.read(notation.agenda(), Frames.ALL, position.seats, MOST_ASKED, position.agenda);
    }

    /** The deck in its order; what was revealed is put before it, for its order does not matter any more. */
    private void deck() {
        position.dealt = layout.deck.length - notation.deck().size();
        require(position.dealt >= 0, "deck: there are more cards than the deck had.");
        for (int i = 0; i < notation.deck().size(); i++) {
            int card = put("deck[" + i + "]", notation.deck().get(i), JorvikPosition.DECK);
            int at = position.dealt + i;
            int season = Cards.get(card).face().season().ordinal();
            require(at >= layout.seasonStart(season) && at < layout.seasonEnds[season],
                    "deck[" + i + "]: a card of another season than that of '" + Cards.id(card) + "' lies here.");
            position.deck[at] = (byte) card;
        }
        int front = 0;
        for (byte card : layout.deck) {
            if (position.where[card] != JorvikPosition.DECK) {
                position.deck[front++] = card;
            }
        }
    }

    private void board() {
        for (int i = 0; i < notation.spaces().size(); i++) {
            space("spaces[" + i + "]", notation.spaces().get(i));
        }
        for (int i = 0; i < notation.row().size(); i++) {
            Reserved reserved = notation.row().get(i);
            String place = "row[" + i + "]";
            int card = onBoard(place, reserved.card(), reserved.cubes());
            position.rowCards = Vikings.append(position.rowCards, card + 1);
            position.rowVikings = Vikings.append(position.rowVikings, viking(reserved.viking()));
        }
        for (int i = 0; i < notation.box().size(); i++) {
            put("box[" + i + "]", notation.box().get(i), JorvikPosition.BOX);
        }
    }

    private void space(String place, Space space) {
        int index = space.space() - 1;
        require(IntStream.range(0, layout.spaces).map(layout::space).anyMatch(each -> each == index),
                place + ".space: there is no space " + space.space() + " in this setup.");
        require(position.spaces[index] == Cards.NONE, place + ".space: space " + space.space() + " stands twice.");
        position.spaces[index] = (byte) onBoard(place, space.card(), space.cubes());
        require(index < Cards.SPACES || space.queue().isEmpty(),
                place + ".queue: space " + space.space() + " has no queue.");
        for (Placed placed : space.queue()) {
            position.queues[index] = Vikings.append(position.queues[index], viking(placed));
        }
    }

    private static int viking(Placed placed) {
        return Vikings.viking(placed.seat(), placed.brown());
    }

    private int onBoard(String place, String id, List<Good> cubes) {
        int card = put(place + ".card", id, JorvikPosition.BOARD);
        require(!Cards.isAttack(card), place + ".card: an attack does not lie there.");
        load(place + ".cubes", card, cubes);
        return card;
    }

    private void load(String place, int card, List<Good> cubes) {
        if (Cards.isShip(card)) {
            require(cubes.size() <= Cards.AMOUNT[card],
                    place + ": '" + Cards.id(card) + "' carries at most " + Cards.AMOUNT[card] + " cubes.");
            position.cargo[card - Cards.FIRST_SHIP] = cubes(place, cubes);
        } else {
            require(cubes.isEmpty(), place + ": no cubes lie on '" + Cards.id(card) + "' here.");
        }
    }

    private void areas() {
        position.brownStock = notation.brownStock();
        position.brownBoxed = notation.brownBoxed();
        for (int seat = 0; seat < position.seats; seat++) {
            area(seat, "seats[" + seat + "]", notation.seats().get(seat));
        }
    }

    private void area(int seat, String place, Area area) {
        position.coins[seat] = area.coins();
        position.supply[seat] = area.vikings();
        position.oraclePoints[seat] = area.oraclePoints();
        for (int i = 0; i < area.loading().size(); i++) {
            Held held = area.loading().get(i);
            String here = place + ".loading[" + i + "]";
            load(here + ".cubes", owned(here, held, JorvikPosition.LOADING + seat), held.cubes());
        }
        for (int i = 0; i < area.personal().size(); i++) {
            personal(seat, place + ".personal[" + i + "]", area.personal().get(i));
        }
        require(area.stored().size() <= position.storageSpaces(seat),
                place + ".stored: there is no room for " + area.stored().size() + " cubes.");
        position.stored[seat] = cubes(place + ".stored", area.stored());
        position.brownReady += area.brownVikings();
        require(area.brownVikings() == 0 || position.holds(seat, Cards.BROWN_VIKINGS)
                || position.isLoading(seat, Cards.BROWN_VIKINGS), place + ".brownVikings: their building is not here.");
    }

    private int owned(String place, Held held, int where) {
        int card = put(place + ".card", held.card(), where);
        require(!Cards.isAttack(card), place + ".card: nobody owns an attack.");
        return card;
    }

    private void personal(int seat, String place, Held held) {
        int card = owned(place, held, JorvikPosition.PERSONAL + seat);
        require(card != Cards.COINS && card != Cards.LEVY,
                place + ".card: '" + held.card() + "' leaves the game instead of coming here.");
        require(card < Cards.ARTISANS || held.cubes().isEmpty(),
                place + ".cubes: no cubes lie on '" + held.card() + "' here.");
        if (card < Cards.ARTISANS) {
            position.laid[card] = cubes(place + ".cubes", held.cubes());
            for (Good good : Good.values()) {
                require(Goods.count(position.laid[card], good.ordinal()) <= Goods.count(Cards.NEEDS[card],
                        good.ordinal()), place + ".cubes: '" + held.card() + "' has no room for so much "
                                + good.code() + ".");
            }
        }
    }

    private void attacks() {
        for (int i = 0; i < notation.attacks().size(); i++) {
            attack("attacks[" + i + "]", notation.attacks().get(i),
                    position.step.isAttack() && i == notation.attacks().size() - 1);
        }
    }

    private void attack(String place, Attack attack, boolean pending) {
        int card = pending ? put(place + ".card", attack.card(), JorvikPosition.BOARD) : known(place, attack.card());
        require(Cards.isAttack(card), place + ".card: '" + attack.card() + "' is no attack.");
        require(pending || position.where[card] == JorvikPosition.BOX,
                place + ".card: '" + attack.card() + "' must lie in the box.");
        require(attack.round() <= Math.min(position.round, layout.rounds),
                place + ".round: round " + attack.round() + " has not come yet.");
        position.attackCards[position.attacks] = (byte) card;
        position.attackRounds[position.attacks] = (byte) attack.round();
        for (int seat = 0; seat < position.seats; seat++) {
            int slot = position.attacks * position.seats + seat;
            position.strengths[slot] = attack.strengths().get(seat).byteValue();
            position.attackPoints[slot] = attack.points().get(seat).byteValue();
        }
        position.attacks++;
    }

    private static int goods(Map<Good, Integer> counts) {
        return counts.entrySet().stream().mapToInt(each -> each.getValue() * Goods.one(each.getKey())).sum();
    }

    /** A set of cubes; more of a good than there are would not fit into one. */
    private int cubes(String place, List<Good> cubes) {
        for (Good good : Good.values()) {
            require(cubes.stream().filter(cube -> cube == good).count() <= Goods.count(layout.bag, good.ordinal()),
                    place + ": there are not so many cubes of " + good.code() + ".");
        }
        return Goods.of(cubes);
    }

    /** A card of this setup. */
    private int known(String place, String id) {
        int card = Objects.requireNonNull(Cards.named(id)).index();
        require(layout.plays(card), place + ": '" + id + "' is no card of this setup.");
        return card;
    }

    private int put(String place, String id, int where) {
        int card = known(place, id);
        require(position.where[card] == JorvikPosition.ABSENT, place + ": '" + id + "' stands twice.");
        position.where[card] = (byte) where;
        return card;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}
