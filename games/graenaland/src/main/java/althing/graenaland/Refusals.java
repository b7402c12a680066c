package althing.graenaland;

import althing.engine.Refusal;
import althing.graenaland.GraenalandMove.Arm;
import althing.graenaland.GraenalandMove.Enter;
import althing.graenaland.GraenalandMove.Erect;
import althing.graenaland.GraenalandMove.Found;
import althing.graenaland.GraenalandMove.Give;
import althing.graenaland.GraenalandMove.Keep;
import althing.graenaland.GraenalandMove.Lay;
import althing.graenaland.GraenalandMove.Lend;
import althing.graenaland.GraenalandMove.Order;
import althing.graenaland.GraenalandMove.PayGold;
import althing.graenaland.GraenalandMove.PayToll;
import althing.graenaland.GraenalandMove.Permit;
import althing.graenaland.GraenalandMove.PledgeCard;
import althing.graenaland.GraenalandMove.PledgeGold;
import althing.graenaland.GraenalandMove.PledgeSupply;
import althing.graenaland.GraenalandMove.PromiseCard;
import althing.graenaland.GraenalandMove.PromiseVote;
import althing.graenaland.GraenalandMove.PromiseWork;
import althing.graenaland.GraenalandMove.Propose;
import althing.graenaland.GraenalandMove.Resettle;
import althing.graenaland.GraenalandMove.Settle;
import althing.graenaland.GraenalandMove.TakeSupply;
import althing.graenaland.GraenalandMove.Trade;
import althing.graenaland.GraenalandMove.TradeSupply;
import althing.graenaland.GraenalandMove.UseSupply;
import althing.graenaland.GraenalandMove.Vote;
import althing.graenaland.GraenalandMove.WithdrawCard;
import althing.graenaland.GraenalandMove.WithdrawGold;
import althing.graenaland.GraenalandMove.WithdrawSupply;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;

/** Finds the rule that forbids a move which is not listed. What is listed is decided by the phases alone. */
final class Refusals {

    private final GraenalandPosition position;
    private final int seat;

    private Refusals(GraenalandPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    static Refusal refusal(GraenalandPosition position, int seat, GraenalandMove move) {
        if (position.isOver()) {
            return Refusal.over("GRA-2.11");
        }
        if (!position.isPending(seat)) {
            return Refusal.notYourTurn(turnRule(position.asked), position);
        }
        return new Refusals(position, seat).refusal(move);
    }

    private static String turnRule(Decision asked) {
        return switch (asked) {
            case MAP_TILE, MAP_VOTE -> "GRA-18.2";
            case FOUND -> "GRA-18.4";
            case DISPLACE -> "GRA-18.7";
            case KEEP_CARD -> "GRA-19.1";
            case ORDER -> "GRA-5.1";
            case ENTER -> "GRA-11.13";
            case PROPOSE, ASSIGN -> "GRA-7.1";
            case VOTE -> "GRA-7.10";
            case DECLARE -> "GRA-20.2";
            case BUILD, PAY, TOLL, BRING_HERO -> "GRA-3.2";
            case APPEAL, PLEDGE, JOINT_PAY -> "GRA-14.4";
            case PERMITTED -> "GRA-21.4";
        };
    }

    private Refusal refusal(GraenalandMove move) {
        return switch (move) {
            case Lay _ -> unless(Decision.MAP_TILE, "GRA-18.1", "refusal.tile-does-not-fit");
            case Found found -> found(found);
            case Resettle _ -> unless(Decision.DISPLACE, "GRA-18.8", "refusal.crowded");
            case Keep _ -> unless(Decision.KEEP_CARD, "GRA-19.1", "refusal.not-dealt");
            case Order order -> order(order);
            case Enter _ -> notNow("GRA-11.13");
            case Propose propose -> propose(propose);
            case Give _ -> unless(Decision.ASSIGN, "GRA-7.4", "refusal.no-recipient");
            case Vote _ -> notNow("GRA-7.9");
            case PromiseVote _,PromiseCard _,PromiseWork _ -> promise();
            case TakeSupply _ -> takeSupply();
            case Settle settle -> isBuilding() ? village(settle) : notNow("GRA-3.3");
            case Erect erect -> isBuilding() ? building(erect) : notNow("GRA-3.3");
            case Arm arm -> isBuilding() ? arm(arm) : notNow("GRA-3.3");
            case Lend lend -> isBuilding() ? lend(lend) : notNow("GRA-3.3");
            case Permit _ -> permit();
            case UseSupply _ -> pay("GRA-9.3", "refusal.supply-does-not-pay");
            case Trade _,TradeSupply _ -> Payment.markets(position, seat) > 0
                    ? pay("GRA-13.9", "refusal.does-not-pay")
                    : pay("GRA-13.8", "refusal.no-market");
            case PayGold _ -> pay("GRA-8.3", "refusal.gold-does-not-pay");
            case PayToll _ -> unless(Decision.TOLL, "GRA-13.16", "refusal.no-such-card");
            case PledgeCard _,PledgeGold _,PledgeSupply _ -> unless(Decision.PLEDGE, "GRA-14.4",
                    "refusal.nothing-to-pledge");
            case WithdrawCard _,WithdrawGold _,WithdrawSupply _ -> withdraw();
            case Word word -> word(word);
        };
    }

    private Refusal notNow(String rule) {
        return Refusal.notNow(rule, position, seat);
    }

    /** A reason that holds where this is asked; elsewhere it is not the time for it. */
    private Refusal unless(Decision decision, String rule, String reason) {
        return position.isAsked(decision) ? Refusal.of(rule, reason) : notNow(rule);
    }

    private boolean isBuilding() {
        return position.isAsked(Decision.BUILD) || position.isAsked(Decision.PERMITTED);
    }

    private int province(Tile tile) {
        return position.provinceOf[tile.index()];
    }

    private Refusal found(Found found) {
        if (!position.isAsked(Decision.FOUND)) {
            return notNow("GRA-18.4");
        }
        int province = province(found.tile());
        if (province < 0 || !position.board.isCoast(province)) {
            return Refusal.of("GRA-18.4", "refusal.not-coastal");
        }
        return position.villagesAt(seat, province) > 0
                ? Refusal.of("GRA-18.10", "refusal.own-village-there")
                : Refusal.of("GRA-18.11", "refusal.leave-room");
    }

    private Refusal order(Order order) {
        if (!position.isAsked(Decision.ORDER)) {
            return notNow("GRA-5.2");
        }
        return position.hero(seat, order.hero().ordinal()) == Board.NOWHERE
                ? Refusal.of("GRA-5.2", "refusal.hero-not-there", "hero", Wording.hero(order.hero().ordinal()))
                : Refusal.of("GRA-5.7", "refusal.leads-nowhere");
    }

    private Refusal propose(Propose propose) {
        if (!position.isAsked(Decision.PROPOSE)) {
            return notNow("GRA-7.1");
        }
        int province = province(propose.tile());
        if (province < 0) {
            return offMap(propose.tile());
        }
        return Harvest.cards(position, province) == 0
                ? Refusal.of("GRA-7.2", "refusal.no-cards-there")
                : Refusal.of("GRA-6.9", "refusal.no-vote-there");
    }

    private static Refusal offMap(Tile tile) {
        return Refusal.of("GRA-2.1", "refusal.not-on-map", "tile", Wording.tile(tile));
    }

    private Refusal promise() {
        boolean window = position.isAsked(Decision.VOTE) || position.isAsked(Decision.APPEAL)
                || position.isAsked(Decision.PLEDGE);
        if (!window) {
            return notNow("GRA-22.3");
        }
        return Ledger.mayPromise(position, seat)
                ? Refusal.of("GRA-22.3", "refusal.empty-promise")
                : Refusal.of("GRA-22.3", "refusal.promised-enough");
    }

    private Refusal withdraw() {
        if (!position.isAsked(Decision.PLEDGE)) {
            return notNow("GRA-14.4");
        }
        return JointWorks.mayWithdraw(position)
                ? Refusal.of("GRA-14.4", "refusal.not-pledged")
                : Refusal.of("GRA-14.4", "refusal.withdrawn-enough", "most", Components.PLEDGES_WITHDRAWN);
    }

    private Refusal takeSupply() {
        if (!position.isAsked(Decision.BUILD)) {
            return notNow("GRA-9.1");
        }
        if (Construction.isFinal(position)) {
            return Refusal.of("GRA-16.9", "refusal.no-supply-now");
        }
        return position.yard.supplyTaken
                ? Refusal.of("GRA-9.1", "refusal.supply-taken")
                : Refusal.of("GRA-9.1", "refusal.not-face-up");
    }

    private Refusal village(Settle settle) {
        int province = province(settle.tile());
        if (province < 0) {
            return offMap(settle.tile());
        }
        if (position.placed[seat] >= Components.PIECES) {
            return Refusal.of("GRA-1.9", "refusal.no-piece");
        }
        if (!Construction.isInReach(position, seat, province)) {
            return Refusal.of("GRA-10.1", "refusal.out-of-reach");
        }
        return Tolls.takers(position, seat, province) != 0 && Payment.can(position, seat, settle.tile().village(), 0)
                ? Refusal.of("GRA-13.16", "refusal.no-toll")
                : tooPoor(settle.tile().village());
    }

    private static Refusal tooPoor(int price) {
        return Refusal.of("GRA-8.2", "refusal.too-poor", "price", Wording.price(price));
    }

    private Refusal building(Erect erect) {
        int province = province(erect.tile());
        if (province < 0) {
            return offMap(erect.tile());
        }
        if (!erect.tile().isBuildable()) {
            return Refusal.of("GRA-11.5", "refusal.mountains");
        }
        if (!Construction.hasPlace(position, province, erect.building().ordinal())) {
            return Refusal.of("GRA-11.4", "refusal.place-taken");
        }
        if (position.villagesAt(seat, province) == 0) {
            return Refusal.of("GRA-11.2", "refusal.no-village");
        }
        return position.placed[seat] >= Components.PIECES
                ? Refusal.of("GRA-1.9", "refusal.no-piece")
                : tooPoor(Components.BUILDING[erect.building().ordinal()]);
    }

    private Refusal arm(Arm arm) {
        if (position.army[seat] >= Components.ARMY_MOST) {
            return Refusal.of("GRA-12.5", "refusal.army-full");
        }
        if (arm.withoutFort()) {
            return tooPoor(Components.ARMY);
        }
        boolean fort = (Construction.fortResources(position, seat) >> arm.fort().ordinal() & 1) != 0;
        return fort
                ? tooPoor(Components.ARMY_WITH_FORT + Amounts.one(arm.fort().ordinal()))
                : Refusal.of("GRA-12.3", "refusal.no-fort", "resource", Wording.resource(arm.fort()));
    }

    private Refusal lend(Lend lend) {
        int province = province(lend.tile());
        int work = lend.work().ordinal();
        if (province < 0) {
            return offMap(lend.tile());
        }
        if (Construction.isFinal(position)) {
            return Refusal.of("GRA-16.9", "refusal.no-works-now");
        }
        if (lend.joint() && (position.yard.offered || position.isAsked(Decision.PERMITTED))) {
            return Refusal.of("GRA-14.7", "refusal.invited-already");
        }
        if (position.hasWork(province, work)) {
            return Refusal.of("GRA-13.4", "refusal.work-stands");
        }
        if (position.settledAt(seat, province) == 0) {
            return Refusal.of("GRA-13.2", "refusal.no-settlement");
        }
        return position.tokensLeft(work) == 0
                ? Refusal.of("GRA-1.9", "refusal.no-token")
                : tooPoor(Components.WORK[work]);
    }

    private Refusal permit() {
        if (!position.permissions) {
            return Refusal.of("GRA-21.1", "refusal.no-permissions");
        }
        return position.isAsked(Decision.BUILD) && position.yard.offered
                ? Refusal.of("GRA-21.6", "refusal.invited-already")
                : notNow("GRA-21.1");
    }

    private Refusal pay(String rule, String reason) {
        return unless(Decision.PAY, rule, reason);
    }

    private Refusal word(Word word) {
        return switch (word) {
            case ACCEPT, REJECT -> notNow("GRA-18.2");
            case REMAIN -> notNow("GRA-18.7");
            case STAY -> notNow("GRA-5.11");
            case PASS -> notNow("GRA-7.1");
            case PROMISE_AWAY -> promise();
            case DECLARE -> unless(Decision.DECLARE, "GRA-20.9", "refusal.not-in-reach");
            case WAIT -> notNow("GRA-20.2");
            case DONE -> position.isAsked(Decision.BUILD)
                    ? Refusal.of("GRA-20.6", "refusal.prove-it")
                    : notNow("GRA-3.3");
            case PAY -> position.isAsked(Decision.PAY) || position.isAsked(Decision.JOINT_PAY)
                    ? Refusal.of("GRA-8.2", "refusal.cannot-pay-plainly")
                    : notNow("GRA-8.2");
            case BRING, LEAVE -> notNow("GRA-11.11");
            case CALL, READY -> notNow("GRA-14.4");
            case CANCEL -> notNow("GRA-14.6");
            case DECLINE -> notNow("GRA-21.6");
        };
    }
}
