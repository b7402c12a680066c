package althing.northgard;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.northgard.NorthgardMove.Place;
import althing.northgard.box.CreatureFace.CreatureKind;
import althing.northgard.box.Tiles;
import althing.northgard.view.NorthgardView.Territory;
import althing.northgard.view.NorthgardView.Tile;

/** A tile held over a cell of a view, laid out slowly from the printed faces (NOR-2). */
final class HeldTile {

    private static final int[] X = {0, 1, 0, -1};
    private static final int[] Y = {-1, 0, 1, 0};

    private final Witness witness;
    private final Tile held;

    HeldTile(Witness witness) {
        this.witness = witness;
        Place place = witness.place();
        held = new Tile(Tiles.id(place.tile()), place.x(), place.y(), place.rotation());
    }

    private Optional<Tile> tileAt(int x, int y) {
        return witness.view.tiles().stream().filter(tile -> tile.x() == x && tile.y() == y).findFirst();
    }

    boolean isOnAnother() {
        return tileAt(held.x(), held.y()).isPresent();
    }

    private Optional<Tile> beside(int side) {
        return tileAt(held.x() + X[side], held.y() + Y[side]);
    }

    List<String> neighbours() {
        return IntStream.range(0, 4).mapToObj(this::beside).flatMap(Optional::stream).map(Tile::tile).toList();
    }

    /** The region that has a side of a turned tile. */
    private static String region(Tile tile, int side) {
        String name = String.valueOf("NESW".charAt(Math.floorMod(side - tile.rotation(), 4)));
        return Tiles.FACES.get(Tiles.named(tile.tile())).regions().stream()
                .filter(region -> region.sides().contains(name)).findFirst().orElseThrow().id();
    }

    /** The territory beyond a side. */
    private @Nullable Territory beyond(int side) {
        return beside(side).map(tile -> region(tile, side + 2)).flatMap(witness::with).orElse(null);
    }

    List<Territory> territoriesBeside() {
        return IntStream.range(0, 4).mapToObj(this::beyond).filter(Objects::nonNull).map(Objects::requireNonNull)
                .toList();
    }

    /** Whether a border line that arrives at a corner would end there: of four tiles only one has it. */
    boolean interruptsABorder() {
        return IntStream.range(0, 4).anyMatch(corner -> {
            int next = (corner + 1) % 4;
            List<Tile> around = Stream.of(beside(corner), beside(next),
                    tileAt(held.x() + X[corner] + X[next], held.y() + Y[corner] + Y[next])).flatMap(Optional::stream)
                    .toList();
            if (around.size() < 3) {
                return false;
            }
            int lines = line(held, corner) + line(around.get(0), corner + 1) + line(around.get(1), corner + 3)
                    + line(around.get(2), corner + 2);
            return lines == 1;
        });
    }

    private static int line(Tile tile, int corner) {
        return region(tile, corner).equals(region(tile, corner + 1)) ? 0 : 1;
    }

    /** A territory that the tile would have: its regions on the tile, and the territories that would meet in it. */
    private record Union(Set<String> regions, Set<Territory> met) {

        boolean meets(Union other) {
            return regions.stream().anyMatch(other.regions::contains) || met.stream().anyMatch(other.met::contains);
        }

        Union with(Union other) {
            return new Union(both(regions, other.regions), both(met, other.met));
        }

        private static <T> Set<T> both(Set<T> one, Set<T> other) {
            return Stream.concat(one.stream(), other.stream()).collect(Collectors.toSet());
        }
    }

    /** The territories that would meet in each territory of the tile. */
    List<Set<Territory>> joined() {
        List<Union> unions = new ArrayList<>();
        for (int side = 0; side < 4; side++) {
            Territory there = beyond(side);
            Union union = new Union(Set.of(region(held, side)), there == null ? Set.of() : Set.of(there));
            for (Union other : List.copyOf(unions)) {
                if (union.meets(other)) {
                    unions.remove(other);
                    union = union.with(other);
                }
            }
            unions.add(union);
        }
        return unions.stream().map(Union::met).toList();
    }

    static long owners(Set<Territory> met) {
        return met.stream().map(Territory::owner).filter(Objects::nonNull).distinct().count();
    }

    static boolean isHaunted(Set<Territory> met) {
        return met.stream().anyMatch(there -> Witness.count(there, CreatureKind.VALKYRIE) > 0);
    }
}
