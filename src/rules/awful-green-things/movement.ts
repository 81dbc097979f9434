/** Reach of counters (Movement Restrictions): a piece stops where foes are who can stop it, and where a fence is on. */
import { areaRow } from './data/areas.ts';
import { monsterOf, stopsCrew } from './data/monsters.ts';
import type { Stop } from './events.ts';
import { ADRIFT, isArea, isSkin, type PlaceId, skinRow } from './outside/places.ts';
import { moveOf } from './outside/units.ts';
import { waysFrom } from './outside/ways.ts';
import type { CrewmanSeen, MonsterSeen, Side, Table } from './state.ts';

/** Areas in which a piece of this side has to stop, and why. */
export type Stops = ReadonlyMap<PlaceId, Exclude<Stop, null>>;

export function stopsFor(state: Table, side: Side): Stops {
  const stops = new Map<PlaceId, Exclude<Stop, null>>();
  for (const { at, on } of state.weapons) if (on && at !== null) stops.set(at, 'fence');
  if (side === 'crew') {
    for (const { at, kind, wakes } of state.monsters)
      if (wakes === null && stopsCrew(kind)) stops.set(at, 'foe');
  } else {
    for (const { at, wakes } of state.crew) if (wakes === null && at !== null) stops.set(at, 'foe');
  }
  return stops;
}

/** All areas within so many steps, the nearest first; the one it stands in is left out. */
export function within(from: PlaceId, points: number, stops: Stops): readonly PlaceId[] {
  const seen = new Set<PlaceId>([from]);
  let edge: readonly PlaceId[] = [from];
  for (let step = 0; step < points && edge.length > 0; step++) {
    const beyond: PlaceId[] = [];
    for (const area of edge) {
      if (area !== from && stops.has(area)) continue;
      for (const to of waysFrom(area)) {
        if (seen.has(to)) continue;
        seen.add(to);
        beyond.push(to);
      }
    }
    edge = beyond;
  }
  seen.delete(from);
  return [...seen];
}

export const mayMove = ({ kind, wakes, moved }: MonsterSeen): boolean =>
  wakes === null && !moved && monsterOf(kind).move > 0;

export const monsterReach = ({ kind, at }: MonsterSeen, stops: Stops): readonly PlaceId[] =>
  within(at, monsterOf(kind).move, stops);

/** Alive, awake and aboard. */
export const isReady = ({ at, wakes }: CrewmanSeen): boolean =>
  at !== null && at !== ADRIFT && wakes === null;

/** Areas reached on foot, without passing a lock. */
export const crewReach = (state: Table, { id, at }: CrewmanSeen, stops: Stops): readonly PlaceId[] =>
  at === null ? [] : within(at, moveOf(state, id), stops);

export const areaRows = (...areas: readonly PlaceId[]): readonly string[] =>
  areas.flatMap((place) => {
    if (isArea(place)) return [areaRow(place).row];
    return isSkin(place) ? [skinRow(place).row] : [];
  });
