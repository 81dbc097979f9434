/** Names of buildings on paper: as on their roofs on the map. */

import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { BUILDING_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { shopText } from '../../../../src/rules/all-things-zombie/text/shops.ts';
import { numberOf } from '../../../components/map/parts.ts';
import type { TableView } from '../map/table-view.ts';

type Named = Pick<PlaceView, 'spot' | 'title'>;

const shopOf = ({ spot }: Named, table: TableView | null) =>
  table?.buildings.find(({ id }) => id === spot)?.shop;

/** `3 Hassan Bicycles`, `10 House` */
export function called(place: Named, table: TableView | null): string {
  const shop = shopOf(place, table);
  return `${numberOf(place.spot)} ${shop === undefined ? place.title : shopText(shop)}`;
}

/** Says whether a building is called by what stands over its door, and not by what it is. */
export const isShop = (place: Named, table: TableView | null): boolean => shopOf(place, table) !== undefined;

/** Kind of a building, to stand behind its name: `retail store`. */
export const placeText = ({ title, building }: Pick<PlaceView, 'title' | 'building'>): string =>
  building === null ? title : BUILDING_WORDS[building].text;
