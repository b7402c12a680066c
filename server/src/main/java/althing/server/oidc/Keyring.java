package althing.server.oidc;

import java.net.URI;
import java.net.http.HttpRequest;
import java.text.ParseException;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import org.jspecify.annotations.Nullable;

import althing.server.oidc.Line.Answer;

/**
 * The keys that a provider signs with. It may take others at any time, so they are asked for again when a token names one that
 * is not known; each token was asked for by the hall itself, so nobody else can have it ask without end. Thread safe.
 */
final class Keyring implements JWKSource<SecurityContext> {

    /** How long a key may be trusted that its provider trusts no more. */
    private static final Duration MOST = Duration.ofMinutes(10);

    private final Kept<JWKSet> keys;

    Keyring(Line line, Supplier<URI> place) {
        this.keys = new Kept<>(MOST, () -> ask(line, place.get()));
    }

    @Override
    public List<JWK> get(JWKSelector selector, @Nullable SecurityContext context) {
        List<JWK> known = selector.select(keys.get());
        return known.isEmpty() ? selector.select(keys.anew()) : known;
    }

    private static JWKSet ask(Line line, URI place) {
        Answer answer = line.ask(HttpRequest.newBuilder(place));
        if (!answer.isGood()) {
            throw Trouble.unreachable("its keys were answered with " + answer.status());
        }
        try {
            return JWKSet.parse(answer.body());
        } catch (ParseException e) {
            throw Trouble.unproven("its keys cannot be read");
        }
    }
}
