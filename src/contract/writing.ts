/** What the player writes beside a log, whichever game it is of: notes, and forms half filled. */
import { z } from 'zod';
import { MOST_SOUGHT, MOST_WRITTEN } from './limits.ts';
import { words as texts } from './text/writing.ts';
import { isVisible } from './visible.ts';

/** Of a form within a campaign: `encounter/report`. */
export const FormName = z.string().regex(/^[a-z0-9][a-z0-9/-]{0,79}$/, {
  error: texts.aFormsNameIsSmall,
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
  .string({ error: texts.giveTheDraftAsJSON })
  .max(MOST_DRAFT, { error: texts.keepTheDraftTo200 })
  .refine(isJson, { error: texts.giveTheDraftAsJSON });

/** What the player has written, trimmed. */
export const written = (what: string) =>
  z
    .string({ error: texts.isText(what) })
    // Half a character can't be stored as it is.
    .transform((text) => text.toWellFormed().normalize('NFC').trim())
    .refine(isVisible, { error: texts.needsAtLeastOneCharacter(what) })
    .refine((text) => text.length <= MOST_WRITTEN, { error: texts.hasAtMost20000(what) });

export const NoteText = written(texts.aNote);
/** What a text said where a change of it was written, so that nobody writes over what they haven't seen. */
export const TextRead = z
  .string({ error: texts.giveWhatWasRead })
  .max(MOST_WRITTEN, { error: texts.giveWhatWasReadInAtMost });
/** An act, by its number in the campaign. */
export const ActNumber = z
  .int({ error: texts.enterTheActsNumber })
  .positive({ error: texts.actsAreCountedFrom1 });
export const NoteNumber = z
  .int({ error: texts.enterTheNotesNumber })
  .positive({ error: texts.notesAreCountedFrom1 });

/** Which version of the player's words undo and redo come to first; null where it is an act's turn. */
export const NextWords = z.object({ undo: z.int().nullable(), redo: z.int().nullable() });

/** With undo and redo: what the player was shown as the next, of `NextWords`; fails as `stale` where it is another by now. */
export const words = { words: z.int({ error: texts.versionsAreCountedFrom1 }).nullable().optional() };

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
  /** Whether what it stands beside has been taken back since. */
  takenBack: z.boolean(),
  /** ISO 8601, UTC. */
  changedAt: z.string(),
});
export type NoteView = z.infer<typeof NoteView>;

/** Words around what a search found, the hits marked. */
export const SnippetView = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** What is searched for; empty, nothing is. */
export const SoughtText = z
  .string({ error: texts.giveWhatToSearch })
  .max(MOST_SOUGHT, { error: texts.aSearchHasAtMost(MOST_SOUGHT) })
  .default('');
