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
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** Whether to buy the card that is offered: for its price, or free of charge with the building for it (JOR-13.4). */
public abstract class Offer extends OpenQuestion {

    /** What the seat says that does not want the card. */
    private final Word refusing;
    /** The rule that it costs its full price. */
    private final String priceRule;

    protected Offer(String rule, String priceRule, Word refusing, Step step) {
        super(rule, step);
        this.priceRule = priceRule;
        this.refusing = refusing;
    }

    /** The offer of the Purchase that is under way. */
    public static Offer now(Town town) {
        return town.step == Step.QUEUES ? QueueOffer.QUESTION : RowOffer.QUESTION;
    }

    /** The card that is offered. */
    public abstract int card(Town town);

    /** What it costs at this moment. */
    public abstract int price(Town town);

    /** Takes the sold card and the vikings that stood for it off the main board. */
    abstract void clear(Town town);

    /** What happens if the seat does not want the card. */
    abstract void leave(Town town, int seat);

    @Override
    protected final void listAnswers(Town town, int seat, MoveList into) {
        if (canPay(town, seat, null)) {
            into.add(Word.BUY);
        }
        if (hasFreeCard(town, seat, null)) {
            into.add(Word.FREE);
        }
        into.add(refusing);
    }

    @Override
    protected final boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Word.BUY -> canPay(town, seat, why);
            case Word.FREE -> hasFreeCard(town, seat, why);
            default -> move == refusing || notNow(town, seat, why);
        };
    }

    /** Whether the seat can get the card at all, for its price or by a building. */
    final boolean canTake(Town town, int seat) {
        return canPay(town, seat, null) || hasFreeCard(town, seat, null);
    }

    private boolean canPay(Town town, int seat, @Nullable Why why) {
        int price = price(town);
        int coins = town.coins[seat];
        return must(why, coins >= price, priceRule, "refusal.too-poor", "price", price, "coins", coins);
    }

    /** The building works from the loading area too (JOR-13.4). */
    private static boolean hasFreeCard(Town town, int seat, @Nullable Why why) {
        return must(why, town.owns(seat, Components.FREE_CARD), "JOR-13.4", "refusal.no-building", "card",
                Names.card(Components.FREE_CARD));
    }

    @Override
    protected final void playAnswer(Town town, int seat, JorvikMove move) {
        if (move == Word.BUY) {
            int price = price(town);
            town.coins[seat] -= price;
            acquire(town, seat, price);
        } else if (move == Word.FREE) {
            town.box(Components.FREE_CARD);
            acquire(town, seat, 0);
        } else {
            town.agenda.pop();
            leave(town, seat);
        }
    }

    private void acquire(Town town, int seat, int price) {
        int card = card(town);
        if (town.isHeard()) {
            town.tell("log.buy", "seat", Phrase.seat(seat), "card", Names.card(card), "coins", price);
        }
        town.where[card] = (byte) (Town.LOADING + seat);
        clear(town);
        town.agenda.pop();
        actAtOnce(town, seat, card);
    }

    /** The cards that act as soon as they are bought (JOR-7.9), and the brown vikings that come with theirs (JOR-13.5). */
    private static void actAtOnce(Town town, int seat, int card) {
        if (card == Components.COINS) {
            town.coins[seat] += Components.AMOUNT[card];
            if (town.isHeard()) {
                town.tell("log.hoard", "seat", Phrase.seat(seat), "coins", Components.AMOUNT[card]);
            }
        } else if (card == Components.LEVY) {
            levy(town, seat);
        } else if (card == Components.BROWN_VIKINGS) {
            town.brownReady = town.brownStock;
            town.brownStock = 0;
        }
    }

    /** Everybody else gives a coin, if he has one (JOR-14.2). */
    private static void levy(Town town, int seat) {
        for (int other = 0; other < town.seats; other++) {
            if (other != seat) {
                int coins = Math.min(town.coins[other], Components.AMOUNT[Components.LEVY]);
                town.coins[other] -= coins;
                town.coins[seat] += coins;
                if (town.isHeard()) {
                    town.tell("log.levy", "seat", Phrase.seat(seat), "payer", Phrase.seat(other), "coins", coins);
                }
            }
        }
    }

    /** The question in the words of a key. */
    final Phrase prompt(String key, Town town, int seat) {
        return Phrase.of(key, "card", Names.card(card(town)), "price", price(town), "coins", town.coins[seat]);
    }

    @Override
    protected final Phrase answer(Town town, int seat, JorvikMove move) {
        return switch (move) {
            case Word.BUY -> Phrase.of("move.buy", "card", Names.card(card(town)), "coins", price(town));
            case Word.FREE -> Phrase.of("move.free", "card", Names.card(card(town)), "building",
                    Names.card(Components.FREE_CARD));
            default -> Phrase.of("move." + move.code());
        };
    }
}
