package althing.server;

import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A hall behind a proxy that speaks https for it. */
class ProxyTest extends HallTest {

    @Override
    protected HallServer start() {
        return HallServer.start(options("https://hall.example.org"), bots());
    }

    @Test
    void cookies_areForEncryptedLinesOnly() {
        assertThat(ingrid.get("/api/hall").header("Set-Cookie")).contains("; Secure", "; HttpOnly");
    }

    @Test
    void thePageOfThePublicAddress_mayAct_andNoOther() {
        assertThat(open("https://hall.example.org")).isEqualTo("status 201");
        assertThat(open("http://hall.example.org")).isEqualTo("other-site");
        assertThat(open("https://hall.example.org:444")).isEqualTo("other-site");
        assertThat(open("https://example.org")).isEqualTo("other-site");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hall.example.org", "ftp://hall.example.org", "https:hall",
            "https://hall.example.org/games"})
    void anAddressThatIsNone_isRefused(String address) {
        assertThatThrownBy(() -> options(address)).isInstanceOf(BadInput.class)
                .hasMessageContaining("such as https://hall.example.org, not '" + address + "'");
    }

    private String open(String origin) {
        return ingrid.send(ingrid.request("/api/tables").header("Content-Type", "application/json")
                .header("Origin", origin).POST(BodyPublishers.ofString(
                        "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"screen\"}]}")))
                .problem();
    }

    private HallOptions options(String publicUrl) {
        return new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO,
                Optional.of(URI.create(publicUrl)));
    }
}
