import { appHandlers } from './app.ts';
import { figureHandlers } from './figure.ts';
import type { Handlers } from './handler.ts';
import { partyHandlers } from './party.ts';
import { settingsHandlers } from './settings.ts';
import { shelfHandlers } from './shelf.ts';

/** One handler for every call of the contract. */
export const HANDLERS: Handlers = {
  ...appHandlers,
  ...settingsHandlers,
  ...shelfHandlers,
  ...partyHandlers,
  ...figureHandlers,
};

/** Those that answer even where the campaigns can't be opened. */
export const WITHOUT_CAMPAIGNS = appHandlers;
