/** Printed pieces: every counter and tile the game is played with, by the figures that hold, and the rules section by section. */
import { describe, expect, it } from 'vitest';
import { keyOf, piecesOf, quickReference } from '../../../src/rules/aliens-vs-zombies/text/paper.ts';
import { ruleIndex } from '../../../src/rules/aliens-vs-zombies/text/rules.ts';

describe('the pieces to cut out', () => {
  it('are 60 zombies, 24 small aliens and two big ones, and ten tiles (1.0)', () => {
    const { aliens, zombies, tiles } = piecesOf([]);
    expect(zombies).toHaveLength(60);
    expect(aliens.filter(({ big }) => !big)).toHaveLength(24);
    expect(aliens.filter(({ big }) => big).map(({ name }) => name)).toEqual(['Mutant', 'BFAR']);
    expect(tiles).toHaveLength(10);
  });

  it('are those of the player’s own copy', () => {
    const { zombies, tiles } = piecesOf([
      { table: 'avz.zombies', row: 'tough_mob', field: 'count', to: 9 },
      { table: 'avz.tiles', row: 'tile-1', field: 'spawn', to: 2 },
    ]);
    expect(zombies.filter(({ kind }) => kind === 'tough_mob')).toHaveLength(9);
    expect(tiles[0]?.spawn).toBe(2);
  });
});

describe('the quick reference', () => {
  it('has every rule, under its heading in the order of the book', () => {
    const parts = quickReference();
    expect(parts.flatMap(({ lines }) => lines)).toHaveLength(ruleIndex.length);
    expect(parts.map(({ section }) => section)).toEqual([
      'Set Up',
      'How to Play',
      'Events',
      'Actions',
      'Movement',
      'Attacks',
      'Victory!',
    ]);
  });

  it('marks how many counters there are of a kind where the book doesn’t print it, and the player hasn’t said', () => {
    const { zombies, aliens } = keyOf([]);
    expect(zombies.map(({ counters }) => counters)).toEqual([
      '16\u00a0~',
      '14\u00a0~',
      '10\u00a0~',
      '8\u00a0~',
      '7\u00a0~',
      '5\u00a0~',
    ]);
    expect(aliens.map(({ name, counters }) => [name, counters]).slice(-2)).toEqual([
      ['Mutant', '1'],
      ['BFAR', '1'],
    ]);
    const own = [{ table: 'avz.zombies', row: 'fast', field: 'count', to: 9 }];
    expect(keyOf(own).zombies[2]?.counters).toBe('9');
    expect(piecesOf([]).ours).toEqual({ aliens: true, zombies: true });
  });

  it('says from how many dead on whose victory it is (8.0)', () => {
    expect(keyOf([]).levels.map(({ from }) => from)).toEqual([0, 11, 21, 26, 36]);
  });
});
