package althing.northgard;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.state.Step;
import althing.testkit.ReasonsContract.Told;

import static org.assertj.core.api.Assertions.assertThat;

/** Positions that random games seldom meet, each with moves that are refused there. */
final class Refused {

    private Refused() {
    }

    static Stream<Told> all() {
        return Stream.of(copies(), ways(), partners(), trading(), kaija(), glory(), amenities(), carpentry(),
                foresight(), valkyries(), recruiting(), intrigue(), raids(), stag(), bribes(), tiles(), combats(),
                choices(), poverty(), lairs()).flatMap(each -> each);
    }

    private static Stream<Told> told(Scene scene, int seat, String... codes) {
        return Arrays.stream(codes).map(code -> {
            NorthgardMove move = Moves.named(code);
            assertThat(scene.position.why(seat, move)).as("%s of %s", code, scene.options()).isPresent();
            return new Told(scene.position.copy(), seat, move, scene.position.why(seat, move).orElseThrow());
        }).toList().stream();
    }

    private static Stream<Told> copies() {
        Scene scene = Scene.of(2, Clan.BOAR, Clan.STAG).smallMap().units("START.s", 0, 2).units("T06.e", 1, 2)
                .active(1, "fishing").active(1, "legendary-heroes").active(1, "merchant").pile(0)
                .start("enemy-secrets");
        return told(scene, 0, "copy spy", "copy legendary-heroes", "copy merchant");
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

    private static Stream<Told> trading() {
        Scene scene = Scene.with("teams=true", 4).smallMap().units("START.s", 0, 1).stock(0, 0, 1, 0)
                .stock(2, 1, 0, 0).go(Step.HARVEST);
        Stream<Told> first = told(scene, 0, "offer lore food", "offer wood lore", "trade food");
        scene.play(0, "offer wood food").play(2, "accept").play(0, "offer food wood").play(2, "accept");
        Scene refused = Scene.with("teams=true", 4).smallMap().units("START.s", 0, 1).stock(0, 0, 3, 0)
                .stock(2, 1, 0, 0).go(Step.HARVEST).play(0, "offer wood food").play(2, "refuse");
        Scene spent = Scene.with("teams=true", 4).smallMap().units("START.s", 0, 1).stock(0, 0, 3, 0)
                .stock(2, 1, 0, 0).go(Step.HARVEST);
        for (int exchange = 0; exchange < 4; exchange++) {
            spent.play(0, exchange % 2 == 0 ? "offer wood food" : "offer food wood").play(2, "accept");
        }
        return Stream.of(first, told(refused, 0, "offer wood food"), told(spent, 0, "offer wood food"))
                .flatMap(each -> each);
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

    private static Stream<Told> glory() {
        Scene scene = Scene.of(2, Clan.STAG).smallMap().units("START.s", 0, 1).units("T06.e", 0, 1).units("T06.w", 0, 1)
                .stock(0, 0, 1, 0).start("stag-glory");
        Stream<Told> before = told(scene, 0, "gather T06.w", "gather T33.n");
        scene.play(0, "gather START.s");
        return Stream.concat(before, told(scene, 0, "build T06.e food-silo"));
    }

    private static Stream<Told> amenities() {
        Scene scene = Scene.of(2).smallMap().units("T06.e", 0, 1).build("T06.e", Building.MENHIR).stock(0, 0, 9, 0)
                .start("amenities");
        Scene plain = Scene.of(2).smallMap().units("T06.e", 0, 1).stock(0, 0, 9, 0).start("start-build");
        return Stream.concat(
                told(scene, 0, "build T06.e food-silo", "build T06.e forge loose", "build T06.e menhir loose"),
                told(plain, 0, "build T06.e food-silo loose", "build T06.e menhir"));
    }

    private static Stream<Told> carpentry() {
        Scene scene = Scene.of(2).smallMap().map("T05 1 0 0").units("T05.s", 0, 1).units("T06.e", 0, 1)
                .stock(0, 0, 9, 0).start("carpentry").play(0, "build T05.s forge");
        Scene exchange = Scene.of(2).map("T05 1 0 0", "T04 0 1 0").units("T05.s", 0, 1).units("T04.n", 0, 1)
                .build("T05.s", Building.FORGE).stock(0, 0, 9, 0).start("industrious").play(0, "build T04.n fortress");
        exchange.position.buildingsLeft[Building.ALTAR_OF_KINGS.ordinal()] = 0;
        return Stream.concat(told(scene, 0, "build T33.m fortress"), told(exchange, 0, "replace T05.s fortress forge",
                "replace T05.s forge altar-of-kings", "replace START.n forge fortress"));
    }

    private static Stream<Told> foresight() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 1).hand(1, "unrest").hand(0, "unrest")
                .start("future-sight");
        Stream<Told> before = told(scene, 0, "take spy");
        String card = scene.view(0).offer().getFirst();
        scene.play(0, "take " + card, "end").play(1, "wait unrest");
        Scene must = Scene.of(2).smallMap().units("START.s", 0, 1).go();
        Scene upgrade = Scene.of(2).smallMap().units("START.s", 0, 1).stock(0, 0, 0, 3).go();
        return Stream.of(before, told(scene, 0, "pass " + scene.view(0).offer().getFirst()), told(must, 0, "pass"),
                told(upgrade, 0, "upgrade boar-lay")).flatMap(each -> each);
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

    private static Stream<Told> intrigue() {
        Scene fetch = Scene.of(2).smallMap().discard(0, "fishing").start("negociation");
        Scene spy = Scene.of(2).smallMap().hand(1, "scouts", "militia").start("spy");
        Scene divide = Scene.of(2).smallMap().pile(0, "spy", "fishing", "scouts").start("trading-post");
        Stream<Told> discards = told(divide, 0, "discard unrest", "top spy");
        divide.play(0, "discard fishing");
        Scene curse = Scene.of(3).smallMap().hand(1, "scouts", "militia").pile(0, "fishing").start("ancestral-curse");
        Scene threats = Scene.of(3).smallMap().hand(1, "scouts").pile(0, "fishing").start("veiled-threats");
        Scene strategy = Scene.of(2).smallMap().units("START.s", 0, 1).hand(0, "defensive-strategy", "start-build",
                "spy").pile(0).go();
        return Stream.of(told(fetch, 0, "take spy"), told(spy, 0, "pick spy"), discards,
                told(divide, 0, "top unrest", "discard spy"), told(curse, 1, "discard spy"),
                told(threats, 0, "target 0", "target 2"),
                told(strategy, 0, "play defensive-strategy", "play start-build", "play spy")).flatMap(each -> each);
    }

    private static Stream<Told> raids() {
        Scene strike = Scene.of(2).smallMap().units("START.s", 0, 1).units("T06.e", 1, 2).units("T33.n", 1, 1)
                .start("capture");
        Scene scorch = Scene.of(2, Clan.SNAKE).smallMap().units("START.s", 0, 3).units("T06.e", 1, 2);
        scorch.position.scorchedAt = scorch.territory("T06.w");
        scorch.start("snake-clan");
        Scene harvest = Scene.of(2, Clan.SNAKE).smallMap().units("START.s", 0, 3).units("T06.w", 1, 2);
        harvest.position.scorchedAt = harvest.territory("T06.w");
        harvest.go(Step.SCORCHED);
        return Stream.of(told(strike, 0, "strike START.n", "strike T33.n"),
                told(scorch, 0, "scorch T06.w", "scorch T33.n"), told(harvest, 0, "gain food")).flatMap(each -> each);
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

    private static Stream<Told> bribes() {
        Scene scene = Scene.with("creatures=creatures", 2, Clan.WOLF, Clan.BEAR).smallMap().units("START.s", 1, 2)
                .kaija("START.n").creature("valkyrie-beige", "T06.e").units("T06.w", 0, 1).start("bribery");
        Stream<Told> ways = told(scene, 0, "move T06.w START.s", "move START.n START.e", "move START.s T33.n",
                "move START.s T06.e");
        Scene kaija = Scene.with("creatures=creatures", 2, Clan.WOLF, Clan.BEAR).smallMap().units("START.s", 1, 2)
                .kaija("START.s").start("bribery").play(0, "move START.s T06.w");
        Scene team = Scene.with("teams=true", 4).smallMap().units("START.s", 1, 2).units("T06.e", 3, 1)
                .units("T06.w", 0, 1).start("bribery");
        return Stream.of(ways, told(kaija, 0, "send 1 kaija", "send 3"), told(team, 0, "move START.s T06.e"))
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

    private static Stream<Told> choices() {
        Scene team = Scene.of(2, Clan.GOAT).smallMap().units("START.s", 0, 1).start("goat-teamwork")
                .play(0, "as recruit", "recruit START.s");
        Scene unrest = Scene.of(2).smallMap().units("START.s", 0, 1).hand(0, "unrest").go();
        Scene recruit = Scene.of(2).smallMap().units("START.s", 0, 1).start("start-recruit");
        return Stream.of(told(team, 0, "as recruit", "as build"), told(unrest, 0, "play unrest", "remove unrest"),
                told(recruit, 0, "recruit START.s kaija")).flatMap(each -> each);
    }

    private static Stream<Told> poverty() {
        Scene scene = Scene.of(2).smallMap().map("T05 1 0 0").units("T05.s", 0, 1).units("T06.e", 0, 1)
                .build("T06.e", Building.FOOD_SILO).stock(0, 0, 1, 0).units("START.s", 0, 1).start("start-build");
        return told(scene, 0, "build T05.s forge", "build T05.n food-silo");
    }

    private static Stream<Told> lairs() {
        Scene scene = Scene.with("creatures=more", 2).smallMap().units("T33.s", 1, 2).go();
        scene.play(0, "pass " + scene.view(0).offer().getFirst());
        return told(scene, 0, "spawn START.n");
    }
}
