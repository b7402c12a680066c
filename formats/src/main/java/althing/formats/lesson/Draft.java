package althing.formats.lesson;

import java.util.List;

import althing.engine.GameRecord.Played;
import althing.engine.Position;
import althing.engine.Setup;

/** The text of a lesson that was recorded by playing: its author writes what is said, and turns moves around. */
public final class Draft {

    private final int you;
    private final Position position;
    private final StringBuilder text = new StringBuilder();
    private int asked;

    private Draft(Setup setup, int you) {
        this.you = you;
        this.position = setup.start();
        text.append("# What this lesson is about.\nsetup ").append(setup.line()).append("\nyou ").append(you)
                .append("\nbots 1\n");
    }

    /** The lesson in which a learner plays again what one seat has played. */
    public static String of(Setup setup, int you, List<Played> moves) {
        Draft draft = new Draft(setup, you);
        moves.forEach(draft::add);
        return draft.text.append("\nsay end\nfree\n").toString();
    }

    private void add(Played played) {
        String code = played.move().code();
        if (played.seat() == you) {
            asked++;
            text.append("\nsay task-").append(asked).append("\nask ").append(code).append(" else other-").append(asked)
                    .append('\n');
        } else {
            boolean several = Integer.bitCount(position.pending()) > 1;
            text.append("play ").append(several ? played.seat() + " " : "").append(code).append('\n');
        }
        position.play(played.seat(), played.move());
    }
}
