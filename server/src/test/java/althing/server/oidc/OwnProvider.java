package althing.server.oidc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import althing.server.api.HallJson;

/** A small OpenID Connect provider on this machine, with keys of its own, which can misbehave. */
public final class OwnProvider implements AutoCloseable {

    public static final String CLIENT = "the hall";
    public static final String SECRET = "s%cret: ü";
    private static final Duration HOUR = Duration.ofHours(1);
    private static final JWK FIRST = rsa("first");

    private final HttpServer server;
    private final CountDownLatch end = new CountDownLatch(1);
    private final Map<String, Map<String, String>> asked = new ConcurrentHashMap<>();
    /** What it was asked for, by path. */
    public final List<String> calls = new CopyOnWriteArrayList<>();
    /** Who is at its door. */
    public volatile String subject = "someone";
    /** What else it says in a token. */
    public volatile UnaryOperator<JWTClaimsSet.Builder> claims = UnaryOperator.identity();
    /** What it gives instead of a token that it has signed. */
    public volatile UnaryOperator<String> forgery = UnaryOperator.identity();
    /** The path that it never answers. */
    public volatile String silent = "none";
    /** The path that it answers with a failure. */
    public volatile String broken = "none";
    /** Who it says to be. */
    public volatile String name;
    public volatile JWK signing = FIRST;
    public volatile List<JWK> published = List.of(signing);

    public OwnProvider() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
        name = issuer();
    }

    public String issuer() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    public ProviderSettings settings(URI hall) {
        return new ProviderSettings(issuer(), CLIENT, SECRET, "Own", hall, Duration.ofSeconds(60));
    }

    /** The person at the door says who they are; where their browser is sent back to. */
    public Map<String, String> visit(String entrance) {
        Map<String, String> facts = facts(URI.create(entrance).getRawQuery());
        String code = "code" + asked.size();
        asked.put(code, facts);
        Map<String, String> back = new HashMap<>();
        back.put("to", facts.getOrDefault("redirect_uri", ""));
        back.put("code", code);
        back.put("state", facts.getOrDefault("state", ""));
        back.put("iss", issuer());
        return back;
    }

    static JWK rsa(String id) {
        return made(() -> new RSAKeyGenerator(2048).keyID(id).generate());
    }

    static JWK curve(String id) {
        return made(() -> new ECKeyGenerator(Curve.P_256).keyID(id).generate());
    }

    /** Signs with another key from now on. */
    void rotate(JWK next) {
        signing = next;
        published = List.of(next);
    }

    String signed(JWTClaimsSet facts) {
        return made(() -> {
            boolean isRsa = signing instanceof RSAKey;
            JWSSigner signer = isRsa ? new RSASSASigner(signing.toRSAKey()) : new ECDSASigner(signing.toECKey());
            SignedJWT token = new SignedJWT(new JWSHeader.Builder(isRsa ? JWSAlgorithm.RS256 : JWSAlgorithm.ES256)
                    .keyID(signing.getKeyID()).build(), facts);
            token.sign(signer);
            return token.serialize();
        });
    }

    private void answer(HttpExchange call) throws IOException {
        String path = call.getRequestURI().getPath();
        calls.add(path);
        if (path.equals(silent)) {
            await();
        }
        Optional<Map<String, Object>> said = path.equals(broken) ? Optional.empty() : said(path, call);
        byte[] body = HallJson.write(said.orElse(Map.of("error", "invalid_grant")))
                .getBytes(StandardCharsets.UTF_8);
        call.sendResponseHeaders(said.isPresent() ? 200 : path.equals(broken) ? 500 : 400, body.length);
        call.getResponseBody().write(body);
        call.close();
    }

    private Optional<Map<String, Object>> said(String path, HttpExchange call) throws IOException {
        return switch (path) {
            case "/.well-known/openid-configuration" -> Optional.of(Map.of("issuer", name, "authorization_endpoint",
                    issuer() + "/door?from=hall", "token_endpoint", issuer() + "/token", "jwks_uri",
                    issuer() + "/keys"));
            case "/keys" -> Optional.of(Map.of("keys",
                    published.stream().map(key -> key.toPublicJWK().toJSONObject()).toList()));
            case "/token" -> token(call);
            default -> Optional.empty();
        };
    }

    /** A token for a code, once, and only for who asked for it. */
    private Optional<Map<String, Object>> token(HttpExchange call) throws IOException {
        Map<String, String> facts = facts(
                new String(call.getRequestBody().readAllBytes(), StandardCharsets.US_ASCII));
        Map<String, String> first = asked.remove(facts.getOrDefault("code", ""));
        String hall = "Basic " + Base64.getEncoder().encodeToString(
                "the+hall:s%25cret%3A+%C3%BC".getBytes(StandardCharsets.UTF_8));
        if (first == null || !hall.equals(call.getRequestHeaders().getFirst("Authorization"))
                || !first.getOrDefault("redirect_uri", "").equals(facts.getOrDefault("redirect_uri", ""))
                || !first.getOrDefault("code_challenge", "").equals(sha256(facts.getOrDefault("code_verifier", "")))) {
            return Optional.empty();
        }
        JWTClaimsSet.Builder said = new JWTClaimsSet.Builder().issuer(issuer()).audience(CLIENT).subject(subject)
                .issueTime(Date.from(Instant.now())).expirationTime(Date.from(Instant.now().plus(HOUR)))
                .claim("nonce", first.getOrDefault("nonce", ""));
        return Optional.of(Map.of("token_type", "Bearer", "access_token", "unused", "id_token",
                forgery.apply(signed(claims.apply(said).build()))));
    }

    private static Map<String, String> facts(String form) {
        return Arrays.stream(form.split("&")).map(fact -> fact.split("=", 2))
                .collect(Collectors.toMap(fact -> fact[0],
                        fact -> URLDecoder.decode(fact[1], StandardCharsets.UTF_8)));
    }

    private static String sha256(String text) {
        try {
            return Base64.getUrlEncoder().withoutPadding().encodeToString(
                    MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /** Work with keys. */
    private interface Work<T> {
        T done() throws JOSEException;
    }

    private static <T> T made(Work<T> work) {
        try {
            return work.done();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private void await() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        end.countDown();
        server.stop(0);
    }
}
