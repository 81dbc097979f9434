/** Airlocks (Entering and Leaving the Ship; Airlock Control): who goes through them, who closes them, who holds them shut. */
import { choose, type Play, tell } from '../../core/play.ts';
import { options } from '../asking.ts';
import { AREA_IDS, type AreaId, areaRow } from '../data/areas.ts';
import type { CrewId } from '../data/crew.ts';
import { type MonsterKind, monsterOf } from '../data/monsters.ts';
import type { AgtEvent } from '../events.ts';
import { areaRows, isReady } from '../movement.ts';
import { crewAt, crewBy, type MonsterId, monstersAt, type Side, type Table } from '../state.ts';
import { isArea, isSkin, type PlaceId } from './places.ts';
import { areaBehind, skinOutside } from './ways.ts';

const EXITS: readonly AreaId[] = AREA_IDS.filter((area) => areaRow(area).result.exit);

const isShutFromBridge = ({ outside }: Table, exit: AreaId): boolean =>
  outside?.closed.includes(exit) === true;

/** For the crew: one held shut in the monsters’ turn stays closed in theirs, as one closed from a bridge does. */
export const isClosed = (state: Table, exit: AreaId): boolean =>
  isShutFromBridge(state, exit) || state.outside?.held.includes(exit) === true;

/**
 * Crew inside who are awake and not fighting: where there are Green Things enough for all who are there, nobody is free for the lock. All
 * Green Things would be at the Robot where he is.
 */
function handsAt(state: Table, exit: AreaId): readonly CrewId[] {
  const crew = crewAt(state, exit);
  const foes = monstersAt(state, exit).filter(
    ({ kind, wakes }) => wakes === null && monsterOf(kind).dice > 0,
  );
  const robot = crew.some(({ id }) => id === 'robot');
  if (foes.length >= crew.length && !(robot && crew.length > 1)) return [];
  return crew
    .filter(({ id, wakes }) => wakes === null && id !== 'mascot' && !(id === 'robot' && foes.length > 0))
    .map(({ id }) => id);
}

/** For Green Things: one held by hand as long as somebody is free to hold it, and that against those outside alone. */
const isBarred = (state: Table, exit: AreaId, from: PlaceId): boolean =>
  isShutFromBridge(state, exit) ||
  (isSkin(from) && state.outside?.held.includes(exit) === true && handsAt(state, exit).length > 0);

/** Place behind the airlock of an exit, or of the skin outside it, for one of this side. */
export function throughLock(state: Table, from: PlaceId, side: Side): readonly PlaceId[] {
  if (state.outside === undefined) return [];
  const exit = isArea(from) ? from : isSkin(from) ? areaBehind(from) : undefined;
  if (exit === undefined) return [];
  const skin = skinOutside(exit);
  const isShut = side === 'crew' ? isClosed(state, exit) : isBarred(state, exit, from);
  if (skin === undefined || isShut) return [];
  return [isArea(from) ? skin : exit];
}

/** A way that leads through an airlock. */
export const isThroughLock = (from: PlaceId, to: PlaceId): boolean => isArea(from) !== isArea(to);

/** Green Things go through, unless crew inside hold it shut. */
export function* monstersPass(
  state: Table,
  { who, kind, from, to }: { who: readonly MonsterId[]; kind: MonsterKind; from: PlaceId; to: PlaceId },
): Play<void, AgtEvent> {
  const [by] = isArea(to) ? handsAt(state, to) : [];
  if (isArea(to) && by !== undefined) {
    const chosen = yield* choose({
      rule: 'agt.out.hold',
      seat: 'crew',
      of: to,
      options: options('agt.out.hold', ['hold', 'let']),
    });
    if (chosen === 'hold') return yield* tell<AgtEvent>({ rule: 'agt.out.hold', exit: to, by });
  }
  yield* tell<AgtEvent>({ rule: 'agt.out.airlock', rows: areaRows(from, to), who, kind, from, to });
}

const OFFICERS: readonly CrewId[] = ['captain', 'first-officer'];
const BRIDGES: readonly (PlaceId | null)[] = ['bridge-1', 'bridge-2'];

/** At the beginning of the monsters’ turn one lock may be opened or closed by whoever is on a bridge. */
export function* locks(state: Table): Play<void, AgtEvent> {
  const [by] = OFFICERS.filter((id) => {
    const officer = state.crew.find((one) => one.id === id);
    return officer !== undefined && isReady(officer) && BRIDGES.includes(officer.at);
  });
  if (by === undefined) return;
  const offered = EXITS.map((exit) => `${isShutFromBridge(state, exit) ? 'open' : 'close'}:${exit}` as const);
  const chosen = yield* choose({
    rule: 'agt.out.lock',
    seat: 'crew',
    of: crewBy(state, by).id,
    options: options('agt.out.lock', [...offered, 'done']),
  });
  if (chosen === 'done') return;
  const [what, exit] = chosen.split(':') as ['open' | 'close', AreaId];
  yield* tell<AgtEvent>({ rule: 'agt.out.lock', rows: areaRows(exit), exit, closed: what === 'close', by });
}
