/**
 * Work on a campaign's log, with the screen after it: after a thousand periods against after ten; how long going back takes for each act
 * taken back; and what undo keeps, in memory and in the file.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openStore } from '../db/index.ts';
import { type Backend, openBackend } from '../src/backend/backend.ts';
import type { Output } from '../src/contract/contract.ts';
import { CAMPAIGN } from './long-campaign.ts';
import { median, type Row, report } from './measured.ts';
import { asked, type Player, player } from './player.ts';

const MOST = 1.5;
const MOST_MEMORY = 1.2;
const LENGTHS = { short: 10, long: Number(process.argv[2] ?? 1000) } as const;
type Length = keyof typeof LENGTHS;
const BOTH = Object.keys(LENGTHS) as Length[];

/** Rounds that aren't counted, while the engine still compiles. */
const WARM_UP = 3;
/** Number of times that the app is opened, to take the last act back. */
const OPENED = 24;
/** Until something is done on a screen that has just come, milliseconds. */
const READ_MS = 100;
/** Number of times that the same is done in a process of its own. */
const PROCESSES = 11;
const ROUNDS = 6;
/** Acts taken back one after another, and done again. */
const ACTS = 30;
/** Number of the first acts taken back whose state before may still be in memory. */
const NEAR = 12;
/** Number of acts taken back at once without a backup first, which takes as long as the file is large. */
const FEW = 20;
/** Each of these two with a backup first. */
const MORE = 100;
const MANY = 400;
const UNDONE = 200;
/** Processes whose memory is measured. */
const MEASURED = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const dirOf = (length: Length, copy = '') => join(dataDir, `${length}${copy}`);

/** Microseconds, by what was done and to which campaign. */
const taken = new Map<string, Record<Length, number[]>>();

function note(what: string, length: Length, microseconds: number): void {
  const found = taken.get(what) ?? { short: [], long: [] };
  found[length].push(microseconds);
  taken.set(what, found);
}

/** The day's backup, which the first act of a day waits for and no other. */
async function backedUp(length: Length): Promise<void> {
  const backend = await openBackend({ dataDir: dirOf(length) });
  await asked(backend, 'backup.now', {});
  await backend.close();
}

/** Opens the app, and takes the last act back; it is done again for the next time. */
async function opened(length: Length, round: number): Promise<void> {
  const backend = await openBackend({ dataDir: dirOf(length) });
  const plays = await player(backend);
  // Nobody reads a screen in less.
  await setTimeout(READ_MS);
  const microseconds = await plays('campaign.undo');
  if (round >= 0) note('the first undo after opening', length, microseconds);
  await plays('campaign.redo');
  await backend.close();
}

/** The last act that counts; after it are listed those that can be done again. */
async function lastAct(backend: Backend): Promise<number> {
  const { acts } = await asked<Output<'campaign.log'>>(backend, 'campaign.log', { campaign: CAMPAIGN });
  return acts.find(({ state }) => state === 'done')?.act ?? Number.NaN;
}

async function thereAndBack(plays: Player, many: number, backTo: number): Promise<number> {
  const microseconds = await plays('campaign.undo', { backTo });
  for (let act = 0; act < many; act++) await plays('campaign.redo');
  return microseconds;
}

async function playedOn(backend: Backend, length: Length, round: number): Promise<void> {
  const plays = await player(backend);
  const last = await lastAct(backend);
  const counted = (what: string, microseconds: number) => {
    if (round >= 0) note(what, length, microseconds);
  };
  for (let act = 1; act <= ACTS; act++)
    counted(act <= NEAR ? 'undo' : `undo, beyond the ${NEAR}th`, await plays('campaign.undo'));
  for (let act = 1; act <= ACTS; act++) counted('redo', await plays('campaign.redo'));
  counted(backBy(FEW), await thereAndBack(plays, FEW, last - FEW));
  if (length === 'long' && round % 2 === 0) {
    for (const acts of [MORE, MANY]) counted(backBy(acts), await thereAndBack(plays, acts, last - acts));
  }
  // Undone acts now go for good, and the next round begins where this one began.
  for (let act = 1; act <= ACTS; act++)
    counted('an act', await plays('campaign.rename', { name: `Round ${act}`, giveUpLine: true }));
  for (let act = 1; act <= ACTS; act++) await plays('campaign.undo');
}
const backBy = (acts: number) => `back by ${acts} acts`;

/** Runs a script of this folder in a process of its own, which holds nothing else. */
async function run(script: string, ...args: readonly string[]): Promise<string> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', path, ...args]);
  return stdout;
}

/** Takes the last act back in processes that have done nothing else, as on the command line. */
async function firstCalls(): Promise<void> {
  const revisions: Record<Length, number> = { short: 0, long: 0 };
  for (const length of BOTH) {
    const backend = await openBackend({ dataDir: dirOf(length) });
    ({ revision: revisions[length] } = await asked<{ revision: number }>(backend, 'campaign.get', {
      campaign: CAMPAIGN,
    }));
    await backend.close();
  }
  for (let round = 0; round < PROCESSES; round++) {
    for (const length of BOTH) {
      const printed = await run('./first-call.ts', dirOf(length), String(revisions[length]));
      const { microseconds, revision } = JSON.parse(printed) as Record<'microseconds' | 'revision', number>;
      note('undo, the first call of a process', length, microseconds);
      revisions[length] = revision;
    }
  }
}

/** In several processes: what one takes after its first undo differs by what its engine has given back by then. */
async function memory(): Promise<Row> {
  const found = { first: [] as number[], last: [] as number[] };
  for (let process = 0; process < MEASURED; process++) {
    const dir = dirOf('long', ' undone');
    cpSync(dirOf('long'), dir, { recursive: true });
    const printed = await run('./undone.ts', dir, String(UNDONE));
    const { first, last } = JSON.parse(printed) as { readonly first: number; readonly last: number };
    found.first.push(first);
    found.last.push(last);
    rmSync(dir, { recursive: true });
  }
  const what = `memory after ${UNDONE} undos`;
  const [first, last] = [median(found.first), median(found.last)];
  return { what, bytes: last, against: 'after one', ratio: last / first, atMost: MOST_MEMORY };
}

async function file(): Promise<Row> {
  const { db, close } = await openStore({ dir: dirOf('long'), now: () => new Date() });
  const pages = await sql<{ bytes: number; kept: number }>`
    select sum(pgsize) as bytes, sum(pgsize) filter (where tbl_name = 'act_inverse') as kept
    from dbstat join sqlite_schema using (name)`.execute(db);
  await close();
  const { bytes, kept } = pages.rows[0] ?? { bytes: 0, kept: 0 };
  const against = 'without what takes acts back';
  return { what: 'the file', bytes, against, ratio: bytes / (bytes - kept), atMost: MOST };
}

function rows(): Row[] {
  const against = `after ${LENGTHS.short} periods`;
  const lengths = [...taken].flatMap(([what, { short, long }]): Row[] => {
    if (short.length === 0) return [];
    const microseconds = median(long);
    return [{ what, microseconds, against, ratio: microseconds / median(short), atMost: MOST }];
  });
  const eachOf = (acts: number) => median(taken.get(backBy(acts))?.long ?? []) / acts;
  const [few, many] = [eachOf(MORE), eachOf(MANY)];
  return [
    ...lengths,
    {
      what: `one act of ${MANY} taken back at once`,
      microseconds: many,
      against: `one of ${MORE}`,
      ratio: many / few,
      atMost: MOST,
    },
  ];
}

try {
  for (const length of BOTH) {
    await run('./long-campaign.ts', dirOf(length), String(LENGTHS[length]));
    await backedUp(length);
  }
  for (let round = -WARM_UP; round < OPENED; round++) {
    // The two take turns, so that whatever else the machine does weighs on both.
    for (const length of BOTH) await opened(length, round);
  }
  await firstCalls();
  const backends = {
    short: await openBackend({ dataDir: dirOf('short') }),
    long: await openBackend({ dataDir: dirOf('long') }),
  };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const length of BOTH) await playedOn(backends[length], length, round);
  }
  for (const length of BOTH) await backends[length].close();
  report([...rows(), await memory(), await file()]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
