/** Small drawings in a field of 24 by 24, filled. */
export const GLYPHS: Readonly<Record<string, string>> = {
  wood: "M3 15 14 4l3 1 4 5v3L10 22l-4-1-3-3zM14 4l3 1M6 12l3 4",
  stone: "M3 17 6 8l7-4 7 5 2 8-5 4H7z",
  ore: "M12 2 21 9l-2 10-7 3-8-4L3 9z",
  silver: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  bow: "M5 2c10 2 16 9 17 18l-2 0C18 12 12 6 5 4zM3 21 15 9l1 1L5 22z M3 2l2 0-1 18-2 0z",
  snare: "M12 3a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5zM11 2h3v9h-3zM13 11l8 9-2 2-8-9z",
  spear: "M22 2 20 11 16 9 5 21 3 19 14 8 12 5z",
  sword: "M21 2 22 6 11 16 8 13zM5 12l7 7-2 2-2-2-4 4-2-2 4-4-3-3z",
  weapon: "M21 2 22 6 11 16 8 13zM5 12l7 7-2 2-2-2-4 4-2-2 4-4-3-3z",
  "whaling-boat": "M2 13h20c-1 5-5 7-10 7S3 18 2 13zM11 5h2v8h-2z",
  knarr: "M2 13c2 1 18 1 20 0 0 6-4 9-10 9S2 19 2 13zM11 2h2v11h-2zM5 4h14v7H5z",
  longship: "M1 8c2 5 4 6 11 6s9-1 11-6c1 8-3 13-11 13S0 16 1 8zM11 1h2v13h-2zM5 3h14l-2 8H7z",
  shed: "M2 12 12 4l10 8h-3v9H5v-9zM10 14h4v7h-4z",
  "stone-house": "M2 11 12 3l10 8v3H2zM4 15h16v7H4zM10 16h4v6h-4z",
  "long-house": "M1 12 5 5h14l4 7v2H1zM3 15h18v6H3zM10 15h4v6h-4z",
  occupation: "M5 2h14v20H5zM8 6h8v2H8zM8 11h8v2H8zM8 16h5v2H8z",
  mountain: "M1 21 9 6l4 6 3-4 7 13z",
  upgrade: "M12 2 21 12h-5v10H8V12H3z",
  die: "M12 1 22 7v10l-10 6L2 17V7zM12 1v22",
  island: "M2 17c4-9 8-9 10-4 3-6 7-3 10 4zM1 19h22v2H1z",
  emigrate: "M2 12h13V7l7 7-7 7v-5H2z",
  sale: "M4 3h9l8 9-9 9-8-9zM8 7a1.500 1.500 0 1 0 .1 0z",
  forge: "M3 8h18l-4 6h-3v4h4v3H6v-3h4v-4C6 14 3 12 3 8z",
  viking:
    "M12 2c6 0 8 4 8 9v2H4v-2c0-5 2-9 8-9zM6 14h12v3c0 4-3 6-6 6s-6-2-6-6zM1 4l4 5-1 3C2 10 1 7 1 4zM23 4l-4 5 1 3c2-2 3-5 3-8z",
  turn: "M12 4a8 8 0 1 1-8 8h3a5 5 0 1 0 5-5v4L5 5.500 12 0z",
  mirror: "M11 2h2v20h-2zM9 6v12H1zM15 6v12h8z",
  hint: "M12 2a7 7 0 0 1 4 12.700V17H8v-2.300A7 7 0 0 1 12 2zM8 18h8v2H8zM10 21h4v2h-4z",
  feast: "M2 9h20v3H2zM4 12h3v9H4zM17 12h3v9h-3zM8 3h2v5H8zM13 2h4l-1 6h-2z",
  sheep: "M5 9c0-4 12-6 14 0 3 0 3 5 0 6v5h-2v-4H9v4H7v-4c-3 0-5-3-5-5s2-3 3-2z",
};

/** How a resource is coloured. */
export const FILLS: Readonly<Record<string, string>> = {
  wood: "var(--wood-piece)",
  stone: "var(--stone-piece)",
  ore: "var(--ore-piece)",
  silver: "var(--silver-piece)",
};

/** The mark that each square of a tile bears, so that no colour is told by colour alone; from the upper left corner of a square of one unit. */
export const COLOUR_MARKS: Readonly<Record<string, string>> = {
  orange: "m.38.5a.12.12 0 1 0 .24 0a.12.12 0 1 0-.24 0z",
  red: "m.3.62l.32-.32.08.08-.32.32z",
  green: "m.28.36l.22.22.22-.22v.12l-.22.22-.22-.22z",
  blue: "m.5.3l.2.2-.2.2-.2-.2z",
  special: "m.5.26l.06.18h.18l-.14.11.05.19-.15-.12-.15.12.05-.19-.14-.11h.18z",
};
