/** Acts that a restore takes away are named before it is done: nothing typed goes without being asked. */
import { copyFileSync, renameSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { killedInCommit } from '../support/db/killed-in-commit.ts';
import { fileIn } from '../support/db/store.ts';

/** A campaign with three acts of its own, and a backup of it. */
async function backedUp() {
  const backend = await testBackend({});
  const { campaign } = await settled(backend);
  const renamed = async (...names: readonly string[]) => {
    for (const name of names) {
      const { revision } = await ask(backend, 'log.head', { campaign });
      await ask(backend, 'campaign.rename', { campaign, revision, name });
    }
  };
  const undone = async (acts: number) => {
    for (let n = 0; n < acts; n += 1) {
      const { revision } = await ask(backend, 'log.head', { campaign });
      await ask(backend, 'campaign.undo', { campaign, revision });
    }
  };
  await renamed('One', 'Two', 'Three');
  const { name: backup } = await ask(backend, 'backup.now', {});
  return { backend, campaign, backup, renamed, undone };
}

const goes = async (backend: Backend, backup: string) =>
  (await ask(backend, 'backup.goes', { backup })).goes?.map(({ name, told }) => `${name} ${told}`).toSorted();

const half = { form: 'x', body: '{"a":"half"}' };

it('is compared with a copy of the file, so that nobody waits, and with no journal of another version', async () => {
  const { backend, backup, campaign, renamed } = await backedUp();
  const { dataFile } = await ask(backend, 'app.about', {});
  const other = fileIn(tempDir());
  copyFileSync(dataFile, other);
  await renamed('Four');
  renameSync(`${fileIn(killedInCommit(other))}-journal`, `${dataFile}-journal`);
  const attached: string[] = [];
  const prepare = Database.prototype.prepare;
  Database.prototype.prepare = function (this: Database.Database, source: string) {
    if (source.includes('campaign_head as head'))
      attached.push(...(this.pragma('database_list') as { file: string }[]).map(({ file }) => file));
    return prepare.call(this, source);
  } as typeof prepare;
  const lost = await goes(backend, backup).finally(() => {
    Database.prototype.prepare = prepare;
  });
  expect(lost).toEqual(['Four loses one act']);
  expect(attached.filter((file) => file === dataFile)).toEqual([]);
  expect(attached.length).toBeGreaterThan(1);
  expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
});

describe('a restore names', () => {
  it('nothing where nothing goes: what is only undone here stands in the backup', async () => {
    const { backend, backup, undone } = await backedUp();
    expect(await goes(backend, backup)).toEqual([]);
    await undone(2);
    expect(await goes(backend, backup)).toEqual([]);
  });

  it('half-filled forms, and those that are filled in otherwise by now', async () => {
    const { backend, campaign, backup } = await backedUp();
    await ask(backend, 'draft.put', { campaign, ...half });
    const lost = ['Three loses one half-filled form'];
    expect(await goes(backend, backup)).toEqual(lost);
    const { name: then } = await ask(backend, 'backup.now', {});
    expect(await goes(backend, then)).toEqual([]);
    await ask(backend, 'draft.put', { campaign, ...half, body: '{"a":"more"}' });
    expect(await goes(backend, then)).toEqual(lost);
  });

  it('acts that count here, and that the backup has as undone', async () => {
    const { backend, campaign, undone } = await backedUp();
    await undone(2);
    const { name: backup } = await ask(backend, 'backup.now', {});
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.redo', { campaign, revision });
    expect(await goes(backend, backup)).toEqual(['Two stands as it stood then']);
  });

  it('acts, whether they count, were undone, or belong to a line that was given up', async () => {
    const { backend, backup, renamed, undone } = await backedUp();
    await renamed('Four', 'Five');
    await undone(2);
    expect(await goes(backend, backup)).toEqual(['Three loses two acts']);
    await renamed('Other');
    expect(await goes(backend, backup)).toEqual(['Other loses three acts']);
    await ask(backend, 'backup.restore', { backup });
    expect(await goes(backend, backup)).toEqual([]);
  });

  it('a campaign that is deleted by it or no longer deleted, and one that goes with all there is of it', async () => {
    const { backend, campaign, backup } = await backedUp();
    await ask(backend, 'campaign.delete', { campaign });
    expect(await goes(backend, backup)).toEqual(['Three stands as it stood then']);
    const { name: binned } = await ask(backend, 'backup.now', {});
    await ask(backend, 'campaign.restore', { campaign });
    await ask(backend, 'draft.put', { campaign, ...half });
    expect(await goes(backend, binned)).toEqual(['Three loses one half-filled form']);
    const other = await settled(backend, { name: 'Ansley Cross' });
    await ask(backend, 'note.add', { campaign: other.campaign, act: 1, text: 'Rain.' });
    expect(await goes(backend, backup)).toEqual([
      expect.stringMatching(
        /^Ansley Cross goes with all there is of it: \w+ acts and one version of your notes and reports$/,
      ),
      'Three loses one half-filled form',
    ]);
  });

  it('settings that were others then', async () => {
    const { backend, backup } = await backedUp();
    await ask(backend, 'settings.set', { paper: 'Letter' });
    expect(await goes(backend, backup)).toEqual(['Settings become what they were then']);
    await ask(backend, 'file.check', {});
    const { name: then } = await ask(backend, 'backup.now', {});
    expect(await goes(backend, then)).toEqual([]);
  });
});
