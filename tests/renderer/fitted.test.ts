import { describe, expect, it } from 'vitest';
import { fitted, type LineWord } from '../../renderer/games/all-things-zombie/play/table/fitted.ts';

const must = (text: string, brief = text): LineWord => ({ text, brief, must: true });
const said = (words: readonly LineWord[], room: number) => {
  const { shown, left } = fitted(words, room);
  return { shown: shown.map((one) => one.said), left: left.map(({ text }) => text) };
};

describe('the words of a line', () => {
  const words = [must('Knocked Down', 'Down'), must('carries'), must('may go'), { text: 'fired 3' }];

  it('are all said whole where there is room', () => {
    expect(said(words, 300)).toEqual({ shown: words.map(({ text }) => text), left: [] });
  });

  it('are shortened before one that matters is left out', () => {
    expect(said(words, 150)).toEqual({ shown: ['Down', 'carries', 'may go'], left: ['fired 3'] });
  });

  it('are never left out where they must be said, however little room there is', () => {
    expect(said(words, 20).shown).toEqual(['Down', 'carries', 'may go']);
  });

  it('leave room for the count of those left out', () => {
    const two = [{ text: 'has acted' }, { text: 'moved 8″' }, { text: 'Innocent' }];
    expect(said(two, 122)).toEqual({ shown: ['has acted'], left: ['moved 8″', 'Innocent'] });
  });
});
