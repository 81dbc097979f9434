/**
 * The Chronicle's calls at the thousandth period against the same calls at the tenth, in the same run: `node
 * bench/chronicle.bench.ts`. Ends with 1 where a ratio is above 1.5. Bots play eleven periods; the
 * long campaign is the same one with its Encounters told again and again until it has a thousand.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitAct, createCampaign, type Db, loadCampaign, openStore, readLog } from '../db/index.ts';
import { type Backend, openBackend } from '../src/backend/host/backend.ts';
import type { Method } from '../src/contract/contract.ts';
import type { CampaignEvent } from '../src/rules/all-things-zombie/state/campaign-events.ts';
import { titled } from '../tests/support/rules/title.ts';

const MOST = 1.5;
const ROUNDS = 25;
const WARM_UP = 6;
const CALLS = 4;
const PERIODS = 1000;
const SHORT = 10;

const dir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const now = () => new Date('2026-01-01T00:00:00.000Z');

/** The tenth and the thousandth period of one course of events, as campaigns of their own. */
async function campaigns(): Promise<{ short: string; long: string }> {
  const backend = await openBackend({ dataDir: join(dir, 'model'), now });
  const { id } = await asked<{ id: string }>(backend, 'campaign.soak', {
    name: 'Model',
    seed: 'BENCH',
    years: 3,
  });
  await backend.close();
  const model = await openStore({ dir: join(dir, 'model'), now });
  const log = await readLog(model.db, id);
  await model.close();
  const told = log.map(({ event }) => event).filter(({ type }) => type !== 'dice-advanced');
  const { db, close } = await openStore({ dir: join(dir, 'data'), now });
  const short = await tell(db, 'aaaaaaaaaa', told, SHORT);
  const long = await tell(db, 'bbbbbbbbbb', told, PERIODS);
  await close();
  return { short, long };
}

/** What only tells, and changes no state that the next telling would trip over. */
const AGAIN: readonly CampaignEvent['type'][] = [
  'encounter-planned',
  'table-set',
  'zombies-placed',
  'place-entered',
  'searched',
  'shots-fired',
  'battle-reported',
  'record-changed',
  'step-settled',
  'points-scored',
  'rap-changed',
  'figure-tested',
];

async function tell(db: Db, id: string, told: readonly CampaignEvent[], periods: number): Promise<string> {
  const about = { command: 'bench', rulesVersion: '1', madeAt: now().toISOString() };
  const first = told.findIndex(({ type }) => type === 'encounter-planned');
  // Ninety years have room for a thousand months, but not for a thousand seasons.
  const beginning = told
    .slice(0, first)
    .map((event) => (event.type === 'campaign-begun' ? { ...event, division: 'months' as const } : event))
    .map((event) => ({ event, rolls: [] }));
  await createCampaign(db, id, { ...about, title: titled('Begin'), events: beginning });
  const figures = (await loadCampaign(db, id))?.campaign.figures.map((figure) => figure.id) ?? [];
  const encounters = parted(told, figures);
  let revision = 1;
  for (let period = 0; period < periods; period += 1) {
    const model = encounters[period % encounters.length] ?? [];
    const date = { year: 2 + Math.floor(period / 12), period: period % 12 };
    const events = model.map((event) => ({ event: renumbered(event, period + 1, date), rolls: [] }));
    // As many acts an Encounter as bots make, about.
    for (let at = 0; at < events.length; at += 3) {
      const act = { ...about, title: titled(`Act ${at / 3 + 1}`), events: events.slice(at, at + 3) };
      const committed = await commitAct(db, id, revision, act);
      if (!committed.ok) throw new Error(committed.refusal.code);
      revision = committed.head.revision;
    }
  }
  return id;
}

/** Each Encounter's events, those of figures who joined later left out. */
function parted(told: readonly CampaignEvent[], figures: readonly string[]): CampaignEvent[][] {
  const parts: CampaignEvent[][] = [];
  for (const event of told) {
    if (event.type === 'encounter-planned') {
      const party = event.encounter.party.filter((id) => figures.includes(id));
      parts.push([{ ...event, encounter: { ...event.encounter, party } }]);
    } else if (event.type === 'encounter-ended') parts.at(-1)?.push(event);
    else if (AGAIN.includes(event.type) && known(event, figures)) parts.at(-1)?.push(event);
  }
  return parts.filter((part) => part.some(({ type }) => type === 'encounter-ended') && part.length > 8);
}

function known(event: CampaignEvent, figures: readonly string[]): boolean {
  if (event.type === 'record-changed') return figures.includes(event.to.figure);
  if (event.type === 'searched') return figures.includes(event.search.figure);
  if (event.type === 'battle-reported') return event.records.every(({ figure }) => figures.includes(figure));
  return !('figure' in event) || figures.includes(String(event.figure));
}

function renumbered(
  event: CampaignEvent,
  number: number,
  date: { year: number; period: number },
): CampaignEvent {
  if (event.type === 'encounter-planned')
    return { ...event, encounter: { ...event.encounter, number, date } };
  if (event.type !== 'encounter-ended') return event;
  return { ...event, summary: { ...event.summary, number, date }, to: date };
}

async function asked<T>(backend: Backend, method: Method, input: object): Promise<T> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Error(`${method}: ${reply.error.message}`);
  return reply.value as T;
}

interface Case {
  readonly what: string;
  readonly method: Method;
  readonly input: (campaign: string) => object;
}

const CASES: readonly Case[] = [
  { what: 'a page’s entry, newest first', method: 'chronicle.page', input: (campaign) => ({ campaign }) },
  {
    what: 'of Encounters alone',
    method: 'chronicle.page',
    input: (campaign) => ({ campaign, what: 'encounters' }),
  },
  { what: 'of one figure', method: 'chronicle.page', input: (campaign) => ({ campaign, figure: 'f1' }) },
  {
    what: 'found by a common word',
    method: 'chronicle.page',
    input: (campaign) => ({ campaign, search: 'zombies' }),
  },
  {
    what: 'by two words and one kind',
    method: 'chronicle.page',
    input: (campaign) => ({ campaign, search: 'shots zombies', kind: 'raid' }),
  },
  {
    what: 'curves of ten Encounters',
    method: 'chronicle.series',
    input: (campaign) => ({ campaign, span: SHORT }),
  },
  { what: 'the graveyard', method: 'chronicle.graveyard', input: (campaign) => ({ campaign }) },
];

/** Milliseconds for one call; of a page, for each of its entries: that of ten periods is not full. */
async function timed(backend: Backend, { method, input }: Case, campaign: string): Promise<number> {
  const start = performance.now();
  let entries = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const { entries: shown } = await asked<{ entries?: unknown[] }>(backend, method, input(campaign));
    entries += shown?.length ?? 1;
  }
  return (performance.now() - start) / entries;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const { short, long } = await campaigns();
const backend = await openBackend({ dataDir: join(dir, 'data'), now });
const entry = async (campaign: string) => {
  const page = await asked<{ entries: { act: number }[] }>(backend, 'chronicle.page', {
    campaign,
    what: 'encounters',
  });
  return page.entries[0]?.act ?? 1;
};
const newest = new Map([
  [short, await entry(short)],
  [long, await entry(long)],
]);
const cases = [
  ...CASES,
  {
    what: 'one entry in full',
    method: 'chronicle.entry',
    input: (campaign) => ({ campaign, act: newest.get(campaign) }),
  } satisfies Case,
];
console.log(`| call | period ${PERIODS} | period ${SHORT} | ratio | at most |`);
console.log('|---|---|---|---|---|');
let above = false;
for (const one of cases) {
  const at: { short: number[]; long: number[] } = { short: [], long: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // The two take turns, so that whatever else the machine does weighs on both.
    const both = [await timed(backend, one, short), await timed(backend, one, long)];
    if (round < 0) continue;
    at.short.push(both[0] ?? Number.NaN);
    at.long.push(both[1] ?? Number.NaN);
  }
  const ratio = median(at.long) / median(at.short);
  above ||= !(ratio <= MOST);
  console.log(
    `| ${one.what} | ${median(at.long).toFixed(2)} ms | ${median(at.short).toFixed(2)} ms | ${ratio.toFixed(2)} | ${MOST} |`,
  );
}
await backend.close();
rmSync(dir, { recursive: true });
process.exitCode = above ? 1 : 0;
