package althing.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What {@code deploy} says to the command is what the command knows. */
class DeployTest {

    private static final Path DEPLOY = Path.of("..", "deploy");

    @Test
    void theNodesOfTheComposeFile_areStartedWithKnownOptions() throws IOException {
        List<String> options = found("compose.yaml", "(?m)^ +- (--[a-z-]+)");
        assertThat(options).contains("--database", "--public-url", "--host");
        assertThat(Call.of("serve", "--help").out()).contains(options);
    }

    @Test
    void theImage_startsWithKnownOptions_andWithTheFlagsOfTheLauncher() throws IOException {
        assertThat(Call.of("serve", "--help").out()).contains(found("pom.xml", "<arg>(--(?!enable)[a-z-]+)"));
        assertThat(found("pom.xml", "<arg>(-X[^<]+|--enable[^<]+)</arg>"))
                .filteredOn(flag -> !flag.contains("SharedArchive")).hasSizeGreaterThan(4)
                .containsExactlyInAnyOrderElementsOf(found("../app/launch", "(?<= )(-X\\S+|--enable\\S+)(?= )"));
    }

    @Test
    void theProxy_isToldWhatItsFileAsksFor() throws IOException {
        List<String> asked = found("Caddyfile", "\\{\\$([A-Z_]+)");
        assertThat(asked).hasSize(2);
        assertThat(found("compose.yaml", "(?m)^ +(ALTHING_[A-Z]+):")).containsAll(asked);
    }

    @Test
    void thePartsOfAJobArray_arePlayedWithKnownOptions() throws IOException {
        String help = Call.of("arena", "--help").out();
        assertThat(help).contains(found("kubernetes/parts-job.yaml", "(?m)^ +- (--[a-z-]+)$"))
                .contains(found("slurm/parts.sbatch", " (--(?:bots|games|out|threads))\\b"));
        assertThat(found("kubernetes/parts-job.yaml", "completions: (\\d+)"))
                .isEqualTo(found("kubernetes/parts-job.yaml", "value: \"(\\d+)\""));
    }

    private static List<String> found(String file, String pattern) throws IOException {
        return Pattern.compile(pattern).matcher(Files.readString(DEPLOY.resolve(file))).results()
                .map((MatchResult match) -> match.group(1)).toList();
    }
}
