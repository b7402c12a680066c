package althing.app.env;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

import althing.bots.Bot;
import althing.engine.BadInput;
import althing.formats.Json;
import althing.lab.env.Environment;

/** Talks with a program that plays the games of an environment, until it says goodbye or hangs up. Not thread safe. */
public final class Line {

    /** What a program asks for. */
    static final int STEP = 1;
    static final int RESET = 2;
    static final int LOOK = 3;
    static final int COPY = 4;
    static final int IMAGINE = 5;
    static final int PLAY = 6;
    static final int AHEAD = 7;
    static final int ADVISE = 8;
    static final int GOODBYE = 9;
    static final int OBSERVE = 10;

    /** What it is answered. */
    static final int BATCH = 0;
    static final int TEXT = 1;
    static final int PROBLEM = 2;

    private static final int ROOM = 1 << 16;

    private final Environment environment;
    private final DataInputStream in;
    private final OutputStream out;
    private final Batch batch;
    private final byte[] head = new byte[2 * Integer.BYTES];
    private final Bot teacher;
    private final byte[] answers;
    private final int[] numbers;

    /**
     * A line that nobody has spoken on yet.
     *
     * @param teacher the bot that says what it would do
     */
    public Line(Environment environment, Bot teacher, InputStream in, OutputStream out) {
        this.environment = environment;
        this.teacher = teacher;
        this.in = new DataInputStream(new BufferedInputStream(in, ROOM));
        this.out = new BufferedOutputStream(out, ROOM);
        this.batch = new Batch(environment);
        this.answers = new byte[environment.games() * Integer.BYTES];
        this.numbers = new int[environment.games()];
    }

    /** Greets, tells where the games stand, and then answers every call. */
    public void talk() throws IOException {
        out.write(Json.STRICT.writeValueAsString(Greeting.of(environment)).getBytes(StandardCharsets.UTF_8));
        out.write('\n');
        send(batch.now());
        int call = called();
        while (call != GOODBYE) {
            try {
                answer(call);
            } catch (BadInput e) {
                send(PROBLEM, String.valueOf(e.getMessage()));
            }
            call = called();
        }
    }

    /** What is called for; who hangs up says goodbye. */
    private int called() throws IOException {
        byte[] call = in.readNBytes(Integer.BYTES);
        return call.length < Integer.BYTES ? GOODBYE : little(call).getInt();
    }

    private void answer(int call) throws IOException {
        switch (call) {
            case STEP -> step();
            case RESET -> reset();
            case LOOK -> send(TEXT, Json.WORDS.writeValueAsString(Glance.at(environment.position(number()))));
            case COPY -> copy();
            case IMAGINE -> imagine();
            case PLAY -> play();
            case AHEAD -> send(batch.ahead());
            case OBSERVE -> observe();
            case ADVISE -> send(batch.advice(teacher));
            default -> throw new IOException("There is no call " + call + "; the line is out of step.");
        }
    }

    private void step() throws IOException {
        in.readFully(answers);
        little(answers).asIntBuffer().get(numbers);
        environment.step(numbers);
        send(batch.now());
    }

    private void reset() throws IOException {
        environment.reset(little(exactly(Long.BYTES)).getLong());
        send(batch.now());
    }

    private void copy() throws IOException {
        int from = number();
        int to = number();
        environment.copy(from, to);
        send(batch.now(to));
    }

    private void imagine() throws IOException {
        int from = number();
        int to = number();
        environment.imagine(from, to);
        send(batch.now(to));
    }

    private void observe() throws IOException {
        int game = number();
        send(batch.seen(game, number()));
    }

    private void play() throws IOException {
        int game = number();
        environment.play(game, number());
        send(batch.now(game));
    }

    private int number() throws IOException {
        return little(exactly(Integer.BYTES)).getInt();
    }

    private byte[] exactly(int count) throws IOException {
        byte[] bytes = new byte[count];
        in.readFully(bytes);
        return bytes;
    }

    private void send(ByteBuffer numbersOfGames) throws IOException {
        sendHead(BATCH, numbersOfGames.limit());
        out.write(numbersOfGames.array(), numbersOfGames.arrayOffset(), numbersOfGames.limit());
        out.flush();
    }

    private void send(int kind, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        sendHead(kind, bytes.length);
        out.write(bytes);
        out.flush();
    }

    private void sendHead(int kind, int length) throws IOException {
        little(head).putInt(kind).putInt(length);
        out.write(head);
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
