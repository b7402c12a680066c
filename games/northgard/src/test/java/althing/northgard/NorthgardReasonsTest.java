package althing.northgard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Setup;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Offer;
import althing.northgard.NorthgardMove.Place;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.TakeClan;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Under;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.CreatureFace;
import althing.northgard.box.CreatureFace.CreatureKind;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Site;
import althing.northgard.box.Tiles;
import althing.northgard.box.Words;
import althing.northgard.cards.Effects;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView;
import althing.northgard.view.NorthgardView.Active;
import althing.northgard.view.NorthgardView.Creature;
import althing.northgard.view.NorthgardView.Territory;
import althing.testkit.ReasonsContract;

/** What a refusal of Northgard says is true. */
class NorthgardReasonsTest extends ReasonsContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }

    /** Two setups: what they do not meet has a scene. */
    @Override
    protected List<Setup> setups() {
        return List.of(Setup.parse("northgard(seats=2,creatures=more)"),
                Setup.parse("northgard(seats=4,creatures=creatures,teams=true)"));
    }

    @Override
    protected Map<String, Reason> reasons() {
        Map<String, Reason> reasons = new HashMap<>();
        hands(reasons);
        tiles(reasons);
        territories(reasons);
        recruits(reasons);
        marches(reasons);
        companies(reasons);
        buildings(reasons);
        trades(reasons);
        others(reasons);
        return reasons;
    }

    private static void when(Map<String, Reason> reasons, String key, Predicate<Witness> isTrue) {
        reasons.put("refusal." + key, told -> isTrue.test(new Witness(told)));
    }

    /** A reason whose fact can be made otherwise. */
    private static void mended(Map<String, Reason> reasons, String key, Predicate<Witness> isTrue,
            Consumer<Witness> mend) {
        Reason plain = told -> isTrue.test(new Witness(told));
        reasons.put("refusal." + key, plain.orMended(told -> {
            Position copy = told.position().copy();
            mend.accept(new Witness(new Told(copy, told.seat(), told.move(), told.refusal())));
            return Optional.of(copy);
        }));
    }

    private static void gain(Witness witness, int seat, Resource resource) {
        witness.position.holdings.gain(seat, resource, 9);
    }

    private static String card(Witness witness) {
        return Cards.id(((WithCard) witness.move).card());
    }

    private static void hands(Map<String, Reason> reasons) {
        when(reasons, "no-such-card", witness -> !witness.area().hand().contains(card(witness)));
        when(reasons, "not-drawn", witness -> view(witness).cards().stream().noneMatch(card(witness)::equals));
        when(reasons, "not-discarded", witness -> !witness.area().discard().contains(card(witness)));
        when(reasons, "not-in-that-hand", witness -> witness.isAsked(Question.PICK)
                && witness.told.fact("seat").equals(Phrase.seat(victim(witness)))
                && !witness.view.areas().get(victim(witness)).hand().contains(card(witness)));
        when(reasons, "unrest", witness -> card(witness).equals("unrest"));
        when(reasons, "only-in-answer", witness -> card(witness).equals("defensive-strategy"));
        mended(reasons, "one-main-card", witness -> turn(witness).main() && !face(witness).flash(),
                witness -> witness.position.course.turnMain = false);
        mended(reasons, "card-played", witness -> turn(witness).played(),
                witness -> witness.position.course.turnPlayed = false);
        mended(reasons, "too-little-lore", witness -> witness.told.number("lore") == lore(witness)
                && witness.told.number("have") == witness.area().lore()
                && witness.area().lore() < witness.told.number("lore"),
                witness -> gain(witness, witness.seat, Resource.LORE));
        when(reasons, "no-upgrade", witness -> !witness.area().upgrades().contains(card(witness)));
        when(reasons, "empty-hand", witness -> witness.area().handSize() == 0);
        mended(reasons, "foresaw", witness -> witness.area().foresaw(),
                witness -> witness.position.course.foresaw = 0);
        when(reasons, "not-on-offer", witness -> !witness.view.offer().contains(card(witness)));
        when(reasons, "must-take", witness -> !witness.view.offer().isEmpty() && !witness.area().foresaw());
        when(reasons, "no-effect", NorthgardReasonsTest::doesNothing);
        when(reasons, "not-played", witness -> sources(witness).flatMap(area -> area.active().stream())
                .noneMatch(new Active(card(witness), true)::equals));
        when(reasons, "no-copy", witness -> List.of("enemy-secrets", "snake-stolen", "legendary-heroes",
                "defensive-strategy").contains(card(witness)));
    }

    private static NorthgardView.Acting view(Witness witness) {
        return Optional.ofNullable(witness.view.action()).orElseThrow();
    }

    private static NorthgardView.Turn turn(Witness witness) {
        return Optional.ofNullable(witness.view.turn()).orElseThrow();
    }

    private static int victim(Witness witness) {
        return Optional.ofNullable(view(witness).seat()).orElseThrow();
    }

    private static Card.Face face(Witness witness) {
        return Cards.get(((WithCard) witness.move).card()).face();
    }

    private static int lore(Witness witness) {
        return switch (((WithCard) witness.move).use()) {
            case EXCHANGE -> 1;
            case REMOVE -> 2;
            default -> 3;
        };
    }

    /** Whose active zones may be copied from. */
    private static Stream<NorthgardView.Area> sources(Witness witness) {
        Stream<Territory> places = switch (witness.action("copy").kind()) {
            case REPLAY -> Stream.of();
            case COPY_SCORCHED -> witness.view.territories().stream().filter(Territory::scorched);
            default -> witness.view.territories().stream().filter(there -> isOwn(witness, there))
                    .flatMap(witness::beside);
        };
        return witness.action("copy").kind() == Kind.REPLAY
                ? Stream.of(witness.area())
                : places.map(Territory::owner).filter(witness::isEnemy).distinct()
                        .map(owner -> witness.view.areas().get(Optional.ofNullable(owner).orElseThrow()));
    }

    /**
     * Carries out a card that was refused on a copy, as if it could be played: nobody is asked anything on its account, or
     * nothing that can be chosen changes anything.
     */
    private static boolean doesNothing(Witness witness) {
        int card = ((WithCard) witness.move).card();
        NorthgardPosition copy = witness.position.copy();
        List<Question> asked = new ArrayList<>();
        Effects.push(copy, witness.seat, card);
        int depth = witness.position.agenda.count();
        copy.advance();
        if (copy.agenda.count() > depth && copy.asked() == Question.SCORCH) {
            return copied(copy, witness.seat, depth).isEmpty();
        }
        if (copy.agenda.count() > depth) {
            asked.add(copy.asked());
        }
        boolean idle = copy.asked() == Question.TAKE || asked.isEmpty();
        boolean foreseen = witness.area().foresaw() || witness.view.offer().isEmpty();
        return idle && (asked.isEmpty() || foreseen || witness.area().drawPile() + witness.area().discard().size() == 0)
                && copy.holdings.stock(witness.seat) == witness.position.holdings.stock(witness.seat)
                && copy.decks.hand.size(witness.seat) == witness.position.decks.hand.size(witness.seat);
    }

    /** What could be copied wherever the Scorched Earth token is laid. */
    private static List<Position> copied(NorthgardPosition position, int seat, int depth) {
        return moves(position, seat).stream().<Position>map(move -> {
            NorthgardPosition copy = position.copy();
            copy.play(seat, move);
            return copy;
        }).filter(copy -> ((NorthgardPosition) copy).agenda.count() > depth).toList();
    }

    private static List<NorthgardMove> moves(Position position, int seat) {
        althing.engine.MoveList list = new althing.engine.MoveList();
        position.moves(seat, list);
        return list.toList().stream().map(NorthgardMove.class::cast).toList();
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

    private static boolean isOwn(Witness witness, Territory there) {
        return Integer.valueOf(witness.seat).equals(there.owner());
    }

    private static void territories(Map<String, Reason> reasons) {
        when(reasons, "no-territory", witness -> regions(witness).stream().anyMatch(region -> witness.view.territories()
                .stream().noneMatch(there -> there.id().equals(region))));
        when(reasons, "bear", NorthgardReasonsTest::isBearThere);
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
        when(reasons, "drawn-elsewhere", NorthgardReasonsTest::isDrawnElsewhere);
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

    private static void recruits(Map<String, Reason> reasons) {
        when(reasons, "no-kaija", witness -> witness.area().clan() != Clan.BEAR
                || witness.view.territories().stream().anyMatch(Territory::kaija));
        when(reasons, "same-territory", witness -> witness.toldTerritory()
                .equals(witness.about("recruit", "to"))
                && witness.is(there -> !there.id().equals(witness.toldTerritory())));
        when(reasons, "not-neutral", witness -> witness.is(there -> there.owner() != null));
        when(reasons, "enough-there", witness -> witness.position.notation().recruits().stream()
                .anyMatch(each -> witness.is(there -> there.id().equals(each.territory()))
                        && each.figures() == witness.told.number("units")));
        when(reasons, "no-enemy-beside", witness -> witness.is(there -> witness.beside(there)
                .noneMatch(other -> witness.isEnemy(other.owner()))));
        when(reasons, "closed-without-wood", witness -> witness.is(there -> there.closed()
                && witness.printed(there, Resource.WOOD) == 0));
        mended(reasons, "no-reserve", witness -> witness.area().reserve() == 0 && !((At) witness.move).kaija(),
                witness -> witness.position.holdings.reserve[witness.seat]++);
        when(reasons, "not-shown", witness -> witness.yields(shown(witness), witness.resource()) == 0);
    }

    private static Territory shown(Witness witness) {
        return switch (Optional.ofNullable(witness.view.asked()).orElseThrow()) {
            case GAIN -> witness.named(witness.about("gain", "at"));
            case SCORCHED_HARVEST -> witness.view.territories().stream().filter(Territory::scorched).findFirst()
                    .orElseThrow();
            default -> witness.target().orElseThrow();
        };
    }

    private static void marches(Map<String, Reason> reasons) {
        when(reasons, "must-leave-partner", witness -> {
            Territory there = witness.named(witness.toldTerritory());
            return witness.isPartner(there.owner()) && Integer.valueOf(witness.seat).equals(there.visitor());
        });
        when(reasons, "no-units", witness -> !isOwn(witness, witness.from()) && !(witness.isAsked(Question.MOVE)
                && witness.action("move").is(Trait.PASS_THROUGH_ENEMIES) && witness.from().visitor() != null));
        when(reasons, "no-way", NorthgardReasonsTest::isNoWay);
        when(reasons, "hard-border", witness -> witness.told.number("moves") == 2
                && witness.about("move", "left").equals(witness.told.fact("left"))
                && witness.told.number("left") < 2
                && Witness.way(witness.from(), witness.target().orElseThrow()).orElseThrow().hard());
        when(reasons, "closed", witness -> witness.is(Territory::closed));
        when(reasons, "valkyries", witness -> witness.is(there -> Witness.count(there, CreatureKind.VALKYRIE) == 2));
        when(reasons, "partner", witness -> witness.is(there -> witness.isPartner(there.owner())
                && !canLeave(witness, there, movesLeftAfter(witness))));
        when(reasons, "kaija-fears", witness -> witness.area().clan() == Clan.BEAR && witness.from().kaija()
                && !witness.area().awake() && witness.is(there -> witness.isEnemy(there.owner())));
        when(reasons, "no-recruits", witness -> witness.position.notation().recruits().stream()
                .noneMatch(each -> witness.is(there -> there.id().equals(each.territory()))));
        when(reasons, "partner-there", witness -> witness.is(there -> there.owner() != null
                && !there.owner().equals(witness.from().owner())
                && there.owner() % 2 == Optional.ofNullable(witness.from().owner()).orElseThrow() % 2));
    }

    private static boolean isNoWay(Witness witness) {
        Territory to = witness.target().orElseThrow();
        return switch (Optional.ofNullable(witness.view.asked()).orElseThrow()) {
            case RETREAT -> Witness.way(combat(witness), to).filter(way -> !way.hard()).isEmpty();
            case PUSH -> Witness.way(combat(witness), to).isEmpty();
            case STALK -> Witness.way(witness.named(witness.view.creatures().stream().filter(Creature::active)
                    .findFirst().orElseThrow().territory()), to).isEmpty();
            default -> Witness.way(witness.from(), to).isEmpty();
        };
    }

    private static Territory combat(Witness witness) {
        return witness.named(Optional.ofNullable(witness.view.combat()).orElseThrow().territory());
    }

    private static int movesLeftAfter(Witness witness) {
        int cost = Witness.way(witness.from(), witness.target().orElseThrow()).orElseThrow().hard() ? 2 : 1;
        return Integer.parseInt(String.valueOf(witness.about("move", "left"))) - cost;
    }

    /** Whether units that can go on from a partner's territory find another place to stand, step by step. */
    private static boolean canLeave(Witness witness, Territory partners, int moves) {
        return partners.ways().stream().anyMatch(way -> {
            Territory next = witness.named(way.territory());
            int rest = moves - (way.hard() ? 2 : 1);
            return rest >= 0 && Witness.count(next, CreatureKind.VALKYRIE) < 2
                    && (!witness.isPartner(next.owner()) || canLeave(witness, next, rest));
        });
    }

    private static void companies(Map<String, Reason> reasons) {
        when(reasons, "not-so-many", witness -> ((Send) witness.move).units() > witness.told.number("most")
                && witness.told.number("most") == most(witness));
        when(reasons, "kaija-elsewhere", witness -> ((Send) witness.move).kaija()
                && (witness.area().clan() != Clan.BEAR || !witness.from().kaija() || !isOwn(witness, witness.from()))
                && !witness.position.fight.fleeingKaija);
        when(reasons, "kaija-stays", witness -> witness.move instanceof Send send
                ? send.kaija() && below(witness).equals("bribe")
                : witness.from().units() == 0 && witness.from().kaija());
        when(reasons, "one-figure", witness -> below(witness).equals("pull")
                && ((Send) witness.move).units() + (((Send) witness.move).kaija() ? 1 : 0) > 1);
    }

    /** What the units are sent for. */
    private static String below(Witness witness) {
        List<althing.engine.Asked> agenda = althing.engine.Asked.write(witness.position.agenda, Frames.ALL);
        return agenda.get(agenda.size() - 2).decision();
    }

    private static int most(Witness witness) {
        Territory from = witness.from();
        return switch (below(witness)) {
            case "retreat" -> witness.position.fight.fleeing;
            case "bribe" -> Math.min(2, from.units());
            default -> isOwn(witness, from) ? from.units() : from.visitors();
        };
    }

    private static void buildings(Map<String, Reason> reasons) {
        when(reasons, "gathered-elsewhere", witness -> witness.about("build", "gathered")
                .equals(witness.toldTerritory())
                && !witness.is(there -> there.id().equals(witness.toldTerritory())));
        when(reasons, "needs-site", witness -> ((Build) witness.move).loose()
                && (isLarge(witness) || !witness.action("build").is(Trait.LOOSE)));
        when(reasons, "takes-no-site", witness -> !((Build) witness.move).loose() && !isLarge(witness)
                && witness.action("build").is(Trait.LOOSE));
        when(reasons, "no-site", NorthgardReasonsTest::hasNoSite);
        mended(reasons, "none-left", witness -> Integer.valueOf(0).equals(witness.view.buildings()
                .get(witness.building())), witness -> witness.position.buildingsLeft[witness.building().ordinal()]++);
        when(reasons, "already-there", witness -> witness.is(there -> there.buildings().stream()
                .anyMatch(standing -> standing.building() == witness.building())));
        when(reasons, "one-large", witness -> isLarge(witness) && Boolean.TRUE.equals(witness.about("card", "large"))
                && witness.action("build").is(Trait.ONE_LARGE));
        mended(reasons, "too-little-wood", witness -> witness.told.number("have") == witness.area().wood()
                && witness.area().wood() < witness.told.number("wood")
                && witness.told.number("wood") == price(witness),
                witness -> gain(witness, witness.seat, Resource.WOOD));
        when(reasons, "no-building", witness -> witness.is(there -> there.buildings().stream()
                .noneMatch(standing -> standing.building() == witness.building()
                        && standing.region().equals(Tiles.region(((Replace) witness.move).region()))
                        && standing.loose() == ((Replace) witness.move).loose())));
        when(reasons, "nothing-to-build", NorthgardReasonsTest::canBuildNothing);
    }

    private static boolean isLarge(Witness witness) {
        return isLarge(((Build) witness.move).building());
    }

    private static boolean isLarge(Building building) {
        return building == Building.FORTRESS || building == Building.FORGE || building == Building.ALTAR_OF_KINGS;
    }

    private static int price(Witness witness) {
        return Math.max(0, (isLarge(witness) ? 3 : 1) - witness.action("build").discount());
    }

    private static boolean hasNoSite(Witness witness) {
        int region = witness.move instanceof Build build ? build.region() : ((Replace) witness.move).region();
        Building building = witness.move instanceof Build build ? build.building() : ((Replace) witness.move).now();
        Site site = Tiles.REGIONS.get(region).site();
        boolean taken = witness.move instanceof Build && witness.is(there -> there.buildings().stream()
                .anyMatch(standing -> !standing.loose() && standing.region().equals(Tiles.region(region))));
        return site == null || taken || !fits(building, site);
    }

    private static boolean fits(Building building, Site site) {
        return switch (site) {
            case LARGE -> isLarge(building);
            case STONE -> !isLarge(building);
            case SMALL -> !isLarge(building) && building != Building.MENHIR;
        };
    }

    /** Glory of the Clan: the wood of the territory counts too. */
    private static boolean canBuildNothing(Witness witness) {
        Territory there = witness.target().orElseThrow();
        int wood = witness.area().wood() + witness.yields(there, Resource.WOOD);
        return there.regions().stream().map(id -> Tiles.REGIONS.get(Tiles.regionNamed(id)))
                .filter(region -> region.site() != null && there.buildings().stream()
                        .noneMatch(standing -> standing.region().equals(region.id())))
                .noneMatch(region -> Stream.of(Building.values()).anyMatch(building -> fits(building,
                        Optional.ofNullable(region.site()).orElseThrow()) && (isLarge(building) ? 3 : 1) <= wood
                        && !Integer.valueOf(0).equals(witness.view.buildings().get(building))
                        && there.buildings().stream().noneMatch(standing -> standing.building() == building)));
    }

    private static void trades(Map<String, Reason> reasons) {
        mended(reasons, "no-resource", witness -> witness.stock(witness.resource(), witness.area()) == 0,
                witness -> gain(witness, witness.seat, witness.resource()));
        mended(reasons, "too-few-resources", witness -> witness.told.number("needed") == 3
                && witness.area().food() + witness.area().wood() + witness.area().lore() < 3,
                witness -> gain(witness, witness.seat, Resource.FOOD));
        mended(reasons, "partner-lacks", witness -> witness.resource() == ((Offer) witness.move).want()
                && witness.stock(witness.resource(), witness.partner()) == 0,
                witness -> gain(witness, (witness.seat + 2) % 4, witness.resource()));
        when(reasons, "enough-exchanged", witness -> witness.about("trade", "left").equals(0));
        when(reasons, "offered-already", witness -> ((List<?>) witness.about("trade", "made"))
                .contains(witness.move.code().substring("offer ".length())));
    }

    private static void others(Map<String, Reason> reasons) {
        when(reasons, "clan-taken", witness -> IntStream.range(0, witness.view.areas().size()).anyMatch(
                seat -> witness.told.fact("seat").equals(Phrase.seat(seat))
                        && witness.view.areas().get(seat).clan() == ((TakeClan) witness.move).clan()));
        mended(reasons, "too-much-food", witness -> {
            var combat = Optional.ofNullable(witness.view.combat()).orElseThrow();
            int units = (Integer.valueOf(witness.seat).equals(combat.attacker().seat())
                    ? combat.attacker()
                    : combat.defender()).units();
            return witness.told.number("most") == Math.min(units, witness.area().food())
                    && ((Feed) witness.move).food() > witness.told.number("most");
        }, witness -> {
            witness.position.holdings.gain(witness.seat, Resource.FOOD, Components.UNITS + 1);
            Arrays.fill(witness.position.fight.units, (byte) (Components.UNITS + 1));
        });
        when(reasons, "no-target", witness -> {
            int target = ((Target) witness.move).seat();
            return target >= witness.view.areas().size() || !witness.isEnemy(target)
                    || witness.view.areas().get(target).handSize() == 0;
        });
        when(reasons, "not-on-card", witness -> witness.isAsked(Question.EXPLORE_MORE)
                ? ((As) witness.move).kind() != Kind.EXPLORE
                : ((List<?>) witness.about("choose", "done")).contains(Words.code(((As) witness.move).kind())));
        when(reasons, "not-possible", NorthgardReasonsTest::asksNothing);
    }

    /** Carries out an action that was refused on a copy: nothing is asked on its account. */
    private static boolean asksNothing(Witness witness) {
        NorthgardPosition copy = witness.position.copy();
        int depth = copy.agenda.count();
        String card = "start-" + Words.code(((As) witness.move).kind());
        Effects.push(copy, witness.seat, Scene.card(card));
        copy.advance();
        return copy.agenda.count() == depth && witness.isAsked(copy.asked());
    }

    @Override
    protected Stream<Told> scenes() {
        return Refused.all();
    }
}
