package althing.server.contest;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import althing.engine.Deal;
import althing.engine.Setup;
import althing.server.storage.Secrets;
import althing.server.table.Day;

/** The secrets of all days. They follow from one that never leaves the hall, so that each can be told without telling the next. */
final class DaySecrets {

    private static final String NAME = "daily";
    private static final String HASH = "HmacSHA256";
    private static final int BYTES = 32;

    private final Secrets secrets;

    DaySecrets(Secrets secrets) {
        this.secrets = secrets;
    }

    /** The deal of a day's game, the same for everybody. */
    Deal deal(Day day, Setup setup) {
        return new Deal(day.word(), Deal.secret(hash("althing day " + day.date() + " " + setup.game().id())),
                List.of());
    }

    private byte[] hash(String text) {
        try {
            Mac mac = Mac.getInstance(HASH);
            mac.init(new SecretKeySpec(HexFormat.of().parseHex(secrets.get(NAME, DaySecrets::made)), HASH));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java knows " + HASH, e);
        }
    }

    private static String made() {
        byte[] secret = new byte[BYTES];
        new SecureRandom().nextBytes(secret);
        return HexFormat.of().formatHex(secret);
    }
}
