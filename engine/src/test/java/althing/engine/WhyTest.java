package althing.engine;

import static althing.engine.Why.must;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WhyTest {

    @Test
    void aConditionThatHolds_givesNoReason() {
        Why why = new Why();
        assertThat(must(why, true, "NIM-1", "refusal.few")).isTrue();
        assertThat(must(why, true, "NIM-1", "refusal.few", "left", 2)).isTrue();
        assertThatThrownBy(why::refusal).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aConditionThatFails_givesItsReason_whenSomebodyAsks() {
        Why why = new Why();
        assertThat(must(why, false, "NIM-1", "refusal.few")).isFalse();
        assertThat(why.refusal()).isEqualTo(Refusal.of("NIM-1", "refusal.few"));
        assertThat(must(why, false, "NIM-2", "refusal.few", "left", 2)).isFalse();
        assertThat(why.refusal()).isEqualTo(Refusal.of("NIM-2", "refusal.few", "left", 2));
        assertThat(must(why, false, "NIM-3", "refusal.closed", "who", Phrase.seat(1))).isFalse();
        assertThat(why.refusal()).isEqualTo(Refusal.of("NIM-3", "refusal.closed", "who", Phrase.seat(1)));
        assertThat(must(why, false, "NIM-4", "refusal.few", "left", 2, "most", 3)).isFalse();
        assertThat(why.refusal()).isEqualTo(Refusal.of("NIM-4", "refusal.few", "left", 2, "most", 3));
        assertThat(must(why, false, "NIM-5", "refusal.closed", "who", "she", "whose", "his")).isFalse();
        assertThat(why.refusal()).isEqualTo(Refusal.of("NIM-5", "refusal.closed", "who", "she", "whose", "his"));
    }

    @Test
    void whereNobodyAsks_aConditionIsOnlyACondition() {
        assertThat(must(null, false, "NIM-1", "refusal.few")).isFalse();
        assertThat(must(null, false, "NIM-1", "refusal.few", "left", 2)).isFalse();
        assertThat(must(null, false, "NIM-1", "refusal.few", "left", "two")).isFalse();
        assertThat(must(null, false, "NIM-1", "refusal.few", "left", 2, "most", 3)).isFalse();
        assertThat(must(null, true, "NIM-1", "refusal.few", "left", "two", "most", "three")).isTrue();
        assertThat(must(null, true, "NIM-1", "refusal.few")).isTrue();
    }
}
