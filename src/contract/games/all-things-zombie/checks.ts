/** The reaction checks of a figure: which one, and all that bears on it. What is left out is not the case. */
import { z } from 'zod';
import { ATTRIBUTES } from '../../../rules/all-things-zombie/types.ts';
import { Attribute } from './shapes.ts';

const flag = z.boolean().optional();
const inches = z
  .number({ error: 'Inches are a number.' })
  .min(0, { error: 'Inches are 0 or more.' })
  .max(99, { error: 'Inches are 99 at most.' });
const attributes = z
  .array(Attribute)
  .max(ATTRIBUTES.length, { error: 'A figure has each attribute once.' })
  .optional();
const drunk = z.literal([1, 2, 3, 4, 5, 6], { error: 'Drink is a score from 1 to 6.' }).optional();

const Friend = z.strictObject({ attributes, drunk, inches });
const friends = z.array(Friend).max(20, { error: 'At most 20 friends are near.' }).optional();
const Opponent = z.strictObject({ attributes, drunk, rushing: flag });

const underCharge = {
  inCover: flag,
  cannotFire: flag,
  flankOrRear: flag,
  surprised: flag,
  byBurningZombie: flag,
  friends,
  opponent: Opponent.optional(),
};

export const Check = z.discriminatedUnion('check', [
  z.strictObject({
    check: z.literal('in-sight'),
    hidden: flag,
    moving: flag,
    withLeader: flag,
    suppressing: flag,
    unaware: flag,
  }),
  z.strictObject({
    check: z.literal('received-fire'),
    charging: flag,
    ranged: flag,
    inCover: flag,
    outgunned: flag,
    cannotFire: flag,
    byHidden: flag,
    friends,
  }),
  z.strictObject({
    check: z.literal('wanting-to-charge'),
    inCover: flag,
    inBuilding: flag,
    cannotFire: flag,
    withLeader: flag,
    leaderPassed: z.literal([0, 1, 2], { error: 'A Leader passes 0, 1 or 2 dice.' }).optional(),
    friends,
    opponent: Opponent.optional(),
  }),
  z.strictObject({ check: z.literal('being-charged'), ...underCharge }),
  z.strictObject({ check: z.literal('surprise'), ...underCharge }),
  z.strictObject({ check: z.literal('overrun'), lmg: flag }),
  z.strictObject({
    check: z.literal('rally'),
    inCover: flag,
    friend: z.strictObject({ attributes, drunk, leader: flag }).optional(),
  }),
  z.strictObject({ check: z.literal('see-zombie-death') }),
  z.strictObject({
    check: z.literal('what-now'),
    leaderNearby: flag,
    outgunned: flag,
    outnumbered: flag,
    protected: flag,
    military: flag,
    picks: flag,
  }),
  z.strictObject({ check: z.literal('pursue-by-fire') }),
  z.strictObject({ check: z.literal('fast-move'), withLeader: z.boolean() }),
  z.strictObject({
    check: z.literal('reaction-fire'),
    canFire: z.boolean(),
    inChargeRange: z.boolean(),
    moving: z.boolean(),
  }),
]);
export type Check = z.output<typeof Check>;
