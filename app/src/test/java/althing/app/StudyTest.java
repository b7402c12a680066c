package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyTest {

    @TempDir
    Path directory;

    @Test
    void aStudy_isAPage_thatTellsItsCommand() throws Exception {
        Path file = directory.resolve("study.html");
        Call call = Call.of("study", "hnefatafl(seats=2,variant=brandubh)", "--bot", "random", "--deals", "20",
                "--levels",
                "1", "--out", file.toString());
        assertThat(call.err()).isEmpty();
        assertThat(call.out()).contains("study: " + file);
        assertThat(Files.readString(file)).contains(
                "./althing study 'hnefatafl(seats=2,variant=brandubh)' --bot random",
                "<h2>Length</h2>");
    }

    @Test
    void whatCannotBeStudied_getsASentence() {
        assertThat(Call.of("study", "vikings(seats=2)", "--deals", "3").err()).contains("at least 20 deals");
        assertThat(Call.of("study", "vikings(seats=2)", "--bot", "clever").err()).contains("There is no bot");
    }
}
