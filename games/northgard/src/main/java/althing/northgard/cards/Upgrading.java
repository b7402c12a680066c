package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.northgard.box.Components;
import althing.northgard.box.Cards;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.Question;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.state.Decks;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Which card of the hand is given up for an upgrade, to the active zone or out of the game (NOR-6.11). */
public final class Upgrading extends NorthgardDecision {

    public static final Frame UPGRADE = new Frame(Question.UPGRADE);
    private static final Frame.Field WANTED = UPGRADE.word("card", Vocabulary.CARDS);

    public Upgrading() {
        super("NOR-6.11");
    }

    static void ask(NorthgardState position, int seat, int card) {
        position.agenda.push(UPGRADE, seat);
        WANTED.set(position.agenda, card);
    }

    /** The upgrade that a card is given up for. */
    public static int wanted(NorthgardState position) {
        return WANTED.of(position.agenda);
    }

    /** Whether a card is an upgrade that a seat may still get. */
    public static boolean isSetAside(NorthgardState position, int seat, int card) {
        boolean aside = false;
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            aside |= (position.holdings.upgrades[seat] >> i & 1) != 0 && upgrade(position, seat, i) == card;
        }
        return aside;
    }

    /** An upgrade card of a seat's clan. */
    public static int upgrade(NorthgardState position, int seat, int index) {
        return Cards.UPGRADES[position.holdings.clan[seat] * Cards.UPGRADES_EACH + index];
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Decks decks = position.decks;
        for (int i = 0; i < decks.hand.size(seat); i++) {
            int card = decks.hand.card(seat, i);
            if (!decks.hand.isRepeated(seat, i, 0)) {
                into.add(Moves.card(Use.SPEND, card));
                if (CardTurn.isNoUnrest(card, null)) {
                    into.add(Moves.card(Use.REMOVE, card));
                }
            }
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case WithCard with when with.use() == Use.SPEND ->
                CardTurn.holds(position, seat, with.card(), "NOR-6.11", why);
            case WithCard with when with.use() == Use.REMOVE ->
                CardTurn.holds(position, seat, with.card(), "NOR-6.11", why) && CardTurn.isNoUnrest(with.card(), why);
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        WithCard cost = (WithCard) move;
        int upgrade = WANTED.of(position.agenda);
        position.agenda.pop();
        CardTurn.giveUp(position, seat, cost.use(), cost.card());
        CardTurn.pay(position, seat, Components.UPGRADE_LORE);
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            if (upgrade(position, seat, i) == upgrade) {
                position.holdings.upgrades[seat] &= (byte) ~(1 << i);
            }
        }
        position.decks.addToHand(seat, upgrade, position.layout.everyone);
        if (position.isHeard()) {
            position.tell("log.upgrade", "seat", Phrase.seat(seat), "card", Names.card(upgrade));
        }
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "card", Names.card(wanted(position)));
    }
}
