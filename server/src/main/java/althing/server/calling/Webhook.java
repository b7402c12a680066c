package althing.server.calling;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import althing.server.api.HallJson;
import althing.server.storage.StoredWay;

/** Calls somebody by posting JSON to an address of theirs. */
record Webhook(Outlet outlet) implements Carrier {

    @Override
    public void carry(StoredWay way, Summons summons, String language) throws IOException, Gone {
        Carrier.check(outlet.post(URI.create(way.address()), Map.of("Content-Type", "application/json"),
                HallJson.write(summons).getBytes(StandardCharsets.UTF_8)));
    }
}
