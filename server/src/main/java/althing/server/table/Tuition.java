package althing.server.table;

import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.engine.GameRecord.Played;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.formats.lesson.Act;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.formats.lesson.Stage;
import althing.server.api.TableState.LessonState;

/** The lesson of a table, if it has one. Where the learner is follows from the moves; a table that strayed has none. */
final class Tuition {

    private final @Nullable Lesson lesson;
    private final Course course;

    Tuition(Course course) {
        this.lesson = course.lesson().flatMap(each -> Lessons.find(course.setup().game(), each)).orElse(null);
        this.course = course;
    }

    Optional<LessonState> state() {
        return followed().map(each -> new LessonState(each.name(), course.timeline().count()));
    }

    /** Whether the last move belongs to the lesson, and so is not the learner's to take back. */
    boolean isLastMoveTaught() {
        return followed().filter(each -> course.timeline().count() <= each.moves()).isPresent();
    }

    /** Whether the next move belongs to the lesson, so that no bot thinks about it. */
    boolean isOn() {
        return lessonUnderWay().isPresent();
    }

    /** What is said to a legal move of the learner instead of playing it; nothing to one that is welcome. */
    Optional<Phrase> answer(Move move) {
        return stage().flatMap(stage -> switch (stage.act()) {
            case Act.Ask ask -> ask.wants(move) ? Optional.empty() : ask.answer(move);
            case Act.Play _ -> Optional.of(stage.speeches().isEmpty() ? "" : stage.speeches().getLast().key());
            case Act.Free _ -> Optional.empty();
        }).map(Tuition::phrase);
    }

    private static Phrase phrase(String key) {
        if (key.isEmpty()) {
            throw Denial.movedOn();
        }
        return Phrase.of(key);
    }

    /** The move that the lesson makes now without waiting for its reader: nothing is to be read before. */
    Optional<Played> nextByItself() {
        return stage().filter(stage -> stage.speeches().isEmpty() && stage.act() instanceof Act.Play)
                .flatMap(_ -> next());
    }

    /** The next move of the lesson: its own, or one that it asks for. */
    Optional<Played> next() {
        return lessonUnderWay().flatMap(each -> switch (each.stage(course.timeline().count()).act()) {
            case Act.Ask ask -> wanted(each, ask);
            case Act.Play play -> Optional.of(new Played(play.seat().orElse(course.timeline().now().nextSeat()),
                    each.game().move(play.move())));
            case Act.Free _ -> Optional.empty();
        });
    }

    private Optional<Played> wanted(Lesson taught, Act.Ask ask) {
        Position now = course.timeline().now();
        MoveList legal = new MoveList();
        now.moves(taught.you(), legal);
        return legal.toList().stream().filter(ask::wants).findFirst().map(move -> new Played(taught.you(), move));
    }

    private Optional<Stage> stage() {
        return lessonUnderWay().map(each -> each.stage(course.timeline().count()));
    }

    private Optional<Lesson> lessonUnderWay() {
        return followed().filter(each -> course.timeline().count() < each.moves() && !course.timeline().now().isOver());
    }

    private Optional<Lesson> followed() {
        return Optional.ofNullable(lesson).filter(each -> each.isFollowedBy(course.timeline().moves()));
    }
}
