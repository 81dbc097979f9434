/** Blows that hit somebody, as far as Obviously Dead and damage go by them: a shot, a blow, a vehicle or fire, and its Impact. */
import { choice, optional, type Values } from '../../core/fields.ts';
import { type Found, rowOf } from '../../core/table.ts';
import type { Impact } from '../data/weapon.ts';
import { WEAPON_FIGURES } from '../data/weapons.ts';
import { overrunImpact } from '../reaction/overrun.ts';
import { REPS, WEAPONS } from '../types.ts';
import { FIRE_HOW, type FireHow, fireImpact } from './fire-impact.ts';
import { type Force, forceOf } from './impact.ts';
import { type Striking, strikesWith } from './strikes.ts';

/** By a weapon that is fired; by one in the hand, or the bare hand; by a zombie’s hands; by a vehicle, which hits in four ways. */
export const BLOWS_WITH_FORCE = [
  ...['shot', 'struck', 'clawed'],
  ...['driverRollsToHit', 'isHit', 'prone', 'zombie'],
] as const;
type WithForce = (typeof BLOWS_WITH_FORCE)[number];

export const BLOW = {
  by: choice([...BLOWS_WITH_FORCE, ...FIRE_HOW], 'shot'),
  /** Weapon of a shot, or in the hand that strikes. */
  weapon: optional(choice(WEAPONS, 'pistol')),
  /** Rep of whoever shoots: a zombie far off is killed by it, and not by the Impact. */
  rep: optional(choice(REPS, 4)),
} as const;
export type Blow = Values<typeof BLOW>;

export const isFire = (by: Blow['by']): by is FireHow => by === 'spread' || by === 'doused';

function impactWithForce(by: WithForce, weapon: Blow['weapon']): Found<Impact> {
  switch (by) {
    case 'shot': {
      if (weapon === undefined) throw new Error('a shot without a weapon');
      const found = rowOf(WEAPON_FIGURES, weapon);
      return { ...found, result: found.result.impact };
    }
    case 'struck':
    case 'clawed': {
      const kind = by === 'struck' ? 'human' : 'zombie';
      const { found } = strikesWith({ kind, weapons: weapon === undefined ? [] : [weapon] });
      return { ...found, result: found.result.impact };
    }
    default:
      return overrunImpact(by);
  }
}

/** Blow with what is in the hand, the heavier of two weapons, or with the hand itself. */
export function blowOf(fighter: Striking): Blow {
  const { weapon } = strikesWith(fighter);
  return { by: fighter.kind === 'zombie' ? 'clawed' : 'struck', ...(weapon !== undefined && { weapon }) };
}

/** Impact of a blow, and the row that says so. */
export const impactOf = ({ by, weapon }: Blow): Found<number> =>
  isFire(by) ? fireImpact(by) : impactWithForce(by, weapon);

/** Force with which a blow moves whoever is hit; fire throws nobody back, and stops no zombie. */
export const forceOfBlow = ({ by, weapon }: Blow): Found<Force> | undefined =>
  isFire(by) ? undefined : forceOf(impactWithForce(by, weapon).result);
