import { agreementHandlers } from './agreements.ts';
import { appHandlers } from './app.ts';
import { encounterHandlers } from './encounter.ts';
import { figureHandlers } from './figure.ts';
import type { Handlers } from './handler.ts';
import { holdingsHandlers } from './holdings.ts';
import { journalHandlers } from './journal.ts';
import { partyHandlers } from './party.ts';
import { printHandlers } from './print.ts';
import { rulesHandlers } from './rules.ts';
import { settingsHandlers } from './settings.ts';
import { shelfHandlers } from './shelf.ts';
import { statisticsHandlers } from './statistics.ts';

/** One handler for every call of the contract. */
export const HANDLERS: Handlers = {
  ...appHandlers,
  ...settingsHandlers,
  ...shelfHandlers,
  ...partyHandlers,
  ...figureHandlers,
  ...encounterHandlers,
  ...holdingsHandlers,
  ...rulesHandlers,
  ...statisticsHandlers,
  ...agreementHandlers,
  ...journalHandlers,
  ...printHandlers,
};

/** Those that answer even where the campaigns can't be opened. */
export const WITHOUT_CAMPAIGNS = { ...appHandlers, ...rulesHandlers };
