/** A few words around what was searched for, the hits marked. SQLite's own would ask the whole index for each row. */
import type { Term } from './search-index.ts';

/** A bit of text around what was searched for. */
export interface Snippet {
  readonly text: string;
  readonly hit: boolean;
}

/** Words shown before the first hit, and in all. */
const BEFORE = 4;
const ALL = 14;

/** Text as the index compares it: without case and without marks. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words and what lies between them by turns; a line's end becomes a dot in the middle. */
function parts(text: string): string[] {
  return text.replace(/\s*\n\s*/g, ' · ').split(/([\p{L}\p{N}\p{M}]+)/u);
}

/** The words that are hits, counted from 0: those of every place where all words of a term stand side by side. */
function hits(words: readonly string[], terms: readonly Term[]): ReadonlySet<number> {
  const found = terms.flatMap(({ words: wanted, open }) =>
    words.flatMap((_, from) => {
      const there = wanted.every((want, at) => {
        const word = words[from + at] ?? '';
        return open && at === wanted.length - 1 ? word.startsWith(folded(want)) : word === folded(want);
      });
      return there ? wanted.map((_want, at) => from + at) : [];
    }),
  );
  return new Set(found);
}

export function snippetOf(text: string, terms: readonly Term[]): readonly Snippet[] {
  const all = parts(text);
  const marked = hits(all.filter((_, at) => at % 2 === 1).map(folded), terms);
  const bits = all.map((part, at) => ({ text: part, hit: at % 2 === 1 && marked.has((at - 1) / 2) }));
  const first = Math.max(
    bits.findIndex(({ hit }) => hit),
    0,
  );
  const from = Math.max(first - 2 * BEFORE, 0);
  const to = Math.min(from + 2 * ALL, bits.length);
  const shown = bits.slice(from, to).filter((bit) => bit.text !== '');
  return joined([
    ...(from > 0 ? [{ text: '…', hit: false }] : []),
    ...shown,
    ...(to < bits.length ? [{ text: '…', hit: false }] : []),
  ]);
}

/** Runs neighbouring bits that are no hit together. */
function joined(bits: readonly Snippet[]): Snippet[] {
  const all: Snippet[] = [];
  for (const bit of bits) {
    const last = all.at(-1);
    if (last !== undefined && !last.hit && !bit.hit)
      all[all.length - 1] = { text: last.text + bit.text, hit: false };
    else all.push(bit);
  }
  return all;
}
