/** A vehicle goes on: how fast and where, who is in its way, and whether it stays under control. */
import { flag, group, list, nullable, number, optional, type Values } from '../../../../core/fields.ts';
import { askingOf } from '../../../asking.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FoeResult, VehicleStep } from '../../../state/test-result.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import { offRoad } from '../../../vehicles/engine.ts';
import type { Drive } from '../../../vehicles/losing-control.ts';
import { turnsTooFast } from '../../../vehicles/through.ts';
import { afterTurns, limitsOf, speedRefusal } from '../../../vehicles/vehicle.ts';
import type { CampaignPlay } from '../../act.ts';
import { FIGHTER, TABLE_SPOT, ZOMBIES } from '../../fields.ts';
import type { SeenEncounter } from '../act.ts';
import { isTwice, targetOf } from '../fire/aimed.ts';
import { isAble } from '../standing/able.ts';
import { takenOff } from '../standing/carried.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { occupantsOf, vehicleChanged } from '../standing/vehicles-in-play.ts';
import { zombiesMeant } from '../zombies/zombies.ts';
import { areTooMany } from '../zombies/zombies-harmed.ts';
import { type Course, courseOf, isSharp, isTooWide, overOn, puts, reachesEdge, turnsTold } from './course.ts';
import { type Came, outOfControl, vehicleResult } from './crash.ts';
import { type Driving, gone } from './driving-times.ts';
import { type InTheWay, runsOver } from './run-over.ts';

/** Somebody or something in its way. */
const IN_THE_WAY = group({
  /** Null for a zombie. */
  target: nullable(FIGHTER),
  /** The group it is one of; left out for one that nobody keeps count of. */
  zombies: optional(ZOMBIES),
  prone: optional(flag),
});

export const GO = {
  /** Inches, before its turns take theirs; 0 stops it. */
  speed: number(0, 60, { usual: 8 }),
  turns: optional(number(0, 6)),
  /** Set if a turn of the move is of more than 45 degrees (ATZ-33). */
  sharp: optional(flag),
  offRoad: optional(flag),
  /** Something solid is where it would slide or veer. */
  solid: optional(flag),
  /** Left out on a board, those on its way. */
  over: optional(list(IN_THE_WAY, 0, 12)),
  /** On a board, the spots at which it turns, and one that it makes for last; straight on where none is told, nor any turn. */
  way: optional(list(TABLE_SPOT, 1, 7)),
  /** Off the table, with all inside. */
  leaves: optional(flag),
} as const;
type Go = Values<typeof GO>;

export interface OnCourse {
  readonly what: Go;
  readonly course?: Course;
}

/** With what the places of a board say of it: its turns, and those in its way. */
export function onCourse(
  now: SeenCampaign,
  encounter: SeenEncounter,
  vehicle: WorkingVehicle,
  what: Go,
): OnCourse | 'no-board' | 'way-blocked' | 'turn-too-wide' | 'too-many-turns' {
  const { way = [] } = what;
  const course = courseOf(now, encounter, vehicle, what);
  if (course === undefined) return what.way === undefined ? { what } : 'no-board';
  // Turns alone don’t say where it goes: the player puts it there, as on a table.
  if (what.way === undefined && (what.turns ?? 0) > 0) return { what };
  if (isTooWide(course)) return 'turn-too-wide';
  if (turnsTold(course, way) > (what.speed === 0 ? 0 : limitsOf(vehicle.kind).turns)) return 'too-many-turns';
  // Nobody steers into a wall; straight on it stops there.
  const isLeaving = what.leaves === true && reachesEdge(course);
  if (what.way !== undefined && course.isStopped && !isLeaving) return 'way-blocked';
  const { length: turns } = course.turns;
  const over = what.over ?? overOn(now, encounter, course);
  return {
    course,
    what: { ...what, turns, sharp: what.sharp ?? isSharp(course), ...(over.length > 0 && { over }) },
  };
}

/** True where it is told to leave the table short of its edge, or to go over others than those on its way. */
export function isAgainstCourse({ course, what }: OnCourse, inTheWay: readonly InTheWay[]): boolean {
  if (course === undefined) return false;
  if (what.leaves && !reachesEdge(course)) return true;
  const told = inTheWay.map(({ found, zombies }) => found?.fighter.who ?? zombies?.id);
  return told.length !== course.over.length || course.over.some((id) => !told.some((one) => one === id));
}

/** By its engine, its driver and its speed; a vehicle that nobody can drive, or that is stopped for good, only rolls on. */
export function goRefusal(
  { fighter }: Driving,
  vehicle: WorkingVehicle,
  { speed, turns = 0, offRoad: off, over }: Go,
) {
  if (!vehicle.engine && vehicle.speed === 0)
    return vehicle.wreck === undefined ? 'engine-off' : 'vehicle-wrecked';
  const helpless = !isAble(fighter);
  if (helpless && vehicle.speed === 0) return 'out-of-action';
  if (speed === 0 && (over?.length ?? 0) > 0) return 'vehicle-stands';
  if (helpless && (speed !== vehicle.speed || turns > 0)) return 'runs-on';
  if (!vehicle.engine && speed > vehicle.speed) return 'runs-on';
  return speedRefusal(vehicle.kind, vehicle.speed, { speed, turns, offRoad: off === true });
}

export function whoIsInTheWay(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id }: WorkingVehicle,
  { over = [] }: Go,
) {
  if (isTwice(over)) return 'named-twice';
  const all: InTheWay[] = [];
  for (const { target, zombies: named, prone } of over) {
    if (target === null) {
      const zombies = zombiesMeant(encounter, named);
      if (typeof zombies === 'string') return zombies;
      all.push({ found: null, zombies, target: { kind: 'zombie', prone: true, hits: zombies?.hits } });
      continue;
    }
    const found = fighterNamed(now, encounter, target);
    if (found === undefined) return 'not-here';
    if (insideOf(found.fighter) === id) return 'at-himself';
    if (found.fighter.condition === 'dead') return 'target-dead';
    const known = targetOf(now, encounter, found);
    all.push({ found, target: { ...known, prone: known.prone || prone } });
  }
  return areTooMany(all) ? 'no-such-zombies' : all;
}

export function* goes(
  now: SeenCampaign,
  found: Driving,
  vehicle: WorkingVehicle,
  { speed, turns = 0, sharp, offRoad: off, solid, leaves }: Go,
  inTheWay: readonly InTheWay[],
  course?: Course,
): CampaignPlay<Came> {
  const { encounter, fighter } = found;
  const { kind } = vehicle;
  const after = afterTurns(speed, turns);
  const steps: VehicleStep[] = [speed === 0 ? 'standsStill' : 'drives'];
  const hurt: FoeResult[] = [];
  yield* vehicleChanged(now, vehicle, {
    ...gone(found, vehicle),
    speed: after,
    ready: undefined,
    ...(after > 0 && encounter.turn !== null && { driven: true }),
    ...(isAble(fighter) && { driver: fighter.who, adrift: undefined }),
  });
  if (course !== undefined && after > 0)
    yield* puts(now, course, { spot: course.end, facing: course.facing }, course.way);
  const way = { inches: after, solid };
  const control = function* (more: Drive): CampaignPlay<boolean> {
    const came = yield* outOfControl(now, encounter, vehicle, found, { ...way, ...more }, course);
    steps.push('losesControl', ...came.steps);
    hurt.push(...came.hurt);
    return came.stands;
  };
  let stands = false;
  if (off && after > 0) {
    const { faces, word } = yield* offRoad(askingOf(fighter.who), kind, speed);
    const result = vehicleResult(kind, { steps: [word], hurt: [] });
    if (faces.length > 0) yield* tellTest(found, { rule: 'atz.off-road', faces, target: null, result });
    if (word === 'breaksDown') {
      steps.push('breaksDown');
      stands = true;
      yield* control({ turning: turns > 0 });
      yield* vehicleChanged(now, vehicle, { speed: 0, engine: undefined, wreck: 'broken-down' });
    } else if (word === 'losesControl') stands = yield* control({ turning: turns > 0 });
  }
  if (!stands && turnsTooFast(kind, { speed, turns, sharp })) stands = yield* control({ turning: true });
  if (!stands && inTheWay.length > 0) {
    steps.push('runsDown');
    const came = yield* runsOver(now, found, inTheWay, course);
    hurt.push(...came.hurt);
    if (came.over > 0) {
      const word = came.losesControl ? 'losesControl' : 'goesOn';
      const result = vehicleResult(kind, { steps: [word], hurt: [] });
      const { faces, over } = came;
      yield* tellTest(found, { rule: 'atz.overrun-control', faces, target: over, result });
    }
    if (came.losesControl) stands = yield* control({});
  }
  if (leaves && !stands && after > 0) {
    steps.push('leaves');
    yield* leavesTable(now, vehicle);
  }
  return { steps, hurt };
}

/** All inside leave with it: on their feet, or carried off by it. */
function* leavesTable(now: SeenCampaign, vehicle: WorkingVehicle): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null) return;
  for (const one of occupantsOf(now, encounter, vehicle.id)) yield* takenOff(one);
  yield* vehicleChanged(now, vehicle, { away: true, speed: 0, engine: undefined });
}
