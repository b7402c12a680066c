package althing.jorvik.market;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Names;
import althing.jorvik.goods.OpenQuestion;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.Join;
import althing.jorvik.town.JorvikMove.Reserve;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** Where to place a viking: in a queue, or on a card to reserve (JOR-6). */
public final class Demand extends OpenQuestion {

    public static final Demand QUESTION = new Demand();

    private Demand() {
        super("JOR-6.1", Step.DEMAND);
    }

    /** Asks the next seat that has a viking to place; when there is none, Demand comes to its end. */
    public static void nextTurn(Town town) {
        for (int i = 0; i < town.seats; i++) {
            int seat = town.clockwise(town.cursor);
            town.cursor = town.cursor + 1 < town.seats ? town.cursor + 1 : 0;
            if (town.supply[seat] > 0 || (hasViking(town, seat, true, null) && !hasStopped(town, seat))) {
                QUESTION.ask(town, seat);
                return;
            }
        }
        town.stopped = 0;
        town.enter(Step.SWAP);
    }

    private static boolean hasStopped(Town town, int seat) {
        return (town.stopped >> seat & 1) != 0;
    }

    @Override
    protected void listAnswers(Town town, int seat, MoveList into) {
        if (mayStop(town, seat, null)) {
            into.add(Word.STOP);
        } else {
            listPlacements(town, false, into);
        }
        if (hasViking(town, seat, true, null)) {
            listPlacements(town, true, into);
        }
    }

    private static void listPlacements(Town town, boolean brown, MoveList into) {
        for (int column = 0; column < town.variant.columns; column++) {
            if (mayJoin(town, column, null)) {
                into.add(Moves.join(column, brown));
            }
            if (mayReserve(town, Components.SPACES + column, null)) {
                into.add(Moves.reserve(column, brown));
            }
        }
    }

    @Override
    protected boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Join join -> hasQueue(town, join.space(), why) && mayJoin(town, join.space() - 1, why)
                    && hasViking(town, seat, join.brown(), why);
            case Reserve reserve -> isUpper(town, reserve.space(), why) && mayReserve(town, reserve.space() - 1, why)
                    && hasViking(town, seat, reserve.brown(), why);
            case Word.STOP -> mayStop(town, seat, why);
            default -> notNow(town, seat, why);
        };
    }

    /** Whether a queue stands at the space with this number. */
    private static boolean hasQueue(Town town, int space, @Nullable Why why) {
        int last = town.variant.columns;
        return must(why, space >= 1 && space <= last, "JOR-6.3", "refusal.no-queue", "space", space, "last", last);
    }

    /** A card must lie there (JOR-6.3), and a queue has eight spots (JOR-6.5). */
    private static boolean mayJoin(Town town, int space, @Nullable Why why) {
        return must(why, town.spaces[space] != Components.NONE, "JOR-6.3", "refusal.no-card", "space", space + 1)
                && must(why, !isFull(town.queues[space]), "JOR-6.5", "refusal.queue-full", "spots",
                        Components.QUEUE_SPOTS);
    }

    private static boolean isFull(long queue) {
        return Vikings.at(queue, Components.QUEUE_SPOTS - 1) != 0;
    }

    /** Whether cards to reserve lie on the space with this number. */
    private static boolean isUpper(Town town, int space, @Nullable Why why) {
        int first = Components.SPACES + 1;
        int last = Components.SPACES + town.variant.columns;
        return must(why, town.variant.jarl, "JOR-2.2", "refusal.karl") && ((space >= first && space <= last)
                || Why.refuse(why, "JOR-6.6", "refusal.not-upper", "space", space, "first", first, "last", last));
    }

    private static boolean mayReserve(Town town, int space, @Nullable Why why) {
        return must(why, town.spaces[space] != Components.NONE, "JOR-6.6", "refusal.nothing-to-reserve", "space",
                space + 1);
    }

    private static boolean hasViking(Town town, int seat, boolean brown, @Nullable Why why) {
        return brown
                ? must(why, town.brownReady > 0 && town.holds(seat, Components.BROWN_VIKINGS), "JOR-13.5a",
                        "refusal.no-brown")
                : must(why, town.supply[seat] > 0, "JOR-6.2", "refusal.no-viking");
    }

    /** Only brown vikings need not be placed (JOR-6.2, JOR-13.5b). */
    private static boolean mayStop(Town town, int seat, @Nullable Why why) {
        return must(why, town.supply[seat] == 0, "JOR-6.2", "refusal.must-place");
    }

    @Override
    protected void playAnswer(Town town, int seat, JorvikMove move) {
        town.agenda.pop();
        switch (move) {
            case Join join -> join(town, seat, join);
            case Reserve reserve -> reserve(town, seat, reserve);
            default -> stop(town, seat);
        }
    }

    private static void join(Town town, int seat, Join join) {
        int viking = take(town, seat, join.brown());
        int space = join.space() - 1;
        town.queues[space] = Vikings.append(town.queues[space], viking);
        if (town.isHeard()) {
            town.tell("log.join", "seat", Phrase.seat(seat), "space", join.space(), "card",
                    Names.card(town.spaces[space]), "spot", Vikings.size(town.queues[space]), "brown",
                    Names.yesNo(join.brown()));
        }
    }

    private static void reserve(Town town, int seat, Reserve reserve) {
        int viking = take(town, seat, reserve.brown());
        int space = reserve.space() - 1;
        int card = town.spaces[space];
        town.spaces[space] = Components.NONE;
        town.rowCards = Vikings.append(town.rowCards, card + 1);
        town.rowVikings = Vikings.append(town.rowVikings, viking);
        if (town.isHeard()) {
            town.tell("log.reserve", "seat", Phrase.seat(seat), "card", Names.card(card), "brown",
                    Names.yesNo(reserve.brown()));
        }
    }

    private static int take(Town town, int seat, boolean brown) {
        if (brown) {
            town.brownReady--;
        } else {
            town.supply[seat]--;
        }
        return Vikings.viking(seat, brown);
    }

    private static void stop(Town town, int seat) {
        town.stopped |= 1 << seat;
        if (town.isHeard()) {
            town.tell("log.stop", "seat", Phrase.seat(seat));
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return town.supply[seat] > 0
                ? Phrase.of("prompt.demand", "vikings", town.supply[seat], "coins", town.coins[seat])
                : Phrase.of("prompt.demand-brown", "vikings", town.brownReady);
    }

    @Override
    protected Phrase answer(Town town, int seat, JorvikMove move) {
        return switch (move) {
            case Join join -> Phrase.of("move.join", "space", join.space(), "card",
                    Names.card(town.spaces[join.space() - 1]), "spot",
                    Vikings.size(town.queues[join.space() - 1]) + 1, "brown", Names.yesNo(join.brown()));
            case Reserve reserve -> Phrase.of("move.reserve", "space", reserve.space(), "card",
                    Names.card(town.spaces[reserve.space() - 1]), "brown", Names.yesNo(reserve.brown()));
            default -> Phrase.of("move.stop");
        };
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.cursor < town.seats && town.isTurn((town.cursor + town.seats - 1) % town.seats, seat);
    }
}
