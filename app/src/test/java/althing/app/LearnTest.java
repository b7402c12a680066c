package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.net.NetFile;
import althing.bots.net.ValueNet;

class LearnTest {

    @TempDir
    Path directory;

    @Test
    void aNet_isMadeAgainBitForBit_andPlays() throws IOException {
        Path file = directory.resolve("one.net");
        Path again = directory.resolve("again.net");
        Call once = learn(file, "--gate-games", "0");
        assertThat(once.code()).isZero();
        assertThat(once.out()).contains("60 games, 960 moments", "values miss the end by");
        assertThat(learn(again, "--gate-games", "0", "--threads", "1", "--json").out()).contains("\"moments\" : 960",
                "\"gate\" : null");
        assertThat(again).hasSameTextualContentAs(file);
        ValueNet net = NetFile.read(Files.readString(file));
        assertThat(net.gate()).isEmpty();
        assertThat(net.made()).startsWith("./althing learn 'vikings(seats=2)' --games 60 --teacher greedy:0.04");
        Call arena = Call.of("arena", "vikings(seats=2)", "--bots", "mcts:5,net=" + file + ",mcts:5,net=off", "--games",
                "4", "--paired");
        assertThat(arena.code()).isZero();
        assertThat(arena.out()).contains("of the games against mcts:5,net=off");
    }

    @Test
    void aNetThatDoesNotHelp_isNotGated() throws IOException {
        Path file = directory.resolve("poor.net");
        Call call = learn(file, "--gate", "mcts:2", "--gate-games", "2");
        assertThat(call.code()).isNotZero();
        assertThat(call.err()).contains("The net has not passed");
        assertThat(NetFile.read(Files.readString(file)).gate()).isEmpty();
    }

    @Test
    void whatCannotBeLearnt_getsASentence() {
        assertThat(Call.of("learn", "vikings(seats=2)", "--aim", "glory").err()).contains("--aim is points or victory");
        assertThat(Call.of("learn", "vikings(seats=2)", "--games", "1").err()).contains("at least 10 games");
        assertThat(Call.of("learn", "vikings(seats=2)", "--teacher", "clever").err()).contains("There is no bot");
        assertThat(Call.of("learn", "vikings(seats=2)", "jorvik(seats=2)").err()).contains("A net is for one game");
        assertThat(Call.of("learn", "hnefatafl(seats=2)").err()).contains("nothing that a net could learn from");
    }

    private static Call learn(Path file, String... more) {
        return Call
                .of(Stream.concat(Stream.of("learn", "vikings(seats=2)", "--games", "60", "--epochs", "2", "--hidden",
                        "4", "--out", file.toString()), Stream.of(more)).toArray(String[]::new));
    }
}
