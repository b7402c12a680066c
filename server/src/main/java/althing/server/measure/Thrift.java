package althing.server.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Gives memory back to the machine. The serial collector takes ever more of what it may have before it looks through what
 * is old, and then keeps it; a hall would never become small again after a busy evening. Not thread safe.
 */
public final class Thrift {

    /** How much may gather before it is looked through. */
    private static final long MUCH = 96L << 20;
    private static final int MANY = 100;

    private final LongSupplier gathered;
    private final Runnable collector;
    private int most;

    public Thrift() {
        this(Thrift::gathered, System::gc);
    }

    Thrift(LongSupplier gathered, Runnable collector) {
        this.gathered = gathered;
        this.collector = collector;
    }

    /** Looks whether it is time: much has gathered, or most of many listeners have gone. */
    public void look(int listeners) {
        most = Math.max(most, listeners);
        boolean haveGone = most >= MANY && listeners < most / 2;
        if (haveGone || gathered.getAsLong() > MUCH) {
            most = listeners;
            collector.run();
        }
    }

    /** What has become old since the old was looked through last; nothing where the collector has no such part. */
    private static long gathered() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getName().equals("Tenured Gen")).findFirst()
                .map(Thrift::gathered).orElse(0L);
    }

    private static long gathered(MemoryPoolMXBean old) {
        return old.getUsage().getUsed()
                - Optional.ofNullable(old.getCollectionUsage()).map(MemoryUsage::getUsed).orElse(0L);
    }
}
