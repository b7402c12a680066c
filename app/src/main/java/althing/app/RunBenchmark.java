package althing.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.Mishaps;
import althing.formats.Json;
import althing.lab.benchmark.Benchmark;
import althing.lab.benchmark.Entry;

/** Measures an agent by the benchmark. */
@Command(name = "benchmark", sortOptions = false, description = "Measure a bot by fixed setups, opponents and seeds: its share against the levels in every game, its time, and its points where it plays alone.")
final class RunBenchmark extends Task {

    @Parameters(paramLabel = "AGENT", description = "A bot: random, greedy, mcts:500, level:3, or a program of your own as exec:./mybot,ms=800.")
    private String agent = "";

    @Option(names = "--levels", paramLabel = "N", split = ",", defaultValue = "1,2,3,4,5", description = "The opponents. Default: ${DEFAULT-VALUE}; 4 and 5 think by the clock and take hours.")
    private List<Integer> levels = List.of();

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "How many games of each setup against each opponent, rounded up to whole deals. Default: ${DEFAULT-VALUE}.")
    private long games;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--resume", paramLabel = "FILE", description = "Write down in this file, and the games under way in FILE.games, what is measured; what stands there already is not measured again.")
    private @Nullable Path kept;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the result as JSON into this file, to hand it in.")
    private @Nullable Path file;

    RunBenchmark(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        ExperimentTask.positive("--games", games);
        ExperimentTask.positive("--threads", threads);
        Entry entry;
        try (Bar bar = new Bar(shell(), words().say("bar.benchmark"))) {
            entry = new Benchmark(agent, levels, games).measure(Althing.version(), threads, bar,
                    Optional.ofNullable(kept));
        }
        if (file != null) {
            WrittenFile.write(file, Json.READABLE.writeValueAsString(entry) + "\n");
        }
        if (asJson()) {
            printJson(entry);
        } else {
            print(entry);
        }
    }

    private void print(Entry entry) {
        out().println("%s, %s, %s".formatted(entry.agent(), entry.format(), entry.program()));
        TextTable table = words().table("report.setup", "report.against", "report.games", "report.share",
                "report.from", "report.to", "score.total", "report.millis", "report.cpu");
        for (Entry.Line line : entry.lines()) {
            boolean alone = line.against().equals(Benchmark.NOBODY);
            table.add(line.setup(), alone ? words().say("report.nobody") : line.against(), String.valueOf(line.games()),
                    alone ? "–" : ReportText.percent(line.share()), alone ? "–" : ReportText.percent(line.low()),
                    alone ? "–" : ReportText.percent(line.high()), ReportText.english("%.1f", line.points()),
                    milliseconds(line, line.time().millis()), milliseconds(line, line.time().cpuMillis()));
        }
        out().println(table);
        entry.lines().stream().flatMap(line -> line.guests().stream()).reduce(Mishaps::and)
                .ifPresent(guest -> out().println(ReportText.said(words(), guest)));
        if (entry.lines().stream().anyMatch(line -> !line.clocked().isEmpty())) {
            out().println(words().say("report.clocked-lines"));
        }
    }

    /** Nobody looked at the clock while games were played that an earlier run has kept. */
    private static String milliseconds(Entry.Line line, double millis) {
        return line.time().decisions() == 0 ? "–" : ReportText.english("%.2f", millis);
    }
}
