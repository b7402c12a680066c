package althing.northgard.march;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.state.NorthgardState;

/** A decision that sends figures from a territory to another and may have to ask how many go: a move, a pull, a bribe, a retreat. */
public interface Sender {

    /** Adds every company that {@link #maySend} lets go. */
    void listCompanies(NorthgardState position, int seat, int from, int to, MoveList into);

    boolean maySend(NorthgardState position, int seat, int from, int to, Send send, @Nullable Why why);

    /** Sends a company, with this decision on top of the agenda. */
    void send(NorthgardState position, int seat, int from, int to, Send send);
}
