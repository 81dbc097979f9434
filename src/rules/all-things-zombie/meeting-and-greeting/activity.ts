/** Testing for Activity: who is met on entering a building, on each of its floors, and on opening a vehicle. */
import { type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { Phase } from '../calendar.ts';
import type { Area, BuildingId, VehicleId, Winner } from '../types.ts';
import { sal, survivorLevel, zal, zombieLevel } from './levels.ts';
import { activityModifier, activityModifiers, upstairsModifier } from './modifiers.ts';
import { atLargeOf } from './zombies.ts';

export interface Where {
  readonly area: Area;
  readonly phase: Phase;
  /** Null for a vehicle or a trailer, which change nothing. */
  readonly building: BuildingId | null;
  readonly upstairs: boolean;
  readonly winner?: Winner | null | undefined;
}

export interface Target {
  readonly zombies: number;
  readonly survivors: number;
}

/** Targets the dice are held against: the area’s level, changed by the building and by the floor. */
export function activityTargets({ area, phase, building, upstairs, winner = null }: Where): Target {
  const inside = activityModifier(building, area);
  const above = upstairs ? upstairsModifier() : { zombies: 0, survivors: 0 };
  return {
    zombies: zal(area, phase, winner) + inside.zombies + above.zombies,
    survivors: sal(area, phase, winner) + inside.survivors + above.survivors,
  };
}

/** Nobody sits in a motorcycle, so that opening one tests nothing (ATZ-111). */
export const isAlwaysEmpty = (place: BuildingId | VehicleId): boolean => place === 'motorcycle';

export const MET = ['zombies', 'survivors', 'both', 'nobody'] as const;
export type Met = (typeof MET)[number];

export interface Activity {
  readonly targets: Target;
  readonly zombies: readonly number[];
  readonly survivors: readonly number[];
  readonly met: Met;
}

const DICE = 2;
/** Every face may matter: the highest that passed decides a tie. */
const EACH_FACE = { by: 'classes', cuts: [1, 2, 3, 4, 5] } as const;

/** Two dice for either side; more dice passed meet, then the highest that passed, and both where that is equal too. */
export function* activity(asking: Asking, where: Where): Play<Activity, never> {
  const targets = activityTargets(where);
  const { area, phase, building, upstairs, winner = null } = where;
  const zombies = yield* roll({
    ...asking,
    rule: 'atz.activity.zombies',
    dice: DICE,
    reading: EACH_FACE,
    odds: { rule: 'atz.activity', input: { ...atLargeOf(where), building, upstairs } },
    target: targets.zombies,
    basis: {
      rows: [zombieLevel(area, phase, winner).row],
      modifiers: activityModifiers(where, 'zombies'),
    },
  });
  const survivors = yield* roll({
    ...asking,
    rule: 'atz.activity.survivors',
    dice: DICE,
    reading: EACH_FACE,
    target: targets.survivors,
    basis: {
      rows: [survivorLevel(area, phase, winner).row],
      modifiers: activityModifiers(where, 'survivors'),
    },
  });
  return {
    targets,
    zombies,
    survivors,
    met: whoIsMet(passing(zombies, targets.zombies), passing(survivors, targets.survivors)),
  };
}

/** The scores that passed; 6 and more always do, 0 and less never (ATZ-71). */
function passing(faces: readonly number[], target: number): readonly number[] {
  return faces.filter((face) => face <= target);
}

/** Says who is met; if no die passes, nobody is there (ATZ-70). */
function whoIsMet(zombies: readonly number[], survivors: readonly number[]): Met {
  if (zombies.length === 0 && survivors.length === 0) return 'nobody';
  const lead = zombies.length - survivors.length || Math.max(...zombies) - Math.max(...survivors);
  if (lead === 0) return 'both';
  return lead > 0 ? 'zombies' : 'survivors';
}
