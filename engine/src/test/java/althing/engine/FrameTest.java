package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import althing.engine.notation.Means;

class FrameTest {

    private static final List<String> GOODS = List.of("amber", "iron", "wool");
    private static final Frame PLAIN = new Frame(0, "plain");
    private static final Frame CARRY = new Frame(1, "carry");
    private static final Frame.Field GOOD = CARRY.word("good", GOODS);
    private static final Frame.Field LEFT = CARRY.number("left", 1, 3);
    private static final Frame.Field FROM = CARRY.wordOrNone("from", GOODS);
    private static final Frame.Field SEEN = CARRY.words("seen", GOODS);
    private static final Frame.Field MUST = CARRY.flag("must");
    private static final List<Frame> FRAMES = List.of(PLAIN, CARRY);

    private static Agenda carrying() {
        Agenda agenda = new Agenda(32);
        agenda.push(PLAIN, 2);
        agenda.push(CARRY, 1);
        GOOD.set(agenda, 1);
        LEFT.set(agenda, 2);
        FROM.set(agenda, -1);
        SEEN.set(agenda, 0b101);
        MUST.set(agenda, 1);
        return agenda;
    }

    private enum Question {
        @Means("whether to go")
        GO, COME_BACK
    }

    @Test
    void aFrame_takesItsNameFromOneConstant() {
        Frame frame = new Frame();
        frame.number("left", 1, 3);
        frame.nameAfter(Question.COME_BACK);
        assertThat(frame.kind()).isEqualTo(1);
        assertThat(frame.name()).isEqualTo("come-back");
        assertThat(frame.meaning()).isEmpty();
        assertThat(frame.fields()).hasSize(1);
        assertThatThrownBy(() -> frame.nameAfter(Question.GO)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> frame.flag("must")).isInstanceOf(IllegalStateException.class)
                .hasMessage("the field must comes too late for the frame of come-back");
        Frame other = new Frame();
        other.nameAfter(Question.GO);
        assertThat(other.meaning()).isEqualTo("whether to go");
    }

    @Test
    void whatLiesBelow_staysAsItWas() {
        Agenda agenda = carrying();
        agenda.push(CARRY, 3);
        GOOD.set(agenda, 2);
        LEFT.set(agenda, 3);
        assertThat(agenda.count()).isEqualTo(3);
        assertThat(LEFT.at(agenda, agenda.below(agenda.top()))).isEqualTo(2);
        agenda.pop();
        assertThat(agenda.seat()).isEqualTo(1);
        assertThat(GOOD.of(agenda)).isEqualTo(1);
        assertThat(LEFT.of(agenda)).isEqualTo(2);
    }

    @Test
    void aNewEntry_startsWithNothing() {
        Agenda agenda = carrying();
        agenda.pop();
        agenda.push(CARRY, 0);
        assertThat(MUST.isSet(agenda)).isFalse();
        assertThat(SEEN.of(agenda)).isZero();
    }

    @Test
    void theNearestEntryOfAKind_isFoundFromTheTop() {
        Agenda agenda = carrying();
        agenda.push(PLAIN, 3);
        int carry = agenda.nearest(CARRY);
        assertThat(agenda.seat(carry)).isEqualTo(1);
        LEFT.setAt(agenda, carry, 3);
        agenda.pop();
        assertThat(LEFT.of(agenda)).isEqualTo(3);
        agenda.pop();
        assertThat(agenda.nearest(CARRY)).isNegative();
    }

    @Test
    void anAgenda_isWrittenInWords_andReadsBack() {
        List<Asked> written = Asked.write(carrying(), FRAMES);
        assertThat(written).containsExactly(new Asked("plain", 2, Map.of()), new Asked("carry", 1,
                Map.of("good", "iron", "left", 2, "from", "none", "seen", List.of("amber", "wool"), "must", true)));
        Agenda read = new Agenda(32);
        Asked.read(written, FRAMES, 4, 5, read);
        assertThat(Asked.write(read, FRAMES)).isEqualTo(written);
    }

    @Test
    void whatDoesNotFit_isNamedWithItsPlace() {
        refused(new Asked("sail", 0, Map.of()), "agenda[0].decision: 'sail' is none; decisions are plain, carry.");
        refused(new Asked("plain", 4, Map.of()), "agenda[0].seat: there is no seat 4.");
        refused(new Asked("plain", 0, Map.of("left", 1)), "agenda[0].about.left: plain has no such field.");
        refused(new Asked("carry", 0, Map.of()), "agenda[0].about.good is missing.");
        refused(carry("good", "salt"), "agenda[0].about.good: 'salt' is not one of amber, iron, wool.");
        refused(carry("left", 999), "agenda[0].about.left: 999 is not a number from 1 to 3.");
        refused(carry("left", "2"), "agenda[0].about.left: '2' is not a number from 1 to 3.");
        refused(carry("from", 1), "agenda[0].about.from: 1 is not none or one of amber, iron, wool.");
        refused(carry("seen", List.of("iron", "iron")),
                "agenda[0].about.seen: 'iron' is not one of amber, iron, wool, each at most once.");
        refused(carry("must", 1), "agenda[0].about.must: 1 is not true or false.");
    }

    private static Asked carry(String field, Object value) {
        Map<String, @Nullable Object> about = new LinkedHashMap<>(
                Map.of("good", "iron", "left", 2, "from", "none", "seen", List.of(), "must", true));
        about.put(field, value);
        return new Asked("carry", 0, about);
    }

    private static void refused(Asked asked, String sentence) {
        assertThatThrownBy(() -> Asked.read(List.of(asked), FRAMES, 4, 5, new Agenda(32))).isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }

    @Test
    void aLongAgenda_isRefused() {
        assertThatThrownBy(() -> Asked.read(List.of(new Asked("plain", 0, Map.of()), new Asked("plain", 1, Map.of())),
                FRAMES, 2, 1, new Agenda(32))).hasMessage("agenda: it has 2 entries, and there are never more than 1.");
    }

    @Test
    void aFrame_isMadeFieldByField() {
        Frame frame = new Frame(7, "trade");
        Frame.Field much = frame.number("much", 0, 9);
        Frame.Field fair = frame.flag("fair");
        Frame.Field good = frame.word("good", GOODS);
        Frame.Field with = frame.wordOrNone("with", GOODS);
        Frame.Field seen = frame.words("seen", GOODS);
        assertThat(frame.fields()).containsExactly(much, fair, good, with, seen);
        assertThat(frame.fields()).extracting(Frame.Field::index).containsExactly(0, 1, 2, 3, 4);
        assertThat(frame.fields()).extracting(Frame.Field::value).containsExactly(new FrameValue.Whole(0, 9),
                new FrameValue.Flag(), new FrameValue.Word(GOODS), new FrameValue.WordOrNone(GOODS),
                new FrameValue.Words(GOODS));
        assertThat(frame.kind()).isEqualTo(7);
        assertThat(frame.meaning()).isEmpty();
    }

    @Test
    void everyFieldOfAnEntry_hasAPlaceOfItsOwn() {
        Frame frame = new Frame(7, "trade");
        List<Frame.Field> fields = List.of(frame.number("a", 0, 9), frame.flag("b"), frame.words("c", GOODS));
        Agenda agenda = new Agenda(9);
        agenda.push(frame, 3);
        fields.forEach(field -> field.set(agenda, field.index() + 10));
        assertThat(fields).allSatisfy(field -> assertThat(field.of(agenda)).isEqualTo(field.index() + 10));
        assertThat(fields.get(1).isSet(agenda)).isTrue();
        fields.get(1).set(agenda, 0);
        assertThat(fields.get(1).isSet(agenda)).isFalse();
        assertThat(agenda.kind()).isEqualTo(7);
    }
}
