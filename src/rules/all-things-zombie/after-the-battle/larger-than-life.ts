/** Larger Than Life, and Cheating Death: the two ways round an early grave. */
import { choice } from '../../core/fields.ts';
import { choose, type Play } from '../../core/play.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { optionsOf } from '../data/text/options.ts';
import type { Advantage, Rep } from '../types.ts';
import { lowered } from './rep-change.ts';

/** Side that caused a death; null for nobody’s doing (a fall, a fire). */
export type By = 'zombies' | 'people' | null;

export interface Doomed {
  /** Rep in the Encounter, before anything afterwards lowered it. */
  readonly rep: Rep;
  readonly advantages: readonly Advantage[];
  readonly by: By;
  /** Highest Rep among the people who did it; null where that is not known. */
  readonly byRep: number | null;
}

export const LARGER_REFUSALS = [
  'no-advantage',
  'by-zombies',
  'by-nobody',
  'rep-unknown',
  'rep-not-lower',
] as const;
export type LargerRefusal = (typeof LARGER_REFUSALS)[number];

/** Against people of lower Rep, all of them; never against zombies (ATZ-11). The reason why not. */
export function mayLiveThrough({ rep, advantages, by, byRep }: Doomed): LargerRefusal | undefined {
  if (!advantages.includes('larger-than-life')) return 'no-advantage';
  if (by === 'zombies') return 'by-zombies';
  if (by === null) return 'by-nobody';
  if (byRep === null) return 'rep-unknown';
  return byRep < rep ? undefined : 'rep-not-lower';
}

export const livesThrough = (doomed: Doomed): boolean => mayLiveThrough(doomed) === undefined;

export const DEATHS = ['obviously-dead', 'mega-death', 'doc', 'auto-kill', 'mercy', 'recovery'] as const;
/** The results that kill. */
export type Death = (typeof DEATHS)[number];
export type InsteadOfDead = 'outOfTheFight' | 'captured' | 'dead';

/** Results for somebody Larger Than Life in place of each result that kills. The price is all RAP, and capture if not carried off. */
export const LARGER_THAN_LIFE = {
  id: 'atz.larger-than-life',
  section: 'Larger Than Life (LTL)',
  figures: { result: choice(['outOfTheFight', 'captured', 'dead']) },
  rows: {
    'obviously-dead': { result: 'outOfTheFight' },
    'mega-death': { result: 'outOfTheFight', ruling: 'ATZ-11' },
    doc: { result: 'outOfTheFight', ruling: 'ATZ-11' },
    'auto-kill': { result: 'captured', ruling: 'ATZ-95' },
    mercy: { result: 'captured', ruling: 'ATZ-95' },
    recovery: { result: 'dead', ruling: 'ATZ-95' },
  },
} as const satisfies KeyedTable<Death, InsteadOfDead>;

/** Returns the outcome of a killing result for this figure, with the row that says so; no row where it simply dies. */
export function insteadOfDead(death: Death, doomed: Doomed) {
  if (!livesThrough(doomed)) return { result: 'dead', row: null } as const;
  const { result, row } = rowOf<Death, InsteadOfDead>(LARGER_THAN_LIFE, death);
  return { result, row };
}

export const CHEATING_REFUSALS = ['no-advantage', 'by-zombies', 'lowest-rep'] as const;
export type CheatingRefusal = (typeof CHEATING_REFUSALS)[number];

/** Returns the reason for which the figure may not leave the Encounter instead of dying, undefined if it may (ATZ-96 for Rep 1). */
export function mayCheatDeath({ rep, advantages, by }: Omit<Doomed, 'byRep'>): CheatingRefusal | undefined {
  if (!advantages.includes('cheating-death')) return 'no-advantage';
  if (by === 'zombies') return 'by-zombies';
  return lowered(rep) === rep ? 'lowest-rep' : undefined;
}

/** Asks the player whether the figure cheats death, where that is open. */
export function* cheatsDeath({ seat, of }: Asking): Play<boolean, never> {
  const rule = 'atz.cheating-death';
  const wish = yield* choose({ rule, seat, of, options: optionsOf(rule) });
  return wish === 'cheat';
}

/** The Rep of one who cheated death. */
export function repAfterCheating(rep: Rep): Rep {
  return lowered(rep);
}

export const EARLY_GRAVES = ['larger-than-life', 'cheating-death', 'none'] as const;
/** The way round an early grave that the player chose; `none` where he used neither. */
export type EarlyGrave = (typeof EARLY_GRAVES)[number];

/** True where the figure may be Larger Than Life: the player knows the Rep of whoever did it where the app doesn’t. */
export function mayBeSaved(doomed: Doomed): boolean {
  const why = mayLiveThrough(doomed);
  return why === undefined || why === 'rep-unknown';
}

/** True where the player has something to choose for somebody whom people, a fall or a fire would kill. */
export const mayChoose = (doomed: Doomed): boolean =>
  mayBeSaved(doomed) || mayCheatDeath(doomed) === undefined;

/** Asks which of the two the player uses, as far as they are open (ATZ-172). */
export function* earlyGrave(asking: Asking, doomed: Doomed): Play<EarlyGrave, never> {
  const mayCheat = mayCheatDeath(doomed) === undefined;
  if (!mayBeSaved(doomed)) return mayCheat && (yield* cheatsDeath(asking)) ? 'cheating-death' : 'none';
  const rule = 'atz.larger-than-life';
  const options = optionsOf(rule).filter(({ id }) => mayCheat || id !== 'cheating-death');
  return yield* choose({ rule, seat: asking.seat, of: asking.of, options });
}

export interface LeftBehind {
  /** Alive by Larger Than Life alone. */
  readonly saved: boolean;
  /** Holders of the table when the party was gone. */
  readonly zombies: boolean;
  readonly enemies: boolean;
}

export type LeftBehindWord = 'captured' | 'dead' | 'recovers';

/** Returns the fate of a casualty nobody carried off (ATZ-54). Zombies take no captives (section: Escape). */
export function fateOfLeftBehind({ saved, zombies, enemies }: LeftBehind): LeftBehindWord {
  if (saved) return enemies ? 'captured' : 'dead';
  return zombies ? 'dead' : 'recovers';
}
