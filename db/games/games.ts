/** Games that keep rows of their own beside their logs are put in here; any other needs nothing. */

export { titleFrom } from '../codecs/all-things-zombie/campaign-title.ts';
export { runsNamed, runsOf } from './all-things-zombie/episodes.ts';
export { campaignKeeping, GAME as CAMPAIGN } from './all-things-zombie/log/campaign-keeping.ts';
export { withoutOverwritten } from './all-things-zombie/overwritten.ts';
export { bringDue } from './all-things-zombie/projection/due.ts';
export { PROJECTIONS } from './all-things-zombie/projection/projecting.ts';
