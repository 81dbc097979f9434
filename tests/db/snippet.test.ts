import { describe, expect, it } from 'vitest';
import type { Term } from '../../db/search/search-index.ts';
import { snippetOf } from '../../db/search/snippet.ts';

const open = (...words: string[]) => ({ words, open: true });
const marked = (text: string, ...words: string[]) =>
  inMarks(
    text,
    words.map((word) => open(word)),
  );
const inMarks = (text: string, terms: readonly Term[]) =>
  snippetOf(text, terms)
    .map((bit) => (bit.hit ? `‹${bit.text}›` : bit.text))
    .join('');

describe('a snippet', () => {
  it('marks whole words that begin with what was searched for, without regard to case and marks', () => {
    expect(marked('Ines Valcárcel turned', 'valcar')).toBe('Ines ‹Valcárcel› turned');
    expect(marked('The VALLEY, a valet', 'val')).toBe('The ‹VALLEY›, a ‹valet›');
    expect(marked('interval', 'val')).toBe('interval');
  });

  it('shows a few words around the first hit of a long text, lines run together', () => {
    const text = `${'before '.repeat(20)}\nthe pump house\n${'after '.repeat(20)}`;
    const shown = marked(text, 'pump');
    expect(shown).toMatch(/^…before before before · the ‹pump› house · after/);
    expect(shown.endsWith('…')).toBe(true);
    expect(shown.length).toBeLessThan(120);
  });

  it('marks what is sought side by side only where it stands side by side', () => {
    const text = 'Gloria Mbeki-Tranter; Tranter, then Mbeki';
    expect(inMarks(text, [open('Mbeki', 'Tra')])).toBe('Gloria ‹Mbeki›-‹Tranter›; Tranter, then Mbeki');
    expect(inMarks('a pump, two pumps', [{ words: ['pump'], open: false }])).toBe('a ‹pump›, two pumps');
  });

  it('begins at the beginning where the hit is not in the words themselves', () => {
    expect(marked('one two', 'x')).toBe('one two');
  });
});
