/**
 * The Chronicle's calls after a thousand periods against the same calls after ten, in the same run: `node
 * bench/chronicle.bench.ts`. Ends with 1 where a ratio is above 1.5.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../src/backend/backend.ts';
import type { Method } from '../src/contract/contract.ts';
import { backendOf, CAMPAIGN } from './long-campaign.ts';
import { clock, median, type Row, report } from './measured.ts';
import { asked } from './player.ts';

const MOST = 1.5;
const ROUNDS = 25;
const WARM_UP = 6;
const CALLS = 4;
const SHORT = 10;
const LONG = Number(process.argv[2] ?? 1000);

interface Case {
  readonly what: string;
  readonly method: Method;
  readonly input: object;
}

const CASES: readonly Case[] = [
  { what: 'a page’s entry, newest first', method: 'chronicle.page', input: {} },
  {
    what: 'of Encounters alone',
    method: 'chronicle.page',
    input: { what: 'encounters' },
  },
  { what: 'of one figure', method: 'chronicle.page', input: { figure: 'f1' } },
  {
    what: 'found by a common word',
    method: 'chronicle.page',
    input: { search: 'zombies' },
  },
  {
    what: 'curves of ten Encounters',
    method: 'chronicle.series',
    input: { span: SHORT },
  },
  { what: 'the graveyard', method: 'chronicle.graveyard', input: {} },
];

/** Microseconds for one call; of a page, for each entry or grave on it: those of ten periods aren't full. */
async function timed(backend: Backend, { method, input }: Case): Promise<number> {
  const start = clock();
  let entries = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const page = await asked<{ entries?: unknown[]; graves?: unknown[] }>(backend, method, {
      campaign: CAMPAIGN,
      ...input,
    });
    entries += (page.entries ?? page.graves)?.length ?? 1;
  }
  if (entries === 0)
    throw new Error(`${method} ${JSON.stringify(input)} finds nothing, so that nothing is measured.`);
  return (clock() - start) / entries;
}

const WORDS = 'shots zombies';

/** Two words and the kind of the newest Encounter in which the shorter campaign has them: both have some then. */
async function byWordsAndKind(short: Backend): Promise<Case> {
  const { entries } = await asked<{ entries: { encounter: { kind: string } | null }[] }>(
    short,
    'chronicle.page',
    {
      campaign: CAMPAIGN,
      search: WORDS,
    },
  );
  const kind = entries.find(({ encounter }) => encounter !== null)?.encounter?.kind;
  if (kind === undefined) throw new Error(`No Encounter of the shorter campaign has “${WORDS}”.`);
  return { what: 'by two words and one kind', method: 'chronicle.page', input: { search: WORDS, kind } };
}

/** The campaign's newest Encounter in full. */
async function newest(backend: Backend): Promise<Case> {
  const { entries } = await asked<{ entries: { act: number }[] }>(backend, 'chronicle.page', {
    campaign: CAMPAIGN,
    what: 'encounters',
  });
  return { what: 'one entry in full', method: 'chronicle.entry', input: { act: entries[0]?.act } };
}

async function measured(short: Backend, long: Backend): Promise<Row[]> {
  const entries = { short: await newest(short), long: await newest(long) };
  const cases = [...CASES, await byWordsAndKind(short)];
  const both = [...cases.map((one) => ({ short: one, long: one })), entries];
  const rows: Row[] = [];
  for (const one of both) {
    const at: { short: number[]; long: number[] } = { short: [], long: [] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      // The two take turns, so that whatever else the machine does weighs on both.
      const taken = { short: await timed(short, one.short), long: await timed(long, one.long) };
      if (round < 0) continue;
      at.short.push(taken.short);
      at.long.push(taken.long);
    }
    const microseconds = median(at.long);
    const ratio = microseconds / median(at.short);
    rows.push({ what: one.long.what, microseconds, against: `after ${SHORT} periods`, ratio, atMost: MOST });
  }
  return rows;
}

const dir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
try {
  const short = await backendOf(join(dir, 'short'), SHORT);
  const long = await backendOf(join(dir, 'long'), LONG);
  report(await measured(short, long));
  await short.close();
  await long.close();
} finally {
  rmSync(dir, { recursive: true, force: true });
}
