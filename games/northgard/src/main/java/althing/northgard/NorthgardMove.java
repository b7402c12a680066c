package althing.northgard;

import althing.engine.Move;
import althing.engine.code.Code;
import althing.engine.code.Named;
import althing.engine.notation.Within;
import althing.northgard.box.Action;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;

/**
 * The decisions of Northgard. A turn is a chain of them. Regions, tiles, cards and creatures are the indices of
 * {@link Tiles}, {@link Cards} and {@link Bestiary}; a territory is named by the first of its regions.
 */
public sealed interface NorthgardMove extends Move {

    @Override
    default String code() {
        return Moves.CODEC.write(this);
    }

    /** Takes a clan (NOR-3.7). */
    @Code("clan {clan}")
    record TakeClan(Clan clan) implements NorthgardMove {}

    /** Places a tile, turned clockwise by so many quarters (NOR-3.11, NOR-11.4). */
    @Code("place {tile} {x},{y} {rotation}")
    record Place(@Named("tile") int tile, @Within(least = -99, most = 99) int x, @Within(least = -99, most = 99) int y,
            @Within(most = 3) int rotation) implements NorthgardMove {}

    /** Does something with a card. */
    @Code("{use} {card}")
    record WithCard(Use use, @Named("card") int card) implements NorthgardMove {}

    /** What can be done with a card. */
    enum Use {
        /** Plays it for its effect (NOR-6.3). */
        PLAY,
        /** Puts it in the active zone and does nothing (NOR-6.8). */
        WAIT,
        /** Puts it in the active zone, pays lore and draws (NOR-6.9). */
        EXCHANGE,
        /** Removes it from the game: to draw (NOR-6.10), or for an upgrade (NOR-6.11). */
        REMOVE,
        /** Pays lore for this clan upgrade; a card to give up is named next (NOR-6.11). */
        UPGRADE,
        /** Puts it in the active zone for an upgrade (NOR-6.11). */
        SPEND,
        /** Passes and takes it from the offer (NOR-6.12). */
        PASS,
        /** Takes it from the offer or the discard pile by a card's effect. */
        TAKE,
        /** Discards it from the hand, or from the cards just drawn. */
        DISCARD,
        /** Puts it back on top of the draw pile (NOR-12.1). */
        TOP,
        /** Picks it from an opponent's hand. */
        PICK,
        /** Copies its effect (NOR-27.18). */
        COPY
    }

    /** Does something in a territory; {@code kaija} says that Kaija comes in place of a unit. */
    @Code("{deed} {region}[ kaija]")
    record At(Deed deed, @Named("region") int region, boolean kaija) implements NorthgardMove {}

    /** What can be done in a territory. */
    enum Deed {
        /** Puts a group of units there (NOR-3.11, NOR-16.2). */
        SETTLE,
        /** Recruits a unit there (NOR-8.1). */
        RECRUIT,
        /** Adds a unit there that is not recruited (NOR-27.3). */
        ADD,
        /** Places the Scorched Earth token (NOR-18.6a). */
        SCORCH,
        /** Begins the combat there (NOR-13.2). */
        FIGHT,
        /** Moves a defending unit there (NOR-27.9). */
        PUSH,
        /** Retreats there (NOR-13.11). */
        RETREAT,
        /** Removes an enemy unit there (NOR-27.17). */
        STRIKE,
        /** Lets a creature appear there (NOR-26.2). */
        SPAWN,
        /** Sends the creature there (NOR-24.6). */
        STALK,
        /** Collects the resources there and builds there next (NOR-27.31). */
        GATHER
    }

    /** Moves units from one territory to another; how many is said next (NOR-10.2). */
    @Code("move {from} {to}")
    record March(@Named("region") int from, @Named("region") int to) implements NorthgardMove {}

    /** How many units go, and whether Kaija goes with them. */
    @Code("send {units}[ kaija]")
    record Send(int units, boolean kaija) implements NorthgardMove {}

    /** Builds in a region, on its site or without one (NOR-9.1, NOR-27.7). */
    @Code("build {region} {building}[ loose]")
    record Build(@Named("region") int region, Building building, boolean loose) implements NorthgardMove {}

    /** Exchanges a building for another of its size (NOR-27.6). */
    @Code("replace {region} {old} {now}[ loose]")
    record Replace(@Named("region") int region, Building old, Building now, boolean loose) implements NorthgardMove {}

    /** Declares an attack on a creature (NOR-23.2). */
    @Code("attack {creature}")
    record Attack(@Named("creature") int creature) implements NorthgardMove {}

    /** Discards so much food in a combat (NOR-13.5). */
    @Code("food {food}")
    record Feed(int food) implements NorthgardMove {}

    /** Chooses an opponent, by seat. */
    @Code("target {seat}")
    record Target(int seat) implements NorthgardMove {}

    /** Does something with a resource. */
    @Code("{deal} {resource}")
    record WithResource(Deal deal, Resource resource) implements NorthgardMove {}

    /** What can be done with a resource. */
    enum Deal {
        /** Pays one of it. */
        PAY,
        /** Collects one of it. */
        GAIN,
        /** Takes one of it for others, which are paid next (NOR-14.5). */
        TRADE
    }

    /** Offers the partner one resource for another (NOR-19.6). */
    @Code("offer {give} {want}")
    record Offer(Resource give, Resource want) implements NorthgardMove {}

    /** Puts this of several drawn tiles under the stack first (NOR-11.5). */
    @Code("under {tile}")
    record Under(@Named("tile") int tile) implements NorthgardMove {}

    /** Chooses what a card does (NOR-7.2). */
    @Code("as {kind}")
    record As(Action.Kind kind) implements NorthgardMove {}

    /** The decisions without a choice in them. */
    enum Word implements NorthgardMove {

        /** Passes and takes no card (NOR-27.20). */
        PASS,
        /** Plays no further card in this turn (NOR-6.4). */
        END,
        /** Ends recruiting, moving, declaring or trading. */
        STOP,
        /** Makes no use of an offer. */
        DECLINE,
        /** Answers a card with Defensive Strategy (NOR-27.19). */
        COUNTER,
        /** Lets the card be played. */
        ALLOW,
        /** Counts a point (NOR-13.6, NOR-27.11). */
        POINT,
        /** Counts a casualty (NOR-13.6, NOR-27.11). */
        CASUALTY,
        /** Loses a unit and keeps Kaija (NOR-18.2b). */
        LOSE_UNIT,
        /** Loses Kaija (NOR-18.2b). */
        LOSE_KAIJA,
        /** Draws a card. */
        DRAW,
        /** Puts the drawn tile under the stack and draws another one (NOR-27.23). */
        REDRAW,
        /** Discards the card that was picked (NOR-27.22). */
        YIELD,
        /** Pays resources instead (NOR-27.22). */
        BUY_OFF,
        /** Accepts the partner's offer (NOR-19.6). */
        ACCEPT,
        /** Refuses the partner's offer. */
        REFUSE
    }
}
