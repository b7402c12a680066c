package althing.benchmarks;

import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import althing.engine.MoveList;
import althing.engine.Position;

/** Random play, listing and copying in one setup. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class Playing {

    /** The table of one thread. */
    @State(Scope.Thread)
    public static class Hall {

        /** A setup line; {@link Main} says which. */
        @Param("")
        public String setup = "";

        @SuppressWarnings("NullAway.Init") // by furnish
        private Table table;

        @Setup(Level.Trial)
        public void furnish() {
            table = new Table(setup);
        }
    }

    /** One decision of random play: the moves are listed, and one of them is played. */
    @Benchmark
    public Position play(Hall hall) {
        return hall.table.play();
    }

    @Benchmark
    public MoveList list(Hall hall) {
        return hall.table.list();
    }

    /** A position copied into a spare one. */
    @Benchmark
    public Position become(Hall hall) {
        return hall.table.become();
    }

    /** A position copied into a new one. */
    @Benchmark
    public Position copy(Hall hall) {
        return hall.table.copy();
    }
}
