package althing.engine.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import althing.engine.Move;
import althing.engine.code.Spelling.Part;

/** The ways of writing one form: with its optional parts, and without them. */
class SpellingTest {

    /** A move with two optional parts. */
    @Code("sail {far}[ night][ {crew=2}]")
    record Voyage(int far, boolean night, int crew) implements Move {

        @Override
        public String code() {
            return CODEC.write(this);
        }
    }

    private static final MoveCodec<Voyage> CODEC = MoveCodec.of(Voyage.class);

    @Test
    void twoOptionalParts_makeFourSpellings() {
        CodeForm form = CODEC.form(new Voyage(1, false, 2));
        assertThat(form.kind()).isEqualTo("voyage");
        assertThat(form.fields()).extracting(CodeField::name).containsExactly("far", "night", "crew");
        assertThat(form.spellings()).hasSize(4);
        assertThat(form.spellings()).extracting(Spelling::fixed).containsExactlyInAnyOrder(
                Map.of(1, false, 2, 2), Map.of(1, false), Map.of(1, true, 2, 2),
                Map.of(1, true));
    }

    @Test
    void theParts_standInTheOrderOfTheForm() {
        Spelling all = CODEC.form(new Voyage(1, true, 3)).spellings().stream()
                .filter(each -> each.fits(new Object[]{1, true, 3}) && !each.fits(new Object[]{1, false, 3}))
                .reduce((_, last) -> last)
                .orElseThrow();
        assertThat(all.parts()).containsExactly(new Part.Text("sail "), new Part.Slot(0), new Part.Text(" night"),
                new Part.Text(" "), new Part.Slot(2));
    }

    @Test
    void whatGoesWithoutSaying_isNotWritten_andNotRead() {
        assertThat(new Voyage(4, false, 2).code()).isEqualTo("sail 4");
        assertThat(new Voyage(4, true, 2).code()).isEqualTo("sail 4 night");
        assertThat(new Voyage(4, true, 1).code()).isEqualTo("sail 4 night 1");
        assertThat(new Voyage(4, false, 3).code()).isEqualTo("sail 4 3");
        for (String code : List.of("sail 4", "sail 4 night", "sail 4 night 1", "sail 4 3")) {
            assertThat(CODEC.read(code)).hasValueSatisfying(move -> assertThat(move.code()).isEqualTo(code));
        }
        assertThat(CODEC.read("sail 4 2")).as("two go without saying").isEmpty();
        assertThat(CODEC.read("sail 4 night 2")).isEmpty();
        assertThat(CODEC.read("sail 4 1 night")).isEmpty();
    }
}
