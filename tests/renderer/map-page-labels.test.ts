/** Words on the pages of a map at full size and at half: all of them to be seen once the pages are joined, and none on a wall. */
import { describe, expect, it } from 'vitest';
import {
  boxInside,
  boxOnMap,
  cornersOnMap,
  TRUE_SCALE,
  wholeOf,
} from '../../renderer/components/map/geometry.ts';
import { mapPlan } from '../../renderer/components/map/map-plan.ts';
import { boxOf, cornersOf, shapesMeet, sidesOf } from '../../renderer/components/map/oriented.ts';
import { aroundGrown, grownOn, isAtJoin } from '../../renderer/components/map/texture.ts';
import { partsOf } from '../../renderer/games/all-things-zombie/map/parts-of-table.ts';
import { placedPlaces } from '../../renderer/games/all-things-zombie/map/placed-places.ts';
import type { TableView } from '../../renderer/games/all-things-zombie/map/table-view.ts';
import { mapGrid, SHARES } from '../../renderer/games/all-things-zombie/print/map-tiles.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import { AREAS } from '../../src/rules/all-things-zombie/types.ts';
import { rectangle } from '../../src/rules/core/geometry/polygon.ts';

const TABLES = 6;
/** Sizes of words at which the pages are drawn. */
const SIZES = { full: { number: 53, words: 24 }, half: { number: 32, words: 16 } } as const;
/** Pixels: half a wall, and how far the white ground of words reaches beyond them. */
const OFF_WALLS = 5.5;

const tables = Array.from({ length: TABLES }, (_, at) => {
  const area = AREAS[at % AREAS.length] ?? 'urban';
  const seed = `PAGES-${at}`;
  return { seed, table: structuredClone(generateEncounter({ area, phase: 1, seed }).table) as TableView };
});

describe.each(['full', 'half'] as const)('words on the pages of tables at %s size', (share) => {
  const pages = tables.flatMap(({ seed, table }) => {
    const parts = partsOf(table);
    const called = (id: string) => parts.find((part) => part.id === id) ?? { title: '' };
    return mapGrid(table, 'Letter', share).tiles.map(({ name, own, drawn, words }) => {
      const view = { window: drawn, words, scale: TRUE_SCALE * SHARES[share] };
      const { labels } = mapPlan({ table, called, view, sizes: SIZES[share], toPlayOn: true });
      return { name: `${seed} ${name}`, table, own, view, labels };
    });
  });

  it('stand where no other page is glued over them', () => {
    expect(
      pages.flatMap(({ name, own, view, labels }) =>
        labels
          .filter((label) => !boxInside(boxOf(label), boxOnMap(view, own)))
          .map(({ text }) => `${name}: ${text}`),
      ),
    ).toEqual([]);
  });

  it('number each building on one page at least, and leave its outer walls whole', () => {
    const on = (table: TableView, id: string) =>
      pages
        .filter((page) => page.table === table)
        .flatMap(({ view, labels }) =>
          labels.filter(({ key }) => key === `${id}/0`).map((label) => ({ view, label })),
        );
    expect(
      tables.flatMap(({ seed, table }) =>
        table.buildings.flatMap(({ id, outline }) => {
          const numbers = on(table, id);
          const cut = numbers.filter(({ view, label }) =>
            sidesOf(cornersOnMap(view, outline)).some((side) =>
              shapesMeet(side, cornersOf(label, share === 'full' ? OFF_WALLS : 0)),
            ),
          );
          return numbers.length > 0 && cut.length === 0
            ? []
            : [`${seed} ${id}: ${numbers.length}, ${cut.length}`];
        }),
      ),
    ).toEqual([]);
  });
});

describe('what grows on the ground', () => {
  const ground = rectangle({ west: 0, east: 200, south: 0, north: 200 });
  const window = { west: 0, south: 0, east: 100, north: 100 };

  it('leaves a word free however large it is drawn', () => {
    const view = { window, scale: TRUE_SCALE };
    const [tree] = grownOn('rough', ground, view);
    if (tree === undefined) throw new Error('no tree');
    const word = cornersOf({ ...tree.at, width: 20, height: 8, turn: 0 });
    const word2 = cornersOf({ x: tree.at.x + tree.radius / 2, y: tree.at.y, width: 20, height: 8, turn: 0 });
    for (const words of [[word], [word2]])
      expect(
        grownOn('rough', ground, view, words).some((one) => shapesMeet(aroundGrown(one), words[0] ?? [])),
      ).toBe(false);
  });

  it('stays whole where the next page shows the other half of it', () => {
    const view = { window, words: window, scale: TRUE_SCALE };
    const atJoin = grownOn('rough', ground, view).filter((one) => isAtJoin(one, view));
    const words = atJoin.map(({ at }) => cornersOf({ ...at, width: 9, height: 9, turn: 0 }));
    expect(words.length).toBeGreaterThan(0);
    expect(grownOn('rough', ground, view, words).filter((one) => isAtJoin(one, view))).toEqual(atJoin);
  });
});

it('names a sign on the page that shows it, and on no other', () => {
  const table = { width: 480, depth: 480 };
  const placed = [{ what: 'prison', spot: { x: 240, y: 240 }, getaway: null }] as const;
  const wordsAt = (window: ReturnType<typeof wholeOf>) =>
    placedPlaces(placed as never, { table, view: { window, scale: 1 }, labels: [] }).signs.flatMap(
      ({ words }) => words,
    );
  expect(wordsAt(wholeOf(table))).toHaveLength(1);
  expect(wordsAt({ west: 300, south: 200, east: 480, north: 300 })).toEqual([]);
});

it('names a ring on no floor of a page: where all of it runs through a building, another page does', () => {
  const table = { width: 480, depth: 480 };
  const placed = [{ what: 'prison', spot: { x: 240, y: 100 }, getaway: 150 }] as const;
  const window = { west: 180, south: 200, east: 300, north: 300 };
  const view = { window, words: window, scale: 2 };
  const textsWith = (...solids: readonly ReturnType<typeof cornersOnMap>[]) =>
    placedPlaces(placed as never, { table, view, labels: [], ground: { shapes: [], solids } })
      .signs.flatMap(({ words }) => words)
      .map(({ text }) => text);
  expect(textsWith()).toHaveLength(1);
  expect(textsWith(cornersOnMap(view, rectangle(window)))).toEqual([]);
});
