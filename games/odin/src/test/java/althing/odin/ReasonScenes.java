package althing.odin;

import althing.odin.box.Space;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.testkit.ReasonsContract.Told;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Positions that random games seldom meet; in each of them every move is tried. */
final class ReasonScenes {

    /** Of each reason so many refusals are looked at. */
    private static final int PLENTY = 9;
    private static final List<OdinMove> MOVES = moves();

    private ReasonScenes() {
    }

    static Stream<Told> all() {
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
                .flatMap(ReasonScenes::refusals);
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
}
