/** Places of the given-up lines over the present one: a line that left later is drawn lower, so that none rises through another. */
import type { GivenUpLine } from '../../../src/contract/calls/given-up-lines.ts';

/** Distance between two lines above one another. */
export const LANE = 28;
/** The most that are drawn; the others stand in the list. */
const LANES = 4;
/** The shortest a line is drawn. */
const SHORT = 44;
/** Distance between two that rise beside one another. */
const APART = 14;

export interface Placed {
  readonly line: GivenUpLine;
  readonly from: number;
  readonly to: number;
  /** Counted from the present line up. */
  readonly lane: number;
}

/** Places the lines; those that left too near to one another, or to now, are drawn a little beside. */
export function placed(
  lines: readonly GivenUpLine[],
  x: (at: number) => number,
  { left, right }: { readonly left: number; readonly right: number },
): readonly Placed[] {
  const shown = lines.toSorted((a, b) => b.from - a.from || a.to - b.to).slice(0, LANES);
  let most = right - SHORT;
  return shown.map((line, below) => {
    const least = left + APART * (shown.length - 1 - below);
    const from = Math.max(least, Math.min(most, x(line.from)));
    most = from - APART;
    return { line, lane: below + 1, from, to: Math.min(right, Math.max(x(line.to), from + SHORT)) };
  });
}
