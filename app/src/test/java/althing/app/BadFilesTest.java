package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.SplitMix;

/** Whatever lies in a file, the answer is a sentence that starts with its name. */
class BadFilesTest {

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"replay", "position"})
    void anUnreadablePlace_isNamed(String command) {
        says(command, directory.resolve("nowhere").toString(), "There is no file");
        says(command, directory.toString(), "is a directory");
        says(command, "a\0b", "is no file name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "position"})
    void whatIsNoText_isRefused(String command) throws IOException {
        refused(command, new byte[0], "is empty");
        refused(command, " \n\n".getBytes(StandardCharsets.UTF_8), "is empty");
        refused(command, new byte[]{0x50, 0x4B, 3, 4, 0, 0, 0}, "is no text");
        refused(command, new byte[]{(byte) 0xFF, (byte) 0xFE, 0x41}, "is no text");
        refused(command, new byte[17 << 20], "is larger than");
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "position"})
    void foreignTexts_areRefused(String command) throws IOException {
        for (String foreign : new String[]{"[Event \"Reykjavik\"]\n1. e4 e5", "<html></html>", "null", "42"}) {
            refused(command, foreign.getBytes(StandardCharsets.UTF_8), "");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"setup\": 3}", "{\"setup\": \"kubb(seats=2)\"}",
            "{\"setup\": \"vikings(seats=2)\"}", "{\"setup\": \"vikings(seats=2)\", \"setup\": \"vikings(seats=2)\"}",
            "{\"setup\": ", "{\"a\": 1} {\"b\": 2}", "{'setup': 1}"})
    void aNotationThatIsNone_isRefused(String json) throws IOException {
        refused("position", json.getBytes(StandardCharsets.UTF_8), "");
    }

    /** Every field of a real notation is taken away or spoilt in turn, and many characters changed by chance. */
    @ParameterizedTest
    @ValueSource(strings = {"vikings(seats=2)#1", "vikings(seats=4,advanced=true)#2"})
    void aDamagedNotation_neverCrashes(String setup) throws IOException {
        String text = Call.of("new", setup).out();
        SplitMix random = new SplitMix(3);
        for (int i = 0; i < 300; i++) {
            StringBuilder damaged = new StringBuilder(text);
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.setLength(at);
                case 1 -> damaged.deleteCharAt(at);
                default -> damaged.setCharAt(at, "0198-x\"{}[],:".charAt(random.nextInt(13)));
            }
            Call call = Call.answering(damaged.toString(), "position", "-", "--moves", "--score");
            assertThat(call.code()).as("%s at %d: %s", damaged, at, call.err()).isIn(0, 2);
        }
    }

    private void refused(String command, byte[] content, String words) throws IOException {
        String file = Files.write(directory.resolve("given"), content).toString();
        says(command, file, words);
        assertThat(Call.of(command, file).err()).startsWith(file);
    }

    private static void says(String command, String file, String words) {
        Call call = Call.of(command, file);
        assertThat(call.code()).as(call.err()).isEqualTo(2);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains(words).doesNotContain("\tat ").doesNotContain("fault of Althing");
    }
}
