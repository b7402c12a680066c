package althing.server.oidc;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;
import althing.server.table.Denial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What a provider says proves who somebody is, or nothing at all. */
@Timeout(120)
class ProviderTest {

    private static final URI HALL = URI.create("https://hall.example.org");
    private static final String VERIFIER = "verifier";
    /** The SHA-256 of the verifier. */
    private static final String CHALLENGE = "iMnq5o6zALKXGivsnlom_0F5_WYda32GHkxlV7mq7hQ";
    private static final String PLACE = "/.well-known/openid-configuration";

    private final OwnProvider own = new OwnProvider();
    private final Provider provider = new Provider(own.settings(HALL));

    @AfterEach
    void close() {
        provider.close();
        own.close();
    }

    @Test
    void whoIsLetIn_isNamed_andTheProviderIsToldNoMoreThanItMust() {
        String entrance = provider.entrance("state", "nonce", CHALLENGE);
        assertThat(entrance).startsWith(own.issuer() + "/door?from=hall&response_type=code&client_id=the+hall")
                .contains("&scope=openid&", "redirect_uri=https%3A%2F%2Fhall.example.org%2Fme%2Fprovider&",
                        "&code_challenge_method=S256");
        assertThat(subject()).isEqualTo("someone");
    }

    @Test
    void bothKindsOfKeys_areTaken_andAnotherKey_isAskedFor() {
        assertThat(subject()).isEqualTo("someone");
        own.rotate(OwnProvider.curve("second"));
        assertThat(subject()).as("ES256, by a key that nobody knew").isEqualTo("someone");
        assertThat(subject()).isEqualTo("someone");
        assertThat(own.calls.stream().filter("/keys"::equals)).as("once for each key").hasSize(2);
    }

    @Test
    void aKeyThatTheProviderDoesNotPublish_provesNothing() {
        assertThat(subject()).isEqualTo("someone");
        own.signing = OwnProvider.rsa("unknown");
        unproven();
        own.signing = OwnProvider.rsa("first");
        unproven();
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonce", "issuer", "audience", "expired", "no expiry", "azp", "no azp", "nobody",
            "not yet"})
    void aTokenThatIsWrongInOnePoint_provesNothing(String what) {
        own.claims = wrong(what);
        unproven();
    }

    private static UnaryOperator<JWTClaimsSet.Builder> wrong(String what) {
        return token -> switch (what) {
            case "nonce" -> token.claim("nonce", "another");
            case "issuer" -> token.issuer("https://elsewhere.example.org");
            case "audience" -> token.audience("another hall");
            case "expired" -> token.expirationTime(Date.from(Instant.now().minusSeconds(120)));
            case "no expiry" -> token.expirationTime(null);
            case "azp" -> token.claim("azp", "another hall");
            case "no azp" -> token.audience(List.of(OwnProvider.CLIENT, "another hall"));
            case "not yet" -> token.notBeforeTime(Date.from(Instant.now().plusSeconds(3600)));
            default -> token.subject(null);
        };
    }

    @Test
    void aTokenForSeveral_isTaken_ifItWasMadeForTheHall() {
        own.claims = token -> token.audience(List.of(OwnProvider.CLIENT, "another"))
                .claim("azp", OwnProvider.CLIENT);
        assertThat(subject()).isEqualTo("someone");
    }

    @Test
    void howATokenIsSigned_isNotForTheTokenToSay() {
        own.forgery = token -> new PlainJWT(claims(token)).serialize();
        unproven();
        own.forgery = token -> bySecret(claims(token), own.published.getFirst());
        unproven();
        own.forgery = token -> token.substring(0, token.lastIndexOf('.') + 1);
        unproven();
        own.forgery = token -> token.substring(0, token.length() - 8) + "AAAAAAAA";
        unproven();
        own.forgery = token -> headed(token, "{\"alg\":\"ES256\",\"kid\":\"first\"}");
        unproven();
        own.forgery = _ -> "";
        unproven();
        own.forgery = UnaryOperator.identity();
        assertThat(subject()).isEqualTo("someone");
    }

    @ParameterizedTest
    @ValueSource(strings = {PLACE, "/token", "/keys"})
    void aProviderThatHangs_orFails_isSaidToBeSilent(String path) {
        ProviderSettings usual = own.settings(HALL);
        own.broken = path;
        assertThat(problem(provider)).isEqualTo("provider-silent");
        own.broken = "none";
        own.silent = path;
        try (Provider hasty = new Provider(new ProviderSettings(usual.issuer(), usual.client(), usual.secret(),
                usual.name(), usual.hall(), Duration.ofMillis(path.equals(PLACE) ? 50 : 3_000)))) {
            assertThat(problem(hasty)).isEqualTo("provider-silent");
        }
        own.silent = "none";
        assertThat(subject()).isEqualTo("someone");
    }

    @Test
    void aCodeOrAVerifierThatIsWrong_isRefused() {
        Map<String, String> back = own.visit(provider.entrance("state", "nonce", CHALLENGE));
        assertThat(problem(() -> provider.subject("guess", null, VERIFIER, "nonce"))).isEqualTo("provider-refused");
        assertThat(problem(() -> provider.subject(back.getOrDefault("code", ""), null, "another", "nonce")))
                .isEqualTo("provider-refused");
    }

    @Test
    void whoSaysToBeAnother_provesNothing() {
        Map<String, String> back = own.visit(provider.entrance("state", "nonce", CHALLENGE));
        assertThat(problem(
                () -> provider.subject(back.getOrDefault("code", ""), "https://evil.example.org", VERIFIER, "nonce")))
                .isEqualTo("provider-unproven");
        own.name = "https://evil.example.org";
        try (Provider fresh = new Provider(own.settings(HALL))) {
            assertThat(problem(fresh)).isEqualTo("provider-unproven");
        }
    }

    @ParameterizedTest
    @CsvSource({"http://login.example.org", "https://user@login.example.org", "login.example.org",
            "https://login.example.org/#x", "javascript:alert(1)"})
    void anIssuer_isReachedByALineThatNobodyElseReads(String issuer) {
        assertThatThrownBy(() -> new ProviderSettings(issuer, "c", "s", "Own", HALL, Duration.ofSeconds(1)))
                .isInstanceOf(BadInput.class).hasMessageContaining("--oidc-issuer");
        assertThatThrownBy(() -> new ProviderSettings("https://login.example.org", "c", "", "Own", HALL,
                Duration.ofSeconds(1))).isInstanceOf(BadInput.class).hasMessageContaining("ALTHING_OIDC_SECRET");
    }

    private String subject() {
        return subject(provider);
    }

    private String subject(Provider asked) {
        Map<String, String> back = own.visit(asked.entrance("state", "nonce", CHALLENGE));
        return asked.subject(back.getOrDefault("code", ""), back.getOrDefault("iss", ""), VERIFIER, "nonce");
    }

    private void unproven() {
        assertThat(problem(provider)).isEqualTo("provider-unproven");
    }

    private String problem(Provider asked) {
        return problem(() -> subject(asked));
    }

    private static String problem(Runnable work) {
        try {
            work.run();
            return "none";
        } catch (Denial e) {
            return e.code();
        }
    }

    private static JWTClaimsSet claims(String token) {
        try {
            return SignedJWT.parse(token).getJWTClaimsSet();
        } catch (java.text.ParseException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Signed with what everybody knows: the public key, taken for a common secret. */
    private static String bySecret(JWTClaimsSet claims, JWK key) {
        try {
            SignedJWT token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.HS256).keyID(key.getKeyID()).build(), claims);
            token.sign(new MACSigner(key.toRSAKey().toPublicKey().getEncoded()));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String headed(String token, String header) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(header.getBytes(StandardCharsets.UTF_8))
                + token.substring(token.indexOf('.'));
    }
}
