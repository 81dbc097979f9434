/** A table's tree that has lost an inner page: what stands on the leaves below it can still be read, and is kept (trust 5). */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { looseLeaves } from '../../db/rescue/loose-leaves.ts';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { playedOnce } from '../support/backend/played-once.ts';
import { fileIn } from '../support/db/store.ts';

const PAGE = 4096;
const INNER = 0x05;
const LEAF = 0x0d;
/** Where the count of cells stands in the header of a page, its lower byte last (SQLite, "Database File Format", 1.6). */
const CELLS = 4;

const opened = async (dataDir: string, day: number) =>
  await testBackend({ dataDir, now: () => new Date(Date.UTC(2026, 2, day, 12)) });

async function created(backend: Backend, name: string): Promise<string> {
  const about = { seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  return (await ask(backend, 'campaign.create', { name, ...about })).id;
}

async function renamed(backend: Backend, campaign: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name: `Name ${revision}` });
  }
}

async function noted(backend: Backend, campaign: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await ask(backend, 'note.add', { campaign, act: 2, text: `Rain, ${n}. ${'All night. '.repeat(150)}` });
}

/** Acts and notes of which some came after the only backup, among pages that one deleted for good has left free. */
const played = playedOnce(async () => {
  const dataDir = tempDir();
  const backend = await opened(dataDir, 4);
  const campaign = await created(backend, 'The Weir');
  await renamed(backend, campaign, 30);
  await noted(backend, campaign, 4);
  const gone = await created(backend, 'The Ford');
  await renamed(backend, gone, 60);
  await noted(backend, gone, 24);
  await ask(backend, 'campaign.delete', { campaign: gone });
  await ask(backend, 'campaign.delete-for-good', { campaign: gone });
  await ask(backend, 'backup.now', {});
  await renamed(backend, campaign, 30);
  await noted(backend, campaign, 4);
  const { revision } = await ask(backend, 'log.head', { campaign });
  await ask(backend, 'campaign.undo', { campaign, revision });
  await backend.close();
  return { dataDir };
});

const TABLES = ['campaign_head', 'campaign_act', 'campaign_event', 'writing', 'given_up_line'] as const;

/** All that was ever done and written. */
function rowsIn(file: string): unknown {
  const database = new Database(file, { readonly: true });
  try {
    return TABLES.map((table) => database.prepare(`select * from ${table} order by 1, 2`).all());
  } finally {
    database.close();
  }
}

function rootOf(file: string, table: string): number {
  const database = new Database(file, { readonly: true });
  try {
    expect(database.pragma('freelist_count', { simple: true })).toBeGreaterThan(3);
    return Number(database.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table));
  } finally {
    database.close();
  }
}

function damage(file: string, table: string, change: (page: Buffer) => void): void {
  const at = (rootOf(file, table) - 1) * PAGE;
  const bytes = readFileSync(file);
  const page = bytes.subarray(at, at + PAGE);
  expect(page[0]).toBe(INNER);
  change(page);
  writeFileSync(file, bytes);
}

async function looseIn(file: string): Promise<readonly unknown[]> {
  const database = new Database(file, { readonly: true });
  const loose = await looseLeaves(file, database, dirname(file));
  try {
    return TABLES.flatMap((table) => [...(loose?.of(table, false) ?? [])]);
  } finally {
    loose?.drop();
    database.close();
  }
}

function flip(page: Buffer, at: number, bit: number): void {
  page[at] = (page[at] ?? 0) ^ bit;
}

const fill = (page: Buffer) => page.fill(0xa5);

it.each(
  ['campaign_act', 'campaign_event', 'writing'].flatMap((table) =>
    [
      { how: 'overwritten', change: fill },
      { how: 'taken for a leaf by one bit', change: (page: Buffer) => flip(page, 0, 8) },
      { how: 'of no kind by one bit', change: (page: Buffer) => flip(page, 0, 64) },
      { how: 'with far too many cells by one bit', change: (page: Buffer) => flip(page, CELLS - 1, 128) },
      { how: 'with one cell more or less by one bit', change: (page: Buffer) => flip(page, CELLS, 1) },
    ].map((one) => ({ table, ...one })),
  ),
)('$table, its inner page $how, loses nothing', async ({ table, change }) => {
  const { dataDir } = await played();
  const file = fileIn(dataDir);
  const before = rowsIn(file);
  damage(file, table, change);
  const backend = await opened(dataDir, 5);
  expect((await ask(backend, 'rescue.look', {})).damage).not.toBeNull();
  const { campaigns } = await ask(backend, 'rescue.make', {});
  expect(campaigns).toMatchObject([{ name: 'Name 60', told: 'whole' }]);
  await backend.close();
  expect(rowsIn(file)).toEqual(before);
});

it('takes no page for lost where the list of free pages names one that is in use instead of another', async () => {
  const file = fileIn((await played()).dataDir);
  const root = rootOf(file, 'campaign_act');
  const bytes = readFileSync(file);
  const trunk = (bytes.readUInt32BE(32) - 1) * PAGE;
  // The last of the table's leaves.
  const used = bytes.readUInt32BE((root - 1) * PAGE + 8);
  // A free page may hold what stood on it before.
  const free = bytes.readUInt32BE(trunk + 8);
  bytes.copy(bytes, (free - 1) * PAGE, (used - 1) * PAGE, used * PAGE);
  writeFileSync(file, bytes);
  expect(await looseIn(file)).toEqual([]);
  bytes.writeUInt32BE(used, trunk + 8);
  writeFileSync(file, bytes);
  expect(await looseIn(file)).toEqual([]);
});

/** The page of the table's last leaf: the root's right child (SQLite, "Database File Format", 1.6). */
const lastLeafOf = (file: string, table: string): number =>
  readFileSync(file).readUInt32BE((rootOf(file, table) - 1) * PAGE + 8);

it.each(
  ['campaign_act', 'campaign_event', 'writing'].flatMap((table) =>
    [1, 2, 4, 8, 16].map((bit) => ({ table, bit })),
  ),
)('$table, bit $bit of the kind of its last leaf another, loses nothing', async ({ table, bit }) => {
  const { dataDir } = await played();
  const file = fileIn(dataDir);
  const before = rowsIn(file);
  const at = (lastLeafOf(file, table) - 1) * PAGE;
  const bytes = readFileSync(file);
  expect(bytes[at]).toBe(LEAF);
  flip(bytes, at, bit);
  writeFileSync(file, bytes);
  const backend = await opened(dataDir, 5);
  const { campaigns } = await ask(backend, 'rescue.make', {});
  expect(campaigns).toMatchObject([{ name: 'Name 60', told: 'whole' }]);
  await backend.close();
  expect(rowsIn(file)).toEqual(before);
});

describe('with the list of free pages damaged as well', () => {
  /** How many are free (SQLite, "Database File Format", 1.3). */
  const FREE = 36;

  it.each(['campaign_act', 'campaign_event', 'writing'])(
    '%s, its inner page overwritten, loses nothing, and what was deleted for good stays so',
    async (table) => {
      const { dataDir } = await played();
      const file = fileIn(dataDir);
      const before = rowsIn(file);
      damage(file, table, fill);
      const bytes = readFileSync(file);
      bytes.writeUInt32BE(bytes.readUInt32BE(FREE) + 1, FREE);
      writeFileSync(file, bytes);
      // What can be read has to do: no backup helps.
      rmSync(join(dataDir, 'backups'), { recursive: true });
      const backend = await opened(dataDir, 5);
      const { campaigns } = await ask(backend, 'rescue.make', {});
      expect(campaigns).toMatchObject([{ name: 'Name 60', told: 'whole' }]);
      await backend.close();
      expect(rowsIn(file)).toEqual(before);
    },
  );
});
