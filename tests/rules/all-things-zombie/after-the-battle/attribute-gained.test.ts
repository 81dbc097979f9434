import { describe, expect, it } from 'vitest';
import {
  attributeChosen,
  attributeDrawn,
  attributesOpen,
  mayGainAttribute,
} from '../../../../src/rules/all-things-zombie/after-the-battle/attribute-gained.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { GENERATOR } from '../../../../src/rules/all-things-zombie/data/generator.ts';
import { ATTRIBUTES } from '../../../../src/rules/all-things-zombie/types.ts';
import type { Card } from '../../../../src/rules/core/cards.ts';
import { freshDeck } from '../../../../src/rules/core/deck.ts';
import { withCorrections } from '../../../../src/rules/core/in-force.ts';
import { draw } from '../../../../src/rules/core/play.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const fromDeck = (rule: string) => draw<Card>({ ...ASKING, rule, from: freshDeck() });

describe('an attribute gained', () => {
  it('is one more as long as there are fewer than Rep (ATZ-9)', () => {
    expect(mayGainAttribute(['slow'], 3)).toBe(true);
    expect(mayGainAttribute(['slow', 'agile', 'boss'], 3)).toBe(false);
    // Attributes that Psycho brings along do not count.
    expect(mayGainAttribute(['psycho'], 2)).toBe(true);
  });

  it('is none the figure has, of its own or through another', () => {
    expect(attributesOpen([])).toEqual(ATTRIBUTES);
    const missing = ATTRIBUTES.filter((id) => !attributesOpen(['psycho', 'slow']).includes(id));
    expect(missing).toEqual(['hard-as-nails', 'nerves-of-steel', 'psycho', 'slow']);
  });

  it('is chosen by a Star among those', () => {
    const asked = attributeChosen(ASKING, ['agile']).next().value;
    expect(asked).toMatchObject({ kind: 'choose', rule: 'atz.attribute-chosen' });
    expect(playedWith(attributeChosen(ASKING, ['agile']), 'medic')).toBe('medic');
    expect(() => playedWith(attributeChosen(ASKING, ['agile']), 'agile')).toThrow('refused');
  });

  it('is drawn by a Grunt from the table its die names', () => {
    expect(playedWith(attributeDrawn(ASKING, [], fromDeck), [3], '2D')).toEqual({
      face: 3,
      table: 'odd',
      cards: ['2D'],
      attribute: 'agile',
    });
    // The book’s own recruit: an even die and the three of spades make a Knifeman.
    expect(playedWith(attributeDrawn(ASKING, [], fromDeck), [4], '3S')).toMatchObject({
      table: 'even',
      attribute: 'knifeman',
    });
  });

  it('is drawn again for a duplicate (ATZ-9) and for a Joker (ATZ-106)', () => {
    expect(playedWith(attributeDrawn(ASKING, ['agile'], fromDeck), [1], '2D', 'JK', '3D')).toMatchObject({
      cards: ['2D', 'JK', '3D'],
      attribute: 'ambidextrous',
    });
  });

  it('is chosen where corrected figures leave no card that names one that is open', () => {
    const corrections = Object.keys(GENERATOR.odd.rows)
      .filter((card) => card !== 'JK')
      .map((row) => ({ table: 'atz.generator.odd', row, field: 'attribute', to: 'agile' }));
    const play = () => playedWith(attributeDrawn(ASKING, ['agile'], fromDeck), [1], 'medic');
    expect(withCorrections(corrections, play)).toEqual({
      face: 1,
      table: 'odd',
      cards: [],
      attribute: 'medic',
    });
  });
});
