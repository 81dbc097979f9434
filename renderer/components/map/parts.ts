/** What stands on a table, as a list: each part with its id, its title and the words a screen reader says. */

import {
  BUILDING_WORDS,
  EDGE_WORDS,
  FORD_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../games/all-things-zombie/text/encounter.ts';
import { count } from '../../text/number.ts';
import { middleOf } from './geometry.ts';
import type { Building, Rect, TableView } from './types.ts';

export interface MapPart {
  /** `b3`, `v1`, `t2`, `river`, `s1` */
  readonly id: string;
  readonly kind: 'building' | 'vehicle' | 'terrain' | 'river' | 'street';
  readonly title: string;
  /** The whole of it in a few words: `Building 3, House, two storeys`. */
  readonly name: string;
  readonly footprint: Rect;
}

/** The number a part carries on the map: `b12` is 12. */
export const numberOf = (id: string): string => id.slice(1);

/** `two doors, one double` */
export function doorsText(doors: Building['doors']): string {
  const double = doors.filter(({ width }) => width === 'double').length;
  const all = count(doors.length, 'door');
  if (double === 0) return all;
  if (double === doors.length) return doors.length === 1 ? 'one double door' : `${all}, all double`;
  return `${all}, ${count(double, 'double', 'double')}`;
}

/** Buildings first, as numbered, then vehicles, terrain, river and streets. */
export function partsOf(table: TableView): readonly MapPart[] {
  return [
    ...table.buildings.map(({ id, type, storeys, doors, footprint }): MapPart => {
      const title = BUILDING_WORDS[type];
      const name = `Building ${numberOf(id)}, ${title}, ${count(storeys, 'storey')}, ${doorsText(doors)}`;
      return { id, kind: 'building', title, name, footprint };
    }),
    ...table.vehicles.map(({ id, type, facing, footprint }): MapPart => {
      const title = VEHICLE_WORDS[type];
      const name = `Vehicle ${numberOf(id)}, ${title}, abandoned, faces ${EDGE_WORDS[facing]}`;
      return { id, kind: 'vehicle', title, name, footprint };
    }),
    ...table.terrain.map(({ id, kind, footprint }): MapPart => {
      const { title, effect } = TERRAIN_WORDS[kind];
      return { id, kind: 'terrain', title, name: `${title}: ${effect}`, footprint };
    }),
    ...riverPart(table),
    ...table.streets.map(
      ({ name, footprint, along }, at): MapPart => ({
        id: `s${at + 1}`,
        kind: 'street',
        title: name,
        name: `${name}, a street running ${along === 'north-south' ? 'north to south' : 'east to west'}`,
        footprint,
      }),
    ),
  ];
}

function riverPart({ river }: TableView): readonly MapPart[] {
  if (river === null) return [];
  const { footprint, ford } = river;
  return [{ id: 'river', kind: 'river', title: 'River', name: `River, ${FORD_WORDS[ford]}`, footprint }];
}

/** Keys that lead through all parts in their order: some part may lie where no arrow leads. */
const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

const isArrow = (key: string): key is ArrowKey => key in DIRECTIONS;

/** What a key leads to from a part; undefined for any other key, and at the end. */
export function partAt(parts: readonly MapPart[], from: string, key: string): string | undefined {
  if (isArrow(key)) return nextTowards(parts, from, key);
  const here = parts.findIndex(({ id }) => id === from);
  if (key === 'Home') return parts[0]?.id;
  if (key === 'End') return parts.at(-1)?.id;
  const step = STEPS[key];
  return step === undefined || here + step < 0 ? undefined : parts[here + step]?.id;
}

const DIRECTIONS = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
} as const;
type ArrowKey = keyof typeof DIRECTIONS;

/** What an arrow key leads to from a part: the nearest that lies more that way than aside; undefined at the end. */
function nextTowards(parts: readonly MapPart[], from: string, key: ArrowKey): string | undefined {
  const here = parts.find(({ id }) => id === from);
  if (here === undefined) return parts[0]?.id;
  const [right, up] = DIRECTIONS[key];
  const start = middleOf(here.footprint);
  let best: { readonly id: string; readonly cost: number } | undefined;
  for (const { id, footprint } of parts) {
    if (id === from) continue;
    const there = middleOf(footprint);
    const ahead = (there.x - start.x) * right + (there.y - start.y) * up;
    const aside = Math.abs((there.x - start.x) * up) + Math.abs((there.y - start.y) * right);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (best === undefined || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
