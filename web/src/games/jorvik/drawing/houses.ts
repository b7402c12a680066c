import type { Kind } from "../cards";

/** A part of a house: its outline, and the colours of the theme that it is filled and drawn with. */
interface Part {
  d: string;
  fill?: string;
  line?: string;
}

interface House {
  parts: Part[];
  /** How far from the left its sign hangs. */
  sign: number;
}

const timber = (x: number, y: number, w: number): Part[] => [
  { d: `M${x} 60V${y}H${x + w}V60Z`, fill: "wall" },
  {
    d: `M${x} ${(y + 60) / 2}H${x + w}M${x + w / 2} ${y}V60M${x} 60L${x + w / 2} ${(y + 60) / 2}L${x + w} 60`,
    line: "beam",
  },
];
const gable = (x: number, y: number, w: number, rise: number, fill = "roof"): Part[] => [
  { d: `M${x - 6} ${y + 3}L${x + w / 2} ${y - rise}L${x + w + 6} ${y + 3}Z`, fill },
  { d: `M${x + w / 2 - 6} ${y - rise - 6}l12 12m0-12l-12 12`, line: "beam" },
];
const door = (x: number): Part => ({ d: `M${x} 60V44a5 5 0 0 1 10 0V60Z`, fill: "beam" });

/** The workshop: a chimney that smokes, and a low annexe. */
const workshop: House = {
  parts: [
    { d: "M84 22V8h8v20Z", fill: "stone" },
    { d: "M88 6q-4-3 0-5", line: "smoke" },
    ...timber(74, 40, 34),
    { d: "M68 42L80 26H112L116 42Z", fill: "thatch" },
    ...timber(26, 32, 46),
    ...gable(26, 32, 46, 22),
    door(32),
  ],
  sign: 60,
};

/** The stall: an awning in stripes over a counter with sacks. */
const stall: House = {
  parts: [
    { d: "M24 60V22M96 60V22", line: "beam" },
    {
      d: "M18 26L28 10H92L102 26q-5 6-10 0-5 6-11 0-5 6-10 0-6 6-11 0-5 6-10 0-6 6-11 0-5 6-10 0-6 6-11 0Z",
      fill: "sail",
    },
    { d: "M38 10L33 26M60 10V26M82 10L87 26", line: "cloth" },
    { d: "M20 46H100V60H20Z", fill: "wood" },
    { d: "M28 46c-4-6-3-10 2-12h6c5 2 6 6 2 12ZM42 46c-3-5-2-8 1-10h5c4 2 4 5 2 10Z", fill: "sack" },
    { d: "M80 46V38h12v8ZM80 38l12 8m0-8l-12 8", fill: "wood" },
  ],
  sign: 66,
};

/** The hall: long, with shields under the eaves. */
const hall: House = {
  parts: [
    ...timber(14, 38, 92),
    { d: "M6 41C20 14 100 14 114 41Z", fill: "thatch" },
    { d: "M22 34C40 22 80 22 98 34M34 26C50 19 70 19 86 26", line: "beam" },
    { d: "M6 42L2 34M114 42l4-8", line: "beam" },
    door(26),
    door(84),
  ],
  sign: 60,
};

/** The watch: a palisade and a tower. */
const watch: House = {
  parts: [
    { d: "M8 60V42l5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6V60ZM72 60V42l5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6V60Z", fill: "wood" },
    { d: "M44 60L48 18H72L76 60Z", fill: "wall" },
    { d: "M44 60L72 30M76 60L48 30", line: "beam" },
    { d: "M40 20V12h6v4h5v-4h7v4h5v-4h7v4h5v-4h5v8Z", fill: "wood" },
    { d: "M60 12V1l11 3-11 3", fill: "cloth" },
  ],
  sign: 60,
};

/** The grove of the seer: standing stones round a hut of hides. */
const grove: House = {
  parts: [
    { d: "M12 60V40q5-8 11 0V60ZM98 60V36q6-8 12 0V60Z", fill: "stone" },
    { d: "M32 60L54 12M88 60L66 12", line: "beam" },
    { d: "M30 60L58 14h4L90 60Z", fill: "sack" },
    { d: "M60 18V60M44 38l-6 22M76 38l6 22", line: "beam" },
  ],
  sign: 60,
};

/** The road out of town: a cart under its load, and a post that points away. */
const road: House = {
  parts: [
    { d: "M22 60V18", line: "beam" },
    { d: "M14 18H36l6 5-6 5H14Z", fill: "wood" },
    { d: "M62 44q20-26 40 0Z", fill: "sail" },
    { d: "M56 44H108V50H56ZM56 48L42 54", fill: "wood" },
    { d: "M70 47a6.5 6.5 0 1 0 .1 0ZM96 47a6.5 6.5 0 1 0 .1 0Z", fill: "thatch" },
    { d: "M70 47v13M63.500 53.500h13M96 47v13M89.500 53.500h13", line: "beam" },
  ],
  sign: 82,
};

/** A house that is being built: half of it is frame. */
const site: House = {
  parts: [
    ...timber(22, 34, 36),
    { d: "M58 60V34H98V60M58 46H98M78 34V60M58 34L60 12 104 37M80 24V34", line: "beam" },
    { d: "M16 37L60 12V37Z", fill: "roof" },
    { d: "M88 60V40h6M86 60h14M88 52h8M88 46h8", line: "beam" },
    door(30),
  ],
  sign: 68,
};

/** What is to be seen where a card of a kind is to be had; ships lie in the river instead. */
export const HOUSES: Record<Kind, House> = {
  artisan: workshop,
  merchant: stall,
  oracle: grove,
  ship: stall,
  warrior: watch,
  feast: hall,
  journey: road,
  skald: hall,
  building: site,
  loki: grove,
  defence: watch,
  "pict-attack": watch,
};
