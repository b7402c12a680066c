package althing.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.engine.Setup;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Report;
import althing.lab.part.Cluster.Errand;

/** A real cluster on this machine: a master and two workers, each a process, of which one is killed while it plays. */
class KilledWorkerTest {

    private static final Path SPARK = Path.of("target", "spark").toAbsolutePath();
    private static final long PATIENCE_SECONDS = 120;

    @TempDir
    private Path directory = Path.of("");

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void endAll() throws InterruptedException {
        for (Process process : started.reversed()) {
            kill(process);
            process.waitFor();
        }
    }

    @Test
    void aWorkerThatIsKilledInTheMiddle_changesNothing() throws Exception {
        String master = said(start("master", "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port",
                "0", "--webui-port", "0"), "Starting Spark master at (spark://\\S+)");
        Process doomed = worker("one", master);
        worker("two", master);
        Experiment whole = Experiment.of(Setup.parse("vikings(seats=3)"), List.of("greedy", "mcts:20"), 240, 7,
                Seating.PAIRED);
        Report report = withSettings(() -> new SparkCluster().play(whole,
                new Errand(master, 12, directory.resolve("place").toString(), "Althing of a test"), (done, total) -> {
                    assertThat(done).isLessThanOrEqualTo(total);
                    kill(doomed);
                }));
        assertThat(doomed.isAlive()).isFalse();
        assertThat(report).isEqualTo(SparkClusterTest.single(whole));
    }

    /** The driver and the executors are told by properties what spark-submit would tell them. */
    private static Report withSettings(java.util.function.Supplier<Report> work) {
        System.setProperty("spark.executor.extraClassPath", System.getProperty("java.class.path"));
        System.setProperty("spark.driver.host", "127.0.0.1");
        System.setProperty("spark.driver.bindAddress", "127.0.0.1");
        System.setProperty("spark.executor.memory", "512m");
        try {
            return work.get();
        } finally {
            List.of("executor.extraClassPath", "driver.host", "driver.bindAddress", "executor.memory")
                    .forEach(name -> System.clearProperty("spark." + name));
        }
    }

    private Process worker(String name, String master) throws Exception {
        Process worker = start(name, "org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--port", "0",
                "--webui-port", "0", "--cores", "1", "--memory", "600m", "--work-dir",
                directory.resolve(name).toString(), master);
        said(worker, "Successfully registered with master (\\S+)");
        return worker;
    }

    private Process start(String name, String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(java(), "-Xmx256m", "-XX:+UseSerialGC"));
        command.addAll(List.of(org.apache.spark.launcher.JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("-cp", SPARK.resolve("jars") + File.separator + "*", main));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .redirectOutput(log(name).toFile());
        builder.environment().put("SPARK_HOME", SPARK.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        Process process = builder.start();
        started.add(process);
        return process;
    }

    private Path log(String name) {
        return directory.resolve(name.toLowerCase(Locale.ROOT) + ".log");
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** Waits until a process has said something, and gives back the part of it that is asked for. */
    private String said(Process process, String words) throws Exception {
        Path log = log(List.of("master", "one", "two").get(started.indexOf(process)));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        Pattern wanted = Pattern.compile(words);
        while (System.nanoTime() < end && process.isAlive()) {
            Matcher found = wanted.matcher(Files.readString(log));
            if (found.find()) {
                return found.group(1);
            }
            process.waitFor(100, TimeUnit.MILLISECONDS);
        }
        throw new AssertionError("It did not say '" + words + "': " + Files.readString(log));
    }

    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
