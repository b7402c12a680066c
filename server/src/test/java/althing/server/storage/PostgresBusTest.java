package althing.server.storage;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** How nodes tell each other, and how long that takes. */
class PostgresBusTest {

    @Test
    void howLongANoticeIsOnItsWay_isMeasuredWhereItIsTakenUp_andOneIsNoNoticeItself() throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String url = "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/postgres?user=postgres";
            try (Store one = Store.at(url); Store other = Store.at(url)) {
                SimpleMeterRegistry meters = new SimpleMeterRegistry();
                other.bindTo(meters);
                Timer lag = meters.get("althing.bus.lag").timer();
                CountDownLatch listens = new CountDownLatch(1);
                BlockingQueue<Notice> heard = new LinkedBlockingQueue<>();
                other.bus().listen(heard::add, listens::countDown);
                listens.await();
                one.bus().tell(new Notice(one.keepers().node(), "t1", 3, 1));
                assertThat(heard.take()).isEqualTo(new Notice(one.keepers().node(), "t1", 3, 1));
                assertThat(lag.count()).isEqualTo(1);
                assertThat(heard).isEmpty();
            }
        }
    }

    @Test
    void everyMessage_namesItsNode_andWhenItWasSent() {
        assertThat(PostgresBus.messages("n1", "@17:0:0", List.of("t1:3:1", "t2:4:0")))
                .containsExactly("n1 @17:0:0 t1:3:1 t2:4:0");
        assertThat(Notice.of("n1", "@17:0:0").table()).as("nodes of before look for a table that nobody has")
                .startsWith("@");
    }
}
