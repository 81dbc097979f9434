/** Section: Running Down People and Zombies. What the vehicle does to whoever is in its way, after his check. */
import { type Play, roll } from '../../core/play.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { given } from '../data/circumstances.ts';
import { singleFigure } from '../data/single-figures.ts';
import { overrunImpact } from '../reaction/overrun.ts';
import { type Hurt, hurt } from '../shooting/damage.ts';
import { TARGET, type Target } from '../shooting/shooter.ts';
import { hitModifiers, leastFace } from '../shooting/to-hit.ts';
import type { Driver } from './losing-control.ts';

/** Reason for which somebody in the way is hit, or may be. */
export type InItsWay = 'driverRollsToHit' | 'isHit' | 'prone' | 'zombie';

/** A weapon that bears on the roll by nothing of its own. */
const AS_BY = 'light-machine-gun';

export interface RunDown {
  /** The driver’s die, where he rolls to hit. */
  readonly face: number | null;
  /** Null where the vehicle misses him. */
  readonly hurt: Hurt | null;
  /** Direction and inches that a zombie flies if it isn’t killed. */
  readonly flies: { readonly way: 'left' | 'right'; readonly inches: number } | null;
}

export function* runsDown(
  asking: Asking,
  driver: Driver,
  target: Target,
  how: InItsWay,
): Play<RunDown, never> {
  read(overrunImpact(how));
  let face: number | null = null;
  if (how === 'driverRollsToHit') {
    // The roll is one of a shot at him: what makes him hard to hit does so here too, but nothing of the driver’s hand.
    const modifiers = hitModifiers({ rep: driver.rep }, AS_BY, target, 0);
    const least = leastFace(driver.rep, modifiers);
    [face = 0] = yield* roll({
      ...asking,
      rule: 'atz.run-down',
      dice: 1,
      reading: { by: 'classes', cuts: [least - 1] },
      basis: { least, modifiers },
      odds: { rule: 'atz.run-down', input: { rep: driver.rep, target: given(TARGET, target) } },
    });
    if (face < least) return { face, hurt: null, flies: null };
  }
  const came = yield* hurt(asking, target, 1, { by: how }, { mega: true });
  const isZombie = target.kind === 'zombie';
  if (!isZombie || came.harm === 'obviouslyDead') return { face, hurt: came, flies: null };
  const [thrown = 0] = yield* roll({
    ...asking,
    rule: 'atz.flies',
    dice: 1,
    reading: { by: 'classes', cuts: [singleFigure('swerve-left')] },
  });
  const way = thrown <= singleFigure('swerve-left') ? 'left' : 'right';
  return { face, hurt: came, flies: { way, inches: singleFigure('zombie-flies') } };
}

/** Rolls whether the vehicle is out of control for all it has run over: it is for as many as the die shows, or more. */
export function* afterRunningDown(
  asking: Asking,
  many: number,
): Play<{ readonly face: number; readonly outOfControl: boolean }, never> {
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.overrun-control',
    dice: 1,
    basis: { least: many + 1 },
    reading: { by: 'classes', cuts: [many] },
    odds: { rule: 'atz.overrun-control', input: { targets: many } },
  });
  return { face, outOfControl: face <= many };
}
