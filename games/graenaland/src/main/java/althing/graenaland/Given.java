package althing.graenaland;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** What a notation names, found or refused with a sentence that says where. */
final class Given {

    private final GraenalandPosition position;

    Given(GraenalandPosition position) {
        this.position = position;
    }

    int province(String path, String id) {
        Tile tile = Components.tile(id);
        if (tile == null || position.provinceOf[tile.index()] == GraenalandPosition.NONE) {
            throw new BadInput(path + ": there is no tile '" + id + "' on the map.");
        }
        return position.provinceOf[tile.index()];
    }

    int seat(String path, int seat) {
        return within(path, seat, 0, position.seats - 1);
    }

    int orNone(String path, @Nullable Integer seat) {
        return seat == null ? GraenalandPosition.NONE : seat(path, seat);
    }

    int seats(String path, List<Integer> seats) {
        int bits = 0;
        for (int each : seats) {
            bits |= 1 << seat(path, each);
        }
        return bits;
    }

    static long cards(String path, Map<String, Integer> counts) {
        long cards = Cards.NONE;
        for (Map.Entry<String, Integer> each : counts.entrySet()) {
            int kind = kind(path, each.getKey());
            cards += within(path, each.getValue(), 0, Cards.COUNT[kind]) * Cards.one(kind);
        }
        return cards;
    }

    static int kind(String path, String name) {
        int kind = NotationWriter.KINDS.indexOf(name);
        require(kind >= 0, path + ": there is no card '" + name + "'.");
        return kind;
    }

    static int supply(String path, List<String> ids) {
        int cards = 0;
        for (String id : ids) {
            SupplyFace card = Components.SUPPLY.stream().filter(each -> each.id().equals(id)).findFirst()
                    .orElseThrow(() -> new BadInput(path + ": there is no supply card '" + id + "'."));
            require((cards >> card.index() & 1) == 0, path + ": the supply card " + id + " stands twice.");
            cards |= 1 << card.index();
        }
        return cards;
    }

    static int within(String path, int number, int lowest, int highest) {
        require(number >= lowest && number <= highest,
                path + ": " + number + " is not between " + lowest + " and " + highest + ".");
        return number;
    }

    static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new BadInput(sentence);
        }
    }
}
