/** Cargo Movers: claws that reach through a hatch, handle cans of fuel alone, and throw Green Things off into space. */
import { type Play, tell } from '../../core/play.ts';
import { areaRow } from '../data/areas.ts';
import type { AgtEvent } from '../events.ts';
import { type MonsterSeen, type Strike, type Table, type WeaponSeen, weaponsAt } from '../state.ts';
import { isArea, isSpace, type PlaceId } from './places.ts';
import { nestsIn } from './sight.ts';
import { claws } from './units.ts';

/** Places within reach of the claws: where they stand, and through its hatches; from space all of the skin and the boats there. */
export function clawsReach(state: Table, at: PlaceId): readonly PlaceId[] {
  if (isSpace(at)) return nestsIn(state, at);
  return isArea(at) ? [at, ...areaRow(at).result.hatches] : [];
}

/** Cans of fuel within reach. */
export const inClaws = (state: Table, at: PlaceId): readonly WeaponSeen[] =>
  [at, ...(isArea(at) ? areaRow(at).result.hatches : [])]
    .flatMap((place) => weaponsAt(state, place))
    .filter(({ kind }) => kind === 'fuel');

/** True for bare claws in space, which need no dice. */
export const throwsOff = (state: Table, { by, weapon }: Pick<Strike, 'by' | 'weapon'>): boolean => {
  const crewman = state.crew.find(({ id }) => id === by);
  return weapon === null && claws(state, by) && crewman?.at !== null && isSpace(crewman?.at ?? '');
};

export function* thrownOff(state: Table, by: string, monster: MonsterSeen): Play<void, AgtEvent> {
  const crewman = state.crew.find(({ id }) => id === by);
  if (crewman === undefined) return;
  const { id, kind, at } = monster;
  yield* tell<AgtEvent>({ rule: 'agt.out.throws', crew: crewman.id, monster: id, kind, at });
}
