package althing.northgard;

import java.util.EnumSet;
import java.util.Set;

import althing.engine.Refusal;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.TakeClan;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Under;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Finds the rule that forbids a move which is not listed. What is listed is decided by the rooms of the rules alone. */
final class Refusals {

    private static final Set<Decision> PLACING = EnumSet.of(Decision.FIRST_TILES, Decision.EXPLORE, Decision.LAND);
    private static final Set<Decision> MARCHING = EnumSet.of(Decision.MOVE, Decision.PULL, Decision.BRIBE);

    private final NorthgardPosition position;
    private final int seat;
    private final Decision asked;

    private Refusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    static Refusal refusal(NorthgardPosition position, int seat, NorthgardMove move) {
        if (position.isOver()) {
            return Refusal.of("NOR-17.3", "refusal.over");
        }
        if (!position.isPending(seat)) {
            return Refusal.of("NOR-6.1", "refusal.not-your-turn");
        }
        return new Refusals(position, seat).refusal(move);
    }

    private Refusal refusal(NorthgardMove move) {
        return switch (move) {
            case TakeClan _ -> when(Decision.CLAN, "NOR-3.7", "refusal.clan-taken");
            case Place place -> PLACING.contains(asked) ? place(place) : notNow("NOR-11.1");
            case WithCard with -> card(with.use(), with.card());
            case At at -> at(at);
            case March march -> MARCHING.contains(asked) ? march(march) : notNow("NOR-10.1");
            case Send _ -> when(Decision.SEND, "NOR-10.2", "refusal.not-so-many");
            case Build build -> asked == Decision.BUILD ? build(build) : notNow("NOR-9.1");
            case Replace _ -> when(Decision.REPLACE, "NOR-27.6", "refusal.no-replacement");
            case Attack _ -> when(Decision.DECLARE, "NOR-23.2", "refusal.no-attack");
            case Feed _ -> asked == Decision.FOOD
                    ? Refusal.of("NOR-13.5", "refusal.too-much-food", "most",
                            Muster.mostFood(position, position.agenda.number()))
                    : notNow("NOR-13.5");
            case Target _ -> when(Decision.TARGET, "NOR-27.21", "refusal.no-target");
            case WithResource with -> resource(with);
            case Offer _ -> when(Decision.TRADE, "NOR-19.6", "refusal.no-offer");
            case Under _ -> when(Decision.UNDER, "NOR-11.5", "refusal.no-such-tile");
            case As _ -> asked == Decision.CHOOSE || asked == Decision.EXPLORE_MORE
                    ? Refusal.of("NOR-7.2", "refusal.not-possible")
                    : notNow("NOR-7.2");
            case Word word -> notNow(rule(word));
        };
    }

    private Refusal when(Decision decision, String rule, String key) {
        return asked == decision ? Refusal.of(rule, key) : notNow(rule);
    }

    private static Refusal notNow(String rule) {
        return Refusal.of(rule, "refusal.not-now");
    }

    private static String rule(Word word) {
        return switch (word) {
            case PASS -> "NOR-6.12";
            case END -> "NOR-6.4";
            case STOP -> "NOR-10.1";
            case DECLINE -> "NOR-6.7";
            case COUNTER, ALLOW -> "NOR-27.19";
            case POINT, CASUALTY -> "NOR-13.6";
            case LOSE_UNIT, LOSE_KAIJA -> "NOR-18.2b";
            case DRAW -> "NOR-12.1";
            case REDRAW -> "NOR-27.23";
            case YIELD, BUY_OFF -> "NOR-27.22";
            case ACCEPT, REFUSE -> "NOR-19.6";
        };
    }

    private Refusal place(Place place) {
        boolean setup = asked == Decision.FIRST_TILES;
        String rule = setup ? "NOR-3.11" : "NOR-11.1";
        if (!holds(place.tile(), setup)) {
            return Refusal.of(rule, "refusal.no-such-tile");
        }
        boolean beside = false;
        for (int side = 0; side < Tiles.SIDES; side++) {
            beside |= position.land.grid.beside(place.x(), place.y(), side) != Tiles.NONE;
        }
        if (!beside || position.land.grid.tileAt(place.x(), place.y()) != Tiles.NONE) {
            return Refusal.of("NOR-11.3", "refusal.no-cell");
        }
        if (!Exploring.isOpenTo(position, seat, asked, place.x(), place.y())) {
            return Refusal.of(setup ? "NOR-3.11" : "NOR-11.2", setup ? "refusal.not-at-start" : "refusal.not-at-own");
        }
        return fit(place);
    }

    private Refusal fit(Place place) {
        if (!Placing.continues(position.land, Tiles.CORNERS[place.tile() << 2 | place.rotation()], place.x(),
                place.y())) {
            return Refusal.of("NOR-2.9", "refusal.border");
        }
        position.placing.approach(position.land, place.x(), place.y(), Tiles.NONE, Tiles.NONE);
        if (!position.placing.fits(place.tile(), place.rotation())) {
            return Refusal.of("NOR-11.8", "refusal.joins");
        }
        return position.beasts.lineSize > 0 && asked == Decision.EXPLORE
                ? Refusal.of("NOR-22.4", "refusal.joins-valkyrie")
                : Refusal.of("NOR-3.13", "refusal.no-room");
    }

    private boolean holds(int tile, boolean setup) {
        int size = setup ? position.piles.tilesHeld[seat] : position.piles.drawnSize;
        for (int i = 0; i < size; i++) {
            if ((setup ? position.piles.tiles[seat * Figures.TILES_IN_HAND + i] : position.piles.drawn[i]) == tile) {
                return true;
            }
        }
        return false;
    }

    private Refusal card(Use use, int card) {
        return switch (use) {
            case PLAY -> asked == Decision.TURN ? play(card) : notNow("NOR-6.3");
            case WAIT -> turn("NOR-6.8", card, 0);
            case EXCHANGE -> turn("NOR-6.9", card, Figures.EXCHANGE_LORE);
            case REMOVE -> remove(card);
            case UPGRADE -> upgrade(card);
            case PASS -> pass();
            case SPEND -> when(Decision.UPGRADE, "NOR-6.11", "refusal.no-such-card");
            case TAKE -> when(Decision.TAKE, "NOR-27.21", "refusal.not-that-card");
            case DISCARD -> asked == Decision.DIVIDE || asked == Decision.DISCARD
                    ? Refusal.of("NOR-12.2", "refusal.not-that-card")
                    : notNow("NOR-12.1");
            case TOP -> when(Decision.DIVIDE, "NOR-12.2", "refusal.not-that-card");
            case PICK -> when(Decision.PICK, "NOR-27.21", "refusal.not-that-card");
            case COPY -> when(Decision.COPY, "NOR-27.18", "refusal.not-that-card");
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
        return position.turnMain && !Cards.FLASH[card]
                ? Refusal.of("NOR-6.4", "refusal.one-main-card")
                : Refusal.of("NOR-6.7", "refusal.no-effect", "card", Wording.card(card));
    }

    /** Waiting, exchanging and removing are a whole turn (NOR-6.2). */
    private Refusal turn(String rule, int card, int lore) {
        if (asked != Decision.TURN) {
            return notNow(rule);
        }
        if (position.turnPlayed) {
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
            return notNow("NOR-6.11");
        }
        if (position.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            if ((position.upgrades[seat] >> i & 1) != 0 && Turns.upgrade(position, seat, i) == card) {
                return position.decks.handSize[seat] == 0
                        ? Refusal.of("NOR-6.2", "refusal.empty-hand")
                        : Refusal.of("NOR-6.11", "refusal.too-little-lore", "lore", Figures.UPGRADE_LORE);
            }
        }
        return Refusal.of("NOR-6.11", "refusal.no-upgrade");
    }

    private Refusal pass() {
        if (asked != Decision.TURN) {
            return notNow("NOR-6.12");
        }
        if (position.turnPlayed) {
            return Refusal.of("NOR-6.6", "refusal.card-played");
        }
        return (position.foresaw >> seat & 1) != 0
                ? Refusal.of("NOR-27.20", "refusal.foresaw")
                : Refusal.of("NOR-6.12", "refusal.not-on-offer");
    }

    private Refusal at(At at) {
        String rule = rule(at.deed());
        if (!isAsked(at.deed())) {
            return notNow(rule);
        }
        int there = position.land.of(at.region());
        if (there != at.region()) {
            return Refusal.of("NOR-2.4", "refusal.no-territory");
        }
        if (at.kaija() && !position.mayPlaceKaija(seat)) {
            return Refusal.of("NOR-18.2a", "refusal.no-kaija");
        }
        if (at.deed() == Deed.RECRUIT && position.isBlocked(there)) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        return Refusal.of(rule, "refusal.not-there");
    }

    private boolean isAsked(Deed deed) {
        return switch (deed) {
            case SETTLE -> asked == Decision.SETTLE || asked == Decision.SECOND_CHANCE;
            case RECRUIT -> asked == Decision.RECRUIT;
            case ADD -> asked == Decision.ADD;
            case SCORCH -> asked == Decision.SCORCH;
            case FIGHT -> asked == Decision.COMBAT;
            case PUSH -> asked == Decision.PUSH;
            case RETREAT -> asked == Decision.RETREAT;
            case STRIKE -> asked == Decision.STRIKE;
            case SPAWN -> asked == Decision.SPAWN;
            case STALK -> asked == Decision.STALK;
            case GATHER -> asked == Decision.BUILD;
        };
    }

    private static String rule(Deed deed) {
        return switch (deed) {
            case SETTLE -> "NOR-3.11";
            case RECRUIT -> "NOR-8.2";
            case ADD, STRIKE -> "NOR-27.17";
            case SCORCH -> "NOR-18.6a";
            case FIGHT -> "NOR-13.2";
            case PUSH -> "NOR-27.9";
            case RETREAT -> "NOR-13.11";
            case SPAWN -> "NOR-26.2";
            case STALK -> "NOR-24.6";
            case GATHER -> "NOR-27.31";
        };
    }

    private Refusal march(March march) {
        if (asked != Decision.MOVE) {
            return Refusal.of(asked == Decision.PULL ? "NOR-27.30" : "NOR-27.16", "refusal.no-way");
        }
        if (position.land.of(march.from()) != march.from() || position.land.of(march.to()) != march.to()) {
            return Refusal.of("NOR-2.4", "refusal.no-territory");
        }
        if (position.passing != Tiles.NONE && march.from() != position.passing) {
            return Refusal.of("NOR-19.5", "refusal.must-leave-partner");
        }
        if (!position.controls(seat, march.from()) && position.passing == Tiles.NONE) {
            return Refusal.of(position.visitors(march.from()) > 0 ? "NOR-10.6" : "NOR-10.2", "refusal.no-units");
        }
        if (position.isBlocked(march.from())) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        return way(march);
    }

    private Refusal way(March march) {
        position.land.look(march.from());
        if (!position.is(Action.Trait.HIDDEN_WAYS)) {
            if (!Land.contains(position.land.nearLow, position.land.nearHigh, march.to())) {
                return Refusal.of("NOR-10.2", "refusal.no-way");
            }
            boolean regular = Land.contains(position.land.regularLow, position.land.regularHigh, march.to());
            if (!regular && position.left < Figures.HARD_BORDER_MOVES && !position.is(Action.Trait.IGNORE_HARD)) {
                return Refusal.of("NOR-10.3", "refusal.hard-border", "moves", Figures.HARD_BORDER_MOVES);
            }
        }
        if (position.isPartner(seat, march.to())) {
            return Refusal.of("NOR-19.5", "refusal.partner");
        }
        if (position.isHaunted(march.to())) {
            return Refusal.of("NOR-22.3", "refusal.valkyries");
        }
        return position.isEnemy(seat, march.to())
                ? Refusal.of("NOR-18.2c", "refusal.kaija-fears")
                : Refusal.of("NOR-27.14", "refusal.no-way");
    }

    private Refusal build(Build build) {
        int there = position.land.of(build.region());
        if (there == Tiles.NONE || !position.controls(seat, there)) {
            return Refusal.of("NOR-9.1", "refusal.not-controlled");
        }
        if (position.isBlocked(there)) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        int kind = build.building().ordinal();
        int site = Tiles.SITE[build.region()];
        if (build.loose() != (position.is(Action.Trait.LOOSE) && !Buildings.isLarge(kind))) {
            return Refusal.of("NOR-27.7", "refusal.no-site");
        }
        if (!build.loose() && (site == Tiles.NONE || !Buildings.fits(kind, site)
                || position.land.estate.building[build.region()] != 0)) {
            return Refusal.of(build.building() == Building.MENHIR ? "NOR-9.4" : "NOR-9.3", "refusal.no-site");
        }
        if (position.buildingsLeft[kind] == 0) {
            return Refusal.of("NOR-9.6", "refusal.none-left", "building", Wording.building(kind));
        }
        if ((position.land.estate.kinds(there) >> kind & 1) != 0 && !position.is(Action.Trait.DUPLICATE)) {
            return Refusal.of("NOR-9.5", "refusal.already-there", "building", Wording.building(kind));
        }
        return Buildings.isLarge(kind) && position.is(Action.Trait.ONE_LARGE) && position.wanted != 0
                ? Refusal.of("NOR-27.8", "refusal.one-large")
                : Refusal.of("NOR-9.1", "refusal.too-little-wood", "wood", Buildings.COST[kind]);
    }

    private Refusal resource(WithResource with) {
        return switch (with.deal()) {
            case PAY -> asked == Decision.PAY || asked == Decision.PAY_MORE
                    ? Refusal.of("NOR-1.3", "refusal.no-resource", "resource", Wording.resource(with.resource()))
                    : notNow("NOR-14.5");
            case GAIN -> asked == Decision.GAIN || asked == Decision.SCORCHED_HARVEST
                    ? Refusal.of("NOR-1.11", "refusal.not-shown", "resource", Wording.resource(with.resource()))
                    : notNow("NOR-18.6d");
            case TRADE -> when(Decision.TRADE, "NOR-14.5", "refusal.too-few-resources");
        };
    }
}
