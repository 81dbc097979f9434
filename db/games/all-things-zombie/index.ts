/** The door of what a campaign of All Things Zombie keeps: its log, its rows and what is read of them. */

export { readableTitle } from '../../codecs/all-things-zombie/campaign-title.ts';
export { type Agreed, agreementsMade } from './agreements.ts';
export { biographiesOf } from './biographies.ts';
export { type Called, calledIn, type ToldAct, toldActs } from './chronicle/chronicle-events.ts';
export {
  actsBy,
  chronicleEntry,
  chroniclePage,
  endOf,
  type FoundEntry,
} from './chronicle/chronicle-pages.ts';
export { closedEncounter, correctionsIn, correctionsOf } from './closed.ts';
export {
  actOfMeeting,
  contactPage,
  type Dealing,
  dealingsWith,
  peopleComeBack,
  readContact,
} from './contacts.ts';
export { episodesOnShelf, runsOf, runsOnlyOf, takenUpBy } from './episodes.ts';
export { type Frame, frame } from './frame.ts';
export { type GonePage, gonePage } from './gone-figures.ts';
export { type Grave, type Graveyard, graveyard, lastStatusOf, neverRecovered } from './graveyard.ts';
export { type LedgerLine, repLedger, wholeLedger } from './ledger.ts';
export { actsFrom } from './log/campaign-acts.ts';
export {
  bringBack,
  type CampaignTurned,
  commitAct,
  commitActs,
  createCampaign,
  redo,
  undo,
  verifyCampaign,
} from './log/campaign-log.ts';
export {
  isStateSound,
  type ListedCampaign,
  type LoadedCampaign,
  listCampaigns,
  loadCampaign,
} from './log/campaigns.ts';
export {
  type ActToCommit,
  actPage,
  figureHistory,
  type LoggedAct,
  type LoggedEvent,
  type Told,
} from './log/events.ts';
export type { KnownCampaign } from './log/known.ts';
export { photoOf, portraitOf, portraits } from './pictures.ts';
export { indexed } from './search-words.ts';
export { type RepOf, type RepStep, repOf, repSteps, type Series, series, whoIsDrawn } from './series.ts';
export { type StockChange, stockHistory } from './stock-history.ts';
export { type TimelineLine, timeline } from './timeline.ts';
export {
  actsSince,
  type DoneAct,
  knownFrom,
  rolledFor,
  rolledIn,
  underWaySince,
  withRolls,
} from './under-way.ts';
