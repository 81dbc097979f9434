/** A battle by itself: both forces with what they cost, and how it ended. */
import { z } from 'zod';
import { BUY } from '../../../../rules/all-things-zombie/acts/encounter/planning/forces.ts';
import { FORCES } from '../../../../rules/all-things-zombie/state/one-off.ts';
import { LEADERSHIPS } from '../../../../rules/all-things-zombie/types.ts';
import { WhoId } from '../acts.ts';
import { shapeOf } from '../fields.ts';
import { WeaponFacts } from '../figures.ts';
import { Rep } from '../shapes.ts';

const { force: _, name: __, ...priced } = BUY.fields;
/** Fields by which a figure’s cost is reckoned. */
export const Priced = shapeOf(priced);

export const ForceView = z.object({
  force: z.enum(FORCES),
  /** `Your force` */
  title: z.string(),
  spent: z.int(),
  /** Below 0 where figures of the tables were corrected since. */
  left: z.int(),
  figures: z.array(
    z.object({
      who: WhoId,
      name: z.string(),
      rep: Rep,
      leadership: z.enum(LEADERSHIPS),
      protected: z.boolean(),
      attributes: z.array(z.string()),
      /** Weapons as they were bought: loaded, with what spare clips such a weapon has. */
      weapons: z.array(WeaponFacts),
      points: z.int(),
    }),
  ),
});
export type ForceView = z.infer<typeof ForceView>;

const Side = z.enum(FORCES).nullable();

export const OneOffView = z.object({
  points: z.int(),
  /** True once both sides have somebody. */
  ready: z.boolean(),
  /** The player’s first. */
  forces: z.array(ForceView),
  /** Losses of each side, as reported, in words; null before that. */
  losses: z.array(z.object({ force: z.enum(FORCES), title: z.string(), text: z.string() })).nullable(),
  /** Side that has lost figures of fewer points; null for neither, and before the battle is reported. */
  ahead: Side,
  /** Ending of the battle, in words; null until somebody has said who won. */
  result: z.object({ winner: Side, text: z.string() }).nullable(),
});
export type OneOffView = z.infer<typeof OneOffView>;
