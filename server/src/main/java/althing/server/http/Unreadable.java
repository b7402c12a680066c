package althing.server.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers what is no request at all, before any call of the hall is asked: an address or a header that cannot be read. */
final class Unreadable extends ErrorHandler {

    /** Whatever somebody wanted, they are told; left to itself the web server says nothing to who deletes. */
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(Request request, Response response, int status, @Nullable String message,
            @Nullable Throwable cause, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problems.MEDIA_TYPE).put(HttpHeader.CONNECTION, "close");
        Content.Sink.write(response, true, Problems.json(status, "bad-request", sentence(status)), callback);
    }

    private static String sentence(int status) {
        return switch (status) {
            case 414 -> "The address of this request is too long.";
            case 431 -> "The headers of this request are too long.";
            case 505 -> "The hall speaks HTTP/1.1.";
            default -> "The hall cannot read this request: its address or a header is not well formed.";
        };
    }
}
