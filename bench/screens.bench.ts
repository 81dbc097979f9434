/**
 * What each screen asks for, in a campaign of a thousand periods against one of ten, in the same run: `node
 * bench/screens.bench.ts`. Ends with 1 where a ratio is above 1.5.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../src/backend/host/backend.ts';
import type { Input, MethodOfKind, Output } from '../src/contract/contract.ts';
import { backendOf, CAMPAIGN } from './long-campaign.ts';

const MOST = 1.5;
const ROUNDS = 41;
const WARM_UP = 8;
const SHORT = 10;
const LONG = Number(process.argv[2] ?? 1000);

type Query = MethodOfKind<'query'>;
interface Asked<M extends Query = Query> {
  readonly screen: string;
  readonly method: M;
  readonly input: Input<M>;
  /** Of a page that a short campaign doesn't fill: how many lines it has, each of which is measured. */
  readonly lines?: number;
}

async function ask<M extends Query>(backend: Backend, method: M, input: Input<M>): Promise<Output<M>> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Error(`${method} failed: ${reply.error.message}`);
  return reply.value as Output<M>;
}

/** What the screens ask of a campaign, each as it is when the screen opens; more of the Chronicle is in its own bench. */
async function asked(backend: Backend): Promise<readonly Asked[]> {
  const campaign = CAMPAIGN;
  const { figures } = await ask(backend, 'campaign.get', { campaign });
  const star = figures.find(({ kind, status }) => kind === 'star' && status === 'ready') ?? figures[0];
  const { figures: gone } = await ask(backend, 'roster.gone', { campaign });
  const { changes } = await ask(backend, 'stockpile.history', { campaign });
  const { groups } = await ask(backend, 'people.page', { campaign });
  const { entries } = await ask(backend, 'chronicle.page', { campaign, what: 'encounters' });
  // Of middling length: a longer Encounter has more to tell, however long the campaign.
  const middling = entries.toSorted((a, b) => a.lastAct - a.act - (b.lastAct - b.act))[entries.length >> 1];
  const plain = [
    ['Every screen, Home, Roster', 'campaign.get'],
    ['Home, everything done', 'campaign.log'],
    ['Encounter', 'encounter.get'],
    ['Stockpile', 'stockpile.get'],
    ['People met', 'people.page'],
    ['Chronicle', 'chronicle.page'],
    ['Chronicle, curves', 'chronicle.series'],
    ['Statistics', 'statistics.get'],
    ['House rules', 'campaign.agreements'],
    ['Print, the stockpile', 'print.stockpile'],
  ] as const;
  return [
    { screen: 'All campaigns', method: 'shelf.list', input: {} },
    ...plain.map(([screen, method]): Asked => ({ screen, method, input: { campaign } })),
    {
      screen: 'Stockpile, one line of what became of things',
      method: 'stockpile.history',
      input: { campaign },
      lines: changes.length,
    },
    {
      screen: 'Roster, one of those who are gone',
      method: 'roster.gone',
      input: { campaign },
      lines: gone.length,
    },
    {
      screen: 'Find, somebody who is gone',
      method: 'roster.gone',
      input: { campaign, name: gone.at(-1)?.name ?? '' },
    },
    { screen: 'Figure, the Star', method: 'figure.get', input: { campaign, figure: star?.id ?? 'f1' } },
    {
      screen: 'Figure, somebody gone',
      method: 'figure.get',
      input: { campaign, figure: gone[0]?.id ?? 'f1' },
    },
    {
      screen: 'People met, one group',
      method: 'people.group',
      input: { campaign, group: groups[0]?.id ?? '' },
    },
    {
      screen: 'Chronicle, one entry',
      method: 'chronicle.entry',
      input: { campaign, act: middling?.act ?? 1 },
    },
    { screen: 'Print, the last four reports', method: 'print.accounts', input: { campaign, last: 4 } },
  ];
}

interface Of<T> {
  readonly short: T;
  readonly long: T;
}

/** Microseconds for one. */
async function timed(backend: Backend, { method, input, lines = 1 }: Asked): Promise<number> {
  const start = performance.now();
  await ask(backend, method, input as Input<Query>);
  return ((performance.now() - start) * 1000) / lines;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The two take turns, so that whatever else the machine does weighs on both. */
async function measured(backends: Of<Backend>, { short, long }: Of<Asked>) {
  const times = { short: [] as number[], long: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const both = [await timed(backends.short, short), await timed(backends.long, long)] as const;
    // The first rounds warm up.
    if (round < 0) continue;
    times.short.push(both[0]);
    times.long.push(both[1]);
  }
  const [of10, of1000] = [median(times.short), median(times.long)];
  return { of10, of1000, ratio: of1000 / of10 };
}

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
try {
  const backends = {
    short: await backendOf(join(dataDir, 'short'), SHORT),
    long: await backendOf(join(dataDir, 'long'), LONG),
  };
  const long = await asked(backends.long);
  console.log(`| screen | call | after ${SHORT} periods | after ${LONG} | ratio | at most |`);
  console.log('|---|---|---|---|---|---|');
  let above = false;
  for (const [at, short] of (await asked(backends.short)).entries()) {
    const other = long[at];
    if (other === undefined) throw new Error(`${short.method} is asked of one campaign only`);
    const { of10, of1000, ratio } = await measured(backends, { short, long: other });
    above ||= !(ratio <= MOST);
    console.log(
      `| ${short.screen} | \`${short.method}\` | ${of10.toFixed(0)} µs | ${of1000.toFixed(0)} µs | ${ratio.toFixed(2)} | ${MOST} |`,
    );
  }
  await backends.short.close();
  await backends.long.close();
  process.exitCode = above ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
