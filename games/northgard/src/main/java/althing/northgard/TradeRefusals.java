package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.WithResource;

/** Why a resource cannot be paid, taken, bought or offered (NOR-14.5, NOR-19.6). */
final class TradeRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Question asked;

    TradeRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    Refusal refusal(WithResource with) {
        return switch (with.deal()) {
            case PAY -> asked == Question.PAY || asked == Question.PAY_MORE
                    ? lacking("NOR-1.3", with.resource())
                    : notNow("NOR-14.5");
            case GAIN -> asked == Question.GAIN || asked == Question.SCORCHED_HARVEST
                    ? Refusal.of("NOR-1.11", "refusal.not-shown", "resource", Wording.resource(with.resource()))
                    : notNow("NOR-18.6d");
            case TRADE -> asked == Question.TRADE
                    ? Refusal.of("NOR-14.5", "refusal.too-few-resources", "needed", Figures.TRADE_GIVE)
                    : notNow("NOR-14.5");
        };
    }

    Refusal refusal(Offer offer) {
        if (asked != Question.TRADE || !position.layout.teams) {
            return notNow("NOR-19.6");
        }
        if (position.holdings.stock(seat, offer.give()) == 0) {
            return lacking("NOR-19.6", offer.give());
        }
        if (position.holdings.stock(position.layout.partner(seat), offer.want()) == 0) {
            return Refusal.of("NOR-19.6", "refusal.partner-lacks", "resource", Wording.resource(offer.want()));
        }
        return Exchange.isOver(position)
                ? Refusal.of("NOR-19.6", "refusal.enough-exchanged")
                : Refusal.of("NOR-19.6", "refusal.offered-already");
    }

    private static Refusal lacking(String rule, Resource resource) {
        return Refusal.of(rule, "refusal.no-resource", "resource", Wording.resource(resource));
    }

    private Refusal notNow(String rule) {
        return Refusals.notNow(position, seat, rule);
    }
}
