/** Meaning of each Rep, its cost, and the RAP it takes to rise. */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';
import { REPS, type Rep } from '../types.ts';
import { printed, rowOfSourced, type Sourced } from './source.ts';

interface RepWords {
  readonly rep: Rep;
  readonly title: string;
  readonly summary: string;
}

interface RepRow extends RepWords {
  /** Points (section: Points). */
  readonly cost: Sourced<number>;
  /** Reputation Advancement Points that lift a figure of this Rep by one; null where there is no higher Rep. */
  readonly rapToAdvance: Sourced<number | null>;
}

/** Section: Recruiting Your Group. What a campaign starts with; no Grunt starts above the Star's Rep. */
export const STARTING_REP = 5 satisfies Rep;
export const STARTING_GRUNTS = 3;

/** Sections: Reputation; Points; Rep Advancement Table, whose rows stand for the present Rep (ATZ-84). */
const ROWS: { readonly [R in Rep]: RepRow & { readonly rep: R } } = {
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
    summary: 'Little nerve for a fight, and little skill.',
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
    summary: 'As high as Rep goes, after a long run of successes. Mortal all the same.',
    // The printed list stops at Rep 6 and rises by five a step.
    cost: { value: 35, confidence: 'DERIVED', ruling: 'ATZ-97' },
    rapToAdvance: printed(null),
  },
};

/** Names and descriptions of the Reps. */
export const REP_TABLE: { readonly [R in Rep]: RepWords } = ROWS;

const byRep = <T>(figureOf: (row: RepRow) => Sourced<T>) =>
  Object.fromEntries(REPS.map((rep) => [rep, rowOfSourced(figureOf(ROWS[rep]))])) as KeyedTable<
    `${Rep}`,
    T
  >['rows'];

/** Points. */
export const REP_COST: KeyedTable<`${Rep}`, number> = {
  id: 'atz.rep-cost',
  section: 'Points',
  figures: { result: number(0, 99) },
  rows: byRep(({ cost }) => cost),
};

/** Null where nobody rises any higher. */
export const RAP_TO_ADVANCE: KeyedTable<`${Rep}`, number | null> = {
  id: 'atz.rap-to-advance',
  section: 'Rep Advancement Table',
  figures: { result: number(1, 99) },
  rows: byRep(({ rapToAdvance }) => rapToAdvance),
};
