package althing.lab.study;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import althing.formats.Messages;

/** All moves that were swapped, with their intervals, as a table of a page. */
record SwapTable(Messages words) {

    String html(List<Swap> swaps, boolean alone) {
        int unit = alone ? 1 : 100;
        StringBuilder table = new StringBuilder("<table>\n<thead><tr>").append(headings(alone))
                .append("</tr></thead>\n<tbody>\n");
        for (Swap swap : swaps) {
            table.append(String.format(Locale.ROOT,
                    "<tr><th scope=\"row\">%s</th><td>%d</td><td>%d</td><td>%.1f</td><td>%.1f</td><td>%.1f</td></tr>\n",
                    swap.code(), swap.deals(), swap.own(), swap.gain() * unit, (swap.gain() - swap.error()) * unit,
                    (swap.gain() + swap.error()) * unit));
        }
        return table.append("</tbody>\n</table>\n").toString();
    }

    private String headings(boolean alone) {
        String gain = words.say(alone ? "study.more.points" : "study.more.chance") + (alone ? "" : ", %");
        return List.of(words.say("study.swap.move"), words.say("study.swap.deals"), words.say("study.swap.own"), gain,
                words.say("study.swap.from"), words.say("study.swap.to")).stream()
                .map(heading -> "<th scope=\"col\">" + heading + "</th>").collect(Collectors.joining());
    }
}
