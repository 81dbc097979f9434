/** Printed pieces: every card of the deck as the owner has it, and the rules section by section. */
import { describe, expect, it } from 'vitest';
import { cardLines, quickReference } from '../../../src/rules/zombie-death-force/text/reference.ts';
import { RULES } from '../../../src/rules/zombie-death-force/text/rules.ts';
import { deckFaces } from '../../../src/rules/zombie-death-force/text/table/deck-faces.ts';

describe('the cards to cut out', () => {
  it('are all 62 of them, two marked for three and four players', () => {
    const faces = deckFaces([]);
    expect(faces).toHaveLength(62);
    expect(faces.filter(({ isMarked }) => isMarked).map(({ title }) => title)).toEqual([
      'Better you than me.',
      'Ewwwwwwwww!',
    ]);
  });

  it('are those of the player’s own deck', () => {
    const place = { table: 'zdf.cards', row: 'team-blue-a' };
    const faces = deckFaces([
      { ...place, field: 'title', to: 'Scout' },
      { ...place, field: 'copies', to: 3 },
    ]);
    expect(faces.filter(({ title }) => title === 'Scout')).toHaveLength(3);
    expect(faces).toHaveLength(63);
  });
});

describe('the quick reference', () => {
  it('has every rule, under its heading in the order of play', () => {
    const parts = quickReference();
    expect(parts.flatMap(({ lines }) => lines)).toHaveLength(RULES.length);
    expect(parts.map(({ section }) => section).slice(0, 3)).toEqual(['Setup', 'Draw Phase', 'Assign Phase']);
  });

  it('has every card once, with what it counts and its copies marked as ours until the owner says them', () => {
    const lines = cardLines([]);
    expect(lines).toHaveLength(31);
    expect(lines.reduce((sum, { copies }) => sum + Number.parseInt(copies, 10), 0)).toBe(62);
    expect(lines[1]).toEqual({ title: 'Cook', part: 'Team blue B', value: '1 ~', copies: '2 ~' });
    const own = [{ table: 'zdf.cards', row: 'team-blue-b', field: 'value', to: 2 }];
    expect(cardLines(own)[1]).toMatchObject({ value: '2', copies: '2' });
  });
});
