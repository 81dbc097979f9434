/**
 * Other programs at the campaigns' folder while Holdout writes: sync programs, copies, cleaners, restores. Whatever they do, at whatever
 * moment, nothing that was acknowledged is lost but what they themselves have written over, and that is said; and no two versions of the
 * file are ever mixed.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Backend, openBackend } from '../../src/backend/backend.ts';
import { ask } from '../support/backend/ask.ts';
import { spawnHoldout } from '../support/backend/cli.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
import { COUNTS } from '../support/counts.ts';
import {
  begun,
  chances,
  elsewhere,
  faultIn,
  folder,
  keptIn,
  READ_ONLY,
  REFUSED,
  TORN,
  textsIn,
  writes,
} from '../support/foreign/looked.ts';
import { canForbid, copyOfFolder, FOREIGN, type Foreign } from '../support/foreign/programs.ts';

interface Round {
  readonly foreign: Foreign;
  readonly hosts: number;
  /** True if the command line writes beside the hosts. */
  readonly cli: boolean;
  readonly seed: number;
}

/** Times of each text, in milliseconds: when it was asked for, and the latest that it was acknowledged. */
type Acknowledged = Map<string, { readonly asked: number; readonly by: number }>;

/** Runs commands of the command line, one after the other. Throws where one is refused otherwise than it may be. */
async function typing(
  {
    dir,
    campaign,
    refused,
  }: { readonly dir: string; readonly campaign: string; readonly refused: ReadonlySet<string> },
  { told, acknowledged }: { readonly told: string[]; readonly acknowledged: Acknowledged },
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const name = `act cli ${n}`;
    const asked = performance.now();
    const deed = JSON.stringify({ do: 'campaign.rename', name });
    const { out, err, code } = await spawnHoldout('--data', dir, '--json', 'act', campaign, deed);
    if (code === 0) acknowledged.set(name, { asked, by: performance.now() });
    const failure = code === 0 ? undefined : JSON.parse(out === '' ? '{}' : out).error;
    if (code !== 0 && !refused.has(failure?.code)) throw new Error(`${name}: ${out}${err}`);
    // Lines about other things come before the failure.
    const lines = err.split('\n').filter((line) => line !== '');
    told.push(...(failure?.code === 'stale' || failure?.code === 'busy' ? lines.slice(0, -1) : lines));
  }
}

/** Complaints about the next start: what a damaged or empty file is said to be, and whether its backup brings it back. */
async function restored(
  dir: string,
  campaign: string,
  memory: string,
  told: string[],
): Promise<readonly string[]> {
  const backend = await openBackend({ dataDir: dir, home: dir, memory });
  try {
    const shelf = await backend.call('shelf.list', {});
    if (!shelf.ok) told.push(shelf.error.message);
    const check = await backend.call('file.check', {});
    if (check.ok) told.push(...[(check.value as { readonly damage: string | null }).damage ?? []].flat());
    const { backups } = await ask(backend, 'backup.list', {});
    const newest = backups.find(({ why }) => why !== 'kept' && why !== 'damaged');
    if (newest === undefined) return ['there is no backup any more'];
    await ask(backend, 'backup.restore', { backup: newest.name });
    const { identical } = await ask(backend, 'campaign.verify', { campaign });
    return identical ? [] : ['the backup doesn’t add up'];
  } catch (error) {
    return [`the backup can’t be restored: ${error}`];
  } finally {
    await backend.close();
  }
}

async function round({ foreign, hosts, cli, seed }: Round): Promise<void> {
  const chance = chances(seed);
  const { dir, file, campaign } = await begun({ backup: true });
  const older = join(folder('older'), 'holdout.sqlite');
  copyFileSync(file, older);
  const texts = Array.from({ length: 1 + chance(4) }, (_, n) => `there ${n}`);
  const other = await elsewhere(file, campaign, texts);
  const told: string[] = [];
  const acknowledged: Acknowledged = new Map();
  const torn = foreign.tears ? TORN : REFUSED;
  const refused = foreign.forbids ? READ_ONLY : torn;
  const memory = folder('memory');
  const backends: Backend[] = [];
  for (let host = 0; host < hosts; host += 1) backends.push(await startBuilt({ dataDir: dir, memory }));
  for (const backend of backends) await ask(backend, 'shelf.list', {});
  let going = true;
  const write = async (backend: Backend, who: string) => {
    for (let n = 0; going && n < 500; n += 1) {
      const reply = await backend.call('shelf.list', {});
      if (reply.ok && reply.notice !== undefined) told.push(reply.notice);
      const asked = performance.now();
      for (const text of await writes(backend, `${who} ${n}`, { campaign, told, refused }))
        acknowledged.set(text, { asked, by: performance.now() });
    }
  };
  const writers = backends.map(async (backend, host) => await write(backend, `host ${host}`));
  if (cli) writers.push(typing({ dir, campaign, refused }, { told, acknowledged }, () => !going));
  // One may fail while the other program is at work.
  const written = Promise.allSettled(writers);
  await setTimeout(chance(cli ? CLI_STARTS : 120));
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
  const wrong: string[] = [];
  for (const one of await written)
    if (one.status === 'rejected')
      wrong.push(`${one.reason}`, readFileSync(join(dir, 'holdout.log'), 'utf8'));
  const takesNone: number[] = [];
  for (const [host, backend] of backends.entries()) {
    const reply = await backend.call('shelf.list', {});
    if (!reply.ok) told.push(reply.error.message);
    else {
      if (reply.notice !== undefined) told.push(reply.notice);
      const { campaigns } = reply.value as { readonly campaigns: readonly { readonly id: string }[] };
      if (!campaigns.some(({ id }) => id === campaign)) wrong.push('the file is begun anew');
    }
    const text = `host ${host} at last`;
    const asked = performance.now();
    const saidBefore = told.length;
    const last = await writes(backend, text, { campaign, told, refused: torn });
    if (told.slice(saidBefore).some((one) => one.startsWith('This was damaged'))) takesNone.push(host);
    for (const one of last) acknowledged.set(one, { asked, by: performance.now() });
    if (!foreign.tears && last.length < 2) wrong.push(`host ${host} can’t go on`);
  }
  for (const backend of backends) await backend.close();
  if (!existsSync(file)) wrong.push('the file isn’t there');
  else {
    const fault = await faultIn(file, campaign);
    // A file that was written over in the middle of a commit may be torn; that is named.
    if (fault !== undefined && !foreign.tears) wrong.push(`the file: ${fault}`);
    if (fault === undefined && takesNone.length > 0)
      wrong.push(`host ${takesNone} takes a whole file for damaged`);
    const there = fault === undefined ? textsIn(file) : new Set<string>();
    const kept = keptIn(dir);
    for (const copy of kept) {
      const found = await faultIn(copy, campaign);
      if (found !== undefined) wrong.push(`${copy}: ${found}`);
    }
    const anywhere = new Set([...there, ...kept.flatMap((copy) => [...textsIn(copy)])]);
    const lost = [...acknowledged].filter(([text]) => !anywhere.has(text));
    // An act asked for later can't have been in the file that they wrote over.
    const byThem = lost.filter(([, { asked }]) => foreign.overwrites && asked <= until);
    if (lost.length > byThem.length && fault === undefined)
      wrong.push(
        `lost: ${lost.filter((one) => !byThem.includes(one)).map(([text, { asked }]) => `${text} (asked for ${Math.round(asked - from)} ms after)`)}`,
      );
    if (fault !== undefined) wrong.push(...(await restored(dir, campaign, memory, told)));
    if ((fault !== undefined || byThem.length > 0) && told.length === 0)
      wrong.push(`lost without a word: ${fault ?? byThem.map(([text]) => text)}`);
    // A file of two versions that went apart holds texts of one alone.
    if (foreign.apart && [...there].some((text) => text.includes('there ')) && fault === undefined) {
      const ours = [...there].filter(
        (text) => (acknowledged.get(text)?.by ?? Number.POSITIVE_INFINITY) < from,
      );
      if (ours.length > 0) wrong.push(`mixed: ${ours}`);
    }
  }
  if (readdirSync(dir).some((name) => /^\.holdout-again/.test(name))) wrong.push('something is left behind');
  if (wrong.length > 0)
    throw new Error(
      `${foreign.name}, ${hosts} hosts${cli ? ' and the command line' : ''}, seed ${seed}: ${wrong.join('; ')}`,
    );
  for (const one of [dir, memory]) rmSync(one, { recursive: true, force: true });
}

/** Milliseconds in which something is acknowledged at the latest, on a machine that is busy. */
const LONGEST_ACT = 5_000;
/** Milliseconds in which the command line starts, and makes its first act. */
const CLI_STARTS = 1_500;

describe('another program at the folder', { timeout: COUNTS.limitMs }, () => {
  const rounds = Math.max(1, Math.ceil(COUNTS.foreign / FOREIGN.length));
  it.each(FOREIGN.map((foreign) => [foreign.name, foreign] as const))('%s', async (_, foreign) => {
    if (foreign.forbids && !(await canForbid(folder('forbidden')))) return;
    const failed: string[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const seed = COUNTS.seed * 1000 + n * FOREIGN.length + FOREIGN.indexOf(foreign);
      // Two hosts where there is one round alone, as at every push.
      const [hosts, cli] = [2 - (n % 2), (FOREIGN.indexOf(foreign) + n) % 3 === 0];
      await round({ foreign, hosts, cli, seed }).catch((error: unknown) => failed.push(String(error)));
    }
    expect(failed, failed.join('\n')).toEqual([]);
  });

  it('that copies the folder file by file while acts are written: each copy opens whole, or is refused', async () => {
    const { dir, campaign } = await begun();
    const backend = await startBuilt({ dataDir: dir, memory: folder('memory') });
    onTestFinished(() => backend.close());
    let going = true;
    let acknowledged = 0;
    const writing = (async () => {
      for (let n = 0; going; n += 1)
        acknowledged += (await writes(backend, `host ${n}`, { campaign, told: [] })).length;
    })();
    const another = async () => {
      const before = acknowledged;
      for (let ms = 0; acknowledged === before && ms < LONGEST_ACT; ms += 1) await setTimeout(1);
    };
    const copies = COUNTS.inFull ? 100 : 6;
    const wrong: string[] = [];
    for (let n = 0; n < copies; n += 1) {
      const to = folder('copied');
      const before = acknowledged;
      await copyOfFolder(dir, to, another);
      if (acknowledged === before) wrong.push(`nothing was acknowledged while copy ${n} was made`);
      const open = await openBackend({ dataDir: to, home: to, memory: folder('memory') });
      const reply = await open.call('campaign.verify', { campaign });
      if (reply.ok && !(reply.value as { readonly identical: boolean }).identical) {
        // The first screen asks this, too: the damage is named, and the campaign takes no act from then on.
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
