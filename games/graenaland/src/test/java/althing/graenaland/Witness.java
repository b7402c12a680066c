package althing.graenaland;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.graenaland.box.Components;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Resource;
import althing.graenaland.box.SupplyFace;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Tile;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.Standing;
import althing.graenaland.view.GraenalandView.Province;
import althing.graenaland.view.GraenalandView;
import althing.testkit.ReasonsContract.Told;

/** What the view of a seat says about a refusal, apart from the rules that refused. */
record Witness(Told told, GraenalandPosition position, GraenalandView view, int seat) {

    static Witness of(Told told) {
        GraenalandPosition position = (GraenalandPosition) told.position();
        return new Witness(told, position, position.view(told.seat()), told.seat());
    }

    GraenalandMove move() {
        return (GraenalandMove) told.move();
    }

    GraenalandView.Clan clan() {
        return view.clans().get(seat);
    }

    GraenalandView.Decision asked() {
        return Objects.requireNonNull(view.asked());
    }

    /** The tile that the move names. */
    Tile tile() {
        return switch (move()) {
            case GraenalandMove.Lay lay -> lay.tile();
            case GraenalandMove.Found found -> found.tile();
            case GraenalandMove.Resettle resettle -> resettle.tile();
            case GraenalandMove.Propose propose -> propose.tile();
            case GraenalandMove.Settle settle -> settle.tile();
            case GraenalandMove.Erect erect -> erect.tile();
            case GraenalandMove.Lend lend -> lend.tile();
            default -> throw new AssertionError(move().code() + " names no tile");
        };
    }

    Optional<Province> on(Tile tile) {
        return view.provinces().stream().filter(each -> each.tile().equals(tile.id())).findFirst();
    }

    Province province() {
        return on(tile()).orElseThrow();
    }

    int provinceIndex() {
        return position.island.provinceOf[tile().index()];
    }

    static boolean isSettled(Province province, int seat) {
        return province.villages().get(seat) > 0 || province.buildings().containsValue(seat);
    }

    static int villages(Province province) {
        return province.villages().stream().mapToInt(Integer::intValue).sum();
    }

    /** Where a hero of the seat stands. */
    Optional<Province> hero(Hero hero) {
        return view.provinces().stream()
                .filter(each -> each.heroes().contains(new GraenalandView.HeroOf(seat, hero))).findFirst();
    }

    /** Whether a direction leads anywhere, by the numbers of the places alone. */
    boolean leads(Province from, Direction direction) {
        int coast = position.seats;
        int place = from.place();
        int last = from.coast() ? coast - 1 : coast - 2;
        return switch (direction) {
            case W -> place > 0;
            case E -> place < last;
            case NW -> from.coast() && place > 0;
            case NE -> from.coast() && place < coast - 1;
            case SW, SE -> !from.coast();
            case SAIL_W -> from.coast() && place > 1;
            case SAIL_E -> from.coast() && place < coast - 2;
        };
    }

    Map<Resource, Integer> hand() {
        Map<Resource, Integer> hand = new EnumMap<>(Resource.class);
        Objects.requireNonNull(view.hand()).cards()
                .forEach(held -> hand.merge(held.resource(), held.count(), Integer::sum));
        return hand;
    }

    boolean holds(Resource resource) {
        return hand().containsKey(resource);
    }

    boolean holds(SupplyFace card) {
        return Objects.requireNonNull(view.hand()).supply().stream().anyMatch(each -> each.card().equals(card.id()));
    }

    Set<Integer> supply() {
        return Components.SUPPLY.stream().filter(this::holds).map(SupplyFace::index).collect(Collectors.toSet());
    }

    /** What is still to pay. */
    Map<Resource, Integer> due() {
        GraenalandView.Bill bill = view.bill();
        GraenalandView.Joint joint = view.joint();
        return bill != null ? bill.left() : joint != null ? joint.left() : Map.of();
    }

    int markets() {
        GraenalandView.Bill bill = view.bill();
        return bill != null ? bill.markets() : clan().markets();
    }

    int toll() {
        GraenalandView.Bill bill = view.bill();
        return bill == null ? 0 : bill.toll();
    }

    /** The markets of an own building phase; with a permission there are none. */
    int marketsOfTurn() {
        return view.permitted() == null ? markets() : 0;
    }

    Till.State wallet(Map<Resource, Integer> due) {
        return new Till.State(due, hand(), supply(), marketsOfTurn());
    }

    /** The province that promises are about now. */
    Province atIssue() {
        GraenalandView.Offer offer = view.offer();
        String tile = offer != null ? offer.tile() : Objects.requireNonNull(view.joint()).tile();
        return view.provinces().stream().filter(each -> each.tile().equals(tile)).findFirst().orElseThrow();
    }

    boolean takesPart(int other) {
        GraenalandView.Offer offer = view.offer();
        return other < position.seats && (offer == null || atIssue().votes().get(other).total() > 0);
    }

    /** Own promises that are neither kept nor broken nor lapsed. */
    List<GraenalandView.Promise> promises() {
        return view.promises().stream().filter(each -> each.maker() == seat
                && (each.standing() == Standing.MADE || each.standing() == Standing.OPEN)).toList();
    }

    /** What a resource card of a terrain can show. */
    boolean shows(Terrain terrain, Resource resource) {
        return view.decks().get(terrain.ordinal()).cards().containsKey(resource);
    }

    Resource resource() {
        String name = ((Phrase.NameFact) told.fact("resource")).name();
        return IntStream.range(0, Resource.values().length).mapToObj(i -> Resource.values()[i])
                .filter(each -> name.equals("resource." + each.code())).findFirst().orElseThrow();
    }

    Optional<GraenalandView.Pledged> pledged() {
        return Objects.requireNonNull(view.joint()).pledges().stream().filter(each -> each.seat() == seat).findFirst();
    }
}
