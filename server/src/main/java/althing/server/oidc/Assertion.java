package althing.server.oidc;

import java.text.ParseException;
import java.util.Set;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;

/**
 * What a provider asserts of somebody: its ID token, tried as OpenID Connect Core 1.0, section 3.1.3.7 says. How it may be signed
 * is the hall's choice and that of the provider's keys; what the token says of that opens nothing.
 *
 * @param client who it must be meant for
 * @param nonce  the question that it must answer
 */
record Assertion(String issuer, String client, String nonce) {

    private static final Set<JWSAlgorithm> ALGORITHMS = Set.of(JWSAlgorithm.RS256, JWSAlgorithm.ES256);
    private static final Set<String> NEEDED = Set.of("sub", "exp", "iat");
    private static final int LONGEST_SUBJECT = 255;

    /** Whom a token is about, if it proves that. */
    String subject(String token, Keyring keys) {
        JWTClaimsSet claims = proven(token, keys);
        String addressee = text(claims, "azp");
        if (!addressee.isEmpty() ? !addressee.equals(client) : claims.getAudience().size() > 1) {
            throw Trouble.unproven("its token is meant for somebody else");
        }
        String subject = text(claims, "sub");
        if (subject.isBlank() || subject.length() > LONGEST_SUBJECT) {
            throw Trouble.unproven("its token names nobody");
        }
        return subject;
    }

    private JWTClaimsSet proven(String token, Keyring keys) {
        DefaultJWTProcessor<SecurityContext> trial = new DefaultJWTProcessor<>();
        trial.setJWSKeySelector(new JWSVerificationKeySelector<>(ALGORITHMS, keys));
        trial.setJWTClaimsSetVerifier(new DefaultJWTClaimsVerifier<>(client,
                new JWTClaimsSet.Builder().issuer(issuer).claim("nonce", nonce).build(), NEEDED));
        try {
            return trial.process(token, null);
        } catch (ParseException | BadJOSEException | JOSEException e) {
            throw Trouble.unproven("its token does not hold (" + e.getClass().getSimpleName() + ")");
        }
    }

    private static String text(JWTClaimsSet claims, String name) {
        return claims.getClaim(name) instanceof String text ? text : "";
    }
}
