package althing.graenaland.table;

import althing.graenaland.box.Building;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Tile;
import althing.graenaland.box.VictoryFace;
import althing.graenaland.box.Work;

import java.util.Locale;

import althing.engine.Move;

/** The decisions of Graenaland. Provinces are named by their tiles, seats count from 0. */
public sealed interface GraenalandMove extends Move {

    /** Puts a tile on the next place of an own map (GRA-18.1). */
    record Lay(Tile tile) implements GraenalandMove {

        @Override
        public String code() {
            return "lay " + tile.id();
        }
    }

    /** Places a village in the advanced start (GRA-18.4). */
    record Found(Tile tile) implements GraenalandMove {

        @Override
        public String code() {
            return "found " + tile.id();
        }
    }

    /** Moves the own village out of a crowded province (GRA-18.7). */
    record Resettle(Tile tile) implements GraenalandMove {

        @Override
        public String code() {
            return "move " + tile.id();
        }
    }

    /** Keeps a victory card (GRA-19.1). */
    record Keep(VictoryFace card) implements GraenalandMove {

        @Override
        public String code() {
            return "keep " + card.id();
        }
    }

    /** Orders a hero in a direction of the compass (GRA-5.2). */
    record Order(Hero hero, Direction direction) implements GraenalandMove {

        @Override
        public String code() {
            return "order " + hero.code() + " " + direction.code();
        }
    }

    /** Lets one of two waiting heroes enter (GRA-11.13). */
    record Enter(Hero hero) implements GraenalandMove {

        @Override
        public String code() {
            return "enter " + hero.code();
        }
    }

    /** Begins a proposal for a province (GRA-7.2). */
    record Propose(Tile tile) implements GraenalandMove {

        @Override
        public String code() {
            return "propose " + tile.id();
        }
    }

    /** Names who is to get the next card (GRA-7.3). */
    record Give(int seat) implements GraenalandMove {

        @Override
        public String code() {
            return "give " + seat;
        }
    }

    /** Votes for or against a proposal (GRA-7.10). */
    record Vote(boolean inFavour) implements GraenalandMove {

        @Override
        public String code() {
            return "vote " + (inFavour ? "for" : "against");
        }
    }

    /** Promises to vote for a seat's next proposal (GRA-22.3). */
    record PromiseVote(int seat) implements GraenalandMove {

        @Override
        public String code() {
            return "promise vote " + seat;
        }
    }

    /** Promises a seat a card of a resource in the own next proposal for the province at issue (GRA-22.3). */
    record PromiseCard(Resource resource, int seat) implements GraenalandMove {

        @Override
        public String code() {
            return "promise " + resource.code() + " " + seat;
        }
    }

    /** Promises to build a public work in the province at issue in the own next building phase (GRA-22.3). */
    record PromiseWork(Work work) implements GraenalandMove {

        @Override
        public String code() {
            return "promise " + work.code();
        }
    }

    /** Takes a supply card (GRA-9.1). */
    record TakeSupply(SupplyFace card) implements GraenalandMove {

        @Override
        public String code() {
            return "take " + card.id();
        }
    }

    /** Builds a village (GRA-10.1). */
    record Settle(Tile tile) implements GraenalandMove {

        @Override
        public String code() {
            return "village " + tile.id();
        }
    }

    /** Builds a fort, a church or a hall (GRA-11.2). */
    record Erect(Building building, Tile tile) implements GraenalandMove {

        @Override
        public String code() {
            return building.code() + " " + tile.id();
        }
    }

    /** Raises the army at the price without a fort (gold stands for none), or at that of a fort (GRA-12.2, GRA-12.3). */
    record Arm(Resource fort) implements GraenalandMove {

        public boolean withoutFort() {
            return fort == Resource.GOLD;
        }

        @Override
        public String code() {
            return withoutFort() ? "army" : "army " + fort.code();
        }
    }

    /** Builds a public work alone (GRA-13.1), or invites to it (GRA-14.1). */
    record Lend(Work work, Tile tile, boolean joint) implements GraenalandMove {

        @Override
        public String code() {
            return (joint ? "joint " : "") + work.code() + " " + tile.id();
        }
    }

    /** Allows another seat to build one thing (GRA-21.1). */
    record Permit(int seat) implements GraenalandMove {

        @Override
        public String code() {
            return "permit " + seat;
        }
    }

    /** Pays with both or one of the resources of a supply card (GRA-9.3). */
    record UseSupply(SupplyFace card) implements GraenalandMove {

        @Override
        public String code() {
            return "use " + card.id();
        }
    }

    /** Pays a resource of the price by another card through a market (GRA-13.9). */
    record Trade(Resource card, Resource due) implements GraenalandMove {

        @Override
        public String code() {
            return "trade " + card.code() + " " + due.code();
        }
    }

    /** Pays a resource of the price by a supply card through a market (GRA-13.10). */
    record TradeSupply(SupplyFace card, Resource due) implements GraenalandMove {

        @Override
        public String code() {
            return "trade " + card.id() + " " + due.code();
        }
    }

    /** Pays a resource of the price by gold (GRA-8.3). */
    record PayGold(Resource due) implements GraenalandMove {

        @Override
        public String code() {
            return "gold " + due.code();
        }
    }

    /** Hands a card over as rampart toll (GRA-13.15). */
    record PayToll(Terrain back, Resource resource) implements GraenalandMove {

        @Override
        public String code() {
            return "toll " + back.code() + "-" + resource.code();
        }
    }

    /** Pledges a card of the due resource to a joint work (GRA-14.4). */
    record PledgeCard(Resource due) implements GraenalandMove {

        @Override
        public String code() {
            return "pledge " + due.code();
        }
    }

    /** Pledges gold in place of the due resource (GRA-14.5). */
    record PledgeGold(Resource due) implements GraenalandMove {

        @Override
        public String code() {
            return "pledge gold " + due.code();
        }
    }

    /** Pledges a supply card (GRA-14.5). */
    record PledgeSupply(SupplyFace card) implements GraenalandMove {

        @Override
        public String code() {
            return "pledge " + card.id();
        }
    }

    /** Takes a pledged card of the resource back (GRA-14.4). */
    record WithdrawCard(Resource due) implements GraenalandMove {

        @Override
        public String code() {
            return "withdraw " + due.code();
        }
    }

    /** Takes gold back that was pledged in place of the resource (GRA-14.4). */
    record WithdrawGold(Resource due) implements GraenalandMove {

        @Override
        public String code() {
            return "withdraw gold " + due.code();
        }
    }

    /** Takes a pledged supply card back (GRA-14.4). */
    record WithdrawSupply(SupplyFace card) implements GraenalandMove {

        @Override
        public String code() {
            return "withdraw " + card.id();
        }
    }

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
        DECLINE;

        @Override
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
