/** Calls of all games that may take seconds. */
import type { Method } from './contract.ts';
import { LONG } from './games/all-things-zombie/long-calls.ts';

/**
 * Calls that may take seconds, and those that ask after them: a host has them answered beside all others. They stand here
 * without their shapes, which a host doesn't need.
 */
export const LONG_CALLS = [
  'backup.goes',
  'backup.now',
  'backup.restore',
  'backup.restore-campaign',
  'backup.settle',
  'campaign-file.save',
  'campaign-file.look',
  'campaign-file.open',
  'campaign-file.report',
  'campaign.verify',
  'campaign.soak',
  'file.check',
  'games.simulate',
  'rescue.look',
  'rescue.make',
  'session.forecast',
  'work.get',
  'work.cancel',
  ...LONG,
] as const satisfies readonly Method[];
export type LongCall = Exclude<(typeof LONG_CALLS)[number], `work.${string}`>;
