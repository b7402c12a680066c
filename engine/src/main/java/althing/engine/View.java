package althing.engine;

/** What one seat, or an onlooker, may see of a position: an immutable record whose fields the page is told by name. */
public interface View {

    /**
     * The view in words, for a terminal. It is drawn from the view alone, so it cannot tell more than the viewer may know.
     *
     * @param viewer the seat to which the position gave it, or {@link Position#ONLOOKER}
     */
    Sketch sketch(int viewer);
}
