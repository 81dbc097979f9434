/** The handler of every call: a registry, as the contract’s is. */
import type { Method } from '../../contract/contract.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { actHandlers } from '../games/all-things-zombie/handlers/acts.ts';
import { agreementHandlers } from '../games/all-things-zombie/handlers/agreements.ts';
import { campaignHandlers } from '../games/all-things-zombie/handlers/campaign.ts';
import { encounterHandlers } from '../games/all-things-zombie/handlers/encounter.ts';
import { episodeHandlers } from '../games/all-things-zombie/handlers/episodes.ts';
import { figureHandlers } from '../games/all-things-zombie/handlers/figure.ts';
import { holdingsHandlers } from '../games/all-things-zombie/handlers/holdings.ts';
import { journalHandlers } from '../games/all-things-zombie/handlers/journal.ts';
import { partyHandlers } from '../games/all-things-zombie/handlers/party.ts';
import { printHandlers } from '../games/all-things-zombie/handlers/print.ts';
import { rulesHandlers } from '../games/all-things-zombie/handlers/rules.ts';
import { scriptHandlers } from '../games/all-things-zombie/handlers/script.ts';
import { forecastHandlers } from '../sessions/forecast.ts';
import { sessionHandlers } from '../sessions/handlers.ts';
import { sessionScriptHandlers } from '../sessions/script.ts';
import { simulateHandlers } from '../sessions/simulate.ts';
import { appHandlers } from './app.ts';
import { campaignFileHandlers } from './campaign-file.ts';
import { fileHandlers } from './file.ts';
import { logHandlers } from './log.ts';
import { settingsHandlers } from './settings.ts';
import { shelfHandlers } from './shelf.ts';
import { statisticsHandlers } from './statistics.ts';

/** Handlers for every call of the contract but those that ask after long work, and those about the file itself. */
export const HANDLERS: Handlers<
  Exclude<
    Method,
    MethodOf<'work'> | MethodOf<'backup'> | MethodOf<'folder'> | MethodOf<'rescue'> | 'file.open'
  >
> = {
  ...campaignFileHandlers,
  ...fileHandlers,
  ...appHandlers,
  ...settingsHandlers,
  ...shelfHandlers,
  ...campaignHandlers,
  ...sessionHandlers,
  ...forecastHandlers,
  ...sessionScriptHandlers,
  ...simulateHandlers,
  ...logHandlers,
  ...actHandlers,
  ...episodeHandlers,
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

/** Handlers that answer even where the campaigns can’t be opened. */
export const WITHOUT_CAMPAIGNS = { ...appHandlers, ...rulesHandlers, ...simulateHandlers };
