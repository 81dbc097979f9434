/** Recovery after the Battle: who was out of the fight, or ran away, comes back or doesn't. */
import { choice } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import type { Play } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import type { Rep } from '../types.ts';
import { lowered } from './rep-change.ts';

export const RECOVERY_KINDS = ['outOfTheFight', 'ranAway'] as const;
/** Somebody who was both rolls as out of the fight. */
export type RecoveryKind = (typeof RECOVERY_KINDS)[number];

export const RECOVERY_WORDS = ['returns', 'returnsWeaker', 'gone'] as const;
export type RecoveryWord = (typeof RECOVERY_WORDS)[number];

export const RECOVERY = {
  id: 'atz.recovery',
  section: 'Recovery Check',
  figures: { result: choice(RECOVERY_WORDS) },
  rows: {
    '2': { result: 'returns' },
    '1': { result: 'returnsWeaker', ruling: 'ATZ-56' },
    '0': { result: 'gone' },
  },
} as const satisfies KeyedTable<'0' | '1' | '2', RecoveryWord>;

/** Meaning of “gone” by kind of Recovery: dead of the wounds, Larger Than Life or not (ATZ-95), or away for good. */
export const GONE = { outOfTheFight: 'dead', ranAway: 'left' } as const satisfies Record<
  RecoveryKind,
  string
>;

const DICE = 2;
/** Dice of those who were out of the fight and have medical supplies at hand. */
const MEDICAL_DICE = 1;

export interface Recovering {
  readonly rep: Rep;
  readonly kind: RecoveryKind;
  /** There are medical supplies to be had. */
  readonly medical: boolean;
}

export interface Recovered {
  readonly passed: Passed;
  /** Dice added by medical supplies. */
  readonly byMedical: number;
  readonly result: RecoveryWord;
  /** Rep from now on. */
  readonly rep: Rep;
  readonly row: RowId;
}

export function* recovery(asking: Asking, { rep, kind, medical }: Recovering): Play<Recovered, never> {
  const byMedical = medical && kind === 'outOfTheFight' ? MEDICAL_DICE : 0;
  const modifiers =
    byMedical === 0 ? [] : [{ row: `${RECOVERY.id}/medical-supplies`, does: 'adds', by: byMedical }];
  const dice = DICE + byMedical;
  const odds = { rule: RECOVERY.id, input: { rep, kind, medical } };
  const passed = yield* pass({ ...asking, rule: RECOVERY.id, dice, target: rep, odds, basis: { modifiers } });
  const { result, row } = read(rowOf(RECOVERY, `${passed.passes}`));
  return { passed, byMedical, result, rep: result === 'returnsWeaker' ? lowered(rep) : rep, row };
}
