package althing.lab;

import java.lang.management.ManagementFactory;

import com.sun.management.ThreadMXBean;

/** What the JVM counts of the thread that asks. */
final class ThisThread {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private ThisThread() {
    }

    /** The bytes that it has allocated since it started. */
    static long bytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    /** The time that processors have spent on it. */
    static long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
