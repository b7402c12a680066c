package althing.app;

import java.util.concurrent.atomic.AtomicReference;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

import althing.lab.Progress;

/** Shows on the error stream how far long work has come, if a person is there to see it. */
final class Bar implements Progress, AutoCloseable {

    private static final int EVERY_MILLIS = 200;

    private final boolean seen;
    private final String work;
    private final AtomicReference<@Nullable ProgressBar> bar = new AtomicReference<>();

    Bar(Shell shell, String work) {
        this.seen = shell.terminal();
        this.work = work;
    }

    @Override
    public void done(int done, int total) {
        if (seen) {
            bar(total).stepTo(done);
        }
    }

    private ProgressBar bar(int total) {
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
