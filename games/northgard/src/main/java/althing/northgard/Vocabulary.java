package althing.northgard;

import java.util.Arrays;
import java.util.List;

/** The words for the things of the game, as move codes, agenda and notation use them; a thing is its place among them. */
final class Vocabulary {

    static final List<String> CARDS = Cards.ALL.stream().map(Card::id).toList();
    static final List<String> TILES = Tiles.FACES.stream().map(TileFace::id).toList();
    static final List<String> REGIONS = Tiles.REGIONS.stream().map(TileFace.Region::id).toList();
    static final List<String> CREATURES = Bestiary.ALL.stream().map(CreatureFace::id).toList();
    static final List<String> RESOURCES = codes(Resource.values());

    private Vocabulary() {
    }

    /** The words of constants in their order. */
    static List<String> codes(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Words::code).toList();
    }
}
