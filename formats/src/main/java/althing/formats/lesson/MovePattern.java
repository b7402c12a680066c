package althing.formats.lesson;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import althing.engine.Move;

/** Moves by the way they are written: the code of one, or a code in which {@code *} stands for anything. */
public record MovePattern(String text) {

    public boolean fits(Move move) {
        return fits(move.code());
    }

    public boolean fits(String code) {
        return Pattern.matches(Arrays.stream(text.split("\\*", -1)).map(Pattern::quote)
                .collect(Collectors.joining(".*")), code);
    }
}
