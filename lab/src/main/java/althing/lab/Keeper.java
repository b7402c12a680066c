package althing.lab;

import java.util.List;
import java.util.SequencedMap;

import althing.engine.GameRecord;
import althing.engine.Move;

/** Takes the records of games that were played to their end. Called from every thread of an experiment. */
@FunctionalInterface
public interface Keeper {

    /** For callers who want no records; then none are made. */
    Keeper NOBODY = new Keeper() {

        @Override
        public boolean wantsRecords() {
            return false;
        }

        @Override
        public void keep(long game, GameRecord record) {
        }
    };

    /** Whether it is worth making records for. */
    default boolean wantsRecords() {
        return true;
    }

    /** Whether it wants to know how often searches tried what; then {@link #keepTries} is called first. */
    default boolean wantsTries() {
        return false;
    }

    /**
     * Gets what the searches of a game tried.
     *
     * @param tries for each of its decisions the legal moves and how often each was tried; nothing where none was searched
     */
    default void keepTries(long game, List<SequencedMap<Move, Integer>> tries) {
    }

    /** @param game its number in the experiment, from 0 */
    void keep(long game, GameRecord record);
}
