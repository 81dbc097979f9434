/** The shapes that calls of every game share, each with the sentence a bad value gets. */
import { z } from 'zod';

/** Letters as a reader counts them: a flag or a family emoji is one. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lengthOf = (text: string) => [...graphemes.segment(text)].length;

/** One line of the player's own text: trimmed, runs of white space and control characters made one space. */
export function oneLine(what: string, most: number) {
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
export const Name = oneLine('A name', 80);
/** Of all dice and cards of a campaign. */
export const Seed = oneLine('A seed', 80);
/** Why the player corrects something. */
export const Reason = oneLine('A reason', 200);
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
/** Counts every act, undo and redo of a campaign. */
export const Revision = z
  .int({ error: 'A revision is a whole number.' })
  .nonnegative({ error: 'A revision is 0 or more.' });

export const oneOf = <const T extends readonly [string, ...string[]]>(what: string, values: T) =>
  z.enum(values, { error: `${what} is one of ${values.join(', ')}.` });

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
