/** Texts the player writes beside a log, whichever game it is of: notes, and forms half filled. */
import { z } from 'zod';
import { MOST_SOUGHT, MOST_WRITTEN } from './limits.ts';
import { isVisible } from './visible.ts';

/** Name of a form within a campaign: `encounter/report`. */
export const FormName = z.string().regex(/^[a-z0-9][a-z0-9/-]{0,79}$/, {
  error: 'A form’s name is small letters, digits, strokes and hyphens, 80 at most.',
});

const MOST_DRAFT = 200_000;

/** SQLite reads JSON of a thousand levels at most; no form of ours has ten. */
const DEEPEST = 100;

function isShallow(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1));
}

function isJson(text: string): boolean {
  try {
    return isShallow(JSON.parse(text));
  } catch {
    return false;
  }
}

/** A half-filled form as JSON text. */
export const DraftBody = z
  .string({ error: 'Give the draft as JSON text.' })
  .max(MOST_DRAFT, { error: 'Keep the draft to 200,000 characters.' })
  .refine(isJson, { error: 'Give the draft as JSON text.' });

/** Schema of a text the player has written, trimmed. */
export const written = (what: string) =>
  z
    .string({ error: `${what} is text.` })
    // Half a character can't be stored as it is.
    .transform((text) => text.toWellFormed().normalize('NFC').trim())
    .refine(isVisible, { error: `${what} needs at least one character.` })
    .refine((text) => text.length <= MOST_WRITTEN, { error: `${what} has at most 20,000 characters.` });

export const NoteText = written('A note');
/** Text as it read where a change of it was written, so that nobody writes over what they haven't seen. */
export const TextRead = z
  .string({ error: 'Give what was read as text.' })
  .max(MOST_WRITTEN, { error: 'Give what was read in at most 20,000 characters.' });
/** An act, by its number in the campaign. */
export const ActNumber = z
  .int({ error: 'Enter the act’s number as a whole number.' })
  .positive({ error: 'Acts are counted from 1.' });
export const NoteNumber = z
  .int({ error: 'Enter the note’s number as a whole number.' })
  .positive({ error: 'Notes are counted from 1.' });

/** Version of the player's words that undo and redo come to first; null where it is an act's turn. */
export const NextWords = z.object({ undo: z.int().nullable(), redo: z.int().nullable() });

/** With undo and redo: what the player was shown as the next, of `NextWords`; fails as `stale` where it is another by now. */
export const words = { words: z.int({ error: 'Versions are counted from 1.' }).nullable().optional() };

/** All that a text has said: first what it says now, then the others, newest first; null where it is deleted, or the log speaks. */
export const TextVersions = z.object({
  versions: z.array(
    z.object({
      text: z.string().nullable(),
      /** ISO 8601, UTC. */
      madeAt: z.string(),
    }),
  ),
});

export const NoteView = z.object({
  note: z.number(),
  act: z.number(),
  text: z.string(),
  /** True where the act the note stands beside has been taken back since. */
  takenBack: z.boolean(),
  /** ISO 8601, UTC. */
  changedAt: z.string(),
});
export type NoteView = z.infer<typeof NoteView>;

/** Words around what a search found, the hits marked. */
export const SnippetView = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** Text to search for; empty, nothing is searched for. */
export const SoughtText = z
  .string({ error: 'Give what to search for as text.' })
  .max(MOST_SOUGHT, { error: `A search has at most ${MOST_SOUGHT} characters.` })
  .default('');
