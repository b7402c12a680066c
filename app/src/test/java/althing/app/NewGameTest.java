package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that was laid out builds, keeps its promises as far as a compiler sees them, and plays at once. */
class NewGameTest {

    private static final Path PROJECT = Path.of("..");
    private static final String CLASSES = System.getProperty("surefire.test.class.path",
            Objects.requireNonNull(System.getProperty("java.class.path")));

    @TempDir
    Path root = Path.of("");

    @Test
    void whatIsLaidOut_buildsAndPlaysAtOnce() throws Exception {
        assertThat(layOut("stones").code()).isZero();
        Path module = root.resolve("games/stones");
        compile(module.resolve("src/main/java"), module.resolve("classes"), CLASSES);
        compile(module.resolve("src/test/java"), module.resolve("test-classes"), withGame(module));
        String played = run(withGame(module), "sim", "stones(seats=2)", "--bots", "greedy,random", "--games", "50");
        assertThat(played).contains("50 games").contains("crashes: 0");
        assertThat(run(withGame(module), "new", "stones(seats=2)#1")).contains("\"left\" : 21");
        assertThat(run(withGame(module), "rule", "STO-2.2", "--lang", "pl")).contains("Nie możesz wziąć");
    }

    @Test
    void itsModule_isPutOnTheListOfGames() throws IOException {
        assertThat(layOut("stones").out()).contains("games/stones/pom.xml", "web/src/games/stones/index.ts");
        assertThat(Files.readString(root.resolve(GameLayout.LIST))).contains("<module>stones</module>")
                .contains("<artifactId>stones</artifactId>").contains("<module>vikings</module>");
    }

    @Test
    void theSameRooms_areThereAsInTheGamesOfTheHouse() throws IOException {
        layOut("zebra");
        try (Stream<Path> rooms = Files.list(root.resolve("games/zebra/src/main/java/althing/zebra"))) {
            assertThat(rooms.filter(Files::isDirectory).map(room -> String.valueOf(room.getFileName())))
                    .contains("rules", "view", "notation", "advice");
        }
        Path game = root.resolve("games/zebra/src/main/java/althing/zebra/ZebraGame.java");
        List<String> imports = Files.readAllLines(game).stream().filter(line -> line.startsWith("import althing."))
                .toList();
        assertThat(imports).isSorted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Stones", "st", "stones2", "../stones", "averyveryverylongname", "int", "engine", "web"})
    void aNameThatCannotBe_getsASentence(String name) throws IOException {
        Call call = layOut(name);
        assertThat(call.code()).isNotZero();
        assertThat(call.err()).contains("'" + name + "'").contains(".");
        assertThat(root.resolve("web")).doesNotExist();
    }

    @Test
    void aFolderThatIsThere_isLeftAlone() throws IOException {
        Files.createDirectories(root.resolve("web/src/games/stones"));
        Call call = layOut("stones");
        assertThat(call.code()).isNotZero();
        assertThat(call.err()).contains("There is already a folder web/src/games/stones");
        assertThat(root.resolve("games/stones")).doesNotExist();
    }

    private Call layOut(String name) throws IOException {
        Path list = root.resolve(GameLayout.LIST);
        Files.createDirectories(list.resolveSibling(""));
        Files.copy(PROJECT.resolve(GameLayout.LIST), list);
        return Call.in(Map.of(RulePlaces.ROOT, root.toString()), "", "new-game", name, "--lang", "en");
    }

    private static String withGame(Path module) {
        return String.join(File.pathSeparator, module.resolve("classes").toString(),
                module.resolve("src/main/resources").toString(), CLASSES);
    }

    private static void compile(Path sources, Path into, String classpath) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> all = Files.walk(sources)) {
            Files.createDirectories(into);
            List<Path> java = all.filter(file -> file.toString().endsWith(".java")).toList();
            List<String> options = List.of("-proc:none", "-Xlint:all,-classfile", "-Werror", "-parameters", "-cp",
                    classpath, "-d", into.toString());
            assertThat(
                    compiler.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(java)).call())
                    .isTrue();
        }
    }

    /** What the command says in a process of its own, with the new game among the others. */
    private String run(String classpath, String... args) throws IOException, InterruptedException {
        Path said = Files.createTempFile(root, "said", ".txt");
        List<String> command = Stream.concat(Stream.of(Path.of(System.getProperty("java.home", ""), "bin", "java")
                .toString(), "-cp", classpath, "althing.app.Main"), Stream.of(args)).toList();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        String text = Files.readString(said);
        assertThat(process.exitValue()).as(text).isZero();
        return text;
    }
}
