/** Courses of vehicles on a board: where one drives, whom it goes over, and where it is carried out of control (ATZ-155). */

import { directionTo, stepped, turned } from '../../../../core/geometry/direction.ts';
import { distanceToSegment } from '../../../../core/geometry/distance.ts';
import type { Spot } from '../../../../core/play.ts';
import {
  type Aside,
  carriedAside,
  type Driven,
  type Drives,
  drives,
  HALF_ANGLE,
  openTo,
  RIGHT_ANGLE,
} from '../../../board/drives.ts';
import { type Place, TENTHS, TOUCHING } from '../../../board/place.ts';
import { isOnRim, nearestRoom } from '../../../board/room.ts';
import { thrown } from '../../../board/thrown.ts';
import type { Way } from '../../../board/way.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import type { ControlWord, LostControl } from '../../../vehicles/losing-control.ts';
import { afterTurns } from '../../../vehicles/vehicle.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { groundFor } from '../places/ground-here.ts';
import { piecesBeside, reachOf } from '../places/pieces.ts';
import { placeHere } from '../places/seen-from.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { occupantsOf, vehiclesHere } from '../standing/vehicles-in-play.ts';
import { zombiesNamed } from '../zombies/zombies.ts';

export interface Course extends Drives {
  readonly vehicle: WorkingVehicle['id'];
  readonly driven: Driven;
}

/** Undefined where it has no place, as at an own table. */
export function drivenHere(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id }: Pick<WorkingVehicle, 'id'>,
): Driven | undefined {
  const { board, table } = encounter;
  const at = placeHere(encounter, id);
  if (board === undefined || table === null || at === undefined) return undefined;
  const others = piecesBeside(now, encounter, id);
  const isVehicle = (one: { readonly id: string }) =>
    vehiclesHere(encounter).some((other) => other.id === one.id);
  return {
    ...{ ground: groundFor(table), at, reach: reachOf(encounter, id) },
    people: others.filter((one) => !isVehicle(one)),
    vehicles: others.filter(isVehicle),
  };
}

interface Told {
  readonly speed: number;
  readonly way?: readonly Spot[] | undefined;
}

/** By the spots told, and straight on where none are; undefined without places. */
export function courseOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  vehicle: WorkingVehicle,
  { speed, way }: Told,
): Course | undefined {
  const driven = drivenHere(now, encounter, vehicle);
  if (driven === undefined) return undefined;
  const spots = way ?? [];
  // Each turn takes a quarter of the speed, and with it of the inches.
  const first = drives(driven, spots, speed * TENTHS);
  const course = drives(driven, spots, afterTurns(speed, first.turns.length) * TENTHS);
  return { ...course, vehicle: vehicle.id, driven };
}

/** Turns of a way told, those among them to which its inches don’t lead. */
export function turnsTold({ driven }: Course, way: readonly Spot[]): number {
  let { spot, facing } = driven.at;
  let turns = 0;
  for (const to of way) {
    if (to.x === spot.x && to.y === spot.y) continue;
    const ahead = directionTo(spot, to);
    if (ahead !== facing) turns += 1;
    [spot, facing] = [to, ahead];
  }
  return turns;
}

/** True if it ends at the edge of the table, but for rounding. */
export const reachesEdge = ({ end, driven: { ground, reach } }: Course): boolean =>
  !isOnRim(ground.size, end, reach + 2 * TOUCHING);

/** A vehicle turns by a right angle at most. */
export const isTooWide = ({ turns }: Course): boolean => turns.some(({ by }) => Math.abs(by) > RIGHT_ANGLE);
/** Of more than 45 degrees (ATZ-33). */
export const isSharp = ({ turns }: Course): boolean => turns.some(({ by }) => Math.abs(by) > HALF_ANGLE);

/** As the act names those in its way. */
export const overOn = (now: SeenCampaign, encounter: SeenEncounter, { over }: Course) =>
  over.flatMap((id): { target: FighterId | null; zombies?: ZombiesId }[] => {
    const zombies = zombiesNamed(encounter, id);
    if (zombies !== undefined) return [{ target: null, zombies: zombies.id }];
    const found = fighterNamed(now, encounter, id);
    return found === undefined ? [] : [{ target: found.fighter.who }];
  });

const ASIDE: Readonly<Record<ControlWord, 'slide-inches' | 'veer-inches' | undefined>> = {
  goesOn: undefined,
  slides: 'slide-inches',
  veers: 'veer-inches',
  swerves: 'veer-inches',
  rollsOver: undefined,
  corkscrews: undefined,
};

/** Where it leaves its course: away from its sharpest turn at the spot of it, or to the side that the die says. */
export function asideOf(
  { driven, turns, end, facing }: Course,
  word: ControlWord,
  way: LostControl['way'],
): (Aside & { readonly from: Spot }) | undefined {
  const inches = ASIDE[word];
  if (inches === undefined) return undefined;
  const tenths = singleFigure(inches) * TENTHS;
  if (word === 'swerves')
    return { from: end, ...carriedAside(driven, end, { facing, side: way ?? 'left', tenths }) };
  const [turn] = turns.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (turn === undefined) return undefined;
  const { at, before, by } = turn;
  const aside = carriedAside(driven, at, { facing: before, side: by > 0 ? 'left' : 'right', tenths });
  return { from: at, ...aside };
}

/** Puts the vehicle there, and all inside with it. */
export function* puts(
  now: SeenCampaign,
  { vehicle: id }: Pick<Course, 'vehicle'>,
  at: Pick<Place, 'spot' | 'facing'>,
  way?: Way,
): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null) return;
  const driven = drivenHere(now, encounter, { id });
  if (driven === undefined) return;
  // Somebody it went over may lie where it ends.
  const { ground, people, vehicles, reach } = driven;
  const wanted: Place = { ...at, level: null };
  const place = nearestRoom(ground, [...people, ...vehicles], wanted, reach) ?? wanted;
  const inside = occupantsOf(now, encounter, id);
  yield* tell({
    type: 'pieces-placed',
    places: [{ piece: id, at: place }, ...inside.map(({ fighter }) => ({ piece: fighter.who, at: place }))],
    ...(way === undefined || way.length < 2 ? { how: 'known' } : { how: 'way', way }),
  });
}

/** After control is lost: where it has left its course, and goes on beside it or stands. */
export function* carried(
  now: SeenCampaign,
  course: Course,
  { found, way }: Pick<LostControl, 'found' | 'way'>,
  stands: boolean,
): CampaignPlay<void> {
  const { driven, end, facing, turns } = course;
  const aside = asideOf(course, found.result, way);
  const [turn] = turns;
  const rolled = stands && found.result === 'rollsOver' ? turn?.at : undefined;
  const spot = stands ? (aside?.end ?? rolled) : aside && besideEnd(aside);
  if (spot !== undefined)
    yield* puts(now, course, { spot, facing: (stands ? turn?.before : undefined) ?? facing });

  function besideEnd({ from, end: to }: Aside & { readonly from: Spot }): Spot {
    return openTo(driven, { from: end, to: { x: end.x + to.x - from.x, y: end.y + to.y - from.y } });
  }
}

/** A zombie that it has run down lies so far to its left or right. */
export function* fliesAside(
  now: SeenCampaign,
  { vehicle, way }: Course,
  piece: ZombiesId,
  { way: side, inches }: { readonly way: 'left' | 'right'; readonly inches: number },
): CampaignPlay<void> {
  const at = now.encounter ? placeHere(now.encounter, piece) : undefined;
  const [from, to] = legNear(way, at?.spot);
  const driven = now.encounter ? drivenHere(now, now.encounter, { id: vehicle }) : undefined;
  if (at === undefined || driven === undefined || from === undefined || to === undefined) return;
  const { ground, people, vehicles } = driven;
  const across = turned(directionTo(from, to), side === 'left' ? RIGHT_ANGLE : -RIGHT_ANGLE);
  const taken = [...people.filter(({ id }) => id !== piece), ...vehicles, driven];
  const lies = thrown({ ground, at, taken }, stepped(at.spot, across, TENTHS), inches);
  if (lies !== at)
    yield* tell({
      type: 'pieces-placed',
      places: [{ piece, at: lies }],
      how: 'way',
      way: [at.spot, lies.spot],
    });
}

/** The part of a way that leads past a spot. */
function legNear(way: Way, spot: Spot | undefined): readonly [Spot?, Spot?] {
  const legs = way.slice(1).map((to, nth): readonly [Spot, Spot] => [way[nth] ?? to, to]);
  if (spot === undefined) return [];
  const far = ([from, to]: readonly [Spot, Spot]) => distanceToSegment(spot, { from, to });
  return legs.toSorted((a, b) => far(a) - far(b))[0] ?? [];
}
