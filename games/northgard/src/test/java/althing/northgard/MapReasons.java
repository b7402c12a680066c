package althing.northgard;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Under;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.CreatureFace.CreatureKind;
import althing.northgard.box.Tiles;
import althing.northgard.view.NorthgardView;
import althing.northgard.view.NorthgardView.Creature;
import althing.northgard.view.NorthgardView.Territory;
import althing.testkit.ReasonsContract;
import althing.testkit.ReasonsContract.Reason;

import static althing.northgard.Reasons.when;

/** Reasons about tiles, and about territories and their creatures. */
final class MapReasons {

    private MapReasons() {
    }

    static void tell(Map<String, Reason> reasons) {
        tiles(reasons);
        territories(reasons);
    }

    private static void tiles(Map<String, Reason> reasons) {
        when(reasons, "no-such-tile", witness -> !witness.view.drawn().contains(switch (witness.move) {
            case Place place -> Tiles.id(place.tile());
            case Under under -> Tiles.id(under.tile());
            default -> throw new AssertionError(witness.move);
        }));
        when(reasons, "no-cell", witness -> new HeldTile(witness).isOnAnother()
                || new HeldTile(witness).neighbours().isEmpty());
        when(reasons, "not-at-start", witness -> new HeldTile(witness).neighbours().stream()
                .noneMatch(
                        tile -> tile.equals("START") || (witness.view.areas().size() == 5 && tile.equals("START5"))));
        when(reasons, "not-at-own", witness -> new HeldTile(witness).territoriesBeside().stream()
                .noneMatch(there -> isOwn(witness, there)));
        when(reasons, "border", witness -> new HeldTile(witness).interruptsABorder());
        when(reasons, "joins",
                witness -> new HeldTile(witness).joined().stream().anyMatch(met -> HeldTile.owners(met) > 1));
        when(reasons, "joins-valkyrie", witness -> new HeldTile(witness).joined().stream()
                .anyMatch(met -> HeldTile.owners(met) > 0 && HeldTile.isHaunted(met)));
        when(reasons, "no-room",
                witness -> new HeldTile(witness).joined().stream().allMatch(met -> HeldTile.owners(met) > 0));
    }

    static boolean isOwn(Witness witness, Territory there) {
        return Integer.valueOf(witness.seat).equals(there.owner());
    }

    private static void territories(Map<String, Reason> reasons) {
        when(reasons, "no-territory", witness -> regions(witness).stream().anyMatch(region -> witness.view.territories()
                .stream().noneMatch(there -> there.id().equals(region))));
        when(reasons, "bear", MapReasons::isBearThere);
        when(reasons, "occupied", witness -> witness.is(there -> there.owner() != null));
        when(reasons, "valkyrie", witness -> witness.is(there -> Witness.count(there, CreatureKind.VALKYRIE) > 0));
        when(reasons, "not-controlled", witness -> witness.move instanceof Attack attack
                ? !isOwn(witness, lair(witness, attack).orElseThrow())
                : !witness.is(there -> isOwn(witness, there)));
        when(reasons, "not-on-tile", witness -> witness.is(there -> there.regions().stream()
                .noneMatch(region -> region.startsWith(witness.about("settle", "tile") + "."))));
        when(reasons, "token-there", witness -> witness.is(Territory::scorched));
        when(reasons, "not-beside-own", witness -> witness.is(there -> witness.beside(there)
                .noneMatch(other -> isOwn(witness, other))));
        when(reasons, "no-combat", witness -> witness.is(there -> !there.fighting()));
        when(reasons, "combat-there", witness -> witness.is(Territory::fighting));
        when(reasons, "no-enemy", witness -> !witness.isEnemy(
                (witness.move instanceof March ? witness.from() : witness.target().orElseThrow()).owner()));
        when(reasons, "creature-there", witness -> witness.is(there -> !there.creatures().isEmpty()));
        when(reasons, "no-lair", witness -> witness.is(there -> there.lairs() == 0) && witness.view.territories()
                .stream().anyMatch(there -> there.lairs() > 0 && there.creatures().isEmpty()));
        when(reasons, "drawn-elsewhere", MapReasons::isDrawnElsewhere);
        when(reasons, "not-on-map", witness -> lair(witness, (Attack) witness.move).isEmpty());
        when(reasons, "one-attack", witness -> lair(witness, (Attack) witness.move).orElseThrow().creatures().stream()
                .anyMatch(witness.position.notation().declared()::contains));
    }

    /** The names of territories in the move's code. */
    private static List<String> regions(Witness witness) {
        return Arrays.stream(witness.move.code().split(" ", -1)).filter(word -> word.contains(".")).toList();
    }

    private static Optional<Territory> lair(Witness witness, Attack attack) {
        return witness.view.creatures().stream().filter(each -> each.creature().equals(Bestiary.id(attack.creature())))
                .findFirst().map(Creature::territory).map(witness::named);
    }

    private static boolean isBearThere(Witness witness) {
        Stream<Territory> places = switch (witness.move) {
            case March _ -> Stream.of(witness.from());
            case Place _ -> new HeldTile(witness).territoriesBeside().stream();
            default -> witness.target().stream();
        };
        return places.anyMatch(there -> Witness.count(there, CreatureKind.BEAR) > 0);
    }

    /** Another place that the creature could go to is controlled while this is not, or draws it more. */
    private static boolean isDrawnElsewhere(Witness witness) {
        CreatureFace face = Witness.face((String) witness.about("stalk", "creature"));
        String lair = witness.view.creatures().stream().filter(each -> each.creature().equals(face.id())).findFirst()
                .orElseThrow().territory();
        List<Integer> here = attractions(witness.target().orElseThrow(), face);
        return witness.beside(witness.named(lair)).filter(there -> there.creatures().isEmpty())
                .anyMatch(there -> Arrays.compare(ints(attractions(there, face)), ints(here)) > 0);
    }

    private static int[] ints(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<Integer> attractions(Territory there, CreatureFace face) {
        Stream<Integer> priorities = face.priorities().stream().map(priority -> switch (priority) {
            case RESOURCES -> there.food() + there.wood() + there.lore();
            case UNITS -> there.units() + (there.kaija() ? 1 : 0);
            case BUILDINGS -> there.buildings().stream()
                    .mapToInt(standing -> Buildings.isLarge(standing.building().ordinal()) ? 3 : 1).sum();
        });
        return Stream.concat(Stream.of(there.owner() == null ? 0 : 1), priorities).toList();
    }
}
