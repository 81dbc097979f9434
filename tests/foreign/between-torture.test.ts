/**
 * Other programs between two runs of the real host, one that was ended in order and one that was killed, with the command line in
 * between: what stands there at the next start is opened alone, and what it lacks of what was acknowledged is said.
 */
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { spawnHoldout } from '../support/backend/cli.ts';
import { COUNTS } from '../support/counts.ts';
import { begun, chances, elsewhere, faultIn, folder, keptIn, textsIn } from '../support/foreign/looked.ts';
import { callHost, end, type Host, startHost } from '../support/kills/hosts.ts';

const VERSIONS = [
  'an older one',
  'one from earlier in that run',
  'another machine’s',
  'one that went on from here',
] as const;
const ENDS = [
  ['its end', 'SIGTERM'],
  ['its kill', 'SIGKILL'],
] as const;
type Version = (typeof VERSIONS)[number];

interface Round {
  readonly version: Version;
  readonly signal: 'SIGTERM' | 'SIGKILL';
  readonly seed: number;
}

/** Notes and acts until it is told to stop, or the host has gone; enters what was acknowledged. */
async function writing(host: Host, campaign: string, isOver: () => boolean, done: string[]): Promise<void> {
  for (let n = 1; !isOver(); n += 1) {
    const noted = await callHost(host, 'note.add', { campaign, act: 1, text: `here ${n}` });
    if (noted?.ok === true) done.push(`here ${n}`);
    const head = await callHost(host, 'log.head', { campaign });
    if (head?.ok !== true) break;
    const { revision } = head.value;
    const name = `act here ${n}`;
    const renamed = await callHost(host, 'campaign.rename', { campaign, revision, name });
    if (renamed?.ok === true) done.push(name);
  }
}

/** A copy by a program that asks SQLite for it. */
function copied(file: string): string {
  const database = new Database(file, { readonly: true, timeout: 5_000 });
  try {
    const copy = join(folder('earlier'), 'holdout.sqlite');
    writeFileSync(copy, database.serialize());
    return copy;
  } finally {
    database.close();
  }
}

/** Numbers of what a campaign lacks, read from the sentence about it: acts, and versions of words. */
function lackingIn(said: string): readonly [acts: number, words: number] {
  const figure = (of: RegExp) => Number(of.exec(said)?.[1] ?? 0);
  return [figure(/ (\d+) acts?\b/), figure(/ (\d+) versions? of your notes/)];
}

async function round({ version, signal, seed }: Round): Promise<void> {
  const chance = chances(seed);
  const { dir, file, campaign } = await begun();
  let put = join(folder('older'), 'holdout.sqlite');
  copyFileSync(file, put);
  if (version === 'another machine’s')
    put = await elsewhere(
      file,
      campaign,
      Array.from({ length: 1 + chance(4) }, (_, n) => `there ${n}`),
    );
  const first = startHost(dir);
  const host = await first.host;
  let over = false;
  const done: string[] = [];
  const acknowledging = writing(host, campaign, () => over, done);
  while (done.length < 2) await setTimeout(5);
  await setTimeout(chance(200));
  const isEarlier = version === 'one from earlier in that run';
  if (isEarlier) {
    put = copied(file);
    const before = done.length;
    while (done.length < before + 2) await setTimeout(5);
  }
  if (signal === 'SIGTERM') {
    over = true;
    await acknowledging;
  }
  await end(first.process, signal);
  await acknowledging;
  if (chance(2) === 0) {
    const name = 'act typed';
    const deed = JSON.stringify({ do: 'campaign.rename', name });
    const { code, err } = await spawnHoldout('--data', dir, '--json', 'act', campaign, deed);
    if (code === 0) done.push(name);
    else throw new Error(`the command line: ${err}`);
  }
  if (version === 'one that went on from here') put = await elsewhere(file, campaign, ['there 0']);
  const there = textsIn(put);
  if (chance(2) === 0) renameSync(put, file);
  else copyFileSync(put, file);

  // The command line or the host, depending on which is first there, says it.
  const typed = chance(2) === 0 ? await spawnHoldout('--data', dir, '--json', 'campaign', 'list') : undefined;
  const again = startHost(dir);
  const next = await again.host;
  const shelf = await callHost(next, 'shelf.list', {});
  const head = await callHost(next, 'log.head', { campaign });
  const revision = head?.ok === true ? head.value.revision : 0;
  const renamed = await callHost(next, 'campaign.rename', { campaign, revision, name: 'act then' });
  await end(again.process, 'SIGTERM');

  const wrong: string[] = [];
  const found = textsIn(file);
  const notice = `${typed?.err ?? ''}${shelf?.ok === true ? (shelf.notice ?? '') : JSON.stringify(shelf)}`;
  const fault = await faultIn(file, campaign);
  if (fault !== undefined) wrong.push(`the file: ${fault}`);
  if (renamed?.ok !== true) wrong.push(`no act: ${JSON.stringify(renamed)}`);
  const expected = [...there, 'act then'].toSorted();
  if ([...found].toSorted().join() !== expected.join()) wrong.push(`mixed: ${[...found]}, not ${expected}`);
  const kept = new Set(keptIn(dir).flatMap((copy) => [...textsIn(copy)]));
  const lost = done.filter((text) => !found.has(text) && !kept.has(text));
  if (version === 'one that went on from here') {
    if (lost.length > 0) wrong.push(`lost: ${lost}`);
    if (notice !== '') wrong.push(`said: ${notice}`);
  } else {
    if (!notice.includes('another program has put another version in its place'))
      wrong.push(`lost without a word: ${lost}, ${notice}`);
    const [acts, words] = lackingIn(notice);
    const lostActs = lost.filter((text) => text.startsWith('act ')).length;
    // An act that was asked for as the host was killed may be done, and isn't acknowledged.
    const isRight = (said: number, of: number) => said === of || (signal === 'SIGKILL' && said <= of + 1);
    if (!(isRight(acts, lostActs) && isRight(words, lost.length - lostActs)))
      wrong.push(`lost ${lostActs} acts and ${lost.length - lostActs} notes, and said: ${notice}`);
    if (isEarlier && acts + words === 0) wrong.push(`not named: ${notice}`);
  }
  if (wrong.length > 0) throw new Error(`${version}, ${signal}, seed ${seed}: ${wrong.join('; ')}`);
  rmSync(dir, { recursive: true, force: true });
}

const CASES = ENDS.flatMap(([when, signal]) => VERSIONS.map((version) => ({ when, version, signal })));

describe('another program between two runs', { timeout: COUNTS.limitMs }, () => {
  const rounds = Math.max(1, Math.ceil(COUNTS.foreign / 4 / CASES.length));
  it.each(CASES)('after $when puts $version in place', async ({ version, signal }) => {
    const failed: string[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const seed =
        COUNTS.seed * 1000 +
        n * CASES.length +
        CASES.findIndex((one) => one.version === version && one.signal === signal);
      await round({ version, signal, seed }).catch((error: unknown) => failed.push(String(error)));
    }
    expect(failed, failed.join('\n')).toEqual([]);
  });
});
