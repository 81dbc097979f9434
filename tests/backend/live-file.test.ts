/** The file that is played on while it is damaged: nothing done is lost by making it whole, and no lock on it goes by looking at it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../db/index.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { spawnHoldout } from '../support/backend/cli.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';

const now = () => new Date('2026-03-05T12:00:00.000Z');
const CAMPAIGN = { seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;

/** A file with two campaigns and a bad page that holds nothing of its own. */
async function damaged() {
  const [dataDir, memory] = [tempDir(), tempDir()];
  const first = await testBackend({ dataDir, now, memory });
  const { id: weir } = await ask(first, 'campaign.create', { name: 'The Weir', ...CAMPAIGN });
  const { id: ford } = await ask(first, 'campaign.create', { name: 'The Ford', ...CAMPAIGN });
  await first.close();
  flipPage(fileIn(dataDir), 'event_subject');
  // Memory of this machine holds the file, so that it is opened as it is.
  return { dataDir, memory, weir, ford };
}

interface Playing {
  /** The names that were acknowledged. */
  readonly stop: () => Promise<readonly string[]>;
}

/** Acts one after another, until it is told to stop. A log that was mended stands elsewhere than it did. */
function playing(backend: Backend, campaign: string, most = Number.POSITIVE_INFINITY): Playing {
  let stopped = false;
  const names: string[] = [];
  const run = (async () => {
    let revision = 1;
    while (!stopped && names.length < most) {
      const name = `Night ${names.length}`;
      const reply = await backend.call('campaign.rename', { campaign, revision, name });
      if (reply.ok) {
        names.push(name);
        revision += 1;
      } else if (reply.error.code === 'stale') ({ revision } = await ask(backend, 'log.head', { campaign }));
      else throw new Error(reply.error.message);
      await turn();
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await run;
      return names;
    },
  };
}

/** Names given by all acts, as they stand in the file. */
function namesIn(dataDir: string, campaign: string): readonly string[] {
  const file = new Database(fileIn(dataDir), { readonly: true });
  const titles = file
    .prepare<[string], string>('select title from campaign_act where campaign_id = ? order by act')
    .pluck()
    .all(campaign);
  file.close();
  // The new name comes after the old one.
  return titles.flatMap((title) => [...title.matchAll(/"(Night \d+)"/g)].at(-1)?.[1] ?? []);
}

const standsAt = async (backend: Backend, campaign: string): Promise<number> =>
  (await ask(backend, 'log.head', { campaign })).revision;

/** Acts between two looks: one less than the file is read at most, since each act may have it read once more. */
const ACTS_BETWEEN = 3;

describe('a damaged file that is repaired', () => {
  it('keeps every act that was acknowledged meanwhile', async () => {
    const { dataDir, ford } = await damaged();
    const backend = await testBackend({ dataDir, now });
    const played = playing(backend, ford);
    await ask(backend, 'rescue.make', {});
    const acknowledged = await played.stop();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(namesIn(dataDir, ford)).toEqual(acknowledged);
    expect((await ask(backend, 'campaign.verify', { campaign: ford })).found).toEqual([]);
  });

  it('keeps those that another worker of the host has answered', async () => {
    const { dataDir, memory, ford } = await damaged();
    const backend = await startBuilt({ dataDir, memory });
    onTestFinished(() => backend.close());
    const played = playing(backend, ford);
    await ask(backend, 'rescue.make', {});
    const acknowledged = await played.stop();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(namesIn(dataDir, ford)).toEqual(acknowledged);
  });

  it('keeps those of another program, for which it is read again', async () => {
    const { dataDir, ford } = await damaged();
    const backend = await testBackend({ dataDir, now });
    const other = await testBackend({ dataDir, now });
    const played = playing(other, ford, ACTS_BETWEEN);
    await ask(backend, 'rescue.make', {});
    const acknowledged = await played.stop();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(namesIn(dataDir, ford)).toEqual(acknowledged);
  });
});

/** Number of locks that this process holds on the file or on what SQLite keeps beside it. */
function locksOn(path: string): number {
  const { ino } = statSync(path);
  const held = readFileSync('/proc/locks', 'utf8').split('\n');
  return held.filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${ino} `)).length;
}

describe.skipIf(process.platform !== 'linux')('the locks of a transaction in this process', () => {
  it.each([
    ['a check of the file', (backend: Backend) => ask(backend, 'file.check', {})],
    ['a look at what it can be made of', (backend: Backend) => ask(backend, 'rescue.look', {})],
    [
      'another opening beside it',
      (_: Backend, dir: string) => openStore({ dir, now, beside: true }).then(({ close }) => close()),
    ],
  ] as const)('outlast %s', async (_, look) => {
    const { dataDir, ford } = await damaged();
    const backend = await testBackend({ dataDir, now });
    await ask(backend, 'log.head', { campaign: ford });
    const other = new Database(fileIn(dataDir));
    onTestFinished(() => void other.close());
    // Others may read, and it reads what stood there as it began.
    other.exec('begin; select count(*) from campaign_head');
    expect(locksOn(fileIn(dataDir))).toBeGreaterThan(0);
    await look(backend, dataDir).catch(() => undefined);
    expect(locksOn(fileIn(dataDir))).toBeGreaterThan(0);
    other.exec('commit');
  });
});

describe('copies of a damaged file', () => {
  it('hold what its log held, as one file', async () => {
    const { dataDir, ford } = await damaged();
    const backend = await testBackend({ dataDir, now });
    await ask(backend, 'campaign.rename', { campaign: ford, revision: 1, name: 'Played since' });
    await ask(backend, 'file.check', {});
    const copies = readdirSync(dataDir).filter((name) => name.startsWith('holdout-damaged-'));
    expect(copies).toHaveLength(1);
    expect(readFileSync(join(dataDir, copies[0] ?? '')).includes('Played since')).toBe(true);
  });

  it('are three at most, by whoever it is refused again, whatever was done meanwhile', async () => {
    const { dataDir, ford } = await damaged();
    const backend = await testBackend({ dataDir, now });
    await ask(backend, 'file.check', {});
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const revision = await standsAt(backend, ford);
      await ask(backend, 'campaign.rename', { campaign: ford, revision, name });
      expect((await spawnHoldout('campaign', 'list', '--data', dataDir)).err).toContain('is damaged');
    }
    expect(readdirSync(dataDir).filter((name) => name.startsWith('holdout-damaged-'))).toHaveLength(3);
  });
});
