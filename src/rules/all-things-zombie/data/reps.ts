import type { Rep } from '../types.ts';
import { printed, type Sourced } from './source.ts';

export interface RepRow {
  readonly rep: Rep;
  readonly title: string;
  readonly summary: string;
  /** Points (section: Points). */
  readonly cost: Sourced<number>;
  /** Reputation Advancement Points that lift a figure of this Rep by one; null where there is no higher Rep. */
  readonly rapToAdvance: Sourced<number | null>;
}

/** Section: Recruiting Your Group. What a campaign starts with; no Grunt starts above the Star's Rep. */
export const STARTING_REP = 5 satisfies Rep;
export const STARTING_GRUNTS = 3;

/** Sections: Reputation; Points; Rep Advancement Table, whose rows stand for the present Rep (ATZ-84). */
export const REP_TABLE: { readonly [R in Rep]: RepRow & { readonly rep: R } } = {
  1: {
    rep: 1,
    title: 'Frail',
    summary: 'The sick, the very young and the very old.',
    cost: printed(5),
    rapToAdvance: { value: 1, confidence: 'RECONSTRUCTED', ruling: 'ATZ-85' },
  },
  2: {
    rep: 2,
    title: 'Coward',
    summary: 'Has no heart for a fight and little skill at it.',
    cost: printed(10),
    rapToAdvance: printed(2),
  },
  3: {
    rep: 3,
    title: 'Untried',
    summary: 'Has hardly been shot at yet; nobody knows what to expect.',
    cost: printed(15),
    rapToAdvance: printed(4),
  },
  4: {
    rep: 4,
    title: 'Reliable',
    summary: 'Has come through some trouble and can be counted on.',
    cost: printed(20),
    rapToAdvance: printed(6),
  },
  5: {
    rep: 5,
    title: 'Veteran',
    summary: 'Has won many encounters and is to be feared. A new Star starts here.',
    cost: printed(25),
    rapToAdvance: printed(8),
  },
  6: {
    rep: 6,
    title: 'Action hero',
    summary: 'One of very few; people tell tales about them.',
    cost: printed(30),
    rapToAdvance: printed(10),
  },
  7: {
    rep: 7,
    title: 'Godlike',
    summary: 'As high as anyone gets, after a long line of successes. Dies like the rest.',
    // The printed list stops at Rep 6 and rises by five a step.
    cost: { value: 35, confidence: 'DERIVED', ruling: 'ATZ-97' },
    rapToAdvance: printed(null),
  },
};
