package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.northgard.box.Words;
import althing.northgard.state.Question;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Cards;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.state.Decks;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** What to do in a turn: play, wait, exchange, remove, upgrade, pass, or end it after a card (NOR-6). */
public final class CardTurn extends NorthgardDecision {

    public static final Frame TURN = new Frame(Question.TURN);

    public CardTurn() {
        super("NOR-6.1");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Decks decks = position.decks;
        boolean fresh = !position.course.turnPlayed;
        boolean exchanges = hasLore(position, seat, Components.EXCHANGE_LORE, "NOR-6.9", null);
        boolean removes = hasLore(position, seat, Components.REMOVE_LORE, "NOR-6.10", null);
        for (int i = 0; i < decks.hand.size(seat); i++) {
            int card = decks.hand.card(seat, i);
            if (decks.hand.isRepeated(seat, i, 0)) {
                continue;
            }
            if (isPlayable(position, seat, card, null)) {
                into.add(Moves.card(Use.PLAY, card));
            }
            if (fresh) {
                listWithoutEffect(card, exchanges, removes, into);
            }
        }
        if (fresh) {
            listUpgrades(position, seat, into);
            listPasses(position, seat, into);
        } else {
            into.add(Word.END);
        }
    }

    private static void listWithoutEffect(int card, boolean exchanges, boolean removes, MoveList into) {
        into.add(Moves.card(Use.WAIT, card));
        if (exchanges) {
            into.add(Moves.card(Use.EXCHANGE, card));
        }
        if (removes && isNoUnrest(card, null)) {
            into.add(Moves.card(Use.REMOVE, card));
        }
    }

    private static void listUpgrades(NorthgardState position, int seat, MoveList into) {
        if (!canUpgrade(position, seat, null)) {
            return;
        }
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            if ((position.holdings.upgrades[seat] >> i & 1) != 0) {
                into.add(Moves.card(Use.UPGRADE, Upgrading.upgrade(position, seat, i)));
            }
        }
    }

    private static void listPasses(NorthgardState position, int seat, MoveList into) {
        if (!Passing.mustTake(position, seat)) {
            into.add(Word.PASS);
            return;
        }
        for (int i = 0; i < position.piles.offerSize; i++) {
            into.add(Moves.card(Use.PASS, position.piles.offer[i]));
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case WithCard with -> allows(position, seat, with.use(), with.card(), why);
            case Word.PASS -> isFresh(position, why)
                    && must(why, !Passing.mustTake(position, seat), "NOR-6.12", "refusal.must-take");
            case Word.END -> position.course.turnPlayed || notNow(position, seat, why);
            default -> notNow(position, seat, why);
        };
    }

    private boolean allows(NorthgardState position, int seat, Use use, int card, @Nullable Why why) {
        return switch (use) {
            case PLAY -> holds(position, seat, card, "NOR-6.3", why) && isPlayable(position, seat, card, why);
            case WAIT -> isFresh(position, why) && holds(position, seat, card, "NOR-6.8", why);
            case EXCHANGE -> isFresh(position, why) && holds(position, seat, card, "NOR-6.9", why)
                    && hasLore(position, seat, Components.EXCHANGE_LORE, "NOR-6.9", why);
            case REMOVE -> isFresh(position, why) && holds(position, seat, card, "NOR-6.10", why)
                    && isNoUnrest(card, why) && hasLore(position, seat, Components.REMOVE_LORE, "NOR-6.10", why);
            case UPGRADE -> isFresh(position, why)
                    && must(why, Upgrading.isSetAside(position, seat, card), "NOR-6.11", "refusal.no-upgrade")
                    && canUpgrade(position, seat, why);
            case PASS -> isFresh(position, why)
                    && must(why, !Passing.foresaw(position, seat), "NOR-27.20", "refusal.foresaw")
                    && must(why, position.piles.isOnOffer(card), "NOR-6.12", "refusal.not-on-offer");
            default -> notNow(position, seat, why);
        };
    }

    public static boolean holds(NorthgardState position, int seat, int card, String rule, @Nullable Why why) {
        return must(why, position.decks.hand.has(seat, card), rule, "refusal.no-such-card");
    }

    public static boolean isNoUnrest(int card, @Nullable Why why) {
        return must(why, card != Cards.UNREST, "NOR-6.15", "refusal.unrest");
    }

    /** Waiting, exchanging, removing, upgrading and passing are a whole turn (NOR-6.2). */
    private static boolean isFresh(NorthgardState position, @Nullable Why why) {
        return must(why, !position.course.turnPlayed, "NOR-6.6", "refusal.card-played");
    }

    private static boolean hasLore(NorthgardState position, int seat, int lore, String rule, @Nullable Why why) {
        int have = position.holdings.stock(seat, Resource.LORE);
        return must(why, have >= lore, rule, "refusal.too-little-lore", "lore", lore, "have", have);
    }

    private static boolean canUpgrade(NorthgardState position, int seat, @Nullable Why why) {
        return must(why, position.decks.hand.size(seat) > 0, "NOR-6.2", "refusal.empty-hand")
                && hasLore(position, seat, Components.UPGRADE_LORE, "NOR-6.11", why);
    }

    /** One card without the Flash symbol in a turn, and none that can do nothing (NOR-6.4, NOR-6.7). */
    private static boolean isPlayable(NorthgardState position, int seat, int card, @Nullable Why why) {
        return isNoUnrest(card, why) && must(why, card != Cards.COUNTER, "NOR-27.19", "refusal.only-in-answer")
                && must(why, Cards.FLASH[card] || !position.course.turnMain, "NOR-6.4", "refusal.one-main-card")
                && hasEffect(position, seat, card, "NOR-6.7", why);
    }

    public static boolean hasEffect(NorthgardState position, int seat, int card, String rule, @Nullable Why why) {
        return Acting.isPlayable(position, seat, card)
                || (why != null && refuse(why, rule, "refusal.no-effect", "card", Names.card(card)));
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        if (move instanceof WithCard with) {
            use(position, seat, with.use(), with.card());
        } else if (move == Word.PASS) {
            Passing.pass(position, seat, Cards.NONE);
        }
    }

    private static void use(NorthgardState position, int seat, Use use, int card) {
        switch (use) {
            case PLAY -> PlayedCard.announce(position, seat, card);
            case PASS -> Passing.pass(position, seat, card);
            case UPGRADE -> Upgrading.ask(position, seat, card);
            case REMOVE -> {
                giveUp(position, seat, Use.REMOVE, card);
                pay(position, seat, Components.REMOVE_LORE);
                position.draw(seat, Components.REMOVE_DRAW);
            }
            case EXCHANGE -> {
                giveUp(position, seat, Use.EXCHANGE, card);
                pay(position, seat, Components.EXCHANGE_LORE);
                position.draw(seat, Components.EXCHANGE_DRAW);
            }
            default -> giveUp(position, seat, Use.WAIT, card);
        }
    }

    static void pay(NorthgardState position, int seat, int lore) {
        position.holdings.gain(seat, Resource.LORE, -lore);
    }

    /** A card leaves the hand without effect, for the active zone or out of the game. */
    static void giveUp(NorthgardState position, int seat, Use use, int card) {
        position.layOpen(seat, position.decks.hand.indexOf(seat, card, 0));
        if (use == Use.REMOVE) {
            position.decks.addRemoved(seat, card);
        } else {
            position.decks.addActive(seat, card, false);
        }
        if (position.isHeard()) {
            position.tell("log." + Words.code(use), "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }

    /** Passing gives up the year with every card that could still be played. */
    @Override
    public boolean isGrave(NorthgardState position, int seat, NorthgardMove move) {
        boolean passes = move == Word.PASS || (move instanceof WithCard with && with.use() == Use.PASS);
        return passes && isAnyPlayable(position, seat);
    }

    /** Only who is asked reads it: it tells what the hand can still do. */
    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        if (position.course.turnPlayed) {
            return Phrase.of(more(position, seat));
        }
        return Phrase.of(position.decks.hand.size(position.agenda.seat()) == 0 ? "prompt.turn-pass" : key(position));
    }

    /** What can follow the first card of a turn (NOR-6.4). */
    private static String more(NorthgardState position, int seat) {
        if (!isAnyPlayable(position, seat)) {
            return "prompt.turn-end";
        }
        return position.course.turnMain ? "prompt.turn-flash" : "prompt.turn-more";
    }

    private static boolean isAnyPlayable(NorthgardState position, int seat) {
        for (int i = 0; i < position.decks.hand.size(seat); i++) {
            if (isPlayable(position, seat, position.decks.hand.card(seat, i), null)) {
                return true;
            }
        }
        return false;
    }
}
