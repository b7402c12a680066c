package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Phrase;
import althing.odin.words.Names;

/** What is taken from a mountain strip is told once for each kind. */
class StripWordsTest {

    @Test
    void everyKindOfAStrip_isToldOnce() {
        for (int strip = 0; strip < 8; strip++) {
            List<Phrase> told = Names.items(strip, 3, 3);
            assertThat(told.stream().map(phrase -> phrase.args().get("item"))).doesNotHaveDuplicates();
        }
    }
}
