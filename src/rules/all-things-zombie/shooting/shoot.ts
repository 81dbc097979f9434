/** Sections: Shooting a Weapon, Target Selection. Dice for a volley, and what its hits do to each target. */
import { type Modified, type OddsAsk, type Play, type Reading, roll } from '../../core/play.ts';
import type { RowId } from '../../core/table.ts';
import { weaponOf } from '../arms.ts';
import { A_ZOMBIE, type Asking, askingAgainst } from '../asking.ts';
import { given } from '../data/circumstances.ts';
import type { WeaponId } from '../types.ts';
import type { Blow } from './blow.ts';
import { type Hurt, hurt } from './damage.ts';
import { SHOOTER, type Shooter, TARGET, type Target } from './shooter.ts';
import { hitModifiers, leastFace } from './to-hit.ts';
import { type Aim, shotRefusal, toHitDice, type Volleyed } from './volley.ts';

/** Outcome of a volley at one of its targets. */
export interface ShotAt extends Hurt {
  readonly target: Target;
  readonly shots: number;
  /** The dice aimed at it, the highest first. */
  readonly faces: readonly number[];
  /** The face from which they hit. */
  readonly least: number;
  /** All that bore on that. */
  readonly modifiers: readonly Modified[];
}

export interface Fired {
  readonly weapon: WeaponId;
  readonly shots: number;
  /** All dice, in the order rolled. */
  readonly faces: readonly number[];
  /** Modifiers that decided the number of dice. */
  readonly modifiers: readonly Modified[];
  /** 1s that count towards an empty clip (section: Tight Ammo). */
  readonly ones: number;
  /** Targets in the order aimed. */
  readonly at: readonly ShotAt[];
  readonly rows: readonly RowId[];
}

/** A 1 is what empties clips. */
const ONE = 1;

/** Counts the 1s among the dice; of single and double barrels and of what is thrown nobody counts them (ATZ-23). */
export function onesOf(weapon: WeaponId, faces: readonly number[], kept: readonly number[]): number {
  const { reload } = weaponOf(weapon);
  if (reload.by !== 'clips') return 0;
  return (reload.among === 'rolled' ? faces : kept).filter((face) => face === ONE).length;
}

/** Dice that fall alike go into one class. */
export function readingOf(
  weapon: WeaponId,
  dice: number,
  counted: number,
  leasts: readonly number[],
): Reading {
  const { reload } = weaponOf(weapon);
  const cuts = [
    ...(reload.by === 'clips' ? [ONE] : []),
    ...leasts.map((least) => least - 1).filter((cut) => cut > 0 && cut < 6),
  ];
  return {
    by: 'classes',
    cuts: [...new Set(cuts)].sort((a, b) => a - b),
    ...(!looksAtAll(weapon) && keepOf(dice, counted)),
  };
}

/** A die that doesn’t count as a shot may still empty the clip. */
function looksAtAll(weapon: WeaponId): boolean {
  const { reload } = weaponOf(weapon);
  return reload.by === 'clips' && reload.among === 'rolled';
}

const keepOf = (dice: number, counted: number) =>
  dice > counted ? { keep: { count: counted, best: 'high' } as const } : {};

/** Note of the dice that count, for a volley whose reading can’t say so. */
export const keptOfAll = (weapon: WeaponId, dice: number, counted: number) =>
  looksAtAll(weapon) ? keepOf(dice, counted) : {};

export const shooterInput = (shooter: Shooter) => given(SHOOTER, shooter);
const targetInput = (target: Target) => given(TARGET, target);

/** Ask for the odds of one target that takes all shots, or of each of several. */
function oddsOf(shooter: Shooter, { weapon, shots }: Volleyed, aims: readonly Aim[]): OddsAsk | undefined {
  const [first, ...others] = aims;
  if (first === undefined) return undefined;
  const fired = { shooter: shooterInput(shooter), weapon };
  if (others.length === 0)
    return { rule: 'atz.shoot', input: { ...fired, shots, target: targetInput(first.target) } };
  const each = aims.map((aim) => ({ ...targetInput(aim.target), shots: aim.shots }));
  return { rule: 'atz.target-selection', input: { ...fired, aims: each } };
}

/** Dice of a volley at one of its targets, before anybody knows what the hits do. */
interface AimedAt extends Pick<ShotAt, 'target' | 'shots' | 'faces' | 'least' | 'modifiers'> {
  readonly hits: number;
}

interface Rolled extends Pick<Fired, 'faces' | 'modifiers' | 'ones'> {
  readonly at: readonly AimedAt[];
}

/**
 * The dice to hit, sorted, go to the targets in the order aimed. The volley must be one that can be fired
 * (`shotRefusal`).
 */
export function* rollToHit(
  asking: Asking,
  shooter: Shooter,
  volleyed: Volleyed,
  aims: readonly Aim[],
): Play<Rolled, never> {
  const { weapon } = volleyed;
  const refusal = shotRefusal(shooter, volleyed, aims);
  if (refusal !== undefined) throw new Error(`${weapon} was fired in spite of ${refusal}`);
  const { dice, counted, modifiers: more } = toHitDice(shooter, volleyed);
  const targets = aims.map(({ target, shots }, nth) => {
    const modifiers = hitModifiers(shooter, weapon, target, nth);
    return { target, shots, modifiers, least: leastFace(shooter.rep, modifiers) };
  });
  const [only] = targets.length === 1 ? targets : [];
  const leasts = targets.map(({ least }) => least);
  const faces = yield* roll({
    ...asking,
    rule: only ? 'atz.shoot' : 'atz.target-selection',
    dice,
    reading: readingOf(weapon, dice, counted, leasts),
    basis: {
      ...(only && { least: only.least }),
      ...keptOfAll(weapon, dice, counted),
      modifiers: [...more, ...(only?.modifiers ?? [])],
      ...(only === undefined && {
        shares: targets.map(({ shots, least, modifiers }, nth) => ({
          against: asking.against?.[nth] ?? A_ZOMBIE,
          takes: 'best' as const,
          dice: shots,
          least,
          modifiers,
        })),
      }),
    },
    odds: oddsOf(shooter, volleyed, aims),
  });
  const kept = faces.toSorted((a, b) => b - a).slice(0, counted);
  let next = 0;
  const at = targets.map((one) => {
    const aimed = kept.slice(next, next + one.shots);
    next += one.shots;
    return { ...one, faces: aimed, hits: aimed.filter((face) => face >= one.least).length };
  });
  return { faces, modifiers: more, ones: onesOf(weapon, faces, kept), at };
}

/** A volley, and what its hits do to each target. */
export function* shoot(
  asking: Asking,
  shooter: Shooter,
  volleyed: Volleyed,
  aims: readonly Aim[],
): Play<Fired, never> {
  const { weapon, shots } = volleyed;
  const { at: aimed, ...rolled } = yield* rollToHit(asking, shooter, volleyed, aims);
  const at: ShotAt[] = [];
  for (const [nth, one] of aimed.entries()) {
    const { target, hits } = one;
    const harm = yield* hurt(askingAgainst(asking, nth), target, hits, shotBlow(shooter, weapon, target), {
      mega: true,
    });
    at.push({ ...one, ...harm });
  }
  const rows = at.flatMap((one) => [...one.modifiers.map(({ row }) => row), ...one.rows]);
  return {
    ...{ weapon, shots, at, ...rolled },
    rows: [...new Set([...rolled.modifiers.map(({ row }) => row), ...rows])],
  };
}

/** A far zombie, or one turned away, is dead on the shooter’s Rep (section: Special Firing at a Zombie Rule). */
export function shotBlow(shooter: Shooter, weapon: WeaponId, target: Target): Blow {
  const isFar = target.kind === 'zombie' && target.far === true;
  return { by: 'shot', weapon, ...(isFar && { rep: shooter.rep }) };
}
