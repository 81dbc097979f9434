/** Section: Pursue by Fire. Somebody flees; whoever made it flee may get a shot at its back. */
import { choice } from '../../core/fields.ts';
import { type Passed, pass } from '../../core/pass.ts';
import type { Play } from '../../core/play.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import type { Passes } from './check.ts';
import { USUAL_DICE } from './reaction-dice.ts';

export type PursueByFireWord = 'fires' | 'firesAtCover' | 'doesNotFire';

/** `firesAtCover`: the target counts as in cover, wherever it is. */
export const PURSUE_BY_FIRE = {
  id: 'atz.pursue-by-fire',
  section: 'Pursue by Fire Table',
  figures: { result: choice(['fires', 'firesAtCover', 'doesNotFire']) },
  rows: { '2': { result: 'fires' }, '1': { result: 'firesAtCover' }, '0': { result: 'doesNotFire' } },
} as const satisfies KeyedTable<`${Passes}`, PursueByFireWord>;

export interface PursuedByFire {
  readonly passed: Passed;
  readonly found: Found<PursueByFireWord>;
}

/** No reaction check of the firer's own, so two dice against Rep for everybody. */
export function* pursueByFire(asking: Asking, rep: number): Play<PursuedByFire, never> {
  const passed = yield* pass({
    ...asking,
    rule: PURSUE_BY_FIRE.id,
    dice: USUAL_DICE,
    target: rep,
    odds: { rule: PURSUE_BY_FIRE.id, input: { rep } },
  });
  return { passed, found: read(rowOf(PURSUE_BY_FIRE, `${passed.passes}`)) };
}
