/** Signs of a battle on two hundred tables, measured as Play draws them: none hides a word, nor another sign. */
import { expect, it } from 'vitest';
import { type Box, boxesMeet, middleOf, wholeOf } from '../../renderer/components/map/geometry.ts';
import { mapPlan } from '../../renderer/components/map/map-plan.ts';
import { cornersOf, shapesMeet } from '../../renderer/components/map/oriented.ts';
import { partsOf } from '../../renderer/games/all-things-zombie/map/parts-of-table.ts';
import { placedPlaces } from '../../renderer/games/all-things-zombie/map/placed-places.ts';
import {
  PARTY_RADIUS,
  type Square,
  squarePlaces,
} from '../../renderer/games/all-things-zombie/map/sign-places.ts';
import type { TableView } from '../../renderer/games/all-things-zombie/map/table-view.ts';
import { visitedSigns } from '../../renderer/games/all-things-zombie/map/visited-signs.ts';
import {
  SHOTS_RADIUS,
  shotsSigns,
  withinSigns,
} from '../../renderer/games/all-things-zombie/play/board/battle-signs.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import type { UnderWay } from '../../src/contract/games/all-things-zombie/encounter-view.ts';
import { AREAS } from '../../src/rules/all-things-zombie/types.ts';
import { boundsOf } from '../../src/rules/core/geometry/polygon.ts';

const TABLES = 200;
/** Scales at which Play draws the map beside the figures, and on a large screen. */
const SCALES = [0.67, 1.05];
/** A prison where zombies come on, too, with a ring about it. */
const CAPTIVES = [{ what: 'prison', spot: { x: 240, y: 205 }, getaway: 150 }] as const;
/** Half a square of a letter and a digit, in pixels. */
const HALF = 9;

/** The six places around a party that has come on from the south; tenths of an inch. */
const PARTY = { x: 240, y: 85 };
const ARRIVALS = [0, 60, 120, 180, 240, 300].map((turn) => ({
  x: Math.round(PARTY.x + 120 * Math.cos((turn * Math.PI) / 180)),
  y: Math.max(0, Math.round(PARTY.y + 120 * Math.sin((turn * Math.PI) / 180))),
}));

const boxAt = ({ x, y }: { readonly x: number; readonly y: number }, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
const middle = ({ x, y, width, height }: Box) => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
  turn: 0,
});

type Met = Pick<UnderWay, 'visits' | 'groups' | 'searches' | 'markers' | 'partyPlaces'>;

const drawn = Array.from({ length: TABLES }, (_, at) => {
  const area = AREAS[at % AREAS.length] ?? 'urban';
  const seed = `SIGNS-${at}`;
  const table = structuredClone(generateEncounter({ area, phase: 1, seed }).table) as TableView;
  const parts = partsOf(table);
  const view = { window: wholeOf(table), scale: SCALES[at % SCALES.length] ?? 1 };
  const called = (id: string) => parts.find((part) => part.id === id) ?? { title: '' };
  return { seed, table, view, labels: mapPlan({ table, called, view, entry: table.entry }).labels };
});

/** Somebody has gone into each second building, met people or zombies there, and fired from it. */
function hiddenOn({ seed, table, view, labels }: (typeof drawn)[number]): readonly string[] {
  const entered = table.buildings.filter((_, one) => one % 2 === 0);
  const met = {
    visits: entered.map(({ id }, one) => ({ spot: id, zombies: 2, group: one % 2 === 0 ? id : null })),
    groups: entered.map(({ id }) => ({ id, members: [{ alive: true }, { alive: true }] })),
    searches: entered.slice(0, 1).map(({ id }) => ({ spot: id })),
    markers: entered.slice(0, 2).map(({ id, outline }) => ({
      who: id,
      shots: 3,
      from: { spot: middleOf(boundsOf(outline)) },
    })),
    partyPlaces: entered.slice(0, 3).map(({ outline }) => ({
      spot: middleOf(boundsOf(outline)),
      inside: true,
      count: 2,
    })),
  } as unknown as Met;
  const { taken: placed } = placedPlaces(CAPTIVES, { table, view, labels });
  const where = { view, labels, party: PARTY };
  const visited = visitedSigns(labels, met);
  const behind = [...placed, ...visited.map(({ box }) => box)];
  const { signs: within, taken: inside } = withinSigns(met.partyPlaces, { ...where, taken: behind });
  const { signs: shots, taken } = shotsSigns(met.markers, { ...where, taken: inside });
  // Zombies where they came on, and some that have come to a building’s number since.
  const squares: readonly Square[] = [
    ...ARRIVALS,
    ...entered.slice(0, 3).map(({ outline }) => middleOf(boundsOf(outline))),
  ].map((spot, one) => ({ spot, count: 1, letter: String.fromCodePoint(65 + one) }));
  const places = squarePlaces(squares, { view, labels, taken, party: PARTY });
  const signs: readonly (readonly [what: string, box: Box])[] = [
    ...places.map((place) => ['zombies', boxAt(place, HALF)] as const),
    ...shots.map((place) => ['shots', boxAt(place, SHOTS_RADIUS)] as const),
    ...within.map((place) => ['the party inside', boxAt(place, PARTY_RADIUS)] as const),
    ...visited.map(({ spot, box }) => [`whom they met in ${spot}`, box] as const),
    ...placed.map((box) => ['the prison and its words', box] as const),
  ];
  const moved = signs.slice(0, places.length + shots.length + within.length);
  return moved.flatMap(([what, box], one) => [
    ...labels
      .filter((label) => shapesMeet(cornersOf(label), cornersOf(middle(box))))
      .map(({ text }) => `${seed}: ${what} on ${text}`),
    ...signs
      .slice(one + 1)
      .filter(([, other]) => boxesMeet(box, other))
      .map(([other]) => `${seed}: ${what} on ${other}`),
  ]);
}

it('hide no number, no name, nobody that was met, and not one another', () => {
  expect(drawn.flatMap(hiddenOn)).toEqual([]);
});
