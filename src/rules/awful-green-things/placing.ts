/** The first Green Things (Initial Monster Population, Initial Monster Placement): how many, where the first lies, and the others round it. */
import { choose, type Play, roll, tell } from '../core/play.ts';
import { options, STREAM } from './asking.ts';
import { MONSTER_KINDS, type MonsterKind, monsterRow } from './data/monsters.ts';
import { FIRST_AREAS, firstAreaOf, populationOf } from './data/set-up.ts';
import type { AgtEvent } from './events.ts';
import { areaRows } from './movement.ts';
import { isArea, isSkin, type PlaceId } from './outside/places.ts';
import { stepsApart } from './outside/ways.ts';
import { type MonsterId, placesOf, spare, type Table } from './state.ts';

const FACES = { by: 'faces' } as const;

export function* rollPopulation(state: Table): Play<void, AgtEvent> {
  const asked = { seat: 'monsters', stream: STREAM, dice: 1, reading: FACES } as const;
  const [face = 0] = yield* roll({ ...asked, rule: 'agt.set-up.population' });
  const { result, row } = populationOf(face);
  const waiting = (['adult', 'baby', 'egg'] as const).flatMap((kind) =>
    // No more than there are counters, whatever has been corrected.
    Array<MonsterKind>(Math.min(result[kind], spare(state, kind))).fill(kind),
  );
  yield* tell<AgtEvent>({ rule: 'agt.set-up.population', rows: [row], face, waiting });
  const adults = waiting.filter((kind) => kind === 'adult').length;
  if (state.setup.extraAdult && adults < spare(state, 'adult'))
    yield* tell<AgtEvent>({ rule: 'agt.extra-adult' });
  const [where = 0] = yield* roll({ ...asked, rule: 'agt.set-up.first' });
  const first = firstAreaOf(where);
  const at = first.result === 'choice' ? null : first.result;
  yield* tell<AgtEvent>({ rule: 'agt.set-up.first', rows: [first.row], face: where, at });
}

const takenBy = (state: Table): ReadonlySet<PlaceId | null> =>
  new Set([...state.crew, ...state.monsters].map(({ at }) => at));

const nearest = (free: readonly PlaceId[], to: readonly PlaceId[]): readonly PlaceId[] => {
  const far = (area: PlaceId) => Math.min(...to.map((other) => stepsApart(area, other)));
  const least = Math.min(...free.map(far));
  return free.filter((area) => far(area) === least);
};

/** Areas for the next: beside one that is taken by a monster, or as near as an area is free (AGT-8). */
function placesFor(state: Table): readonly PlaceId[] {
  const { monsters, first } = state;
  const taken = takenBy(state);
  const free = placesOf(state).filter((place) => (isArea(place) || isSkin(place)) && !taken.has(place));
  if (monsters.length > 0)
    return nearest(
      free,
      monsters.map(({ at }) => at),
    );
  const wanted: readonly PlaceId[] = first === null ? FIRST_AREAS : [first];
  const open = wanted.filter((area) => !taken.has(area));
  return open.length > 0 ? open : nearest(free, wanted);
}

/** Places one of the first monsters; false when all are placed, or no area is free. */
export function* placeMonster(state: Table): Play<boolean, AgtEvent> {
  const kinds = MONSTER_KINDS.filter((kind) => state.waiting.includes(kind));
  const places = placesFor(state);
  if (kinds.length === 0 || places.length === 0) return false;
  const offered = kinds.flatMap((kind) => places.map((area) => `${kind}:${area}` as const));
  const chosen = yield* choose({
    rule: 'agt.set-up.monsters',
    seat: 'monsters',
    options: options('agt.set-up.monsters', offered),
  });
  const [kind, at] = chosen.split(':') as [MonsterKind, PlaceId];
  const id: MonsterId = `m${state.hatched + 1}`;
  const rows = [monsterRow(kind).row, ...areaRows(at)];
  yield* tell<AgtEvent>({ rule: 'agt.set-up.monsters', rows, id, kind, at });
  return true;
}
