package althing.lab.part;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

import althing.formats.Json;

/** Writes lines of JSON. Not thread safe. */
record PartWriter(OutputStream stream) {

    void write(PartLine line) {
        try {
            stream.write(Json.STRICT.writeValueAsBytes(line));
            stream.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException("A result cannot be written: " + e.getMessage(), e);
        }
    }
}
