package althing.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Move;
import althing.engine.notation.Within;

import static org.junit.jupiter.params.provider.Arguments.arguments;

class MoveCodecTest {

    enum Beast {
        WOLF, SEA_EAGLE
    }

    record Isle(String id) {}

    sealed interface Saga extends Move {

        @Override
        default String code() {
            return CODEC.write(this);
        }

        @Code("row {strokes}")
        record Row(int strokes) implements Saga {}

        @Code("hunt {beast} {isle}[ alone]")
        record Hunt(Beast beast, @Named("isle") int isle, boolean alone) implements Saga {}

        @Code("[swiftly ]sail {x},{y}")
        record Sail(boolean swiftly, @Within(least = -9, most = 9) int x, @Within(least = -9, most = 9) int y)
                implements
                    Saga {}

        @Code("vote {aye:for|against}")
        record Vote(boolean aye) implements Saga {}

        @Code("land {isle} {beast}-{other}")
        record Land(@Named("isle") Isle isle, Beast beast, Beast other) implements Saga {}

        @Code("swap {space:shore=0}")
        record Swap(int space) implements Saga {}

        @Code("arm[ {beast=wolf}]")
        record Arm(Beast beast) implements Saga {}

        @Code("{beast} {count}")
        record Tame(Beast beast, int count) implements Saga {}

        /** What has no choice in it. */
        sealed interface Plain extends Saga {

            @Code("rest")
            record Rest() implements Plain {}
        }

        enum Words implements Saga {
            PASS, VOTE_LATE
        }
    }

    private static final List<Isle> ISLES = List.of(new Isle("Foula"), new Isle("Unst"), new Isle("Foula"));
    private static final MoveCodec<Saga> CODEC = MoveCodec.of(Saga.class, Vocabulary.of("isle", ISLES, Isle::id));

    static Stream<Arguments> forms() {
        return Stream.of(arguments("row 0", new Saga.Row(0)), arguments("row 70", new Saga.Row(70)),
                arguments("hunt wolf Foula", new Saga.Hunt(Beast.WOLF, 0, false)),
                arguments("hunt sea-eagle Unst alone", new Saga.Hunt(Beast.SEA_EAGLE, 1, true)),
                arguments("sail 0,-9", new Saga.Sail(false, 0, -9)),
                arguments("swiftly sail -1,2", new Saga.Sail(true, -1, 2)),
                arguments("vote for", new Saga.Vote(true)), arguments("vote against", new Saga.Vote(false)),
                arguments("land Unst sea-eagle-wolf", new Saga.Land(ISLES.get(1), Beast.SEA_EAGLE, Beast.WOLF)),
                arguments("swap shore", new Saga.Swap(0)), arguments("swap 3", new Saga.Swap(3)),
                arguments("arm", new Saga.Arm(Beast.WOLF)), arguments("arm sea-eagle", new Saga.Arm(Beast.SEA_EAGLE)),
                arguments("sea-eagle 4", new Saga.Tame(Beast.SEA_EAGLE, 4)),
                arguments("rest", new Saga.Plain.Rest()), arguments("pass", Saga.Words.PASS),
                arguments("vote late", Saga.Words.VOTE_LATE));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyForm_isWrittenAndReadBack(String code, Saga move) {
        assertThat(move.code()).isEqualTo(code);
        assertThat(CODEC.read(code)).contains(move);
    }

    @Test
    void anIndexThatSharesItsWord_isReadAsTheFirst() {
        assertThat(CODEC.read(new Saga.Hunt(Beast.WOLF, 2, false).code()))
                .contains(new Saga.Hunt(Beast.WOLF, 0, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "row", "row x", "row -1", "row 01", "row 1 ", " row 1", "row  1", "row 1000000000",
            "rest 1", "hunt wolf", "hunt wolf Mull", "hunt WOLF Foula", "hunt wolf Foula alone now",
            "hunt wolf Foulaalone", "sail 10,0", "sail -0,0", "sail 1 2", "vote", "vote maybe", "swap 0", "arm wolf",
            "land Unst wolf", "swiftly", "vote_late", "pass\n"})
    void whatDoesNotReadBack_isNoMove(String code) {
        assertThat(CODEC.read(code)).isEmpty();
    }

    @Test
    void theForms_areCalledAsTheirRecordsAndConstants() {
        assertThat(CODEC.forms()).extracting(CodeForm::kind).containsExactly("row", "hunt", "sail", "vote", "land",
                "swap", "arm", "tame", "rest", "pass", "voteLate");
    }

    @Test
    void aMoveOfAnotherGame_hasNoCode() {
        assertThatThrownBy(() -> MoveCodec.none().write(Saga.Words.PASS)).hasMessageContaining("is no move of");
    }
}
