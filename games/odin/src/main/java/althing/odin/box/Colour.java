package althing.odin.box;

/** The colours of tiles; special tiles lie like blue goods (FFO-0.3). */
public enum Colour {
    ORANGE, RED, GREEN, BLUE, SPECIAL
}
