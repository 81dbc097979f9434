import { describe, expect, it } from 'vitest';
import { locksOn } from '../../renderer/games/all-things-zombie/set-up/locks.ts';
import { noteAt } from '../../renderer/games/all-things-zombie/set-up/note-at.ts';
import {
  lineOf,
  PART_WORDS,
  SINGLE_PARTS,
} from '../../renderer/games/all-things-zombie/set-up/part-words.ts';
import {
  heldAgainst,
  oddsText,
  survivorShare,
  zombieShare,
} from '../../renderer/games/all-things-zombie/set-up/shares.ts';
import { SINGLE_PARTS as PARTS } from '../../src/rules/all-things-zombie/battlefield/parts.ts';
import { rectangle } from '../../src/rules/core/geometry/polygon.ts';

const floor = {
  odds: {
    rule: 'atz.activity',
    exact: true,
    corrected: false,
    outcomes: [
      { name: 'zombies', n: 4, of: 9 },
      { name: 'survivors', n: 4, of: 9 },
      { name: 'both', n: 1, of: 9 },
    ],
  },
};

describe('the odds of a floor', () => {
  it('count whom one meets alone or with others', () => {
    expect(zombieShare(floor)).toBeCloseTo(5 / 9);
    expect(survivorShare(floor)).toBeCloseTo(5 / 9);
    expect(oddsText(floor)).toBe('zombies 56 %, survivors 56 %, nobody 0 %');
  });

  it('are held against a score that a die can show, or against none', () => {
    const text = (zombies: number, survivors: number) => heldAgainst({ zombies, survivors });
    expect(text(3, 1)).toBe('Zombies on 3 or less, survivors on 1 or less');
    expect(text(0, 4)).toBe('Zombies on no die, survivors on 4 or less');
    expect(text(4, -1)).toBe('Zombies on 4 or less, survivors on no die');
  });
});

describe('the parts of a table', () => {
  it('all have their line', () => {
    expect([...SINGLE_PARTS].toSorted()).toEqual([...PARTS].toSorted());
    expect(['b3', 'v1', 't2', 'river', 's1'].map(lineOf)).toEqual([
      'b3',
      'v1',
      'terrain',
      'terrain',
      'layout',
    ]);
  });

  it('are said in a few words', () => {
    const piece = (id: string, kind: 'rough' | 'rocks') => ({
      id,
      kind,
      outline: rectangle({ west: 0, south: 0, east: 10, north: 10 }),
    });
    const table = {
      width: 480,
      depth: 480,
      name: 'Hollin Parade',
      area: 'outskirts',
      entry: 's',
      wind: 'e',
      streets: [
        {
          name: 'Chapel Lane',
          outline: rectangle({ west: 0, south: 0, east: 60, north: 480 }),
          line: [
            { x: 30, y: 0 },
            { x: 30, y: 480 },
          ],
        },
      ],
      buildings: [],
      vehicles: [],
      terrain: [piece('t1', 'rough'), piece('t2', 'rocks'), piece('t3', 'rough')],
      river: null,
    } as const;
    const is = (part: keyof typeof PART_WORDS) => PART_WORDS[part].is(structuredClone(table) as never);
    expect(is('names')).toBe('Hollin Parade, Chapel Lane');
    expect(is('terrain')).toBe('Woods (2), rocks');
    // A table of an earlier version doesn't say how its streets lie.
    expect(is('layout')).toBe('One street');
    expect(PART_WORDS.layout.is({ ...structuredClone(table), plan: 'tee' } as never)).toBe('A T junction');
    // The edge that fire spreads to, as the book’s table has it.
    expect(is('wind')).toBe('Towards the east');
    expect(is('entry')).toBe('South');
  });

  it('lose their locks when they are gone', () => {
    const table = { buildings: [1, 2], vehicles: [1] };
    expect(locksOn(['wind', 'b2', 'b3', 'v1', 'v2'], table)).toEqual(['wind', 'b2', 'v1']);
  });
});

describe('the note on a part', () => {
  const TABLE = { width: 480, depth: 480 };
  const scale = 1.2;
  const margin = { left: 30, top: 14, bottom: 24 };

  it('stands on the side with more room, and never off the map', () => {
    const west = noteAt({ outline: rectangle({ west: 10, south: 300, east: 60, north: 400 }) }, TABLE, scale);
    expect(west.left).toBeGreaterThan(margin.left + 60 * scale);
    const east = noteAt(
      { outline: rectangle({ west: 400, south: 300, east: 470, north: 400 }) },
      TABLE,
      scale,
    );
    expect(Number(east.left) + Number(east.width)).toBeLessThan(margin.left + 400 * scale);
    const wide = noteAt(
      { outline: rectangle({ west: 40, south: 300, east: 440, north: 400 }) },
      TABLE,
      scale,
    );
    expect(Number(wide.left)).toBeGreaterThanOrEqual(0);
    expect(Number(wide.left) + Number(wide.width)).toBeLessThanOrEqual(
      TABLE.width * scale + margin.left + 16,
    );
  });

  it('hangs below or above what leaves no room beside it', () => {
    const street = noteAt(
      { outline: rectangle({ west: 0, south: 300, east: 480, north: 360 }) },
      TABLE,
      scale,
    );
    expect(street).toMatchObject({ left: margin.left, top: margin.top + 180 * scale + 14 });
    const south = noteAt({ outline: rectangle({ west: 0, south: 60, east: 480, north: 120 }) }, TABLE, scale);
    expect(south).toMatchObject({ left: margin.left, bottom: margin.bottom + 120 * scale + 14 });
  });

  it('hangs from the top of a part in the north, and stands on the foot of one in the south', () => {
    expect(
      noteAt({ outline: rectangle({ west: 0, south: 300, east: 60, north: 400 }) }, TABLE, scale).top,
    ).toBeCloseTo(margin.top + 80 * scale);
    expect(
      noteAt({ outline: rectangle({ west: 0, south: 100, east: 60, north: 200 }) }, TABLE, scale).bottom,
    ).toBeCloseTo(margin.bottom + 100 * scale);
  });
});
