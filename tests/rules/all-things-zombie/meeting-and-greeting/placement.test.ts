import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { areasOf } from '../../../../src/rules/all-things-zombie/battlefield/areas.ts';
import { FACINGS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/facing.ts';
import {
  besideBuilding,
  firstMove,
  groundOf,
  openCentre,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import {
  type Ground,
  zombieArrives,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/placement.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { contains, type Polygon, rectangle } from '../../../../src/rules/core/geometry/polygon.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { seeds, tableFrom } from '../battlefield/support.ts';

const open: Ground = groundOf(null);
const centre = { x: 240, y: 240 };

describe('a zombie drawn by gunfire', () => {
  it.each([
    [1, 'left-front', 155, 325],
    [2, 'front', 240, 360],
    [3, 'right-front', 325, 325],
    [4, 'left-rear', 155, 155],
    [5, 'rear', 240, 120],
    [6, 'right-rear', 325, 155],
  ] as const)('comes on a %i at the %s of one who faces north', (face, location, x, y) => {
    expect(playedWith(zombieArrives(PLAYER_ASKING, open, centre, 'n'), [face])).toEqual({
      face,
      location,
      spot: { x, y },
      inDoorway: false,
    });
  });

  it('stands twelve inches away, to the nearest tenth, whichever way one faces', () => {
    for (const facing of FACINGS) {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const { spot } = playedWith(zombieArrives(PLAYER_ASKING, open, centre, facing), [face]);
        expect(Math.round(Math.hypot(spot.x - 240, spot.y - 240))).toBe(120);
      }
    }
  });

  it('takes the next location clockwise where the table ends', () => {
    // Facing south at the southern edge: front is off the table, so is the right front; the right rear is not.
    const edge = { x: 240, y: 10 };
    expect(playedWith(zombieArrives(PLAYER_ASKING, open, edge, 's'), [2]).location).toBe('right-rear');
  });

  it('stands on no rim, in no rocks and in no water, on any table', () => {
    const wrong: string[] = [];
    for (const seed of seeds(45)) {
      const area = AREAS[Number(seed.slice(5)) % AREAS.length] ?? 'rural';
      const { table } = tableFrom(seed, { area });
      const { width, depth } = table;
      const tries = [firstMove(table).spot, openCentre(table), besideBuilding(table)].flatMap((from) =>
        FACINGS.flatMap((facing) => [1, 2, 3, 4, 5, 6].map((face) => ({ from, facing, face }))),
      );
      for (const { from, facing, face } of tries) {
        const come = zombieArrives(PLAYER_ASKING, groundOf(table), from, facing);
        const { spot, inDoorway } = playedWith(come, [face]);
        const onTable = spot.x > 0 && spot.y > 0 && spot.x < width && spot.y < depth;
        const on = areasOf(table).findLast(({ outline }) => contains(outline, spot));
        const kept = on !== undefined && (on.going === 'none' || on.ground === 'building');
        if (!inDoorway && (!onTable || kept)) wrong.push(`${seed}, ${area}: ${spot.x}, ${spot.y} ${on?.id}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('waits in the nearest doorway of a building on its way', () => {
    const ground: Ground = {
      ...open,
      buildings: [
        {
          outline: rectangle({ west: 200, south: 300, east: 280, north: 400 }),
          doorways: [
            { x: 240, y: 400 },
            { x: 240, y: 300 },
          ],
        },
      ],
    };
    expect(playedWith(zombieArrives(PLAYER_ASKING, ground, centre, 'n'), [2])).toMatchObject({
      spot: { x: 240, y: 300 },
      inDoorway: true,
    });
    expect(playedWith(zombieArrives(PLAYER_ASKING, ground, centre, 'n'), [5]).inDoorway).toBe(false);
  });

  it('waits at a door of the first building on its way, though a farther one has a nearer door', () => {
    const building = (south: number, north: number, ...doorways: readonly { x: number; y: number }[]) => ({
      outline: rectangle({ west: 200, south, east: 280, north }),
      doorways,
    });
    const ground: Ground = {
      ...open,
      buildings: [
        building(320, 350, { x: 240, y: 320 }),
        building(260, 310, { x: 200, y: 310 }, { x: 280, y: 345 }),
      ],
    };
    expect(playedWith(zombieArrives(PLAYER_ASKING, ground, centre, 'n'), [2]).spot).toEqual({
      x: 200,
      y: 310,
    });
    const [far, near] = ground.buildings;
    const swapped = { ...open, buildings: [near, far].flatMap((one) => one ?? []) };
    expect(playedWith(zombieArrives(PLAYER_ASKING, swapped, centre, 'n'), [2]).spot).toEqual({
      x: 200,
      y: 310,
    });
  });

  it('is held back by a building however it stands, and by none it passes a corner of', () => {
    const held = (outline: Polygon) => {
      const ground = { ...open, buildings: [{ outline, doorways: [{ x: 1, y: 1 }] }] };
      return playedWith(zombieArrives(PLAYER_ASKING, ground, centre, 'n'), [2]).inDoorway;
    };
    const leaning = (x: number) => [
      { x, y: 280 },
      { x: x + 40, y: 300 },
      { x: x + 20, y: 340 },
      { x: x - 20, y: 320 },
    ];
    expect([leaning(240), leaning(220), leaning(259), leaning(261), leaning(199)].map(held)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
