package althing.server.storage;

import java.sql.SQLException;

import com.zaxxer.hikari.SQLExceptionOverride;

/** Gives up connections to a server that has become a standby: it only reads. Those to one that ends are given up anyway. */
public final class Eviction implements SQLExceptionOverride {

    private static final String READ_ONLY = "25006";

    @java.lang.Override
    public Override adjudicate(SQLException trouble) {
        return READ_ONLY.equals(trouble.getSQLState()) ? Override.MUST_EVICT : Override.CONTINUE_EVICT;
    }
}
