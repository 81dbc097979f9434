/** A note as screens are shown it. */
import type { Note } from '../../../db/index.ts';
import type { NoteView } from '../../contract/writing.ts';

/** Characters of a note that a list shows. */
const SHORT = 160;

export function noteView({ note, act, text, takenBack, changedAt }: Note, long = true): NoteView {
  const shown = long || text.length <= SHORT ? text : `${text.slice(0, SHORT).trimEnd()}…`;
  return { note, act, text: shown, takenBack, changedAt };
}
