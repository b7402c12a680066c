package althing.server.calling;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;

import org.junit.jupiter.api.Test;

import althing.server.table.Denial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The example of RFC 8291, section 5. */
class SealingTest {

    private static final PushAddress BROWSER = new PushAddress("https://push.example.net/push/1",
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg");

    @Test
    void theMessageOfTheStandard_isSealedAsThere() throws GeneralSecurityException {
        byte[] sealed = Sealing.seal("When I grow up, I want to be a watermelon".getBytes(StandardCharsets.UTF_8),
                BROWSER,
                Curve.pair(new BigInteger(1, bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), bytes(
                        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")),
                bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sealed)).isEqualTo(
                "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
                        + "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    }

    @Test
    void keysThatNoBrowserMakes_areRefused() {
        assertThat(BROWSER.checked()).isEqualTo(BROWSER);
        String shifted = BROWSER.p256dh().substring(0, 85) + "A4";
        for (PushAddress bad : new PushAddress[]{new PushAddress("https://a.example", shifted, BROWSER.auth()),
                new PushAddress("https://a.example", "BA", BROWSER.auth()),
                new PushAddress("https://a.example", BROWSER.p256dh(), "AA"),
                new PushAddress("https://a.example", "%%", BROWSER.auth())}) {
            assertThatThrownBy(bad::checked).isInstanceOf(Denial.class);
        }
    }

    private static byte[] bytes(String base64) {
        return Base64.getUrlDecoder().decode(base64);
    }
}
