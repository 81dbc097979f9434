/** Stairs on the board, and who goes up them onto a roof (ATZ-168; section: All Things Zombie). */
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../../../src/rules/all-things-zombie/board/goes.ts';
import { groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { wayTo } from '../../../../src/rules/all-things-zombie/board/paths.ts';
import { HALF_BASE, type Level } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { climbsOn } from '../../../../src/rules/all-things-zombie/board/way.ts';
import { tableWith } from '../../../support/rules/encounter.ts';

const ground = groundOn(tableWith('rural', { storeys: 2 }));
const level = (floor: number): Level => ({ building: 'b1', floor });
/** The stairs of the house b1. */
const FOOT = { x: 44, y: 144 };

describe('stairs of a house of two storeys', () => {
  it.each([
    ['from the first floor to the roof', level(1), level(2), 1],
    ['from the roof to the first floor', level(2), level(1), 1],
    ['from the roof out of the house', level(2), null, 2],
  ])('lead %s', (_, from, to, climbs) => {
    const end = to === null ? { x: 25, y: 94 } : { x: 30, y: 130 };
    const way = wayTo({ ground, bodies: [], from: { x: 40, y: 140 }, level: from }, end, to, 400);
    expect(way && climbsOn(way, from)).toBe(climbs);
  });

  it('lead no farther than the roof', () => {
    const going = { ground, bodies: [], from: FOOT, level: level(2) };
    expect(wayTo(going, FOOT, level(3), 400)).toBeUndefined();
  });
});

describe('a zombie', () => {
  const reaches = (from: Level | null, prey: Level) => {
    const at = { spot: from === null ? { x: 25, y: 94 } : { x: 25, y: 130 }, facing: 0, level: from };
    const human = {
      who: 'f1',
      at: { spot: FOOT, facing: 0, level: prey },
      reach: HALF_BASE,
      isHidden: false,
    };
    const zombie = { ground, at, bodies: [], taken: [human], humans: [human], conditions: {}, gunfire: [] };
    return reachOf(zombie, 'f1') !== undefined;
  };

  it('gets at nobody on a roof without its die, but for one that is up there', () => {
    expect(reaches(level(1), level(2))).toBe(false);
    expect(reaches(level(2), level(2))).toBe(true);
  });

  it('comes down from a roof by the stairs', () => {
    expect(reaches(level(2), level(1))).toBe(true);
  });
});
