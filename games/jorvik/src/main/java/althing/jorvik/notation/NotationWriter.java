package althing.jorvik.notation;

import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Asked;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.notation.JorvikNotation.Area;
import althing.jorvik.notation.JorvikNotation.Attack;
import althing.jorvik.notation.JorvikNotation.Held;
import althing.jorvik.notation.JorvikNotation.Placed;
import althing.jorvik.notation.JorvikNotation.Reserved;
import althing.jorvik.notation.JorvikNotation.Space;
import althing.jorvik.round.Question;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** Writes a position down. */
public final class NotationWriter {

    private final Town town;

    private NotationWriter(Town town) {
        this.town = town;
    }

    public static JorvikNotation write(Town town) {
        return new NotationWriter(town).write();
    }

    private JorvikNotation write() {
        return new JorvikNotation(town.setup().lineWithRules(), town.random.state(), town.round, town.start, town.step,
                town.cursor, Asked.write(town.agenda, Question.FRAMES), deck(), cards(Town.BOX), spaces(), row(),
                Goods.map(town.bag), Goods.map(town.commons), Goods.list(town.quay), town.brownStock, town.brownBoxed,
                stopped(), seats(), attacks());
    }

    private List<String> deck() {
        return IntStream.range(town.dealt, town.deck.length).mapToObj(i -> Components.id(town.deck[i])).toList();
    }

    private IntStream cardsIn(int place) {
        return IntStream.range(0, Components.COUNT).filter(card -> town.where[card] == place);
    }

    private List<String> cards(int place) {
        return cardsIn(place).mapToObj(Components::id).toList();
    }

    private List<Space> spaces() {
        return IntStream.range(0, town.variant.spaces).map(town.variant::space)
                .filter(space -> town.spaces[space] != Components.NONE).mapToObj(this::space).toList();
    }

    private Space space(int space) {
        int card = town.spaces[space];
        return new Space(space + 1, Components.id(card), town.cubesOn(card),
                space < Components.SPACES ? line(town.queues[space]) : List.of());
    }

    private static List<Placed> line(long line) {
        return IntStream.range(0, Vikings.size(line)).mapToObj(spot -> placed(Vikings.at(line, spot))).toList();
    }

    private static Placed placed(int viking) {
        return new Placed(Vikings.seat(viking), Vikings.isBrown(viking));
    }

    private List<Reserved> row() {
        return IntStream.range(0, Vikings.size(town.rowCards)).mapToObj(spot -> {
            int card = Vikings.at(town.rowCards, spot) - 1;
            return new Reserved(Components.id(card), town.cubesOn(card), placed(Vikings.at(town.rowVikings, spot)));
        }).toList();
    }

    private List<Integer> stopped() {
        return IntStream.range(0, town.seats).filter(seat -> (town.stopped >> seat & 1) != 0).boxed().toList();
    }

    private List<Area> seats() {
        return IntStream.range(0, town.seats).mapToObj(this::seat).toList();
    }

    private Area seat(int seat) {
        return new Area(town.coins[seat], town.supply[seat],
                town.owns(seat, Components.BROWN_VIKINGS) ? town.brownReady : 0, town.oraclePoints[seat],
                Goods.list(town.stored[seat]), held(Town.LOADING + seat), held(Town.PERSONAL + seat));
    }

    /** The cubes of the warehouse are written once, as stored. */
    private List<Held> held(int place) {
        return cardsIn(place).mapToObj(card -> new Held(Components.id(card), town.cubesOn(card))).toList();
    }

    private List<Attack> attacks() {
        return IntStream.range(0, town.attacks).mapToObj(attack -> new Attack(Components.id(town.attackCards[attack]),
                town.attackRounds[attack], numbers(town.strengths, attack), numbers(town.attackPoints, attack)))
                .toList();
    }

    private List<Integer> numbers(byte[] table, int attack) {
        return IntStream.range(0, town.seats).mapToObj(seat -> (int) table[attack * town.seats + seat]).toList();
    }
}
