package althing.graenaland.box;

import java.util.List;

/** A supply card: two resources (GRA-9.3), also as {@link Amounts}. */
public record SupplyFace(int index, String id, List<Resource> resources, int amounts) {

    public SupplyFace {
        resources = List.copyOf(resources);
    }
}
