package althing.northgard.box;

import java.util.List;

/**
 * What is printed on a creature card (NOR-20.2).
 *
 * @param id         its key in data, move codes and texts, {@code creature.<id>}
 * @param shares     whether it shares a territory with units
 * @param priorities what draws it on, the first first
 * @param source     the source mark of its data
 */
public record CreatureFace(String id, CreatureKind kind, String colour, int combat, int glory, boolean shares,
        List<Priority> priorities, String source) {

    /** The kinds of creatures (NOR-25). */
    public enum CreatureKind {
        WOLF, BEAR, DRAUGR, VALKYRIE
    }

    /** What a creature looks for in a territory (NOR-24.5). */
    public enum Priority {
        RESOURCES, BUILDINGS, UNITS
    }

    public CreatureFace {
        priorities = List.copyOf(priorities);
    }
}
