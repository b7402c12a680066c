package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardView.Decision;

/** Why a card cannot be used so (NOR-6, NOR-12, NOR-27). */
final class CardRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Decision asked;

    CardRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    Refusal refusal(Use use, int card) {
        return switch (use) {
            case PLAY -> asked == Decision.TURN ? play(card) : Refusals.notNow(position, seat, "NOR-6.3");
            case WAIT -> turn("NOR-6.8", card, 0);
            case EXCHANGE -> turn("NOR-6.9", card, Figures.EXCHANGE_LORE);
            case REMOVE -> remove(card);
            case UPGRADE -> upgrade(card);
            case PASS -> pass();
            case SPEND -> Refusals.when(position, seat, Decision.UPGRADE, "NOR-6.11", "refusal.no-such-card");
            case TAKE -> Refusals.when(position, seat, Decision.TAKE, "NOR-27.21", "refusal.not-that-card");
            case DISCARD -> asked == Decision.DIVIDE || asked == Decision.DISCARD
                    ? Refusal.of("NOR-12.2", "refusal.not-that-card")
                    : Refusals.notNow(position, seat, "NOR-12.1");
            case TOP -> Refusals.when(position, seat, Decision.DIVIDE, "NOR-12.2", "refusal.not-that-card");
            case PICK -> Refusals.when(position, seat, Decision.PICK, "NOR-27.21", "refusal.not-that-card");
            case COPY -> Refusals.when(position, seat, Decision.COPY, "NOR-27.18", "refusal.not-that-card");
        };
    }

    private Refusal play(int card) {
        if (!position.decks.holds(seat, card)) {
            return Refusal.of("NOR-6.3", "refusal.no-such-card");
        }
        if (card == Cards.UNREST) {
            return Refusal.of("NOR-6.15", "refusal.unrest");
        }
        if (card == Cards.COUNTER) {
            return Refusal.of("NOR-27.19", "refusal.only-in-answer");
        }
        return position.course.turnMain && !Cards.FLASH[card]
                ? Refusal.of("NOR-6.4", "refusal.one-main-card")
                : Refusal.of("NOR-6.7", "refusal.no-effect", "card", Wording.card(card));
    }

    /** Waiting, exchanging and removing are a whole turn (NOR-6.2). */
    private Refusal turn(String rule, int card, int lore) {
        if (asked != Decision.TURN) {
            return Refusals.notNow(position, seat, rule);
        }
        if (position.course.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        if (!position.decks.holds(seat, card)) {
            return Refusal.of(rule, "refusal.no-such-card");
        }
        return Refusal.of(rule, "refusal.too-little-lore", "lore", lore);
    }

    private Refusal remove(int card) {
        if (position.decks.holds(seat, card) && card == Cards.UNREST
                && (asked == Decision.TURN || asked == Decision.UPGRADE)) {
            return Refusal.of("NOR-6.15", "refusal.unrest");
        }
        return asked == Decision.UPGRADE
                ? Refusal.of("NOR-6.11", "refusal.no-such-card")
                : turn("NOR-6.10", card, Figures.REMOVE_LORE);
    }

    private Refusal upgrade(int card) {
        if (asked != Decision.TURN) {
            return Refusals.notNow(position, seat, "NOR-6.11");
        }
        if (position.course.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            if ((position.holdings.upgrades[seat] >> i & 1) != 0 && Turns.upgrade(position, seat, i) == card) {
                return position.decks.handSize[seat] == 0
                        ? Refusal.of("NOR-6.2", "refusal.empty-hand")
                        : Refusal.of("NOR-6.11", "refusal.too-little-lore", "lore", Figures.UPGRADE_LORE);
            }
        }
        return Refusal.of("NOR-6.11", "refusal.no-upgrade");
    }

    private Refusal pass() {
        if (asked != Decision.TURN) {
            return Refusals.notNow(position, seat, "NOR-6.12");
        }
        if (position.course.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        return (position.course.foresaw >> seat & 1) != 0
                ? Refusal.of("NOR-27.20", "refusal.foresaw")
                : Refusal.of("NOR-6.12", "refusal.not-on-offer");
    }
}
