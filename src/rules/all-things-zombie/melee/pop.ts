/** Section: Pop Goes the Weasel. A zombie that has lost a round is shot at arm’s length. */
import { type Play, roll } from '../../core/play.ts';
import type { RowId } from '../../core/table.ts';
import { volleysOf, weaponOf } from '../arms.ts';
import type { Asking } from '../asking.ts';
import type { Harm } from '../shooting/damage.ts';
import { repOf } from '../shooting/rep.ts';
import { onesOf } from '../shooting/shoot.ts';
import type { WeaponId } from '../types.ts';
import type { Fighter, PopWith } from './fighter.ts';

export interface Popped extends PopWith {
  readonly faces: readonly number[];
  readonly target: number;
  /** 1s that count towards an empty clip. */
  readonly ones: number;
  readonly harm: Extract<Harm, 'obviouslyDead' | 'knockedDown'>;
  readonly rows: readonly RowId[];
}

/** Dice for so many rounds, or undefined where the weapon doesn’t fire so many. */
export const popVolley = ({ weapon, shots }: PopWith) =>
  volleysOf(weaponOf(weapon)).find(({ counted }) => counted === shots);

/** The fewest it can fire. */
export const fewestShots = (weapon: WeaponId): number => volleysOf(weaponOf(weapon))[0]?.counted ?? 1;

/** A die for each round; one of Rep or less kills (ATZ-130), and otherwise the zombie is knocked down. */
export function* pop(asking: Asking, fighter: Fighter, withWhat: PopWith): Play<Popped, never> {
  const volley = popVolley(withWhat);
  if (volley === undefined) throw new Error(`${withWhat.weapon} fires no ${withWhat.shots} shots`);
  const { weapon, shots } = withWhat;
  const target = repOf(fighter);
  const { reload } = weaponOf(weapon);
  const faces = yield* roll({
    ...asking,
    rule: 'atz.pop',
    dice: volley.dice,
    target,
    reading: { by: 'classes', cuts: reload.by === 'clips' ? [...new Set([1, target])] : [target] },
    odds: { rule: 'atz.pop', input: { rep: target, weapon, shots } },
  });
  const kept = faces.toSorted((a, b) => a - b).slice(0, volley.counted);
  const harm = kept.some((face) => face <= target) ? 'obviouslyDead' : 'knockedDown';
  return { weapon, shots, faces, target, ones: onesOf(weapon, faces, kept), harm, rows: [] };
}
