/** An event that is no JSON any more is its campaign's damage alone, whatever indexes stand over it (trust 5). */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { breakJson } from '../support/db/no-json.ts';
import { fileIn } from '../support/db/store.ts';
import { putEmptyFile } from '../support/empty-file.ts';

const NEW = { name: 'Alpha', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;

/** The sample campaign met people; beside it stands a sound one. */
async function closed(backedUp: boolean) {
  const dataDir = tempDir();
  await putEmptyFile(dataDir);
  const backend = await testBackend({ dataDir });
  const { id: sample } = await ask(backend, 'campaign.sample', {});
  const { id: other } = await ask(backend, 'campaign.sample', {});
  const { id: sound } = await ask(backend, 'campaign.create', NEW);
  if (backedUp) await ask(backend, 'backup.now', {});
  await backend.close();
  // One is made at the first acts of a file.
  if (!backedUp) rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
  return { dataDir, file: fileIn(dataDir), sample, other, sound };
}

/** Everything of the file as SQLite sees it, and the indexes over JSON. */
function inFile(file: string) {
  const database = new Database(file);
  try {
    return {
      check: database.pragma('integrity_check', { simple: true }),
      indexes: database
        .prepare(
          "select name from sqlite_schema where type = 'index' and sql like '%json_extract%' order by name",
        )
        .pluck()
        .all(),
    };
  } finally {
    database.close();
  }
}

const WHOLE = { check: 'ok', indexes: ['campaign_event_of_dealing', 'campaign_event_of_meeting'] };

const revisionOf = async (backend: Backend, campaign: string) =>
  (await ask(backend, 'log.head', { campaign })).revision;

async function repair(backend: Backend, campaign: string, fromState = false) {
  const revision = await revisionOf(backend, campaign);
  return (await ask(backend, 'check.repair', { campaign, revision, fromState })).text;
}

function typesIn(file: string, campaign: string): readonly string[] {
  const database = new Database(file, { readonly: true });
  try {
    const types = database.prepare<[string], string>(
      'select distinct type from campaign_event where campaign_id = ? order by type',
    );
    return types.pluck().all(campaign);
  } finally {
    database.close();
  }
}

it('is named by Check, without ids or what stands there, and mended from a backup, whichever type of event it is', async () => {
  const { dataDir, file, sample } = await closed(true);
  const types = typesIn(file, sample);
  expect(types).toEqual(expect.arrayContaining(['group-met', 'group-dealt-with']));
  for (const type of types) breakJson(file, sample, type);
  const backend = await testBackend({ dataDir });
  const { sound, found } = await ask(backend, 'check.campaign', { campaign: sample });
  expect([sound, found[0]]).toEqual([
    false,
    expect.stringMatching(/^Event \d+ can’t be read\. Damaged acts: [\d, ]+( and \d+ more)?\.$/),
  ]);
  expect(await repair(backend, sample)).toMatch(/^Repaired: \d+ acts came from the backup/);
  expect((await ask(backend, 'check.campaign', { campaign: sample })).sound).toBe(true);
  await backend.close();
  expect(inFile(file)).toEqual(WHOLE);
});

it.each(['group-met', 'group-dealt-with'])(
  '%s is no damage of the file; play goes on from the state',
  async (type) => {
    const { dataDir, file, sample } = await closed(false);
    breakJson(file, sample, type);
    const backend = await testBackend({ dataDir });
    const { damage, campaign } = await ask(backend, 'file.check', {});
    expect([damage, campaign]).toEqual([null, expect.stringContaining('Merrow Ford was damaged')]);
    expect(await ask(backend, 'rescue.look', {})).toMatchObject({ damage: null });
    expect(await repair(backend, sample, true)).toContain('play goes on from how things stood');
    expect((await ask(backend, 'check.campaign', { campaign: sample })).sound).toBe(true);
    await backend.close();
    expect(inFile(file)).toEqual(WHOLE);
  },
);

it('of two campaigns is mended in one after the other', async () => {
  const { dataDir, file, sample, other } = await closed(true);
  breakJson(file, sample, 'group-met');
  breakJson(file, other, 'group-dealt-with');
  const backend = await testBackend({ dataDir });
  expect(await repair(backend, sample)).toMatch(/^Repaired: one act/);
  expect((await ask(backend, 'check.campaign', { campaign: sample })).sound).toBe(true);
  expect((await ask(backend, 'file.check', {})).damage).toBeNull();
  expect(await repair(backend, other)).toMatch(/^Repaired: one act/);
  expect(await ask(backend, 'check.campaign', { campaign: other })).toMatchObject({ sound: true });
  await backend.close();
  expect(inFile(file)).toEqual(WHOLE);
});

it('keeps no campaign from being backed up, and the backup says which one is damaged', async () => {
  const { dataDir, file, sample, sound } = await closed(true);
  breakJson(file, sample, 'campaign-begun');
  // Other ids than those that were given before.
  const backend = await testBackend({ dataDir, random: (n) => randomInt(n) });
  await ask(backend, 'backup.now', {});
  const { backups, failed } = await ask(backend, 'backup.list', {});
  expect(failed).toBeNull();
  const [newest] = backups;
  const marked = newest?.shelf.map(({ id, damaged }) => [id, damaged]) ?? [];
  expect(Object.fromEntries(marked)).toMatchObject({ [sample]: true, [sound]: false });
  await ask(backend, 'backup.restore-campaign', { backup: newest?.name ?? '', campaign: sound });
});

it.each(['group-met', 'campaign-begun'])('%s: any campaign can be deleted for good', async (type) => {
  const { dataDir, file, sample, sound } = await closed(false);
  breakJson(file, sample, type);
  const backend = await testBackend({ dataDir });
  await ask(backend, 'campaign.delete', { campaign: sound });
  await ask(backend, 'campaign.delete-for-good', { campaign: sound });
  await ask(backend, 'campaign.delete', { campaign: sample });
  await ask(backend, 'campaign.delete-for-good', { campaign: sample });
  expect((await failing(backend, 'campaign.get', { campaign: sample })).code).toBe('not-found');
  await backend.close();
  expect(inFile(file)).toEqual(WHOLE);
});
