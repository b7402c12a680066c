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
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.box.Tile;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Votes;
import althing.graenaland.view.GraenalandView.HeroOf;
import althing.graenaland.view.GraenalandView.Province;
import althing.graenaland.view.GraenalandView.VoteCount;

/** The provinces as everybody sees them. */
public final class ProvinceViews {

    private static final Hero[] HEROES = Hero.values();
    private static final Building[] BUILDINGS = Building.values();
    private static final Direction[] DIRECTIONS = Direction.values();
    private static final Work[] WORKS = Work.values();

    private final GraenalandState position;

    public ProvinceViews(GraenalandState position) {
        this.position = position;
    }

    public List<Province> provinces() {
        return IntStream.range(0, position.board.provinces).filter(each -> position.island.tiles[each] >= 0)
                .mapToObj(this::province).toList();
    }

    private String tile(int province) {
        return tile(position, province);
    }

    public static String tile(GraenalandState position, int province) {
        return Components.TILES.get(position.island.tiles[province]).id();
    }

    private Province province(int province) {
        Tile tile = Components.TILES.get(position.island.tiles[province]);
        List<VoteCount> votes = votes(province);
        return new Province(tile.id(), tile.terrain(), tile.coast(), position.board.place(province),
                neighbours(province), ways(province), Amounts.map(tile.village()), tile.improvement(), tile.fort(),
                tile.isBuildable(),
                seats(seat -> position.island.villagesAt(seat, province)), buildings(position, province),
                works(position, province), heroes(province), CardViews.faces(position.island.up[province]),
                Cards.total(position.island.down[province]), position.island.settlements(province) + 1,
                votes, Votes.majority(votes.stream().mapToInt(VoteCount::total).sum()));
    }

    private List<String> neighbours(int province) {
        return IntStream.range(0, position.board.provinces)
                .filter(other -> (position.board.neighbours[province] >> other & 1) != 0
                        && position.island.tiles[other] >= 0)
                .mapToObj(this::tile).toList();
    }

    private Map<Direction, String> ways(int province) {
        Map<Direction, String> ways = new EnumMap<>(Direction.class);
        for (Direction direction : DIRECTIONS) {
            int other = position.board.target[province][direction.ordinal()];
            if (other != Board.NOWHERE && position.island.tiles[other] >= 0) {
                ways.put(direction, tile(other));
            }
        }
        return ways;
    }

    private List<Integer> seats(IntUnaryOperator number) {
        return IntStream.range(0, position.seats).map(number).boxed().toList();
    }

    public static Map<Building, Integer> buildings(GraenalandState position, int province) {
        Map<Building, Integer> buildings = new EnumMap<>(Building.class);
        for (Building kind : BUILDINGS) {
            int owner = position.island.owner[province * Island.BUILDINGS + kind.ordinal()];
            if (owner != GraenalandState.NONE) {
                buildings.put(kind, owner);
            }
        }
        return buildings;
    }

    public static List<Work> works(GraenalandState position, int province) {
        return Arrays.stream(WORKS).filter(work -> position.island.hasWork(province, work.ordinal())).toList();
    }

    private List<HeroOf> heroes(int province) {
        List<HeroOf> heroes = new ArrayList<>();
        for (int i = 0; i < position.heroes.at.length; i++) {
            if (position.heroes.at[i] == province) {
                heroes.add(new HeroOf(i / Heroes.KINDS, HEROES[i % Heroes.KINDS]));
            }
        }
        return heroes;
    }

    private List<VoteCount> votes(int province) {
        int heroes = heroes(province).size();
        boolean priest = heroes(province).stream().anyMatch(each -> each.hero() == Hero.PRIEST);
        return IntStream.range(0, position.seats).mapToObj(seat -> {
            int settlements = position.island.settledAt(seat, province);
            int warlord = position.heroes.place(seat, 0) == province
                    ? Votes.warlord(position, seat, province, priest)
                    : 0;
            int ofPriest = position.heroes.place(seat, 1) == province ? Votes.priest(position, seat, province) : 0;
            int skald = position.heroes.place(seat, 2) == province ? Votes.skald(position, seat, province, heroes) : 0;
            return new VoteCount(settlements, warlord, ofPriest, skald, settlements + warlord + ofPriest + skald);
        }).toList();
    }
}
