package althing.formats.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import althing.engine.Game;
import althing.engine.GameRecord.Played;
import althing.engine.Position;
import althing.engine.Setup;

/**
 * A game that teaches. Each stage but the last ends with one move, so the number of moves that were played says where a
 * learner is, and nothing else has to be kept.
 *
 * @param name  the first word of its texts after {@code lesson.}
 * @param setup with a seed, under the newest rules
 * @param you   the learner's seat
 * @param level of the bots on the other seats, once the play is free
 */
public record Lesson(String name, Setup setup, int you, int level, List<Stage> stages) {

    public Lesson {
        stages = List.copyOf(stages);
    }

    public Game game() {
        return setup.game();
    }

    /** The key of what the lesson is called. */
    public String title() {
        return key(name, "title");
    }

    /** The key of one of its texts. */
    static String key(String name, String word) {
        return "lesson." + name + "." + word;
    }

    /** The stage after so many moves. */
    public Stage stage(int moves) {
        return stages.get(Math.min(moves, stages.size() - 1));
    }

    /** How many moves belong to the lesson; after them the play is free. */
    public int moves() {
        return stages.size() - 1;
    }

    /** The moves with which the lesson begins before it says anything; they lead to where it plays. */
    public List<Played> opening() {
        List<Played> moves = new ArrayList<>();
        Position position = setup.start();
        for (Stage stage : stages) {
            if (!(stage.act() instanceof Act.Play(OptionalInt seat, String code)) || !stage.speeches().isEmpty()) {
                break;
            }
            moves.add(new Played(seat.orElse(position.nextSeat()), game().move(code)));
            position.play(moves.getLast().seat(), moves.getLast().move());
        }
        return moves;
    }

    /** Whether a game has gone as the lesson goes; one that began under another program may have not. */
    public boolean isFollowedBy(List<Played> played) {
        return IntStream.range(0, Math.min(played.size(), moves())).allMatch(i -> fits(stages.get(i), played.get(i)));
    }

    private boolean fits(Stage stage, Played played) {
        return switch (stage.act()) {
            case Act.Ask ask -> played.seat() == you && ask.wants(played.move());
            case Act.Play play -> play.seat().orElse(played.seat()) == played.seat()
                    && play.move().equals(played.move().code());
            case Act.Free _ -> true;
        };
    }
}
