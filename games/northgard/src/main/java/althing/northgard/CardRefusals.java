package althing.northgard;

import althing.engine.Phrase;
import althing.engine.Refusal;
import althing.northgard.NorthgardMove.Use;

/** Why a card cannot be used so (NOR-6, NOR-12, NOR-27). */
final class CardRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Question asked;

    CardRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    Refusal refusal(Use use, int card) {
        return switch (use) {
            case PLAY -> asked == Question.TURN ? play(card) : notNow("NOR-6.3");
            case WAIT -> turn("NOR-6.8", card, 0);
            case EXCHANGE -> turn("NOR-6.9", card, Figures.EXCHANGE_LORE);
            case REMOVE -> remove(card);
            case UPGRADE -> upgrade(card);
            case PASS -> pass();
            case SPEND -> asked == Question.UPGRADE ? notInHand("NOR-6.11") : notNow("NOR-6.11");
            case TAKE -> asked == Question.TAKE ? take() : notNow("NOR-27.21");
            case DISCARD -> discard();
            case TOP -> asked == Question.DIVIDE && !Intrigue.isDiscarding(position) ? notDrawn() : notNow("NOR-12.1");
            case PICK -> asked == Question.PICK
                    ? Refusal.of("NOR-27.21", "refusal.not-in-that-hand", "seat",
                            Phrase.seat(Intrigue.victim(position)))
                    : notNow("NOR-27.21");
            case COPY -> asked == Question.COPY ? copy(card) : notNow("NOR-27.18");
        };
    }

    private Refusal notNow(String rule) {
        return Refusals.notNow(position, seat, rule);
    }

    private static Refusal notInHand(String rule) {
        return Refusal.of(rule, "refusal.no-such-card");
    }

    private static Refusal noEffect(String rule, int card) {
        return Refusal.of(rule, "refusal.no-effect", "card", Wording.card(card));
    }

    private Refusal play(int card) {
        if (!position.decks.holds(seat, card)) {
            return notInHand("NOR-6.3");
        }
        if (card == Cards.UNREST) {
            return Refusal.of("NOR-6.15", "refusal.unrest");
        }
        if (card == Cards.COUNTER) {
            return Refusal.of("NOR-27.19", "refusal.only-in-answer");
        }
        return position.course.turnMain && !Cards.FLASH[card]
                ? Refusal.of("NOR-6.4", "refusal.one-main-card")
                : noEffect("NOR-6.7", card);
    }

    /** Waiting, exchanging and removing are a whole turn (NOR-6.2). */
    private Refusal turn(String rule, int card, int lore) {
        if (asked != Question.TURN) {
            return notNow(rule);
        }
        if (position.course.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        return position.decks.holds(seat, card) ? tooLittleLore(rule, lore) : notInHand(rule);
    }

    private Refusal tooLittleLore(String rule, int lore) {
        return Refusal.of(rule, "refusal.too-little-lore", "lore", lore, "have",
                position.holdings.stock(seat, Resource.LORE));
    }

    private Refusal remove(int card) {
        if (position.decks.holds(seat, card) && card == Cards.UNREST
                && (asked == Question.TURN && !position.course.turnPlayed || asked == Question.UPGRADE)) {
            return Refusal.of("NOR-6.15", "refusal.unrest");
        }
        return asked == Question.UPGRADE ? notInHand("NOR-6.11") : turn("NOR-6.10", card, Figures.REMOVE_LORE);
    }

    private Refusal upgrade(int card) {
        if (asked != Question.TURN) {
            return notNow("NOR-6.11");
        }
        if (position.course.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            if ((position.holdings.upgrades[seat] >> i & 1) != 0 && Turns.upgrade(position, seat, i) == card) {
                return position.decks.handSize[seat] == 0
                        ? Refusal.of("NOR-6.2", "refusal.empty-hand")
                        : tooLittleLore("NOR-6.11", Figures.UPGRADE_LORE);
            }
        }
        return Refusal.of("NOR-6.11", "refusal.no-upgrade");
    }

    private Refusal pass() {
        if (asked != Question.TURN) {
            return notNow("NOR-6.12");
        }
        if (position.course.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        return (position.course.foresaw >> seat & 1) != 0
                ? Refusal.of("NOR-27.20", "refusal.foresaw")
                : Refusal.of("NOR-6.12", "refusal.not-on-offer");
    }

    private Refusal take() {
        return Intrigue.isOffer(position)
                ? Refusal.of("NOR-27.20", "refusal.not-on-offer")
                : Refusal.of("NOR-27.21", "refusal.not-discarded");
    }

    private Refusal discard() {
        if (asked == Question.DISCARD) {
            return notInHand("NOR-27.21");
        }
        return asked == Question.DIVIDE && Intrigue.isDiscarding(position) ? notDrawn() : notNow("NOR-12.1");
    }

    private static Refusal notDrawn() {
        return Refusal.of("NOR-12.2", "refusal.not-drawn");
    }

    private Refusal copy(int card) {
        if (!Copying.isWithinReach(position, seat, card)) {
            return Refusal.of("NOR-27.18", "refusal.not-played");
        }
        return Copying.isCopyable(card) ? noEffect("NOR-27.18", card) : Refusal.of("NOR-27.18", "refusal.no-copy");
    }
}
