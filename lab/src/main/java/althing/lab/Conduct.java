package althing.lab;

import java.nio.file.Path;
import java.util.Optional;

import althing.engine.BadInput;

/**
 * How an experiment is carried out; nothing of it changes what is found.
 *
 * @param progress hears how far it has come
 * @param keeper   gets the record of every game that is played
 * @param journal  where the results are written game by game; the games that stand there are not played again
 */
public record Conduct(int threads, Progress progress, Keeper keeper, Optional<Path> journal) {

    public Conduct {
        if (threads < 1) {
            throw new BadInput("An experiment needs at least 1 thread, not " + threads + ".");
        }
    }

    /** On so many threads, and nobody looks. */
    public static Conduct silent(int threads) {
        return new Conduct(threads, Progress.SILENT, Keeper.NOBODY, Optional.empty());
    }
}
