package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Runtime.Version;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which JDK will do. */
class NeededJdkTest {

    @ParameterizedTest
    @ValueSource(strings = {"25", "25.0.2", "25.0.2+9-LTS", "24.0.9"})
    void anEarlierOne_isRefusedWithASentence(String version) {
        assertThat(NeededJdk.problem(Version.parse(version))).hasValueSatisfying(
                sentence -> assertThat(sentence).contains("25.0.3 or later", "this is " + version).endsWith("."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"25.0.3", "25.0.3+9-LTS", "25.0.10", "25.1", "26"})
    void aLaterOne_willDo(String version) {
        assertThat(NeededJdk.problem(Version.parse(version))).isEmpty();
    }

    @Test
    void thisOne_willDo() {
        assertThat(NeededJdk.problem(Runtime.version())).isEmpty();
    }
}
