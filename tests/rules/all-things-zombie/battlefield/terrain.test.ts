import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { BATTLEFIELD_ODDS } from '../../../../src/rules/all-things-zombie/battlefield/odds.ts';
import { river, TERRAIN, terrain } from '../../../../src/rules/all-things-zombie/battlefield/terrain.ts';
import { edgeTowards, wind } from '../../../../src/rules/all-things-zombie/battlefield/wind.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { type Polygon, twiceArea } from '../../../../src/rules/core/geometry/polygon.ts';
import { withCorrections } from '../../../../src/rules/core/in-force.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { overlaps, widthsOf } from './shape.ts';
import { seeds, tableFrom } from './support.ts';

describe('wind', () => {
  it('blows as the table prints: 1 north, 2 and 3 west, 4 and 5 east, 6 south', () => {
    const rolled = [1, 2, 3, 4, 5, 6].map((face) => playedWith(wind(PLAYER_ASKING, 's'), [face]).wind);
    expect(rolled).toEqual(['n', 'w', 'w', 'e', 'e', 's']);
    const { outcomes } = odds(() => BATTLEFIELD_ODDS['atz.wind'].play(), String);
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

  it('lies in squares of 12 inches or strips of 6 by 24, its outline natural and from side to side of them', () => {
    const shapes = new Set<string>();
    for (const area of AREAS) {
      for (const seed of seeds(50)) {
        for (const { kind, outline } of tableFrom(seed, { area }).table.terrain) {
          if (kind === 'dry-riverbed') continue;
          const [short, long] = extents(outline);
          const strip = long > 180;
          shapes.add(strip ? 'strip' : 'square');
          expect(Math.abs(short - (strip ? 60 : 120))).toBeLessThanOrEqual(1.5);
          expect(Math.abs(long - (strip ? 240 : 120))).toBeLessThanOrEqual(1.5);
          const share = twiceArea(outline) / 2 / (short * long);
          expect(share).toBeGreaterThan(0.55);
          expect(share).toBeLessThan(0.98);
          expect(outline.length).toBeGreaterThan(12);
        }
      }
    }
    expect(shapes).toEqual(new Set(['square', 'strip']));
  });

  it('has a riverbed in one shape, three or four inches across, from one edge of the table to the next', () => {
    const corners = new Set<string>();
    for (const seed of seeds(150)) {
      const { terrain: pieces } = tableFrom(seed, { area: 'rural' }).table;
      const beds = pieces.filter(({ kind }) => kind === 'dry-riverbed');
      expect(beds.length).toBeLessThanOrEqual(1);
      for (const { outline, line } of beds) {
        if (line === undefined) throw new Error('a riverbed has a middle');
        const ends = [line[0], line.at(-1)].map((end) =>
          end?.x === 0 ? 'w' : end?.x === 480 ? 'e' : end?.y === 0 ? 's' : end?.y === 480 ? 'n' : '?',
        );
        corners.add(ends.toSorted().join(''));
        for (const wide of widthsOf({ outline, line })) {
          expect(wide).toBeGreaterThanOrEqual(28.5);
          expect(wide).toBeLessThanOrEqual(41.5);
        }
      }
    }
    expect(corners).toEqual(new Set(['sw', 'nw', 'es', 'en']));
  });
});

/** Extents of an outline, the shorter way first, along the direction in which it is the narrowest. */
function extents(outline: Polygon): readonly [number, number] {
  const along = (x: number, y: number) => {
    const far = outline.map((spot) => (spot.x * x + spot.y * y) / Math.sqrt(x * x + y * y));
    return Math.max(...far) - Math.min(...far);
  };
  const ways = [-3, -2, -1, 0, 1, 2, 3].map((lean) => [along(12, -lean), along(lean, 12)] as const);
  // The right one of all ways the outline may be turned fits a piece of the book's best.
  const off = ([a, b]: readonly [number, number]) => {
    const [short, long] = [Math.min(a, b), Math.max(a, b)];
    return Math.min(
      Math.abs(short - 120) + Math.abs(long - 120),
      Math.abs(short - 60) + Math.abs(long - 240),
    );
  };
  const [width, depth] = ways.toSorted((a, b) => off(a) - off(b))[0] ?? [0, 0];
  return [Math.min(width, depth), Math.max(width, depth)];
}

describe('a river', () => {
  it('can be forded nowhere on 1, along half on 2 and 3, anywhere from 4', () => {
    const rolled = [1, 2, 3, 4, 5, 6].map((face) => playedWith(river(PLAYER_ASKING), [face]).ford);
    expect(rolled).toEqual(['none', 'half', 'half', 'all', 'all', 'all']);
    const { outcomes } = odds(() => BATTLEFIELD_ODDS['atz.river'].play(), String, {
      order: BATTLEFIELD_ODDS['atz.river'].outcomes,
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
  ] as const)('runs 6 inches wide or a little more from edge to another edge, ford: %s', (ford, face) => {
    for (const seed of seeds(15)) {
      for (const area of ['outskirts', 'rural'] as const) {
        const faces = { 'holdout.terrain': 6, 'holdout.terrain-count': 4, 'atz.river': face };
        const { river: laid, streets } = tableFrom(seed, { area }, faces).table;
        if (!laid) throw new Error('no river');
        const { outline, line, fordable, bridge } = laid;
        for (const wide of widthsOf(laid)) {
          expect(wide).toBeGreaterThanOrEqual(58.5);
          expect(wide).toBeLessThanOrEqual(72);
        }
        const rims = [line[0], line.at(-1)].map((end) =>
          end?.x === 0 ? 'w' : end?.x === 480 ? 'e' : end?.y === 0 ? 's' : end?.y === 480 ? 'n' : '?',
        );
        expect(new Set(rims).size).toBe(2);
        expect(rims).not.toContain('?');
        expect(laid.ford).toBe(ford);
        const share = fordable === null ? 0 : twiceArea(fordable) / twiceArea(outline);
        if (ford === 'none') expect(share).toBe(0);
        if (ford === 'half') expect(share).toBeLessThanOrEqual(0.55);
        if (ford === 'half') expect(share).toBeGreaterThan(0.2);
        if (ford === 'all') expect(fordable).toEqual(outline);
        if (ford === 'none') expect(bridge).not.toBeNull();
        // A road gets over: by the bridge, which is as wide, or through the ford.
        const crossed = streets.filter((street) => overlaps(street.outline, outline));
        if (crossed.length > 0 && bridge === null) expect(fordable).not.toBeNull();
        if (crossed.length > 0 && area === 'outskirts') expect(bridge).not.toBeNull();
      }
    }
  });

  it('is left out where corrected figures bring one into a town whose buildings it leaves no room', () => {
    const corrections = [
      { table: 'holdout.terrain-count', row: 'urban', field: 'fixed', to: 6 },
      { table: 'holdout.terrain-count', row: 'urban', field: 'dice', to: 4 },
    ];
    const faces = { 'atz.building-count': 6 };
    const laid = seeds(2).map((seed) =>
      withCorrections(corrections, () => tableFrom(seed, { area: 'urban' }, faces)),
    );
    for (const { table, leftOut } of laid) {
      expect(table.buildings.length).toBe(30);
      expect(leftOut.length).toBeGreaterThan(0);
      if (leftOut.includes('river')) expect(table.river).toBeNull();
    }
  });
});
