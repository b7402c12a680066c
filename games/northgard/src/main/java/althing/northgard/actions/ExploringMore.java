package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.state.Question;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action.Kind;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Whether to explore once more, or at all, where a card leaves it open (NOR-7.2). */
public final class ExploringMore extends NorthgardDecision {

    public static final Frame EXPLORE_MORE = new Frame(Question.EXPLORE_MORE);
    private static final Frame.Field ACTION = EXPLORE_MORE.word("action", Acts.NAMES);

    public ExploringMore() {
        super("NOR-7.2");
    }

    /** An Explore action of a card; one that is optional is offered first. */
    public static void begin(NorthgardState position, int seat, int act) {
        if (!Acts.is(act, Trait.OPTIONAL)) {
            Exploring.begin(position, seat, act);
        } else if (Exploring.isPossible(position, seat, Acts.ACTIONS[act])) {
            position.agenda.push(EXPLORE_MORE, seat);
            ACTION.set(position.agenda, act);
        }
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        into.add(Moves.AS[Kind.EXPLORE.ordinal()]);
        into.add(Word.DECLINE);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case As as -> must(why, as.kind() == Kind.EXPLORE, "NOR-7.2", "refusal.not-on-card");
            case Word.DECLINE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        int act = ACTION.of(position.agenda);
        position.agenda.pop();
        if (move instanceof As) {
            Exploring.begin(position, seat, act);
        }
    }
}
