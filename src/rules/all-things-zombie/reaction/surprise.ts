/** Section: Surprise Check. Charged by a hidden enemy, or at flank or rear. Free Will is no help here. */
import { choice, number, type Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { circumstances } from '../data/circumstances.ts';
import { type BeingChargedWord, beingCharged, type UnderCharge } from './being-charged.ts';
import type { Passes } from './check.ts';
import type { Checker } from './checker.ts';
import { type Reaction, react } from './react.ts';

export type SurpriseWord = 'turns' | 'oneDie' | 'noDice';

export const SURPRISE = {
  id: 'atz.surprise',
  section: 'Surprise Check',
  figures: { result: choice(['turns', 'oneDie', 'noDice']) },
  rows: { '2': { result: 'turns' }, '1': { result: 'oneDie' }, '0': { result: 'noDice' } },
} as const satisfies KeyedTable<`${Passes}`, SurpriseWord>;

/** Dice in the first round of melee for those who have not turned in time. */
export const SURPRISED_MELEE = {
  id: 'atz.surprised-melee',
  section: 'Surprise Check',
  figures: { result: number(0, 2) },
  rows: { oneDie: { result: 1 }, noDice: { result: 0 } },
} as const satisfies KeyedTable<Exclude<SurpriseWord, 'turns'>, number>;

export const SURPRISE_ASKS = circumstances('byBurningZombie', 'shaken', 'leader');
export type CaughtUnawares = Values<typeof SURPRISE_ASKS>;

export function* surprise(
  asking: Asking,
  checker: Checker,
  at: CaughtUnawares = {},
): Play<Reaction<SurpriseWord>, never> {
  return yield* react(asking, checker, {
    check: 'surprise',
    table: SURPRISE,
    row: (passes) => `${passes}` as const,
    around: { circumstances: at.byBurningZombie ? ['burning-zombie'] : [] },
    asks: SURPRISE_ASKS,
    at,
  });
}

export interface Surprised {
  readonly surprise: Reaction<SurpriseWord>;
  /** The check it takes once it has turned, at one Rep less; its choice, if any, is still open. */
  readonly beingCharged?: Reaction<BeingChargedWord>;
  /** Dice in the first round of melee; null where nothing limits them. */
  readonly meleeDice: number | null;
  readonly rows: readonly RowId[];
}

/** A charge nobody saw coming, up to the point where shots or blows follow. */
export function* surprised(asking: Asking, checker: Checker, at: UnderCharge): Play<Surprised, never> {
  const first = yield* surprise(asking, checker, at);
  if (first.result !== 'turns') {
    const { result: meleeDice, row } = read(rowOf(SURPRISED_MELEE, first.result));
    return { surprise: first, meleeDice, rows: [...first.rows, row] };
  }
  // A double one on the figure’s own dice may just have made it a hero.
  const facing = { ...checker, hero: checker.hero || first.checked.becomesHero };
  const charged = yield* beingCharged(asking, facing, { ...at, surprised: true });
  return { surprise: first, beingCharged: charged, meleeDice: null, rows: [...first.rows, ...charged.rows] };
}
