package althing.jorvik;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.Asked;
import althing.engine.Position;
import althing.jorvik.JorvikView.Held;
import althing.jorvik.JorvikView.Placed;

/**
 * A position of Jórvík, written out. Cards are named by their ids.
 *
 * @param random  the random state, hexadecimal
 * @param step    what comes next once all that is asked is decided
 * @param cursor  how many spaces, seats or queues this step has dealt with; in Demand how many seats after the start
 *                player's the next turn is
 * @param agenda  the decisions that are owed, the next one last
 * @param deck    the cards not revealed yet, from the top
 * @param box     the cards out of the game
 * @param spaces  the card spaces that hold a card
 * @param row     the reservation row from the left
 * @param quay    the cubes that the seat in its Loading turn has still to distribute
 * @param brownStock the brown vikings in the stock
 * @param brownBoxed the brown vikings in the box
 * @param stopped the seats that place no brown viking any more in this Demand
 */
public record JorvikNotation(String setup, String random, int round, int startSeat, Step step, int cursor,
        List<Asked> agenda, List<String> deck, List<String> box, List<Space> spaces, List<Reserved> row,
        Map<Good, Integer> bag, Map<Good, Integer> commons, List<Good> quay, int brownStock, int brownBoxed,
        List<Integer> stopped, List<Area> seats, List<Attack> attacks) {

    /** A card space with its card, a ship's cubes and the queue. */
    public record Space(int space, String card, List<Good> cubes, List<Placed> queue) {}

    /** A reserved card. */
    public record Reserved(String card, List<Good> cubes, Placed viking) {}

    /** What belongs to a seat; cubes stand with ships in the loading area and with artisans. */
    public record Area(int coins, int vikings, int brownVikings, int oraclePoints, List<Good> stored,
            List<Held> loading, List<Held> personal) {}

    /** A Pict attack: strengths and points so far of each seat. */
    public record Attack(String card, int round, List<Integer> strengths, List<Integer> points) {}

    static JorvikNotation of(JorvikPosition position) {
        JorvikView view = position.view(Position.ONLOOKER);
        return new JorvikNotation(position.setup.lineWithRules(), position.random.state(), position.round,
                position.start, position.step, position.cursor, Asked.write(position.agenda, Frames.ALL),
                deck(position), view.box(),
                spaces(view), row(view), view.bag(), view.commons(), Goods.list(position.quay), position.brownStock,
                position.brownBoxed, stopped(position), areas(position, view), attacks(view));
    }

    private static List<String> deck(JorvikPosition position) {
        return IntStream.range(position.dealt, position.deck.length).mapToObj(i -> Cards.id(position.deck[i])).toList();
    }

    private static List<Space> spaces(JorvikView view) {
        return view.spaces().stream().flatMap(space -> {
            String card = space.card();
            return card == null
                    ? Stream.<Space>empty()
                    : Stream.of(new Space(space.space(), card, space.cubes(), space.queue()));
        }).toList();
    }

    private static List<Reserved> row(JorvikView view) {
        return view.row().stream().map(each -> new Reserved(each.card(), each.cubes(), each.viking())).toList();
    }

    private static List<Integer> stopped(JorvikPosition position) {
        return IntStream.range(0, position.seats).filter(seat -> (position.stopped >> seat & 1) != 0).boxed().toList();
    }

    private static List<Area> areas(JorvikPosition position, JorvikView view) {
        return IntStream.range(0, position.seats).mapToObj(seat -> {
            JorvikView.Area area = view.areas().get(seat);
            return new Area(area.coins(), area.vikings(), area.brownVikings(), position.oraclePoints[seat],
                    area.stored(), area.loading(),
                    area.personal().stream().map(JorvikNotation::withoutStored).toList());
        }).toList();
    }

    /** The cubes of the warehouse are written once, as stored. */
    private static Held withoutStored(Held held) {
        return held.card().equals(Cards.id(Cards.STORAGE)) ? new Held(held.card(), List.of()) : held;
    }

    private static List<Attack> attacks(JorvikView view) {
        return view.attacks().stream()
                .map(each -> new Attack(each.card(), each.round(), each.strengths(), each.points())).toList();
    }
}
