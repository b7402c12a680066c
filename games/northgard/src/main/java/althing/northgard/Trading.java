package althing.northgard;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Kind;
import althing.northgard.NorthgardMove.Deal;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Resources are paid and exchanged: in the Harvest, with a partner, and for the effects of cards (NOR-14.5, NOR-19.6). */
final class Trading {

    /** What is paid for; the number of a payment is four times what is due plus this. */
    private static final int FOR_TRADE = 0;
    private static final int FOR_DRAW = 1;
    private static final int FOR_RECRUIT = 2;
    private static final int FOR_RANSOM = 3;
    private static final int PURPOSE_BITS = 2;

    private Trading() {
    }

    /** How much is still due of the payment that is asked for. */
    static int due(int number) {
        return number >> PURPOSE_BITS;
    }

    static boolean isTrade(int number) {
        return purpose(number) == FOR_TRADE;
    }

    /** The word for what is paid for. */
    static String what(int number) {
        return switch (purpose(number)) {
            case FOR_RANSOM -> "ransom";
            case FOR_DRAW -> "draw";
            case FOR_RECRUIT -> "recruit";
            default -> "trade";
        };
    }

    private static int purpose(int number) {
        return number & (1 << PURPOSE_BITS) - 1;
    }

    private static int number(int due, int purpose) {
        return due << PURPOSE_BITS | purpose;
    }

    /** Asks for trades of the Harvest while any is possible. */
    static void ask(NorthgardPosition position, int seat) {
        if (position.holdings.stock(seat) >= Figures.TRADE_GIVE || canOffer(position, seat)) {
            position.ask(Decision.TRADE, seat);
        }
    }

    private static boolean canOffer(NorthgardPosition position, int seat) {
        for (int give = 0; give < Resource.KINDS; give++) {
            for (int want = 0; want < Resource.KINDS; want++) {
                if (isOffer(position, seat, give, want)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Each exchange is offered once in a Harvest, so that offers come to an end. */
    private static boolean isOffer(NorthgardPosition position, int seat, int give, int want) {
        return position.layout.teams && give != want
                && (position.action.offered >> give * Resource.KINDS + want & 1) == 0
                && position.holdings.stock[seat * Resource.KINDS + give] > 0
                && position.holdings.stock[position.layout.partner(seat) * Resource.KINDS + want] > 0;
    }

    /** Offers what can be paid for with any resources after an action (NOR-27.3). */
    static void offerMore(NorthgardPosition position, int seat, Action action) {
        boolean draws = action.kind() == Kind.PAY_TO_DRAW;
        boolean useful = draws ? position.decks.drawable(seat) > 0 : Recruiting.canRecruitMore(position, seat);
        if (useful && position.holdings.stock(seat) >= action.n()) {
            position.ask(Decision.PAY_MORE, seat, number(action.n(), draws ? FOR_DRAW : FOR_RECRUIT));
        }
    }

    static void askRansom(NorthgardPosition position, int seat, int due) {
        position.ask(Decision.PAY, seat, number(due, FOR_RANSOM));
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case PAY -> listPayments(position, seat, into);
            case PAY_MORE -> {
                listPayments(position, seat, into);
                into.add(Word.DECLINE);
            }
            case OFFER -> {
                into.add(Word.ACCEPT);
                into.add(Word.REFUSE);
            }
            default -> listTrades(position, seat, into);
        }
    }

    private static void listPayments(NorthgardPosition position, int seat, MoveList into) {
        for (int resource = 0; resource < Resource.KINDS; resource++) {
            if (position.holdings.stock[seat * Resource.KINDS + resource] > 0) {
                into.add(Moves.resource(Deal.PAY, resource));
            }
        }
    }

    private static void listTrades(NorthgardPosition position, int seat, MoveList into) {
        for (int resource = 0; resource < Resource.KINDS; resource++) {
            if (position.holdings.stock(seat) >= Figures.TRADE_GIVE) {
                into.add(Moves.resource(Deal.TRADE, resource));
            }
            for (int want = 0; want < Resource.KINDS; want++) {
                if (isOffer(position, seat, resource, want)) {
                    into.add(Moves.OFFER[resource][want]);
                }
            }
        }
        into.add(Word.STOP);
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        Decision decision = position.asked();
        int number = position.agenda.number();
        position.agenda.pop();
        switch (move) {
            case WithResource with when with.deal() == Deal.TRADE -> {
                position.action.wanted = with.resource().ordinal();
                position.ask(Decision.PAY, seat, number(Figures.TRADE_GIVE, FOR_TRADE));
            }
            case WithResource with -> pay(position, seat, number, with.resource());
            case Offer offer -> {
                position.action.offered |= 1 << offer.give().ordinal() * Resource.KINDS + offer.want().ordinal();
                position.action.target = seat;
                position.ask(Decision.OFFER, position.layout.partner(seat),
                        offer.give().ordinal() * Resource.KINDS + offer.want().ordinal());
            }
            default -> {
                if (decision == Decision.OFFER) {
                    answer(position, seat, number, move == Word.ACCEPT);
                }
            }
        }
    }

    private static void pay(NorthgardPosition position, int seat, int number, Resource resource) {
        position.holdings.gain(seat, resource, -1);
        if (purpose(number) == FOR_RANSOM) {
            Gains.collect(position, position.action.wanted, resource, 1);
        }
        if (due(number) > 1) {
            position.ask(Decision.PAY, seat, number(due(number) - 1, purpose(number)));
        } else {
            receive(position, seat, purpose(number));
        }
    }

    private static void receive(NorthgardPosition position, int seat, int purpose) {
        switch (purpose) {
            case FOR_TRADE -> {
                Resource wanted = Resource.values()[position.action.wanted];
                position.holdings.gain(seat, wanted, Figures.TRADE_GET);
                if (position.isHeard()) {
                    position.tell("log.trade", "seat", Phrase.seat(seat), "resource", Wording.resource(wanted));
                }
                position.task(Task.TRADE, seat, 0);
            }
            case FOR_DRAW -> Intrigue.drawCards(position, seat, 1);
            case FOR_RECRUIT -> Recruiting.recruitMore(position, seat);
            default -> {
            }
        }
    }

    private static void answer(NorthgardPosition position, int partner, int number, boolean accepts) {
        int seat = position.action.target;
        if (accepts) {
            Resource give = Resource.values()[number / Resource.KINDS];
            Resource want = Resource.values()[number % Resource.KINDS];
            position.holdings.gain(seat, give, -1);
            position.holdings.gain(partner, give, 1);
            position.holdings.gain(partner, want, -1);
            position.holdings.gain(seat, want, 1);
            if (position.isHeard()) {
                position.tell("log.swap", "seat", Phrase.seat(seat), "partner", Phrase.seat(partner), "give",
                        Wording.resource(give), "want", Wording.resource(want));
            }
        }
        position.task(Task.TRADE, seat, 0);
    }
}
