package althing.northgard;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.northgard.box.Clan;
import althing.northgard.state.Step;
import althing.testkit.ReasonsContract.Told;

import static althing.northgard.Refused.told;

/** Refusals on the map, in combats and of creatures that random games seldom meet. */
final class RefusedOnTheMap {

    private RefusedOnTheMap() {
    }

    static Stream<Told> all() {
        return Stream.of(ways(), partners(), kaija(), valkyries(), recruiting(), stag(), tiles(), combats(), lairs())
                .flatMap(each -> each);
    }

    private static Stream<Told> ways() {
        Scene scene = Scene.of(2).map("T09 1 0 0", "T24 1 1 0", "T02 0 1 1").units("START.n", 0, 2)
                .start("hidden-ways");
        Scene hard = Scene.of(2).smallMap().units("T06.e", 0, 2).start("start-move");
        return Stream.concat(told(scene, 0, "move START.n " + scene.code("T09.s"), "move START.w START.n"),
                told(hard, 0, "move T06.e T33.n"));
    }

    private static Stream<Told> partners() {
        Scene near = Scene.with("teams=true", 4).smallMap().units("START.s", 0, 3).units("T06.e", 2, 1);
        Scene one = Scene.with("teams=true", 4).smallMap().units("START.s", 0, 3).units("T06.e", 2, 1)
                .start("start-move");
        Scene two = near.start("militia").play(0, "move START.s T06.e", "send 2");
        return Stream.concat(told(one, 0, "move START.s T06.e"),
                told(two, 0, "move START.s START.w", "stop"));
    }

    private static Stream<Told> kaija() {
        Scene alone = Scene.of(2, Clan.BEAR).smallMap().kaija("START.s").units("T06.e", 1, 2).start("start-move");
        Scene sent = Scene.of(2, Clan.BEAR).smallMap().units("START.s", 0, 2).kaija("START.s").units("T06.e", 1, 2)
                .start("start-move").play(0, "move START.s T06.e");
        Scene elsewhere = Scene.of(2, Clan.BEAR).smallMap().units("START.s", 0, 2).kaija("START.n").start("start-move")
                .play(0, "move START.s T06.e");
        Scene recruit = Scene.of(2, Clan.BEAR).smallMap().units("START.s", 0, 14).start("start-recruit");
        return Stream.of(told(alone, 0, "move START.s T06.e"), told(sent, 0, "send 1 kaija", "send 3"),
                told(elsewhere, 0, "send 1 kaija"), told(recruit, 0, "recruit START.s", "recruit T06.e kaija"))
                .flatMap(each -> each);
    }

    private static Stream<Told> valkyries() {
        Scene shut = Scene.with("creatures=creatures", 2).smallMap().units("START.s", 0, 3)
                .creature("valkyrie-beige", "T06.e").creature("valkyrie-brown", "T06.e").start("start-move");
        Scene one = Scene.with("creatures=creatures", 2).smallMap().units("START.s", 0, 3)
                .creature("valkyrie-beige", "T06.e").creature("bear-beige", "T06.w").start("mercenary");
        Scene back = Scene.with("creatures=creatures", 2).smallMap().units("START.s", 1, 3)
                .creature("valkyrie-beige", "T06.e").go(Step.SECOND_CHANCE);
        Scene attack = Scene.with("creatures=creatures", 2).smallMap().units("START.s", 0, 3)
                .creature("wolf-beige", "START.s").creature("wolf-brown", "START.s").creature("draugr-beige", "T06.w")
                .units("T06.s", 0, 1).creature("draugr-brown", "T06.s").start("start-move")
                .play(0, "stop", "attack wolf-beige");
        Scene joining = Scene.with("creatures=creatures", 2).units("START.n", 0, 2).units("START.e", 0, 2)
                .creature("valkyrie-beige", "START.w").top("T08").start("start-explore");
        return Stream.of(told(shut, 0, "move START.s T06.e"), told(one, 0, "recruit T06.e", "recruit T06.w"),
                told(back, 0, "settle T06.e", "settle START.s", "settle T33.m kaija"),
                told(attack, 0, "attack wolf-brown", "attack draugr-beige", "attack bear-beige"),
                refusedPlacements(joining)).flatMap(each -> each);
    }

    /** Every way to lay the tiles that were drawn that is refused. */
    private static Stream<Told> refusedPlacements(Scene scene) {
        List<String> options = scene.options();
        return scene.view(0).drawn().stream().flatMap(tile -> IntStream.rangeClosed(-2, 2).boxed()
                .flatMap(x -> IntStream.rangeClosed(-2, 2).boxed().flatMap(y -> IntStream.range(0, 4)
                        .mapToObj(turned -> "place " + tile + " " + x + "," + y + " " + turned))))
                .filter(code -> !options.contains(code)).flatMap(code -> told(scene, 0, code));
    }

    private static Stream<Told> recruiting() {
        Scene same = Scene.of(2).smallMap().units("START.s", 0, 3).units("T06.w", 0, 1).start("recruitment")
                .play(0, "recruit START.s");
        Scene wild = Scene.of(2).smallMap().units("START.s", 0, 3).units("T06.e", 1, 1).start("allies-wild");
        Scene call = Scene.of(2, Clan.WOLF).smallMap().units("START.s", 0, 3).units("T06.w", 0, 1)
                .units("T06.e", 1, 1).units("START.n", 0, 1).start("wolf-call").play(0, "recruit START.s");
        Scene wood = Scene.of(2).smallMap().units("START.s", 0, 3).units("T06.w", 0, 1).start("woodcutters");
        Scene osmosis = Scene.of(2, Clan.BOAR).map("T09 1 0 0", "T24 1 1 0", "T02 0 1 1").units("T09.s", 0, 1)
                .units("START.n", 0, 1).start("boar-osmosis");
        return Stream.of(told(same, 0, "recruit T06.w"), told(wild, 0, "recruit START.s", "recruit T06.e"),
                told(call, 0, "recruit START.s", "recruit START.n", "recruit T06.s"),
                told(wood, 0, "recruit START.s", "recruit T33.n"),
                told(osmosis, 0, "recruit " + osmosis.code("T09.s"))).flatMap(each -> each);
    }

    private static Stream<Told> stag() {
        Scene pull = Scene.with("creatures=creatures", 2, Clan.STAG).smallMap().units("START.s", 0, 2)
                .units("T06.w", 0, 2).units("T06.s", 0, 1).units("T06.e", 0, 1).creature("bear-beige", "T06.e")
                .start("stag-clan").play(0, "recruit START.s");
        Stream<Told> pulls = told(pull, 0, "move START.n START.s", "move START.s T06.w", "move T06.e START.s",
                "move T06.s START.s");
        Scene one = Scene.of(2, Clan.STAG).smallMap().units("START.s", 0, 2).units("T06.w", 0, 2).start("stag-clan")
                .play(0, "recruit START.s");
        Scene bear = Scene.of(2, Clan.BEAR, Clan.STAG).smallMap().units("START.s", 0, 2).units("T06.w", 0, 2)
                .kaija("T06.w").active(1, "stag-clan").units("T06.e", 1, 1).start("enemy-secrets")
                .play(0, "copy stag-clan", "recruit START.s", "move T06.w START.s");
        return Stream.of(pulls, told(one, 0, "move START.s T06.w"), told(bear, 0, "send 1 kaija", "send 2"))
                .flatMap(each -> each);
    }

    private static Stream<Told> tiles() {
        Scene partners = Scene.with("teams=true", 4).map("T09 1 0 0", "T24 1 1 0").units("T09.s", 0, 3)
                .units("START.s", 2, 3).units("T09.e", 0, 1).top("T13").start("start-explore");
        Scene haunted = Scene.with("creatures=creatures", 2, Clan.WOLF).map("T09 1 0 0", "T24 1 1 0")
                .units("T09.s", 0, 3).units("T09.e", 0, 1).creature("valkyrie-beige", "START.s").top("T13")
                .start("start-explore");
        Scene border = Scene.of(2).map("T03 0 -1 0", "T28 -1 -1 3", "T31 0 1 0", "T29 -1 1 3").units("T28.n", 0, 3)
                .units("START.w", 0, 3).top("T13", "T05", "T02").start("boar-lay");
        return Stream.of(told(partners, 0, "place T13 0,1 0"), told(haunted, 0, "place T13 0,1 0"),
                refusedPlacements(border)).flatMap(each -> each);
    }

    private static Stream<Told> combats() {
        Scene two = Scene.of(2).smallMap().units("START.s", 0, 6).units("T06.e", 1, 1).units("T06.w", 1, 1)
                .start("militia").play(0, "move START.s T06.e", "send 2", "move START.s T06.w", "send 2");
        Stream<Told> fights = told(two, 0, "fight START.s");
        two.dice("p2", "p3").play(0, "fight T06.e");
        Scene push = Scene.of(2).smallMap().units("START.s", 0, 6).units("T06.e", 1, 2).units("T06.w", 1, 1)
                .start("intimidate").play(0, "move START.s T06.e", "send 2", "move START.s T06.w", "send 2",
                        "fight T06.e");
        return Stream.of(fights, told(push, 0, "push T06.w", "push START.s", "push START.n")).flatMap(each -> each);
    }

    private static Stream<Told> lairs() {
        Scene scene = Scene.with("creatures=more", 2).smallMap().units("T33.s", 1, 2).go();
        scene.play(0, "pass " + scene.view(0).offer().getFirst());
        return told(scene, 0, "spawn START.n");
    }
}
