/** A move along a way on the board: ended where somebody comes into sight, or where the inches end (ATZ-166, ATZ-169). */
import { TENTHS } from '../../../board/place.ts';
import { nearestRoom } from '../../../board/room.ts';
import { climbsOn, costOfWay, facingAfter, firstPart, levelAfter, type Way } from '../../../board/way.ts';
import { type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { EncounterEvent } from '../../../state/encounter-events.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { hasOwnAmong } from '../checks/around.ts';
import { groundFor } from '../places/ground-here.ts';
import { insideAfter, type Other, othersOn, type Route, shortestTo } from '../places/route.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { haltOn } from './sights.ts';

/** Everybody on the board but one, his own people his friends. */
export function othersOf(now: SeenCampaign, encounter: SeenEncounter, who: PieceId): readonly Other[] {
  const mover = fighterNamed(now, encounter, who);
  return othersOn(now, encounter, who, (piece) => {
    const other = fighterNamed(now, encounter, piece);
    return mover !== undefined && other !== undefined && hasOwnAmong(now, encounter, mover, [other]);
  });
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

interface Gone {
  /** Who has come into sight where he is now. */
  readonly met: readonly (FighterId | ZombiesId)[];
  readonly placed: Extract<EncounterEvent, { type: 'pieces-placed' }>;
  readonly inside: string | null | undefined;
  /** Levels gone up and down by stairs. */
  readonly climbs: number;
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
  const others = othersOf(now, encounter, who);
  const way = who === lead.who ? lead.way : besideEnd();
  if (way === undefined) return undefined;
  const isAll = who === lead.who && inches >= lead.inches;
  const gone = isAll ? way : firstPart(ground, way, at.level, inches * TENTHS);
  const { x, y } = gone.at(-1) ?? at.spot;
  const wanted = { spot: { x, y }, facing: facingAfter(gone, at.facing), level: levelAfter(gone, at.level) };
  const to = nearestRoom(ground, others, wanted) ?? at;
  const places = [{ piece: who, at: to }];
  return {
    placed: { type: 'pieces-placed', places, how: 'way', way: gone },
    inside: insideAfter(gone, at),
    climbs: climbsOn(gone, at.level),
    met: isAll ? (lead.met ?? []) : [],
  };

  function besideEnd(): Way | undefined {
    const end = lead.way.at(-1) ?? lead.at.spot;
    const level = levelAfter(lead.way, lead.at.level);
    const beside = nearestRoom(ground, others, { spot: { x: end.x, y: end.y }, facing: 0, level });
    return beside && shortestTo(encounter, who, { ...beside.spot, level }, { others, wades: lead.wades });
  }
}
