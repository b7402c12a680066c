package althing.cluster;

import java.util.concurrent.atomic.AtomicInteger;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

import althing.lab.Progress;

/** Tells how many tasks of a job are done. */
final class Watch extends SparkListener {

    private final Progress progress;
    private final int tasks;
    private final AtomicInteger done = new AtomicInteger();

    Watch(Progress progress, int tasks) {
        this.progress = progress;
        this.tasks = tasks;
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd task) {
        if (task.taskInfo().successful()) {
            progress.done(Math.min(done.incrementAndGet(), tasks), tasks);
        }
    }
}
