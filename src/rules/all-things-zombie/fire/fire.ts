/** Section: Attacking with Fire. What fire does to whoever is doused with it, or reached by one that spreads. */
import type { Play } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { type Harm, type Hurt, hurt } from '../shooting/damage.ts';
import type { FireHow } from '../shooting/fire-impact.ts';
import type { Target } from '../shooting/shooter.ts';

export interface Burnt extends Hurt {
  /** Lives, and is on fire. */
  readonly alight: boolean;
}

const LIVES: readonly Harm[] = ['unhurt', 'knockedDown', 'outOfTheFight'];

/** Burns a target: one hit, without a force that throws anybody anywhere. */
export function* burnt(asking: Asking, how: FireHow, target: Target): Play<Burnt, never> {
  const harm = yield* hurt(asking, target, 1, { by: how }, { mega: false });
  return { ...harm, alight: LIVES.includes(harm.harm) };
}
