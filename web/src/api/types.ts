/** What the server says and hears, as docs/api.md describes it. */

export interface Phrase {
  key: string;
  args: Record<string, Fact>;
}

export type Fact = number | string | { seat: number } | { name: string } | Phrase | Fact[];

export interface Refusal {
  rule: string;
  reason: Phrase;
}

export interface ScoreLine {
  reason: Phrase;
  rule: string;
  unit: string;
  amounts: number[];
}

export interface ScoreSection {
  title: Phrase;
  lines: ScoreLine[];
}

export interface ScoreSheet {
  sections: ScoreSection[];
  total: number[];
}

export interface SeatState {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  level: number | null;
  mine: boolean;
  online: boolean;
  invite: string | null;
}

export interface MoveOption {
  move: string;
  text: Phrase;
}

export interface LogLine {
  move: number;
  text: Phrase;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface TableState {
  id: string;
  seq: number;
  game: string;
  setup: string;
  commitment: string;
  seededSetup: string | null;
  seats: SeatState[];
  pending: number[];
  over: boolean;
  acting: number | null;
  prompt: Phrase | null;
  options: MoveOption[];
  undo: boolean;
  view: unknown;
  moves: number;
  log: LogLine[];
  logFrom: number;
  points: number[];
  ranks: number[];
  scoreSheet: ScoreSheet;
  chat: ChatLine[];
}

export interface Replay {
  n: number;
  count: number;
  view: unknown;
  log: LogLine[];
  scoreSheet: ScoreSheet;
}

export interface GameOption {
  name: string;
  values: string[];
}

export interface GameInfo {
  id: string;
  minSeats: number;
  maxSeats: number;
  options: GameOption[];
  rulesVersion: number;
}

export interface Hall {
  games: GameInfo[];
  levels: number[];
}

export interface TableSummary {
  id: string;
  game: string;
  setup: string;
  seats: SeatState[];
  over: boolean;
  yourTurn: boolean;
  changed: string;
}

export interface SeatRequest {
  kind: "me" | "screen" | "friend" | "bot";
  name?: string;
  level?: number;
}

export interface ComponentTable {
  name: string;
  columns: string[];
  rows: string[][];
}

export interface Components {
  tables: ComponentTable[];
}

export interface Problem {
  title: string;
  status: number;
  detail: string;
  refusal?: Refusal;
}
