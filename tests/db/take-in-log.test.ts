/** What an older Holdout, which kept a write-ahead log beside the file, has left there when it was killed. */
import { spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { keptCopies } from '../../db/file/damaged.ts';
import { StoreFailure } from '../../db/file/failure.ts';
import { openStore } from '../../db/file/open.ts';
import { clock, fileIn, tempDir } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const OLDER = join(import.meta.dirname, '../support/db/older.ts');
/** A version that was kept with a log, before heads had checksums. */
const WITH_A_LOG = 10;
const SINCE = '2026-03-05T13:00:00.000Z';
const LATER = '2026-03-06T13:00:00.000Z';

function olderFile(): string {
  const dir = tempDir();
  const fixture = readFileSync(join(import.meta.dirname, `fixtures/v${WITH_A_LOG}.sql`), 'utf8');
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
  return dir;
}

/** An older Holdout in another process, which has changed the campaign at these times, and has it open still. */
async function olderHoldout(dir: string, ...changes: readonly string[]) {
  const child = spawn(process.execPath, [OLDER, dir, String(WITH_A_LOG)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  for (const at of changes) {
    child.stdin.write(`${at}\n`);
    await lines.next();
  }
  return {
    kill: async () => {
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await over;
    },
  };
}

function changedAt(dir: string): unknown {
  const database = new Database(fileIn(dir), { readonly: true });
  try {
    return database.prepare('select changed_at from campaign_head').pluck().get();
  } finally {
    database.close();
  }
}

const beside = (dir: string) =>
  readdirSync(dir).filter((name) => /sqlite-/.test(name) && !name.startsWith('holdout-kept'));

it('is taken into the file, once, after a copy of both', async () => {
  const dir = olderFile();
  await (await olderHoldout(dir, SINCE)).kill();
  const before = readFileSync(fileIn(dir));
  await (await openStore({ dir, now: clock })).close();
  expect(changedAt(dir)).toBe(SINCE);
  expect(beside(dir)).toEqual([]);
  const [copy] = keptCopies(dir);
  expect(copy).toMatch(/^holdout-kept-/);
  expect(readFileSync(join(dir, copy ?? '')).equals(before)).toBe(true);
  await (await openStore({ dir, now: clock })).close();
  expect(keptCopies(dir)).toEqual([copy]);
});

it('is set aside where it is another version’s: the file counts as it stands', async () => {
  const dir = olderFile();
  const other = olderFile();
  tamper(fileIn(other), (database) => {
    database.prepare('update campaign_head set changed_at = ?').run(LATER);
  });
  await (await olderHoldout(dir, SINCE)).kill();
  // The file of another machine, brought without its log, beside ours.
  tamper(fileIn(other), (database) => {
    database.pragma('page_size = 8192');
    database.exec('vacuum');
    database.pragma('journal_mode = wal');
  });
  copyFileSync(fileIn(other), fileIn(dir));
  await (await openStore({ dir, now: clock })).close();
  expect(changedAt(dir)).toBe(LATER);
  expect(readdirSync(dir).filter((name) => name.includes('wal.left'))).toHaveLength(1);
});

it('beside a file that is kept without one it is set aside unread, before it is opened and while it is', async () => {
  const dir = tempDir();
  await (await openStore({ dir, now: clock })).close();
  const older = olderFile();
  await olderHoldout(older, SINCE, LATER);
  copyFileSync(`${fileIn(older)}-wal`, `${fileIn(dir)}-wal`);
  const { db, close } = await openStore({ dir, now: clock });
  expect(await db.selectFrom('campaign_head').select('id').execute()).toEqual([]);
  copyFileSync(`${fileIn(older)}-wal`, `${fileIn(dir)}-wal`);
  writeFileSync(`${fileIn(dir)}-shm`, '');
  expect(await db.selectFrom('campaign_head').select('id').execute()).toEqual([]);
  await close();
  expect(beside(dir)).toEqual(['holdout.sqlite-wal.left-1', 'holdout.sqlite-wal.left-2']);
});

it('is left where it is while the older Holdout is open, which is said', async () => {
  const dir = olderFile();
  await olderHoldout(dir, SINCE);
  const error = await openStore({ dir, now: clock }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreFailure);
  expect(error).toMatchObject({
    code: 'busy',
    message: expect.stringContaining('probably an older one, has it open'),
  });
});
