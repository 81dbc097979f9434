/** What a building is called on paper: as on its roof on the map, and what it is. */
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { shopText } from '../../../../src/rules/all-things-zombie/text/shops.ts';
import { inText } from '../../../../src/rules/core/text/english.ts';
import type { TableView } from '../map/table-view.ts';

/** `3 Hassan Bicycles, retail store`, `10 House` */
export function called({ spot, title }: Pick<PlaceView, 'spot' | 'title'>, table: TableView | null): string {
  const shop = table?.buildings.find(({ id }) => id === spot)?.shop;
  return `${spot.slice(1)} ${shop === undefined ? title : `${shopText(shop)}, ${inText(title)}`}`;
}
