package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** What {@code deploy} says to the command is what the command knows. */
class DeployTest {

    private static final Path DEPLOY = Path.of("..", "deploy");

    @TempDir
    private Path directory = Path.of("");

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
    void thePartsOfASlurmArray_arePlayedWithKnownOptions() throws IOException {
        assertThat(Call.of("arena", "--help").out())
                .contains(found("slurm/parts.sbatch", " (--(?:bots|games|out|threads))\\b"));
    }

    @Test
    void aPodOfTheKubernetesJob_playsItsPart() throws IOException {
        JsonNode job = job();
        JsonNode container = job.at("/spec/template/spec/containers/0");
        String parts = container.at("/env/0/value").stringValue();
        assertThat(container.at("/env/0/name").stringValue()).isEqualTo("ALTHING_PARTS");
        assertThat(job.at("/spec/completions").asString()).isEqualTo(parts);
        assertThat(job.at("/spec/completionMode").stringValue()).isEqualTo("Indexed");
        List<String> words = new ArrayList<>(container.get("args").valueStream().map(JsonNode::stringValue).toList());
        words.set(words.indexOf("1000000"), "20");
        words.set(words.indexOf("/parts"), directory.toString());
        Call call = Call.in(Map.of("ALTHING_PARTS", parts, "JOB_COMPLETION_INDEX", "3"), "",
                words.toArray(String[]::new));
        assertThat(call.code()).as(call.err()).isZero();
        assertThat(directory.resolve("part-3-of-" + parts + ".jsonl.gz")).exists();
    }

    @Test
    void thePodsOfTheKubernetesJob_shareAVolume_andMayWriteToIt() throws IOException {
        JsonNode pod = job().at("/spec/template/spec");
        JsonNode container = pod.at("/containers/0");
        assertThat(container.at("/volumeMounts/0/mountPath").stringValue()).isEqualTo("/parts");
        assertThat(container.at("/volumeMounts/0/name")).isEqualTo(pod.at("/volumes/0/name"));
        assertThat(pod.at("/volumes/0/persistentVolumeClaim/claimName")).isEqualTo(documents().getFirst().at(
                "/metadata/name"));
        assertThat(found("pom.xml", "<user>(\\d+):")).containsExactly(pod.at("/securityContext/fsGroup").asString());
        assertThat(container.get("imagePullPolicy").stringValue()).isEqualTo("IfNotPresent");
    }

    private static JsonNode job() throws IOException {
        return documents().getLast();
    }

    private static List<JsonNode> documents() throws IOException {
        try (MappingIterator<JsonNode> all = new YAMLMapper().readerFor(JsonNode.class)
                .readValues(DEPLOY.resolve("kubernetes/parts-job.yaml").toFile())) {
            return all.readAll();
        }
    }

    private static List<String> found(String file, String pattern) throws IOException {
        return Pattern.compile(pattern).matcher(Files.readString(DEPLOY.resolve(file))).results()
                .map((MatchResult match) -> match.group(1)).toList();
    }
}
