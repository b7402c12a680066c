// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface TableState extends Heading, Question, Story, Standing, Talk {
  deal: DealState;
  seats: SeatState[];
  view: unknown;
  clock: Clock;
  hints: Hints;
  trouble: Trouble | null;
  terms: Terms;
  accord: Accord;
  orders: OrderState;
}

export interface Heading {
  id: string;
  seq: number;
  game: string;
  setup: string;
  rules: Rules;
  sandbox: boolean;
  lesson: LessonState | null;
  commitment: string | null;
  seededSetup: string | null;
  delay: number | null;
  contest: string | null;
}

export interface Rules {
  version: number;
  newest: number;
  changes: RuleChange[];
}

export interface RuleChange {
  since: number;
  rule: string;
  text: Phrase;
}

export interface Phrase {
  key: string;
  args: Record<string, Fact>;
}

export type Fact = number | string | { seat: number } | { name: string } | Phrase | Fact[];

export interface LessonState {
  name: string;
  stage: number;
}

export interface Question {
  pending: number[];
  over: boolean;
  acting: number | null;
  prompt: Phrase | null;
  ruleInQuestion: string | null;
  options: MoveOption[];
  undo: boolean;
}

export interface MoveOption {
  move: string;
  text: Phrase;
  grave: boolean;
}

export interface Story {
  moves: number;
  log: LogLine[];
  logFrom: number;
  halts: Halt[];
}

export interface LogLine {
  move: number;
  seat: number;
  text: Phrase;
}

export interface Halt {
  view: unknown;
  lines: number;
}

export interface Standing {
  points: number[];
  ranks: number[];
  scoreSheet: ScoreSheet;
}

export interface ScoreSheet {
  sections: ScoreSection[];
  total: number[];
  hidden: number[];
}

export interface ScoreSection {
  title: Phrase;
  lines: ScoreLine[];
}

export interface ScoreLine {
  reason: Phrase;
  rule: string;
  unit: string;
  amounts: number[];
}

export interface Talk {
  chat: ChatLine[];
  chatFrom: number;
  talk: boolean;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: string;
  phrase: Saying | null;
}

export const SAYING_WORDS = ["hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "no-hurry", "good-game", "again", "bye"] as const;
export type Saying = (typeof SAYING_WORDS)[number];

export interface DealState {
  kind: DealKind;
  waiting: boolean;
  commitment: string | null;
  seals: SealState[];
  opened: Deal | null;
}

export const DEAL_KIND_WORDS = ["none", "together", "hall", "practice", "untold"] as const;
export type DealKind = (typeof DEAL_KIND_WORDS)[number];

export interface SealState {
  seat: number;
  seal: string;
  opened: boolean;
}

export interface Deal {
  table: string;
  secret: string;
  lots: Lot[];
}

export interface Lot {
  seat: number;
  digits: string;
}

export interface SeatState {
  seat: number;
  kind: SeatKind;
  name: string;
  level: number | null;
  mine: boolean;
  online: boolean;
  invite: string | null;
  standIn: number | null;
  forMe: boolean;
  kept: boolean;
  blocked: boolean;
}

export const SEAT_KIND_WORDS = ["person", "open", "bot", "program"] as const;
export type SeatKind = (typeof SEAT_KIND_WORDS)[number];

export interface Clock {
  spent: number[];
  since: string | null;
  times: SeatTime[];
  paused: boolean;
}

export interface SeatTime {
  left: number;
  until: string | null;
}

export interface Hints {
  allowed: boolean;
  thinking: boolean;
  given: Hint | null;
}

export interface Hint {
  seat: number;
  kind: Phrase | null;
  move: MoveOption;
  reasons: Reason[];
}

export interface Reason {
  what: Phrase;
  points: number;
}

export interface Trouble {
  code: string;
  detail: string;
}

export interface Terms {
  listed: boolean;
  language: string | null;
  pace: string | null;
  rated: boolean;
}

export interface Accord {
  pause: number[];
  end: number[];
  ended: string | null;
  reason: string | null;
  expires: string | null;
  declined: string[];
}

export interface OrderState {
  offered: OrderWords[];
  left: OrderWords[];
}

export interface OrderWords {
  seat: number;
  order: string;
  text: Phrase;
  over: Phrase | null;
}

export interface TableSummary {
  id: string;
  game: string;
  setup: string;
  rules: number;
  seats: SeatState[];
  over: boolean;
  yourTurn: boolean;
  sandbox: boolean;
  changed: string;
  invited: boolean;
  pace: string | null;
}

export interface Hall {
  games: GameInfo[];
  levels: number[];
}

export interface GameInfo {
  id: string;
  minSeats: number;
  maxSeats: number;
  options: GameOption[];
  clashes: Clash[];
  rulesVersion: number;
  rulings: RuleChange[];
  lessons: LessonInfo[];
}

export interface GameOption {
  name: string;
  values: string[];
}

export interface Clash {
  earlier: string;
  earlierValue: string;
  later: string;
  laterValue: string;
}

export interface LessonInfo {
  name: string;
  title: Phrase;
  minutes: number;
}

export interface Components {
  tables: ComponentTable[];
}

export interface ComponentTable {
  name: string;
  columns: string[];
  rows: string[][];
}

export interface LessonPlan {
  name: string;
  title: Phrase;
  you: number;
  stages: LessonStage[];
}

export interface LessonStage {
  texts: LessonText[];
  act: LessonAct;
  moves: string[];
}

export interface LessonText {
  text: Phrase;
  points: string[];
}

export const LESSON_ACT_WORDS = ["ask", "play", "free"] as const;
export type LessonAct = (typeof LESSON_ACT_WORDS)[number];

export interface ChatPage {
  chat: ChatLine[];
  chatFrom: number;
}

export interface Replay {
  n: number;
  count: number;
  view: unknown;
  log: LogLine[];
  scoreSheet: ScoreSheet;
}

export interface Problem {
  title: string;
  status: number;
  code: string;
  detail: string;
  refusal: Refusal | null;
}

export interface Refusal {
  rule: string;
  reason: Phrase;
}

export interface Created {
  id: string;
  commitment: string | null;
}

export interface Done {
  seq: number;
}

export interface Played {
  seq: number;
  said: Phrase | null;
}

export interface Joined {
  seat: number;
  seq: number;
}

export interface Why {
  refusal: Refusal | null;
}

export interface Health {
  status: string;
}

export interface ReviewState {
  stage: Stage;
  ahead: number;
  done: number;
  moves: number;
  review: Review | null;
}

export const STAGE_WORDS = ["none", "queued", "running", "done", "failed"] as const;
export type Stage = (typeof STAGE_WORDS)[number];

export interface Review {
  judge: Strength;
  moves: number;
  moments: Moment[];
  accounts: Account[];
  lapses: Lapse[];
}

export interface Strength {
  coarse: number;
  deep: number;
  pairs: number;
  seed: number;
}

export interface Moment {
  at: number;
  chances: number[];
}

export interface Account {
  seat: number;
  start: number;
  decisions: number;
  luck: number;
  others: number;
  result: number;
}

export interface Lapse {
  at: number;
  seat: number;
  played: string;
  playedText: Phrase;
  better: string;
  betterText: Phrase;
  loss: number;
  error: number;
  clear: boolean;
  why: Part[];
}

export interface Part {
  what: Phrase;
  points: number;
}

export interface PuzzleCount {
  count: number;
}

export interface PuzzleTable {
  id: string;
  seat: number;
}

export interface PuzzleAnswer {
  right: boolean;
  best: MoveOption;
  gain: number;
  error: number;
  why: Reason[];
}

export interface LobbyTable {
  id: string;
  game: string;
  setup: string;
  terms: Terms;
  seats: LobbySeat[];
  opened: string;
  mine: boolean;
}

export interface LobbySeat {
  kind: SeatKind;
  name: string;
  level: number | null;
}

export interface Acquaintance {
  name: string;
  table: string;
  seat: number;
  games: number;
  handle: string | null;
}

export interface Notes {
  text: string;
}

export interface Me {
  handle: string | null;
  name: string;
  languages: string[];
  preferences: Record<string, string>;
  keys: MyKey[];
  passkeys: boolean;
  mail: boolean;
  provider: string | null;
}

export interface MyKey {
  id: string;
  kind: KeyKind;
  label: string;
  made: string;
  seen: string;
  current: boolean;
}

export const KEY_KIND_WORDS = ["browser", "recovery", "passkey", "token", "mail", "oidc"] as const;
export type KeyKind = (typeof KEY_KIND_WORDS)[number];

export interface Code {
  code: string;
}

export interface Link {
  stage: LinkStage;
  label: string | null;
  word: string | null;
  until: string | null;
}

export const LINK_STAGE_WORDS = ["none", "open", "claimed"] as const;
export type LinkStage = (typeof LINK_STAGE_WORDS)[number];

export interface Blocked {
  id: string;
  name: string;
  since: string;
}

export interface NewPasskey {
  challenge: string;
  site: string;
  handle: string;
  name: string;
  present: string[];
}

export interface AskPasskey {
  challenge: string;
  site: string;
}

export interface Departure {
  address: string;
}

export interface ProfileState {
  handle: string | null;
  name: string;
  mine: boolean;
  shown: boolean;
  strengths: RatedIn[];
  games: GameTally[];
  turns: TurnTally;
  ways: WayToWin[];
  months: MonthTally[];
  rivals: Rival[];
  recent: PastGame[];
}

export interface RatedIn {
  game: string;
  rating: number;
  error: number;
  games: number;
}

export interface GameTally {
  game: string;
  played: number;
  people: number;
  places: number[];
}

export interface TurnTally {
  taken: number;
  late: number;
}

export interface WayToWin {
  game: string;
  key: string;
  times: number;
}

export interface MonthTally {
  month: string;
  games: number;
}

export interface Rival {
  handle: string | null;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

export interface PastGame {
  table: string;
  game: string;
  ended: string;
  seats: PastSeat[];
}

export interface PastSeat {
  name: string;
  own: boolean;
  place: number | null;
  points: number | null;
}

export interface SeatProfile {
  seat: number;
  handle: string;
}

export interface LadderPlace {
  handle: string | null;
  name: string;
  level: number | null;
  rating: number;
  error: number;
  games: number;
  mine: boolean;
}

export interface Takeout {
  me: Me;
  blocks: Blocked[];
  profile: ProfileState;
  tables: TakenTable[];
  contests: TakenContest[];
  calls: CallWay[];
  reports: TakenReport[];
  days: TakenDay[];
  guest: string | null;
  banned: string | null;
}

export interface TakenTable {
  id: string;
  program: string | null;
  setup: string;
  rules: number;
  opened: string;
  seats: TakenSeat[];
  said: string[];
  notes: string;
  orders: string[];
  record: string | null;
}

export interface TakenSeat {
  seat: number;
  name: string;
  mine: boolean;
}

export interface TakenContest {
  id: string;
  tournament: string;
  name: string | null;
}

export interface CallWay {
  id: string;
  kind: WayKind;
  address: string;
  on: boolean;
  confirmed: boolean;
}

export const WAY_KIND_WORDS = ["push", "mail", "webhook"] as const;
export type WayKind = (typeof WAY_KIND_WORDS)[number];

export interface TakenReport {
  table: string;
  line: number;
  said: string;
  made: string;
}

export interface TakenDay {
  day: string;
  game: string;
  table: string;
}

export interface CallState {
  offered: WayKind[];
  pushKey: string | null;
  ways: CallWay[];
  silent: CallKind[];
}

export const CALL_KIND_WORDS = ["turn", "invitation", "round", "expiry", "time"] as const;
export type CallKind = (typeof CALL_KIND_WORDS)[number];

export interface AskedAt {
  tables: number;
  notice: string;
}

export interface HostState {
  door: Door;
  notice: string;
  bounds: Bounds;
  glance: Glance;
  queues: Queue[];
  tables: Running[];
  reports: Reported[];
  banned: Banned[];
  audit: HostDeed[];
}

export const DOOR_WORDS = ["open", "invited", "closed"] as const;
export type Door = (typeof DOOR_WORDS)[number];

export interface Bounds {
  tables: number;
  address: number;
  messages: number;
  open: number;
  seats: number;
  delay: number;
}

export interface Glance {
  playing: number;
  nodes: number;
  tables: number;
  streams: number;
  moves: number;
  megabytes: number;
  minutes: number;
}

export interface Queue {
  what: string;
  count: number;
  seconds: number;
}

export interface Running {
  id: string;
  game: string;
  changed: string;
  seats: RunningSeat[];
}

export interface RunningSeat {
  seat: number;
  kind: SeatKind;
  name: string;
}

export interface Reported {
  id: string;
  table: string;
  name: string;
  said: string;
  at: string;
}

export interface Banned {
  id: string;
  name: string;
  at: string;
}

export interface HostDeed {
  what: string;
  about: string;
  at: string;
}

export interface Invitation {
  code: string;
}

export interface DailyState {
  today: DailyTable;
  yesterday: DailyTable;
}

export interface DailyTable {
  day: string;
  game: string;
  setup: string;
  seat: number;
  level: number;
  ends: string;
  commitment: string;
  deal: string | null;
  table: string | null;
  begun: number;
  lines: DailyLine[];
}

export interface DailyLine {
  place: number;
  name: string;
  points: number;
  lead: number;
  moves: number;
  mine: boolean;
  table: string | null;
}

export interface ContestState {
  head: ContestHead;
  mayStart: boolean;
  entered: number | null;
  entries: ContestEntry[];
  groups: ContestGroup[];
  tables: ContestTable[];
}

export interface ContestHead {
  id: string;
  name: string;
  game: string;
  setup: string;
  form: ContestForm;
  rounds: number;
  size: number;
  pace: string;
  listed: boolean;
  stage: ContestStage;
  round: number;
  total: number;
  players: number;
  most: number;
  mine: boolean;
}

export const CONTEST_FORM_WORDS = ["league", "swiss"] as const;
export type ContestForm = (typeof CONTEST_FORM_WORDS)[number];

export const CONTEST_STAGE_WORDS = ["open", "running", "over"] as const;
export type ContestStage = (typeof CONTEST_STAGE_WORDS)[number];

export interface ContestEntry {
  number: number;
  name: string;
  gone: boolean;
}

export interface ContestGroup {
  group: number;
  lines: ContestLine[];
}

export interface ContestLine {
  place: number;
  number: number;
  halves: number;
  met: number;
  tables: number;
}

export interface ContestTable {
  round: number;
  group: number;
  table: string | null;
  players: number[];
  ranks: number[];
  how: string | null;
}

export interface Join {
  invite?: string;
  name?: string;
  seal?: string;
}

export interface OpenTable {
  setup: string;
  seats: SeatRequest[];
  hints?: boolean;
  seal?: string;
  listed?: boolean;
  language?: string;
  pace?: string;
  rated?: boolean;
}

export interface SeatRequest {
  kind: Wish;
  name?: string;
  level?: number;
  again?: Companion;
}

export const WISH_WORDS = ["me", "screen", "friend", "bot"] as const;
export type Wish = (typeof WISH_WORDS)[number];

export interface Companion {
  table: string;
  seat: number;
}

export interface OpenLesson {
  game: string;
  lesson: string;
  name?: string;
}

export interface GoOn {
  after: number;
}

export interface OpenSandbox {
  table?: string;
  text?: string;
  at?: number;
  luck: Luck;
  seats: SeatRequest[];
}

export const LUCK_WORDS = ["same", "anew"] as const;
export type Luck = (typeof LUCK_WORDS)[number];

export interface PlayMove {
  seat: number;
  move: string;
  after: number;
  hold?: boolean;
}

export interface AskHint {
  seat: number;
  after: number;
}

export interface AnswerPuzzle {
  move: string;
}

export interface Say {
  text?: string;
  phrase?: Saying;
}

export interface OpenLot {
  lot: string;
}

export interface SealLot {
  seal: string;
}

export interface TakeBack {
  seat: number;
  after: number;
}

export interface Fill {
  level?: number;
}

export interface StandIn {
  seat: number;
  level?: number;
}

export interface GiveTime {
  seat: number;
  minutes: number;
}

export interface Rest {
  days: number;
}

export interface Propose {
  wish: boolean;
}

export interface WriteDown {
  text: string;
}

export interface Change {
  name?: string;
  languages?: string[];
  preferences?: Record<string, string | null>;
}

export interface NameCode {
  code: string;
}

export interface MakeToken {
  label: string;
  scope: Scope;
}

export const SCOPE_WORDS = ["read", "play"] as const;
export type Scope = (typeof SCOPE_WORDS)[number];

export interface Block {
  table: string;
  seat: number;
}

export interface MadePasskey {
  clientData: string;
  attestation: string;
}

export interface ShownPasskey {
  id: string;
  clientData: string;
  authenticator: string;
  signature: string;
  handle?: string;
}

export interface NameKey {
  label: string;
}

export interface NameMail {
  address: string;
  language: string;
}

export interface NameLink {
  word: string;
}

export interface GoToProvider {
  errand: Errand;
}

export const ERRAND_WORDS = ["add", "enter"] as const;
export type Errand = (typeof ERRAND_WORDS)[number];

export interface ComeFromProvider {
  code: string;
  state: string;
  issuer?: string;
}

export interface Show {
  shown: boolean;
}

export interface LeaveOrder {
  seat: number;
  order: string;
  stands: boolean;
  after: number;
}

export interface AddWay {
  kind: WayKind;
  address: string;
  p256dh?: string;
  auth?: string;
  language?: string;
}

export interface TurnWay {
  on: boolean;
}

export interface TurnKind {
  kind: CallKind;
  on: boolean;
}

export interface ConfirmWay {
  code: string;
}

export interface StopWay {
  word: string;
}

export interface ShowKey {
  key: string;
}

export interface SetRules {
  door: Door;
  notice: string;
}

export interface NameSeat {
  table: string;
  seat: number;
}

export interface Rename {
  table: string;
  seat: number;
  name: string;
}

export interface ReportLine {
  line: number;
}

export interface EndTable {
  reason: string;
}

export interface PlayDaily {
  name?: string;
}

export interface OpenContest {
  name: string;
  setup: string;
  form: ContestForm;
  rounds?: number;
  size?: number;
  pace: string;
  listed?: boolean;
  enter?: string;
}

export interface EnterContest {
  name?: string;
}
