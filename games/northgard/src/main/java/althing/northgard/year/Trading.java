package althing.northgard.year;

import java.util.List;

import althing.engine.Agenda;
import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.NorthgardGame;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.actions.Recruitment;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Vocabulary;
import althing.northgard.cards.Drawing;
import althing.northgard.state.Course;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** Resources are paid and exchanged: in the Harvest, with a partner, and for the effects of cards (NOR-14.5, NOR-19.6). */
public final class Trading {

    public static final Resource[] RESOURCES = Resource.values();
    /** What is paid for. */
    private static final List<String> PURPOSES = List.of("trade", "draw", "recruit", "ransom");
    private static final int FOR_TRADE = 0;
    private static final int FOR_DRAW = 1;
    private static final int FOR_RECRUIT = 2;
    private static final int FOR_RANSOM = 3;
    private static final int MOST_DUE = Math.max(Components.TRADE_GIVE, 9);

    public static final Frame PAY = new Frame(Question.PAY);
    private static final Frame.Field DUE = PAY.number("due", 1, MOST_DUE);
    private static final Frame.Field PURPOSE = PAY.word("for", PURPOSES);
    /** The resource that is bought. */
    private static final Frame.Field BOUGHT = PAY.wordOrNone("bought", Vocabulary.RESOURCES);
    /** Who gets what is paid; nobody is -1. */
    private static final Frame.Field PAYEE = PAY.number("payee", NorthgardState.NOBODY,
            NorthgardGame.MOST_SEATS - 1);
    public static final Frame PAY_MORE = new Frame(Question.PAY_MORE);
    private static final Frame.Field PRICE = PAY_MORE.number("due", 1, MOST_DUE);
    private static final Frame.Field WARE = PAY_MORE.word("for", PURPOSES);

    private Trading() {
    }

    /** How much is still due of the payment that is asked for. */
    public static int due(NorthgardState position) {
        return (position.asked() == Question.PAY ? DUE : PRICE).of(position.agenda);
    }

    /** The word for what is paid for. */
    public static String what(NorthgardState position) {
        return PURPOSES.get((position.asked() == Question.PAY ? PURPOSE : WARE).of(position.agenda));
    }

    /** The resource that a payment buys, or -1. */
    public static int bought(NorthgardState position) {
        return position.asked() == Question.PAY ? BOUGHT.of(position.agenda) : Course.NOTHING;
    }

    /** Whether what is paid for comes after an action of a card. */
    public static boolean isAfterAction(int purpose) {
        return purpose == FOR_DRAW || purpose == FOR_RECRUIT;
    }

    /** Whether a payment on the agenda is for what the entry below asks it for. */
    public static boolean isSound(NorthgardState position, int entry) {
        Agenda agenda = position.agenda;
        int purpose = PURPOSE.at(agenda, entry);
        boolean trades = position.asked(agenda.below(entry)) == Question.TRADE;
        return trades == (purpose == FOR_TRADE) && trades == (BOUGHT.at(agenda, entry) >= 0)
                && (!trades || DUE.at(agenda, entry) <= Components.TRADE_GIVE)
                && purpose == FOR_RANSOM == PAYEE.at(agenda, entry) >= 0;
    }

    /** Offers what can be paid for with any resources after an action (NOR-27.3). */
    public static void offerMore(NorthgardState position, int seat, Action action) {
        boolean draws = action.kind() == Kind.PAY_TO_DRAW;
        boolean useful = draws ? position.decks.drawable(seat) > 0 : Recruitment.canRecruitMore(position, seat);
        if (useful && position.holdings.stock(seat) >= action.n()) {
            position.agenda.push(PAY_MORE, seat);
            PRICE.set(position.agenda, action.n());
            WARE.set(position.agenda, draws ? FOR_DRAW : FOR_RECRUIT);
        }
    }

    public static void askRansom(NorthgardState position, int seat, int due, int payee) {
        ask(position, seat, due, FOR_RANSOM);
        PAYEE.set(position.agenda, payee);
    }

    private static void ask(NorthgardState position, int seat, int due, int purpose) {
        position.agenda.push(PAY, seat);
        DUE.set(position.agenda, due);
        PURPOSE.set(position.agenda, purpose);
        BOUGHT.set(position.agenda, Course.NOTHING);
        PAYEE.set(position.agenda, NorthgardState.NOBODY);
    }

    /** Asks for the resources that another one is bought for in the Harvest. */
    public static void askTrade(NorthgardState position, int seat, Resource bought) {
        ask(position, seat, Components.TRADE_GIVE, FOR_TRADE);
        BOUGHT.set(position.agenda, bought.ordinal());
    }

    /** The first resource of a payment that nobody must make; the rest is then due. */
    public static void payMore(NorthgardState position, int seat, NorthgardMove move) {
        int due = PRICE.of(position.agenda);
        int purpose = WARE.of(position.agenda);
        position.agenda.pop();
        if (move instanceof WithResource with) {
            ask(position, seat, due, purpose);
            pay(position, seat, with.resource());
        }
    }

    public static void pay(NorthgardState position, int seat, Resource resource) {
        position.holdings.gain(seat, resource, -1);
        if (PURPOSE.of(position.agenda) == FOR_RANSOM) {
            Gains.collect(position, PAYEE.of(position.agenda), resource, 1);
        }
        int due = DUE.of(position.agenda) - 1;
        if (due > 0) {
            DUE.set(position.agenda, due);
        } else {
            receive(position, seat);
        }
    }

    private static void receive(NorthgardState position, int seat) {
        int purpose = PURPOSE.of(position.agenda);
        int bought = BOUGHT.of(position.agenda);
        position.agenda.pop();
        switch (purpose) {
            case FOR_TRADE -> {
                position.holdings.gain(seat, RESOURCES[bought], Components.TRADE_GET);
                if (position.isHeard()) {
                    position.tell("log.trade", "seat", Phrase.seat(seat), "resource",
                            Names.resource(RESOURCES[bought]));
                }
                Exchange.renew(position);
            }
            case FOR_DRAW -> Drawing.drawCards(position, seat, 1);
            case FOR_RECRUIT -> Recruitment.recruitMore(position, seat);
            default -> {
            }
        }
    }
}
