package althing.server.oidc;

import java.net.URI;
import java.net.http.HttpRequest;

import tools.jackson.databind.JsonNode;

import althing.server.oidc.Line.Answer;

/**
 * Where a provider is asked what, as it tells itself.
 *
 * @param entrance     where people say who they are
 * @param exchange     where a code is exchanged for a token
 * @param keys         where the keys are that tokens are signed with
 * @param inBody       whether the hall's secret is said in the body
 * @param namesItself  whether it says who it is when it sends people back
 */
record Discovery(String entrance, URI exchange, URI keys, boolean inBody, boolean namesItself) {

    private static final String PLACE = "/.well-known/openid-configuration";

    static Discovery ask(Line line, String issuer) {
        Answer answer = line.ask(HttpRequest.newBuilder(URI.create(issuer.replaceAll("/+$", "") + PLACE)));
        if (!answer.isGood()) {
            throw Trouble.unreachable("its description was answered with " + answer.status());
        }
        JsonNode told = answer.json();
        if (!told.path("issuer").asString("").equals(issuer)) {
            throw Trouble.unproven("it names itself another issuer than --oidc-issuer");
        }
        return new Discovery(address(told, "authorization_endpoint"), URI.create(address(told, "token_endpoint")),
                URI.create(address(told, "jwks_uri")), inBody(told.path("token_endpoint_auth_methods_supported")),
                told.path("authorization_response_iss_parameter_supported").asBoolean(false));
    }

    private static String address(JsonNode told, String name) {
        String address = told.path(name).asString("");
        if (!ProviderSettings.isSafe(address)) {
            throw Trouble.unproven("its " + name + " is no https:// address");
        }
        return address;
    }

    /** The header is what every provider takes that does not say otherwise. */
    private static boolean inBody(JsonNode methods) {
        return methods.valueStream().anyMatch(method -> method.asString("").equals("client_secret_post"))
                && methods.valueStream().noneMatch(method -> method.asString("").equals("client_secret_basic"));
    }
}
