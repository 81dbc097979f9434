/** Corrections by the owner of the cards, of any kind, leave a game that is still played to its end. */
import { describe, expect, it } from 'vitest';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { adjusted } from '../../../src/rules/alien-zombie-tentacle/strength.ts';
import type { Corrections, Figure, FigureKind } from '../../../src/rules/core/figure.ts';
import { withCorrections } from '../../../src/rules/core/in-force.ts';
import { correctableIn } from '../../../src/rules/core/table.ts';
import { laid } from './at-table.ts';
import { gameByChance } from './games.ts';

const every = (to: (kind: FigureKind) => Figure | undefined): Corrections =>
  alienZombieTentacle.tables.flatMap(correctableIn).flatMap(({ table, row, field, kind }) => {
    const value = to(kind);
    return value === undefined ? [] : [{ table, row, field, to: value }];
  });

const ENDS: Readonly<Record<string, Corrections>> = {
  'the least': every((kind) =>
    kind.kind === 'number' ? kind.least : kind.kind === 'flag' ? false : undefined,
  ),
  'the most': every((kind) => (kind.kind === 'number' ? kind.most : kind.kind === 'flag' ? true : undefined)),
  'the last of their words': every((kind) => (kind.kind === 'choice' ? kind.of.at(-1) : undefined)),
};

describe('a game by corrected figures', () => {
  for (const [what, corrections] of Object.entries(ENDS))
    it(`ends where all figures are ${what}`, () => {
      const ends = [2, 3, 4, 5, 6].map((players) =>
        withCorrections(corrections, () => gameByChance(`corrected ${players}`, players, () => {}).kind),
      );
      expect(ends).toEqual(Array(5).fill('over'));
    });

  it('counts by them', () => {
    const state = laid([{ survivors: { biker: ['tire-iron'] } }, { survivors: { lawyer: [] } }]);
    const corrections: Corrections = [
      { table: 'azta.survivors', row: 'biker', field: 'fight', to: 6 },
      { table: 'azta.gear', row: 'tire-iron', field: 'fight', to: 2 },
      { table: 'azta.figures', row: 'extra', field: 'result', to: 3 },
    ];
    expect(withCorrections(corrections, () => adjusted(state, 'biker', 'fight'))).toBe(11);
    expect(adjusted(state, 'biker', 'fight')).toBe(6);
  });
});
