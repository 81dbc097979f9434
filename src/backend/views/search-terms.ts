/** The text of a search, parted into its terms. */
import type { Term } from '../../../db/index.ts';

const QUOTED = /["“”„«»]([^"“”„«»]*)(["“”„«»]?)|([^\s"“”„«»]+)/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * Gives the terms of a search: words, each of which may go on, and words in quotation marks, which stand word for word. Words joined
 * without a space (`Mbeki-Tranter`) stand side by side in the text as well.
 */
export function termsOf(search: string): Term[] {
  return [...search.normalize('NFC').matchAll(QUOTED)].flatMap(([, quoted, end, plain]) => {
    const words = (quoted ?? plain ?? '').match(WORD) ?? [];
    return words.length === 0 ? [] : [{ words, open: quoted === undefined || end === '' }];
  });
}
