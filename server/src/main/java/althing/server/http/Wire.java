package althing.server.http;

import java.util.concurrent.ThreadLocalRandom;

/** In which form states are sent: as events to browsers, as lines of JSON to programs. */
enum Wire {

    /** Server-sent events; those who are silent for long are told that the line is open, because only events reach a page. */
    EVENTS("text/event-stream", "event: here\ndata: {}\n\n") {

        @Override
        String redial() {
            return "retry: " + ThreadLocalRandom.current().nextInt(SOONEST_REDIAL, LATEST_REDIAL) + "\n";
        }

        @Override
        String before(String table, int seq) {
            return "event: state\nid: " + seq + "\ndata: ";
        }

        @Override
        String after() {
            return "\n\n";
        }
    },

    /** A line for each state, and an empty one that tells that the line is open. */
    LINES("application/x-ndjson", "\n") {

        @Override
        String redial() {
            return "";
        }

        @Override
        String before(String table, int seq) {
            return "{\"table\":\"" + table + "\",\"state\":";
        }

        @Override
        String after() {
            return "}\n";
        }
    };

    /** Milliseconds. */
    private static final int SOONEST_REDIAL = 300;
    private static final int LATEST_REDIAL = 2000;

    private final String contentType;
    private final String heartbeat;

    Wire(String contentType, String heartbeat) {
        this.contentType = contentType;
        this.heartbeat = heartbeat;
    }

    String contentType() {
        return contentType;
    }

    String heartbeat() {
        return heartbeat;
    }

    /** When a reader whose line breaks shall dial again: not all at the same moment. */
    abstract String redial();

    /** What stands before the JSON of a state. */
    abstract String before(String table, int seq);

    /** What stands behind it. */
    abstract String after();
}
