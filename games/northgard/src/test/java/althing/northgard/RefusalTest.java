package althing.northgard;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;

import althing.engine.Games;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.formats.Texts;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.Words;
import althing.testkit.RandomGame;

import static org.assertj.core.api.Assertions.assertThat;

/** Every refusal names a rule that has a text, and everything has its name in every language. */
class RefusalTest {

    private final List<Texts> texts = Texts.LANGUAGES.stream()
            .map(language -> Texts.of(Games.named("northgard"), language)).toList();

    @Test
    void everyRefusal_hasARuleAndWords() {
        Set<Move> known = new HashSet<>();
        Set<String> said = new TreeSet<>();
        MoveList moves = new MoveList();
        for (String setup : List.of("northgard(seats=2)", "northgard(seats=3,creatures=more)",
                "northgard(seats=4,creatures=creatures,teams=true)")) {
            for (int seed = 0; seed < 3; seed++) {
                new RandomGame(Setup.parse(setup), seed).play((position, seat, _) -> {
                    position.moves(seat, moves);
                    known.addAll(moves.toList());
                });
            }
            new RandomGame(Setup.parse(setup), 9).play((position, seat, _) -> known.forEach(
                    move -> position.why(seat, move).ifPresent(refusal -> {
                        if (said.add(refusal.rule() + " " + refusal.reason().key())) {
                            check(refusal);
                        }
                    })));
        }
        assertThat(said).as("different refusals").hasSizeGreaterThan(50);
    }

    private void check(Refusal refusal) {
        for (Texts language : texts) {
            assertThat(language.name("rule." + refusal.rule())).isNotBlank();
            assertThat(language.say(refusal.reason(), seat -> "Seat " + seat)).isNotBlank();
            assertThat(refusal.reason().args().keySet()).containsAll(language.facts(refusal.reason().key()));
        }
    }

    @Test
    void everyPiece_hasItsNameAndItsExplanation() {
        for (Texts language : texts) {
            for (Card card : Cards.ALL) {
                assertThat(language.name("card." + card.id())).isNotBlank();
                assertThat(language.name("card." + card.id() + ".help")).isNotBlank();
            }
            for (Clan clan : Clan.values()) {
                assertThat(language.name("clan." + clan.code() + ".help")).isNotBlank();
            }
            for (Building building : Building.values()) {
                assertThat(language.name("building." + building.code() + ".help")).isNotBlank();
            }
            for (CreatureFace face : Bestiary.ALL) {
                assertThat(language.name("creature." + face.id())).isNotBlank();
                assertThat(language.name("creature-kind." + Words.code(face.kind()) + ".help")).isNotBlank();
            }
        }
    }
}
