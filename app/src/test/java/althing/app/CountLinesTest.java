package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountLinesTest {

    @TempDir
    Path folder;

    @Test
    void theLinesOfPlay_areCountedDepthByDepth() {
        Call call = Call.of("perft", "vikings(seats=2,rules=1)#1", "--depth", "4");
        assertThat(call.code()).isZero();
        assertThat(call.out().lines()).containsExactly("11", "89", "420", "3690");
    }

    @Test
    void divided_theLinesOfEachMove_addUp() {
        var answer = Call.of("perft", "vikings(seats=2,rules=1)#1", "--depth", "3", "--divide", "--json").json();
        assertThat(answer.get("lines").get(2).longValue()).isEqualTo(420);
        long sum = 0;
        for (var branch : answer.get("moves")) {
            sum += branch.get("lines").longValue();
        }
        assertThat(sum).isEqualTo(420);
        assertThat(answer.get("moves").size()).isEqualTo(11);
    }

    @Test
    void aPositionInAFile_countsAsItsSetupDoes() throws IOException {
        Path file = folder.resolve("start.json");
        Files.writeString(file, Call.of("new", "jorvik(seats=3)#5").out());
        List<String> fromFile = Call.of("perft", file.toString(), "--depth", "3").out().lines().toList();
        assertThat(fromFile).hasSize(3)
                .isEqualTo(Call.of("perft", "jorvik(seats=3)#5", "--depth", "3").out().lines().toList());
    }

    @Test
    void whatCannotBeCounted_isSaid() {
        assertThat(Call.of("perft", "vikings(seats=2)").err()).contains("has no seed");
        assertThat(Call.of("perft", "vikings(seats=2)#1", "--depth", "0").err()).contains("from 1 to");
        assertThat(Call.of("perft", "vikings(seats=2)#1", "--after", "-1").err()).contains("cannot be -1");
        assertThat(Call.of("perft", "nothing.json").err()).contains("nothing.json");
        assertThat(Call.of("perft", "vikings(seats=2,rules=9)#1").err()).contains("rules version 9 of vikings");
    }
}
