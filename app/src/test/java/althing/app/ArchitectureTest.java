package althing.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import althing.engine.Game;
import althing.engine.Games;

/** Who may know whom: the arrows of docs/architecture.md. */
class ArchitectureTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("althing");

    /** Files, nets, clocks, threads, logs, other random generators and JSON: nothing that rules should need. */
    private static final String[] NOT_FOR_RULES = {"java.io..", "java.net..", "java.nio.file..", "java.time..",
            "java.util.concurrent..", "java.util.logging..", "java.util.random..", "java.sql..", "org.slf4j..",
            "tools.jackson..", "com.fasterxml.."};

    @Test
    void theEngine_dependsOnTheJdkAlone() {
        classes().that().resideInAPackage("althing.engine..").should().onlyDependOnClassesThat(
                resideInAnyPackage("althing.engine..", "java..", "org.jspecify..")).check(HOUSE);
    }

    @Test
    void aGame_knowsTheEngineAndNoOtherGame() {
        for (String room : gamePackages()) {
            classes().that().resideInAPackage(room).should().onlyDependOnClassesThat(
                    resideInAnyPackage(room, "althing.engine..", "java..", "org.jspecify..")).check(HOUSE);
        }
    }

    @Test
    void nobodyButItsOwnModule_knowsAGame() {
        for (String room : gamePackages()) {
            noClasses().that().resideOutsideOfPackage(room).should().dependOnClassesThat().resideInAPackage(room)
                    .check(HOUSE);
        }
    }

    @Test
    void rules_needNoClockNoFilesNoThreadsNoJson() {
        String[] rules = Stream.concat(Stream.of("althing.engine"), gamePackages().stream()).toArray(String[]::new);
        noClasses().that().resideInAnyPackage(rules).should().dependOnClassesThat().resideInAnyPackage(NOT_FOR_RULES)
                .check(HOUSE);
        noClasses().that().resideInAnyPackage(rules).should().dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random").check(HOUSE);
        noClasses().that().resideInAnyPackage(rules).should().dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.Thread").check(HOUSE);
        noClasses().that().resideInAnyPackage(rules).should().callMethod(System.class, "nanoTime")
                .orShould().callMethod(System.class, "currentTimeMillis").check(HOUSE);
    }

    /** Elsewhere another processor may round these otherwise, and a bot choose another move. */
    @Test
    void whatDecides_isReckonedTheSameOnEveryMachine() {
        String[] deciding = Stream.concat(Stream.of("althing.bots..", "althing.lab.."),
                gamePackages().stream().map(room -> room.replace("..", ".advice.."))).toArray(String[]::new);
        for (String inexact : List.of("exp", "expm1", "log", "log10", "log1p", "sin", "cos", "tan", "asin", "acos",
                "atan",
                "sinh", "cosh", "tanh", "cbrt")) {
            noClasses().that().resideInAnyPackage(deciding).and().haveSimpleNameNotEndingWith("Plot").should()
                    .callMethod(Math.class, inexact, double.class).check(HOUSE);
        }
        for (String inexact : List.of("pow", "atan2", "hypot")) {
            noClasses().that().resideInAnyPackage(deciding).and().haveSimpleNameNotEndingWith("Plot").should()
                    .callMethod(Math.class, inexact, double.class, double.class).check(HOUSE);
        }
    }

    @Test
    void theRooms_knowOnlyWhatLiesBelowThem() {
        knowsOnly("althing.formats..", "althing.engine..");
        knowsOnly("althing.bots..", "althing.engine..");
        knowsOnly("althing.lab..", "althing.engine..", "althing.bots..", "althing.formats..");
        knowsOnly("althing.server..", "althing.engine..", "althing.bots..", "althing.formats..");
    }

    @Test
    void namesSayWhatAThingIs() {
        noClasses().should().haveNameMatching(".*(Impl|Utils?|Helper|Manager)$").check(HOUSE);
    }

    /** A sixth game is one module and one folder of views: no source outside them says a game's id. */
    @Test
    void noSourceOutsideItsModule_saysAGamesId() throws IOException {
        for (Game game : Games.all()) {
            Pattern id = Pattern.compile("\"[^\"\n]*\\b" + game.id() + "\\b[^\"\n]*\"");
            for (String room : List.of("engine", "formats", "bots", "lab", "server", "app")) {
                for (Path source : sources(Path.of("..", room, "src", "main", "java"))) {
                    assertThat(id.matcher(Files.readString(source)).find()).as("%s says '%s'", source, game.id())
                            .isFalse();
                }
            }
        }
    }

    private static void knowsOnly(String room, String... below) {
        String[] known = Stream.concat(Stream.of(room), Stream.of(below)).toArray(String[]::new);
        noClasses().that().resideInAPackage(room).should().dependOnClassesThat(
                resideInAnyPackage("althing..").and(resideOutsideOfPackages(known))).check(HOUSE);
    }

    private static List<String> gamePackages() {
        return Games.all().stream().map(game -> game.getClass().getPackageName() + "..").toList();
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
