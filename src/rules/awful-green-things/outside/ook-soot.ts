/** The Ook Soot: the Mascot puts it on and takes it off in the Grab Weapons phase. */
import { type Play, tell } from '../../core/play.ts';
import { outsideFigure } from '../data/outside.ts';
import type { AgtEvent } from '../events.ts';
import { isReady } from '../movement.ts';
import type { Table } from '../state.ts';
import { isArea } from './places.ts';

const mascotOf = ({ crew }: Table) => crew.find(({ id }) => id === 'mascot');

/** Changes of soot that the mascot may make: on where it lies, off where there is air. */
export function sootings(state: Table): readonly ('soot:on' | 'soot:off')[] {
  const mascot = mascotOf(state);
  const soot = state.outside?.soot;
  if (soot === undefined || mascot === undefined || !isReady(mascot) || mascot.at === null) return [];
  if (soot.worn) return isArea(mascot.at) ? ['soot:off'] : [];
  return soot.at === mascot.at ? ['soot:on'] : [];
}

export function* soots(state: Table, worn: boolean): Play<void, AgtEvent> {
  const at = mascotOf(state)?.at;
  const rows = [outsideFigure('soot-times').row, outsideFigure('soot-move').row];
  if (at !== null && at !== undefined) yield* tell<AgtEvent>({ rule: 'agt.out.soot', rows, worn, at });
}
