/** Campaigns from a backup or a file beside others get a name that no other has; it leaves the digest as it was. */
import { copyFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

const DAY = Date.UTC(2026, 2, 4);
const HOUR = 3_600_000;

/** A host whose clock stands until it is set. */
async function host() {
  const dataDir = tempDir();
  const time = { now: DAY + 9 * HOUR };
  const backend = await testBackend({ dataDir, now: () => new Date(time.now) });
  return { dataDir, backend, time };
}
type Host = Awaited<ReturnType<typeof host>>;

const about = { seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
const create = async (backend: Backend, name: string) =>
  (await ask(backend, 'campaign.create', { name, ...about })).id;
const backUp = async ({ backend }: Host) => (await ask(backend, 'backup.now', {})).name;
const restored = async ({ backend }: Host, backup: string, campaign: string) =>
  (await ask(backend, 'backup.restore-campaign', { backup, campaign })).name;
const clock = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

async function saved({ backend, dataDir }: Host, campaign: string): Promise<() => string> {
  const { transfer } = await ask(backend, 'campaign-file.save', { everything: true, campaign });
  return () => {
    const brought = newTransfer(dataDir);
    copyFileSync(transferPath(dataDir, transfer), transferPath(dataDir, brought));
    return brought;
  };
}

describe('restored beside one of its name', () => {
  it('it is called by the day; once that is taken, by the hour, and then by number', async () => {
    const of = await host();
    const campaign = await create(of.backend, 'Merrow Ford');
    const backup = await backUp(of);
    of.time.now += 24 * HOUR;
    const day = 'Merrow Ford (backup of 4 March 2026';
    const hour = clock(DAY + 9 * HOUR);
    expect(await restored(of, backup, campaign)).toBe(`${day})`);
    expect(await restored(of, backup, campaign)).toBe(`${day}, ${hour})`);
    const third = await ask(of.backend, 'backup.restore-campaign', { backup, campaign });
    expect(third.name).toBe(`${day}, ${hour}, 2)`);
    // Among the deleted ones they are told apart, too.
    await ask(of.backend, 'campaign.delete', { campaign: third.id });
    expect(await restored(of, backup, campaign)).toBe(`${day}, ${hour}, 3)`);
  });

  it('out of one of two backups of a day it is called by the hour', async () => {
    const of = await host();
    const campaign = await create(of.backend, 'Merrow Ford');
    const morning = await backUp(of);
    of.time.now += 3 * HOUR;
    await backUp(of);
    expect(await restored(of, morning, campaign)).toBe(
      `Merrow Ford (backup of 4 March 2026, ${clock(DAY + 9 * HOUR)})`,
    );
  });

  it('two long names that begin alike stay two', async () => {
    const of = await host();
    const long = 'N'.repeat(79);
    const all = [await create(of.backend, `${long}A`), await create(of.backend, `${long}B`)];
    const backup = await backUp(of);
    of.time.now += 24 * HOUR;
    const names: string[] = [];
    for (const campaign of all) names.push(await restored(of, backup, campaign));
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(80);
  });
});

describe('a file opened beside one of its name', () => {
  it('without a name said, as the command line does: each is called otherwise, and is a copy', async () => {
    const of = await host();
    const campaign = await create(of.backend, 'Merrow Ford');
    const file = await saved(of, campaign);
    for (const name of [
      'Merrow Ford (file of 4 March 2026)',
      `Merrow Ford (file of 4 March 2026, ${clock(DAY + 9 * HOUR)})`,
    ]) {
      const transfer = file();
      expect((await ask(of.backend, 'campaign-file.look', { transfer })).copyName).toBe(name);
      const opened = await ask(of.backend, 'campaign-file.open', { transfer });
      expect(opened.name).toBe(name);
      const { campaigns } = await ask(of.backend, 'shelf.list', {});
      expect(campaigns.find(({ id }) => id === opened.id)?.copiedFrom).toMatchObject({ id: campaign });
    }
  });
});

describe('the digest', () => {
  it('is the same under another name, also with acts and words taken back', async () => {
    const of = await host();
    const at = await settled(of.backend);
    const { campaign } = at;
    const renamed = await ask(of.backend, 'figure.rename', { ...at, figure: 'f1', name: 'Priscilla' });
    const { note } = await ask(of.backend, 'note.add', { campaign, act: 2, text: 'Rain.' });
    await ask(of.backend, 'note.change', { campaign, note, text: 'Fog.', was: 'Rain.' });
    let { revision } = await ask(of.backend, 'campaign.undo', { campaign, revision: renamed.revision });
    ({ revision } = await ask(of.backend, 'campaign.undo', { campaign, revision }));
    ({ revision } = await ask(of.backend, 'campaign.undo', { campaign, revision }));
    const digest = async (id: string) => (await ask(of.backend, 'campaign.verify', { campaign: id })).digest;
    const was = await digest(campaign);
    const file = await saved(of, campaign);
    const other = await ask(of.backend, 'campaign-file.open', { transfer: file(), name: 'Quite another' });
    expect((await ask(of.backend, 'campaign.log', { campaign: other.id, state: 'undone' })).acts).toEqual([]);
    expect(await digest(other.id)).toBe(was);
  });

  it('leaves out what the campaign is called, and nothing that a figure is', async () => {
    const { backend } = await host();
    const at = await settled(backend);
    const { campaign } = at;
    const digest = async () => (await ask(backend, 'campaign.verify', { campaign })).digest;
    const was = await digest();
    const { revision } = await ask(backend, 'campaign.rename', { ...at, name: 'The Weir' });
    expect(await digest()).toBe(was);
    await ask(backend, 'figure.rename', { campaign, revision, figure: 'f1', name: 'Priscilla' });
    expect(await digest()).not.toBe(was);
  });
});
