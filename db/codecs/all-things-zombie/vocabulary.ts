/** Schemas of the nouns that rows and events share. */
import { z } from 'zod';
import { ALL_TRADES, SHOP_NAMES, type Shop } from '../../../src/rules/all-things-zombie/battlefield/shops.ts';
import {
  type CampaignDate,
  DIVISIONS,
  type Phase,
  YEARS,
} from '../../../src/rules/all-things-zombie/calendar.ts';
import { KINDS, OBJECTIVES, ROLES } from '../../../src/rules/all-things-zombie/encounters/kind.ts';
import type { FigureId, HeldWeaponId } from '../../../src/rules/all-things-zombie/ids.ts';
import { COUNTED, type Origin, STATUSES } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { HouseRules } from '../../../src/rules/all-things-zombie/state/house-rules.ts';
import type { Winner } from '../../../src/rules/all-things-zombie/types.ts';
import {
  ADVANTAGES,
  AREAS,
  ATTRIBUTES,
  BUILDINGS,
  FIGURE_KINDS,
  ITEMS,
  LEADERSHIPS,
  PRONOUNS,
  REPS,
  VEHICLES,
  WEAPONS,
} from '../../../src/rules/all-things-zombie/types.ts';
import { type Card, isCard } from '../../../src/rules/core/cards.ts';
import { DICE_GENERATOR, type DiceState, type StreamState } from '../../../src/rules/core/dice.ts';
import { type Columns, column, columnsOf } from '../columns.ts';
import { numbered, oneOf, record, text } from '../shape.ts';

export const division = z.enum(DIVISIONS);
export const kind = z.enum(FIGURE_KINDS);
export const rep = z.literal(REPS);
export const pronoun = z.enum(PRONOUNS);
export const leadership = z.enum(LEADERSHIPS);
export const counted = z.enum(COUNTED);
export const status = z.enum(STATUSES);
export const attribute = z.enum(ATTRIBUTES);
export const advantage = z.enum(ADVANTAGES);
export const weapon = z.enum(WEAPONS);
export const area = z.enum(AREAS);
export const building = z.enum(BUILDINGS);
export const vehicle = z.enum(VEHICLES);
export const shop = record<Shop>({ name: z.enum(SHOP_NAMES), trade: z.enum(ALL_TRADES) });
export const item = z.enum(ITEMS);
export const encounterKind = z.enum(KINDS);
export const role = z.enum([...ROLES.raid, ...ROLES.escape, ...ROLES.pursuit]);
export const objective = z.enum(OBJECTIVES);
export const winner = oneOf<Winner>({ zombies: 'zombies', survivors: 'survivors' });
export const generatorTable = oneOf<Origin['table']>({ odd: 'odd', even: 'even' });

export const year = z.int().min(YEARS.first).max(YEARS.last);
/** The month a period begins with. */
export const period = z.int().min(0).max(11);
export const phase: z.ZodType<Phase> = z.literal([1, 2, 3]);
export const date = record<CampaignDate>({ year, period });
type DateRow<P extends string> = { [K in `${P}_year` | `${P}_period`]: number };
/** A date in two columns: `met_year`, `met_period`. */
export function dateIn<const P extends string>(prefix: P): Columns<CampaignDate, DateRow<P>> {
  const both = columnsOf<CampaignDate>()({
    year: column(`${prefix}_year`, year),
    period: column(`${prefix}_period`, period),
  });
  // The compiler can’t tell that these are the columns of a prefix which it doesn’t know yet.
  return both as unknown as Columns<CampaignDate, DateRow<P>>;
}

export const figureId = numbered<FigureId>('f');
export const heldWeaponId = numbered<HeldWeaponId>('w');

export const card = z.custom<Card>((value) => typeof value === 'string' && isCard(value), 'a card');

const word = z.int().min(-0x8000_0000).max(0x7fff_ffff);
const streamState: z.ZodType<StreamState> = z.tuple([word, word, word, word], 'four words');

export const dice = record<DiceState>({
  generator: z.literal(DICE_GENERATOR),
  streams: z.record(text, streamState),
});

export const houseRules = record<HouseRules>({
  fastCampaign: z.boolean(),
  whatNowForGrunts: z.boolean(),
  crackShotOneDie: z.boolean(),
  peopleComeBack: z.boolean(),
  medicalUsedUp: z.literal(true).exactOptional(),
  floorsTestedOnce: z.literal(true).exactOptional(),
  episodesBringSpoils: z.literal(true).exactOptional(),
});
