package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;
import althing.formats.Json;
import althing.lab.benchmark.Benchmark;
import althing.lab.benchmark.Entry;

/** The tables of {@code docs/benchmark.md} are made from the entries in {@code docs/benchmark}; {@code -Dalthing.docs=write} writes them. */
class BenchmarkPageTest {

    private static final Path PAGE = Path.of("..", "docs", "benchmark.md");
    private static final Path ENTRIES = Path.of("..", "docs", "benchmark");
    private static final String FROM = "<!-- Made from docs/benchmark/*.json by BenchmarkPageTest. -->\n";
    private static final String TO = "<!-- What is made ends here. -->\n";

    @Test
    void theTables_areThoseOfTheEntries() throws IOException {
        String page = Files.readString(PAGE);
        StringBuilder made = new StringBuilder(page.substring(0, page.indexOf(FROM) + FROM.length()));
        made.append('\n');
        entries().forEach(entry -> made.append(table(entry)).append('\n'));
        made.append(page.substring(page.indexOf(TO)));
        if ("write".equals(System.getProperty("althing.docs"))) {
            Files.writeString(PAGE, made);
        }
        assertThat(PAGE).as("-Dalthing.docs=write writes it").hasContent(made.toString());
    }

    @Test
    void anEntry_isOfThisBenchmark_andWhole() throws IOException {
        assertThat(entries()).allSatisfy(entry -> {
            assertThat(entry.format()).isEqualTo(Benchmark.FORMAT);
            assertThat(entry.lines()).isNotEmpty().allSatisfy(line -> {
                assertThat(Setup.parse(line.setup()).lineWithRules()).isEqualTo(line.setup());
                assertThat(line.crashes()).isZero();
                assertThat(line.games()).isGreaterThanOrEqualTo(entry.games());
                assertThat(line.share()).isBetween(line.low(), line.high());
            });
        });
    }

    @Test
    void aTable_hasARowForEachLine_withItsTimes() {
        Entry.Time time = new Entry.Time(400, 1.25, 1.5);
        Entry entry = new Entry(Benchmark.FORMAT, "Althing 9", "bold", 100, 7, List.of(
                new Entry.Line("a(seats=2)", "level:1", 1000, 0.755, 0.7, 0.8111, 12.25, time, List.of(), List.of(), 0),
                new Entry.Line("a(seats=1)", Benchmark.NOBODY, 100, 0, 0, 0, -3, time, List.of(), List.of(), 0)));
        assertThat(table(entry)).isEqualTo("""
                ### `bold`, by Althing 9

                | setup | against | games | share | 95 % | points | ms a decision | of a processor |
                |---|---|---|---|---|---|---|---|
                | `a(seats=2)` | `level:1` | 1,000 | 75.5 % | 70.0 – 81.1 % | 12.3 | 1.25 | 1.50 |
                | `a(seats=1)` | nobody | 100 | – | – | -3.0 | 1.25 | 1.50 |
                """);
    }

    private static List<Entry> entries() throws IOException {
        List<Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(ENTRIES)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".json")).sorted().toList()) {
                entries.add(Json.STRICT.readValue(Files.readString(file), Entry.class));
            }
        }
        return entries;
    }

    private static String table(Entry entry) {
        StringBuilder table = new StringBuilder("### `" + entry.agent() + "`, by " + entry.program() + "\n\n"
                + "| setup | against | games | share | 95 % | points | ms a decision | of a processor |\n"
                + "|---|---|---|---|---|---|---|---|\n");
        entry.lines().forEach(line -> table.append(row(line)));
        return table.toString();
    }

    private static String row(Entry.Line line) {
        boolean alone = line.against().equals(Benchmark.NOBODY);
        return ReportText.english("| `%s` | %s | %,d | %s | %s | %.1f | %.2f | %.2f |\n", line.setup(),
                alone ? "nobody" : "`" + line.against() + "`", line.games(),
                alone ? "–" : ReportText.english("%.1f %%", line.share() * 100),
                alone ? "–" : ReportText.english("%.1f – %.1f %%", line.low() * 100, line.high() * 100), line.points(),
                line.time().millis(), line.time().cpuMillis());
    }
}
