package althing.jorvik.notation;

import java.util.Map;
import java.util.stream.IntStream;

import althing.engine.Asked;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.jorvik.JorvikPosition;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Variant;
import althing.jorvik.notation.JorvikNotation.Area;
import althing.jorvik.notation.JorvikNotation.Attack;
import althing.jorvik.notation.JorvikNotation.Held;
import althing.jorvik.notation.JorvikNotation.Placed;
import althing.jorvik.notation.JorvikNotation.Reserved;
import althing.jorvik.notation.JorvikNotation.Space;
import althing.jorvik.round.Question;
import althing.jorvik.round.Scoring;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/**
 * Makes a position from a notation whose fields are checked one by one, and refuses what does not fit this setup; the
 * other checks look at the whole.
 */
final class NotationReader {

    /** A decision and what comes on top of it. */
    private static final int MOST_ASKED = 2;

    private final JorvikNotation notation;
    private final JorvikPosition town;
    private final Variant variant;
    private final CardReader cards;

    NotationReader(JorvikNotation notation) {
        this.notation = notation;
        town = new JorvikPosition(Setup.parse(notation.setup()));
        variant = town.variant;
        cards = new CardReader(town);
    }

    JorvikPosition read() {
        town.clearBoard();
        course();
        deck();
        board();
        areas();
        attacks();
        town.bag = goods(notation.bag());
        town.commons = goods(notation.commons());
        town.quay = cards.cubes("quay", notation.quay());
        new NotationCheck(town).check();
        new CourseCheck(town).check();
        if (town.step == Step.OVER) {
            Scoring.score(town);
        }
        return town;
    }

    private void course() {
        town.random.state(notation.random());
        town.round = notation.round();
        town.start = notation.startSeat();
        town.step = notation.step();
        town.cursor = notation.cursor();
        notation.stopped().forEach(seat -> town.stopped |= 1 << seat);
        Asked.read(notation.agenda(), Question.FRAMES, town.seats, MOST_ASKED, town.agenda);
    }

    /** The deck in its order; what was revealed is put before it, for its order does not matter any more. */
    private void deck() {
        town.dealt = variant.deck.length - notation.deck().size();
        require(town.dealt >= 0, "deck: there are more cards than the deck had.");
        for (int i = 0; i < notation.deck().size(); i++) {
            int card = cards.put("deck[" + i + "]", notation.deck().get(i), Town.DECK);
            int at = town.dealt + i;
            int season = Components.get(card).face().season().ordinal();
            require(at >= variant.seasonStart(season) && at < variant.seasonEnds[season],
                    "deck[" + i + "]: a card of another season than that of '" + Components.id(card) + "' lies here.");
            town.deck[at] = (byte) card;
        }
        int front = 0;
        for (byte card : variant.deck) {
            if (town.where[card] != Town.DECK) {
                town.deck[front++] = card;
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
            int card = cards.putOnBoard(place, reserved.card(), reserved.cubes());
            town.rowCards = Vikings.append(town.rowCards, card + 1);
            town.rowVikings = Vikings.append(town.rowVikings, viking(reserved.viking()));
        }
        for (int i = 0; i < notation.box().size(); i++) {
            cards.put("box[" + i + "]", notation.box().get(i), Town.BOX);
        }
    }

    private void space(String place, Space space) {
        int index = space.space() - 1;
        require(IntStream.range(0, variant.spaces).map(variant::space).anyMatch(each -> each == index),
                place + ".space: there is no space " + space.space() + " in this setup.");
        require(town.spaces[index] == Components.NONE, place + ".space: space " + space.space() + " stands twice.");
        town.spaces[index] = (byte) cards.putOnBoard(place, space.card(), space.cubes());
        require(index < Components.SPACES || space.queue().isEmpty(),
                place + ".queue: space " + space.space() + " has no queue.");
        for (Placed placed : space.queue()) {
            town.queues[index] = Vikings.append(town.queues[index], viking(placed));
        }
    }

    private static int viking(Placed placed) {
        return Vikings.viking(placed.seat(), placed.brown());
    }

    private void areas() {
        town.brownStock = notation.brownStock();
        town.brownBoxed = notation.brownBoxed();
        for (int seat = 0; seat < town.seats; seat++) {
            area(seat, "seats[" + seat + "]", notation.seats().get(seat));
        }
    }

    private void area(int seat, String place, Area area) {
        town.coins[seat] = area.coins();
        town.supply[seat] = area.vikings();
        town.oraclePoints[seat] = area.oraclePoints();
        town.track[seat] = Components.START_POINTS + area.oraclePoints();
        for (int i = 0; i < area.loading().size(); i++) {
            Held held = area.loading().get(i);
            String here = place + ".loading[" + i + "]";
            cards.load(here + ".cubes", owned(here, held, Town.LOADING + seat), held.cubes());
        }
        for (int i = 0; i < area.personal().size(); i++) {
            personal(seat, place + ".personal[" + i + "]", area.personal().get(i));
        }
        require(area.stored().size() <= town.storageSpaces(seat),
                place + ".stored: there is no room for " + area.stored().size() + " cubes.");
        town.stored[seat] = cards.cubes(place + ".stored", area.stored());
        town.brownReady += area.brownVikings();
        require(area.brownVikings() == 0 || town.owns(seat, Components.BROWN_VIKINGS),
                place + ".brownVikings: their building is not here.");
    }

    private int owned(String place, Held held, int where) {
        int card = cards.put(place + ".card", held.card(), where);
        require(!Components.isAttack(card), place + ".card: nobody owns an attack.");
        return card;
    }

    private void personal(int seat, String place, Held held) {
        int card = owned(place, held, Town.PERSONAL + seat);
        require(card != Components.COINS && card != Components.LEVY,
                place + ".card: '" + held.card() + "' leaves the game instead of coming here.");
        require(card < Components.ARTISANS || held.cubes().isEmpty(),
                place + ".cubes: no cubes lie on '" + held.card() + "' here.");
        if (card < Components.ARTISANS) {
            town.laid[card] = cards.cubes(place + ".cubes", held.cubes());
            for (Good good : Good.values()) {
                require(Goods.count(town.laid[card], good.ordinal()) <= Goods.count(Components.NEEDS[card],
                        good.ordinal()), place + ".cubes: '" + held.card() + "' has no room for so much "
                                + good.code() + ".");
            }
        }
    }

    private void attacks() {
        for (int i = 0; i < notation.attacks().size(); i++) {
            attack("attacks[" + i + "]", notation.attacks().get(i),
                    town.step.isAttack() && i == notation.attacks().size() - 1);
        }
    }

    private void attack(String place, Attack attack, boolean pending) {
        int card = pending ? cards.put(place + ".card", attack.card(), Town.BOARD) : cards.known(place, attack.card());
        require(Components.isAttack(card), place + ".card: '" + attack.card() + "' is no attack.");
        require(pending || town.where[card] == Town.BOX,
                place + ".card: '" + attack.card() + "' must lie in the box.");
        require(attack.round() <= Math.min(town.round, variant.rounds),
                place + ".round: round " + attack.round() + " has not come yet.");
        town.attackCards[town.attacks] = (byte) card;
        town.attackRounds[town.attacks] = (byte) attack.round();
        for (int seat = 0; seat < town.seats; seat++) {
            int slot = town.attacks * town.seats + seat;
            town.strengths[slot] = attack.strengths().get(seat).byteValue();
            town.attackPoints[slot] = attack.points().get(seat).byteValue();
            town.score(seat, attack.points().get(seat));
        }
        town.attacks++;
    }

    private static int goods(Map<Good, Integer> counts) {
        return counts.entrySet().stream().mapToInt(each -> each.getValue() * Goods.one(each.getKey())).sum();
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}
