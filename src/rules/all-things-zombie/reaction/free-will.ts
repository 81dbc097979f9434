/** Acts that somebody with Free Will may choose whatever the dice say (section: Free Will). */
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { ReactionCheck } from '../data/effect.ts';
import type { FreeWillAct } from './words.ts';

const ANYTHING: readonly FreeWillAct[] = ['stays', 'ducksBack', 'runsAway'];

/** Everywhere but on Surprise. Not on Sanity, which is no choice of where to go; nobody stays under the wheels. */
export const FREE_WILL: KeyedTable<ReactionCheck, readonly FreeWillAct[]> = {
  id: 'atz.free-will',
  section: 'Free Will',
  rows: {
    'in-sight': { result: ANYTHING },
    'received-fire': { result: ANYTHING },
    'wanting-to-charge': { result: ANYTHING },
    'being-charged': { result: ANYTHING },
    surprise: { result: [] },
    overrun: { result: ['ducksBack', 'runsAway'], confidence: 'RULING', ruling: 'ATZ-133' },
    rally: { result: ANYTHING },
    'see-zombie-death': { result: ANYTHING },
    sanity: { result: [], confidence: 'RULING', ruling: 'ATZ-133' },
  },
};

export function freeWillActs(check: ReactionCheck): readonly FreeWillAct[] {
  return rowOf(FREE_WILL, check).result;
}
