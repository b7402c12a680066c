package althing.server.measure;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** When a hall gives memory back. */
class ThriftTest {

    private final AtomicLong gathered = new AtomicLong();
    private final AtomicInteger collections = new AtomicInteger();
    private final Thrift thrift = new Thrift(gathered::get, collections::incrementAndGet);

    @Test
    void whenMostListenersHaveGone_itCollectsOnce() {
        thrift.look(2000);
        thrift.look(1500);
        assertThat(collections).hasValue(0);
        thrift.look(20);
        thrift.look(0);
        assertThat(collections).hasValue(1);
    }

    @Test
    void aFewWhoComeAndGo_changeNothing() {
        thrift.look(12);
        thrift.look(0);
        assertThat(collections).hasValue(0);
    }

    @Test
    void whenMuchHasGathered_itCollects() {
        gathered.set(90L << 20);
        thrift.look(5);
        assertThat(collections).hasValue(0);
        gathered.set(100L << 20);
        thrift.look(5);
        assertThat(collections).hasValue(1);
    }
}
