package althing.lab;

/**
 * How one bot did in an arena.
 *
 * @param seatings    how many seats it held in all games together
 * @param wins        the games it won; a shared first place counts its part
 * @param share       wins per seating, of which equals make 1 / seats each
 * @param low         the lower end of the share's 95 % interval (Wilson)
 * @param high        its upper end
 * @param rating      its strength by the Plackett–Luce model; a newcomer has 25
 * @param uncertainty the standard deviation of the rating
 */
public record Standing(String bot, int seatings, double wins, double share, double low, double high, double meanPoints,
        double rating, double uncertainty) {}
