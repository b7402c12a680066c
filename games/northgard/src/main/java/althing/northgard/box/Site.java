package althing.northgard.box;

/** The kinds of building sites; a stone site is a small one on which a Menhir may stand (NOR-2.10). */
public enum Site {
    SMALL, STONE, LARGE
}
