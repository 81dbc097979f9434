/** Sections: "In Sight" Check, Resolving Fire. Who fires first of those whom an In Sight check lets fire. */
import type { Passed } from '../../core/pass.ts';
import type { InSightWord } from '../reaction/in-sight.ts';

export interface MayFire<I> {
  readonly id: I;
  /** Dice passed as they fell. */
  readonly rolled: Passed['passes'];
  /** Popping into view is moving; so is coming in. */
  readonly moved: boolean;
  readonly result: InSightWord;
  /** Was in place before the others came in. */
  readonly thereFirst?: boolean | undefined;
}

/** Groups of those who fire at the same moment; of the hidden, and of those there first, each may wait. */
export type Volleys<I> = readonly (readonly I[])[];

const fires = ({ result }: MayFire<unknown>) => result !== 'doesNotFire';

/** More dice first; with as many, who stood still before who moved (ATZ-114, ATZ-124). */
const rank = ({ rolled, moved }: MayFire<unknown>) => rolled * 2 + (moved ? 0 : 1);

/** Order in which figures fire. If nobody has passed a die, those who were there first choose whether to fire. */
export function orderOfFire<I>(all: readonly MayFire<I>[]): Volleys<I> {
  const able = all.filter(fires);
  const nobodyPassed = all.every(({ rolled }) => rolled === 0);
  const firing = able.length === 0 && nobodyPassed ? all.filter(({ thereFirst }) => thereFirst) : able;
  const ranks = [...new Set(firing.map(rank))].sort((a, b) => b - a);
  return ranks.map((one) => firing.filter((who) => rank(who) === one).map(({ id }) => id));
}
