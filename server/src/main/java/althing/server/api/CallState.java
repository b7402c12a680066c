package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.server.storage.CallKind;
import althing.server.storage.StoredWay.WayKind;

/**
 * How a person is called who is away.
 *
 * @param offered by which ways this hall calls at all
 * @param pushKey the hall's key, which a browser needs to take pushes from it
 * @param silent  for what this person does not want to be called
 */
public record CallState(List<WayKind> offered, @Nullable String pushKey, List<CallWay> ways, List<CallKind> silent) {

    /**
     * One way to call a person.
     *
     * @param address   a mail or web address; of a push, the machine that carries it
     * @param on        whether it is used
     * @param confirmed whether the address is known to be the person's own
     */
    public record CallWay(String id, WayKind kind, String address, boolean on, boolean confirmed) {}

    /**
     * Wants to be called.
     *
     * @param address  a mail or web address; for a push, the endpoint of a subscription, whose two keys come with it
     * @param language in which this person is called; as before, if it is not said
     */
    public record AddWay(WayKind kind, String address, @Nullable String p256dh, @Nullable String auth,
            @Nullable String language) {}

    /** Switches a way on or off. */
    public record TurnWay(Boolean on) {}

    /** Has this person called for something, or not. */
    public record TurnKind(CallKind kind, Boolean on) {}

    /** The code that came by mail. */
    public record ConfirmWay(String code) {}

    /** The word that stood in a mail. */
    public record StopWay(String word) {}

    /** At how many tables a person is asked or invited, and what the host tells everybody; empty if nothing. */
    public record AskedAt(int tables, String notice) {}
}
