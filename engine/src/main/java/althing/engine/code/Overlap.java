package althing.engine.code;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

import althing.engine.code.Spelling.Part;

/** The words of a spelling one by one, to find out whether two spellings can write the same code. */
final class Overlap {

    private final List<Place> places = new ArrayList<>();

    /**
     * A word of a code.
     *
     * @param words all words that can stand here, or null where a number is part of it
     * @param ways  in how many ways these words are put together
     */
    private record Place(@Nullable Set<String> words, int ways, Pattern pattern) {

        boolean isTwofold() {
            return words != null && words.size() < ways;
        }

        boolean meets(Place other) {
            if (words == null) {
                return other.words == null || other.meets(this);
            }
            return other.words == null
                    ? words.stream().anyMatch(word -> other.pattern.matcher(word).matches())
                    : !Collections.disjoint(words, other.words);
        }
    }

    Overlap(Spelling spelling) {
        List<Part> word = new ArrayList<>();
        for (Part part : spelling.parts()) {
            if (!(part instanceof Part.Text(String text))) {
                word.add(part);
                continue;
            }
            String[] pieces = text.split(" ", -1);
            for (int i = 0; i < pieces.length; i++) {
                if (i > 0) {
                    places.add(place(spelling, word));
                    word.clear();
                }
                word.add(new Part.Text(pieces[i]));
            }
        }
        places.add(place(spelling, word));
    }

    /** Whether some code can be read as both. Where two numbers meet, that is taken for granted. */
    boolean meets(Overlap other) {
        if (places.size() != other.places.size()) {
            return false;
        }
        for (int i = 0; i < places.size(); i++) {
            if (!places.get(i).meets(other.places.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a word of the spelling can be taken apart in two ways. */
    boolean isTwofold() {
        return places.stream().anyMatch(Place::isTwofold);
    }

    private static Place place(Spelling spelling, List<Part> parts) {
        StringBuilder pattern = new StringBuilder();
        @Nullable
        Set<String> words = Set.of("");
        int ways = 1;
        for (Part part : parts) {
            Values values = spelling.values(part);
            pattern.append(values.pattern());
            Set<String> more = values.words();
            ways *= more == null ? 1 : more.size();
            words = words == null || more == null ? null : joined(words, more);
        }
        return new Place(words, ways, Pattern.compile(pattern.toString()));
    }

    private static Set<String> joined(Set<String> first, Set<String> second) {
        Set<String> all = new HashSet<>();
        first.forEach(one -> second.forEach(other -> all.add(one + other)));
        return all;
    }
}
