/** Campaigns are only looked at: by acts, which tell what happens, and by whoever is given the one that is held. */
import { expect, it, vi } from 'vitest';
import { addGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import { apply } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { SeenCampaign } from '../../src/rules/all-things-zombie/state/seen.ts';
import { copy } from '../../src/rules/core/copy.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

const { frozen } = await vi.hoisted(async () => await import('../support/frozen.ts'));
const { readOnly } = await vi.hoisted(async () => await import('../support/read-only.ts'));

vi.mock('../../src/rules/core/seen.ts', () => ({ seen: readOnly }));
const holding = vi.hoisted(() => ({ last: null as unknown }));
vi.mock('../../src/backend/log/campaign-cache.ts', async (original) => {
  const kept = await original<typeof import('../../src/backend/log/campaign-cache.ts')>();
  return {
    ...kept,
    cache: async (...[db, loaded]: Parameters<typeof kept.cache>) => {
      holding.last = frozen(loaded.campaign);
      await kept.cache(db, loaded);
    },
  };
});

it('no act of three years by bots writes what it sees', async () => {
  const backend = await testBackend();
  const { id } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'GLASS', years: 3 });
  expect(await ask(backend, 'campaign.verify', { campaign: id })).toMatchObject({ identical: true });
});

it('nothing a screen does writes the campaign that is held', async () => {
  const backend = await testBackend();
  const at = await settled(backend);
  const { revision } = await ask(backend, 'figure.setStatus', {
    ...at,
    figure: 'f3',
    status: 'dead',
    why: '',
  });
  expect(holding.last).toMatchObject({ figures: { 2: { status: 'dead' } } });
  const edited = await ask(backend, 'figure.edit', {
    ...at,
    revision,
    figure: 'f2',
    why: 'Miscounted',
    edit: { field: 'rap', to: 2 },
  });
  const back = await ask(backend, 'campaign.undo', { ...at, revision: edited.revision });
  await ask(backend, 'campaign.redo', { ...at, revision: back.revision });
  expect(await ask(backend, 'campaign.verify', { campaign: at.campaign })).toMatchObject({ identical: true });
});

it('and whoever did would be found out', async () => {
  const backend = await testBackend();
  const at = await settled(backend);
  await ask(backend, 'figure.setStatus', { ...at, figure: 'f3', status: 'dead', why: '' });
  const held = holding.last as Parameters<typeof apply>[0];
  expect(() => apply(held, { type: 'campaign-renamed', from: '', to: 'Elsewhere' })).toThrow(TypeError);
  function* meddling(now: SeenCampaign) {
    (now.figures as unknown[]).pop();
    return yield* addGrunt(now, { name: 'Ann', rep: 3, attributes: [], protected: false, weapons: [] });
  }
  expect(() => meddling(readOnly(copy(held))).next()).toThrow('what a rule only sees was written');
});
