package althing.lab.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;

class PartNumberTest {

    @Test
    void aPart_isWrittenAsNumberAndCount() {
        assertThat(PartNumber.parse("3/10")).isEqualTo(new PartNumber(3, 10)).hasToString("3/10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "3/", "/10", "-1/10", "3 / 10", "three/ten", "3/99999999999999999999"})
    void anythingElse_isRefused(String text) {
        assertThatThrownBy(() -> PartNumber.parse(text)).isInstanceOf(BadInput.class)
                .hasMessage("A part is written 3/10, numbered from 0, not '" + text + "'.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"10/10", "0/0"})
    void aPartBeyondTheLast_isRefused(String text) {
        assertThatThrownBy(() -> PartNumber.parse(text)).isInstanceOf(BadInput.class)
                .hasMessageContaining("numbered from 0");
    }

    @Test
    void outsideOfAJobArray_thereIsNoNumber() {
        assertThat(PartNumber.in(Map.of("ALTHING_PARTS", "7"))).isEmpty();
    }

    @Test
    void anArrayOfSlurm_saysItsNumberAndItsSize() {
        assertThat(PartNumber.in(slurm("3", "0", "9", "10"))).contains(new PartNumber(3, 10));
    }

    @Test
    void aFewTasksOfAnArray_doNotSayHowManyPartsThereAre() {
        assertThatThrownBy(() -> PartNumber.in(slurm("3", "3", "7", "2"))).isInstanceOf(BadInput.class)
                .hasMessage("SLURM_ARRAY_TASK_ID says which part this is, but not of how many: set ALTHING_PARTS, or "
                        + "give --part 3/N.");
        assertThatThrownBy(() -> PartNumber.in(slurm("0", "0", "0", "2"))).isInstanceOf(BadInput.class);
    }

    @Test
    void thePartsOfAnIndexedJob_areSaidBesides() {
        assertThat(PartNumber.in(Map.of("JOB_COMPLETION_INDEX", "2", "ALTHING_PARTS", "4")))
                .contains(new PartNumber(2, 4));
        assertThatThrownBy(() -> PartNumber.in(Map.of("JOB_COMPLETION_INDEX", "2"))).isInstanceOf(BadInput.class)
                .hasMessageContaining("JOB_COMPLETION_INDEX").hasMessageContaining("ALTHING_PARTS");
    }

    private static Map<String, String> slurm(String id, String least, String most, String count) {
        return Map.of("SLURM_ARRAY_TASK_ID", id, "SLURM_ARRAY_TASK_MIN", least, "SLURM_ARRAY_TASK_MAX", most,
                "SLURM_ARRAY_TASK_COUNT", count);
    }
}
