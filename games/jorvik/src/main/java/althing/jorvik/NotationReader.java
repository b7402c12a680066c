package althing.jorvik;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.jorvik.JorvikNotation.Area;
import althing.jorvik.JorvikNotation.Reserved;
import althing.jorvik.JorvikNotation.Space;
import althing.jorvik.JorvikView.Held;
import althing.jorvik.JorvikView.Placed;

/** Makes a position from a notation and refuses, with a sentence, what cannot be one; {@link NotationCheck} looks at the whole. */
final class NotationReader {

    private static final int MOST_COINS = 1000;
    private static final int MOST_ORACLE_POINTS = 1000;
    private final JorvikNotation notation;
    private final JorvikPosition position;
    private final Layout layout;

    NotationReader(JorvikNotation notation) {
        this.notation = notation;
        Setup setup = Setup.parse(notation.setup());
        if (!(setup.game() instanceof JorvikGame) || setup.seed().isPresent()) {
            throw new BadInput("setup: '" + notation.setup() + "' is no setup of Jórvík without a seed.");
        }
        position = new JorvikPosition(setup);
        layout = position.layout;
    }

    JorvikPosition read() {
        position.clearBoard();
        course();
        deck();
        board();
        areas();
        attacks();
        cubes();
        new NotationCheck(notation, position).check();
        if (position.step == Step.OVER) {
            FinalScoring.score(position);
        }
        return position;
    }

    private void course() {
        position.random.state(notation.random());
        position.round = within("round", notation.round(), 1, layout.rounds + 1);
        position.start = within("startSeat", notation.startSeat(), 0, position.seats - 1);
        position.step = notation.step();
        position.cursor = within("cursor", notation.cursor(), 0, layout.spaces);
        for (int seat : notation.stopped()) {
            position.stopped |= 1 << within("stopped", seat, 0, position.seats - 1);
        }
    }

    /** The deck in its order; what was revealed is put before it, for its order does not matter any more. */
    private void deck() {
        position.dealt = layout.deck.length - notation.deck().size();
        require(position.dealt >= 0, "deck: there are more cards than the deck had.");
        int at = position.dealt;
        int season = 0;
        for (String id : notation.deck()) {
            int card = card("deck", id);
            put("deck", card, JorvikPosition.DECK);
            require(Cards.get(card).face().season().ordinal() >= season,
                    "deck: " + id + " lies below a card of a later season.");
            season = Cards.get(card).face().season().ordinal();
            position.deck[at++] = (byte) card;
        }
        int front = 0;
        for (byte card : layout.deck) {
            if (position.where[card] != JorvikPosition.DECK) {
                require(front < position.dealt, "deck: it does not have the size it says.");
                position.deck[front++] = card;
            }
        }
    }

    private void board() {
        for (Space space : notation.spaces()) {
            boolean known = IntStream.range(0, layout.spaces).map(layout::space)
                    .anyMatch(index -> index == space.space() - 1);
            String place = "space " + space.space();
            require(known, "spaces: there is no " + place + " in this setup.");
            require(position.spaces[space.space() - 1] == Cards.NONE, "spaces: " + place + " stands twice.");
            position.spaces[space.space() - 1] = (byte) onBoard(place, space.card(), space.cubes());
            queue(place, space);
        }
        require(notation.row().size() <= Cards.RESERVATION_SPOTS && (layout.jarl || notation.row().isEmpty()),
                "row: it cannot hold " + notation.row().size() + " cards.");
        for (Reserved reserved : notation.row()) {
            position.rowCards = Vikings.append(position.rowCards,
                    onBoard("row", reserved.card(), reserved.cubes()) + 1);
            position.rowVikings = Vikings.append(position.rowVikings, viking("row", reserved.viking()));
        }
        notation.box().forEach(id -> put("box", card("box", id), JorvikPosition.BOX));
    }

    private void queue(String place, Space space) {
        require(space.queue().size() <= Cards.QUEUE_SPOTS && (space.space() <= Cards.SPACES || space.queue().isEmpty()),
                place + ": it cannot have a queue of " + space.queue().size() + ".");
        for (Placed placed : space.queue()) {
            position.queues[space.space() - 1] = Vikings.append(position.queues[space.space() - 1],
                    viking(place, placed));
        }
    }

    private int viking(String place, Placed placed) {
        require(!placed.brown() || layout.brownVikings > 0, place + ": there are no brown vikings in this setup.");
        return Vikings.viking(within(place + ": seat", placed.seat(), 0, position.seats - 1), placed.brown());
    }

    private int onBoard(String place, String id, List<Good> cubes) {
        int card = card(place, id);
        require(!Cards.isAttack(card), place + ": an attack does not lie there.");
        put(place, card, JorvikPosition.BOARD);
        load(place, card, cubes);
        return card;
    }

    private void load(String place, int card, List<Good> cubes) {
        if (Cards.isShip(card)) {
            require(cubes.size() <= Cards.AMOUNT[card], place + ": " + Cards.id(card) + " carries too many cubes.");
            position.cargo[card - Cards.FIRST_SHIP] = cubes(place, cubes);
        } else {
            require(cubes.isEmpty(), place + ": " + Cards.id(card) + " carries no cubes.");
        }
    }

    private void areas() {
        require(notation.seats().size() == position.seats,
                "seats: the setup has " + position.seats + " of them, not " + notation.seats().size() + ".");
        position.brownStock = within("brownStock", notation.brownStock(), 0, layout.brownVikings);
        position.brownBoxed = within("brownBoxed", notation.brownBoxed(), 0, layout.brownVikings);
        for (int seat = 0; seat < position.seats; seat++) {
            area(seat, "seats[" + seat + "]", notation.seats().get(seat));
        }
    }

    private void area(int seat, String place, Area area) {
        position.coins[seat] = within(place + ".coins", area.coins(), 0, MOST_COINS);
        position.supply[seat] = within(place + ".vikings", area.vikings(), 0, layout.vikings);
        position.oraclePoints[seat] = within(place + ".oraclePoints", area.oraclePoints(), 0, MOST_ORACLE_POINTS);
        for (Held held : area.loading()) {
            int card = card(place + ".loading", held.card());
            put(place + ".loading", card, JorvikPosition.LOADING + seat);
            load(place + ".loading", card, held.cubes());
        }
        for (Held held : area.personal()) {
            personal(seat, place + ".personal", held);
        }
        require(area.stored().size() <= position.storageSpaces(seat), place + ".stored: there is no room for "
                + area.stored().size() + " cubes.");
        position.stored[seat] = cubes(place + ".stored", area.stored());
        position.brownReady += within(place + ".brownVikings", area.brownVikings(), 0, layout.brownVikings);
        require(area.brownVikings() == 0 || position.holds(seat, Cards.BROWN_VIKINGS)
                || position.isLoading(seat, Cards.BROWN_VIKINGS), place + ".brownVikings: their building is not here.");
    }

    private void personal(int seat, String place, Held held) {
        int card = card(place, held.card());
        require(!Cards.isAttack(card), place + ": an attack does not lie there.");
        put(place, card, JorvikPosition.PERSONAL + seat);
        if (card >= Cards.ARTISANS) {
            require(held.cubes().isEmpty(), place + ": " + held.card() + " holds no cubes here.");
            return;
        }
        int cubes = cubes(place, held.cubes());
        for (Good good : Good.values()) {
            require(Goods.count(cubes, good.ordinal()) <= Goods.count(Cards.NEEDS[card], good.ordinal()),
                    place + ": " + held.card() + " has no room for so much " + good.code() + ".");
        }
        position.laid[card] = cubes;
    }

    private void attacks() {
        require(notation.attacks().size() <= Cards.ATTACKS, "attacks: there are only " + Cards.ATTACKS + ".");
        for (JorvikNotation.Attack attack : notation.attacks()) {
            String place = "attacks[" + position.attacks + "]";
            int card = card(place, attack.card());
            boolean pending = position.attacks == notation.attacks().size() - 1 && position.step.isAttack();
            require(Cards.isAttack(card), place + ": " + attack.card() + " is no attack.");
            if (pending) {
                put(place, card, JorvikPosition.BOARD);
            }
            require(pending || position.where[card] == JorvikPosition.BOX,
                    place + ": " + attack.card() + " must lie in the box.");
            position.attackCards[position.attacks] = (byte) card;
            position.attackRounds[position.attacks] = (byte) within(place + ".round", attack.round(), 1, layout.rounds);
            fill(place + ".strengths", attack.strengths(), position.strengths, 0, Byte.MAX_VALUE);
            fill(place + ".points", attack.points(), position.attackPoints, Cards.POINTS[card],
                    Cards.AMOUNT[card] * Cards.AMOUNT[Cards.DOUBLE_GAIN]);
            position.attacks++;
        }
        require(!position.step.isAttack() || position.attacks > 0, "attacks: none is under way.");
    }

    private void fill(String place, List<Integer> numbers, byte[] into, int lowest, int highest) {
        require(numbers.size() == position.seats, place + ": there must be a number for each seat.");
        for (int seat = 0; seat < position.seats; seat++) {
            into[position.attacks * position.seats + seat] = (byte) within(place, numbers.get(seat), lowest, highest);
        }
    }

    private void cubes() {
        position.bag = goods("bag", notation.bag());
        position.commons = goods("commons", notation.commons());
        position.quay = cubes("quay", notation.quay());
    }

    private int goods(String place, Map<Good, Integer> counts) {
        int goods = Goods.NONE;
        for (Map.Entry<Good, Integer> each : counts.entrySet()) {
            goods += within(place + "." + each.getKey().code(), each.getValue(), 0, 15) * Goods.one(each.getKey());
        }
        return goods;
    }

    private int cubes(String place, List<Good> cubes) {
        for (Good good : Good.values()) {
            long count = cubes.stream().filter(cube -> cube == good).count();
            require(count <= Goods.count(layout.bag, good.ordinal()),
                    place + ": there are not so many cubes of " + good.code() + ".");
        }
        return Goods.of(cubes);
    }

    private int card(String place, String id) {
        Card card = Cards.named(id);
        if (card == null || !layout.plays(card.index())) {
            throw new BadInput(place + ": there is no card '" + id + "' in this setup.");
        }
        return card.index();
    }

    private void put(String place, int card, int where) {
        require(position.where[card] == JorvikPosition.ABSENT,
                place + ": the card " + Cards.id(card) + " stands twice.");
        position.where[card] = (byte) where;
    }

    static int within(String place, int number, int lowest, int highest) {
        require(number >= lowest && number <= highest,
                place + ": " + number + " is not between " + lowest + " and " + highest + ".");
        return number;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}
