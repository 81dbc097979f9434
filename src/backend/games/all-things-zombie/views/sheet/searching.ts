/** Tables of the quick reference on what can be found where, and what it is good for. */

import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../../contract/games/all-things-zombie/print.ts';
import { buildingRow } from '../../../../../rules/all-things-zombie/battlefield/buildings.ts';
import { WEAPON_TERMS } from '../../../../../rules/all-things-zombie/data/text/weapon-terms.ts';
import { AREA_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';
import { signed } from '../../../../../rules/all-things-zombie/text/rows.ts';
import {
  AREAS,
  type Area,
  BUILDINGS,
  type BuildingId,
  ITEMS,
  type ItemId,
} from '../../../../../rules/all-things-zombie/types.ts';
import {
  LOOT,
  lootTarget,
  SEARCH_MODIFIERS,
  type SearchModifiers,
} from '../../../../../rules/all-things-zombie/what-you-gain/loot.ts';
import { STOCK_OF, STOCKPILE } from '../../../../../rules/all-things-zombie/what-you-gain/stockpile.ts';
import { STOCK_TERMS } from '../../../../../rules/all-things-zombie/what-you-gain/text/stock-terms.ts';
import { vehicleTarget } from '../../../../../rules/all-things-zombie/what-you-gain/vehicles.ts';
import {
  type FoundWeapon,
  WEAPON_FOUND,
  WEAPON_MODIFIER,
} from '../../../../../rules/all-things-zombie/what-you-gain/weapon-found.ts';
import { type Found, rowOf } from '../../../../../rules/core/table.ts';
import { byArea, byScore, marked, PHASES, table } from './lay-out.ts';
import { stands } from './meeting.ts';

const ITEM_HEADS = {
  weapons: 'Weapon',
  'surplus-ammo': 'Ammo',
  vehicles: 'Vehicle',
  'body-armor': 'Armour',
  'medical-supplies': 'Medical',
} as const satisfies Record<ItemId, string>;

type Line = keyof typeof SEARCH_MODIFIERS.rows;
const modifiers = (line: Line) => rowOf<Line, SearchModifiers>(SEARCH_MODIFIERS, line);

/** `4/3/2` by phase; a dash where no die is low enough or the item is not to be had. */
function targets(building: BuildingId | null, area: Area, item: ItemId): string {
  const by = PHASES.map((phase) => lootTarget({ area, phase, building }, item).target);
  const found = by.map((target) => (target === null || target < 1 ? '–' : String(target)));
  return found.every((one) => one === '–') ? '–' : found.join('/');
}

function search(area: Area): ReferenceTable {
  const line = (name: string, building: BuildingId | null, row: Found<SearchModifiers>) => [
    marked(name, row),
    ...ITEMS.map((item) => targets(building, area, item)),
  ];
  return table(
    `search-${area}`,
    {
      title: `Searching: ${AREA_WORDS[area].text}`,
      use:
        area === AREAS[0]
          ? 'One die for each thing looked for finds it at this or less, in phase 1/2/3.'
          : '',
      columns: ['Building', ...ITEMS.map((item) => marked(ITEM_HEADS[item], rowOf(LOOT, `${area}-${item}`)))],
      kind: 'numbers',
    },
    [
      ...BUILDINGS.filter((building) => stands(building, area)).map((building) =>
        line(buildingRow(building).name.title, building, modifiers(building)),
      ),
      line('Trailer, mobile home', null, modifiers('no-building')),
    ],
  );
}

const weaponWords = (found: FoundWeapon) => (found === 'shotgun' ? 'Shotgun' : WEAPON_TERMS[found].title);
const added = (site: keyof typeof WEAPON_MODIFIER.rows) =>
  signed(rowOf<typeof site, number>(WEAPON_MODIFIER, site).result);

export function searchingGroup(): ReferenceGroup {
  return {
    id: 'searching',
    title: 'Searching and finding',
    tables: [
      ...AREAS.map(search),
      byScore<FoundWeapon>(
        WEAPON_FOUND,
        {
          title: 'Which weapon',
          use: `Two dice added; ${added('police-station')} at a police station, ${added('military-base')} at a military base.`,
          result: 'Weapon',
        },
        weaponWords,
      ),
      byArea(
        'vehicle-at-start',
        {
          title: 'A vehicle at the start',
          use: 'One die for every six figures or part of six, at this or less.',
          columns: ['Area', ...PHASES.map((phase) => `Phase ${phase}`)],
        },
        (area) => PHASES.map((phase) => atLeastOne(vehicleTarget({ area, phase }))),
      ),
      table(
        'stock',
        { title: 'What it is good for', columns: ['Thing', 'Use'] },
        [...new Set([...Object.values(STOCK_OF), 'cure' as const])].map((kind) => [
          STOCK_TERMS[kind].title,
          STOCKPILE[kind].summary,
        ]),
      ),
    ],
  };
}

const atLeastOne = (target: number) => (target < 1 ? '–' : target);
