package althing.engine;

import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the seed of a game comes from, told so that anybody can reckon it again: the secret of the hall, which committed
 * itself to it when the table was opened, and the lots of the people, each sealed before any was opened. Whoever adds a
 * lot knows that nobody has chosen the seed, because all else was fixed by its fingerprint before. {@code docs/formats.md}
 * tells the texts of which the fingerprints are taken.
 *
 * @param table  the id of the table, so that a secret serves once
 * @param secret 64 hexadecimal digits
 * @param lots   in the order of seats; none where the hall dealt alone
 */
public record Deal(String table, String secret, List<Lot> lots) {

    private static final Pattern LINE = Pattern
            .compile("([A-Za-z0-9]{1,16}) ([0-9a-f]{64})((?: \\d{1,2}:[0-9a-f]{32})*)");
    private static final Pattern LOT = Pattern.compile("[0-9a-f]{32}");
    private static final Pattern LOT_OF_A_SEAT = Pattern.compile("(\\d+):([0-9a-f]+)");
    private static final int DIGITS_OF_A_SEED = 32;

    /** What one person has added, on the first of the person's seats: 32 hexadecimal digits. */
    public record Lot(int seat, String digits) {

        /** The fingerprint of a lot, which fixes it and does not tell it. */
        public static String seal(String digits) {
            return Fingerprint.of("althing lot\n" + digits + "\n");
        }

        /** Whether a text has the form of a lot. */
        public static boolean isOne(String text) {
            return LOT.matcher(text).matches();
        }
    }

    public Deal {
        lots = List.copyOf(lots);
        for (int i = 1; i < lots.size(); i++) {
            if (lots.get(i).seat() <= lots.get(i - 1).seat()) {
                throw new BadInput("the lots of a deal stand in the order of seats, one for each.");
            }
        }
    }

    /** A secret of 256 bits as it is written. */
    public static String secret(byte[] bits) {
        return HexFormat.of().formatHex(bits);
    }

    /** What the hall shows before anybody adds anything: it fixes the secret and does not tell it. */
    public String commitment(Setup setup) {
        return Fingerprint.of("althing commitment\n" + text(setup));
    }

    /** The seed that follows from the secret and all lots. */
    public Seed seed(Setup setup) {
        StringBuilder text = new StringBuilder("althing seed\n").append(text(setup));
        lots.forEach(lot -> text.append("lot ").append(lot.seat()).append(' ').append(lot.digits()).append('\n'));
        return Seed.parse(Fingerprint.of(text.toString()).substring(0, DIGITS_OF_A_SEED));
    }

    /** Whether a setup has the seed that follows from here. */
    public boolean explains(Setup setup) {
        return setup.seed().filter(seed(setup)::equals).isPresent();
    }

    /** The deal as one line, readable by {@link #parse}. */
    public String line() {
        StringBuilder line = new StringBuilder(table).append(' ').append(secret);
        lots.forEach(lot -> line.append(' ').append(lot.seat()).append(':').append(lot.digits()));
        return line.toString();
    }

    /** Reads a line; {@link BadInput} if it has not the form of a deal. */
    public static Deal parse(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new BadInput("'" + line + "' is no deal; one is a table, a secret of 64 hexadecimal digits, and "
                    + "lots such as 0: with 32 of them.");
        }
        List<Lot> lots = LOT_OF_A_SEAT.matcher(parts.group(3)).results()
                .map(lot -> new Lot(Integer.parseInt(lot.group(1)), lot.group(2))).toList();
        return new Deal(parts.group(1), parts.group(2), lots);
    }

    private String text(Setup setup) {
        return "table " + table + "\nsetup " + setup.unseeded().lineWithoutRules() + "\nrules " + setup.rules()
                + "\nsecret " + secret + "\n";
    }
}
