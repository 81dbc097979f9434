/** The parts of a table that are locked or rolled again as a whole, and what each is at present. */

import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { SinglePart } from '../../../../src/rules/all-things-zombie/battlefield/parts.ts';
import {
  EDGE_WORDS,
  TERRAIN_WORDS,
  windText,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { PLAN_TEXT } from '../../../../src/rules/all-things-zombie/text/plans.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { Term } from '../../../../src/rules/core/text/term.ts';

const NAMES = { title: 'Names', text: 'names' };

const LAYOUT = { title: 'Layout', text: 'layout' };

const BUILDINGS = { title: 'Buildings', text: 'buildings' };

const VEHICLES = { title: 'Vehicles', text: 'vehicles' };

const TERRAIN = { title: 'Terrain', text: 'terrain' };

const WIND = { title: 'Wind', text: 'wind' };

const ENTRY_EDGE = { title: 'Entry edge', text: 'entry edge' };

type Table = NonNullable<UnderWay['table']>;

interface PartWords extends Term {
  readonly is: (table: Table) => string;
}

export const PART_WORDS = {
  names: {
    ...NAMES,
    is: ({ name, streets }) => [name, ...streets.map((street) => street.name)].join(', '),
  },
  layout: {
    ...LAYOUT,
    is: ({ plan, streets, measured, width, depth }) => {
      if (measured === true) return `Your own, ${width / 10}″ by ${depth / 10}″`;
      if (plan !== undefined) return upperFirst(PLAN_TEXT[plan]);
      return upperFirst(
        streets.length === 0 ? 'no street' : countedInWords(streets.length, 'street', 'streets'),
      );
    },
  },
  'building-count': { ...BUILDINGS, is: ({ buildings }) => String(buildings.length) },
  'vehicle-count': { ...VEHICLES, is: ({ vehicles }) => `${vehicles.length} abandoned` },
  terrain: { ...TERRAIN, is: terrainText },
  wind: { ...WIND, is: ({ wind }) => upperFirst(windText(wind)) },
  entry: { ...ENTRY_EDGE, is: ({ entry }) => upperFirst(EDGE_WORDS[entry]) },
} as const satisfies Record<SinglePart, PartWords>;

export const SINGLE_PARTS = Object.keys(PART_WORDS) as SinglePart[];

/** `Two woods, a dry riverbed, a river` */
function terrainText({ terrain, river }: Table): string {
  const kinds = [...new Set(terrain.map(({ kind }) => kind))].map((kind) => {
    const pieces = terrain.filter((piece) => piece.kind === kind).length;
    const title = TERRAIN_WORDS[kind].text;
    return pieces === 1 ? title : `${title} (${pieces})`;
  });
  const all = [...kinds, ...(river === null ? [] : ['river'])];
  return all.length === 0 ? 'None' : upperFirst(all.join(', '));
}

/** Line of the parts that a thing on the map belongs to, where it has none of its own. */
export function lineOf(id: string): string {
  if (id === 'river' || id.startsWith('t')) return 'terrain';
  return id.startsWith('s') ? 'layout' : id;
}
