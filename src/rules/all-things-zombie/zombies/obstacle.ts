/** Section: All Things Zombie. A zombie that runs into something solid turns to one side. */
import { choice } from '../../core/fields.ts';
import { type Play, roll } from '../../core/play.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';

export const TURNS = ['left', 'right'] as const;
export type ZombieTurn = (typeof TURNS)[number];

export const ZOMBIE_TURN = {
  id: 'atz.zombie-turn',
  section: 'All Things Zombie',
  figures: { result: choice(TURNS) },
  rows: { odd: { result: 'left' }, even: { result: 'right' } },
} as const satisfies KeyedTable<'odd' | 'even', ZombieTurn>;

export interface Turned {
  readonly faces: readonly number[];
  readonly turn: ZombieTurn;
}

export function* turnsAside(asking: Asking): Play<Turned, never> {
  const { id: rule } = ZOMBIE_TURN;
  const odds = { rule, input: {} };
  const faces = yield* roll({ ...asking, rule, dice: 1, reading: { by: 'faces' }, odds });
  const [face = 1] = faces;
  return { faces, turn: read(rowOf(ZOMBIE_TURN, face % 2 === 1 ? 'odd' : 'even')).result };
}
