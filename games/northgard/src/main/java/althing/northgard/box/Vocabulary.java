package althing.northgard.box;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The words for the things of the game, as move codes, agenda and notation use them; a thing is its place among them. */
public final class Vocabulary {

    public static final List<String> CARDS = Cards.ALL.stream().map(Card::id).toList();
    public static final List<String> TILES = Tiles.FACES.stream().map(TileFace::id).toList();
    public static final List<String> REGIONS = Tiles.REGIONS.stream().map(TileFace.Region::id).toList();
    public static final List<String> CREATURES = Bestiary.ALL.stream().map(CreatureFace::id).toList();
    public static final List<String> RESOURCES = codes(Resource.values());
    public static final List<String> FACES = IntStream.range(0, Die.FACES).mapToObj(Die::id).toList();

    /** The words of notations by what they are for. */
    public static final Map<String, List<String>> ALL = Map.of("card", CARDS, "tile", TILES, "region", REGIONS,
            "creature",
            CREATURES, "action", Acts.NAMES, "face", FACES);

    private Vocabulary() {
    }

    /** The words of constants in their order. */
    public static List<String> codes(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Words::code).toList();
    }
}
