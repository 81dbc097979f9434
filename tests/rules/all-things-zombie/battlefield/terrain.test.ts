import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { PLACE_ODDS } from '../../../../src/rules/all-things-zombie/battlefield/odds.ts';
import { river, TERRAIN, terrain } from '../../../../src/rules/all-things-zombie/battlefield/terrain.ts';
import { edgeTowards, wind } from '../../../../src/rules/all-things-zombie/battlefield/wind.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { withCorrections } from '../../../../src/rules/core/in-force.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { inRectangles } from '../../../support/rules/rectangles.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { gap, seeds, tableFrom, within } from './support.ts';

describe('wind', () => {
  it('blows as the table prints: 1 north, 2 and 3 west, 4 and 5 east, 6 south', () => {
    const rolled = [1, 2, 3, 4, 5, 6].map((face) => playedWith(wind(PLAYER_ASKING, 's'), [face]).wind);
    expect(rolled).toEqual(['n', 'w', 'w', 'e', 'e', 's']);
    const { outcomes } = odds(() => PLACE_ODDS['atz.wind'].play(), String);
    expect(Object.fromEntries(outcomes.map(([name, { n, of }]) => [name, `${n}/${of}`]))).toEqual({
      north: '1/6',
      east: '2/6',
      south: '1/6',
      west: '2/6',
    });
  });

  it('takes the edge opposite the players’ for north (ATZ-21)', () => {
    expect([edgeTowards('north', 'n'), edgeTowards('south', 'n')]).toEqual(['s', 'n']);
    expect([edgeTowards('east', 'n'), edgeTowards('west', 'n')]).toEqual(['w', 'e']);
    expect([edgeTowards('north', 'w'), edgeTowards('east', 'w')]).toEqual(['e', 's']);
    expect([edgeTowards('north', 'e'), edgeTowards('east', 'e')]).toEqual(['w', 'n']);
    expect(playedWith(wind(PLAYER_ASKING, 'w'), [1]).wind).toBe('e');
  });
});

describe('terrain', () => {
  it('does what the text says of each kind', () => {
    const effects = Object.entries(TERRAIN.rows).map(([kind, { result }]) => [
      kind,
      result.going,
      result.sight,
      ...(['cover', 'concealed', 'water'] as const).filter((effect) => result[effect]),
    ]);
    expect(effects).toEqual([
      ['scrub', 'normal', 'clear', 'cover'],
      ['rocks', 'none', 'clear'],
      ['dry-riverbed', 'normal', 'clear', 'concealed'],
      ['undulating', 'half-across', 'clear'],
      ['rough', 'half', 'reduced'],
      ['street', 'normal', 'clear'],
      ['river', 'none', 'clear', 'water'],
      ['ford', 'ford', 'clear', 'water'],
      ['bridge', 'normal', 'clear'],
      ['building', 'normal', 'blocked', 'cover'],
    ]);
  });

  it('is none in towns, up to two pieces in suburbs, two to four in the country', () => {
    expect(playedWith(terrain(PLAYER_ASKING, 'urban')).ground).toEqual({ pieces: [], ford: null });
    const number = (area: 'outskirts' | 'rural', face: number, pieces: number) =>
      playedWith(terrain(PLAYER_ASKING, area), [face], ...Array.from({ length: pieces }, () => [1])).ground
        .pieces.length;
    const faces = [1, 2, 3, 4, 5, 6];
    expect(faces.map((face) => number('outskirts', face, Math.ceil(face / 2) - 1))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
    expect(faces.map((face) => number('rural', face, Math.ceil(face / 2) + 1))).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('comes by one die a piece, a second river or riverbed as scrub, the ford last', () => {
    expect(playedWith(terrain(PLAYER_ASKING, 'rural'), [6], [2], [3], [4], [5]).ground).toEqual({
      pieces: ['rocks', 'dry-riverbed', 'undulating', 'rough'],
      ford: null,
    });
    expect(playedWith(terrain(PLAYER_ASKING, 'rural'), [6], [6], [3], [3], [6], [2]).ground).toEqual({
      pieces: ['dry-riverbed', 'scrub', 'scrub'],
      ford: 'half',
    });
  });

  it('lies in squares of 12 inches or strips of 6 by 24, a riverbed from edge to next edge', () => {
    const shapes = new Set<string>();
    for (const area of AREAS) {
      for (const seed of seeds(150)) {
        const table = inRectangles(tableFrom(seed, { area }).table);
        const arms = table.terrain.filter(({ kind }) => kind === 'dry-riverbed');
        if (arms.length > 0) {
          const [a, b] = arms.map(({ footprint }) => footprint);
          if (!a || !b) throw new Error('a riverbed has two arms');
          expect(gap(a, b)).toBe(0);
          const rim = [a, b].map(({ west, south, east, north }) =>
            [west === 0 || east === 480 ? 'x' : '', south === 0 || north === 480 ? 'y' : ''].join(''),
          );
          expect(rim.toSorted()).toEqual(['x', 'y']);
        }
        for (const { kind, footprint } of table.terrain) {
          const sides = [footprint.east - footprint.west, footprint.north - footprint.south].toSorted(
            (one, other) => one - other,
          );
          if (kind !== 'dry-riverbed') shapes.add(sides.join(' × '));
        }
      }
    }
    expect(shapes).toEqual(new Set(['120 × 120', '60 × 240']));
  });
});

describe('a river', () => {
  it('can be forded nowhere on 1, along half on 2 and 3, anywhere from 4', () => {
    const rolled = [1, 2, 3, 4, 5, 6].map((face) => playedWith(river(PLAYER_ASKING), [face]).ford);
    expect(rolled).toEqual(['none', 'half', 'half', 'all', 'all', 'all']);
    const { outcomes } = odds(() => PLACE_ODDS['atz.river'].play(), String, {
      order: PLACE_ODDS['atz.river'].outcomes,
    });
    expect(outcomes.map(([name, { n, of }]) => `${name} ${n}/${of}`)).toEqual([
      'none 1/6',
      'half 2/6',
      'all 3/6',
    ]);
  });

  it.each([
    ['none', 1],
    ['half', 2],
    ['all', 4],
  ] as const)('runs 6 inches wide from edge to edge, ford: %s', (ford, face) => {
    for (const seed of seeds(60)) {
      const faces = { 'holdout.terrain': 6, 'atz.river': face };
      const { river: laid } = inRectangles(tableFrom(seed, { area: 'rural' }, faces).table);
      if (!laid) throw new Error('no river');
      const sides = ({ west, south, east, north }: typeof laid.footprint) => [east - west, north - south];
      const sorted = (rect: typeof laid.footprint) => sides(rect).toSorted((a, b) => a - b);
      expect(sorted(laid.footprint)).toEqual([60, 480]);
      expect(laid.ford).toBe(ford);
      const [across] = sides(laid.footprint);
      const part = laid.bridge ?? laid.fordable;
      if (!part) throw new Error('no way over');
      expect(within(laid.footprint, part)).toBe(true);
      expect(across === 60 ? sides(part) : sides(part).toReversed()).toEqual([
        60,
        { none: 40, half: 240, all: 480 }[ford],
      ]);
      expect(laid.bridge === null).toBe(ford !== 'none');
    }
  });

  it('is left out where corrected figures bring one into a town whose buildings it leaves no room', () => {
    const corrections = [
      { table: 'holdout.terrain-count', row: 'urban', field: 'fixed', to: 2 },
      { table: 'holdout.terrain-count', row: 'urban', field: 'dice', to: 2 },
    ];
    const laid = seeds(150).map((seed) =>
      withCorrections(corrections, () => tableFrom(seed, { area: 'urban' })),
    );
    const dry = laid.filter(({ leftOut }) => leftOut.includes('river'));
    expect(dry.length).toBeGreaterThan(0);
    expect(dry.every(({ table }) => table.river === null)).toBe(true);
    expect(laid.some(({ table }) => table.river !== null)).toBe(true);
  });
});
