package althing.formats.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import althing.engine.BadInput;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;

/** Plays a lesson in every way that it lets a learner go, on the present rules, and tells what is wrong with it. */
public final class Rehearsal {

    /** More ways than this are nobody's lesson: it asks too little. */
    private static final int MOST_POSITIONS = 20_000;

    private final Lesson lesson;
    private final Set<String> findings = new LinkedHashSet<>();
    private final Set<MovePattern> met = new HashSet<>();
    private int positions;

    private Rehearsal(Lesson lesson) {
        this.lesson = lesson;
    }

    /** What is wrong with the moves of a lesson and with its texts, in sentences; nothing if all is well. */
    public static List<String> findings(Lesson lesson) {
        Rehearsal rehearsal = new Rehearsal(lesson);
        rehearsal.play();
        List<String> all = new ArrayList<>(rehearsal.findings);
        all.addAll(Script.findings(lesson));
        return List.copyOf(all);
    }

    private void play() {
        if (lesson.you() >= lesson.setup().seats()) {
            findings.add("There is no seat " + lesson.you() + " for the learner.");
            return;
        }
        go(lesson.setup().start(), 0);
        for (Stage stage : lesson.stages()) {
            if (stage.act() instanceof Act.Ask(List<MovePattern> wanted, List<Act.Answer> _)) {
                wanted.stream().filter(each -> !met.contains(each)).forEach(
                        each -> findings.add("'ask " + each.text() + "': this is never legal where it is asked."));
            }
        }
    }

    private void go(Position position, int moves) {
        if (++positions > MOST_POSITIONS) {
            findings.add("The lesson can go in more than " + MOST_POSITIONS + " ways; ask for fewer moves.");
            return;
        }
        switch (lesson.stage(moves).act()) {
            case Act.Ask ask -> ask(position, moves, ask);
            case Act.Play play -> play(position, moves, play);
            case Act.Free _ -> {
                if (position.isOver()) {
                    find(moves, "free", "the game is over, and nothing is left to play");
                }
            }
        }
    }

    private void ask(Position position, int moves, Act.Ask ask) {
        MoveList legal = new MoveList();
        position.moves(lesson.you(), legal);
        int wanted = 0;
        for (Move move : legal.toList()) {
            if (ask.wants(move)) {
                ask.wanted().stream().filter(each -> each.fits(move)).forEach(met::add);
                wanted++;
                goOn(position, lesson.you(), move, moves);
            } else if (ask.answer(move).isEmpty()) {
                find(moves, "ask", "no 'else' answers the legal move '" + move.code() + "'");
            }
        }
        if (wanted == 0) {
            find(moves, "ask " + ask.wanted().getFirst().text(), "none of the moves that are asked for is legal");
        }
    }

    private void play(Position position, int moves, Act.Play play) {
        String told = "play " + play.move();
        int seat = play.seat().orElse(position.isOver() ? 0 : position.nextSeat());
        if (play.seat().isEmpty() && Integer.bitCount(position.pending()) > 1) {
            find(moves, told, "several seats are asked; say which one plays");
        } else if (!position.isPending(seat)) {
            find(moves, told, "seat " + seat + " is not asked to decide there");
        } else {
            legal(position, seat, play.move(), moves).ifPresent(move -> goOn(position, seat, move, moves));
        }
    }

    private Optional<Move> legal(Position position, int seat, String code, int moves) {
        try {
            Move move = lesson.game().move(code);
            position.why(seat, move).ifPresent(refusal -> find(moves, "play " + code, "it breaks " + refusal.rule()));
            return position.why(seat, move).isPresent() ? Optional.empty() : Optional.of(move);
        } catch (BadInput e) {
            find(moves, "play " + code, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private void goOn(Position position, int seat, Move move, int moves) {
        Position next = position.copy();
        next.play(seat, move);
        go(next, moves + 1);
    }

    private void find(int moves, String told, String what) {
        findings.add("After " + moves + " moves, '" + told + "': " + what.replaceAll("\\.$", "") + ".");
    }
}
