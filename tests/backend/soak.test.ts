/** Years by bots, kept like any other campaign: the tables are what the log adds up to. */
import { expect, it } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';
import { COUNTS } from '../support/counts.ts';

const years = COUNTS.storedYears;
const SEEDS = Array.from({ length: COUNTS.stored }, (_, n) => (n === 0 ? 'Ansley' : `STORED-${n}`));

it.each(SEEDS)(`a campaign of ${years} years from %s verifies`, { timeout: COUNTS.limitMs }, async (seed) => {
  const backend = await testBackend();
  const { id, acts } = await ask(backend, 'campaign.soak', { name: 'Soak', seed, years });
  expect(acts).toBeGreaterThan(years * 4 * 5);
  const verified = await ask(backend, 'campaign.verify', { campaign: id });
  expect(verified).toMatchObject({ identical: true, differences: [] });
  expect(verified.events).toBeGreaterThan(acts);
  const { calendar } = await ask(backend, 'campaign.get', { campaign: id });
  expect(calendar.now.year).toBe(2 + years);
});
