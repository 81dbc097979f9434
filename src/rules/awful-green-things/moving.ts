/** The monsters move (2. Move): one at a time, or all of a kind that stand together. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { MONSTER_KINDS, type MonsterKind, monsterRow } from './data/monsters.ts';
import type { AgtEvent } from './events.ts';
import { areaRows, mayMove, monsterReach, stopsFor } from './movement.ts';
import { isThroughLock, monstersPass, throughLock } from './outside/airlocks.ts';
import { creeps, creepWays } from './outside/boarding.ts';
import { boatAround, boatUnder, isArea, isSkin, PLACE_IDS, type PlaceId } from './outside/places.ts';
import type { MonsterId, MonsterSeen, Table } from './state.ts';

/** `adult:galley`: those of a kind in an area are alike. */
export type Pack = `${MonsterKind}:${PlaceId}`;

const PACKS: readonly Pack[] = PLACE_IDS.flatMap((area) =>
  MONSTER_KINDS.map((kind): Pack => `${kind}:${area}`),
);

/** On a boat there may be no way in. */
const hasSomewhere = (state: Table, { at }: MonsterSeen): boolean =>
  isArea(at) || isSkin(at) || creepWays(state, at).length > 0;

export function packs(state: Table): readonly Pack[] {
  const movers = new Set(
    state.monsters
      .filter(mayMove)
      .filter((one) => hasSomewhere(state, one))
      .map(({ kind, at }): Pack => `${kind}:${at}`),
  );
  return PACKS.filter((pack) => movers.has(pack));
}

export function packOf({ monsters }: Table, pack: string): readonly MonsterSeen[] {
  const [kind, at] = pack.split(':');
  return monsters.filter((monster) => monster.kind === kind && monster.at === at && mayMove(monster));
}

/** Moves one monster, or all of its pack; false when no other moves. */
export function* moveMonster(state: Table): Play<boolean, AgtEvent> {
  const movers = packs(state);
  if (movers.length === 0) return false;
  const pack = yield* choose({
    rule: 'agt.move.monsters',
    seat: 'monsters',
    options: options('agt.move.monsters', [...movers, 'done']),
  });
  if (pack === 'done') return false;
  const movable = packOf(state, pack);
  const [first] = movable;
  if (!first) return true;
  const stops = stopsFor(state, 'monsters');
  const areas = [
    ...monsterReach(first, stops),
    ...throughLock(state, first.at, 'monsters'),
    ...creepWays(state, first.at),
  ];
  const all = movable.length > 1 ? areas.map((area) => `all:${area}` as const) : [];
  const chosen = yield* choose({
    rule: 'agt.move.monsters.to',
    seat: 'monsters',
    of: pack,
    options: options('agt.move.monsters.to', [...areas, ...all, 'back']),
  });
  if (chosen === 'back') return true;
  const to = chosen.replace('all:', '') as PlaceId;
  const some = chosen === to ? [first] : movable;
  const who = some.map(({ id }) => id);
  const { kind, at: from } = first;
  if ((boatUnder(to) ?? boatAround(to)) !== undefined) yield* creeps(some, to);
  else if (isThroughLock(from, to)) yield* monstersPass(state, { who, kind, from, to });
  else yield* walk(state, who, kind, from, to);
  return true;
}

function* walk(
  state: Table,
  who: readonly MonsterId[],
  kind: MonsterKind,
  from: PlaceId,
  to: PlaceId,
): Play<void, AgtEvent> {
  const rows = [monsterRow(kind).row, ...areaRows(to)];
  const stopped = stopsFor(state, 'monsters').get(to) ?? null;
  yield* tell<AgtEvent>({ rule: 'agt.move.monsters', rows, who, kind, from, to, stopped });
}
