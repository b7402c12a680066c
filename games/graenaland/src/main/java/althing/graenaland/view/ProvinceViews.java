package althing.graenaland.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Board;
import althing.graenaland.box.Building;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Tile;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Votes;
import althing.graenaland.view.GraenalandView.HeroOf;
import althing.graenaland.view.GraenalandView.Province;
import althing.graenaland.view.GraenalandView.VoteCount;

/** The provinces as everybody sees them. */
public final class ProvinceViews {

    private static final Hero[] HEROES = Hero.values();
    private static final Building[] BUILDINGS = Building.values();
    private static final Work[] WORKS = Work.values();

    private final GraenalandState position;

    public ProvinceViews(GraenalandState position) {
        this.position = position;
    }

    public List<Province> provinces() {
        return IntStream.range(0, position.board.provinces).filter(each -> position.tiles[each] >= 0)
                .mapToObj(this::province).toList();
    }

    private String tile(int province) {
        return tile(position, province);
    }

    public static String tile(GraenalandState position, int province) {
        return Components.TILES.get(position.tiles[province]).id();
    }

    private Province province(int province) {
        Tile tile = Components.TILES.get(position.tiles[province]);
        Board board = position.board;
        return new Province(tile.id(), tile.terrain(), tile.coast(), board.place(province), neighbours(province),
                Amounts.map(tile.village()), tile.improvement(), tile.fort(), tile.isBuildable(),
                seats(seat -> position.villagesAt(seat, province)), buildings(position, province),
                works(position, province), heroes(province), CardViews.faces(position.up[province]),
                Cards.total(position.down[province]), position.settlements(province) + 1, votes(province));
    }

    private List<String> neighbours(int province) {
        return IntStream.range(0, position.board.provinces)
                .filter(other -> (position.board.neighbours[province] >> other & 1) != 0 && position.tiles[other] >= 0)
                .mapToObj(this::tile).toList();
    }

    private List<Integer> seats(IntUnaryOperator number) {
        return IntStream.range(0, position.seats).map(number).boxed().toList();
    }

    public static Map<Building, Integer> buildings(GraenalandState position, int province) {
        Map<Building, Integer> buildings = new EnumMap<>(Building.class);
        for (Building kind : BUILDINGS) {
            int owner = position.owner[province * GraenalandState.BUILDINGS + kind.ordinal()];
            if (owner != GraenalandState.NONE) {
                buildings.put(kind, owner);
            }
        }
        return buildings;
    }

    public static List<Work> works(GraenalandState position, int province) {
        return Arrays.stream(WORKS).filter(work -> position.hasWork(province, work.ordinal())).toList();
    }

    private List<HeroOf> heroes(int province) {
        List<HeroOf> heroes = new ArrayList<>();
        for (int i = 0; i < position.heroes.length; i++) {
            if (position.heroes[i] == province) {
                heroes.add(new HeroOf(i / GraenalandState.HEROES, HEROES[i % GraenalandState.HEROES]));
            }
        }
        return heroes;
    }

    private List<VoteCount> votes(int province) {
        int heroes = heroes(province).size();
        boolean priest = heroes(province).stream().anyMatch(each -> each.hero() == Hero.PRIEST);
        return IntStream.range(0, position.seats).mapToObj(seat -> {
            int settlements = position.settledAt(seat, province);
            int warlord = position.hero(seat, 0) == province ? Votes.warlord(position, seat, province, priest) : 0;
            int ofPriest = position.hero(seat, 1) == province ? Votes.priest(position, seat, province) : 0;
            int skald = position.hero(seat, 2) == province ? Votes.skald(position, seat, province, heroes) : 0;
            return new VoteCount(settlements, warlord, ofPriest, skald, settlements + warlord + ofPriest + skald);
        }).toList();
    }
}
