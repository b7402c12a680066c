package althing.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.storage.Store;

/** A thought at a table that nobody watches, and that was cut off for another one. */
class GivingWayTest {

    private static final SeatRequest BOT = new SeatRequest(Wish.BOT, null, 5);

    @TempDir
    private Path data = Path.of("");
    private final BlockingQueue<Long> thoughts = new LinkedBlockingQueue<>();

    @Test
    void itIsThoughtAgain_withTheSameLuck() throws InterruptedException {
        try (Store store = Store.inDirectory(data); Hall hall = new Hall(store, _ -> new CutOff(), Duration.ZERO)) {
            hall.open("ingrid", "vikings(seats=2)#1", List.of(BOT, BOT));
            assertThat(thoughts.take()).isEqualTo(thoughts.take());
        }
    }

    /** A bot whose every thought is cut off. */
    private final class CutOff implements Bot {

        @Override
        public String name() {
            return "cut-off";
        }

        @Override
        public Move choose(Belief belief, SplitMix random) {
            Move move = Bots.named("random").choose(belief, random);
            thoughts.add(random.nextLong());
            Thread.currentThread().interrupt();
            return move;
        }
    }
}
