/** Bridges on two hundred tables: planks on their deck alone, rails along its sides, on whatever bend they cross the water. */
import { expect, it } from 'vitest';
import { cornersOnMap, onMap, wholeOf } from '../../renderer/components/map/geometry.ts';
import { isInside } from '../../renderer/components/map/inside.ts';
import { nearestOn } from '../../renderer/components/map/polylines.ts';
import { bridgePaths } from '../../renderer/components/map/water.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import { AREAS } from '../../src/rules/all-things-zombie/types.ts';
import type { Spot } from '../../src/rules/core/play.ts';

const TABLES = 200;
/** Pixels: what is rounded away. */
const NEARLY = 1.5;

const bridges = Array.from({ length: TABLES }, (_, at) => {
  const seed = `BRIDGES-${at}`;
  const { table } = generateEncounter({ area: AREAS[at % AREAS.length] ?? 'rural', phase: 1, seed });
  const { river } = table;
  if (river === null || river.bridge === null) return [];
  const view = { window: wholeOf(table), scale: 1 };
  const deck = cornersOnMap(view, river.bridge);
  const water = {
    line: river.line.map((spot) => onMap(view, spot)),
    corners: cornersOnMap(view, river.outline),
  };
  return [{ seed, deck, rim: [...deck, ...deck.slice(0, 1)], paths: bridgePaths(deck, water, view) }];
}).flat();

/** `M1 2L3 4`: each line of a path by its spots. */
const linesIn = (path: string): readonly (readonly Spot[])[] =>
  path
    .split('M')
    .filter((line) => line !== '')
    .map((line) =>
      line.split('L').map((spot) => {
        const [x = Number.NaN, y = Number.NaN] = spot.trim().split(/[ ,]+/).map(Number);
        return { x, y };
      }),
    );

it('are there, with planks and two rails', () => {
  expect(bridges.length).toBeGreaterThan(15);
  const wrong = bridges.filter(
    ({ paths }) => linesIn(paths.rails).length !== 2 || linesIn(paths.planks).length < 3,
  );
  expect(wrong.map(({ seed }) => seed)).toEqual([]);
});

it('have no plank over water or grass', () => {
  const off = bridges.filter(({ deck, rim, paths }) =>
    linesIn(paths.planks)
      .flat()
      .some((spot) => !(isInside(deck, spot) || nearestOn(rim, spot).away < NEARLY)),
  );
  expect(off.map(({ seed }) => seed)).toEqual([]);
});

it('have rails along the sides of their deck, but for ends that spread', () => {
  const off = bridges.filter(({ rim, paths }) =>
    linesIn(paths.rails).some((rail) =>
      rail.slice(2, -2).some((spot) => !(nearestOn(rim, spot).away < NEARLY)),
    ),
  );
  expect(off.map(({ seed }) => seed)).toEqual([]);
});
