package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;

import org.junit.jupiter.api.Test;

/** Which questions and events the words for newcomers belong to. */
class FirstWordsTest {

    @Test
    void aNewQuestion_wantsAWord_orAPlaceInTheList() {
        assertThat(words(Set.of("prompt.lay", "prompt.vote", "first.lay")).wordless()).containsExactly("vote");
        assertThat(new FirstWords(Set.of("prompt.vote"), Set.of("vote")).wordless()).isEmpty();
    }

    @Test
    void aQuestionInSeveralForms_needsOneWord() {
        assertThat(words(Set.of("prompt.vote.mine", "prompt.vote.other", "first.vote"))).satisfies(words -> {
            assertThat(words.wordless()).isEmpty();
            assertThat(words.strays()).isEmpty();
        });
    }

    @Test
    void aWord_belongsToAQuestion_orToALineOfTheLog() {
        assertThat(
                words(Set.of("prompt.lay", "log.closed", "first.lay", "first.log.closed", "first.log.open", "first.la"))
                        .strays())
                .containsExactly("la", "log.open");
    }

    @Test
    void theList_excusesNothingInVain() {
        assertThat(new FirstWords(Set.of("prompt.lay", "first.lay"), Set.of("lay", "sing")).excusedInVain())
                .containsExactly("lay", "sing");
    }

    private static FirstWords words(Set<String> keys) {
        return new FirstWords(keys, Set.of());
    }
}
