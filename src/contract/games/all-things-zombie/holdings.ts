/** Possessions of a campaign and the people it has met, as the Stockpile and People met show them. */

import { z } from 'zod';
import { STANDINGS, WHEREABOUTS } from '../../../rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { AREAS } from '../../../rules/all-things-zombie/types.ts';
import { STOCK_KINDS } from '../../../rules/all-things-zombie/what-you-gain/stock.ts';
import { MOST_NAME } from '../../limits.ts';
import { CampaignId, Revision } from '../../shapes.ts';
import { NoteView } from '../../writing.ts';
import { GroupId } from './acts.ts';
import { StockLine } from './encounter-view/stock.ts';
import { Rep } from './shapes.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(what: string, values: T) =>
  z.enum(values, { error: `${what} is one of ${values.join(', ')}.` });

export const StockKind = oneOf('A kind of thing', STOCK_KINDS);
export type StockKind = z.infer<typeof StockKind>;

export const StockThing = StockLine.extend({
  /** A surplus clip that also fits a light machine gun. */
  fitsMachineGun: z.boolean(),
  /** Name of the carrier, who may be long gone, and in no list of the campaign's. */
  carrierName: z.string().nullable(),
  /** A weapon is taken up, body armour put on; null for what is only carried. */
  use: z.enum(['take-up', 'put-on']).nullable(),
  /** The period from which a vehicle found today may serve; null where it may already. */
  serves: z.string().nullable(),
});
export type StockThing = z.infer<typeof StockThing>;

export const Stockpile = z.object({
  revision: Revision,
  /** In the order of the stockpile; also kinds of which there is none. */
  kinds: z.array(
    z.object({
      kind: StockKind,
      title: z.string(),
      /** Name over several of them. */
      plural: z.string(),
      /** Summary of what the thing is for, in one sentence. */
      summary: z.string(),
      lying: z.int(),
      carried: z.int(),
    }),
  ),
  things: z.array(StockThing),
});
export type Stockpile = z.infer<typeof Stockpile>;

/** Line on what came into the stockpile or went out of it. */
export const StockChange = z.object({
  seq: z.int(),
  act: z.int(),
  date: z.string(),
  /** `spent`: a vehicle taken along to an Encounter. */
  what: z.enum(['found', 'used', 'spent']),
  title: z.string(),
  /** Figure that used the thing or carried it; null for nobody in particular. */
  by: z.string().nullable(),
  /** Place where the thing was found, or how it was used up. */
  how: z.string(),
  /** By the player's own hand, with `how` the reason. */
  byHand: z.boolean(),
});
export type StockChange = z.infer<typeof StockChange>;

const Seq = z
  .int({ error: 'Enter the event’s number as a whole number.' })
  .positive({ error: 'Events count from 1.' });

export const StockHistoryWanted = z.strictObject({
  campaign: CampaignId,
  /** Only what was found, or only what was used up; null for both. */
  what: z.enum(['found', 'used'], { error: 'What is found or used.' }).nullable().default(null),
  /** The number of the last line seen; null for the first page. */
  after: Seq.nullable().default(null),
});

export const StockHistory = z.object({
  changes: z.array(StockChange),
  /** Change that the next page comes after; null at the end. */
  next: z.int().nullable(),
});

export const PeopleWanted = z.strictObject({
  campaign: CampaignId,
  area: oneOf('An area', AREAS).nullable().default(null),
  standing: oneOf('A standing', STANDINGS).nullable().default(null),
  whereabouts: oneOf('Whereabouts', WHEREABOUTS).nullable().default(null),
  /** Part of a member's name. */
  name: z
    .string({ error: 'Give the name to look for as text.' })
    .max(MOST_NAME, { error: `A name to look for has at most ${MOST_NAME} characters.` })
    .default(''),
  /** The place of the last group seen in the order they were met; null for the first page. */
  after: z
    .int({ error: 'Enter the place in the order as a whole number.' })
    .nonnegative({ error: 'Places count from 0.' })
    .nullable()
    .default(null),
});

export const MemberView = z.object({
  name: z.string(),
  rep: Rep,
  alive: z.boolean(),
  captive: z.boolean(),
  innocent: z.boolean(),
  protected: z.boolean(),
  attributes: z.array(z.string()),
  weapons: z.array(z.string()),
  /** Speaks for the group. */
  speaks: z.boolean(),
});
export type MemberView = z.infer<typeof MemberView>;

export const GroupLine = z.object({
  id: GroupId,
  members: z.array(MemberView),
  area: z.enum(AREAS),
  /** `October, O+4` */
  met: z.string(),
  seen: z.string(),
  /** Number of times the party and the group have come to words or blows. */
  times: z.int(),
  standing: z.enum(STANDINGS),
  whereabouts: z.enum(WHEREABOUTS),
});
export type GroupLine = z.infer<typeof GroupLine>;

export const PeoplePage = z.object({
  groups: z.array(GroupLine),
  next: z.int().nullable(),
  /** Groups ever met, whatever is looked for. */
  met: z.int(),
});
export type PeoplePage = z.infer<typeof PeoplePage>;

/** Single group with what has passed and what follows from it. */
export const GroupDetail = z.object({
  group: GroupLine,
  /** Effect of the past on the words of both sides: `+2`, and why. */
  talk: z.array(z.object({ modifier: z.int(), title: z.string(), text: z.string() })),
  /** Says whether the group can be met again: a house rule, and `house-rule-off` while it is off. */
  return: z.enum(['may', 'house-rule-off', 'not-about']),
  /** The score of one die on which those met in an area are people met there before. */
  returnsOn: z.int(),
  /** Endings of each meeting, oldest first. */
  dealings: z.array(
    z.object({
      act: z.int(),
      date: z.string(),
      speaker: z.string(),
      standing: z.enum(STANDINGS),
      how: z.string(),
    }),
  ),
  /** The act in which they were first met, which a note stands beside. */
  act: z.int(),
  notes: z.array(NoteView),
});
export type GroupDetail = z.infer<typeof GroupDetail>;
