package althing.server.oidc;

import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

import althing.server.oidc.Line.Answer;

/**
 * A provider that vouches for people by the authorization code flow of OpenID Connect, with PKCE. It is asked for nothing but
 * who somebody is: neither name nor address. Thread safe.
 */
public final class Provider implements AutoCloseable {

    private static final Duration DESCRIBED = Duration.ofHours(1);

    private final ProviderSettings settings;
    private final Line line;
    private final Kept<Discovery> discovery;
    private final Keyring keys;

    public Provider(ProviderSettings settings) {
        this.settings = settings;
        this.line = new Line(settings.patience());
        this.discovery = new Kept<>(DESCRIBED, () -> Discovery.ask(line, settings.issuer()));
        this.keys = new Keyring(line, () -> discovery.get().keys());
    }

    /** What people call it. */
    public String name() {
        return settings.name();
    }

    /** How it names itself. */
    public String issuer() {
        return settings.issuer();
    }

    /**
     * Where a browser goes so that its person says there who they are.
     *
     * @param challenge the SHA-256 of what shows later that the hall has asked
     */
    public String entrance(String state, String nonce, String challenge) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("response_type", "code");
        facts.put("client_id", settings.client());
        facts.put("redirect_uri", settings.comingBack());
        facts.put("scope", "openid");
        facts.put("state", state);
        facts.put("nonce", nonce);
        facts.put("code_challenge", challenge);
        facts.put("code_challenge_method", "S256");
        String entrance = discovery.get().entrance();
        return entrance + (entrance.contains("?") ? "&" : "?") + form(facts);
    }

    /**
     * Whom the provider has let in, by its own name for them.
     *
     * @param sender   who says to have sent the person back
     * @param verifier of which it was told the SHA-256
     */
    public String subject(String code, @Nullable String sender, String verifier, String nonce) {
        if (sender == null ? discovery.get().namesItself() : !sender.equals(settings.issuer())) {
            throw Trouble.unproven("somebody else has sent a person back");
        }
        return new Assertion(settings.issuer(), settings.client(), nonce).subject(exchanged(code, verifier), keys);
    }

    private String exchanged(String code, String verifier) {
        Discovery place = discovery.get();
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("grant_type", "authorization_code");
        facts.put("code", code);
        facts.put("redirect_uri", settings.comingBack());
        facts.put("code_verifier", verifier);
        HttpRequest.Builder request = HttpRequest.newBuilder(place.exchange()).header("Content-Type",
                "application/x-www-form-urlencoded");
        if (place.inBody()) {
            facts.put("client_id", settings.client());
            facts.put("client_secret", settings.secret());
        } else {
            request.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(
                    (encoded(settings.client()) + ":" + encoded(settings.secret())).getBytes(StandardCharsets.UTF_8)));
        }
        return token(line.ask(request.POST(BodyPublishers.ofString(form(facts)))));
    }

    private static String token(Answer answer) {
        if (answer.status() >= 400 && answer.status() < 500) {
            throw Trouble.refused("the answer was " + answer.status());
        }
        if (!answer.isGood()) {
            throw Trouble.unreachable("a code was answered with " + answer.status());
        }
        return answer.json().path("id_token").asString("");
    }

    private static String form(Map<String, String> facts) {
        return facts.entrySet().stream().map(fact -> fact.getKey() + "=" + encoded(fact.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        line.close();
    }
}
