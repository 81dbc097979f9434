/**
 * Other programs at the campaigns' folder while Holdout writes: sync programs, copies, cleaners, restores. Whatever they do, at whatever
 * moment, nothing that was acknowledged is lost but what they themselves have written over, and that is said; and no two versions of the
 * file are ever mixed.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Backend, openBackend } from '../../src/backend/host/backend.ts';
import type { Method } from '../../src/contract/contract.ts';
import { ask } from '../support/backend/ask.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
import { COUNTS } from '../support/counts.ts';
import { fileIn } from '../support/db/store.ts';
import { copyOfFolder, FOREIGN, type Foreign } from '../support/foreign/programs.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'holdout-foreign-'));

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function folder(name: string): string {
  return mkdtempSync(join(FOLDER, `${name}-`));
}

/** Numbers that the seed alone decides. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function begun(): Promise<{ readonly dir: string; readonly campaign: string }> {
  const dir = folder('begun');
  const backend = await openBackend({ dataDir: dir, home: dir });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', about);
  await backend.close();
  return { dir, campaign };
}

/** Notes are words, and this writes one and an act as well, so that both are looked for. What is said beside the answers is told. */
async function writes(
  backend: Backend,
  campaign: string,
  text: string,
  told: string[] = [],
): Promise<boolean> {
  const call = async (method: Method, input: object) => {
    const reply = await backend.call(method, input);
    if (reply.ok && reply.notice !== undefined) told.push(reply.notice);
    // Another process may have been faster, and then nothing was done.
    if (!reply.ok && !['stale', 'busy', 'missing-file', 'damaged-file'].includes(reply.error.code))
      throw new Error(`${text}: ${method}: ${reply.error.code}: ${reply.error.message}`);
    return reply;
  };
  const noted = await call('note.add', { campaign, act: 1, text });
  const head = await call('log.head', { campaign });
  const { revision } = head.ok ? (head.value as { readonly revision: number }) : { revision: 0 };
  await call('campaign.rename', { campaign, revision, name: text });
  return noted.ok;
}

/** The same campaign, with so many notes from elsewhere. */
async function elsewhere(file: string, campaign: string, notes: readonly string[]): Promise<string> {
  const dir = folder('elsewhere');
  copyFileSync(file, fileIn(dir));
  const backend = await openBackend({ dataDir: dir, home: dir });
  for (const text of notes) await writes(backend, campaign, text);
  await backend.close();
  return fileIn(dir);
}

function notesIn(file: string): ReadonlySet<string> {
  const database = new Database(file, { readonly: true });
  try {
    return new Set(
      database.prepare<[], string>("select text from writing where what = 'note'").pluck().all(),
    );
  } finally {
    database.close();
  }
}

const keptIn = (dir: string): readonly string[] =>
  readdirSync(dir)
    .filter((name) => /^holdout-kept-.*\.sqlite$/.test(name))
    .map((name) => join(dir, name));

/** Whether all that is in a file hangs together, and is as it was stored. */
async function faultIn(file: string, campaign: string): Promise<string | undefined> {
  const dir = folder('looked');
  copyFileSync(file, fileIn(dir));
  const backend = await openBackend({ dataDir: dir, home: dir });
  try {
    const verified = await backend.call('campaign.verify', { campaign });
    if (!verified.ok) return verified.error.message;
    const { identical } = verified.value as { readonly identical: boolean };
    const { damage } = await ask(backend, 'file.check', {});
    return identical ? (damage ?? undefined) : 'its log doesn’t add up';
  } finally {
    await backend.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

interface Round {
  readonly foreign: Foreign;
  readonly hosts: number;
  readonly seed: number;
}

async function round({ foreign, hosts, seed }: Round): Promise<void> {
  const chance = chances(seed);
  const { dir, campaign } = await begun();
  const file = fileIn(dir);
  const older = join(folder('older'), 'holdout.sqlite');
  copyFileSync(file, older);
  const notes = Array.from({ length: 1 + chance(4) }, (_, n) => `there ${n}`);
  const other = await elsewhere(file, campaign, notes);
  const told: string[] = [];
  /** When each was asked for, and the latest that it was acknowledged. */
  const acknowledged = new Map<string, { readonly asked: number; readonly by: number }>();
  const memory = folder('memory');
  const backends: Backend[] = [];
  for (let host = 0; host < hosts; host += 1) backends.push(await startBuilt({ dataDir: dir, memory }));
  for (const backend of backends) await ask(backend, 'shelf.list', {});
  let going = true;
  const write = async (backend: Backend, who: string) => {
    for (let n = 0; going && n < 500; n += 1) {
      const text = `${who} ${n}`;
      const reply = await backend.call('shelf.list', {});
      if (reply.ok && reply.notice !== undefined) told.push(reply.notice);
      const asked = performance.now();
      if (await writes(backend, campaign, text, told))
        acknowledged.set(text, { asked, by: performance.now() });
    }
  };
  const writing = backends.map(async (backend, host) => await write(backend, `host ${host}`));
  await setTimeout(chance(120));
  const from = performance.now();
  await foreign.act({
    dir,
    file,
    older,
    other,
    campaign,
    chance,
    ahead: async () => await elsewhere(file, campaign, ['ahead']),
  });
  const until = performance.now();
  await setTimeout(60 + chance(60));
  going = false;
  await Promise.all(writing);
  for (const backend of backends) {
    const reply = await backend.call('shelf.list', {});
    if (reply.ok && reply.notice !== undefined) told.push(reply.notice);
    await backend.close();
  }
  const wrong: string[] = [];
  if (!existsSync(file)) wrong.push('the file isn’t there');
  else {
    const fault = await faultIn(file, campaign);
    // What was written over in the middle of a commit may be torn; that is named.
    if (fault !== undefined && !foreign.tears) wrong.push(`the file: ${fault}`);
    const there = fault === undefined ? notesIn(file) : new Set<string>();
    const kept = keptIn(dir);
    for (const copy of kept) {
      const found = await faultIn(copy, campaign);
      if (found !== undefined) wrong.push(`${copy}: ${found}`);
    }
    const anywhere = new Set([...there, ...kept.flatMap((copy) => [...notesIn(copy)])]);
    const lost = [...acknowledged].filter(([text]) => !anywhere.has(text));
    // What was asked for later can't have been in the file that they wrote over.
    const byThem = lost.filter(([, { asked }]) => foreign.overwrites && asked <= until);
    if (lost.length > byThem.length && fault === undefined)
      wrong.push(
        `lost: ${lost.filter((one) => !byThem.includes(one)).map(([text, { asked }]) => `${text} (asked for ${Math.round(asked - from)} ms after)`)}`,
      );
    if (byThem.length > 0 && told.length === 0 && fault === undefined)
      wrong.push(`lost without a word: ${byThem.map(([text]) => text)}`);
    // Of two versions that went apart, one file holds notes of one alone.
    if (foreign.apart && [...there].some((text) => text.startsWith('there')) && fault === undefined) {
      const ours = [...there].filter(
        (text) => (acknowledged.get(text)?.by ?? Number.POSITIVE_INFINITY) < from,
      );
      if (ours.length > 0) wrong.push(`mixed: ${ours}`);
    }
  }
  if (readdirSync(dir).some((name) => /^\.holdout-again/.test(name))) wrong.push('something is left behind');
  if (wrong.length > 0) throw new Error(`${foreign.name}, ${hosts} hosts, seed ${seed}: ${wrong.join('; ')}`);
  for (const one of [dir, memory]) rmSync(one, { recursive: true, force: true });
}

describe('another program at the folder', { timeout: COUNTS.limitMs }, () => {
  const rounds = Math.max(1, Math.ceil(COUNTS.foreign / FOREIGN.length));
  it.each(FOREIGN.map((foreign) => [foreign.name, foreign] as const))('%s', async (_, foreign) => {
    const failed: string[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const seed = COUNTS.seed * 1000 + n * FOREIGN.length + FOREIGN.indexOf(foreign);
      await round({ foreign, hosts: 1 + (n % 2), seed }).catch((error: unknown) =>
        failed.push(String(error)),
      );
    }
    expect(failed).toEqual([]);
  });

  it('that copies the folder file by file while acts are written: each copy opens whole, or is refused', async () => {
    const { dir, campaign } = await begun();
    const backend = await startBuilt({ dataDir: dir, memory: folder('memory') });
    onTestFinished(() => backend.close());
    let going = true;
    const writing = (async () => {
      for (let n = 0; going; n += 1) await writes(backend, campaign, `host ${n}`);
    })();
    const copies = COUNTS.inFull ? 100 : 6;
    const wrong: string[] = [];
    for (let n = 0; n < copies; n += 1) {
      const to = folder('copied');
      await copyOfFolder(dir, to);
      const open = await openBackend({ dataDir: to, home: to, memory: folder('memory') });
      const reply = await open.call('campaign.verify', { campaign });
      if (reply.ok && !(reply.value as { readonly identical: boolean }).identical) {
        // As the first screen does: it is named, and takes no act from then on.
        const { damage } = await ask(open, 'file.check', {});
        const { revision } = await ask(open, 'log.head', { campaign });
        const act = await open.call('campaign.rename', { campaign, revision, name: 'On' });
        if (damage === null || act.ok) wrong.push(`copy ${n} opens, is mixed, and is played on`);
      }
      await open.close();
      rmSync(to, { recursive: true, force: true });
    }
    going = false;
    await writing;
    expect(wrong).toEqual([]);
  });
});
