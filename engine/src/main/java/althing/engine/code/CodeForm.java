package althing.engine.code;

import java.util.List;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/**
 * How the moves of one kind are written: those of a record, or one constant of an enum.
 *
 * @param kind      the name of the record or of the constant, beginning with a small letter
 * @param fields    the components of the record, in its order
 * @param spellings the ways of writing it; a move is written in the first that fits it
 * @param make      makes the move of these values
 */
public record CodeForm(String kind, List<CodeField> fields, List<Spelling> spellings, Function<Object[], Object> make) {

    public CodeForm {
        fields = List.copyOf(fields);
        spellings = List.copyOf(spellings);
    }

    String write(Object move) {
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = fields.get(i).of(move);
        }
        for (Spelling spelling : spellings) {
            if (spelling.fits(values)) {
                return spelling.write(values);
            }
        }
        throw new IllegalArgumentException(move + " has no code.");
    }

    /** The move that is written so, or null. */
    @Nullable
    Object read(String code) {
        for (Spelling spelling : spellings) {
            Object[] values = spelling.read(code);
            Object move = values == null ? null : make.apply(values);
            if (move != null && write(move).equals(code)) {
                return move;
            }
        }
        return null;
    }
}
