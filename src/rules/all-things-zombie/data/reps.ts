/** What each Rep means, what it costs, and what it takes to rise. */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';
import { REPS, type Rep } from '../types.ts';
import { printed, rowOfSourced, type Sourced } from './source.ts';
import { words } from './text/reps.ts';

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
    title: words.frail,
    summary: words.theSickTheVeryYoung,
    cost: printed(5),
    rapToAdvance: { value: 1, confidence: 'RECONSTRUCTED', ruling: 'ATZ-85' },
  },
  2: {
    rep: 2,
    title: words.coward,
    summary: words.littleNerveForAFight,
    cost: printed(10),
    rapToAdvance: printed(2),
  },
  3: {
    rep: 3,
    title: words.untried,
    summary: words.hasHardlyBeenShot,
    cost: printed(15),
    rapToAdvance: printed(4),
  },
  4: {
    rep: 4,
    title: words.reliable,
    summary: words.hasComeThroughSomeTrouble,
    cost: printed(20),
    rapToAdvance: printed(6),
  },
  5: {
    rep: 5,
    title: words.veteran,
    summary: words.hasWonManyEncounters,
    cost: printed(25),
    rapToAdvance: printed(8),
  },
  6: {
    rep: 6,
    title: words.actionHero,
    summary: words.oneOfVeryFew,
    cost: printed(30),
    rapToAdvance: printed(10),
  },
  7: {
    rep: 7,
    title: words.godlike,
    summary: words.asHighAsRepGoes,
    // The printed list stops at Rep 6 and rises by five a step.
    cost: { value: 35, confidence: 'DERIVED', ruling: 'ATZ-97' },
    rapToAdvance: printed(null),
  },
};

/** What they are called. */
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
