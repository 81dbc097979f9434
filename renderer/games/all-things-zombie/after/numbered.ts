/** Places of the table as After names them. */
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { placeNumber } from '../text/conditions.ts';

/** `4 Retail store`, as the map numbers it. */
export const numbered = (place: Pick<PlaceView, 'spot' | 'building' | 'title'>): string =>
  `${placeNumber(place)} ${place.title}`;
