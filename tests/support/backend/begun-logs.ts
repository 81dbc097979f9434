/** A new log of each kind, a game's and a campaign's, by its name. */
import type { Backend } from '../../../src/backend/backend.ts';
import { ask } from './ask.ts';

export const BEGUN: Readonly<Record<string, (backend: Backend) => Promise<{ readonly id: string }>>> = {
  'a game in progress': async (backend) =>
    await ask(backend, 'session.create', {
      game: 'lantern-walk',
      name: 'One night',
      seed: 'K7QF-2MWD',
      setup: { light: 10 },
    }),
  'a campaign': async (backend) =>
    await ask(backend, 'campaign.create', {
      name: 'One night',
      seed: 'K7QF-2MWD',
      division: 'months',
      startYear: 2,
      star: {},
    }),
};
