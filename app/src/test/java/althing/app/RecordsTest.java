package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.engine.Deal;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** {@code althing replay}, and {@code althing position} of a record. */
class RecordsTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aRecord_isVerifiedAndTold() throws IOException {
        GameRecord record = randomGame();
        Call call = Call.of("replay", write(record.text()));
        assertThat(call.code()).isZero();
        assertThat(call.out()).startsWith(record.setup().line()).contains("Ingrid", "The game is over",
                "The record is sound: " + record.moves().size() + " moves");
        assertThat(Call.of("replay", write(record.text()), "--lang", "hu").out()).contains("A feljegyzés hibátlan");
    }

    @Test
    void json_tellsEveryMoveWithItsLog() throws IOException {
        GameRecord record = randomGame();
        JsonNode answer = Call.of("replay", write(record.text()), "--json").json();
        assertThat(answer.propertyNames()).containsExactly("setup", "rulesVersion", "newestRulesVersion",
                "changedSince",
                "names", "moves", "over", "points", "ranks", "verified", "deal");
        assertThat(answer.get("deal").isNull()).isTrue();
        assertThat(answer.get("moves").size()).isEqualTo(record.moves().size());
        assertThat(answer.get("moves").valueStream().anyMatch(move -> !move.get("log").isEmpty())).isTrue();
        assertThat(answer.get("points").get(1).intValue()).isEqualTo(record.replay().points(1));
    }

    @Test
    void theDeal_isReckonedAgain_inEveryLanguage() throws IOException {
        Setup setup = Setup.parse("vikings(seats=2)");
        Deal deal = new Deal("abcdefghjk", "5".repeat(64), List.of(new Deal.Lot(1, "6".repeat(32))));
        String right = new GameRecord(setup.seeded(deal.seed(setup)), Optional.of(deal), List.of("Ingrid", "Olaf"),
                List.of()).text();
        assertThat(Call.of("replay", write(right)).out()).contains("The deal holds", "Olaf.",
                deal.commitment(setup), "what Olaf added: " + Deal.Lot.seal("6".repeat(32)));
        assertThat(Call.of("replay", write(right), "--lang", "pl").out()).contains("Rozdanie się zgadza");
        assertThat(Call.of("replay", write(right), "--lang", "hu").out()).contains("Az osztás rendben van");
        JsonNode told = Call.of("replay", write(right), "--json").json().get("deal");
        assertThat(told.get("holds").asBoolean()).isTrue();
        assertThat(told.get("commitment").asString()).isEqualTo(deal.commitment(setup));
    }

    @Test
    void aDealThatDoesNotHold_isSaidSo_andTheRecordReplays() throws IOException {
        Deal deal = new Deal("abcdefghjk", "5".repeat(64), List.of(new Deal.Lot(1, "6".repeat(32))));
        String wrong = new GameRecord(Setup.parse("vikings(seats=2)#1"), Optional.of(deal), List.of("Ingrid", "Olaf"),
                List.of()).text();
        Call call = Call.of("replay", write(wrong));
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("The record is sound", "The deal does not hold!");
        assertThat(Call.of("replay", write(wrong), "--json").json().get("deal").get("holds").asBoolean()).isFalse();
        assertThat(Call.of("replay", write(randomGame().text())).out()).contains("does not tell where its deal");
    }

    @Test
    void everyMoment_ofARecordIsAPosition() throws IOException {
        GameRecord record = randomGame();
        String file = write(record.text());
        int last = record.moves().size();
        String move = record.moves().get(last - 1).move().code();
        assertThat(Call.of("position", file, "--at", String.valueOf(last - 1), "--json", "--play", move).json())
                .isEqualTo(Call.of("position", file, "--json").json());
        assertThat(Call.of("position", file, "--moves").out()).isEqualToIgnoringNewLines("The game is over.");
        assertThat(Call.of("position", file, "--at", "0", "--json").json().get("notation"))
                .isEqualTo(Call.of("new", record.setup().line()).json());
    }

    @Test
    void aMoment_thatARecordDoesNotHave_isRefused() throws IOException {
        String file = write(randomGame().text());
        assertThat(Call.of("position", file, "--at", "99999").err()).contains("there is no position after move 99999");
        assertThat(Call.of("position", file, "--at", "-1").err()).contains("cannot be -1");
        assertThat(Call.of("position", file, "--at", "x").code()).isEqualTo(2);
    }

    @Test
    void aTruncatedRecord_isRefusedWithTheLine() throws IOException {
        List<String> lines = randomGame().text().lines().toList();
        for (int kept : new int[]{1, 2, 4, 6, lines.size() / 2, lines.size() - 1}) {
            refused(String.join("\n", lines.subList(0, kept)) + "\n", "cut off after line " + kept);
        }
    }

    @Test
    void aTamperedRecord_isRefusedWithTheLine() throws IOException {
        String text = randomGame().text();
        refused(text.replace("Ingrid", "Astrid"), "check sum does not fit");
        refused(text.replace("althing 1", "althing 2"), "Line 1");
        refused(text.replaceFirst("rules \\d+", "rules 97"), "Line 3: rules version 97 of vikings is not known here");
        refused(text.replaceFirst("rules \\d+", "rules 97").replace("seats=2", "seats=2,dragons=7"),
                "; a newer Althing is needed.");
        refused(text.replaceFirst("rules \\d+", "rules one"), "Line 3: 'one' is no rules version");
        refused(text.replace("seats=2", "seats=2,rules=1"), "Line 2: The rules version stands apart");
        refused(text.replace("#1\n", "#2\n"), "");
        refused(text.replace("vikings(", "kubb("), "There is no game 'kubb'");
        refused(text.replace("seats=2", "seats=9"), "2 to 4 seats, not 9");
        refused(text.replaceFirst("moves\n(\\d) .*\n", "moves\n$1 sing\n"), "Line 7");
        refused(text.replaceFirst("moves\n(\\d) .*\n", "moves\n$1 stop\n"), "");
        refused(text + "more\n", "text after the 'end' line");
    }

    private void refused(String text, String words) throws IOException {
        String file = write(text);
        for (String command : new String[]{"replay", "position"}) {
            Call call = Call.of(command, file);
            assertThat(call.code()).as(call.err()).isEqualTo(2);
            assertThat(call.out()).isEmpty();
            assertThat(call.err()).startsWith(file + ": ").contains(words).doesNotContain("\tat ");
        }
    }

    private String write(String text) throws IOException {
        return Files.writeString(directory.resolve("game.althing"), text).toString();
    }

    static GameRecord randomGame() {
        Setup setup = Setup.parse("vikings(seats=2)#1");
        Position position = setup.start();
        SplitMix random = new SplitMix(7);
        MoveList moves = new MoveList();
        List<Played> played = new ArrayList<>();
        while (!position.isOver()) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            played.add(new Played(seat, moves.get(random.nextInt(moves.size()))));
            position.play(seat, played.getLast().move());
        }
        return new GameRecord(setup, List.of("Ingrid", "Olaf"), played);
    }
}
