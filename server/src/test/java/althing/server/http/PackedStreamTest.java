package althing.server.http;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What is packed piece by piece comes out as it went in. */
class PackedStreamTest {

    private final ByteArrayOutputStream packed = new ByteArrayOutputStream();

    @ParameterizedTest
    @ValueSource(ints = {1, 100, 16_384, 40_000, 200_000})
    void piecesOfAnySize_comeOutAsTheyWentIn(int largest) throws IOException {
        Random random = new Random(largest);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (PackedStream stream = new PackedStream(packed)) {
            for (int i = 0; i < 30; i++) {
                byte[] piece = words(random, random.nextInt(largest) + 1);
                all.write(piece);
                stream.write(piece);
                stream.flush();
            }
        }
        assertThat(unpacked()).isEqualTo(all.toByteArray());
    }

    @Test
    void aPiece_canBeReadWhenItHasArrived() throws IOException {
        try (PackedStream stream = new PackedStream(packed)) {
            for (int i = 0; i < 3; i++) {
                stream.write("event: ".getBytes(StandardCharsets.UTF_8));
                stream.write("state\n".getBytes(StandardCharsets.UTF_8));
                stream.flush();
                try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
                    assertThat(new String(in.readNBytes(13 * (i + 1)), StandardCharsets.UTF_8))
                            .isEqualTo("event: state\n".repeat(i + 1));
                }
            }
        }
    }

    @Test
    void aPieceLikeTheOneBefore_takesLittle() throws IOException {
        byte[] piece = words(new Random(1), 16_000);
        try (PackedStream stream = new PackedStream(packed)) {
            stream.write(piece);
            stream.flush();
            int first = packed.size();
            stream.write(piece);
            stream.flush();
            assertThat(packed.size() - first).isLessThan(first / 20);
        }
    }

    private byte[] unpacked() throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
            return in.readAllBytes();
        }
    }

    private static byte[] words(Random random, int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(Integer.toString(random.nextInt(5000), 36)).append(' ');
        }
        return text.substring(0, length).getBytes(StandardCharsets.UTF_8);
    }
}
