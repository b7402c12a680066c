package althing.formats.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import althing.engine.Move;

/** What happens in a lesson after something was said: one move, or no more moves of the lesson. */
public sealed interface Act {

    /** The learner is to play one of these moves; every other legal one is answered, and not played. */
    record Ask(List<MovePattern> wanted, List<Answer> answers) implements Act {

        public Ask {
            wanted = List.copyOf(wanted);
            answers = List.copyOf(answers);
        }

        public boolean wants(Move move) {
            return wanted.stream().anyMatch(each -> each.fits(move));
        }

        /** The key of what is said to a move that is not wanted; the first answer that fits. */
        public Optional<String> answer(Move move) {
            return answers.stream().filter(each -> each.to().fits(move)).map(Answer::key).findFirst();
        }
    }

    /** What is said to some of the moves that are not wanted. */
    record Answer(MovePattern to, String key) {}

    /**
     * The lesson plays a move by itself.
     *
     * @param seat whose move it is; without one it is the move of the only seat that is asked
     */
    record Play(OptionalInt seat, String move) implements Act {}

    /** The lesson has said all; the game goes on against bots. */
    record Free() implements Act {}
}
