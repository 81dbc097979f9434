/** A move along a way on the board: told or found, checked before it is made, and ended where the inches end (ATZ-169, ATZ-170). */
import type { Spot } from '../../../../core/play.ts';
import { wayTo } from '../../../board/paths.ts';
import type { Level, Place } from '../../../board/place.ts';
import { type Body, hasRoom, nearestRoom } from '../../../board/room.ts';
import {
  costOfWay,
  facingAfter,
  firstPart,
  goesThroughDoor,
  isOpenWay,
  levelAfter,
  type Stop,
  type Way,
} from '../../../board/way.ts';
import { type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { EncounterEvent } from '../../../state/encounter-events.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { hasOwnAmong } from '../checks/around.ts';
import { groundFor } from '../places/ground-here.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { zombiesNamed } from '../zombies/zombies.ts';
import { reachOf, stands } from './known-places.ts';
import { haltOn } from './sights.ts';

/** The farthest that any way leads, in tenths of an inch. */
const FARTHEST = 4_000;

/** The way of somebody on the board. */
export interface Route {
  readonly who: PieceId;
  readonly at: Place;
  readonly way: Way;
  /** Inches of a move that it takes, an inch begun counting whole. */
  readonly inches: number;
  /** The building at its end, null outdoors; undefined where that is as at its beginning. */
  readonly inside: string | null | undefined;
  /** Who comes into sight at its end, for whom he halts there; left out where nobody does. */
  readonly met?: readonly (FighterId | ZombiesId)[];
}

/** As far as somebody goes before anything comes into sight; half an inch begun counts whole there (ATZ-99, ATZ-166). */
export function halted(now: SeenCampaign, encounter: SeenEncounter, mover: Fighting, route: Route): Route {
  const { table } = encounter;
  const halt = haltOn(now, encounter, mover, route);
  if (halt === undefined || table === null) return route;
  const { way, met } = halt;
  const inches = Math.floor(costOfWay(groundFor(table), way, route.at.level) / TENTHS + 0.5);
  return { ...route, way, met, inches, inside: insideAfter(way, route.at) };
}

interface StopTold extends Spot {
  readonly level?: Level | null | undefined;
}

interface Told {
  readonly way?: readonly StopTold[] | undefined;
  readonly to?: StopTold | undefined;
}

const stopOf = ({ level, ...spot }: StopTold): Stop => (level === undefined ? spot : { ...spot, level });

/** Null where neither a way nor a spot is told; `no-way` to a spot that none leads to. */
export function wayOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: PieceId,
  { way, to }: Told,
): Route | null | 'no-board' | 'no-way' {
  if (way === undefined && to === undefined) return null;
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (table === null || at === undefined) return 'no-board';
  const led =
    way === undefined ? to && shortestTo(now, encounter, who, stopOf(to)) : [at.spot, ...way.map(stopOf)];
  if (led === undefined) return 'no-way';
  const inches = Math.ceil(costOfWay(groundFor(table), led, at.level) / TENTHS);
  return { who, at, way: led, inches, inside: insideAfter(led, at) };
}

/** Tenths of an inch in an inch. */
export const TENTHS = 10;

/** Past enemies, to a spot on the level he is on, unless told; undefined where no way leads there. */
export function shortestTo(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: PieceId,
  { level: told, ...to }: Stop,
): Way | undefined {
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (table === null || at === undefined) return undefined;
  const { spot: from, level } = at;
  const bodies = enemiesOf(now, encounter, who);
  return wayTo(
    { ground: groundFor(table), bodies, from, level },
    to,
    told === undefined ? level : told,
    FARTHEST,
  );
}

function insideAfter(way: Way, { level }: Place): string | null | undefined {
  return goesThroughDoor(way, level) ? (levelAfter(way, level)?.building ?? null) : undefined;
}

/** Past everything solid and past enemies, to room for the base; through friends. */
export function wrongWay(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { who, at, way }: Route,
  wades: boolean,
): 'way-blocked' | 'spot-taken' | undefined {
  const { table } = encounter;
  if (table === null) return undefined;
  const ground = groundFor(table);
  if (!isOpenWay(ground, enemiesOf(now, encounter, who), way, at.level, wades)) return 'way-blocked';
  const spot = way.at(-1) ?? at.spot;
  const end = { spot: { x: spot.x, y: spot.y }, facing: 0, level: levelAfter(way, at.level) };
  return hasRoom(ground, bodiesBut(now, encounter, who), end) ? undefined : 'spot-taken';
}

interface Gone {
  /** Who has come into sight where he is now. */
  readonly met: readonly (FighterId | ZombiesId)[];
  readonly placed: Extract<EncounterEvent, { type: 'pieces-placed' }>;
  readonly inside: string | null | undefined;
}

/**
 * Where the inches bring somebody on the way, or, where it is another’s, by the shortest way to room beside its end; undefined for whoever
 * has no way there.
 */
export function goesAlong(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: PieceId,
  lead: Route,
  inches: number,
): Gone | undefined {
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (table === null || at === undefined) return undefined;
  const ground = groundFor(table);
  const bodies = bodiesBut(now, encounter, who);
  const way = who === lead.who ? lead.way : besideEnd();
  if (way === undefined) return undefined;
  const isAll = who === lead.who && inches >= lead.inches;
  const gone = isAll ? way : firstPart(ground, way, at.level, inches * TENTHS);
  const { x, y } = gone.at(-1) ?? at.spot;
  const wanted = { spot: { x, y }, facing: facingAfter(gone, at.facing), level: levelAfter(gone, at.level) };
  const to = nearestRoom(ground, bodies, wanted) ?? at;
  const places = [{ piece: who, at: to }];
  return {
    placed: { type: 'pieces-placed', places, how: 'way', way: gone },
    inside: insideAfter(gone, at),
    met: isAll ? (lead.met ?? []) : [],
  };

  function besideEnd(): Way | undefined {
    const end = lead.way.at(-1) ?? lead.at.spot;
    const level = levelAfter(lead.way, lead.at.level);
    const beside = nearestRoom(ground, bodies, { spot: { x: end.x, y: end.y }, facing: 0, level });
    return beside && shortestTo(now, encounter, who, { ...beside.spot, level });
  }
}

/** Those who are in his way. */
export const enemiesOf = (now: SeenCampaign, encounter: SeenEncounter, who: PieceId): readonly Body[] =>
  bodiesBut(now, encounter, who).filter(({ isFriend }) => !isFriend);

function bodiesBut(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: PieceId,
): readonly (Body & { readonly isFriend: boolean })[] {
  const mover = fighterNamed(now, encounter, who);
  return (encounter.board?.places ?? [])
    .filter(({ piece }) => piece !== who && stands(now, encounter, piece))
    .map(({ piece, at }) => {
      const other = fighterNamed(now, encounter, piece);
      const isFriend =
        mover === undefined
          ? zombiesNamed(encounter, who) !== undefined && zombiesNamed(encounter, piece) !== undefined
          : other !== undefined && hasOwnAmong(now, encounter, mover, [other]);
      return { at, reach: reachOf(encounter, piece), isFriend };
    });
}
