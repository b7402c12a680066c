package althing.app.env;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import althing.bots.Bot;
import althing.lab.env.Ahead;
import althing.lab.env.Environment;

/**
 * Where all games stand, as bytes: whole columns, so that a reader takes each as an array. A buffer is used again and
 * again. Not thread safe.
 */
final class Batch {

    private final Environment environment;
    private final int observed;
    private ByteBuffer bytes = ByteBuffer.allocate(0);

    Batch(Environment environment) {
        this.environment = environment;
        this.observed = environment.names().size();
    }

    /** All games as they are now, ready to be read until the next batch is asked for. */
    ByteBuffer now() {
        return now(0, environment.games());
    }

    /** One game as it is now. */
    ByteBuffer now(int game) {
        return now(game, game + 1);
    }

    private ByteBuffer now(int first, int beyond) {
        ByteBuffer into = emptied(size(first, beyond));
        for (int game = first; game < beyond; game++) {
            into.putInt(environment.seat(game));
        }
        for (int game = first; game < beyond; game++) {
            putRewards(game, into);
        }
        for (int game = first; game < beyond; game++) {
            putPoints(game, into);
        }
        for (int game = first; game < beyond; game++) {
            putNumbers(environment.observe(game), into);
        }
        putLegal(first, beyond, into);
        return into.flip();
    }

    /** Where each legal move of each game would lead: rewards, which games would be over, how it looks, what would be seen. */
    ByteBuffer ahead() {
        int rows = legal(0, environment.games());
        ByteBuffer into = emptied(Integer.BYTES * rows * (3 + observed));
        int row = 0;
        for (int game = 0; game < environment.games(); game++) {
            Ahead ahead = environment.ahead(game);
            for (int move = 0; move < environment.legalCount(game); move++) {
                ahead.make(move);
                into.putFloat(Float.BYTES * row, (float) ahead.reward());
                into.putInt(Integer.BYTES * (rows + row), ahead.isOver() ? 1 : 0);
                into.putFloat(Float.BYTES * (2 * rows + row), (float) ahead.worth());
                into.position(Integer.BYTES * (3 * rows + row * observed));
                putNumbers(ahead.observe(), into);
                row++;
            }
        }
        return into.position(Integer.BYTES * rows * (3 + observed)).flip();
    }

    /** What a seat sees of a game. */
    ByteBuffer seen(int game, int seat) {
        float[] numbers = environment.observe(game, seat);
        ByteBuffer into = emptied(Integer.BYTES * observed);
        putNumbers(numbers, into);
        return into.flip();
    }

    /** What a bot would do in each game. */
    ByteBuffer advice(Bot teacher) {
        ByteBuffer into = emptied(Integer.BYTES * environment.games());
        for (int game = 0; game < environment.games(); game++) {
            into.putInt(environment.advice(game, teacher));
        }
        return into.flip();
    }

    private int legal(int first, int beyond) {
        int legal = 0;
        for (int game = first; game < beyond; game++) {
            legal += environment.legalCount(game);
        }
        return legal;
    }

    private int size(int first, int beyond) {
        int games = beyond - first;
        int seats = environment.setup().seats();
        return Integer.BYTES * (games * (2 + 2 * seats + observed) + 1 + legal(first, beyond));
    }

    private ByteBuffer emptied(int size) {
        if (bytes.capacity() < size) {
            bytes = ByteBuffer.allocate(size + size / 2).order(ByteOrder.LITTLE_ENDIAN);
        }
        return bytes.clear();
    }

    private void putRewards(int game, ByteBuffer into) {
        for (int seat = 0; seat < environment.setup().seats(); seat++) {
            into.putFloat((float) environment.reward(game, seat));
        }
    }

    /** The points at the end; before it they may be somebody's secret. */
    private void putPoints(int game, ByteBuffer into) {
        boolean over = environment.position(game).isOver();
        for (int seat = 0; seat < environment.setup().seats(); seat++) {
            into.putInt(over ? environment.position(game).points(seat) : 0);
        }
    }

    private void putNumbers(float[] numbers, ByteBuffer into) {
        into.asFloatBuffer().put(numbers, 0, observed);
        into.position(into.position() + observed * Float.BYTES);
    }

    private void putLegal(int first, int beyond, ByteBuffer into) {
        int before = 0;
        for (int game = first; game < beyond; game++) {
            into.putInt(before);
            before += environment.legalCount(game);
        }
        into.putInt(before);
        for (int game = first; game < beyond; game++) {
            into.asIntBuffer().put(environment.legal(game), 0, environment.legalCount(game));
            into.position(into.position() + environment.legalCount(game) * Integer.BYTES);
        }
    }
}
