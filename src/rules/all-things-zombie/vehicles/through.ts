/** Sections: Vehicle Movement, Cross Country Driving, Running Down People and Zombies. Whether a vehicle comes through an activation. */
import type { Play } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import type { VehicleId } from '../types.ts';
import { offRoad } from './engine.ts';
import { type ControlWord, type Driver, losesControl } from './losing-control.ts';
import { afterRunningDown } from './run-down.ts';
import { limitsOf } from './vehicle.ts';

export interface Way {
  /** Inches, before its turns take theirs. */
  readonly speed: number;
  readonly turns?: number | undefined;
  /** True if one of the turns is of more than 45 degrees. */
  readonly sharp?: boolean | undefined;
  readonly offRoad?: boolean | undefined;
}

/** Control is rolled for: a turn of more than 45 degrees at more than half the top speed (ATZ-33). */
export const turnsTooFast = (kind: VehicleId, { speed, turns = 0, sharp }: Way): boolean =>
  sharp === true && turns > 0 && speed > limitsOf(kind).half;

export type ThroughWord = 'inControl' | Exclude<ControlWord, 'goesOn'> | 'breaksDown';

/**
 * Plays a drive up to what first takes the vehicle off its way: the ground, a turn, or what it has run over; each roll as it is made at the
 * wheel.
 */
export function* comesThrough(
  asking: Asking,
  driver: Driver,
  { kind, over = 0, ...way }: Way & { readonly kind: VehicleId; readonly over?: number | undefined },
): Play<ThroughWord, never> {
  const turning = (way.turns ?? 0) > 0;
  if (way.offRoad && way.speed > 0) {
    const { word } = yield* offRoad(asking, kind, way.speed);
    if (word === 'breaksDown') return word;
    const lost = word === 'losesControl' ? yield* leaves(asking, driver, turning) : undefined;
    if (lost !== undefined) return lost;
  }
  const turned = turnsTooFast(kind, way) ? yield* leaves(asking, driver, true) : undefined;
  if (turned !== undefined) return turned;
  const thrown = over > 0 && (yield* afterRunningDown(asking, over)).outOfControl;
  return (thrown ? yield* leaves(asking, driver, false) : undefined) ?? 'inControl';
}

function* leaves(
  asking: Asking,
  driver: Driver,
  turning: boolean,
): Play<Exclude<ControlWord, 'goesOn'> | undefined, never> {
  const { result } = (yield* losesControl(asking, driver, { turning })).found;
  return result === 'goesOn' ? undefined : result;
}
