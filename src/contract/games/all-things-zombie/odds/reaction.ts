/**
 * What the odds of each reaction check want to know. Rep alone is enough; every circumstance left out is not the case.
 * The odds are those of the dice, before anybody with Free Will decides otherwise.
 */
import { z } from 'zod';
import { ATTRIBUTES } from '../../../../rules/all-things-zombie/types.ts';
import { Attribute, Rep } from '../shapes.ts';
import { flag as trueOrFalse } from './shared.ts';

const flag = <const N extends string>(name: N) => trueOrFalse(name).optional();

/** The figure that takes the check. */
const WHO = {
  rep: Rep,
  attributes: z
    .array(Attribute, { error: 'attributes is a list.' })
    .max(ATTRIBUTES.length, { error: 'attributes names each attribute once.' })
    .optional(),
  /** Leads its side or its group; in a fast move, the group is with it. */
  leader: flag('leader'),
  /** Rolled double ones earlier in this battle. */
  hero: flag('hero'),
  /** Came through the Sanity Table and has not been activated since. */
  shaken: flag('shaken'),
  /** The row of the drunkard's table that holds for this Encounter. */
  drunk: z
    .literal([1, 2, 3, 4, 5, 6], { error: 'drunk is a row of the drunkard’s table, 1 to 6.' })
    .optional(),
};

/** A Boss of its own side is within 6″. */
const bossNearby = flag('bossNearby');
/** The enemy is Terrifying, or a Psycho coming on. */
const feared = flag('feared');
const inCover = flag('inCover');
/** Nothing loaded, in range or in hand to fire with. */
const cannotFire = flag('cannotFire');
/** Outgunned by the weapon that fired, or that keeps the figure down. */
const outgunned = flag('outgunned');
/** In a group with a Leader. */
const withLeader = flag('withLeader');
/** The zombie that charges is alight. */
const byBurningZombie = flag('byBurningZombie');

export const REACTION_INPUTS = {
  'atz.in-sight': z
    .strictObject({
      ...WHO,
      /** In cover, standing still and not seen yet. */
      hidden: flag('hidden'),
      /** Moving, or popping into view. */
      moving: flag('moving'),
      withLeader,
      /** Giving covering fire; counts while standing still. */
      suppressing: flag('suppressing'),
      /** Passed one die only when somebody came in on it. */
      unaware: flag('unaware'),
    })
    .refine(({ hidden, moving }) => !(hidden && moving), {
      error: 'A hidden figure stands still: leave out hidden or moving.',
    }),
  'atz.received-fire': z.strictObject({
    ...WHO,
    charging: flag('charging'),
    /** The charger has a ranged weapon; asked of chargers only. */
    ranged: flag('ranged'),
    inCover,
    outgunned,
    cannotFire,
    /** Whoever fired was hidden. */
    byHidden: flag('byHidden'),
    bossNearby,
  }),
  'atz.wanting-to-charge': z.strictObject({
    ...WHO,
    inCover,
    /** A building is cover as well. */
    inBuilding: flag('inBuilding'),
    cannotFire,
    withLeader,
    /** Dice the Leader of its group passed on the same charge; implies withLeader. */
    leaderPassed: z.literal([0, 1, 2], { error: 'leaderPassed is 0, 1 or 2.' }).optional(),
    bossNearby,
    feared,
  }),
  'atz.being-charged': z.strictObject({
    ...WHO,
    inCover,
    cannotFire,
    /** The charge came at its flank or rear. */
    flankOrRear: flag('flankOrRear'),
    /** Has just passed a Surprise Check: one Rep less. */
    surprised: flag('surprised'),
    byBurningZombie,
    bossNearby,
    feared,
  }),
  'atz.surprise': z.strictObject({ ...WHO, byBurningZombie }),
  'atz.overrun': z.strictObject({
    ...WHO,
    /** Armed with a light machine gun. */
    lmg: flag('lmg'),
  }),
  'atz.rally': z.strictObject({
    ...WHO,
    /** In cover or in a building. */
    inCover,
    /** The friend who rallies it is a Leader. */
    friendLeads: flag('friendLeads'),
    /** The friend who rallies it is Stone Cold. */
    friendStoneCold: flag('friendStoneCold'),
  }),
  'atz.see-zombie-death': z.strictObject(WHO),
  'atz.sanity': z.strictObject(WHO),
  /** Two dice whoever it is: all but rep changes nothing. */
  'atz.crazy-about-my-job': z.strictObject(WHO),
  'atz.what-now': z.strictObject({
    ...WHO,
    /** A Leader of its side is within 6″ and in sight. */
    leaderNearby: flag('leaderNearby'),
    outgunned,
    /** By two to one or more. */
    outnumbered: flag('outnumbered'),
    /** Wears body armour. */
    protected: flag('protected'),
    /** Military, mercenary or police. */
    military: flag('military'),
  }),
  /** Two dice whoever it is: all but rep changes nothing. */
  'atz.pursue-by-fire': z.strictObject(WHO),
  'atz.fast-move': z.strictObject({ ...WHO, withLeader }),
} as const;
