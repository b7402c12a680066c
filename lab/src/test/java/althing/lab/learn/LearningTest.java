package althing.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.net.NetFile;
import althing.bots.net.Schooling;
import althing.engine.Setup;
import althing.lab.Progress;

class LearningTest {

    @TempDir
    Path files;

    @Test
    void theSamePlan_givesTheSameNet_onAnyNumberOfThreads() {
        Learnt one = learning(40, Aim.POINTS).learn(1, Progress.SILENT);
        Learnt two = learning(40, Aim.POINTS).learn(2, Progress.SILENT);
        assertThat(NetFile.write(two.net())).isEqualTo(NetFile.write(one.net()));
    }

    @Test
    void whatWasLearnt_foretellsGamesThatWereNotSeen() {
        Learnt points = learning(600, Aim.POINTS).learn(2, Progress.SILENT);
        assertThat(points.moments()).isEqualTo(600 * 16);
        assertThat(points.miss()).isLessThan(points.missBefore());
    }

    @Test
    void aNet_correctsOnlyTheRulesAndFeaturesThatItWasTaughtWith() throws IOException {
        Learnt learnt = learning(20, Aim.POINTS).learn(2, Progress.SILENT);
        Path file = Files.writeString(files.resolve("a.net"), NetFile.write(learnt.net()));
        Schooling schooling = Schooling.file(file);
        assertThat(schooling.correction(Setup.parse("vikings(seats=3)"))).isPresent();
        assertThat(schooling.correction(Setup.parse("vikings(seats=3,rules=1)"))).isEmpty();
    }

    private static Learning learning(int games, Aim aim) {
        return new Learning(setups("vikings(seats=2)", "vikings(seats=3)"), "greedy:0.04", games, 8, 4, aim, 1, "made");
    }

    private static List<Setup> setups(String... lines) {
        return Stream.of(lines).map(Setup::parse).toList();
    }
}
