package althing.lab.guest;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.bots.Guest;
import althing.bots.GuestGone;
import althing.bots.Mishaps;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.lab.guest.ToProgram.Decide;
import althing.lab.guest.ToProgram.End;
import althing.lab.guest.ToProgram.Instead;

/**
 * A bot that is a program of its own. Each of its seats at a table has a process to itself, so that none knows more than
 * one seat may; the processes serve game after game. Where there is no choice it is not asked. Not thread safe.
 */
final class ProgramBot implements Guest {

    private static final int MOST_CRASHES = 10;

    private final String name;
    private final Command command;
    private final int ms;
    private final Map<Integer, Program> seated = new HashMap<>();
    private final Deque<Program> idle = new ArrayDeque<>();
    private final MoveList moves = new MoveList();
    private @Nullable Setup setup;
    private boolean wasReady;
    private Mishaps mishaps;

    ProgramBot(String name, Command command, int ms) {
        this.name = name;
        this.command = command;
        this.ms = ms;
        mishaps = new Mishaps(name, 0, 0, 0, 0);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean isClocked() {
        return true;
    }

    @Override
    public Move choose(Belief belief, SplitMix random) {
        belief.moves(moves);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        mishaps = mishaps.and(new Mishaps(name, 1, 0, 0, 0));
        Optional<Program> program = seated(belief);
        if (program.isEmpty()) {
            return any(random);
        }
        Decide question = Decide.of(program.get().nextDecision(), belief, ms);
        return switch (program.get().ask(question, ms)) {
            case Answer.Said said -> legal(said.move()).orElseGet(() -> instead(program.get(), question, any(random),
                    new Mishaps(name, 0, 0, 1, 0), "That is none of the legal moves."));
            case Answer.Late() -> instead(program.get(), question, any(random), new Mishaps(name, 0, 1, 0, 0),
                    "The answer did not come within " + ms + " ms.");
            case Answer.Broken broken -> {
                seated.remove(belief.seat());
                program.get().kill();
                crashed(broken.how());
                yield any(random);
            }
        };
    }

    private Move any(SplitMix random) {
        return moves.get(random.nextInt(moves.size()));
    }

    private Optional<Move> legal(String code) {
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i).code().equals(code)) {
                return Optional.of(moves.get(i));
            }
        }
        return Optional.empty();
    }

    private Move instead(Program program, Decide question, Move move, Mishaps more, String why) {
        mishaps = mishaps.and(more);
        program.tell(new Instead(question.decide(), move.code(), why));
        return move;
    }

    /** The process of the seat that decides; none if it does not start again. */
    private Optional<Program> seated(Belief belief) {
        if (!belief.setup().unseeded().equals(setup)) {
            leave();
            setup = belief.setup().unseeded();
        }
        Program known = seated.get(belief.seat());
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Program> found = Optional.ofNullable(idle.poll()).or(() -> started(belief.setup()));
        found.ifPresent(program -> {
            program.begin(belief.seat());
            seated.put(belief.seat(), program);
        });
        return found;
    }

    private Optional<Program> started(Setup game) {
        try {
            Program program = Program.start(command, game, ms);
            wasReady = true;
            return Optional.of(program);
        } catch (IOException e) {
            if (!wasReady) {
                throw new GuestGone("The program '" + command + "' cannot play: " + e.getMessage() + ".");
            }
            crashed(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private void crashed(String how) {
        mishaps = mishaps.and(new Mishaps(name, 0, 0, 0, 1));
        if (mishaps.crashed() >= MOST_CRASHES) {
            throw new GuestGone("The program '" + command + "' broke " + MOST_CRASHES + " times, the last time so: "
                    + how + ". The run ends here.");
        }
    }

    @Override
    public void over(List<Integer> points, List<Integer> ranks) {
        seated.values().forEach(program -> {
            program.tell(points.isEmpty()
                    ? new End(program.games(), null, null)
                    : new End(program.games(), points, ranks));
            idle.add(program);
        });
        seated.clear();
    }

    @Override
    public Mishaps mishaps() {
        return mishaps;
    }

    @Override
    public void leave() {
        List<Program> all = new ArrayList<>(seated.values());
        all.addAll(idle);
        seated.clear();
        idle.clear();
        all.forEach(Program::bid);
        all.forEach(Program::part);
    }
}
