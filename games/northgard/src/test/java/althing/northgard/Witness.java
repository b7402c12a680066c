package althing.northgard;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Phrase;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.box.Action;
import althing.northgard.box.Acts;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.CreatureFace.CreatureKind;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Question;
import althing.northgard.view.Decision;
import althing.northgard.view.NorthgardView;
import althing.northgard.view.NorthgardView.Area;
import althing.northgard.view.NorthgardView.Territory;
import althing.northgard.view.NorthgardView.Way;
import althing.testkit.ReasonsContract.Told;

/** Somebody who looks over the shoulder of a seat whose move was refused, and checks by what lies on the table. */
final class Witness {

    final Told told;
    final NorthgardPosition position;
    final NorthgardView view;
    final int seat;
    final NorthgardMove move;

    Witness(Told told) {
        this.told = told;
        position = (NorthgardPosition) told.position();
        seat = told.seat();
        view = position.view(seat);
        move = (NorthgardMove) told.move();
    }

    /** What the notation says about an entry of the agenda that waits under this name, the uppermost. */
    Map<String, @Nullable Object> about(String decision) {
        return Asked.write(position.agenda, Frames.ALL).reversed().stream()
                .filter(entry -> entry.decision().equals(decision)).findFirst().orElseThrow().about();
    }

    /** What the entry says of one thing. */
    Object about(String decision, String field) {
        return Objects.requireNonNull(about(decision).get(field), field);
    }

    Action action(String decision) {
        return Acts.ACTIONS[Acts.NAMES.indexOf(about(decision, "action"))];
    }

    boolean isAsked(Question question) {
        return view.asked() == Decision.valueOf(question.name());
    }

    Area area() {
        return view.areas().get(seat);
    }

    Area partner() {
        return view.areas().get((seat + 2) % 4);
    }

    boolean isPartner(@Nullable Integer other) {
        return view.teams() && other != null && other != seat && other % 2 == seat % 2;
    }

    boolean isEnemy(@Nullable Integer other) {
        return other != null && other != seat && !isPartner(other);
    }

    int stock(Resource resource, Area of) {
        return switch (resource) {
            case FOOD -> of.food();
            case WOOD -> of.wood();
            case LORE -> of.lore();
        };
    }

    /** The territory with a region. */
    Optional<Territory> with(String region) {
        return view.territories().stream().filter(each -> each.regions().contains(region)).findFirst();
    }

    Territory named(Object id) {
        return view.territories().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    /** The territory that the move is about: where it happens, or where it goes. */
    Optional<Territory> target() {
        return switch (move) {
            case At at -> with(Tiles.region(at.region()));
            case Build build -> with(Tiles.region(build.region()));
            case Replace replace -> with(Tiles.region(replace.region()));
            case March march -> with(Tiles.region(march.to()));
            default -> isAsked(Question.SEND) ? Optional.of(named(about("send", "to"))) : Optional.empty();
        };
    }

    Territory from() {
        return move instanceof March march
                ? named(Tiles.region(march.from()))
                : named(about("send", "from"));
    }

    boolean is(Predicate<Territory> there) {
        return target().filter(there).isPresent();
    }

    static Optional<Way> way(Territory from, Territory to) {
        return from.ways().stream().filter(way -> way.territory().equals(to.id())).findFirst();
    }

    Stream<Territory> beside(Territory there) {
        return there.ways().stream().map(way -> named(way.territory()));
    }

    static long count(Territory there, CreatureKind kind) {
        return there.creatures().stream().filter(id -> face(id).kind() == kind).count();
    }

    static CreatureFace face(String creature) {
        return Bestiary.ALL.stream().filter(face -> face.id().equals(creature)).findFirst().orElseThrow();
    }

    int icons(Territory there, Resource resource) {
        return switch (resource) {
            case FOOD -> there.food();
            case WOOD -> there.wood();
            case LORE -> there.lore();
        };
    }

    /** What a territory gives in the Harvest: where a Wolf is, only what its buildings give. */
    int yields(Territory there, Resource resource) {
        return icons(there, resource) - (count(there, CreatureKind.WOLF) > 0 ? printed(there, resource) : 0);
    }

    int printed(Territory there, Resource resource) {
        return view.tileFaces().stream().flatMap(face -> face.regions().stream())
                .filter(region -> there.regions().contains(region.id()))
                .mapToInt(region -> switch (resource) {
                    case FOOD -> region.food();
                    case WOOD -> region.wood();
                    case LORE -> region.lore();
                }).sum();
    }

    /** The resource that a fact names. */
    Resource resource() {
        String name = ((Phrase.NameFact) told.fact("resource")).name();
        return Resource.valueOf(name.substring("resource.".length()).toUpperCase(java.util.Locale.ROOT));
    }

    Building building() {
        String name = ((Phrase.NameFact) told.fact("building")).name();
        return Stream.of(Building.values()).filter(each -> name.equals("building." + each.code())).findFirst()
                .orElseThrow();
    }

    List<Integer> others() {
        return IntStream.range(0, view.areas().size()).filter(other -> other != seat).boxed().toList();
    }

    Place place() {
        return (Place) move;
    }

    /** The code of the territory that the reason calls by its name. */
    String toldTerritory() {
        return Tiles.REGIONS.stream().filter(region -> region.name().equals(told.fact("territory"))).findAny()
                .orElseThrow().id();
    }
}
