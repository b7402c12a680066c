package althing.northgard;

import java.util.stream.Stream;

import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.state.Step;
import althing.testkit.ReasonsContract.Told;

import static althing.northgard.Refused.told;

/** Refusals of cards, trades and buildings that random games seldom meet. */
final class RefusedWithCards {

    private RefusedWithCards() {
    }

    static Stream<Told> all() {
        return Stream.of(copies(), trading(), glory(), foresight(), intrigue(), raids(), bribes(), choices(), poverty(),
                carpentry(), amenities()).flatMap(each -> each);
    }

    private static Stream<Told> copies() {
        Scene scene = Scene.of(2, Clan.BOAR, Clan.STAG).smallMap().units("START.s", 0, 2).units("T06.e", 1, 2)
                .active(1, "fishing").active(1, "legendary-heroes").active(1, "merchant").pile(0)
                .start("enemy-secrets");
        return told(scene, 0, "copy spy", "copy legendary-heroes", "copy merchant");
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

    private static Stream<Told> glory() {
        Scene scene = Scene.of(2, Clan.STAG).smallMap().units("START.s", 0, 1).units("T06.e", 0, 1).units("T06.w", 0, 1)
                .stock(0, 0, 1, 0).start("stag-glory");
        Stream<Told> before = told(scene, 0, "gather T06.w", "gather T33.n");
        scene.play(0, "gather START.s");
        return Stream.concat(before, told(scene, 0, "build T06.e food-silo"));
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

    private static Stream<Told> carpentry() {
        Scene scene = Scene.of(2).smallMap().map("T05 1 0 0").units("T05.s", 0, 1).units("T06.e", 0, 1)
                .stock(0, 0, 9, 0).start("carpentry").play(0, "build T05.s forge");
        Scene exchange = Scene.of(2).map("T05 1 0 0", "T04 0 1 0").units("T05.s", 0, 1).units("T04.n", 0, 1)
                .build("T05.s", Building.FORGE).stock(0, 0, 9, 0).start("industrious").play(0, "build T04.n fortress");
        exchange.position.buildingsLeft[Building.ALTAR_OF_KINGS.ordinal()] = 0;
        return Stream.concat(told(scene, 0, "build T33.m fortress"), told(exchange, 0, "replace T05.s fortress forge",
                "replace T05.s forge altar-of-kings", "replace START.n forge fortress"));
    }

    private static Stream<Told> amenities() {
        Scene scene = Scene.of(2).smallMap().units("T06.e", 0, 1).build("T06.e", Building.MENHIR).stock(0, 0, 9, 0)
                .start("amenities");
        Scene plain = Scene.of(2).smallMap().units("T06.e", 0, 1).stock(0, 0, 9, 0).start("start-build");
        return Stream.concat(
                told(scene, 0, "build T06.e food-silo", "build T06.e forge loose", "build T06.e menhir loose"),
                told(plain, 0, "build T06.e food-silo loose", "build T06.e menhir"));
    }
}
