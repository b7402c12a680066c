package althing.jorvik.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.jorvik.attack.Attack;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Season;
import althing.jorvik.goods.Allocating;
import althing.jorvik.goods.Carrying;
import althing.jorvik.goods.Paying;
import althing.jorvik.market.QueueOffer;
import althing.jorvik.market.RowOffer;
import althing.jorvik.market.SwappingWith;
import althing.jorvik.round.Question;
import althing.jorvik.round.Scoring;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;
import althing.jorvik.view.JorvikView.Area;
import althing.jorvik.view.JorvikView.Decision;
import althing.jorvik.view.JorvikView.Held;
import althing.jorvik.view.JorvikView.InHand;
import althing.jorvik.view.JorvikView.Lifted;
import althing.jorvik.view.JorvikView.Placed;
import althing.jorvik.view.JorvikView.Quay;
import althing.jorvik.view.JorvikView.Reservation;
import althing.jorvik.view.JorvikView.SeasonLeft;
import althing.jorvik.view.JorvikView.Space;
import althing.jorvik.view.JorvikView.Stage;

/** Makes the view of a position. */
public final class Viewing {

    private static final Season[] SEASONS = Season.values();
    private static final Good[] GOODS = Good.values();

    private static final Map<Question, Decision> DECISIONS = new EnumMap<>(Question.class);

    static {
        for (Question question : Question.values()) {
            DECISIONS.put(question, Decision.valueOf(question.name()));
        }
    }

    private Viewing() {
    }

    public static JorvikView of(Town town) {
        return new JorvikView(Math.min(town.round, town.variant.rounds), town.variant.rounds, stage(town.step),
                town.isOver() ? null : DECISIONS.get(Question.asked(town)), town.start,
                spaces(town), row(town), Goods.map(town.commons), Goods.map(town.bag), deck(town),
                cards(town, Town.BOX), town.brownStock, areas(town), attacks(town),
                quay(town), inHand(town), carrying(town), lifted(town));
    }

    private static Stage stage(Step step) {
        return switch (step) {
            case DELIVERY, ATTACK_WARRIORS, ATTACK_GAINS, ATTACK_LOSSES, ATTACK_END, DELIVERY_WINDOW -> Stage.DELIVERY;
            case DEMAND, SWAP, CLEARING, DEMAND_WINDOW -> Stage.DEMAND;
            case QUEUES, ROW, PURCHASE_WINDOW -> Stage.PURCHASE;
            case LOADING -> Stage.LOADING;
            case SCORING_WINDOW, SCORING -> Stage.SCORING;
            case OVER -> Stage.OVER;
        };
    }

    private static List<Space> spaces(Town town) {
        return IntStream.range(0, town.variant.spaces).map(town.variant::space)
                .mapToObj(space -> space(town, space)).toList();
    }

    private static Space space(Town town, int space) {
        int card = town.spaces[space];
        boolean reserve = space >= Components.SPACES;
        List<Placed> queue = reserve ? List.of() : line(town.queues[space]);
        boolean current = QueueOffer.QUESTION.isAsked(town) && town.cursor == space;
        return new Space(space + 1, reserve, card == Components.NONE ? null : Components.id(card),
                card == Components.NONE ? List.of() : town.cubesOn(card), queue,
                queue.size(), queue.isEmpty() ? null : queue.getFirst().seat(), current);
    }

    private static List<Placed> line(long line) {
        return IntStream.range(0, Vikings.size(line)).mapToObj(spot -> placed(Vikings.at(line, spot))).toList();
    }

    private static Placed placed(int viking) {
        return new Placed(Vikings.seat(viking), Vikings.isBrown(viking));
    }

    private static List<Reservation> row(Town town) {
        int size = Vikings.size(town.rowCards);
        return IntStream.range(0, size).mapToObj(spot -> {
            int card = Vikings.at(town.rowCards, spot) - 1;
            return new Reservation(Components.id(card), town.cubesOn(card), placed(Vikings.at(town.rowVikings, spot)),
                    size - spot, spot == 0 && RowOffer.QUESTION.isAsked(town));
        }).toList();
    }

    private static List<SeasonLeft> deck(Town town) {
        List<List<String>> left = new ArrayList<>();
        for (Season _ : SEASONS) {
            left.add(new ArrayList<>());
        }
        for (int card = 0; card < Components.COUNT; card++) {
            if (town.where[card] == Town.DECK) {
                left.get(Components.get(card).face().season().ordinal()).add(Components.id(card));
            }
        }
        return Arrays.stream(SEASONS).map(season -> new SeasonLeft(season, List.copyOf(left.get(season.ordinal()))))
                .toList();
    }

    private static List<String> cards(Town town, int place) {
        List<String> cards = new ArrayList<>();
        for (int card = 0; card < Components.COUNT; card++) {
            if (town.where[card] == place) {
                cards.add(Components.id(card));
            }
        }
        return List.copyOf(cards);
    }

    private static List<Area> areas(Town town) {
        return IntStream.range(0, town.seats).mapToObj(seat -> area(town, seat)).toList();
    }

    private static Area area(Town town, int seat) {
        int points = town.points(seat);
        int atEnd = town.step == Step.OVER ? points : points + Scoring.total(town, seat);
        return new Area(town.coins[seat], points, atEnd, town.rank(seat), town.supply[seat],
                town.owns(seat, Components.BROWN_VIKINGS) ? town.brownReady : 0, Attack.strength(town, seat),
                town.storageSpaces(seat), Goods.list(town.stored[seat]),
                held(town, seat, Town.LOADING + seat),
                held(town, seat, Town.PERSONAL + seat));
    }

    private static List<Held> held(Town town, int seat, int place) {
        List<Held> held = new ArrayList<>();
        for (int card = 0; card < Components.COUNT; card++) {
            if (town.where[card] == place) {
                held.add(new Held(Components.id(card), cubesOn(town, seat, card)));
            }
        }
        return List.copyOf(held);
    }

    /** The warehouse is filled before the player board. */
    private static List<Good> cubesOn(Town town, int seat, int card) {
        return card == Components.STORAGE && town.holds(seat, card)
                ? Goods.list(town.stored[seat]).stream().limit(Components.AMOUNT[card]).toList()
                : town.cubesOn(card);
    }

    private static List<JorvikView.Attack> attacks(Town town) {
        return IntStream.range(0, town.attacks).mapToObj(attack -> new JorvikView.Attack(
                Components.id(town.attackCards[attack]), town.attackRounds[attack],
                numbers(town, town.strengths, attack), numbers(town, town.attackPoints, attack),
                attack == town.attacks - 1 && town.step.isAttack())).toList();
    }

    private static List<Integer> numbers(Town town, byte[] table, int attack) {
        return IntStream.range(0, town.seats).mapToObj(seat -> (int) table[attack * town.seats + seat])
                .toList();
    }

    private static @Nullable Quay quay(Town town) {
        return town.step == Step.LOADING && !town.agenda.isEmpty()
                ? new Quay(town.agenda.seat(), Goods.list(town.quay))
                : null;
    }

    private static @Nullable InHand inHand(Town town) {
        Agenda agenda = town.agenda;
        if (Paying.QUESTION.isAsked(town)) {
            int wanted = Paying.WANTED.of(agenda);
            return new InHand(agenda.seat(), wanted == Paying.COIN ? null : GOODS[wanted], Paying.DUE.of(agenda));
        }
        return Allocating.QUESTION.isAsked(town)
                ? new InHand(agenda.seat(), GOODS[Allocating.GOOD.of(agenda)], 0)
                : null;
    }

    private static JorvikView.@Nullable Carrying carrying(Town town) {
        Agenda agenda = town.agenda;
        return Carrying.QUESTION.isAsked(town)
                ? new JorvikView.Carrying(agenda.seat(), Components.id(Carrying.FROM.of(agenda)),
                        Components.id(Carrying.TO.of(agenda)), Carrying.LEFT.of(agenda))
                : null;
    }

    private static @Nullable Lifted lifted(Town town) {
        if (!SwappingWith.QUESTION.isAsked(town)) {
            return null;
        }
        int line = SwappingWith.LINE.of(town.agenda);
        return new Lifted(line == Town.ROW ? JorvikMove.ROW : line + 1, SwappingWith.SPOT.of(town.agenda));
    }
}
