/** Section: Attacking with Fire. What fire does to whoever is doused with it, or reached by one that spreads. */
import { number } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import { given } from '../data/circumstances.ts';
import { type Harm, type Hurt, hurt } from '../shooting/damage.ts';
import { TARGET, type Target } from '../shooting/shooter.ts';

export const FIRE_HOW = ['spread', 'doused'] as const;
export type FireHow = (typeof FIRE_HOW)[number];

/** The two Impacts printed for it; which is whose is rebuilt. */
export const FIRE = {
  id: 'atz.fire',
  section: 'Attacking with Fire',
  figures: { result: number(1, 6) },
  rows: {
    spread: { result: 5, confidence: 'RECONSTRUCTED', ruling: 'ATZ-20' },
    doused: { result: 1, confidence: 'RECONSTRUCTED', ruling: 'ATZ-20' },
  },
} as const satisfies KeyedTable<FireHow, number>;

export interface Burnt extends Hurt {
  /** Lives, and is on fire. */
  readonly alight: boolean;
}

const LIVES: readonly Harm[] = ['unhurt', 'knockedDown', 'outOfTheFight'];

/** One hit without a force that throws anybody anywhere. */
export function* burnt(asking: Asking, how: FireHow, target: Target): Play<Burnt, never> {
  const { result: impact, row } = rowOf<FireHow, number>(FIRE, how);
  const odds = { rule: FIRE.id, input: { how, target: given(TARGET, target) } };
  const harm = yield* hurt(asking, target, 1, { impact, from: row, by: 'fire', odds }, { mega: false });
  return { ...harm, alight: LIVES.includes(harm.harm) };
}
