package althing.server.storage;

import org.jspecify.annotations.Nullable;

/**
 * A way to call somebody who is away.
 *
 * @param address a push subscription, a mail address or a web address
 * @param word    whoever knows it may end the way
 * @param code    what confirms the address; nothing if it is confirmed
 */
public record StoredWay(String id, String person, WayKind kind, String address, String word, @Nullable String code,
        boolean isOn) {

    /** How somebody is called. */
    public enum WayKind {
        PUSH, MAIL, WEBHOOK
    }

    /** Whether somebody is called by it. */
    public boolean isUsed() {
        return isOn && code == null;
    }
}
