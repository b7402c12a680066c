package althing.server.oidc;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

import althing.server.api.HallJson;

/** The line to a provider: it follows nobody who sends it on, and waits for no answer that is long, or long in coming. */
final class Line implements AutoCloseable {

    private static final int LONGEST_ANSWER = 1 << 18;

    private final Duration patience;
    private final HttpClient client;

    Line(Duration patience) {
        this.patience = patience;
        this.client = HttpClient.newBuilder().connectTimeout(patience).version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER).build();
    }

    /** What was answered. */
    record Answer(int status, String body) {

        boolean isGood() {
            return status == 200;
        }

        JsonNode json() {
            try {
                return HallJson.MAPPER.readTree(body);
            } catch (JacksonException e) {
                throw Trouble.unreachable("it does not answer in JSON");
            }
        }
    }

    Answer ask(HttpRequest.Builder request) {
        CompletableFuture<HttpResponse<String>> answer = client.sendAsync(
                request.header("Accept", "application/json").build(),
                BodyHandlers.limiting(BodyHandlers.ofString(), LONGEST_ANSWER));
        try {
            HttpResponse<String> came = answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return new Answer(came.statusCode(), came.body());
        } catch (TimeoutException e) {
            answer.cancel(true);
            throw Trouble.unreachable("it takes too long");
        } catch (ExecutionException e) {
            throw Trouble.unreachable(String.valueOf(e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Trouble.unreachable("the hall closes");
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
