/**
 * Ways into a place on a board: in by the nearest door, on by the stairs, or up to a vehicle, with what a move has left (sections: Entering
 * and Exiting Buildings; Movement inside Buildings; ATZ-151, ATZ-168).
 */
import { distance, spotsRound } from '../../../../core/geometry/distance.ts';
import { doorstepsOf } from '../../../board/doors.ts';
import type { Ground } from '../../../board/ground.ts';
import { wayTo } from '../../../board/paths.ts';
import { type Place, TENTHS } from '../../../board/place.ts';
import { nearestRoom } from '../../../board/room.ts';
import { stairsOf } from '../../../board/stairs.ts';
import { costOfWay, facingAfter, levelAfter, type Way } from '../../../board/way.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { othersOf } from '../board/going.ts';
import { mostOf } from '../move/how-far.ts';
import { groundFor } from '../places/ground-here.ts';
import { enemiesAmong, FARTHEST } from '../places/route.ts';
import { placeHere } from '../places/seen-from.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';

interface Floor {
  readonly spot: string;
  readonly floor: number;
}

export interface WayIn {
  readonly one: Fighting;
  readonly from: Place;
  /** The shortest, however long; left out where none is open. */
  readonly way?: Way;
  /** Tenths of an inch that it takes. */
  readonly tenths?: number;
  /** Inches that his move has left. */
  readonly left: number;
  /** Where he is put who has no way. */
  readonly end: Place | undefined;
}

/** Undefined for whoever has no place of his own, or is on that floor by his move. */
export function wayIn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  at: Floor,
): WayIn | undefined {
  const from = placeHere(encounter, one.fighter.who);
  const { table } = encounter;
  if (from === undefined || table === null) return undefined;
  if (from.level?.building === at.spot && from.level.floor === at.floor) return undefined;
  const ground = groundFor(table);
  const others = othersOf(now, encounter, one.fighter.who);
  const ends = endsOf(ground, from, at).flatMap((end) => nearestRoom(ground, others, end) ?? []);
  const left = inchesLeft(encounter, one);
  const going = { ground, bodies: enemiesAmong(others), from: from.spot, level: from.level };
  const best = shortest(ends, left * TENTHS) ?? shortest(ends, FARTHEST);
  return { one, from, ...best, left, end: ends[0] };

  function shortest(all: readonly Place[], most: number) {
    const found = all.flatMap((end) => {
      const way = wayTo(going, end.spot, end.level, most);
      return way === undefined ? [] : [{ way, tenths: costOfWay(ground, way, from?.level ?? null) }];
    });
    return found.toSorted((a, b) => a.tenths - b.tenths)[0];
  }
}

/** Tenths of an inch from spot to spot beside a vehicle, and how many of them are tried, the nearest first. */
const [STEP, TRIED] = [5, 4];

/** Behind each door; on another floor the stairs. */
function endsOf({ obstacles, solids }: Ground, from: Place, { spot, floor }: Floor): readonly Place[] {
  const house = obstacles.buildings.find(({ id }) => id === spot);
  if (house === undefined)
    return solids
      .filter(({ block }) => block.id === spot)
      .flatMap(({ outline }) => spotsRound(outline, STEP))
      .toSorted((a, b) => distance(from.spot, a) - distance(from.spot, b))
      .slice(0, TRIED)
      .map((beside) => ({ spot: beside, facing: from.facing, level: null }));
  const stairs = stairsOf(house);
  const isUpOrDown = floor > 0 || from.level?.building === spot;
  const ends = isUpOrDown && stairs !== undefined ? [stairs] : doorstepsOf(house).map(({ inside }) => inside);
  return ends.map((end) => ({ spot: end, facing: from.facing, level: { building: spot, floor } }));
}

/** Going in is part of a move: of a new one, or of the one that he has begun. */
function inchesLeft(encounter: SeenEncounter, one: Fighting): number {
  const { moved } = one.fighter;
  const isNew = moved === undefined || (encounter.turn === null && encounter.firstRound === undefined);
  return isNew ? mostOf(encounter, one, { how: 'normal' }) : (moved.left ?? 0);
}

export const isWithinMove = ({ tenths, left }: WayIn): boolean =>
  tenths !== undefined && tenths <= left * TENTHS;

/** Goes his way, which is as much of his move; where he has none, he is put inside. */
export function* goesWayIn(now: SeenCampaign, going: WayIn): CampaignPlay<void> {
  const { one, from, tenths = 0, left } = going;
  const { who } = one.fighter;
  const found = now.encounter && fighterNamed(now, now.encounter, who);
  const way = isWithinMove(going) ? going.way : undefined;
  const { x, y } = way?.at(-1) ?? going.end?.spot ?? from.spot;
  const level = way === undefined ? (going.end?.level ?? null) : levelAfter(way, from.level);
  if (!found || !now.encounter?.table) return;
  const wanted = { spot: { x, y }, facing: facingAfter(way ?? [], from.facing), level };
  // Whoever goes in with him may stand there by now.
  const at = nearestRoom(groundFor(now.encounter.table), othersOf(now, now.encounter, who), wanted);
  const places = [{ piece: who, at: at ?? wanted }];
  yield* tell({
    type: 'pieces-placed',
    places,
    ...(way === undefined ? { how: 'known' } : { how: 'way', way }),
  });
  if (way === undefined) return;
  const inches = Math.ceil(tenths / TENTHS);
  const { moved } = found.fighter;
  const rest = left - inches;
  const as = { how: moved?.how ?? 'normal', inches: (moved?.inches ?? 0) + inches } as const;
  const to = { ...found.fighter, moved: { ...as, ...(rest > 0 && { left: rest }) } };
  yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
}
