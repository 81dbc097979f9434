/** Beginning a campaign: its calendar, its dice, and the Star it turns on. */
import { FRESH_DICE } from '../../core/dice.ts';
import { choice, flag, group, list, optional } from '../../core/fields.ts';
import { draw, tell } from '../../core/play.ts';
import { NAME, SEED } from '../../core/setup.ts';
import { usesClips } from '../arms.ts';
import { weaponsBrought } from '../attributes.ts';
import { DIVISIONS, dateAt, isDate } from '../calendar.ts';
import { STARTING_REP } from '../data/reps.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { turned } from '../state/house-rules.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { ADVANTAGES, ATTRIBUTES, WEAPONS, type WeaponId } from '../types.ts';
import { type Act, type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from './act.ts';
import { ATTRIBUTE, PRONOUN, WEAPON, YEAR } from './fields.ts';
import { newFigure } from './new-figure.ts';
import { ONE_OFF } from './one-off.ts';
import { called } from './recruiting.ts';

export const BEGIN = declared({
  fields: {
    name: NAME,
    /** Seed of all dice and cards of the campaign. */
    seed: SEED,
    division: choice(DIVISIONS),
    startYear: YEAR,
    /** A house rule agreed from the start: groups met before may come back. */
    peopleComeBack: optional(flag),
    /** Instead of a campaign, one battle between two forces that are bought by points. */
    oneOff: optional(ONE_OFF),
    /** The campaign’s Star; anything the player leaves open is drawn, by the seed. */
    star: group({
      name: optional(NAME),
      pronoun: optional(PRONOUN),
      /** The one attribute a Star starts with. */
      attribute: optional(ATTRIBUTE),
      /** Any number of weapons, since carrying has no limit. */
      weapons: optional(list(WEAPON, 0, 20)),
    }),
  },
  stages: null,
  refusals: ['date-out-of-range'],
});
export type Beginning = InputOf<typeof BEGIN>;

/** Tells the first event of a campaign's log. */
export function* beginCampaign(beginning: Omit<Beginning, 'star' | 'peopleComeBack'>): ActOf<typeof BEGIN> {
  const { name, seed, division, startYear, oneOff } = beginning;
  const start = dateAt(division, startYear, 0);
  if (!isDate(division, start))
    return refuse({ code: 'date-out-of-range', division, start: { year: 0, period: 0 } });
  yield* tell<CampaignEvent>({
    type: 'campaign-begun',
    name,
    seed,
    division,
    start,
    dice: FRESH_DICE,
    ...(oneOff && { oneOff: true }),
  });
  return oneOff === undefined
    ? done('begin', { name })
    : done('begin-one-off', { name, points: oneOff.points });
}

/**
 * The Star joins: Rep 5, with the attribute and the weapons the player chose, leading everybody. What the player
 * left open is drawn, out of streams of its own, so that it moves no die of the campaign.
 */
export function* bringStar(
  now: SeenCampaign,
  chosen: Beginning['star'],
  agreed: Pick<Beginning, 'peopleComeBack'> = {},
): Act<never> {
  const from = { ...now.houseRules };
  if (agreed.peopleComeBack === true)
    yield* tell<CampaignEvent>({
      type: 'house-rules-set',
      from,
      to: turned(from, 'peopleComeBack', true),
    });
  const attribute = chosen.attribute ?? (yield* draw({ ...byChance, from: ATTRIBUTES }));
  const weapons = chosen.weapons ?? [yield* anyFirearm()];
  const { name, pronoun } = yield* called(now, chosen);
  yield* tell<CampaignEvent>({
    type: 'figure-joined',
    figure: newFigure(now, {
      kind: 'star',
      name,
      pronoun,
      rep: STARTING_REP,
      attributes: [attribute],
      leadership: 'overall',
      advantages: [...ADVANTAGES],
      weapons: [...weapons, ...weaponsBrought([attribute])],
    }),
  });
  return done('bring-star', { name });
}

const byChance = { rule: 'holdout.star', seat: 'player', stream: 'star' } as const;

function* anyFirearm(): CampaignPlay<WeaponId> {
  return yield* draw({ ...byChance, from: WEAPONS.filter(usesClips) });
}
