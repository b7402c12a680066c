package althing.bots.net;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

import althing.engine.BadInput;
import althing.engine.Fingerprint;

/** A net as text: a line for each fact, then its weights in Base64, then the SHA-256 of all lines before. */
public final class NetFile {

    private static final String HEAD = "althing value net 1";
    private static final String NONE = "none yet";
    private static final int LINE = 76;

    private NetFile() {
    }

    public static String write(ValueNet net) {
        StringBuilder text = new StringBuilder();
        line(text, HEAD);
        line(text, "game " + net.game());
        line(text, "rules " + net.rules());
        line(text, "made " + net.made());
        line(text, "gate " + (net.gate().isEmpty() ? NONE : net.gate()));
        line(text, "steepness " + net.steepness().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        line(text, "hidden " + net.weights().hidden());
        net.features().forEach(feature -> line(text, "feature " + feature));
        String packed = Base64.getEncoder().encodeToString(pack(net.weights()));
        for (int at = 0; at < packed.length(); at += LINE) {
            line(text, "weights " + packed.substring(at, Math.min(packed.length(), at + LINE)));
        }
        return text + "check " + Fingerprint.of(text.toString()) + "\n";
    }

    /**
     * The net of a text.
     *
     * @throws BadInput if it is not one, or not whole
     */
    public static ValueNet read(String text) {
        int check = text.lastIndexOf("check ");
        if (!text.startsWith(HEAD + "\n") || check < 0) {
            throw new BadInput("This is not the file of a net: it does not begin with '" + HEAD + "'.");
        }
        if (!text.substring(check + "check ".length()).strip().equals(Fingerprint.of(text.substring(0, check)))) {
            throw new BadInput(
                    "This file of a net is damaged: its check sum does not fit. Make it again by the command in its line 'made'.");
        }
        try {
            return new Facts(text.substring(0, check).lines().skip(1).toList()).net();
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInput("This file of a net cannot be understood: " + e.getMessage(), e);
        }
    }

    /** The lines of a file, each a word and what it says. */
    private record Facts(List<String> lines) {

        private List<String> all(String word) {
            return lines.stream().filter(line -> line.startsWith(word + " "))
                    .map(line -> line.substring(word.length() + 1)).toList();
        }

        private String one(String word) {
            return all(word).stream().findFirst()
                    .orElseThrow(() -> new BadInput("This file of a net has no line '" + word + "'."));
        }

        private ValueNet net() {
            List<String> features = all("feature");
            List<Double> steepness = Arrays.stream(one("steepness").split(" ")).map(Double::valueOf).toList();
            byte[] packed = Base64.getDecoder().decode(String.join("", all("weights")));
            return new ValueNet(one("game"), Integer.parseInt(one("rules")), features, one("made"),
                    one("gate").equals(NONE) ? "" : one("gate"),
                    steepness, unpack(features.size(), Integer.parseInt(one("hidden")), packed));
        }
    }

    private static byte[] pack(Weights weights) {
        ByteBuffer bytes = ByteBuffer.allocate(weights.size() * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (float[] each : List.of(weights.first(), weights.bias(), weights.second(), new float[]{weights.offset()})) {
            for (float weight : each) {
                bytes.putFloat(weight);
            }
        }
        return bytes.array();
    }

    private static Weights unpack(int inputs, int hidden, byte[] packed) {
        int size = (inputs + 2) * hidden + 1;
        if (packed.length != size * Float.BYTES) {
            throw new IllegalArgumentException(packed.length + " bytes of weights do not make a net of " + inputs
                    + " features and " + hidden + " units.");
        }
        ByteBuffer bytes = ByteBuffer.wrap(packed).order(ByteOrder.LITTLE_ENDIAN);
        return new Weights(inputs, hidden, floats(bytes, inputs * hidden), floats(bytes, hidden),
                floats(bytes, hidden), bytes.getFloat());
    }

    private static float[] floats(ByteBuffer bytes, int count) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = bytes.getFloat();
        }
        return floats;
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
