package althing.odin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.data.DataRow;
import althing.odin.course.OdinMove.Dig;
import althing.odin.course.OdinMove.Lay;
import althing.odin.course.OdinMove.Place;
import althing.odin.course.OdinMove.Sail;
import althing.odin.course.OdinMove.Serve;
import althing.odin.course.OdinMove.Spend;
import althing.odin.course.OdinMove.Use;
import althing.testkit.ReasonsContract;
import althing.odin.actions.Vikings;
import althing.odin.board.Laying;
import althing.odin.box.Card;
import althing.odin.box.Colour;
import althing.odin.box.Components;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.box.Space;
import althing.odin.cards.Occupations;
import althing.odin.course.Action;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.odin.view.Viewing;
import althing.odin.words.Names;

/** What a refusal of A Feast for Odin says is true. */
class OdinReasonsTest extends ReasonsContract {

    private static final int PLENTY = 9;
    private static final List<OdinMove> MOVES = moves();

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected List<Setup> setups() {
        return Stream.of("odin(seats=4,occupations=abc)", "odin(seats=1,length=short,occupations=abc)")
                .map(Setup::parse).toList();
    }

    @Override
    protected Map<String, Reason> reasons() {
        Map<String, Reason> reasons = new HashMap<>();
        spaces(reasons);
        boards(reasons);
        ships(reasons);
        goods(reasons);
        dice(reasons);
        feast(reasons);
        cards(reasons);
        return reasons;
    }

    /** Positions that random games seldom meet; in each of them every move is tried. */
    @Override
    protected Stream<Told> scenes() {
        return Stream.of(
                scene("52a", "2silver+longship+2stone+sword+spear").rolls(8, 4).play("go SA1B"),
                scene("137a 89a", "longship+4stone+4sword+spear").rolls(8, 2).play("go SA1B", "take jewelry"),
                scene("136c", "longship-3+9sword").rolls(12, 12).play("go SA2B", "take rune-stone"),
                scene("39C", "longship+whaling-boat+whaling-boat-1+2knarr+longship-3+ore"),
                scene("132b", "longship-1+whaling-boat-1").play("go SA2B"),
                scene("", "3whaling-boat+4knarr+20silver+rune-stone+wood+stone+shed+stone-house+long-house"),
                scene("", "whaling-boat+2whaling-boat-1").play("go HU3"),
                scene("", "knarr+silver+2oil+hide").play("go SA1A", "flip oil"),
                scene("", "ore").play("go CR3A"), scene("", "knarr+9silver").play("go SA3A"),
                scene("", "3peas+3sheep+2oil+helmet").lay("31C"), scene("", "knarr+2peas+jewelry+belt").lay("78B"),
                scene("", "2knarr+2peas").lay("78B").play("flip peas"),
                scene("", "2peas+2flax+belt").lay("83A").play("upgrade peas"),
                scene("152A", "4peas+jewelry").play("go MT2C", "raise peas"), scene("152A", "4peas").play("go MT1C"),
                scene("36A", "knarr+silver+salt-meat+peas").play("go SA1A"),
                scene("164A", "knarr").strips(5, 7).play("go CR4"), scene("", "").play("go WM4").lay("60C"),
                scene("91c", "silver+cattle").play("go WM1", "pass", "pass"), follower(), steward(), settler(),
                fishCook(),
                table(), scene("", "3knarr+whaling-boat+9silver").play("go EO4"),
                scene("187B 105B", "3wood+3flax").play("go BS1"), scene("187B", "3flax+wood"), feast(), orders(),
                scene("102B", "silk+peas").play("go MT1B", "dig M1 1"), firstCard(),
                scene("", "wood+bow").rolls(8, 8, 8, 7).play("go HU1A", "roll", "roll"),
                scene("", "wood").rolls(8, 8).play("go HU2B", "fail"), explorer(), laying(), imitator(), resting(),
                scene("", "").play("go MT3A", "dig M1 2"), scene("", "").holds("47a").play("go EO2B"),
                scene("", "helmet+knarr+9silver").play("go SA3A"), scene("", "helmet+ore").play("go CR3A"))
                .flatMap(OdinReasonsTest::refusals);
    }

    private static Scene scene(String cards, String given) {
        return scene("odin(seats=2)", cards, given);
    }

    private static Scene scene(String line, String cards, String given) {
        Scene scene = Scene.cards(line).give(given).strips(7, 6, 5);
        Stream.of(cards.split(" ")).filter(card -> !card.isEmpty()).forEach(scene::played);
        return scene;
    }

    private static Scene follower() {
        Scene scene = scene("", "2wood").play("go WM2", "pass");
        return scene.lay("77A");
    }

    private static Scene steward() {
        Scene scene = scene("odin(seats=1)", "42b", "wood+stone+shed+stone-house");
        return scene.play("pass");
    }

    private static Scene settler() {
        return scene("odin(seats=1)", "9A", "longship+long-house+oil").play("pass");
    }

    private static Scene fishCook() {
        Scene scene = scene("odin(seats=1)", "172C", "stockfish+long-house").phase(Phase.FEAST);
        scene.position.advance();
        return scene.play("serve stockfish");
    }

    /** An emigration for which there was a seat when it began. */
    private static Scene table() {
        Scene scene = scene("", "4knarr+9silver").play("go EO2A");
        return scene.give("3emigrated-knarr");
    }

    private static Scene feast() {
        Scene scene = scene("odin(seats=1)", "", "beans+peas+flax+2mead+2silver").phase(Phase.FEAST);
        scene.position.advance();
        return scene.play("serve peas flat", "serve mead flat", "coin");
    }

    /** Two cards that act before Overseas Trading. */
    private static Scene orders() {
        return scene("36A 37A 88C 8a", "knarr+3silver+salt-meat+hide").play("go SA1A");
    }

    private static Scene explorer() {
        return scene("", "longship").island(1, "faroe-islands").play("go SA1C");
    }

    /** A green tile that must keep away from another one, and from income squares. */
    private static Scene laying() {
        return scene("", "2fur").play("place fur home", "lay 9 3 0", "place fur home");
    }

    private static Scene imitator() {
        Scene scene = scene("odin(seats=4)", "", "2wood");
        scene.position.lowImitation = 1;
        scene.position.highImitation = 3;
        scene.position.taken.set(Space.PRINTED, 2);
        return scene.standing("WM3", "WM1");
    }

    private static Scene resting() {
        Scene scene = scene("odin(seats=1)", "91c", "silver+stone").standing("CR1A", "WM1");
        int space = Objects.requireNonNull(Space.named("CR1A")).index;
        scene.position.taken.set(space, scene.position.taken.by(space) + OdinPosition.OLD);
        scene.position.thingSquare[0] = 2;
        return scene;
    }

    private static Scene firstCard() {
        return Scene.of("odin(seats=1,occupations=abc,first-card=chosen)");
    }

    /** Every move that is refused, of each reason so many. */
    private static Stream<Told> refusals(Scene scene) {
        int seat = scene.position.nextSeat();
        Map<String, Integer> times = new HashMap<>();
        return MOVES.stream().flatMap(move -> scene.position.why(seat, move).stream()
                .filter(refusal -> times.merge(refusal.reason().key() + move.code().split(" ", -1)[0], 1,
                        Integer::sum) <= PLENTY)
                .map(refusal -> new Told(scene.position, seat, move, refusal)));
    }

    /** Every move of the game, but of the many ways to pay for a battle only small ones. */
    private static List<OdinMove> moves() {
        List<OdinMove> moves = new ArrayList<>(List.of(OdinMove.Word.values()));
        for (Object[] each : new Object[][]{Moves.GO, Moves.IMITATE, Moves.PLACE, Moves.LAY, Moves.BUY, Moves.ARM,
                Moves.DISARM, Moves.EMIGRATE, Moves.REBUILD, Moves.STORE, Moves.CHOOSE, Moves.RECALL, Moves.PLAY,
                Moves.FIRST, Moves.KEEP, Moves.USE, Moves.RAISE, Moves.DIG, Moves.UPGRADE, Moves.FLIP, Moves.TAKE,
                Moves.EXPLORE, Moves.SAIL, Moves.PAY, Moves.BACK, Moves.SERVE}) {
            collect(each, moves);
        }
        for (int i = 0; i < 5 * 5 * 5; i++) {
            moves.add(Moves.SPEND[i / 25][i / 5 % 5][i % 5]);
        }
        return List.copyOf(moves);
    }

    private static void collect(Object[] from, List<OdinMove> into) {
        for (Object each : from) {
            if (each instanceof Object[] deeper) {
                collect(deeper, into);
            } else if (each instanceof OdinMove move) {
                into.add(move);
            }
        }
    }

    private static OdinPosition at(Told told) {
        return (OdinPosition) told.position();
    }

    private static int count(Told told, String item) {
        return at(told).count(told.seat(), Items.named(item));
    }

    /** The name that a fact gives, without its kind. */
    private static String named(Told told, String fact) {
        return word(told.fact(fact));
    }

    private static String word(Object fact) {
        String name = ((Phrase.NameFact) fact).name();
        return name.substring(name.indexOf('.') + 1);
    }

    private static int item(Told told, String fact) {
        return Items.named(named(told, fact));
    }

    private static Space space(Told told) {
        return Objects.requireNonNull(Space.named(named(told, "space")));
    }

    private static int asked(Told told, String fact) {
        return (Integer) Objects.requireNonNull(at(told).prompt(told.seat()).args().get(fact));
    }

    private static Doable doable(Told told) {
        return new Doable(at(told), told.seat(), null);
    }

    private static boolean isPlayed(Told told, String card) {
        return doable(told).isPlayed(card);
    }

    /** A copy in which the seat has something it lacked. */
    private static Optional<Position> with(Told told, BiConsumer<OdinPosition, Integer> gift) {
        OdinPosition copy = at(told).copy();
        gift.accept(copy, told.seat());
        return Optional.of(copy);
    }

    private static Reason mended(Predicate<Told> truth, BiConsumer<Told, OdinPosition> gift) {
        Reason reason = truth::test;
        return reason.orMended(told -> with(told, (copy, _) -> gift.accept(told, copy)));
    }

    private static void give(Told told, OdinPosition copy, int item) {
        copy.change(told.seat(), item, PLENTY);
    }

    private static void spaces(Map<String, Reason> reasons) {
        reasons.put("refusal.taken", mended(
                told -> at(told).taken.by(space(told).index) - 1 == ((Phrase.SeatFact) told.fact("seat")).seat(),
                (told, copy) -> copy.taken.set(space(told).index, 0)));
        reasons.put("refusal.resting", mended(
                told -> told.position().seats() == 1 && at(told).taken.by(space(told).index) == OdinPosition.OLD + 1,
                (told, copy) -> copy.taken.set(space(told).index, 0)));
        reasons.put("refusal.too-few-vikings", mended(
                told -> told.number("left") == at(told).thingSquare[told.seat()]
                        && told.number("left") < told.number("vikings"),
                (told, copy) -> copy.thingSquare[told.seat()] = (byte) (copy.thingSquare[told.seat()] + PLENTY)));
        reasons.put("refusal.no-ship", mended(OdinReasonsTest::lacksShip,
                (told, copy) -> give(told, copy, Items.named(word(((List<?>) told.fact("ships")).getFirst())))));
        reasons.put("refusal.no-effect", told -> !canDo(told, space(told)));
        reasons.put("refusal.too-poor-late", told -> {
            OdinPosition poorer = at(told).copy();
            poorer.change(told.seat(), Items.SILVER, -1);
            return !new Doable(poorer, told.seat(), space(told)).any(does(space(told)));
        });
        reasons.put("refusal.no-imitation", told -> at(told).lowImitation != told.number("column")
                && at(told).highImitation != told.number("column"));
        reasons.put("refusal.imitated", told -> IntStream.range(Space.PRINTED, Space.COUNT)
                .anyMatch(space -> Vikings.column(at(told), space) == told.number("column")
                        && at(told).taken.by(space) != 0));
        reasons.put("refusal.not-others", told -> at(told).taken.by(space(told).index) == 0
                || at(told).taken.by(space(told).index) == told.seat() + 1);
        reasons.put("refusal.other-column", told -> space(told).column != told.number("column"));
        reasons.put("refusal.not-occupied", told -> at(told).taken.by(space(told).index) == 0);
        reasons.put("refusal.not-beside", told -> Space.ALL.stream()
                .filter(other -> other.column == 1 && Math.abs(other.order - space(told).order) == 1)
                .noneMatch(other -> at(told).taken.by(other.index) == told.seat() + 1
                        && at(told).standing[other.index] > 0));
        reasons.put("refusal.no-viking-there", told -> at(told).taken.by(space(told).index) != told.seat() + 1
                || at(told).standing[space(told).index] == 0);
    }

    private static boolean lacksShip(Told told) {
        int ships = ((List<?>) told.fact("ships")).stream().mapToInt(ship -> switch (word(ship)) {
            case "whaling-boat" -> doable(told).boats();
            case "knarr" -> count(told, "knarr");
            default -> isPlayed(told, "147A")
                    ? doable(told).largeShips()
                    : doable(told).largeShips() - count(told, "knarr");
        }).sum();
        return ships < told.number("count");
    }

    private static String does(Space space) {
        return Components.FILE.table("spaces").row("space", space.id).word("does");
    }

    /** Whether anything could be done there, also what a card offers instead. */
    private static boolean canDo(Told told, Space space) {
        Doable doable = new Doable(at(told), told.seat(), space);
        return doable.any(does(space)) || effects().filter(row -> isPlayed(told, row.word("card")))
                .filter(row -> row.word("when").equals("instead:" + space.id)
                        || (row.word("when").equals("instead-of-upgrade") && space.isMountainUpgrade))
                .anyMatch(row -> doable.any(row.word("does")));
    }

    private static Stream<DataRow> effects() {
        return Components.FILE.table("effects").rows().stream();
    }

    private static void boards(Map<String, Reason> reasons) {
        reasons.put("refusal.not-your-board", told -> IntStream.range(0, Estate.BOARDS)
                .filter(board -> at(told).owner[board] == told.seat())
                .noneMatch(board -> Names.slot(at(told).slot(board)).equals(told.fact("board"))));
        reasons.put("refusal.not-allowed-there", told -> !isAllowed(told, (Place) told.move()));
        reasons.put("refusal.no-room", told -> {
            Place place = (Place) told.move();
            int board = place.board() == 0 ? told.seat() : place.board() % Estate.BOARDS;
            return new SlowPlacing(at(told), board).places(item(told, "item")).isEmpty();
        });
        reasons.put("refusal.other-item", told -> ((Place) told.move()).item() != item(told, "item")
                && Stream.of("settle", "fish").anyMatch(key -> at(told).prompt(told.seat()).key().endsWith(key)));
        for (String key : List.of("off-board", "overlap", "touching", "income-rule")) {
            reasons.put("refusal." + key, OdinReasonsTest::liesBadly);
        }
        reasons.put("refusal.same-turn", told -> looksTheSame(item(told, "item"), ((Lay) told.move()).turn()));
        reasons.put("refusal.no-building-slot", told -> {
            Plan building = Plan.named(named(told, "board"));
            boolean wood = named(told, "item").equals("wood");
            return IntStream.range(0, Estate.BOARDS)
                    .filter(board -> at(told).owner[board] == told.seat() && at(told).plan(board) == building)
                    .allMatch(board -> wood
                            ? at(told).woodStored[board] == building.woodSlots
                            : at(told).stoneStored[board] == building.stoneSlots);
        });
        reasons.put("refusal.shed-only", told -> at(told).prompt(told.seat()).key().equals("prompt.steward")
                && !told.move().code().endsWith(" shed"));
    }

    /** Ore lies on land only; orange and red goods in houses only; wood with a card in houses; stone nowhere. */
    private static boolean isAllowed(Told told, Place place) {
        boolean house = place.board() % Estate.BOARDS >= Estate.FIRST_STONE_HOUSE;
        return switch (Items.id(place.item())) {
            case "silver" -> true;
            case "ore" -> !house;
            case "wood" -> house && isPlayed(told, "40B");
            default -> house || !List.of(Colour.ORANGE, Colour.RED).contains(Items.COLOUR[place.item()]);
        };
    }

    private static boolean liesBadly(Told told) {
        Lay lay = (Lay) told.move();
        Shape shape = Shape.of(item(told, "item"), lay.turn()).orElseThrow();
        return new SlowPlacing(at(told), Laying.board(at(told)))
                .obstacle(item(told, "item"), shape, lay.row(), lay.column()).equals(told.refusal().reason().key());
    }

    /** Whether a lower turn gives the same outline; goods are never mirrored. */
    private static boolean looksTheSame(int item, int turn) {
        if (!Items.isTile(item)) {
            return turn > 0;
        }
        List<List<String>> outlines = new ArrayList<>();
        for (int i = 0; i <= turn; i++) {
            List<String> outline = List.of(Items.shape(item));
            outlines.add(turned(i >= 4 ? mirrored(outline) : outline, i % 4));
        }
        return (turn >= 4 && !Items.isSpecial(item)) || outlines.indexOf(outlines.getLast()) < turn;
    }

    private static List<String> mirrored(List<String> rows) {
        return rows.stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
    }

    private static List<String> turned(List<String> rows, int quarters) {
        List<String> turned = rows;
        for (int i = 0; i < quarters; i++) {
            List<String> last = turned.reversed();
            turned = IntStream.range(0, last.getFirst().length()).mapToObj(column -> last.stream()
                    .map(row -> row.substring(column, column + 1)).reduce("", String::concat)).toList();
        }
        return turned;
    }

    private static void ships(Map<String, Reason> reasons) {
        reasons.put("refusal.lacking", mended(told -> count(told, named(told, "item")) == 0,
                (told, copy) -> give(told, copy, item(told, "item"))));
        reasons.put("refusal.too-poor", mended(
                told -> told.number("have") == count(told, "silver") && told.number("have") < told.number("silver"),
                (told, copy) -> give(told, copy, Items.SILVER)));
        reasons.put("refusal.not-for-sale", told -> {
            String name = named(told, "item");
            return name.equals("english-crown") || name.matches(".*-\\d") || Items.named(name) < Items.GOODS;
        });
        reasons.put("refusal.no-stage", told -> named(told, "ship").startsWith("whaling-boat")
                ? doable(told).boats() >= 3
                : doable(told).largeShips() >= 4);
        reasons.put("refusal.no-slot", told -> named(told, "ship").matches("knarr|whaling-boat-1|longship-3"));
        reasons.put("refusal.not-loaded", told -> !named(told, "ship").matches(".*-\\d"));
        reasons.put("refusal.not-a-longship", told -> !named(told, "ship").startsWith("longship"));
        reasons.put("refusal.not-large", told -> named(told, "ship").startsWith("whaling-boat"));
        reasons.put("refusal.not-a-boat", told -> !named(told, "ship").startsWith("whaling-boat"));
        reasons.put("refusal.table-full", told -> {
            int emigrated = count(told, "emigrated-knarr") + count(told, "emigrated-longship");
            int free = at(told).round + (told.position().setup().option("length").equals("long") ? 5 : 6);
            return told.number("ships") == emigrated && 2 * (emigrated + 1) > free;
        });
        reasons.put("refusal.no-boat", told -> told.move().code().equals("sail 0 0"));
        reasons.put("refusal.no-such-boats", told -> {
            Sail sail = (Sail) told.move();
            return told.number("plain") == count(told, "whaling-boat")
                    && told.number("armed") == count(told, "whaling-boat-1")
                    && told.number("most") == asked(told, "count")
                    && (sail.plain() > told.number("plain") || sail.armed() > told.number("armed")
                            || sail.plain() + sail.armed() > told.number("most"));
        });
        reasons.put("refusal.claimed", told -> at(told).owner[island(told)] == ((Phrase.SeatFact) told.fact("seat"))
                .seat());
        reasons.put("refusal.other-side", told -> !at(told).plan(island(told)).id.equals(named(told, "board")));
        reasons.put("refusal.other-space", told -> at(told).now.space >= 0
                && !does(Space.get(at(told).now.space)).contains(named(told, "board")));
    }

    private static int island(Told told) {
        return Estate.FIRST_ISLAND + Plan.named(named(told, "board")).tile;
    }

    private static void goods(Map<String, Reason> reasons) {
        reasons.put("refusal.cannot-afford", mended(
                told -> amounts(told, "pay").anyMatch(each -> count(told, item(each)) < number(each)),
                (told, copy) -> amounts(told, "pay").forEach(each -> give(told, copy, Items.named(item(each))))));
        reasons.put("refusal.not-to-be-had",
                told -> amounts(told, "gain").anyMatch(each -> !doable(told).isToBeHad(item(each))));
        reasons.put("refusal.no-alternative",
                told -> told.number("number") > told.number("most")
                        && programs(told).anyMatch(does -> Doable.alternatives(does).size() == told.number("most")));
        reasons.put("refusal.no-such-choice", told -> programs(told).map(Doable::alternatives)
                .anyMatch(each -> each.size() >= told.number("number")
                        && !doable(told).isDoable(each.get(told.number("number") - 1))));
        reasons.put("refusal.no-strip", told -> at(told).strips[((Dig) told.move()).strip()] <= 0);
        reasons.put("refusal.same-strip", told -> (at(told).now.dug >> ((Dig) told.move()).strip() & 1) == 1);
        reasons.put("refusal.too-many-items", told -> {
            Dig dig = (Dig) told.move();
            return told.number("most") == Math.min(asked(told, "count"), at(told).strips[dig.strip()])
                    && dig.count() > told.number("most");
        });
        reasons.put("refusal.not-rock", told -> !named(told, "item").matches("stone|ore"));
        reasons.put("refusal.no-upgrade", told -> Items.isSpecial(item(told, "item"))
                || !Doable.rises(item(told, "item"), told.number("steps")));
        reasons.put("refusal.upgraded-before", OdinReasonsTest::allFresh);
        reasons.put("refusal.turned-before", OdinReasonsTest::allFresh);
        reasons.put("refusal.not-this-good", told -> !named(told, "item").matches("(salt|game|whale)-meat"));
        reasons.put("refusal.other-kind", told -> IntStream.range(0, Items.GOODS)
                .filter(good -> at(told).now.fresh[good] > 0)
                .noneMatch(good -> Items.COLUMN[good] == Items.COLUMN[item(told, "item")]
                        && Items.COLOUR[good].ordinal() == Items.COLOUR[item(told, "item")].ordinal() + 1));
        reasons.put("refusal.no-double", told -> isPlayed(told, "152A") && !isOfThree(told));
        reasons.put("refusal.no-other-side", told -> Items.isSpecial(item(told, "item"))
                || named(told, "item").matches("fruits|jewelry|silver-hoard"));
        reasons.put("refusal.not-green", told -> Items.COLOUR[item(told, "item")] != Colour.GREEN);
        reasons.put("refusal.flipped-before", told -> about(told).toString().contains(named(told, "item")));
        reasons.put("refusal.no-tongs", told -> !Components.FILE
                .table(item(told, "item") < Items.GOODS ? "goods" : "specials")
                .row(item(told, "item") < Items.GOODS ? "good" : "tile", named(told, "item")).word("forge")
                .equals("yes"));
        reasons.put("refusal.gone", told -> !doable(told).isLeft(item(told, "item"))
                || about(told).containsValue(named(told, "item")));
        reasons.put("refusal.no-more", told -> named(told, "item").matches("(pregnant-)?(sheep|cattle)")
                || Items.isSpecial(item(told, "item")));
        reasons.put("refusal.not-three", told -> told.number("count") == count(told, named(told, "item"))
                && told.number("count") != 3);
    }

    private static Stream<Phrase> amounts(Told told, String fact) {
        return ((List<?>) told.fact(fact)).stream().map(Phrase.class::cast);
    }

    private static String item(Phrase amount) {
        return word(Objects.requireNonNull(amount.args().get("item")));
    }

    private static int number(Phrase amount) {
        return (Integer) Objects.requireNonNull(amount.args().get("count"));
    }

    /** What the data file says of the space or card that is asked about or used. */
    private static Stream<String> programs(Told told) {
        String owner = told.move() instanceof Use use
                ? Card.get(use.card()).id()
                : word(Objects.requireNonNull(at(told).prompt(told.seat()).args().get("space")));
        Space space = Space.named(owner);
        return space != null
                ? Stream.of(does(space))
                : effects().filter(row -> row.word("card").equals(owner) && !row.word("when").equals("rule"))
                        .map(row -> row.word("does"));
    }

    /** All tiles of the good came in this action. */
    private static boolean allFresh(Told told) {
        return told.number("count") == at(told).now.fresh[item(told, "item")]
                && told.number("count") >= count(told, named(told, "item"));
    }

    /** What the entry that is asked says. */
    private static Map<String, @Nullable Object> about(Told told) {
        return at(told).notation().agenda().getLast().about();
    }

    private static boolean isOfThree(Told told) {
        return Boolean.TRUE.equals(about(told).get("raise"));
    }

    private static void dice(Map<String, Reason> reasons) {
        reasons.put("refusal.no-more-rolls", told -> at(told).now.rolls == told.number("rolls")
                && told.number("rolls") == (isPlayed(told, "153a") ? 4 : 3));
        reasons.put("refusal.too-many-vikings", told -> told.number("vikings") == asked(told, "vikings")
                && Integer.parseInt(told.move().code().split(" ", -1)[1]) > told.number("vikings"));
        reasons.put("refusal.no-loot", told -> switch (Items.COLOUR[item(told, "item")]) {
            case ORANGE, RED -> true;
            case GREEN -> !isPlayed(told, "138c");
            case BLUE, SPECIAL -> false;
        });
        reasons.put("refusal.too-weak", mended(told -> told.number("due") > told.number("means")
                && told.number("means") == count(told, "sword") + (isPlayed(told, "137a") ? count(told, "spear") : 0)
                        + count(told, "stone") * (isPlayed(told, "89a") ? 2 : 1),
                (told, copy) -> copy.change(told.seat(), Items.SWORD, 20)));
        reasons.put("refusal.cannot-spend", OdinReasonsTest::spendsBadly);
        reasons.put("refusal.cannot-pay", told -> {
            int weapons = Integer.parseInt(told.move().code().split(" ", -1)[1]);
            int value = named(told, "weapon").equals("spear") && isPlayed(told, "11c") ? 2 : 1;
            return told.number("due") == asked(told, "result") && told.number("have") == count(told, "wood")
                    && told.number("weapons") == count(told, named(told, "weapon"))
                    && told.number("wood") == Math.max(0, told.number("due") - weapons * value)
                    && (weapons > told.number("weapons") || told.number("wood") > told.number("have")
                            || (weapons - 1) * value >= told.number("due"));
        });
    }

    private static boolean spendsBadly(Told told) {
        Spend spend = (Spend) told.move();
        int stone = isPlayed(told, "89a") ? 2 : 1;
        int spears = isPlayed(told, "137a") ? count(told, "spear") : 0;
        int worth = spend.stones() * stone + spend.swords() + spend.spears();
        int due = told.number("due");
        boolean vain = (spend.swords() + spend.spears() > 0 && worth - 1 >= due)
                || (spend.stones() > 0 && worth - stone >= due);
        return told.number("worth") == worth && due == asked(told, "due")
                && told.number("stones") == count(told, "stone") && told.number("swords") == count(told, "sword")
                && told.number("spears") == spears && (spend.stones() > count(told, "stone")
                        || spend.swords() > count(told, "sword") || spend.spears() > spears || worth < due || vain);
    }

    private static void feast(Map<String, Reason> reasons) {
        reasons.put("refusal.same-colour", told -> {
            byte[] table = at(told).table;
            int square = at(told).served - 1;
            while (table[square] < 0) {
                square--;
            }
            return Items.COLOUR[table[square] - 1] == Items.COLOUR[item(told, "item")];
        });
        reasons.put("refusal.one-way", told -> feastRow(told).number("flat") == feastRow(told).number("upright"));
        reasons.put("refusal.flat-before", told -> at(told).notation().table().flat()
                .contains(named(told, "item").replace("pregnant-", "")));
        reasons.put("refusal.table-too-short", told -> told.number("left") == asked(told, "left")
                && feastRow(told).number(((Serve) told.move()).flat() ? "flat" : "upright") > told.number("left"));
    }

    private static DataRow feastRow(Told told) {
        return Components.FILE.table("goods").row("good", named(told, "item"));
    }

    private static void cards(Map<String, Reason> reasons) {
        reasons.put("refusal.no-card", mended(told -> !isPlayed(told, named(told, "card")),
                (told, copy) -> copy.cards[card(told)] = (byte) (Occupations.PLAYED + told.seat())));
        reasons.put("refusal.not-in-hand", mended(
                told -> !Viewing.cards(at(told), Occupations.HAND + told.seat()).contains(named(told, "card")),
                (told, copy) -> copy.cards[card(told)] = (byte) (Occupations.HAND + told.seat())));
        reasons.put("refusal.no-light-card", told -> !Card.get(card(told)).light()
                || !told.position().setup().option("occupations")
                        .contains(Card.get(card(told)).deck().toLowerCase(Locale.ROOT)));
        reasons.put("refusal.card-not-due", told -> isPlayed(told, named(told, "card")) && !isDue(told));
        reasons.put("refusal.must-act", told -> Boolean.TRUE.equals(about(told).get("must"))
                || owing(told).findAny().isPresent());
        reasons.put("refusal.effect-owed", told -> owing(told).anyMatch(action -> action.space == space(told).index)
                && isNothingLeft(told));
    }

    /** The actions under way that have had no effect yet. */
    private static Stream<Action> owing(Told told) {
        return at(told).actions.stream().limit(at(told).interrupted + 1L)
                .filter(action -> action.space >= 0 && !action.acted);
    }

    /** Whether after the move no part of the action that is still due could be done. */
    private static boolean isNothingLeft(Told told) {
        Told after = new Told(at(told).copy(), told.seat(), told.move(), told.refusal());
        at(after).play(told.seat(), told.move());
        while (at(after).isAsked(Laying.FRAME)) {
            MoveList lays = new MoveList();
            at(after).moves(told.seat(), lays);
            at(after).play(told.seat(), lays.get(0));
        }
        Doable doable = new Doable(at(after), told.seat(), space(told));
        return dueOf(after, space(told)).noneMatch(doable::any);
    }

    /** What the data file says of what is due of an action: single parts of it, or all. */
    private static Stream<String> dueOf(Told told, Space space) {
        return at(told).notation().agenda().stream().flatMap(asked -> asked.about().values().stream())
                .map(String::valueOf)
                .filter(word -> word.equals(space.id) || word.startsWith(space.id + "/"))
                .map(word -> word.equals(space.id) ? does(space) : word.substring(word.lastIndexOf('/') + 1));
    }

    private static int card(Told told) {
        return Card.known("test", named(told, "card")).index();
    }

    /** Whether the card can be used at any time, is offered instead, or waits to act. */
    private static boolean isDue(Told told) {
        String card = named(told, "card");
        List<String> moments = effects().filter(row -> row.word("card").equals(card)).map(row -> row.word("when"))
                .toList();
        if (told.move() instanceof OdinMove.First) {
            return waiting(told).anyMatch(owner -> owner.split("\\.", -1)[0].equals(card)) && effects()
                    .filter(row -> row.word("card").equals(card)).anyMatch(row -> doable(told).any(row.word("does")));
        }
        boolean belt = card.equals("187B") && told.move().code().endsWith(" 2")
                && at(told).actions.getFirst().space < 0;
        boolean instead = at(told).prompt(told.seat()).key().equals("prompt.instead")
                && moments.stream().anyMatch(moment -> moment.startsWith("instead"));
        return (moments.contains("anytime") && !belt) || instead;
    }

    /** The programs of cards that wait for their order. */
    private static Stream<String> waiting(Told told) {
        return at(told).notation().agenda().reversed().stream().skip(1)
                .takeWhile(asked -> asked.decision().equals("program"))
                .map(asked -> String.valueOf(asked.about().get("of")));
    }
}
