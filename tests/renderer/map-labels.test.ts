/** Words on five hundred tables, measured: none on a line, none on another, every number where it belongs; and doors, whose swings never cross. */
import { describe, expect, it } from 'vitest';
import { type Leaf, leavesOf } from '../../renderer/components/map/doors.ts';
import { cornersOnMap, onMap, wholeOf } from '../../renderer/components/map/geometry.ts';
import { isInside } from '../../renderer/components/map/inside.ts';
import type { MapLabel } from '../../renderer/components/map/labels.ts';
import { type MapPlan, mapPlan } from '../../renderer/components/map/map-plan.ts';
import {
  boxOf,
  cornersOf,
  type Obstacle,
  shapesMeet,
  sidesOf,
} from '../../renderer/components/map/oriented.ts';
import { beside, stretchesOf } from '../../renderer/components/map/polylines.ts';
import { partsOf } from '../../renderer/games/all-things-zombie/map/parts-of-table.ts';
import type { TableView } from '../../renderer/games/all-things-zombie/map/table-view.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import { AREAS } from '../../src/rules/all-things-zombie/types.ts';

const TABLES = 500;
/** Scales at which Set up draws the map on a small screen and on a large one. */
const SCALES = [1.05, 1.38];

interface Drawn {
  readonly seed: string;
  readonly table: TableView;
  readonly plan: MapPlan;
  readonly view: { readonly window: ReturnType<typeof wholeOf>; readonly scale: number };
}

const drawn: readonly Drawn[] = Array.from({ length: TABLES }, (_, at): Drawn => {
  const area = AREAS[at % AREAS.length] ?? 'urban';
  const seed = `LABELS-${at}`;
  const table = structuredClone(generateEncounter({ area, phase: 1, seed }).table) as TableView;
  const parts = partsOf(table);
  const view = { window: wholeOf(table), scale: SCALES[at % SCALES.length] ?? 1 };
  const called = (id: string) => parts.find((part) => part.id === id) ?? { title: '' };
  return { seed, table, plan: mapPlan({ table, called, view, entry: table.entry }), view };
});

/** Faults of the drawings, each with the table it is on. */
function faults(of: (one: Drawn) => readonly string[]): readonly string[] {
  return drawn.flatMap((one) => of(one).map((fault) => `${one.seed}: ${fault}`));
}

const onRoof = ({ kind }: MapLabel) => kind === 'number' || kind === 'type';
const meetsAny = (label: MapLabel, shapes: readonly Obstacle[]) =>
  shapes.some((shape) => shapesMeet(cornersOf(label), shape));
const lines = (all: readonly (readonly { x: number; y: number }[])[]): readonly Obstacle[] =>
  all.flatMap((line) => stretchesOf(line).map(({ from, to }) => [from, to]));

describe('words on 500 tables', () => {
  it('are never over each other', () => {
    expect(
      faults(({ plan: { labels } }) =>
        labels.flatMap((label, at) =>
          labels
            .slice(at + 1)
            .filter((other) => shapesMeet(cornersOf(label), cornersOf(other)))
            .map((other) => `${label.text} / ${other.text}`),
        ),
      ),
    ).toEqual([]);
  });

  it('stay on the table', () => {
    expect(
      faults(({ table, view, plan }) =>
        plan.labels
          .filter((label) => {
            const { x, y, width, height } = boxOf(label);
            return (
              x < 0 || y < 0 || x + width > table.width * view.scale || y + height > table.depth * view.scale
            );
          })
          .map(({ text }) => text),
      ),
    ).toEqual([]);
  });

  it('give each building its number once, within its walls', () => {
    expect(
      faults(({ table, view, plan }) =>
        table.buildings.flatMap(({ id, outline }) => {
          const own = plan.labels.filter(({ key }) => key.startsWith(`${id}/`));
          const corners = cornersOnMap(view, outline);
          const numbers = own.filter(
            ({ kind, text }) => kind === 'number' && text.split(' ')[0] === id.slice(1),
          );
          const inside = own.every((label) => cornersOf(label).every((corner) => isInside(corners, corner)));
          return numbers.length === 1 && inside ? [] : [id];
        }),
      ),
    ).toEqual([]);
  });

  it('lie on no wall, no door, no vehicle', () => {
    expect(
      faults(({ table, view, plan }) => {
        const walls = table.buildings.flatMap(({ outline }) => sidesOf(cornersOnMap(view, outline)));
        const vehicles = table.vehicles.map(({ outline }) => cornersOnMap(view, outline));
        const doors = table.buildings.flatMap(({ outline, doors: all }) =>
          all.flatMap((door) =>
            leavesOf(outline, door).map(({ hinge, tip, shut }) =>
              [hinge, tip, shut].map((spot) => onMap(view, spot)),
            ),
          ),
        );
        return plan.labels
          .filter((label) => meetsAny(label, [...walls, ...vehicles, ...(onRoof(label) ? [] : doors)]))
          .map(({ text }) => text);
      }),
    ).toEqual([]);
  });

  it('lie on no kerb, no middle line, no crossing, no arrow, no outline of ground', () => {
    expect(
      faults(({ table, view, plan: { labels, streets, middles, arrows } }) => {
        const kerbs = streets.roads.flatMap(({ line, half }) => [beside(line, half), beside(line, -half)]);
        const ground = [...table.terrain, ...(table.river === null ? [] : [table.river])];
        const all = [
          ...lines([...middles]),
          ...streets.crossings,
          ...arrows.map(({ box }) => box),
          ...ground.flatMap(({ outline }) => sidesOf(cornersOnMap(view, outline))),
        ];
        return labels
          .filter((label) => !onRoof(label))
          .filter(
            (label) => meetsAny(label, all) || (label.kind === 'vehicle' && meetsAny(label, lines(kerbs))),
          )
          .map(({ text }) => text);
      }),
    ).toEqual([]);
  });

  it('lie on no ring around the party', () => {
    const around = (at: number, middle: { x: number; y: number }, reach: number) => {
      const angle = (2 * Math.PI * at) / 96;
      return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
    };
    expect(
      drawn.slice(0, 90).flatMap(({ seed, table, view }) => {
        const parts = partsOf(table);
        const called = (id: string) => parts.find((part) => part.id === id) ?? { title: '' };
        const ring = { spot: { x: 240, y: 85 }, reach: 120 };
        const { labels } = mapPlan({ table, called, view, entry: table.entry, rings: [ring] });
        const middle = onMap(view, ring.spot);
        const line = Array.from({ length: 97 }, (_, at) => around(at, middle, ring.reach * view.scale));
        return labels
          .filter((label) => !onRoof(label) && meetsAny(label, lines([line])))
          .map(({ text }) => `${seed}: ${text}`);
      }),
    ).toEqual([]);
  });

  it('are there: most names of buildings and streets, and of ground', () => {
    const count = (of: (one: Drawn) => number) => drawn.reduce((sum, one) => sum + of(one), 0);
    const share = (kind: MapLabel['kind'], all: (one: Drawn) => number) =>
      count(({ plan }) => plan.labels.filter((label) => label.kind === kind).length) / count(all);
    expect(share('street', ({ table }) => table.streets.length)).toBeGreaterThan(0.9);
    expect(share('feature', ({ table }) => table.terrain.length)).toBeGreaterThan(0.9);
    expect(share('vehicle', ({ table }) => table.vehicles.length)).toBeGreaterThan(0.6);
    const named = count(
      ({ plan }) =>
        plan.labels.filter(({ kind, text }) => kind === 'number' && text.includes(' ')).length +
        new Set(plan.labels.filter(({ kind }) => kind === 'type').map(({ key }) => key.split('/')[0])).size,
    );
    expect(named / count(({ table }) => table.buildings.length)).toBeGreaterThan(0.8);
  });

  it('are the same each time', () => {
    const [one] = drawn;
    if (one === undefined) throw new Error('no table');
    const parts = partsOf(one.table);
    const called = (id: string) => parts.find((part) => part.id === id) ?? { title: '' };
    expect(mapPlan({ ...one, called, entry: one.table.entry })).toEqual(one.plan);
  });
});

/** The ground a leaf swings over. */
function swingOf({ hinge, tip, shut }: Leaf): Obstacle {
  const turned = (angle: number) => ({
    x: hinge.x + (tip.x - hinge.x) * Math.cos(angle) + (shut.x - hinge.x) * Math.sin(angle),
    y: hinge.y + (tip.y - hinge.y) * Math.cos(angle) + (shut.y - hinge.y) * Math.sin(angle),
  });
  return [hinge, ...Array.from({ length: 7 }, (_, at) => turned((at / 6) * (Math.PI / 2)))];
}

describe('doors on 500 tables', () => {
  it('swing through no door of another building', () => {
    expect(
      faults(({ table: { buildings } }) => {
        const swings = buildings.flatMap(({ id, outline, doors }) =>
          doors.flatMap((door) => leavesOf(outline, door).map((leaf) => ({ id, ground: swingOf(leaf) }))),
        );
        return swings.flatMap(({ id, ground }, at) =>
          swings
            .slice(0, at)
            .filter((other) => other.id !== id && shapesMeet(ground, other.ground))
            .map((other) => `${id} and ${other.id}`),
        );
      }),
    ).toEqual([]);
  });
});
