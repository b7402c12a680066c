package althing.server.api;

import java.util.List;

import althing.engine.Phrase;
import althing.formats.lesson.Act;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.MovePattern;
import althing.formats.lesson.Speech;
import althing.formats.lesson.Stage;

/** A lesson: what it says, and what happens in it. Each stage but the last is one move. */
public record LessonPlan(String name, Phrase title, int you, List<LessonStage> stages) {

    /** How a stage ends: the learner moves, the lesson moves, or free play begins. */
    public enum LessonAct {
        ASK, PLAY, FREE
    }

    /**
     * A part of a lesson.
     *
     * @param moves the codes of the moves that are asked for, in which {@code *} stands for anything, or the one that the
     *              lesson makes
     */
    public record LessonStage(List<LessonText> texts, LessonAct act, List<String> moves) {}

    /** A text, and the places of the page that it speaks of. */
    public record LessonText(Phrase text, List<String> points) {}

    public static LessonPlan of(Lesson lesson) {
        return new LessonPlan(lesson.name(), Phrase.of(lesson.title()), lesson.you(),
                lesson.stages().stream().map(LessonPlan::stage).toList());
    }

    private static LessonStage stage(Stage stage) {
        List<LessonText> texts = stage.speeches().stream().map(LessonPlan::text).toList();
        return switch (stage.act()) {
            case Act.Ask ask -> new LessonStage(texts, LessonAct.ASK,
                    ask.wanted().stream().map(MovePattern::text).toList());
            case Act.Play play -> new LessonStage(texts, LessonAct.PLAY, List.of(play.move()));
            case Act.Free _ -> new LessonStage(texts, LessonAct.FREE, List.of());
        };
    }

    private static LessonText text(Speech speech) {
        return new LessonText(Phrase.of(speech.key()), speech.points());
    }
}
