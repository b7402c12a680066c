package althing.northgard.march;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/**
 * How many units go, and whether Kaija goes with them, on the way that was chosen (NOR-10.2, NOR-18.2). It is asked on top
 * of the decision that sends them, which knows who may go.
 */
public final class Sending extends NorthgardDecision {

    public static final Frame SEND = new Frame(Question.SEND);
    private static final Frame.Field FROM = SEND.word("from", Vocabulary.REGIONS);
    private static final Frame.Field TO = SEND.word("to", Vocabulary.REGIONS);

    public Sending() {
        super("NOR-10.2");
    }

    /** Asks how many figures go; a single possibility is taken at once. */
    public static void ask(NorthgardState position, int seat, Sender sender, int from, int to) {
        MoveList companies = position.scratch();
        companies.clear();
        sender.listCompanies(position, seat, from, to, companies);
        if (companies.size() == 1) {
            sender.send(position, seat, from, to, (Send) companies.get(0));
        } else {
            position.agenda.push(SEND, seat);
            FROM.set(position.agenda, from);
            TO.set(position.agenda, to);
        }
    }

    public static int from(NorthgardState position) {
        return FROM.of(position.agenda);
    }

    public static int to(NorthgardState position) {
        return TO.of(position.agenda);
    }

    /** What the units are sent for. */
    public static Question purpose(NorthgardState position) {
        return position.asked(position.agenda.below(position.agenda.top()));
    }

    private static Sender sender(NorthgardState position) {
        return (Sender) position.decision(position.agenda.below(position.agenda.top()));
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        sender(position).listCompanies(position, seat, from(position), to(position), into);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move instanceof Send send
                ? sender(position).maySend(position, seat, from(position), to(position), send, why)
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Sender sender = sender(position);
        int from = from(position);
        int to = to(position);
        position.agenda.pop();
        sender.send(position, seat, from, to, (Send) move);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "from", Names.territory(from(position)), "to", Names.territory(to(position)));
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        if (!(move instanceof Send send)) {
            return super.option(position, seat, move);
        }
        int from = from(position);
        return purpose(position) == Question.MOVE && position.land.owner(from) == seat
                ? Phrase.of("move.send-from", "units", send.units(), "kaija", Names.yesNo(send.kaija()), "stay",
                        position.land.units(from) - send.units(), "from", Names.territory(from))
                : Phrase.of("move.send", "units", send.units(), "kaija", Names.yesNo(send.kaija()));
    }
}
