package althing.server.person;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Passkeys belong to a name, and to lines that nobody listens to. */
class RelyingPartyTest {

    @Test
    void anHttpsName_andOnesOwnMachine_takePasskeys() {
        assertThat(RelyingParty.at("https://Hall.example.org:8443").orElseThrow())
                .isEqualTo(new RelyingParty("hall.example.org", "https://Hall.example.org:8443"));
        assertThat(RelyingParty.at("http://localhost:8080").orElseThrow().site()).isEqualTo("localhost");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://hall.example.org", "https://192.168.0.7", "https://[::1]:8080",
            "http://127.0.0.1:8080", "http://", "http://local host", "", "https://a_b"})
    void plainLines_numbersAndNonsense_takeNone(String origin) {
        assertThat(RelyingParty.at(origin)).isEmpty();
    }
}
