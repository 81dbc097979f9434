/** Where each given-up line is drawn over the present one, so that no line or label lies over another. */
import type { GivenUpLine } from '../../../src/contract/calls/lines.ts';

/** Between two lines above one another. */
export const LANE = 28;
/** The most that are drawn; the others stand in the list. */
const LANES = 4;
/** The shortest a line is drawn. */
const SHORT = 44;
/** How far a line has come to the right by the time it has reached its height. */
const BEND = 29;
/** What a label is given: `119 acts`. */
const LABEL = 52;
/** Between a label and what stands beside it. */
const GAP = 6;

export interface Bounds {
  readonly left: number;
  readonly right: number;
}

export interface Placed {
  readonly line: GivenUpLine;
  readonly from: number;
  readonly to: number;
  /** Counted from the present line up. */
  readonly lane: number;
  readonly label: { readonly at: number; readonly anchor: 'start' | 'end' };
}

/** Between two that rise beside one another. */
const APART = 14;

/** Over its end where that is far enough from its bend; of a short one over its beginning, past the bend of those that left before. */
function labelOf({ from, to }: Pick<Placed, 'from' | 'to'>): Placed['label'] {
  return to - from >= BEND + LABEL
    ? { at: to, anchor: 'end' }
    : { at: from + BEND - APART + GAP, anchor: 'start' };
}

/** Up to here nothing else stands in its lane. */
function endOf(line: Pick<Placed, 'from' | 'to'>): number {
  const { at, anchor } = labelOf(line);
  return GAP + Math.max(line.to, anchor === 'start' ? at + LABEL : at);
}

type Ends = Omit<Placed, 'lane' | 'label'>;

/** The last that left comes first: each in the lane over all that it passes, rising before them. */
function inLanes(lines: readonly Ends[]): readonly Omit<Placed, 'label'>[] {
  const all: Omit<Placed, 'label'>[] = [];
  for (const line of lines) {
    const under = all.filter((other) => other.from - APART < endOf(line) && line.from - APART < endOf(other));
    const lane = 1 + Math.max(0, ...under.map((other) => other.lane));
    if (lane > LANES) continue;
    const from = Math.min(line.from, ...under.map((other) => other.from - APART));
    all.push({ ...line, from, lane });
  }
  return all;
}

/**
 * One that left later is drawn lower, so that none rises through another or its label. Where they left so near to one another, or to now, that
 * there is no room, they are drawn a little before.
 */
export function placed(
  lines: readonly GivenUpLine[],
  x: (at: number) => number,
  { left, right }: Bounds,
): readonly Placed[] {
  const ends = lines.map((line): Ends => {
    const from = Math.min(x(line.from), right - SHORT);
    return { line, from, to: Math.min(right, Math.max(x(line.to), from + SHORT)) };
  });
  const last = (a: Ends, b: Ends) => b.from - a.from || b.line.from - a.line.from || a.to - b.to;
  let least = left;
  return inLanes(ends.toSorted(last))
    .toSorted((a, b) => a.from - b.from)
    .map((one) => {
      const from = Math.max(one.from, least);
      least = from + APART;
      const to = Math.max(one.to, Math.min(right, from + SHORT));
      return { ...one, from, to, label: labelOf({ from, to }) };
    });
}
