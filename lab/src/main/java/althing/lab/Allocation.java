package althing.lab;

import java.lang.management.ManagementFactory;

import com.sun.management.ThreadMXBean;

/** What the JVM counts of memory. */
final class Allocation {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {
    }

    /** The bytes that this thread has allocated since it started. */
    static long bytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }
}
