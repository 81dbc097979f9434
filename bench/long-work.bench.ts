/**
 * Time that the shelf, or an act, takes to be answered while long work goes on in the same host, against the same alone, in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../src/backend/backend.ts';
import { startBackend } from '../src/backend/client.ts';
import type { LongCall } from '../src/contract/long-calls.ts';
import { median, type Row, report } from './measured.ts';

const MOST = 3;
const CALLS = 300;
const WARM_UP = 100;
/** Years that bots play beforehand: verification takes long enough to be measured. */
const YEARS = 12;
/** None of them is searched before. */
const COPIES = 11;

async function asked<T>(backend: Backend, method: string, input: object): Promise<T> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Error(`${method}: ${reply.error.message}`);
  return reply.value as T;
}

interface Timed {
  readonly what: string;
  readonly call: (backend: Backend) => Promise<void>;
}

const SHELF: Timed = {
  what: 'the shelf',
  call: async (backend) => {
    const { campaigns } = await asked<{ campaigns: unknown[] }>(backend, 'shelf.list', {});
    if (campaigns.length === 0) throw new Error('the shelf is empty');
  },
};

/** An act of another campaign than the one that is worked on. */
function actIn(campaign: string): Timed {
  let revision: number | undefined;
  let names = 0;
  return {
    what: 'an act',
    call: async (backend) => {
      revision ??= (await asked<{ revision: number }>(backend, 'log.head', { campaign })).revision;
      names += 1;
      const name = `Named ${names}`;
      ({ revision } = await asked<{ revision: number }>(backend, 'campaign.rename', {
        campaign,
        revision,
        name,
      }));
    },
  };
}

/** Microseconds for one call, as often as there is time for, while the work goes on. */
async function timed(backend: Backend, { call }: Timed, during?: Promise<unknown>): Promise<number[]> {
  let going = true;
  void during?.finally(() => {
    going = false;
  });
  const taken: number[] = [];
  for (let count = -WARM_UP; count < CALLS && going; count += 1) {
    const before = performance.now();
    await call(backend);
    if (count >= 0 && going) taken.push((performance.now() - before) * 1000);
    // A player doesn't ask for the next at once.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return taken;
}

interface Work {
  readonly what: string;
  readonly method: LongCall;
  /** Inputs, one after another: work that is done sooner than all has been measured is done again, on another campaign. */
  readonly inputs: readonly object[];
}

async function row(backend: Backend, one: Timed, { what, method, inputs }: Work): Promise<Row> {
  const alone = await timed(backend, one);
  const work = 'bench';
  let called = true;
  const working = (async () => {
    for (const input of inputs) if (called) await backend.call(method, { ...input, work });
  })();
  const during = await timed(backend, one, working);
  called = false;
  await asked(backend, 'work.cancel', { work });
  await working;
  const [mine, other] = [median(during), median(alone)];
  return {
    what: `${one.what}, while ${what} (${during.length} calls)`,
    microseconds: mine,
    against: `alone, ${other.toFixed(0)} µs`,
    ratio: mine / other,
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
  const [other] = copies.splice(0, 1);
  const act = actIn(other?.campaign ?? '');
  const again = (method: LongCall, what: string): Work => ({
    what,
    method,
    inputs: Array.from({ length: 40 }, () => ({
      campaign,
      ...(method === 'campaign-file.save' && { everything: true }),
    })),
  });
  const bots = {
    what: 'bots play',
    method: 'campaign.soak',
    inputs: [{ name: 'Soak', seed: 'S', years: 90 }],
  } as const;
  const index = (what: string, inputs: Work['inputs']): Work => ({ what, method: 'chronicle.index', inputs });
  const half = copies.length / 2;
  report([
    await row(backend, SHELF, bots),
    await row(backend, SHELF, again('campaign.verify', 'a campaign is verified')),
    await row(backend, SHELF, index('the first search is prepared', copies.slice(0, half))),
    await row(backend, act, index('the first search in another is prepared', copies.slice(half))),
    await row(backend, act, again('campaign.verify', 'another campaign is verified')),
    await row(backend, act, again('campaign-file.save', 'another campaign is saved as a file')),
  ]);
} finally {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
