/**
 * How long the shelf takes to answer while long work goes on in the same host, against the same alone, in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../src/backend/host/backend.ts';
import { startBackend } from '../src/backend/host/client.ts';
import type { LongCall } from '../src/contract/long-calls.ts';
import { median, type Row, report } from './measured.ts';

const MOST = 3;
const CALLS = 300;
const WARM_UP = 100;
/** Years that bots play beforehand: verification takes long enough to be measured. */
const YEARS = 12;
/** None of them is searched before. */
const COPIES = 6;

async function asked<T>(backend: Backend, method: string, input: object): Promise<T> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Error(`${method}: ${reply.error.message}`);
  return reply.value as T;
}

/** Microseconds for one `shelf.list`, as often as there is time for, while the work goes on. */
async function shelf(backend: Backend, during?: Promise<unknown>): Promise<number[]> {
  let going = true;
  void during?.finally(() => {
    going = false;
  });
  const taken: number[] = [];
  for (let call = -WARM_UP; call < CALLS && going; call += 1) {
    const before = performance.now();
    const { campaigns } = await asked<{ campaigns: unknown[] }>(backend, 'shelf.list', {});
    if (campaigns.length === 0) throw new Error('the shelf is empty');
    if (call >= 0 && going) taken.push((performance.now() - before) * 1000);
    // As a player would: not the next at once.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return taken;
}

/** The inputs one after another: work that is done sooner than the shelf has been measured is done again, on another campaign. */
async function row(
  backend: Backend,
  what: string,
  method: LongCall,
  ...inputs: readonly object[]
): Promise<Row> {
  const alone = await shelf(backend);
  const work = 'bench';
  const working = (async () => {
    for (const input of inputs) await backend.call(method, { ...input, work });
  })();
  const during = await shelf(backend, working);
  await asked(backend, 'work.cancel', { work });
  await working;
  const [one, other] = [median(during), median(alone)];
  return {
    what: `the shelf, while ${what} (${during.length} calls)`,
    microseconds: one,
    against: `alone, ${other.toFixed(0)} µs`,
    ratio: one / other,
    atMost: MOST,
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const backend = await startBackend({ dataDir });
try {
  const played = { name: 'Bench', seed: 'BENCH', years: YEARS };
  const { id: campaign } = await asked<{ id: string }>(backend, 'campaign.soak', played);
  const copies: { readonly campaign: string }[] = [];
  for (let copy = 1; copy <= COPIES; copy++) {
    const input = { campaign, name: `Copy ${copy}` };
    copies.push({ campaign: (await asked<{ id: string }>(backend, 'campaign.copy', input)).id });
  }
  report([
    await row(backend, 'bots play', 'campaign.soak', { name: 'Soak', seed: 'S', years: 90 }),
    await row(backend, 'a campaign is verified', 'campaign.verify', { campaign }),
    await row(backend, 'the first search is prepared', 'chronicle.index', ...copies),
  ]);
} finally {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
