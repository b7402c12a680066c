package althing.server.measure;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/** All meters of one hall. Where nobody reads them they measure nothing. */
public final class Meters implements AutoCloseable {

    private final MeterRegistry registry;
    private final List<AutoCloseable> open;

    private Meters(MeterRegistry registry, List<AutoCloseable> open) {
        this.registry = registry;
        this.open = open;
    }

    /** Meters that can be read at an address, if one is given. */
    public static Meters readAt(Optional<InetSocketAddress> address) {
        return address.map(Meters::readAt).orElseGet(() -> new Meters(new CompositeMeterRegistry(), List.of()));
    }

    private static Meters readAt(InetSocketAddress address) {
        PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        MeterDoor door = MeterDoor.open(address, registry::scrape);
        JvmGcMetrics collector = new JvmGcMetrics();
        List.of(collector, new JvmMemoryMetrics(), new JvmThreadMetrics(), new ProcessorMetrics(),
                new FileDescriptorMetrics(), new UptimeMetrics()).forEach(meter -> meter.bindTo(registry));
        return new Meters(registry, List.of(door, collector));
    }

    /** The port where they are read, if they are. */
    public OptionalInt port() {
        return open.stream().filter(MeterDoor.class::isInstance).mapToInt(door -> ((MeterDoor) door).port())
                .findFirst();
    }

    public MeterRegistry registry() {
        return registry;
    }

    @Override
    public void close() {
        for (AutoCloseable each : open) {
            try {
                each.close();
            } catch (Exception e) {
                throw new IllegalStateException("a meter does not close", e);
            }
        }
        registry.close();
    }
}
