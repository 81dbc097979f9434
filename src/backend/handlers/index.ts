import { actHandlers } from '../games/all-things-zombie/handlers/acts.ts';
import { agreementHandlers } from '../games/all-things-zombie/handlers/agreements.ts';
import { encounterHandlers } from '../games/all-things-zombie/handlers/encounter.ts';
import { figureHandlers } from '../games/all-things-zombie/handlers/figure.ts';
import { holdingsHandlers } from '../games/all-things-zombie/handlers/holdings.ts';
import { partyHandlers } from '../games/all-things-zombie/handlers/party.ts';
import { printHandlers } from '../games/all-things-zombie/handlers/print.ts';
import { rulesHandlers } from '../games/all-things-zombie/handlers/rules.ts';
import { scriptHandlers } from '../games/all-things-zombie/handlers/script.ts';
import { sessionHandlers } from '../sessions/handlers.ts';
import { appHandlers } from './app.ts';
import type { Handlers } from './handler.ts';
import { journalHandlers } from './journal.ts';
import { settingsHandlers } from './settings.ts';
import { shelfHandlers } from './shelf.ts';
import { statisticsHandlers } from './statistics.ts';

/** One handler for every call of the contract. */
export const HANDLERS: Handlers = {
  ...appHandlers,
  ...settingsHandlers,
  ...shelfHandlers,
  ...sessionHandlers,
  ...actHandlers,
  ...partyHandlers,
  ...figureHandlers,
  ...encounterHandlers,
  ...holdingsHandlers,
  ...rulesHandlers,
  ...scriptHandlers,
  ...statisticsHandlers,
  ...agreementHandlers,
  ...journalHandlers,
  ...printHandlers,
};

/** Those that answer even where the campaigns can't be opened. */
export const WITHOUT_CAMPAIGNS = { ...appHandlers, ...rulesHandlers };
