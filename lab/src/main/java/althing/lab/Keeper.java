package althing.lab;

import althing.engine.GameRecord;

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

    /** @param game its number in the experiment, from 0 */
    void keep(long game, GameRecord record);
}
