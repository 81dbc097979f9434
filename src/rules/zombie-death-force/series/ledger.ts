/** Facts that a series keeps of its games, and when it is decided. */
import type { Seen } from '../../core/seen.ts';
import { SEATS, type ZdfOutcome, type ZdfSeat } from '../types.ts';

/** A game that is over. */
export interface Result {
  readonly outcome: ZdfOutcome;
  readonly turns: number;
  /** Collections completed, in the order of the seats. */
  readonly completed: readonly number[];
}

export interface SeriesLedger {
  players: number;
  /** Number of games that the series is the best of. */
  bestOf: number;
  /** Turns at most in each. */
  turns: number;
  results: Result[];
  /** The player gave it up. */
  abandoned?: true;
}

export interface SeriesOutcome {
  /** The winner; several only where the deciding game left them level. */
  readonly winners: readonly ZdfSeat[];
  /** Games won, in the order of the seats. */
  readonly wins: readonly number[];
  /** Set if the series was given up: nobody has won. */
  readonly abandoned?: true;
}

export interface SeriesResult extends Result {
  readonly rule: 'zdf-series.result';
}

export type SeriesEvent =
  | SeriesResult
  /** `inGame`: in the middle of a game, which counts for nobody. */
  | { readonly rule: 'zdf-series.abandon'; readonly inGame?: true };

type Look = Seen<SeriesLedger>;

export const seatsOf = ({ players }: Look): readonly ZdfSeat[] => SEATS.slice(0, players);

export function winsOf({ results }: Look, seat: ZdfSeat): number {
  return results.filter(({ outcome }) => outcome.kind === 'won' && outcome.seat === seat).length;
}

/** Players who have won most games; several where they are level. */
export function leaders(ledger: Look): readonly ZdfSeat[] {
  const seats = seatsOf(ledger);
  const most = seats.reduce((so, seat) => (winsOf(ledger, seat) > so ? winsOf(ledger, seat) : so), 0);
  return seats.filter((seat) => winsOf(ledger, seat) === most);
}

/**
 * Decided by more than half of the games; after the last of them by whoever leads; and where several do, after one deciding
 * game more, which may leave them level.
 */
export function decided(ledger: Look): SeriesOutcome | undefined {
  const ahead = leaders(ledger);
  const wins = seatsOf(ledger).map((seat) => winsOf(ledger, seat));
  if (ledger.abandoned) return { winners: [], wins, abandoned: true };
  const isOut = wins.some((won) => won * 2 > ledger.bestOf);
  const played = ledger.results.length;
  const isLast = played > ledger.bestOf || (played === ledger.bestOf && ahead.length === 1);
  return isOut || isLast ? { winners: ahead, wins } : undefined;
}
