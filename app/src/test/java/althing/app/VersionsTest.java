package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Versions stand in {@code pom.xml}; where another tool wants one besides, it is the same. */
class VersionsTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void thePythonPackage_hasTheVersionOfTheProgram() throws IOException {
        assertThat(said("clients/python/pyproject.toml", "(?m)^version = \"(.+)\"$"))
                .isEqualTo(revision().replace("-SNAPSHOT", ".dev0"));
    }

    /** Between two releases the program has a number that nobody can cite or fetch yet. */
    @Test
    void whatIsCited_andTheImageOfTheJob_areTheNewestRelease() throws IOException {
        String release = said("CHANGELOG.md", "(?m)^## (\\d\\S+) ");
        assertThat(said("CITATION.cff", "(?m)^version: (\\S+)$")).isEqualTo(release);
        assertThat(said("deploy/kubernetes/parts-job.yaml", "(?m)^ +image: \\S+:(\\S+)$")).isEqualTo(release);
        if (!revision().endsWith("-SNAPSHOT")) {
            assertThat(revision()).isEqualTo(release);
        }
    }

    @Test
    void theTemplateOfANewGame_takesTheVersionOfTheProject() throws IOException {
        assertThat(said("app/src/main/resources/althing/app/new-game/games/__name__/pom.xml",
                "<parent>.*<version>(.+)</version>")).isEqualTo("${revision}");
    }

    /** The image is made by a project of its own, which reads nothing of ours. */
    @Test
    void theImage_isMadeWithOurVersionOfThePlugin() throws IOException {
        String plugin = "<artifactId>maven-resources-plugin</artifactId><version>([^<]+)<";
        assertThat(said("deploy/pom.xml", plugin)).isEqualTo(said("pom.xml", plugin));
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine", "formats", "testkit", "bots", "lab", "web", "server", "app", "cluster"})
    void aModule_namesNoVersionOfAPluginOrALibrary(String module) throws IOException {
        String pom = Files.readString(ROOT.resolve(module).resolve("pom.xml"));
        assertThat(pom.replaceAll("(?s)<artifactItems>.*</artifactItems>", "")).doesNotContainPattern("<version>\\d");
    }

    private static String revision() throws IOException {
        return said("pom.xml", "<revision>(.+)</revision>");
    }

    private static String said(String file, String pattern) throws IOException {
        Matcher found = Pattern.compile(pattern).matcher(Files.readString(ROOT.resolve(file)));
        assertThat(found.find()).as("%s says %s", file, pattern).isTrue();
        return found.group(1);
    }
}
