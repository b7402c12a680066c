package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

/** Boards lie side by side. */
class DrawingTextTest {

    @Test
    void drawings_standBesideEachOther_belowTheirTitles() {
        assertThat(String.join("\n", DrawingText.of(List.of(List.of("shed", "· ·"), List.of("house", "# ·", "· #")))))
                .isEqualTo("""
                        shed    house
                        · ·     # ·
                                · #""");
    }

    @Test
    void whatDoesNotFitBesideTheOthers_comesBelow() {
        List<String> wide = List.of("board", "·".repeat(60));
        assertThat(DrawingText.of(List.of(wide, wide))).hasSize(5).element(2).isEqualTo("");
    }
}
