import { appHandlers } from './app.ts';
import { figureHandlers } from './figure.ts';
import type { Handlers } from './handler.ts';
import { partyHandlers } from './party.ts';
import { shelfHandlers } from './shelf.ts';

/** One handler for every call of the contract. */
export const HANDLERS: Handlers = { ...appHandlers, ...shelfHandlers, ...partyHandlers, ...figureHandlers };
