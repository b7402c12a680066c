package althing.bots.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import althing.engine.Puzzle;

/** The puzzles found so far, and what has been looked for: where there is room, and what was looked at least. */
final class Shelf {

    private final Variety variety;
    private final List<Puzzle> puzzles = new ArrayList<>();
    private final Map<String, Integer> looks = new HashMap<>();
    private final Map<String, Integer> questions = new HashMap<>();
    private final Map<String, Integer> answers = new HashMap<>();

    Shelf(Variety variety) {
        this.variety = variety;
    }

    List<Puzzle> puzzles() {
        return List.copyOf(puzzles);
    }

    int size() {
        return puzzles.size();
    }

    /** How often a question has been looked at. */
    int looks(String question) {
        return looks.getOrDefault(question, 0);
    }

    void looked(String question) {
        looks.merge(question, 1, Integer::sum);
    }

    boolean hasRoomForQuestion(String question) {
        return questions.getOrDefault(question, 0) < variety.question();
    }

    boolean hasRoomForAnswer(String answer) {
        return answers.getOrDefault(answer, 0) < variety.answer();
    }

    void add(String question, Puzzle puzzle) {
        puzzles.add(puzzle);
        questions.merge(question, 1, Integer::sum);
        answers.merge(puzzle.best(), 1, Integer::sum);
    }
}
