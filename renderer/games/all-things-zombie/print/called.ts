/** What a building is called on paper: as on its roof on the map, and what it is. */
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { shopText } from '../../../../src/rules/all-things-zombie/text/shops.ts';
import { inText } from '../../../../src/rules/core/text/english.ts';
import type { TableView } from '../map/table-view.ts';

type Named = Pick<PlaceView, 'spot' | 'title'>;

const shopOf = ({ spot }: Named, table: TableView | null) =>
  table?.buildings.find(({ id }) => id === spot)?.shop;

/** `3 Hassan Bicycles`, `10 House` */
export function called(place: Named, table: TableView | null): string {
  const shop = shopOf(place, table);
  return `${place.spot.slice(1)} ${shop === undefined ? place.title : shopText(shop)}`;
}

/** `3 Hassan Bicycles, retail store`, `10 House` */
export function calledInFull(place: Named, table: TableView | null): string {
  const name = called(place, table);
  return shopOf(place, table) === undefined ? name : `${name}, ${inText(place.title)}`;
}
