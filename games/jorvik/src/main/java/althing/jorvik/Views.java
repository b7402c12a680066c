package althing.jorvik;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.jorvik.JorvikView.Area;
import althing.jorvik.JorvikView.Carrying;
import althing.jorvik.JorvikView.Decision;
import althing.jorvik.JorvikView.Held;
import althing.jorvik.JorvikView.InHand;
import althing.jorvik.JorvikView.Lifted;
import althing.jorvik.JorvikView.Placed;
import althing.jorvik.JorvikView.Quay;
import althing.jorvik.JorvikView.Reservation;
import althing.jorvik.JorvikView.SeasonLeft;
import althing.jorvik.JorvikView.Space;

/** Makes the view of a position. */
final class Views {

    private static final Season[] SEASONS = Season.values();
    private static final Good[] GOODS = Good.values();

    private Views() {
    }

    static JorvikView view(JorvikPosition position) {
        return new JorvikView(Math.min(position.round, position.layout.rounds), position.layout.rounds,
                position.step.stage(), position.agenda.isEmpty() ? null : position.asked(), position.start,
                spaces(position), row(position), Goods.map(position.commons), Goods.map(position.bag), deck(position),
                cards(position, JorvikPosition.BOX), position.brownStock, areas(position), attacks(position),
                quay(position), inHand(position), carrying(position), lifted(position));
    }

    private static List<Space> spaces(JorvikPosition position) {
        return IntStream.range(0, position.layout.spaces).map(position.layout::space)
                .mapToObj(space -> space(position, space)).toList();
    }

    private static Space space(JorvikPosition position, int space) {
        int card = position.spaces[space];
        boolean reserve = space >= Cards.SPACES;
        List<Placed> queue = reserve ? List.of() : line(position.queues[space]);
        boolean current = isAsked(position, Decision.QUEUE) && position.cursor == space;
        return new Space(space + 1, reserve, card == Cards.NONE ? null : Cards.id(card), cargo(position, card), queue,
                queue.size(), queue.isEmpty() ? null : queue.getFirst().seat(), current);
    }

    private static List<Placed> line(long line) {
        return IntStream.range(0, Vikings.size(line)).mapToObj(spot -> placed(Vikings.at(line, spot))).toList();
    }

    private static Placed placed(int viking) {
        return new Placed(Vikings.seat(viking), Vikings.isBrown(viking));
    }

    private static List<Good> cargo(JorvikPosition position, int card) {
        return Cards.isShip(card) ? Goods.list(position.cargo[card - Cards.FIRST_SHIP]) : List.of();
    }

    private static List<Reservation> row(JorvikPosition position) {
        int size = Vikings.size(position.rowCards);
        return IntStream.range(0, size).mapToObj(spot -> {
            int card = Vikings.at(position.rowCards, spot) - 1;
            return new Reservation(Cards.id(card), cargo(position, card), placed(Vikings.at(position.rowVikings, spot)),
                    size - spot, spot == 0 && isAsked(position, Decision.RESERVED));
        }).toList();
    }

    private static List<SeasonLeft> deck(JorvikPosition position) {
        List<List<String>> left = new ArrayList<>();
        for (Season _ : SEASONS) {
            left.add(new ArrayList<>());
        }
        for (int card = 0; card < Cards.COUNT; card++) {
            if (position.where[card] == JorvikPosition.DECK) {
                left.get(Cards.get(card).face().season().ordinal()).add(Cards.id(card));
            }
        }
        return Arrays.stream(SEASONS).map(season -> new SeasonLeft(season, List.copyOf(left.get(season.ordinal()))))
                .toList();
    }

    private static List<String> cards(JorvikPosition position, int place) {
        List<String> cards = new ArrayList<>();
        for (int card = 0; card < Cards.COUNT; card++) {
            if (position.where[card] == place) {
                cards.add(Cards.id(card));
            }
        }
        return List.copyOf(cards);
    }

    private static List<Area> areas(JorvikPosition position) {
        return IntStream.range(0, position.seats).mapToObj(seat -> area(position, seat)).toList();
    }

    private static Area area(JorvikPosition position, int seat) {
        int points = position.points(seat);
        int atEnd = position.step == Step.OVER ? points : points + FinalScoring.total(position, seat);
        return new Area(position.coins[seat], points, atEnd, position.rank(seat), position.supply[seat],
                hasBrown(position, seat) ? position.brownReady : 0, Attack.strength(position, seat),
                position.storageSpaces(seat), Goods.list(position.stored[seat]),
                held(position, seat, JorvikPosition.LOADING + seat),
                held(position, seat, JorvikPosition.PERSONAL + seat));
    }

    private static boolean hasBrown(JorvikPosition position, int seat) {
        return position.holds(seat, Cards.BROWN_VIKINGS) || position.isLoading(seat, Cards.BROWN_VIKINGS);
    }

    private static List<Held> held(JorvikPosition position, int seat, int place) {
        List<Held> held = new ArrayList<>();
        for (int card = 0; card < Cards.COUNT; card++) {
            if (position.where[card] == place) {
                held.add(new Held(Cards.id(card), cubesOn(position, seat, card)));
            }
        }
        return List.copyOf(held);
    }

    private static List<Good> cubesOn(JorvikPosition position, int seat, int card) {
        if (card < Cards.ARTISANS) {
            return Goods.list(position.laid[card]);
        }
        if (card == Cards.STORAGE && position.holds(seat, card)) {
            return Goods.list(position.stored[seat]).stream().limit(Cards.AMOUNT[card]).toList();
        }
        return cargo(position, card);
    }

    private static List<JorvikView.Attack> attacks(JorvikPosition position) {
        return IntStream.range(0, position.attacks).mapToObj(attack -> new JorvikView.Attack(
                Cards.id(position.attackCards[attack]), position.attackRounds[attack],
                numbers(position, position.strengths, attack), numbers(position, position.attackPoints, attack),
                attack == position.attacks - 1 && position.step.isAttack())).toList();
    }

    private static List<Integer> numbers(JorvikPosition position, byte[] table, int attack) {
        return IntStream.range(0, position.seats).mapToObj(seat -> (int) table[attack * position.seats + seat])
                .toList();
    }

    private static @Nullable Quay quay(JorvikPosition position) {
        return position.step == Step.LOADING && !position.agenda.isEmpty()
                ? new Quay(position.agenda.seat(), Goods.list(position.quay))
                : null;
    }

    private static @Nullable InHand inHand(JorvikPosition position) {
        if (isAsked(position, Decision.PAY)) {
            int wanted = Frames.WANTED.of(position.agenda);
            return new InHand(position.agenda.seat(), wanted < 0 ? null : GOODS[wanted],
                    Frames.DUE.of(position.agenda));
        }
        return isAsked(position, Decision.ALLOCATE)
                ? new InHand(position.agenda.seat(), Wording.inHand(position), 0)
                : null;
    }

    private static @Nullable Carrying carrying(JorvikPosition position) {
        if (!isAsked(position, Decision.CARRY)) {
            return null;
        }
        return new Carrying(position.agenda.seat(), Cards.id(Frames.FROM.of(position.agenda)),
                Cards.id(Frames.TO.of(position.agenda)), Frames.LEFT.of(position.agenda));
    }

    private static @Nullable Lifted lifted(JorvikPosition position) {
        if (!isAsked(position, Decision.SWAP_WITH)) {
            return null;
        }
        int line = Frames.LINE.of(position.agenda);
        return new Lifted(line == Cards.SPACES ? JorvikMove.ROW : line + 1, Frames.SPOT.of(position.agenda));
    }

    private static boolean isAsked(JorvikPosition position, Decision decision) {
        return !position.agenda.isEmpty() && position.asked() == decision;
    }
}
