package althing.server.review;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

import althing.bots.Reasons;
import althing.engine.Belief;
import althing.engine.Game;
import althing.engine.Move;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Puzzle;
import althing.engine.SplitMix;
import althing.formats.NotationJson;
import althing.formats.Puzzles;
import althing.server.api.PuzzleState.PuzzleAnswer;
import althing.server.api.PuzzleState.PuzzleTable;
import althing.server.api.Requests.Luck;
import althing.server.api.Requests.OpenSandbox;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState.MoveOption;
import althing.server.api.TableState.Reason;
import althing.server.table.Denial;

/** Hands out the puzzles of the games, and says what is to be said to an answer. Thread safe. */
public final class PuzzleDesk {

    private static final int LEVEL = 3;

    private final ConcurrentMap<String, List<Puzzle>> known = new ConcurrentHashMap<>();

    public int count(Game game) {
        return puzzles(game).size();
    }

    /** Opens a sandbox that begins in a puzzle. */
    public PuzzleTable open(Game game, int number, Function<OpenSandbox, String> hall) {
        Puzzle puzzle = puzzle(game, number);
        Position position = puzzle.position();
        List<SeatRequest> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            seats.add(seat == puzzle.seat()
                    ? new SeatRequest(Wish.ME, null, null)
                    : new SeatRequest(Wish.BOT, null, LEVEL));
        }
        return new PuzzleTable(hall.apply(new OpenSandbox(null, NotationJson.write(position), null, Luck.SAME, seats)),
                puzzle.seat());
    }

    /** What comes of an answer, which must be a legal move. */
    public PuzzleAnswer judge(Game game, int number, String code) {
        Puzzle puzzle = puzzle(game, number);
        Position position = puzzle.position();
        Move answer = game.move(code);
        position.why(puzzle.seat(), answer).ifPresent(refusal -> {
            throw new Denial(422, "not-legal", "'" + code + "' is not legal in this puzzle: " + refusal.rule() + ".");
        });
        Move best = puzzle.bestMove();
        boolean right = best.equals(answer);
        Belief belief = new Belief(position, puzzle.seat());
        SplitMix luck = new SplitMix(number);
        List<Part> why = right ? Reasons.of(belief, best, luck) : Reasons.compared(belief, best, answer, luck);
        return new PuzzleAnswer(right, MoveOption.of(position, puzzle.seat(), best),
                puzzle.gain(), puzzle.error(), why.stream().map(Reason::of).toList());
    }

    private Puzzle puzzle(Game game, int number) {
        List<Puzzle> all = puzzles(game);
        if (number < 1 || number > all.size()) {
            throw new Denial(404, "no-such-puzzle", all.isEmpty()
                    ? "There are no puzzles of this game."
                    : "The puzzles of this game have the numbers 1 to " + all.size() + ", not " + number + ".");
        }
        return all.get(number - 1);
    }

    private List<Puzzle> puzzles(Game game) {
        return known.computeIfAbsent(game.id(), _ -> Puzzles.of(game));
    }
}
