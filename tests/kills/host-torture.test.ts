/** The browser host with both its workers, killed while windows, a second host and the command line write into one folder on a real disk. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FILE_NAME } from '../../db/open.ts';
import { COUNTS } from '../support/counts.ts';
import { beginCampaign } from '../support/kills/begin.ts';
import { callHost, end, startHost } from '../support/kills/hosts.ts';
import { folderOnDisk } from '../support/kills/on-disk.ts';
import { folderOf, type Place, placeIn } from '../support/kills/place.ts';
import { standingIn } from '../support/kills/standing.ts';
import { straysIn } from '../support/kills/strays.ts';
import { act, backUp, fillIn, note, Told, type } from '../support/kills/writers.ts';

/** A tenth of all kills, and the number of them that a folder lives through. */
const COUNT = Math.max(2, Math.round(COUNTS.kills / 10));
const LASTS = 15;
/** Kills after which a start is to find it whole; the others find whatever the kill has left, and write on. */
const LOOKED_AT = 5;
/** Milliseconds within which a host starts, and those within which an act is made. */
const STARTING_MS = 800;
const ACT_MS = 60;
/** Milliseconds that a busy machine may take to come to the moment. */
const AT_MOST_MS = 20_000;

/** A round: the writers, and the moment at which the first host is killed. */
interface Round {
  readonly second: boolean;
  readonly cli: boolean;
  /** Acts and notes acknowledged by then; null: it is killed while it starts. */
  readonly after: number | null;
  /** Milliseconds later, or after it was started. */
  readonly ms: number;
  /** Milliseconds by which the others outlive it. */
  readonly others: number;
}

const round: fc.Arbitrary<Round> = fc.record({
  second: fc.boolean(),
  cli: fc.boolean(),
  after: fc.option(fc.nat(40), { freq: 5 }),
  ms: fc.nat(STARTING_MS),
  others: fc.nat(400),
});

async function killedIn(place: Place, campaign: string, kill: number, at: Round, told: Told): Promise<void> {
  const dataDir = folderOf(place);
  const writing = (name: string) => ({ campaign, told, name: `${kill} ${name}` });
  const stop = new AbortController();
  const second = at.second ? startHost(dataDir) : undefined;
  const first = startHost(dataDir);
  const writers: Promise<void>[] = [];
  if (at.cli) writers.push(type(dataDir, writing('cli'), stop.signal));
  if (second !== undefined) {
    const beside = await second.host;
    writers.push(act(beside, writing('beside')), fillIn(beside, writing('beside'), 'home/date'));
  }
  const due = told.done.size + (at.after ?? 0);
  if (at.after !== null) {
    const host = await first.host;
    writers.push(
      act(host, writing('host')),
      note(host, writing('host')),
      fillIn(host, writing('host'), 'encounter/plan'),
      backUp(host, writing('host')),
    );
  }
  const since = performance.now();
  while (told.done.size < due && performance.now() - since < AT_MOST_MS) await pause(1);
  await pause(at.after === null ? at.ms : at.ms % ACT_MS);
  await end(first.process, 'SIGKILL');
  if (second !== undefined || at.cli) await pause(at.others);
  stop.abort();
  if (second !== undefined) await end(second.process, 'SIGKILL');
  await Promise.all([...writers, first.host]);
}

/** Read past Holdout, in a copy: its next start finds the folder as the kill has left it. */
function wordsIn(place: Place) {
  const copy = join(place.root, 'copy');
  rmSync(copy, { recursive: true, force: true });
  cpSync(folderOf(place), copy, { recursive: true });
  const database = new Database(join(copy, FILE_NAME));
  try {
    const column = (sql: string) => database.prepare(sql).pluck().all() as readonly string[];
    return {
      whole: database.pragma('integrity_check', { simple: true }),
      words: [
        ...column(`select payload ->> 'to' from campaign_event where type = 'campaign-renamed'`),
        ...column('select text from journal_note').filter((text) => text.startsWith('note ')),
      ],
      standing: standingIn(copy),
    };
  } finally {
    database.close();
  }
}

function wrongIn(place: Place, campaign: string, told: Told): readonly string[] {
  const { whole, words, standing } = wordsIn(place);
  const found = new Set(words);
  return [
    ...(whole === 'ok' ? [] : [`integrity: ${whole}`]),
    ...told.unlike.map((one) => `refused: ${one}`),
    ...[...told.done].filter((one) => !found.has(one)).map((one) => `lost: ${one}`),
    ...words.filter((one) => !told.asked.has(one)).map((one) => `nobody’s: ${one}`),
    ...words.filter((one) => told.refused.has(one)).map((one) => `refused, and there: ${one}`),
    ...words.filter((one, at) => words.indexOf(one) !== at).map((one) => `twice: ${one}`),
    ...[...told.drafts]
      .filter(([form, may]) => !may.some((body) => standing[`draft ${campaign} ${form}`] === body))
      .map(([form, may]) => `draft ${form}: ${may} became ${standing[`draft ${campaign} ${form}`]}`),
    ...(told.backup === undefined || `backup ${told.backup}` in standing ? [] : [`lost: ${told.backup}`]),
  ];
}

/** Complaints of the next start about what it finds; the host is ended in order. */
async function nextStart(place: Place, campaign: string): Promise<readonly string[]> {
  const { host, process: child } = startHost(folderOf(place));
  const check = await callHost(await host, 'file.check', {});
  const verified = await callHost(await host, 'campaign.verify', { campaign });
  await end(child, 'SIGTERM');
  if (check?.ok !== true || verified?.ok !== true) return [JSON.stringify([check, verified])];
  const { differences } = verified.value;
  return [
    ...(check.value.damage === null ? [] : [check.value.damage]),
    ...differences.map((one) => JSON.stringify(one)),
  ];
}

/** The end of what the hosts have noted themselves. */
function logOf(place: Place): string {
  const log = join(folderOf(place), 'holdout.log');
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-1_500) : '';
}

it(
  'what a host has acknowledged is there once it was killed, whoever wrote beside it',
  async () => {
    const rounds = fc.sample(round, { numRuns: COUNT, seed: COUNTS.seed });
    const wrong: unknown[] = [];
    let acknowledged = 0;
    let place = placeIn('');
    let campaign = '';
    let told = new Told();
    for (const [kill, at] of rounds.entries()) {
      if (kill % LASTS === 0) {
        acknowledged += told.done.size;
        place = placeIn(folderOnDisk());
        const began = await beginCampaign(place);
        const shelved = Object.keys(began).find((key) => key.startsWith('shelf ')) ?? '';
        campaign = shelved.slice('shelf '.length);
        told = new Told();
      }
      told.backup = undefined;
      // The first one shows that there is something to lose.
      await killedIn(place, campaign, kill, kill === 0 ? { ...at, after: 10 } : at, told);
      const found = [...wrongIn(place, campaign, told)];
      if (kill === rounds.length - 1 || kill % LOOKED_AT === LOOKED_AT - 1) {
        found.push(...(await nextStart(place, campaign)));
        found.push(...wrongIn(place, campaign, told), ...straysIn(folderOf(place), 'campaigns'));
      }
      if (found.length > 0) wrong.push({ kill, at, found: found.slice(0, 20), log: logOf(place) });
      told.unlike.length = 0;
    }
    acknowledged += told.done.size;
    if (COUNTS.inFull) console.log(`${COUNT} kills of hosts, ${acknowledged} acts and notes acknowledged`);
    expect(acknowledged).toBeGreaterThan(0);
    expect(wrong.slice(0, 5)).toEqual([]);
  },
  COUNTS.limitMs,
);
