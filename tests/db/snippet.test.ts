import { describe, expect, it } from 'vitest';
import { snippetOf } from '../../db/snippet.ts';

const marked = (text: string, ...words: string[]) =>
  snippetOf(text, words)
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

  it('begins at the beginning where the hit is not in the words themselves', () => {
    expect(marked('one two', 'x')).toBe('one two');
  });
});
