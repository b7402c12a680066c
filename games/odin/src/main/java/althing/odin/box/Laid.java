package althing.odin.box;

/** A tile, silver or ore that lies on a board, packed into an int. */
public final class Laid {

    private Laid() {
    }

    public static int of(int board, int item, int row, int column, int turn) {
        return board | item << 5 | row << 12 | column << 16 | turn << 20;
    }

    public static int board(int laid) {
        return laid & 31;
    }

    public static int item(int laid) {
        return laid >> 5 & 127;
    }

    public static int row(int laid) {
        return laid >> 12 & 15;
    }

    public static int column(int laid) {
        return laid >> 16 & 15;
    }

    public static int turn(int laid) {
        return laid >> 20 & 7;
    }

    /** The shape in which it lies. */
    public static Shape shape(int laid) {
        for (Shape shape : Shape.of(item(laid))) {
            if (shape.turn() == turn(laid)) {
                return shape;
            }
        }
        throw new IllegalArgumentException("no " + Items.id(item(laid)) + " lies turned by " + turn(laid));
    }
}
