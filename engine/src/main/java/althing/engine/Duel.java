package althing.engine;

/**
 * What a search needs that goes through a game move by move: a game for two who move by turns, with nothing hidden and
 * nothing left to chance. Stateless and thread safe.
 */
public interface Duel {

    /** A number that is different, as good as certainly, for positions from which the game may go on differently. */
    long key(Position position);

    /**
     * Replaces the content of {@code into} by legal moves after which a position cannot be judged before it is known what
     * they bring, such as captures; by few, and by none where all is quiet.
     */
    void loud(Position position, int seat, MoveList into);
}
