/** A way on the board as it is told of a piece, or found for it, and what speaks against it (ATZ-169, ATZ-170). */

import { distance } from '../../../../core/geometry/distance.ts';
import type { Spot } from '../../../../core/play.ts';
import { same } from '../../../../core/same.ts';
import { doorstepsOf } from '../../../board/doors.ts';
import { keepsDry } from '../../../board/ground.ts';
import { wayTo } from '../../../board/paths.ts';
import { type Level, type Place, TENTHS } from '../../../board/place.ts';
import { type Body, hasRoom } from '../../../board/room.ts';
import {
  costOfWay,
  goesThroughDoor,
  isOpenWay,
  levelAfter,
  type Stop,
  type Way,
} from '../../../board/way.ts';
import type { Exit, MoveGround } from '../../../movement/pace.ts';
import { type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { groundFor } from './ground-here.ts';
import { piecesBeside } from './pieces.ts';

/** The farthest that any way leads, in tenths of an inch. */
export const FARTHEST = 4_000;

/** The way of a piece. */
export interface Route {
  readonly who: PieceId;
  readonly at: Place;
  readonly way: Way;
  /** Inches of a move that it takes, an inch begun counting whole. */
  readonly inches: number;
  /** The building at its end, null outdoors; undefined where that is as at its beginning. */
  readonly inside: string | null | undefined;
  /** True where it may lead through a ford. */
  readonly wades: boolean;
  /** Its last stretch leads through a window, which ends the move; left out of all others. */
  readonly through?: 'window';
  /** Who comes into sight at its end, for whom he halts there; left out where nobody does. */
  readonly met?: readonly (FighterId | ZombiesId)[];
}

/** Another piece on the board: a way leads through friends, and ends on nobody. */
export interface Other extends Body {
  readonly isFriend: boolean;
}

export const othersOn = (
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
  isFriend: (piece: PieceId) => boolean,
): readonly Other[] =>
  piecesBeside(now, encounter, who).map(({ id, at, reach }) => ({ at, reach, isFriend: isFriend(id) }));

export const enemiesAmong = (others: readonly Other[]): readonly Other[] =>
  others.filter(({ isFriend }) => !isFriend);

interface StopTold extends Spot {
  readonly level?: Level | null | undefined;
}

interface Told {
  readonly way?: readonly StopTold[] | undefined;
  readonly to?: StopTold | undefined;
  readonly ground?: MoveGround | undefined;
}

const stopOf = ({ level, ...spot }: StopTold): Stop => (level === undefined ? spot : { ...spot, level });

/** Null where neither a way nor a spot is told; `no-way` to a spot that none leads to. */
export function wayOf(
  encounter: SeenEncounter,
  who: PieceId,
  { way, to, ground }: Told,
  others: readonly Other[],
): Route | null | 'no-board' | 'no-way' {
  if (way === undefined && to === undefined) return null;
  const isTold = ground === 'ford';
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (table === null || at === undefined) return 'no-board';
  const led =
    way === undefined
      ? to && shortestTo(encounter, who, stopOf(to), { others, wades: isTold })
      : [at.spot, ...way.map(stopOf)];
  if (led === undefined) return 'no-way';
  const on = groundFor(table);
  const inches = Math.ceil(costOfWay(on, led, at.level) / TENTHS);
  // Nobody wades on a way that keeps dry.
  const wades = isTold && led.some((to, nth) => !keepsDry(on, { from: led[nth - 1] ?? to, to }, false));
  return { who, at, way: led, inches, inside: insideAfter(led, at), wades };
}

/** The shortest way in by a door or window of this building, or out by one of the building that the piece is in; null where there is none to go by. */
export function wayByOpening(
  encounter: SeenEncounter,
  who: PieceId,
  inside: string | null,
  through: Exit,
  others: readonly Other[],
): Route | null | 'no-way' {
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (table === null || at === undefined) return null;
  const { buildings } = groundFor(table).obstacles;
  const house = buildings.find(({ id }) => id === (inside ?? at.level?.building));
  if (house === undefined) return null;
  const steps = doorstepsOf(house, through === 'window' ? 'windows' : 'doors').map(
    ({ outside, inside: within }): readonly [Stop, Stop] => {
      const ends: readonly [Stop, Stop] = [
        { ...outside, level: null },
        { ...within, level: { building: house.id, floor: 0 } },
      ];
      return inside === null ? [ends[1], ends[0]] : ends;
    },
  );
  const routes = steps.flatMap(([near, far]) => {
    const route = wayOf(encounter, who, { to: through === 'window' ? near : far }, others);
    if (route === null || typeof route === 'string') return [];
    return through === 'window' ? [throughWindow(route, near, far)] : [route];
  });
  return routes.toSorted((a, b) => a.inches - b.inches)[0] ?? 'no-way';
}

/** Up to a window and through it, for which no inches are counted but its own. */
function throughWindow(route: Route, near: Spot, far: Stop): Route {
  const way = [...route.way, far];
  const inches = route.inches + Math.ceil(distance(near, far) / TENTHS);
  return { ...route, way, inches, inside: insideAfter(way, route.at), through: 'window' };
}

/** Past enemies, to a spot on the level he is on, unless told; undefined where no way leads there. */
export function shortestTo(
  encounter: SeenEncounter,
  who: PieceId,
  { level: told, ...to }: Stop,
  { others, wades }: { readonly others: readonly Other[]; readonly wades: boolean },
): Way | undefined {
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (table === null || at === undefined) return undefined;
  const { spot: from, level } = at;
  const end = { x: to.x, y: to.y, level: told === undefined ? level : told };
  // Whoever stays where he is needs no way, in a ford or elsewhere.
  if (same(end, { x: from.x, y: from.y, level })) return [from, from];
  const going = { ground: groundFor(table), bodies: enemiesAmong(others), from, level, wades };
  return wayTo(going, to, told === undefined ? level : told, FARTHEST);
}

export function insideAfter(way: Way, { level }: Place): string | null | undefined {
  return goesThroughDoor(way, level) ? (levelAfter(way, level)?.building ?? null) : undefined;
}

/** Past everything solid and past enemies, to room for the base; through friends. */
export function wrongWay(
  { table }: SeenEncounter,
  { at, way, wades, through }: Route,
  others: readonly Other[],
): 'way-blocked' | 'spot-taken' | undefined {
  if (table === null) return undefined;
  const ground = groundFor(table);
  const { x, y } = at.spot;
  const isStaying = way.every((stop) => stop.level === undefined && stop.x === x && stop.y === y);
  const walked = through === 'window' ? way.slice(0, -1) : way;
  if (!isStaying && !isOpenWay(ground, enemiesAmong(others), walked, at.level, wades)) return 'way-blocked';
  const spot = way.at(-1) ?? at.spot;
  const end = { spot: { x: spot.x, y: spot.y }, facing: 0, level: levelAfter(way, at.level) };
  return hasRoom(ground, others, end) ? undefined : 'spot-taken';
}
