/**
 * Work of another program while a file is put in the place of a damaged one, or of one that is gone: that work stays, or nothing is put
 * there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';

const MAIN = resolve(import.meta.dirname, '../../src/cli/main.ts');
const AT = new Date('2026-03-05T12:00:00.000Z');
const CAMPAIGN = { seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;

async function withBackup() {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir, now: () => AT });
  await ask(backend, 'campaign.create', { name: 'The Weir', ...CAMPAIGN });
  const { name: backup } = await ask(backend, 'backup.now', {});
  await backend.close();
  return { dataDir, backup };
}

const NO_HEADER = Buffer.alloc(16);

function headerGone(dataDir: string): void {
  const file = openSync(fileIn(dataDir), 'r+');
  writeSync(file, NO_HEADER, 0, NO_HEADER.length, 0);
  closeSync(file);
}

const fileGone = (dataDir: string) => rmSync(fileIn(dataDir));

/** Another program does something as soon as that which is to be put there lies beside it. */
function withAnother(dataDir: string, ...all: readonly (readonly string[])[]) {
  let done = false;
  const now = () => {
    if (done || !readdirSync(dataDir).some((name) => name.endsWith('.unpacked'))) return AT;
    done = true;
    for (const words of all) {
      const { status, stderr } = spawnSync(process.execPath, [MAIN, '--data', dataDir, ...words], {
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
    }
    return AT;
  };
  return testBackend({ dataDir, now });
}

const BEGUN = ['campaign', 'new', '--name', 'Between'];
const names = async (dataDir: string) =>
  (await ask(await testBackend({ dataDir }), 'shelf.list', {})).campaigns.map(({ name }) => name).toSorted();
const asideIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => /^holdout-(damaged|mended)-/.test(name));
const leftIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.includes('.unpacked'));

describe('while a damaged file is made whole', () => {
  it.each([
    ['its header is gone', headerGone],
    ['a page of it is bad', (dataDir: string) => flipPage(fileIn(dataDir), 'event_subject')],
  ])('another makes it whole and plays on: that stays: %s', async (_, damage) => {
    const { dataDir } = await withBackup();
    damage(dataDir);
    const backend = await withAnother(dataDir, ['rescue', '--make'], BEGUN);
    const { message } = await failing(backend, 'rescue.make', {});
    expect(message).toBe('The file is whole; nothing was changed.');
    expect((await ask(backend, 'shelf.list', {})).campaigns).toHaveLength(2);
    await backend.close();
    expect(await names(dataDir)).toEqual(['Between', 'The Weir']);
    expect(asideIn(dataDir)).toHaveLength(1);
    expect(leftIn(dataDir)).toEqual([]);
  });
});

describe('while a backup is put in the place of a file', () => {
  it.each([
    ['that is gone', fileGone],
    ['without its header', headerGone],
  ])('%s, another does so and plays on: nothing is put there, which is said', async (_, damage) => {
    const { dataDir, backup } = await withBackup();
    damage(dataDir);
    const backend = await withAnother(dataDir, ['backup', 'restore', backup], BEGUN);
    const { code, message } = await failing(backend, 'backup.restore', { backup });
    expect([code, message]).toEqual([
      'busy',
      `Another program has written ${fileIn(dataDir)} meanwhile, so nothing was changed; look at what is there now, then try again.`,
    ]);
    expect((await ask(backend, 'shelf.list', {})).campaigns).toHaveLength(2);
    const { before } = await ask(backend, 'backup.restore', { backup });
    expect(before).not.toBe(null);
    await backend.close();
    expect(await names(dataDir)).toEqual(['The Weir']);
    expect(leftIn(dataDir)).toEqual([]);
  });
});

/** Holds the file open, with nothing in its log. */
const HOLDING = `
  import Database from 'better-sqlite3';
  const database = new Database(process.argv[1]);
  database.pragma('journal_mode = wal');
  database.prepare('select count(*) from setting').get();
  database.pragma('wal_checkpoint(truncate)');
  console.log('open');
  setInterval(() => database.open, 1_000);
`;

async function heldByAnother(dataDir: string) {
  const words = ['--input-type=module', '--eval', HOLDING, fileIn(dataDir)];
  const other = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  return async () => {
    other.kill('SIGKILL');
    await once(other, 'exit');
  };
}

describe('a file without its header that another program has open', () => {
  it('is left as it is until that is closed, and has a backup in its place then', async () => {
    const { dataDir, backup } = await withBackup();
    const close = await heldByAnother(dataDir);
    headerGone(dataDir);
    const was = readFileSync(fileIn(dataDir));
    const backend = await testBackend({ dataDir, now: () => AT });
    expect(await failing(backend, 'backup.restore', { backup })).toMatchObject({
      code: 'busy',
      message: `${fileIn(dataDir)} is open in another program, or another Holdout; close it there, then try again.`,
    });
    expect(readFileSync(fileIn(dataDir)).equals(was)).toBe(true);
    expect(leftIn(dataDir)).toEqual([]);
    await close();
    await ask(backend, 'backup.restore', { backup });
    await backend.close();
    expect(await names(dataDir)).toEqual(['The Weir']);
    expect(leftIn(dataDir)).toEqual([]);
  });
});
