package althing.lab;

/**
 * How often a place in the order of play won; equals on places that are worth the same make 1 / seats each.
 *
 * @param place 1 for the starting player
 * @param share the part of all victories; a shared first place counts its part
 * @param low   the lower end of the share's 95 % interval (Wilson)
 * @param high  its upper end
 */
public record PlaceShare(int place, double share, double low, double high) {}
