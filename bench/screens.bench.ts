/**
 * Calls that each screen makes, in a campaign of a thousand periods against one of ten, in the same run: `node bench/screens.bench.ts`.
 * Ends with 1 where a ratio is above 1.5, or where a screen has nothing to show.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../src/backend/backend.ts';
import type { Input, MethodOfKind, Output } from '../src/contract/contract.ts';
import { backendOf, CAMPAIGN } from './long-campaign.ts';
import { clock, median, type Row, ratio, report } from './measured.ts';
import { asked as ask } from './player.ts';

const MOST = 1.5;
const ROUNDS = 41;
const WARM_UP = 8;
/** Calls of a round: one alone is too short for the clock. */
const TIMES = 5;
const SHORT = 10;
const LONG = Number(process.argv[2] ?? 1000);

type Query = MethodOfKind<'query'>;
interface Asked {
  readonly screen: string;
  readonly method: Query;
  readonly input: object;
  /** Amount that an answer has to show; a row that shows nothing is broken. */
  readonly shown: (answer: unknown) => number;
  /** True if each line is measured, as on a page that a short campaign doesn't fill. */
  readonly isByLine: boolean;
}

function row<M extends Query>(
  screen: string,
  method: M,
  input: Input<M>,
  shown: (answer: Output<M>) => number,
  isByLine = false,
): Asked {
  return { screen, method, input, shown: shown as Asked['shown'], isByLine };
}

/** Calls that the screens make of a campaign, each as it is when the screen opens; more of the Chronicle is in its own bench. */
async function asked(backend: Backend): Promise<readonly Asked[]> {
  const campaign = CAMPAIGN;
  const answered = async <M extends Query>(method: M, input: Input<M>) =>
    await ask<Output<M>>(backend, method, input);
  const { figures } = await answered('campaign.get', { campaign });
  const star = figures.find(({ kind, status }) => kind === 'star' && status === 'ready') ?? figures[0];
  const { figures: gone } = await answered('roster.gone', { campaign });
  const { groups } = await answered('people.page', { campaign });
  const { entries } = await answered('chronicle.page', { campaign, what: 'encounters' });
  // An Encounter of middling length: a longer one has more to tell, however long the campaign.
  const middling = entries.toSorted((a, b) => a.lastAct - a.act - (b.lastAct - b.act))[entries.length >> 1];
  const figure = star?.id ?? '';
  const one = gone[0]?.id ?? '';
  const name = gone.at(-1)?.name ?? '';
  const group = groups[0]?.id ?? '';
  const act = middling?.act ?? Number.NaN;
  return [
    row('All campaigns', 'shelf.list', {}, ({ campaigns }) => campaigns.length),
    row('Every screen, Home, Roster', 'campaign.get', { campaign }, (home) => home.figures.length),
    row('Home, everything done', 'campaign.log', { campaign }, ({ acts }) => acts.length),
    row('Encounter', 'encounter.get', { campaign }, ({ able }) => able.length),
    row('Stockpile', 'stockpile.get', { campaign }, ({ things }) => things.length),
    row(
      'History of the stockpile, one line',
      'stockpile.history',
      { campaign },
      ({ changes }) => changes.length,
      true,
    ),
    row('People met', 'people.page', { campaign }, (page) => page.groups.length),
    row('Chronicle', 'chronicle.page', { campaign }, (page) => page.entries.length),
    row('Chronicle, curves', 'chronicle.series', { campaign }, ({ points }) => points.length),
    row('Statistics', 'statistics.get', { campaign }, ({ rules }) => rules.length),
    row('House rules', 'campaign.agreements', { campaign }, ({ houseRules }) => houseRules.length),
    row('Print, the stockpile', 'print.stockpile', { campaign }, ({ items }) => items.length),
    row(
      'Roster, one of those who are gone',
      'roster.gone',
      { campaign },
      (page) => page.figures.length,
      true,
    ),
    row('Find, somebody who is gone', 'roster.gone', { campaign, name }, (page) => page.figures.length),
    row('Figure, the Star', 'figure.get', { campaign, figure }, ({ history }) => history.length),
    row('Figure, somebody gone', 'figure.get', { campaign, figure: one }, ({ history }) => history.length),
    row('People met, one group', 'people.group', { campaign, group }, (found) => Object.keys(found).length),
    row('Chronicle, one entry', 'chronicle.entry', { campaign, act }, (found) => Object.keys(found).length),
    row(
      'Print, the last four reports',
      'print.accounts',
      { campaign, last: 4 },
      ({ accounts }) => accounts.length,
    ),
  ];
}

interface Of<T> {
  readonly short: T;
  readonly long: T;
}

/** Microseconds for one; of what shows nothing, none that count. */
async function timed(backend: Backend, { method, input, shown, isByLine }: Asked): Promise<number> {
  let lines = Number.POSITIVE_INFINITY;
  const before = clock();
  for (let time = 0; time < TIMES; time++) lines = shown(await ask(backend, method, input));
  const one = (clock() - before) / TIMES;
  if (lines === 0) return Number.NaN;
  return isByLine ? one / lines : one;
}

/** The two take turns, so that whatever else the machine does weighs on both. */
async function measured(backends: Of<Backend>, { short, long }: Of<Asked>): Promise<Row> {
  const taken = { short: [] as number[], long: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const both = [await timed(backends.short, short), await timed(backends.long, long)] as const;
    // The first rounds warm up.
    if (round < 0) continue;
    taken.short.push(both[0]);
    taken.long.push(both[1]);
  }
  return {
    what: `${short.screen}, \`${short.method}\``,
    microseconds: median(taken.long),
    against: `after ${SHORT} periods, ${median(taken.short).toFixed(0)} µs`,
    ratio: ratio(taken.long, taken.short),
    atMost: MOST,
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
try {
  const backends = {
    short: await backendOf(join(dataDir, 'short'), SHORT),
    long: await backendOf(join(dataDir, 'long'), LONG),
  };
  const long = await asked(backends.long);
  const rows: Row[] = [];
  for (const [at, short] of (await asked(backends.short)).entries()) {
    const other = long[at];
    if (other === undefined) throw new Error(`${short.method} is asked of one campaign only`);
    rows.push(await measured(backends, { short, long: other }));
  }
  await backends.short.close();
  await backends.long.close();
  report(rows);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
