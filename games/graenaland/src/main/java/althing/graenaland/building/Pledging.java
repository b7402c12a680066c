package althing.graenaland.building;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.PledgeCard;
import althing.graenaland.table.GraenalandMove.PledgeGold;
import althing.graenaland.table.GraenalandMove.PledgeSupply;
import althing.graenaland.table.GraenalandMove.WithdrawCard;
import althing.graenaland.table.GraenalandMove.WithdrawGold;
import althing.graenaland.table.GraenalandMove.WithdrawSupply;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandRuling;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Yard;
import althing.graenaland.talk.Promising;

/** What a helper pledges to a joint work, or takes back (GRA-14.4). */
public final class Pledging extends GraenalandDecision {

    private static final int GOLD = Resource.GOLD.ordinal();

    public Pledging() {
        super("GRA-14.4", "prompt.pledge");
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Amounts.of(position.yard.due, resource) > 0) {
                if (mayPledge(position, seat, resource, null)) {
                    into.add(Moves.PLEDGE_CARD[resource]);
                }
                if (mayPledgeGold(position, seat, resource, null)) {
                    into.add(Moves.PLEDGE_GOLD[resource]);
                }
            }
        }
        for (int left = position.supplyHands[seat]; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            if (mayPledgeSupply(position, seat, card, null)) {
                into.add(Moves.PLEDGE_SUPPLY[card]);
            }
        }
        if (mayWithdraw(position, null)) {
            listWithdrawals(position, seat, into);
        }
        into.add(Word.READY);
        Promising.list(position, seat, position.yard.site, all(position), into);
    }

    private static int all(GraenalandState position) {
        return (1 << position.seats) - 1;
    }

    private static void listWithdrawals(GraenalandState position, int seat, MoveList into) {
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Cards.showing(position.yard.pledged[seat], resource) > 0) {
                into.add(Moves.WITHDRAW_CARD[resource]);
            }
            if (Amounts.of(position.yard.pledgedGold[seat], resource) > 0) {
                into.add(Moves.WITHDRAW_GOLD[resource]);
            }
        }
        for (int left = position.yard.pledgedSupply[seat]; left != 0; left &= left - 1) {
            into.add(Moves.WITHDRAW_SUPPLY[Integer.numberOfTrailingZeros(left)]);
        }
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        Yard yard = position.yard;
        return switch (move) {
            case PledgeCard card -> Affording.isDue(yard.due, card.due(), rule(), why)
                    && mayPledge(position, seat, card.due().ordinal(), why);
            case PledgeGold gold -> Affording.isDue(yard.due, gold.due(), rule(), why)
                    && mayPledgeGold(position, seat, gold.due().ordinal(), why);
            case PledgeSupply supply -> mayPledgeSupply(position, seat, supply.card().index(), why);
            case WithdrawCard card -> mayWithdraw(position, Cards.showing(yard.pledged[seat], card.due().ordinal()),
                    why);
            case WithdrawGold gold -> mayWithdraw(position, Amounts.of(yard.pledgedGold[seat], gold.due().ordinal()),
                    why);
            case WithdrawSupply supply -> mayWithdraw(position, yard.pledgedSupply[seat] >> supply.card().index() & 1,
                    why);
            default -> Promising.isPromise(move)
                    ? Promising.allows(position, seat, yard.site, all(position), move, why)
                    : move == Word.READY || notNow(position, seat, why);
        };
    }

    private static boolean mayPledge(GraenalandState position, int seat, int resource, @Nullable Why why) {
        return must(why, Cards.showing(position.hands[seat], resource) > 0, "GRA-14.4", "refusal.no-such-card");
    }

    /** Under the first rules gold stands only for what one has no card of. */
    private static boolean mayPledgeGold(GraenalandState position, int seat, int resource, @Nullable Why why) {
        long hand = position.hands[seat];
        return must(why, Cards.showing(hand, GOLD) > 0, "GRA-14.4", "refusal.no-such-card")
                && must(why, position.holds(GraenalandRuling.FREE_GOLD) || Cards.showing(hand, resource) == 0,
                        "GRA-8.3", "refusal.gold-not-needed");
    }

    private static boolean mayPledgeSupply(GraenalandState position, int seat, int card, @Nullable Why why) {
        return must(why, (position.supplyHands[seat] >> card & 1) != 0, "GRA-14.4", "refusal.no-such-card")
                && must(why, Amounts.common(Components.SUPPLY_AMOUNTS[card], position.yard.due) != 0, "GRA-9.3",
                        "refusal.supply-does-not-pay");
    }

    private static boolean mayWithdraw(GraenalandState position, int pledged, @Nullable Why why) {
        return mayWithdraw(position, why) && must(why, pledged > 0, "GRA-14.4", "refusal.not-pledged");
    }

    /** Pledges may be changed until the main player decides, as many at a time as a work can cost. */
    private static boolean mayWithdraw(GraenalandState position, @Nullable Why why) {
        int most = position.holds(GraenalandRuling.OPEN_PLEDGES) ? Components.PLEDGES_WITHDRAWN : 0;
        return must(why, position.yard.withdrawn < most, "GRA-14.4", "refusal.withdrawn-enough", "most", most);
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        switch (move) {
            case PledgeCard card -> pledge(position, seat, card.due().ordinal());
            case PledgeGold gold -> {
                position.yard.pledgedGold[seat] += Amounts.one(gold.due().ordinal());
                pledge(position, seat, GOLD);
            }
            case PledgeSupply supply -> pledgeSupply(position, seat, supply.card().index());
            case WithdrawCard card -> withdraw(position, seat, card.due().ordinal());
            case WithdrawGold gold -> {
                position.yard.pledgedGold[seat] -= Amounts.one(gold.due().ordinal());
                withdraw(position, seat, GOLD);
            }
            case WithdrawSupply supply -> withdrawSupply(position, seat, supply.card().index());
            case Word word when word == Word.READY -> JointWorks.next(position);
            default -> Promising.promise(position, seat, position.yard.site, move);
        }
    }

    private static void pledge(GraenalandState position, int seat, int resource) {
        int kind = Cards.spare(position.hands[seat], resource);
        Hands.give(position, seat, kind);
        position.yard.pledged[seat] += Cards.one(kind);
        if (position.isHeard()) {
            position.tell("log.pledge", "seat", Names.seat(seat), "resource", Names.resource(resource));
        }
        JointWorks.reckonPledge(position);
    }

    private static void pledgeSupply(GraenalandState position, int seat, int card) {
        position.supplyHands[seat] &= ~(1 << card);
        position.yard.pledgedSupply[seat] |= 1 << card;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.pledge-supply", "seat", Names.seat(seat), "card", Names.supply(card));
        }
        JointWorks.reckonPledge(position);
    }

    private static void withdraw(GraenalandState position, int seat, int resource) {
        int kind = Cards.spare(position.yard.pledged[seat], resource);
        position.yard.pledged[seat] -= Cards.one(kind);
        Hands.receiveOpenly(position, seat, Cards.one(kind));
        if (position.isHeard()) {
            position.tell("log.withdraw", "seat", Names.seat(seat), "resource", Names.resource(resource));
        }
        JointWorks.reckonWithdrawal(position);
    }

    private static void withdrawSupply(GraenalandState position, int seat, int card) {
        position.yard.pledgedSupply[seat] &= ~(1 << card);
        position.supplyHands[seat] |= 1 << card;
        if (position.isHeard()) {
            position.tell("log.withdraw-supply", "seat", Names.seat(seat), "card", Names.supply(card));
        }
        JointWorks.reckonWithdrawal(position);
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return JointWorks.prompt(position, "prompt.pledge", "prompt.pledge-paid");
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return switch (move) {
            case PledgeCard pledge -> of("move.pledge", pledge.due());
            case PledgeGold pledge -> of("move.pledge-gold", pledge.due());
            case PledgeSupply pledge -> of("move.pledge-supply", pledge.card());
            case WithdrawCard withdraw -> of("move.withdraw", withdraw.due());
            case WithdrawGold withdraw -> of("move.withdraw-gold", withdraw.due());
            case WithdrawSupply withdraw -> of("move.withdraw-supply", withdraw.card());
            case Word word when word == Word.READY && hasPledged(position, seat) -> Phrase.of("move.ready-pledged");
            case Word word -> said(word);
            default -> Promising.option(move);
        };
    }

    private static boolean hasPledged(GraenalandState position, int seat) {
        return position.yard.pledged[seat] != Cards.NONE || position.yard.pledgedSupply[seat] != 0;
    }

    private static Phrase of(String key, Resource resource) {
        return Phrase.of(key, "resource", Names.resource(resource));
    }

    private static Phrase of(String key, SupplyFace card) {
        return Phrase.of(key, "card", Names.supply(card.index()));
    }
}
