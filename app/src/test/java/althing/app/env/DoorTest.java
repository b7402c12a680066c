package althing.app.env;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import althing.bots.Bots;
import althing.engine.Setup;
import althing.lab.env.Environment;

/** Programs that call at a socket. */
class DoorTest {

    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private Door door;
    private CompletableFuture<Void> served;

    @BeforeEach
    void openTheDoor() throws IOException {
        door = Door.open(0);
        served = CompletableFuture.runAsync(() -> {
            try {
                door.serve((in, out) -> new Line(environment(), Bots.named("greedy"), in, out).talk(), told::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @AfterEach
    void closeIt() throws IOException {
        door.close();
        served.join();
    }

    @Test
    void callers_comeOneAfterAnother_andEachFindsNewGames() throws IOException {
        byte[] first;
        try (Socket caller = call()) {
            first = answers(caller, Line.STEP, environment().legal(0)[0], Line.GOODBYE);
        }
        try (Socket caller = call()) {
            assertThat(answers(caller, Line.STEP, environment().legal(0)[0], Line.GOODBYE)).isEqualTo(first);
        }
        assertThat(new String(first, StandardCharsets.UTF_8)).startsWith("{\"protocol\":1,");
        assertThat(told).isEmpty();
    }

    @Test
    void whoHangsUpInTheMiddleOfACall_isTold_andTheNextOneIsServed() throws Exception {
        try (Socket caller = call()) {
            answers(caller, Line.STEP);
        }
        assertThat(told.take()).isEqualTo("A program hung up in the middle of a call.");
        try (Socket caller = call()) {
            answers(caller, 99);
        }
        assertThat(told.take()).contains("There is no call 99");
        try (Socket caller = call()) {
            assertThat(answers(caller, Line.GOODBYE)).isNotEmpty();
        }
    }

    private static Environment environment() {
        return new Environment(Setup.parse("hnefatafl(variant=brandubh)"), 1, List.of("me"), 1);
    }

    private Socket call() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), door.port());
    }

    /** All that is answered to these numbers, after which nothing more is said. */
    private static byte[] answers(Socket caller, int... numbers) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int number : numbers) {
            bytes.putInt(number);
        }
        caller.getOutputStream().write(bytes.array());
        caller.shutdownOutput();
        return caller.getInputStream().readAllBytes();
    }
}
