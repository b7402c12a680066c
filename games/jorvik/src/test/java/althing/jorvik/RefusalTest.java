package althing.jorvik;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;

import althing.engine.Games;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.formats.Texts;
import althing.testkit.RandomGame;

import static org.assertj.core.api.Assertions.assertThat;

/** Every refusal names a rule that has a text, and speaks every language. */
class RefusalTest {

    private final List<Texts> texts = Texts.LANGUAGES.stream()
            .map(language -> Texts.of(Games.named("jorvik"), language))
            .toList();

    @Test
    void everyRefusal_hasARuleAndWords() {
        Set<Move> known = new HashSet<>();
        Set<String> said = new TreeSet<>();
        MoveList moves = new MoveList();
        for (String setup : List.of("jorvik(seats=2)", "jorvik(seats=3,variant=jarl)",
                "jorvik(seats=4,variant=jarl)")) {
            for (int seed = 0; seed < 4; seed++) {
                new RandomGame(Setup.parse(setup), seed).play((position, seat, _) -> {
                    position.moves(seat, moves);
                    known.addAll(moves.toList());
                });
            }
            for (int seed = 0; seed < 3; seed++) {
                new RandomGame(Setup.parse(setup), seed).play((position, seat, _) -> known.forEach(
                        move -> position.why(seat, move).ifPresent(refusal -> {
                            if (said.add(refusal.rule() + " " + refusal.reason().key())) {
                                check(refusal);
                            }
                        })));
            }
        }
        assertThat(said).as("different refusals").hasSizeGreaterThan(30);
    }

    private void check(Refusal refusal) {
        for (Texts language : texts) {
            assertThat(language.name("rule." + refusal.rule())).isNotBlank();
            assertThat(language.say(refusal.reason(), seat -> "Seat " + seat)).isNotBlank();
            assertThat(refusal.reason().args().keySet()).containsAll(language.facts(refusal.reason().key()));
        }
    }

    @Test
    void everyCardAndPiece_hasItsName() {
        for (Texts language : texts) {
            for (Card card : Cards.ALL) {
                assertThat(language.name("card." + card.id())).isNotBlank();
            }
            for (Effect effect : Effect.values()) {
                assertThat(language.name("effect." + word(effect) + ".help")).isNotBlank();
            }
            for (Kind kind : Kind.values()) {
                assertThat(language.name("kind." + word(kind))).isNotBlank();
            }
        }
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
