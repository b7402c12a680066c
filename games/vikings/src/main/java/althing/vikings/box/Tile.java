package althing.vikings.box;

import java.util.Locale;

/** The kinds of tiles that lie on the wheel: ends of islands, four buildings in the middle, ships by sail (VIK-1.2). */
public enum Tile {

    LEFT, FARM, CHURCH, HALL, TOWER, RIGHT, RED_SHIP, GREEN_SHIP, YELLOW_SHIP, BLUE_SHIP;

    public boolean isShip() {
        return this.compareTo(RED_SHIP) >= 0;
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
