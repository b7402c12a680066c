import type { Fact, LogLine, Phrase } from "../../../api/types";

/** A vote of this turn as the log tells it. */
export interface PastVote {
  proposer: number;
  /** The key of the province's name. */
  tile: string;
  shares: Fact;
  ballots: { seat: number; votes: number; inFavour: boolean }[];
  passed: boolean;
}

const seatOf = (fact: Fact | undefined): number =>
  fact !== null && typeof fact === "object" && "seat" in fact && typeof fact.seat === "number" ? fact.seat : 0;
const nameOf = (fact: Fact | undefined): string =>
  fact !== null && typeof fact === "object" && "name" in fact ? (fact as { name: string }).name : "";

/** The votes that were decided since the ship went on, the oldest first. */
export function votesOfThisTurn(log: readonly LogLine[]): PastVote[] {
  const start = log.map(({ text }) => text.key).lastIndexOf("log.turn");
  const votes: PastVote[] = [];
  let open: PastVote | null = null;
  for (const { text } of log.slice(start + 1)) {
    if (text.key === "log.offer") open = begun(text);
    else if (open && (text.key === "log.vote-for" || text.key === "log.vote-against")) open.ballots.push(cast(text));
    else if (open && (text.key === "log.passed" || text.key === "log.failed")) {
      votes.push({ ...open, passed: text.key === "log.passed" });
      open = null;
    }
  }
  return votes;
}

const begun = ({ args }: Phrase): PastVote => ({
  proposer: seatOf(args["seat"]),
  tile: nameOf(args["tile"]),
  shares: args["shares"] ?? [],
  ballots: [],
  passed: false,
});

const cast = ({ key, args }: Phrase) => ({
  seat: seatOf(args["seat"]),
  votes: Number(args["votes"]),
  inFavour: key === "log.vote-for",
});
