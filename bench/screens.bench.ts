/**
 * What each screen asks for, in a campaign of a thousand periods against one of ten, in the same run: `node
 * bench/screens.bench.ts`. Ends with 1 where a ratio is above 1.5.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../db/index.ts';
import { type Backend, openBackend } from '../src/backend/backend.ts';
import type { Context } from '../src/backend/context.ts';
import type { Input, MethodOfKind, Output } from '../src/contract/contract.ts';
import { longCampaign } from './long-campaign.ts';

const MOST = 1.5;
const ROUNDS = 41;
const WARM_UP = 8;
const SHORT = 10;
const LONG = Number(process.argv[2] ?? 1000);

const IDS = { short: 'shortbench', long: 'long0bench' } as const;

type Query = MethodOfKind<'query'>;
interface Asked<M extends Query = Query> {
  readonly screen: string;
  readonly method: M;
  readonly input: Input<M>;
}

async function ask<M extends Query>(backend: Backend, method: M, input: Input<M>): Promise<Output<M>> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Error(`${method} failed: ${reply.error.message}`);
  return reply.value as Output<M>;
}

/** What the screens ask of one campaign, each as it is when the screen opens; more of the Chronicle is in its own bench. */
async function asked(backend: Backend, campaign: string): Promise<readonly Asked[]> {
  const { figures } = await ask(backend, 'campaign.get', { campaign });
  const star = figures.find(({ kind, status }) => kind === 'star' && status === 'ready') ?? figures[0];
  const { groups } = await ask(backend, 'people.page', { campaign });
  const { entries } = await ask(backend, 'chronicle.page', { campaign });
  const plain = [
    ['Every screen, Home, Roster', 'campaign.get'],
    ['Home, everything done', 'campaign.log'],
    ['Encounter', 'encounter.get'],
    ['Stockpile', 'stockpile.get'],
    ['Stockpile, what became of things', 'stockpile.history'],
    ['People met', 'people.page'],
    ['Chronicle', 'chronicle.page'],
    ['Chronicle, curves', 'chronicle.series'],
    ['Statistics', 'statistics.get'],
    ['House rules', 'campaign.agreements'],
  ] as const;
  return [
    ...plain.map(([screen, method]): Asked => ({ screen, method, input: { campaign } })),
    { screen: 'Figure, the Star', method: 'figure.get', input: { campaign, figure: star?.id ?? 'f1' } },
    {
      screen: 'People met, one group',
      method: 'people.group',
      input: { campaign, group: groups[0]?.id ?? '' },
    },
    {
      screen: 'Chronicle, one entry',
      method: 'chronicle.entry',
      input: { campaign, act: entries[0]?.act ?? 1 },
    },
  ];
}

/** Microseconds for one. */
async function timed(backend: Backend, { method, input }: Asked): Promise<number> {
  const start = performance.now();
  await ask(backend, method, input as Input<Query>);
  return (performance.now() - start) * 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The two take turns, so that whatever else the machine does weighs on both. */
async function measured(backend: Backend, short: Asked, long: Asked) {
  const times = { short: [] as number[], long: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const both = [await timed(backend, short), await timed(backend, long)] as const;
    // The first rounds warm up.
    if (round < 0) continue;
    times.short.push(both[0]);
    times.long.push(both[1]);
  }
  const [of10, of1000] = [median(times.short), median(times.long)];
  return { of10, of1000, ratio: of1000 / of10 };
}

/** An act, and Home after it; not bound, since what it reads and writes is the whole of a campaign's state. */
async function actedOn(backend: Backend, campaign: string): Promise<number> {
  const { revision } = await ask(backend, 'campaign.get', { campaign });
  const start = performance.now();
  const reply = await backend.call('campaign.rename', { campaign, revision, name: `Round ${revision}` });
  if (!reply.ok) throw new Error(`the act failed: ${reply.error.message}`);
  await ask(backend, 'campaign.get', { campaign });
  return (performance.now() - start) * 1000;
}

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
try {
  const store = await openStore({ dir: dataDir, now: () => new Date() });
  const context: Context = {
    db: store.db,
    file: store.file,
    now: () => new Date(),
    random: (n) => Math.floor(Math.random() * n),
    log: { note: () => undefined } as unknown as Context['log'],
  };
  await longCampaign(context, IDS.short, SHORT);
  await longCampaign(context, IDS.long, LONG);
  await store.close();
  const backend = await openBackend({ dataDir });
  const long = await asked(backend, IDS.long);
  console.log(`| screen | call | after ${SHORT} periods | after ${LONG} | ratio | at most |`);
  console.log('|---|---|---|---|---|---|');
  let above = false;
  for (const [at, short] of (await asked(backend, IDS.short)).entries()) {
    const other = long[at];
    if (other === undefined) throw new Error(`${short.method} is asked of one campaign only`);
    const { of10, of1000, ratio } = await measured(backend, short, other);
    above ||= !(ratio <= MOST);
    console.log(
      `| ${short.screen} | \`${short.method}\` | ${of10.toFixed(0)} µs | ${of1000.toFixed(0)} µs | ${ratio.toFixed(2)} | ${MOST} |`,
    );
  }
  const acts = { short: [] as number[], long: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    acts.short.push(await actedOn(backend, IDS.short));
    acts.long.push(await actedOn(backend, IDS.long));
  }
  const [of10, of1000] = [median(acts.short), median(acts.long)];
  const times = `${of10.toFixed(0)} µs | ${of1000.toFixed(0)} µs | ${(of1000 / of10).toFixed(2)}`;
  console.log(`| An act, and Home after it | \`campaign.rename\` | ${times} | – |`);
  await backend.close();
  process.exitCode = above ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
