/** Twenty-five years by bots, kept like any other campaign: the tables are what the log adds up to. */
import { expect, it } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';

it.each(['Ansley', 'Tolley', 'Kettle'])(
  'a campaign of twenty-five years from %s verifies',
  { timeout: 240_000 },
  async (seed) => {
    const backend = await testBackend();
    const { id, acts } = await ask(backend, 'campaign.soak', { name: 'Soak', seed, years: 25 });
    expect(acts).toBeGreaterThan(25 * 4 * 5);
    const verified = await ask(backend, 'campaign.verify', { campaign: id });
    expect(verified).toMatchObject({ identical: true, differences: [] });
    expect(verified.events).toBeGreaterThan(acts);
    const { calendar } = await ask(backend, 'campaign.get', { campaign: id });
    expect(calendar.now.year).toBe(27);
  },
);
