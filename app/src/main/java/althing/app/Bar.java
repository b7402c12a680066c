package althing.app;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

import althing.lab.Progress;

/** Shows on the error stream how far long work has come and how long it will take: to a person at once, to a log once a minute. */
final class Bar implements Progress, AutoCloseable {

    private static final int EVERY_MILLIS = 200;
    private static final long MINUTE = 60_000_000_000L;

    private final boolean seen;
    private final String work;
    private final PrintWriter err;
    private final long began = System.nanoTime();
    private long told = began;
    private final AtomicReference<@Nullable ProgressBar> bar = new AtomicReference<>();

    Bar(Shell shell, String work) {
        this.seen = shell.terminal();
        this.work = work;
        err = shell.err();
    }

    @Override
    public void done(long done, long total) {
        if (seen) {
            bar(total).stepTo(done);
        } else if (done > 0 && System.nanoTime() - told >= MINUTE) {
            told = System.nanoTime();
            err.println(line(work, done, total, told - began));
        }
    }

    /** What somebody who reads the log of a long run wants to know. */
    static String line(String work, long done, long total, long nanos) {
        return String.format(Locale.ROOT, "%s: %,d of %,d, about %,d min left", work, done, total,
                (nanos / done * (total - done) + MINUTE - 1) / MINUTE);
    }

    private ProgressBar bar(long total) {
        ProgressBar shown = bar.get();
        if (shown == null) {
            shown = new ProgressBarBuilder().setTaskName(work).setInitialMax(total)
                    .setUpdateIntervalMillis(EVERY_MILLIS).setStyle(ProgressBarStyle.COLORFUL_UNICODE_BLOCK)
                    .clearDisplayOnFinish().build();
            bar.set(shown);
        }
        return shown;
    }

    @Override
    public void close() {
        ProgressBar shown = bar.get();
        if (shown != null) {
            shown.close();
        }
    }
}
