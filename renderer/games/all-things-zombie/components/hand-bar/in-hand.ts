import type { StockThing } from '../../../../../src/contract/games/all-things-zombie/holdings.ts';

/** A thing of the stockpile that is about to change hands. */
export interface InHand extends Pick<StockThing, 'id' | 'title' | 'carrier'> {
  /** A weapon is taken up, body armour put on; anything else is only carried. */
  readonly takesUp: boolean;
}
