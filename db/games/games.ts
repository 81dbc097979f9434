/** Games that keep rows of their own beside their logs are put in here; any other needs nothing. */
export { bringDue } from './all-things-zombie/projection/due.ts';
export { PROJECTIONS } from './all-things-zombie/projection/projecting.ts';
