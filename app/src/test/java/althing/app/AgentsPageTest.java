package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.formats.Json;

/** The examples of docs/agents.md, as they stand there, in a directory that looks like that of the sources. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS) // has no such shell
class AgentsPageTest {

    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    /** A fence says the language, and the file if it is one. */
    private static final Pattern FENCE = Pattern.compile("(?ms)^```(\\w+) ?(\\S*)\\n(.*?)^```$");
    private static final String PORT = "8080";

    @TempDir
    private Path place = Path.of("");

    /** An example. */
    record Fence(String language, String file, String text) {

        @Override
        public String toString() {
            return file.isEmpty() ? text.lines().findFirst().orElse("") : file;
        }
    }

    static List<Fence> fences() throws IOException {
        return FENCE.matcher(Files.readString(PROJECT.resolve("docs/agents.md"))).results()
                .map(found -> new Fence(found.group(1), found.group(2), found.group(3))).toList();
    }

    static Stream<Fence> commands() throws IOException {
        return fences().stream().filter(fence -> fence.language().equals("sh"));
    }

    /** The files of the page, the clients, a jar that leads to the classes under test, and a command that starts them. */
    @BeforeEach
    void furnish() throws IOException {
        for (Fence fence : fences()) {
            if (!fence.file().isEmpty()) {
                Files.writeString(place.resolve(fence.file()), fence.text());
            }
        }
        Files.createSymbolicLink(place.resolve("clients"), PROJECT.resolve("clients"));
        Path jar = Files.createDirectories(place.resolve("app/target")).resolve("althing.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, Stream.of(System
                .getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                .split(File.pathSeparator)).map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" ")));
        try (OutputStream out = Files.newOutputStream(jar); JarOutputStream _ = new JarOutputStream(out, manifest)) {
            assertThat(jar).exists();
        }
        Path command = Files.writeString(place.resolve("althing"),
                """
                        #!/bin/sh
                        echo $$ >>'%s/started'
                        exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx400m --enable-native-access=ALL-UNNAMED -cp '%s' althing.app.Main "$@"
                        """
                        .formatted(place, jar));
        assertThat(command.toFile().setExecutable(true)).isTrue();
    }

    /** What an example has left running when it failed. */
    @AfterEach
    void tidy() throws IOException {
        Path started = place.resolve("started");
        if (Files.exists(started)) {
            Files.readAllLines(started).forEach(number -> ProcessHandle.of(Long.parseLong(number))
                    .filter(process -> process.parent().isPresent()).ifPresent(process -> {
                        process.destroyForcibly();
                        process.onExit().join();
                    }));
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyExample_works(Fence fence) throws Exception {
        Assumptions.assumeTrue(!fence.text().contains("python3") || Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3"))), "there is no Python here");
        Path said = place.resolve("said");
        ProcessBuilder builder = new ProcessBuilder("sh", "-e", "-c", fence.text().replace(PORT, freePort()))
                .directory(place.toFile()).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.environment().put("ALTHING", place.resolve("althing").toString());
        builder.environment().merge("PATH", Path.of(System.getProperty("java.home"), "bin").toString(),
                (path, java) -> java + ":" + path);
        assertThat(builder.start().waitFor()).as(Files.readString(said)).isZero();
        assertThat(Files.readString(said)).isNotBlank();
    }

    @Test
    void everyExampleInJson_isJson_andEachFileIsUsed() throws IOException {
        assertThat(fences().stream().filter(fence -> fence.language().equals("json")))
                .allSatisfy(fence -> assertThat(Json.STRICT.readTree(fence.text()).isObject()).isTrue());
        String commands = commands().map(Fence::text).collect(Collectors.joining());
        assertThat(fences().stream().map(Fence::file).filter(file -> !file.isEmpty())).isNotEmpty()
                .allSatisfy(file -> assertThat(commands).contains(file));
    }

    private static String freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return Integer.toString(socket.getLocalPort());
        }
    }
}
