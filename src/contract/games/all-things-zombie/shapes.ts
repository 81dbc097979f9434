/** The game's own shapes that several calls share, each with the sentence a bad value gets. */
import { z } from 'zod';
import { DIVISIONS, YEARS } from '../../../rules/all-things-zombie/calendar.ts';
import { STATUSES } from '../../../rules/all-things-zombie/state/campaign.ts';
import {
  ADVANTAGES,
  ATTRIBUTES,
  FIGURE_KINDS,
  LEADERSHIPS,
  REPS,
  WEAPONS,
} from '../../../rules/all-things-zombie/types.ts';
import { oneOf } from '../../shapes.ts';

export const FigureId = z
  .string()
  .regex(/^f[1-9][0-9]{0,8}$/, { error: 'A figure’s id is an f and a number.' });
export const HeldWeaponId = z
  .string()
  .regex(/^w[1-9][0-9]{0,8}$/, { error: 'A held weapon’s id is a w and a number.' });
/** Figures that something is done to together. */
export const Several = z
  .array(FigureId)
  .min(1, { error: 'Pick at least one figure.' })
  .max(50, { error: 'At most 50 figures at once.' });

export const Kind = z.enum(FIGURE_KINDS);
export const Attribute = oneOf('An attribute', ATTRIBUTES);
export const Weapon = oneOf('A weapon', WEAPONS);
export const Advantage = oneOf('An advantage', ADVANTAGES);
export const Leadership = oneOf('A leadership', LEADERSHIPS);
export const Status = oneOf('A status', STATUSES);
export const Division = oneOf('A calendar', DIVISIONS);
export const Rep = z.literal(REPS, { error: 'Rep is a whole number from 1 to 7.' });
export const Rap = z
  .int({ error: 'RAP is a whole number.' })
  .min(0, { error: 'RAP is 0 or more.' })
  .max(99, { error: 'RAP is 99 at most.' });
export const Clips = z
  .int({ error: 'Clips are a whole number.' })
  .min(0, { error: 'Clips are 0 or more.' })
  .max(99, { error: 'Clips are 99 at most.' });
export const Year = z
  .int({ error: 'A year is a whole number, counted from the outbreak.' })
  .min(YEARS.first, { error: `A year lies between O+${YEARS.first} and O+${YEARS.last}.` })
  .max(YEARS.last, { error: `A year lies between O+${YEARS.first} and O+${YEARS.last}.` });
export const CampaignDate = z.object({
  year: Year,
  period: z
    .int({ error: 'A period is a whole number.' })
    .min(0, { error: 'A period is counted from 0.' })
    .max(11, { error: 'A year has at most 12 periods.' }),
});
