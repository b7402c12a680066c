package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A build that was killed leaves nothing that the next one stumbles over. Maven is a script here that can be stopped anywhere. */
@DisabledOnOs(OS.WINDOWS)
class InterruptedBuildTest {

    /** Goes on only when somebody has written the file {@code go-on}. */
    private static final String SLOW_MAVEN = """
            case "$*" in *--version*) echo "Apache Maven 3.9.9"; exit 0 ;; esac
            mkdir -p engine/target && echo half >engine/target/engine.jar && echo half >app/target/althing.jar
            touch started
            while [ ! -f go-on ]; do sleep 0.05; done
            """;
    private static final String QUICK_MAVEN = """
            case "$*" in *--version*) echo "Apache Maven 3.9.9"; exit 0 ;; esac
            mkdir -p engine/target
            [ -f engine/target/engine.jar ] || echo whole >engine/target/engine.jar
            cp engine/target/engine.jar app/target/althing.jar
            """;

    @TempDir
    private Path house;

    @BeforeEach
    void furnish() throws IOException {
        Files.createDirectories(house.resolve("app"));
        Files.createDirectories(house.resolve("engine"));
        Files.createDirectories(house.resolve("bin"));
        Files.writeString(house.resolve("pom.xml"), "");
        Files.writeString(house.resolve("engine/pom.xml"), "");
        for (String script : List.of("app/build", "app/need-tools", "mvnw")) {
            Files.copy(Path.of("..").resolve(script), house.resolve(script));
        }
        script("app/train", "true");
        script("app/find-jdk", "echo \"$JAVA_HOME\"");
        script("bin/node", "echo true");
        script("bin/npm", "true");
    }

    private void script(String name, String text) throws IOException {
        Files.writeString(house.resolve(name), "#!/bin/sh\n" + text);
        assertThat(house.resolve(name).toFile().setExecutable(true)).isTrue();
    }

    private Process build() throws IOException {
        ProcessBuilder builder = new ProcessBuilder("app/build").directory(house.toFile()).redirectErrorStream(true)
                .redirectOutput(house.resolve("said").toFile());
        Map<String, String> environment = builder.environment();
        environment.put("PATH", house.resolve("bin") + ":" + environment.get("PATH"));
        environment.remove("MAVEN_HOME");
        return builder.start();
    }

    private Process stoppedInTheMiddle() throws IOException, InterruptedException {
        script("bin/mvn", SLOW_MAVEN);
        Process first = build();
        while (!Files.exists(house.resolve("started"))) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        return first;
    }

    private String jar() throws IOException {
        return Files.readString(house.resolve("app/target/althing.jar")).strip();
    }

    @Test
    void afterAKilledBuild_theNextOneBeginsAnew() throws IOException, InterruptedException {
        Process first = stoppedInTheMiddle();
        first.descendants().forEach(ProcessHandle::destroyForcibly);
        first.destroyForcibly().waitFor();
        assertThat(jar()).isEqualTo("half");
        script("bin/mvn", QUICK_MAVEN);
        assertThat(build().waitFor()).isZero();
        assertThat(jar()).isEqualTo("whole");
        assertThat(Files.readString(house.resolve("said"))).contains("interrupted; beginning anew");
        assertThat(house.resolve("app/target/althing.built")).exists();
        assertThat(house.resolve("app/target/althing.building")).doesNotExist();
    }

    @Test
    void aBuildThatStillRuns_isLeftAlone() throws IOException, InterruptedException {
        Process first = stoppedInTheMiddle();
        Process second = build();
        assertThat(second.waitFor()).isEqualTo(1);
        assertThat(Files.readString(house.resolve("said"))).contains("is being built already");
        assertThat(jar()).isEqualTo("half");
        Files.writeString(house.resolve("go-on"), "");
        assertThat(first.waitFor()).isZero();
        assertThat(house.resolve("app/target/althing.built")).exists();
    }

    @Test
    void aBuildThatFails_keepsWhatItHas() throws IOException, InterruptedException {
        script("bin/mvn", QUICK_MAVEN + "echo kaputt; exit 1\n");
        assertThat(build().waitFor()).isEqualTo(1);
        assertThat(Files.readString(house.resolve("said"))).contains("kaputt", "The build failed");
        assertThat(house.resolve("engine/target/engine.jar")).exists();
        assertThat(house.resolve("app/target/althing.built")).doesNotExist();
        script("bin/mvn", QUICK_MAVEN);
        assertThat(build().waitFor()).isZero();
        assertThat(jar()).isEqualTo("whole");
    }
}
