/** Drawing of the outside of the ship: the skin areas and the spaces, as the plan numbers them. */
import {
  isArea,
  isSkin,
  isSpace,
  SKIN_IDS,
  type SkinId,
  SPACE_IDS,
  type SpaceId,
} from '../../outside/places.ts';
import { outsideName } from './places.ts';

export { isArea, isSkin, isSpace };

/** Boats, whoever clings to them, and whoever is adrift stand in one of these, or beside the plan. */
export type OpenId = SkinId | SpaceId;

export interface OpenPlace {
  readonly id: OpenId;
  /** `S10a`, by which it is gone to; a space has none. */
  readonly number: string;
  readonly name: string;
  readonly kind: 'skin' | 'space';
}

/** In the order of the ring, then the spaces. */
export const OPEN_PLACES: readonly OpenPlace[] = [
  ...SKIN_IDS.map((id): OpenPlace => ({ id, number: id, name: outsideName(id), kind: 'skin' })),
  ...SPACE_IDS.map((id): OpenPlace => ({ id, number: '', name: outsideName(id), kind: 'space' })),
];
