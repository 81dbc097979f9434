import type { StockThing } from '../../../../../src/contract/games/all-things-zombie/holdings.ts';

/** A thing of the stockpile that is about to change hands. */
export type InHand = Pick<StockThing, 'id' | 'title' | 'carrier'>;
