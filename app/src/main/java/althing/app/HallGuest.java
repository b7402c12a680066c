package althing.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.engine.View;
import althing.server.api.Requests.OpenTable;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState;
import althing.server.api.TableState.LogLine;
import althing.server.api.TableState.MoveOption;
import althing.server.api.TableState.SeatState;
import althing.server.api.TableSummary;
import althing.server.http.Visit;

/** A guest of the hall who reads and writes: its tables in words, from nothing but what the hall tells the guest. */
final class HallGuest {

    private static final String USUAL_NAME = "Model";
    private static final int LAST_LINES = 12;

    private final Visit visit;
    private final String language;
    private final Words words;

    HallGuest(Visit visit, String language) {
        this.visit = visit;
        this.language = language;
        words = Words.in(language);
    }

    String games() {
        return new Parlour(language).games();
    }

    String tables() {
        return visit.tables().stream().map(HallGuest::line).collect(Collectors.joining("\n"));
    }

    private static String line(TableSummary table) {
        return table.id() + ": " + table.setup()
                + (table.over() ? ", over" : table.yourTurn() ? ", you are asked" : "");
    }

    String open(String setupLine, int level, Optional<String> name, Duration wait) {
        Setup setup = Setup.parse(setupLine);
        Bots.level(level);
        List<SeatRequest> seats = new ArrayList<>(
                List.of(new SeatRequest(Wish.ME, name.orElse(USUAL_NAME), null)));
        while (seats.size() < setup.seats()) {
            seats.add(new SeatRequest(Wish.BOT, null, level));
        }
        String table = visit.open(new OpenTable(setupLine, seats, null, null, null, null, null, null));
        return "game " + table + "\n" + look(table, wait);
    }

    String join(String table, Optional<String> invite, Optional<String> name, Duration wait) {
        visit.join(table, invite, name.orElse(USUAL_NAME));
        return look(table, wait);
    }

    String look(String table, Duration wait) {
        TableState state = visit.await(table, wait);
        return told(state, Math.max(0, state.story().log().size() - LAST_LINES));
    }

    String play(String table, String said, Duration wait) {
        TableState before = visit.look(table);
        Integer seat = before.question().acting();
        if (seat == null) {
            throw new BadInput(before.question().over() ? words.say("play.over") : words.say("models.wait"));
        }
        String move = meant(before, said.strip());
        Optional<Refusal> refusal = visit.why(table, seat, move);
        if (refusal.isPresent()) {
            throw new BadInput(told(before, refusal.get()));
        }
        visit.play(table, seat, move, before.heading().seq());
        return told(visit.await(table, wait), before.story().log().size());
    }

    String explain(String table, String said) {
        TableState state = visit.look(table);
        int seat = seat(state);
        String move = meant(state, said.strip());
        return visit.why(table, seat, move).map(refusal -> told(state, refusal))
                .orElseGet(() -> words.say("position.legal", "seat", seat, "move", move));
    }

    String rule(String game, String id) {
        return ParlourGame.rule(Setup.parse(game), id, language);
    }

    String review(String table) {
        return visit.review(table);
    }

    private String meant(TableState state, String said) {
        if (!said.matches("\\d{1,5}")) {
            return said;
        }
        List<MoveOption> options = state.question().options();
        int number = Integer.parseInt(said);
        if (number < 1 || number > options.size()) {
            throw new BadInput(words.say("play.number", "last", options.size()));
        }
        return options.get(number - 1).move();
    }

    /** The own seat that is asked, or else the first one. */
    private static int seat(TableState state) {
        Integer acting = state.question().acting();
        return acting != null
                ? acting
                : state.seats().stream().filter(SeatState::mine).map(SeatState::seat).findFirst()
                        .orElseThrow(() -> new BadInput("You have no seat there; join takes one."));
    }

    private String told(TableState state, Refusal refusal) {
        return refusal.rule() + ": " + narrator(state).say(refusal.reason()) + "\n"
                + ParlourGame.rule(setup(state), refusal.rule(), language);
    }

    private String told(TableState state, int logFrom) {
        Narrator narrator = narrator(state);
        List<LogLine> log = state.story().log();
        List<String> lines = new ArrayList<>();
        log.subList(Math.min(logFrom, log.size()), log.size())
                .forEach(line -> lines.add("- " + narrator.say(line.text())));
        addView(lines, state.view(), seat(state), narrator);
        addQuestion(lines, state, narrator);
        return String.join("\n", lines);
    }

    private static void addView(List<String> lines, @Nullable View view, int seat, Narrator narrator) {
        if (view != null) {
            lines.addAll(SketchText.of(view.sketch(seat), narrator));
        }
    }

    private void addQuestion(List<String> lines, TableState state, Narrator narrator) {
        if (state.trouble() != null) {
            lines.add(state.trouble().detail());
        } else if (state.question().over()) {
            lines.add(words.say("play.over"));
            lines.add(ScoreText.table(state.standing().scoreSheet(), state.standing().ranks(), narrator, words));
        } else if (state.question().prompt() == null) {
            lines.add(words.say("models.wait"));
        } else {
            lines.add(narrator.say(state.question().prompt()));
            List<MoveOption> options = state.question().options();
            for (int i = 0; i < options.size(); i++) {
                lines.add((i + 1) + ". " + narrator.say(options.get(i).text()) + " [" + options.get(i).move() + "]");
            }
        }
    }

    private Narrator narrator(TableState state) {
        return Narrator.ofNames(setup(state), language, state.seats().stream().map(SeatState::name).toList());
    }

    private static Setup setup(TableState state) {
        return Setup.parse(state.heading().setup());
    }
}
