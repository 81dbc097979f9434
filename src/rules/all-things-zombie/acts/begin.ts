/** Beginning a campaign: its calendar, its dice, and the Star it turns on. */
import { FRESH_DICE } from '../../core/dice.ts';
import { draw, tell } from '../../core/play.ts';
import { usesClips } from '../arms.ts';
import { weaponsBrought } from '../attributes.ts';
import { type CampaignDate, type Division, isDate } from '../calendar.ts';
import { STARTING_REP } from '../data/reps.ts';
import { arm, giveName } from '../recruiting.ts';
import { figureId, NEW_TALLY } from '../state/campaign.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { ADVANTAGES, ATTRIBUTES, type AttributeId, WEAPONS, type WeaponId } from '../types.ts';
import { type Act, type CampaignPlay, done, type Now, refuse } from './act.ts';

export interface StarChoice {
  readonly name: string;
  /** The one attribute a Star starts with. */
  readonly attribute: AttributeId;
  /** As many as one likes: carrying has no limit. */
  readonly weapons: readonly WeaponId[];
}

/** A choice of which the player may leave any part open. */
export type OpenChoice = { readonly [K in keyof StarChoice]?: StarChoice[K] | undefined };

export interface Beginning {
  readonly name: string;
  readonly seed: string;
  readonly division: Division;
  readonly start: CampaignDate;
}

/** Tells the first event of a campaign's log. */
export function* beginCampaign(beginning: Beginning): Act {
  const { name, seed, division, start } = beginning;
  if (!isDate(division, start))
    return refuse({ code: 'date-out-of-range', division, start: { year: 0, period: 0 } });
  yield* tell<CampaignEvent>({ type: 'campaign-begun', name, seed, division, start, dice: FRESH_DICE });
  return done('begin', { name });
}

/**
 * The Star joins: Rep 5, with the attribute and the weapons the player chose, leading everybody. What the player
 * left open is drawn, out of streams of its own, so that it moves no die of the campaign.
 */
export function* bringStar(now: Now, choice: OpenChoice): Act {
  const attribute = choice.attribute ?? (yield* draw({ ...byChance, from: ATTRIBUTES }));
  const weapons = choice.weapons ?? [yield* anyFirearm()];
  const name = choice.name ?? (yield* giveName(now));
  yield* tell<CampaignEvent>({
    type: 'figure-joined',
    figure: {
      id: figureId(now.count.figures + 1),
      kind: 'star',
      name,
      rep: STARTING_REP,
      rap: 0,
      attributes: [attribute],
      protected: false,
      leadership: 'overall',
      advantages: [...ADVANTAGES],
      weapons: arm([...weapons, ...weaponsBrought([attribute])], now.count.weapons),
      status: 'ready',
      since: now.calendar.now,
      joined: now.calendar.now,
      origin: null,
      biography: '',
      seenZombieDeath: false,
      heldIn: null,
      tally: NEW_TALLY,
    },
  });
  return done('bring-star', { name });
}

const byChance = { rule: 'holdout.star', seat: 'player', stream: 'star' } as const;

function* anyFirearm(): CampaignPlay<WeaponId> {
  return yield* draw({ ...byChance, from: WEAPONS.filter(usesClips) });
}
