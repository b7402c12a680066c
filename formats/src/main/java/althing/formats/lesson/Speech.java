package althing.formats.lesson;

import java.util.List;

/**
 * One text of a lesson.
 *
 * @param key    of the text in the game's catalogue
 * @param points the places of the page that it speaks of
 */
public record Speech(String key, List<String> points) {

    public Speech {
        points = List.copyOf(points);
    }
}
