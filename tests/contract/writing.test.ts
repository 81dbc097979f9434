/** The player's texts, as they are let in. */
import { describe, expect, it } from 'vitest';
import { DraftBody, NoteText } from '../../src/contract/writing.ts';

describe('a draft', () => {
  it('is JSON of no more levels than the file can read', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(DraftBody.safeParse(nested(100)).success).toBe(true);
    expect(DraftBody.safeParse(nested(101)).success).toBe(false);
    expect(DraftBody.safeParse(nested(50_000)).success).toBe(false);
    expect(DraftBody.safeParse('{').success).toBe(false);
  });
});

describe('a note', () => {
  it('has whole characters, trimmed, one at least', () => {
    expect(NoteText.parse(' x\ud800y ')).toBe('x\ufffdy');
    expect(NoteText.safeParse('  ').success).toBe(false);
  });
});
