package althing.engine;

/** What a game knows about playing well. Bots may use it; the rules do not. Stateless and thread safe. */
public interface Heuristics {

    /** How well the seat stands, in points it may expect at the end of the game. Works on any position. */
    double value(Position position, int seat);

    /** How good a legal move looks to the seat, in the same points; only differences between moves matter. */
    double worth(Position position, int seat, Move move);

    /** A difference in points that makes a game about three times as likely to be won as lost. */
    double spread(Setup setup);
}
