package althing.graenaland.table;

import althing.engine.Move;
import althing.engine.code.Code;
import althing.engine.code.Named;
import althing.graenaland.box.Building;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Tile;
import althing.graenaland.box.VictoryFace;
import althing.graenaland.box.Work;

/** The decisions of Graenaland. Provinces are named by their tiles, seats count from 0. */
public sealed interface GraenalandMove extends Move {

    @Override
    default String code() {
        return Moves.CODEC.write(this);
    }

    /** Puts a tile on the next place of an own map (GRA-18.1). */
    @Code("lay {tile}")
    record Lay(@Named("tile") Tile tile) implements GraenalandMove {}

    /** Places a village in the advanced start (GRA-18.4). */
    @Code("found {tile}")
    record Found(@Named("tile") Tile tile) implements GraenalandMove {}

    /** Moves the own village out of a crowded province (GRA-18.7). */
    @Code("move {tile}")
    record Resettle(@Named("tile") Tile tile) implements GraenalandMove {}

    /** Keeps a victory card (GRA-19.1). */
    @Code("keep {card}")
    record Keep(@Named("victory") VictoryFace card) implements GraenalandMove {}

    /** Orders a hero in a direction of the compass (GRA-5.2). */
    @Code("order {hero} {direction}")
    record Order(Hero hero, Direction direction) implements GraenalandMove {}

    /** Lets one of two waiting heroes enter (GRA-11.13). */
    @Code("enter {hero}")
    record Enter(Hero hero) implements GraenalandMove {}

    /** Begins a proposal for a province (GRA-7.2). */
    @Code("propose {tile}")
    record Propose(@Named("tile") Tile tile) implements GraenalandMove {}

    /** Names who is to get the next card (GRA-7.3). */
    @Code("give {seat}")
    record Give(int seat) implements GraenalandMove {}

    /** Votes for or against a proposal (GRA-7.10). */
    @Code("vote {inFavour:for|against}")
    record Vote(boolean inFavour) implements GraenalandMove {}

    /** Promises to vote for a seat's next proposal (GRA-22.3). */
    @Code("promise vote {seat}")
    record PromiseVote(int seat) implements GraenalandMove {}

    /** Promises a seat a card of a resource in the own next proposal for the province at issue (GRA-22.3). */
    @Code("promise {resource} {seat}")
    record PromiseCard(Resource resource, int seat) implements GraenalandMove {}

    /** Promises to build a public work in the province at issue in the own next building phase (GRA-22.3). */
    @Code("promise {work}")
    record PromiseWork(Work work) implements GraenalandMove {}

    /** Takes a supply card (GRA-9.1). */
    @Code("take {card}")
    record TakeSupply(@Named("supply") SupplyFace card) implements GraenalandMove {}

    /** Builds a village (GRA-10.1). */
    @Code("village {tile}")
    record Settle(@Named("tile") Tile tile) implements GraenalandMove {}

    /** Builds a fort, a church or a hall (GRA-11.2). */
    @Code("{building} {tile}")
    record Erect(Building building, @Named("tile") Tile tile) implements GraenalandMove {}

    /** Raises the army at the price without a fort (gold stands for none), or at that of a fort (GRA-12.2, GRA-12.3). */
    @Code("army[ {fort=gold}]")
    record Arm(Resource fort) implements GraenalandMove {

        public boolean withoutFort() {
            return fort == Resource.GOLD;
        }
    }

    /** Builds a public work alone (GRA-13.1), or invites to it (GRA-14.1). */
    @Code("[joint ]{work} {tile}")
    record Lend(Work work, @Named("tile") Tile tile, boolean joint) implements GraenalandMove {}

    /** Allows another seat to build one thing (GRA-21.1). */
    @Code("permit {seat}")
    record Permit(int seat) implements GraenalandMove {}

    /** Pays with both or one of the resources of a supply card (GRA-9.3). */
    @Code("use {card}")
    record UseSupply(@Named("supply") SupplyFace card) implements GraenalandMove {}

    /** Pays a resource of the price by another card through a market (GRA-13.9). */
    @Code("trade {card} {due}")
    record Trade(Resource card, Resource due) implements GraenalandMove {}

    /** Pays a resource of the price by a supply card through a market (GRA-13.10). */
    @Code("trade {card} {due}")
    record TradeSupply(@Named("supply") SupplyFace card, Resource due) implements GraenalandMove {}

    /** Pays a resource of the price by gold (GRA-8.3). */
    @Code("gold {due}")
    record PayGold(Resource due) implements GraenalandMove {}

    /** Hands a card over as rampart toll (GRA-13.15). */
    @Code("toll {back}-{resource}")
    record PayToll(Terrain back, Resource resource) implements GraenalandMove {}

    /** Pledges a card of the due resource to a joint work (GRA-14.4). */
    @Code("pledge {due}")
    record PledgeCard(Resource due) implements GraenalandMove {}

    /** Pledges gold in place of the due resource (GRA-14.5). */
    @Code("pledge gold {due}")
    record PledgeGold(Resource due) implements GraenalandMove {}

    /** Pledges a supply card (GRA-14.5). */
    @Code("pledge {card}")
    record PledgeSupply(@Named("supply") SupplyFace card) implements GraenalandMove {}

    /** Takes a pledged card of the resource back (GRA-14.4). */
    @Code("withdraw {due}")
    record WithdrawCard(Resource due) implements GraenalandMove {}

    /** Takes gold back that was pledged in place of the resource (GRA-14.4). */
    @Code("withdraw gold {due}")
    record WithdrawGold(Resource due) implements GraenalandMove {}

    /** Takes a pledged supply card back (GRA-14.4). */
    @Code("withdraw {card}")
    record WithdrawSupply(@Named("supply") SupplyFace card) implements GraenalandMove {}

    /** The decisions without a choice in them. */
    enum Word implements GraenalandMove {

        /** Accepts the new map (GRA-18.2). */
        ACCEPT,
        /** Wants the standard map (GRA-18.2). */
        REJECT,
        /** Leaves the own village where it is (GRA-18.7). */
        REMAIN,
        /** Orders nothing (GRA-5.11). */
        STAY,
        /** Makes no proposal (GRA-7.1). */
        PASS,
        /** Promises to keep all heroes out of the province at issue for a round (GRA-22.3). */
        PROMISE_AWAY,
        /** Declares victory (GRA-20.2). */
        DECLARE,
        /** Declares nothing. */
        WAIT,
        /** Ends the building phase (GRA-8.1). */
        DONE,
        /** Pays what is left with cards of the very resources. */
        PAY,
        /** The hero comes to the new building, or waits for it from now on (GRA-11.11, GRA-11.14). */
        BRING,
        /** The hero stays where it is or goes on waiting for the old place. */
        LEAVE,
        /** Lets the others pledge, for the first time or again (GRA-14.4). */
        CALL,
        /** Pledges no more. */
        READY,
        /** Gives the joint work up (GRA-14.6). */
        CANCEL,
        /** Builds nothing with the permission (GRA-21.6). */
        DECLINE
    }
}
