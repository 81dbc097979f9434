/** What the end of an Encounter clears away: clips, vehicles, and what a first zombie death left behind. */
import type { StockKind } from '../state/stock.ts';
import { STOCKPILE } from '../what-you-gain/stockpile.ts';

/** Whether a thing of the stockpile that was taken along is gone, used or not: clips burn, fuel runs out. */
export function isSpent(kind: StockKind, takenAlong: boolean): boolean {
  return takenAlong && STOCKPILE[kind].lasts === 'one-encounter';
}

/** Where the Sanity Table left a figure. */
export type SanityState = 'huddled' | 'collapsed' | null;

/** The end of the game frees whoever still huddles; whoever collapsed goes on to Crazy About My Job. */
export function afterSanity(state: SanityState): 'comes-round' | 'crazy-about-my-job' | null {
  switch (state) {
    case 'huddled':
      return 'comes-round';
    case 'collapsed':
      return 'crazy-about-my-job';
    case null:
      return null;
    default:
      return state satisfies never;
  }
}

/** Whether a figure bears the mark that spares it the check: it lasts for life, unless it came back crazy (ATZ-88). */
export function bearsTheMark({
  before,
  sawOne,
  forgets,
}: {
  readonly before: boolean;
  readonly sawOne: boolean;
  readonly forgets: boolean;
}): boolean {
  return !forgets && (before || sawOne);
}
