/**
 * Sixty years of play saved as a file, and opened where it never was, from choosing it until its first screen is there; against SQLite and
 * zlib alone with the same rows: looked through, hashed, packed and unpacked. A campaign that is there already is shown after a start, too.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { openBackend } from '../src/backend/backend.ts';
import { newTransfer, transferPath } from '../src/backend/calls/transfers.ts';
import { clock, median, type Row, ratio, report } from './measured.ts';
import { asked } from './player.ts';

const YEARS = Number(process.argv[2] ?? 60);
const ROUNDS = 5;
/** The player waits for it. */
const MOST_SAVING = 5_000_000;
/** From the start of the app to the first screen of a campaign that it has. */
const MOST_STARTING = 1_000_000;

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const taken = {
  saving: [] as number[],
  opening: [] as number[],
  starting: [] as number[],
  plain: [] as number[],
};

async function timed(into: number[], work: () => unknown): Promise<void> {
  const before = clock();
  await work();
  into.push(clock() - before);
}

/** Work that no file of this size comes in or goes out without. */
function plain(file: string): void {
  const rows = gunzipSync(readFileSync(file));
  const database = new Database(rows);
  database.pragma('integrity_check');
  database.exec('vacuum');
  createHash('sha256').update(rows).digest();
  gzipSync(database.serialize());
  database.close();
}

async function opened(dir: string, file: string): Promise<void> {
  mkdirSync(dir);
  const there = await openBackend({ dataDir: dir });
  const transfer = newTransfer(dir);
  copyFileSync(file, transferPath(dir, transfer));
  await timed(taken.opening, async () => {
    await asked(there, 'campaign-file.look', { transfer });
    const { id: campaign } = await asked<{ id: string }>(there, 'campaign-file.open', { transfer });
    await asked(there, 'campaign.get', { campaign });
  });
  await there.close();
  await timed(taken.starting, async () => {
    const again = await openBackend({ dataDir: dir });
    const { campaigns } = await asked<{ campaigns: { id: string }[] }>(again, 'shelf.list', {});
    for (const { id } of campaigns) await asked(again, 'campaign.get', { campaign: id });
    await again.close();
  });
}

try {
  const here = await openBackend({ dataDir });
  const soak = { name: 'Bench', seed: 'BENCH', years: YEARS };
  const { id: campaign } = await asked<{ id: string }>(here, 'campaign.soak', soak);
  for (let round = 0; round < ROUNDS; round++) {
    let transfer = '';
    await timed(taken.saving, async () => {
      ({ transfer } = await asked<{ transfer: string }>(here, 'campaign-file.save', { campaign }));
    });
    const file = transferPath(dataDir, transfer);
    await timed(taken.plain, () => plain(file));
    await opened(join(dataDir, `there-${round}`), file);
  }
  await here.close();
  const row = (
    what: string,
    of: readonly number[],
    bounds: Pick<Row, 'atMost' | 'atMostMicroseconds'>,
  ): Row => ({
    what: `a file of ${YEARS} years ${what}`,
    microseconds: median(of),
    against: `SQLite and zlib alone, ${(median(taken.plain) / 1000).toFixed(0)} ms`,
    ratio: ratio(of, taken.plain),
    ...bounds,
  });
  report([
    row('saved', taken.saving, { atMost: 5, atMostMicroseconds: MOST_SAVING }),
    row('looked into, opened, and its first screen', taken.opening, { atMost: 10 }),
    row('shown after a start', taken.starting, { atMost: 1, atMostMicroseconds: MOST_STARTING }),
  ]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
