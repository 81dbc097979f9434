/** Stockpiling Loot: what the party owns, and how long each thing lasts. */
import type { StockKind } from '../state/stock.ts';
import type { ItemId } from '../types.ts';
import { words } from './text/stockpile.ts';

/** When a thing is used up: never, with the Encounter it was taken along to, with its use, or once somebody takes or wears it. */
export const LASTS = ['kept', 'one-encounter', 'one-use', 'until-taken'] as const;
export type Lasts = (typeof LASTS)[number];

export interface StockRow {
  readonly summary: string;
  readonly lasts: Lasts;
}

export const STOCKPILE = {
  weapon: {
    summary: words.waitsUntilAFigureTakes,
    lasts: 'until-taken',
  },
  'surplus-clip': {
    summary: words.oneClipMore,
    lasts: 'one-encounter',
  },
  vehicle: {
    summary: words.servesInOneLaterEncounter,
    lasts: 'one-encounter',
  },
  'body-armor': {
    summary: words.theFigureThatPuts,
    lasts: 'until-taken',
  },
  // Nothing in the text uses them up.
  'medical-supplies': {
    summary: words.aDieMoreOnRecovery,
    lasts: 'kept',
  },
  cure: {
    summary: words.keepsOneFigureFromTurning,
    lasts: 'one-use',
  },
} as const satisfies Record<StockKind, StockRow>;

/** What a find goes into the stockpile as. */
export const STOCK_OF = {
  weapons: 'weapon',
  'surplus-ammo': 'surplus-clip',
  vehicles: 'vehicle',
  'body-armor': 'body-armor',
  'medical-supplies': 'medical-supplies',
} as const satisfies Record<ItemId, StockKind>;
