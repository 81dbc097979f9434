/** Section: Hand-to-Hand Weapons. What a chain saw’s motor does after the dice of a round. */
import { weaponOf } from '../arms.ts';
import type { Motor } from '../data/weapon.ts';
import type { Fighter } from './fighter.ts';

/** `stalls`: to be started again when active; `empty`: no more fuel in this Encounter. */
export type MotorWord = 'runs' | 'stalls' | 'empty';

function motorOf({ weapons = [] }: Fighter): Motor | undefined {
  return weapons.map((weapon) => weaponOf(weapon).motor).find((motor) => motor !== undefined);
}

/** The face of a melee die that stalls its motor. */
export const stallFace = (fighter: Fighter): number | undefined => motorOf(fighter)?.stallsOn;

/** Null without a motor. It works in the round whose dice stall it. */
export function motorAfter(fighter: Fighter, faces: readonly number[]): MotorWord | null {
  const motor = motorOf(fighter);
  if (motor === undefined) return null;
  const shown = faces.filter((face) => face === motor.stallsOn).length;
  if (shown >= motor.emptyAt) return 'empty';
  return shown > 0 ? 'stalls' : 'runs';
}
