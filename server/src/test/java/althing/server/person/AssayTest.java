package althing.server.person;

import java.util.Base64;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.SplitMix;
import althing.server.Authenticator;
import althing.server.api.HallJson;
import althing.server.table.Denial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Whatever an authenticator answers, it is right or refused with a sentence. Every case has a number. */
class AssayTest {

    private static final int CASES = 4 * Integer.getInteger("althing.fuzz", 500);
    private static final RelyingParty PARTY = new RelyingParty("localhost", "http://localhost:1");
    private static final JsonNode ASKED = HallJson.MAPPER.readTree("{\"challenge\":\"YXNrZWQ\",\"handle\":\"aGVycw\"}");

    private final Assay assay = new Assay();
    private final Authenticator hers = new Authenticator(PARTY.origin());

    @Test
    void aPasskeyThatWasMade_canBeShown_andItsCountIsKept() {
        Credential made = made(field(hers.make(ASKED), "attestation"));
        Credential used = shown(made, field(hers.show(ASKED), "authenticator"));
        assertThat(used.attested()).isEqualTo(made.attested());
        assertThat(used.count()).isEqualTo(made.count() + 1);
        assertThat(made.handle()).isEqualTo("aGVycw");
    }

    @Test
    void aSpoiltAnswer_isRefusedWithASentence() {
        String make = hers.make(ASKED);
        Credential known = made(field(make, "attestation"));
        for (int number = 0; number < CASES; number++) {
            SplitMix random = SplitMix.stream(number, 5);
            byte[] attestation = spoilt(field(make, "attestation"), random);
            byte[] client = spoilt(field(make, "clientData"), random);
            tried(number, () -> assay.read(client, field(make, "attestation")).credential(PARTY, "aGVycw"));
            tried(number, () -> made(attestation));
            byte[] data = spoilt(field(hers.show(ASKED), "authenticator"), random);
            assertThatThrownBy(() -> shown(known, data)).as("case %d", number).isInstanceOf(Denial.class);
        }
    }

    private static void tried(int number, Runnable work) {
        try {
            work.run();
        } catch (Denial e) {
            assertThat(e.getMessage()).as("case %d", number).endsWith(".");
        }
    }

    private Credential made(byte[] attestation) {
        return assay.read(field(hers.make(ASKED), "clientData"), attestation).credential(PARTY, "aGVycw");
    }

    /** The answer of the moment, with other data than those that were signed. */
    private Credential shown(Credential known, byte[] data) {
        String shown = hers.showAgain(ASKED);
        return assay.read(field(shown, "id"), field(shown, "clientData"), data, field(shown, "signature"))
                .check(PARTY, known);
    }

    private static byte[] spoilt(byte[] bytes, SplitMix random) {
        byte[] other = random.nextInt(4) == 0
                ? java.util.Arrays.copyOf(bytes, random.nextInt(bytes.length))
                : bytes.clone();
        for (int times = random.nextInt(3); times >= 0 && other.length > 0; times--) {
            other[random.nextInt(other.length)] ^= (byte) (1 + random.nextInt(255));
        }
        return java.util.Arrays.equals(other, bytes) ? new byte[0] : other;
    }

    private static byte[] field(String body, String name) {
        return Base64.getUrlDecoder().decode(HallJson.MAPPER.readTree(body).path(name).asString());
    }
}
