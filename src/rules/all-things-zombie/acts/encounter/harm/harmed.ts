/** Effects of a hit on somebody on the table: how he stands, what he has taken, and whose doing it was. */
import type { Harm, Hurt } from '../../../shooting/damage.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Thrown } from '../../../state/test-result.ts';
import type { Condition, Fighter, FighterId } from '../../../state/turn.ts';
import type { WeaponId } from '../../../types.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { knockedBack } from '../places/knocked-back.ts';
import type { Fighting } from '../standing/fighters.ts';
import type { Spared } from './stars-live.ts';

/** Down on the ground, and so prone to whoever shoots. */
export const LYING: readonly Condition[] = ['knocked-down', 'out-of-the-fight', 'collapsed'];

const AFTER: { readonly [H in Harm]: Condition | undefined } = {
  unhurt: undefined,
  knockedDown: 'knocked-down',
  outOfTheFight: 'out-of-the-fight',
  obviouslyDead: 'dead',
};

/** Nobody gets up by another hit. */
const WORSE: readonly Condition[] = ['out-of-the-fight', 'dead'];

/** Out of the fight once more, or back by a Doc's word and so until it is out again; that it ran or collapsed stays true. */
export function outAndBack(
  was: Fighter,
  condition: Condition,
): Pick<Fighter, 'wounds' | 'rejoined' | 'ranAway' | 'collapsed' | 'heroOver'> {
  const has = {
    ...(condition === 'ran-away' && { ranAway: true as const }),
    ...(condition === 'collapsed' && { collapsed: true as const, heroOver: true as const }),
  };
  const wasOut = was.condition === 'out-of-the-fight';
  if (condition === 'out-of-the-fight')
    return { wounds: wasOut ? was.wounds : was.wounds + 1, rejoined: false, heroOver: true };
  return { ...has, wounds: was.wounds, rejoined: was.rejoined || (wasOut && condition === 'up') };
}

/** Distance the figure lies from where it was hit, as a result tells it; empty where it wasn’t knocked back. */
export const thrownBack = ({ knockedBack }: Pick<Hurt, 'knockedBack'>): Pick<Thrown, 'back'> =>
  knockedBack > 0 ? { back: knockedBack } : {};

export interface ByWhom {
  readonly byZombie: boolean;
  /** Null where it was nobody’s of the living. */
  readonly rep: number | null;
  readonly weapon: WeaponId | null;
  /** Null where it was a zombie’s doing. */
  readonly by: FighterId | null;
  readonly inMelee: boolean;
}

type Harmed = Pick<Hurt, 'harm' | 'hits' | 'survived'> & Partial<Pick<Hurt, 'knockedBack'>> & Spared;

export function* harmed(
  now: SeenCampaign,
  { fighter }: Fighting,
  { harm, hits, survived, spared, knockedBack: back = 0 }: Harmed,
  { byZombie, rep, weapon, by, inMelee }: ByWhom,
): CampaignPlay<void> {
  const came = AFTER[harm];
  if (came === undefined) return;
  const condition = WORSE.includes(fighter.condition) && came === 'knocked-down' ? fighter.condition : came;
  // Anybody who is down takes no check for it, covers nobody, answers nobody’s fire and is out of the melee.
  const {
    underFire: _,
    underFireToo: _____,
    covering: __,
    toFire: ___,
    inMelee: ____,
    alight,
    earlyGrave,
    ...as
  } = fighter;
  const isNew = spared === true || condition === 'dead';
  const to: Fighter = {
    ...as,
    ...outAndBack(fighter, condition),
    // Anybody who is out of it by then has nothing more to fear of the fire.
    ...(alight !== undefined && !WORSE.includes(condition) && { alight }),
    // Each death is another choice.
    ...(earlyGrave !== undefined && !isNew && { earlyGrave }),
    condition,
    ...(condition === 'knocked-down' && { done: { ...fighter.done, fell: true } }),
    mauled: fighter.mauled || (byZombie && condition !== 'dead'),
    byZombie,
    fought: fighter.fought || inMelee,
    // Only hits of shots add up to Mega-Death.
    hits: (fighter.hits ?? 0) + (inMelee ? 0 : hits),
    survived: (fighter.survived ?? 0) + survived,
    downedBy: { rep, weapon, by, ...(inMelee && by !== null && { inMelee }) },
    ...(spared && rep !== null && { sparedBy: rep }),
  };
  yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
  yield* knockedBack(now, fighter.who, by, back);
}
