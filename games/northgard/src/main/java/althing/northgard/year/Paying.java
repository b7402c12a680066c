package althing.northgard.year;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Deal;
import althing.northgard.NorthgardMove.WithResource;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.refuse;

/** Which resource to pay next, or whether to pay at all where nobody must (NOR-1.3, NOR-14.5, NOR-27.3). */
public final class Paying extends NorthgardDecision {

    /** Whether the payment may be declined. */
    private final boolean optional;

    public Paying(boolean optional) {
        super(optional ? "NOR-27.3" : "NOR-14.5");
        this.optional = optional;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (Resource resource : Trading.RESOURCES) {
            if (has(position, seat, resource, "NOR-1.3", null)) {
                into.add(Moves.resource(Deal.PAY, resource.ordinal()));
            }
        }
        if (optional) {
            into.add(Word.DECLINE);
        }
    }

    public static boolean has(NorthgardState position, int seat, Resource resource, String rule, @Nullable Why why) {
        return position.holdings.stock(seat, resource) > 0
                || (why != null && refuse(why, rule, "refusal.no-resource", "resource", Names.resource(resource)));
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof WithResource with && with.deal() == Deal.PAY)
                ? has(position, seat, with.resource(), "NOR-1.3", why)
                : (optional && move == Word.DECLINE) || notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        if (optional) {
            Trading.payMore(position, seat, move);
        } else {
            Trading.pay(position, seat, ((WithResource) move).resource());
        }
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "due", Trading.due(position), "what", Trading.what(position));
    }
}
