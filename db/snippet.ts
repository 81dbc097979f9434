/** A few words around what was searched for, the hits marked. SQLite's own would ask the whole index for each row. */
import type { Snippet } from './chronicle.ts';

/** Words shown before the first hit, and in all. */
const BEFORE = 4;
const ALL = 14;

/** As the index compares: without case and without marks. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words and what lies between them by turns; a line's end becomes a dot in the middle. */
function parts(text: string): string[] {
  return text.replace(/\s*\n\s*/g, ' · ').split(/([\p{L}\p{N}\p{M}]+)/u);
}

export function snippetOf(text: string, words: readonly string[]): readonly Snippet[] {
  const wanted = words.map(folded);
  const bits = parts(text).map((part, at) => ({
    text: part,
    hit: at % 2 === 1 && wanted.some((word) => folded(part).startsWith(word)),
  }));
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

/** What is no hit, run together. */
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
