package althing.northgard.year;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardRuling;
import althing.northgard.box.Resource;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.Holdings;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/**
 * Partners exchange resources one for one in the Harvest (NOR-19.6). Offers come to an end: one that was refused is not
 * made again before something has changed hands, and there are at most as many exchanges as both partners had resources
 * when the trading began. More are never of use, since no resource needs to go over twice.
 */
public final class Exchange {

    private static final Resource[] RESOURCES = Resource.values();

    public static final Frame TRADE = new Frame(Question.TRADE);
    /** The offers that are not made again. */
    private static final Frame.Field MADE = TRADE.words("made", offers());
    /** How many exchanges there may still be. */
    private static final Frame.Field LEFT = TRADE.number("left", 0, 2 * Resource.KINDS * Holdings.MOST);
    public static final Frame OFFER = new Frame(Question.OFFER);
    private static final Frame.Field GIVES = OFFER.word("gives", Vocabulary.RESOURCES);
    private static final Frame.Field WANTS = OFFER.word("wants", Vocabulary.RESOURCES);

    private Exchange() {
    }

    /** The offers in the words of their moves. */
    private static List<String> offers() {
        List<String> offers = new ArrayList<>();
        for (Resource give : RESOURCES) {
            for (Resource want : RESOURCES) {
                if (give != want) {
                    offers.add(give.code() + " " + want.code());
                }
            }
        }
        return offers;
    }

    private static int bit(int give, int want) {
        return 1 << (give * (Resource.KINDS - 1) + want - (want > give ? 1 : 0));
    }

    /** Lets a seat trade in the Harvest, with its partner too if it has one. */
    public static void begin(NorthgardState position, int seat) {
        position.agenda.push(TRADE, seat);
        if (position.layout.teams) {
            int partner = position.layout.partner(seat);
            LEFT.set(position.agenda, position.holdings.stock(seat) + position.holdings.stock(partner));
        }
    }

    /** Whether an offer was made, and refused since something changed hands. */
    public static boolean isMade(NorthgardState position, Resource give, Resource want) {
        return (MADE.of(position.agenda) & bit(give.ordinal(), want.ordinal())) != 0;
    }

    /** Whether there were as many exchanges as there may be; the first rules did not count them. */
    public static boolean isOver(NorthgardState position) {
        return LEFT.of(position.agenda) == 0 && position.holds(NorthgardRuling.FREE_EXCHANGE);
    }

    public static void offer(NorthgardState position, int seat, Offer offer) {
        int give = offer.give().ordinal();
        int want = offer.want().ordinal();
        MADE.set(position.agenda, MADE.of(position.agenda) | bit(give, want));
        position.agenda.push(OFFER, position.layout.partner(seat));
        GIVES.set(position.agenda, give);
        WANTS.set(position.agenda, want);
    }

    /** What the partner offers, and what for. */
    public static Resource given(NorthgardState position) {
        return RESOURCES[GIVES.of(position.agenda)];
    }

    public static Resource wanted(NorthgardState position) {
        return RESOURCES[WANTS.of(position.agenda)];
    }

    public static void answer(NorthgardState position, int partner, boolean accepts) {
        Resource give = given(position);
        Resource want = wanted(position);
        position.agenda.pop();
        if (accepts) {
            swap(position, position.agenda.seat(), partner, give, want);
            LEFT.set(position.agenda, Math.max(0, LEFT.of(position.agenda) - 1));
            renew(position);
        }
    }

    private static void swap(NorthgardState position, int seat, int partner, Resource give, Resource want) {
        position.holdings.gain(seat, give, -1);
        position.holdings.gain(partner, give, 1);
        position.holdings.gain(partner, want, -1);
        position.holdings.gain(seat, want, 1);
        if (position.isHeard()) {
            position.tell("log.swap", "seat", Phrase.seat(seat), "partner", Phrase.seat(partner), "give",
                    Names.resource(give), "want", Names.resource(want));
        }
    }

    /** After something has changed hands offers may be made again; under the first rules each was made once. */
    public static void renew(NorthgardState position) {
        if (position.holds(NorthgardRuling.FREE_EXCHANGE)) {
            MADE.set(position.agenda, 0);
        }
    }
}
