import type { Term } from '../../../db/index.ts';

const QUOTED = /["“”„«»]([^"“”„«»]*)(["“”„«»]?)|([^\s"“”„«»]+)/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * What is searched for: words, each of which may go on, and what stands in quotation marks word for word. What hangs
 * together without a space (`Mbeki-Tranter`) stands side by side in the text as well.
 */
export function termsOf(search: string): Term[] {
  return [...search.normalize('NFC').matchAll(QUOTED)].flatMap(([, quoted, end, plain]) => {
    const words = (quoted ?? plain ?? '').match(WORD) ?? [];
    return words.length === 0 ? [] : [{ words, open: quoted === undefined || end === '' }];
  });
}
