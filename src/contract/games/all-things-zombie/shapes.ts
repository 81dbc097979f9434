/** The shapes that several calls share, each with the sentence a bad value gets. */
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

/** Letters as a reader counts them: a flag or a family emoji is one. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lengthOf = (text: string) => [...graphemes.segment(text)].length;

/** One line of the player's own text: trimmed, runs of white space and control characters made one space. */
function line(what: string, most: number) {
  return (
    z
      .string({ error: `${what} is text.` })
      .transform((text) =>
        text
          .normalize('NFC')
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .trim(),
      )
      .refine((text) => text.length > 0, { error: `${what} needs at least one character.` })
      // The second bound stops one letter under a thousand accents.
      .refine((text) => lengthOf(text) <= most && text.length <= most * 16, {
        error: `${what} has at most ${most} characters.`,
      })
  );
}

/** Of a campaign or a figure: 1 to 80 characters of any script. */
export const Name = line('A name', 80);
/** Of all dice and cards of a campaign. */
export const Seed = line('A seed', 80);
/** Why the player corrects something. */
export const Reason = line('A reason', 200);
/** A reason that may be left out. */
export const OptionalReason = z.union([z.literal('').transform(() => ''), Reason]);
/** Paragraphs of the player's own. */
export const Prose = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text.length <= 20_000, { error: 'A biography has at most 20,000 characters.' });

export const CampaignId = z
  .string()
  .regex(/^[0-9a-z]{10}$/, { error: 'A campaign’s id is ten letters and digits.' });
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

/** Counts every act, undo and redo of a campaign. */
export const Revision = z
  .int({ error: 'A revision is a whole number.' })
  .nonnegative({ error: 'A revision is 0 or more.' });

const oneOf = <const T extends readonly [string, ...string[]]>(what: string, values: T) =>
  z.enum(values, { error: `${what} is one of ${values.join(', ')}.` });

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

const FACE = { error: 'A die shows 1 to 6.' };
const Face = z.int(FACE).min(1, FACE).max(6, FACE);

/** One entry of the player's own dice: what fell at the table, or leave to let the app roll it. */
export const OwnEntry = z.union([
  z.literal('app'),
  z.object({
    own: z.union([
      z.array(Face).max(40, { error: 'One roll has at most 40 dice.' }),
      z.string().max(80, { error: 'A card or a choice is a short word.' }),
      z.object({ x: z.int(), y: z.int() }),
    ]),
  }),
]);
export type OwnEntry = z.infer<typeof OwnEntry>;
