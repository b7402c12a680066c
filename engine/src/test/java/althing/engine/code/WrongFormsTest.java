package althing.engine.code;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Move;

/** A wrong form, or two forms with a code in common, are found when the codec is built. */
class WrongFormsTest {

    /** A move whose code is of no importance. */
    interface Wrong extends Move {

        @Override
        default String code() {
            return "";
        }
    }

    enum Side {
        A, A_B, B, B_B
    }

    record Bare(int number) implements Wrong {}

    @Code("go {nowhere}")
    record Unknown(int number) implements Wrong {}

    @Code("go")
    record Left(int number) implements Wrong {}

    @Code("go {number} {number}")
    record Twice(int number) implements Wrong {}

    @Code("go {one}{other}")
    record Joined(int one, int other) implements Wrong {}

    @Code("go {number")
    record Open(int number) implements Wrong {}

    @Code("go[ number]")
    record NoFlag(int number) implements Wrong {}

    @Code("go[ {side=c}]")
    record NoSide(Side side) implements Wrong {}

    @Code("go {aye:yes}")
    record OneWord(boolean aye) implements Wrong {}

    @Code("go {number:row}")
    record NoNumber(int number) implements Wrong {}

    @Code("go {side:a|b}")
    record OtherWords(Side side) implements Wrong {}

    @Code("go {text}")
    record Strange(String text) implements Wrong {}

    @Code("go {isle}")
    record Nameless(@Named("fjord") int isle) implements Wrong {}

    @Code("go {isle}")
    record Spaced(@Named("isle") int isle) implements Wrong {}

    @Code("go {one}-{other}")
    record Twofold(Side one, Side other) implements Wrong {}

    static Stream<Arguments> wrong() {
        return Stream.of(arguments(Bare.class, "has no @Code"), arguments(Unknown.class, "names 'nowhere'"),
                arguments(Left.class, "leaves out the component 'number'"),
                arguments(Twice.class, "names 'number' twice"),
                arguments(Joined.class, "has nothing between two components"),
                arguments(Open.class, "cannot be read from '{number' on"),
                arguments(NoFlag.class, "has 'number' in brackets, which is no boolean"),
                arguments(NoSide.class, "leaves out 'c', which side cannot be"),
                arguments(OneWord.class, "needs two words for 'aye'"),
                arguments(NoNumber.class, "has 'row' for 'number', not a word and its number"),
                arguments(OtherWords.class, "gives words to 'side', which has its own"),
                arguments(Strange.class, "needs a @Named for 'text'"),
                arguments(Nameless.class, "the vocabulary 'fjord', which was not given"),
                arguments(Spaced.class, "'Fair Isle' is not one word"),
                arguments(Twofold.class, "can be read as twofold and as twofold"),
                arguments(Move.class, "is neither a record nor an enum nor sealed"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void aWrongForm_isNamed(Class<? extends Move> type, String what) {
        Vocabulary isles = Vocabulary.of("isle", List.of("Fair Isle"));
        assertThatThrownBy(() -> MoveCodec.of(type, isles)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(what);
    }

    sealed interface Numbers extends Wrong {

        @Code("take {count}")
        record Take(int count) implements Numbers {}

        @Code("{deed} {amount}")
        record Do(Deed deed, int amount) implements Numbers {}
    }

    enum Deed {
        GIVE, TAKE
    }

    sealed interface Names extends Wrong {

        @Code("go {side}")
        record Go(Side side) implements Names {}

        @Code("go {isle}")
        record Isle(@Named("isle") int isle) implements Names {}
    }

    sealed interface Flags extends Wrong {

        @Code("go {side}[ far]")
        record Go(Side side, boolean far) implements Flags {}

        enum Word implements Flags { GO_B_FAR }
    }

    @Test
    void twoFormsWithACodeInCommon_areAmbiguous() {
        assertThatThrownBy(() -> MoveCodec.of(Numbers.class))
                .hasMessageContaining("can be read as take and as do");
        assertThatThrownBy(() -> MoveCodec.of(Flags.class)).hasMessageContaining("can be read as go and as goBFar");
    }

    @Test
    void aVocabulary_isAmbiguousByItsWords() {
        MoveCodec.of(Names.class, Vocabulary.of("isle", List.of("c", "d")));
        assertThatThrownBy(() -> MoveCodec.of(Names.class, Vocabulary.of("isle", List.of("c", "b"))))
                .hasMessageContaining("can be read as go and as isle");
    }

    sealed interface Kinds extends Wrong {

        @Code("go {number}")
        record Go(int number) implements Kinds {}

        enum Word implements Kinds { GO }
    }

    @Test
    void twoMovesOfOneName_areNotTold() {
        assertThatThrownBy(() -> MoveCodec.of(Kinds.class)).hasMessageContaining("are called go");
    }
}
