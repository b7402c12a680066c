package althing.northgard.year;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Deal;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** What to trade in the Harvest: three resources for one, or one for one with the partner (NOR-14.5, NOR-19.6). */
public final class HarvestTrading extends NorthgardDecision {

    public HarvestTrading() {
        super("NOR-14.5");
    }

    /** Trading goes on while anything can be traded. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        if (canTrade(position, seat, null) || hasOffer(position, seat)) {
            return false;
        }
        position.agenda.pop();
        return true;
    }

    private static boolean hasOffer(NorthgardState position, int seat) {
        for (Resource give : Trading.RESOURCES) {
            for (Resource want : Trading.RESOURCES) {
                if (mayOffer(position, seat, give, want, null)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (Resource resource : Trading.RESOURCES) {
            if (canTrade(position, seat, null)) {
                into.add(Moves.resource(Deal.TRADE, resource.ordinal()));
            }
            for (Resource want : Trading.RESOURCES) {
                if (mayOffer(position, seat, resource, want, null)) {
                    into.add(Moves.OFFER[resource.ordinal()][want.ordinal()]);
                }
            }
        }
        into.add(Word.STOP);
    }

    private static boolean canTrade(NorthgardState position, int seat, @Nullable Why why) {
        return must(why, position.holdings.stock(seat) >= Components.TRADE_GIVE, "NOR-14.5",
                "refusal.too-few-resources", "needed", Components.TRADE_GIVE);
    }

    private static boolean mayOffer(NorthgardState position, int seat, Resource give, Resource want,
            @Nullable Why why) {
        return position.layout.teams && give != want && Paying.has(position, seat, give, "NOR-19.6", why)
                && partnerHas(position, seat, want, why)
                && must(why, !Exchange.isOver(position), "NOR-19.6", "refusal.enough-exchanged")
                && must(why, !Exchange.isMade(position, give, want), "NOR-19.6", "refusal.offered-already");
    }

    private static boolean partnerHas(NorthgardState position, int seat, Resource want, @Nullable Why why) {
        return position.holdings.stock(position.layout.partner(seat), want) > 0
                || (why != null
                        && refuse(why, "NOR-19.6", "refusal.partner-lacks", "resource", Names.resource(want)));
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case WithResource with when with.deal() == Deal.TRADE -> canTrade(position, seat, why);
            case Offer offer when position.layout.teams -> mayOffer(position, seat, offer.give(), offer.want(), why);
            case Word.STOP -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        switch (move) {
            case WithResource with -> Trading.askTrade(position, seat, with.resource());
            case Offer offer -> Exchange.offer(position, seat, offer);
            default -> position.agenda.pop();
        }
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Offer offer
                ? Phrase.of("move.offer", "give", Names.resource(offer.give()), "want", Names.resource(offer.want()))
                : super.option(position, seat, move);
    }
}
