/** Calls made of the contract's own schemas, spoilt: none is a fault of ours, and what is refused has changed nothing. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPointer } from '../../db/file/pointer.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import { FOLDER_MOVES } from '../../src/contract/calls/folder.ts';
import { CONTRACT, type Method } from '../../src/contract/contract.ts';
import { Failure } from '../../src/contract/failure.ts';
import { ask, repeatable, tempDir, testBackend } from '../support/backend/backend.ts';
import { hostile, spoilt } from '../support/backend/hostile-inputs.ts';
import { settled } from '../support/backend/party.ts';
import { sandboxed } from '../support/backend/sandbox.ts';
import { COUNTS } from '../support/counts.ts';
import { fileIn } from '../support/db/store.ts';
import { standingIn } from '../support/kills/standing.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const METHODS = Object.keys(CONTRACT) as Method[];
const MOVES_FOLDER: ReadonlySet<string> = new Set(FOLDER_MOVES);
/** Calls that write whole files where they go through: a tenth as many of them. */
const WRITES_FILES = /^(campaign\.(soak|sample)|backup\.|campaign-file\.|folder\.)/;
const shareOf = (method: Method) => (WRITES_FILES.test(method) ? 0.1 : 1);
const SHARES = METHODS.reduce((sum, method) => sum + shareOf(method), 0);
/** Calls of one host: what they leave on its shelf makes each slower. */
const CALLS_OF_ONE = 5_000;
/** Most calls of each method in a round. */
const AT_ONCE = 10;
/** Calls that went through, kept of each method to be changed. */
const VALID = 20;
/** Bytes of campaigns that lie ready to be opened. */
const TRANSFERS = 4;

/** A host whose folder may be moved within one that is the test's own. */
async function host() {
  const root = tempDir();
  const home = join(root, 'home');
  mkdirSync(home);
  const random = repeatable();
  const folder = () => readPointer(home) ?? home;
  const open = () => testBackend({ dataDir: folder(), home, random, games: SAMPLE_GAMES });
  let backend: Backend = await open();
  return {
    root,
    folder,
    backend: () => backend,
    again: async () => {
      await backend.close();
      backend = await open();
    },
  };
}

/** State that a refused call may not change: the file, and which other files there are. */
function watched(folder: string, stays: boolean) {
  // A connection of its own sees each commit of the other's; a folder that is to move nobody else may have open.
  const watching = stays ? new Database(fileIn(folder), { readonly: true }) : undefined;
  const beside = /^(holdout\.log|holdout\.sqlite.*)$/;
  const filesIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);
  const now = () => ({
    rest: JSON.stringify([
      watching?.pragma('data_version', { simple: true }) ?? standingIn(folder),
      filesIn(folder).filter((name) => !beside.test(name)),
    ]),
    transfers: filesIn(join(folder, 'transfer')),
    // Backups made earlier are checked, and thinned out, in the background.
    backups: new Set(filesIn(join(folder, 'backups')).map((name) => /holdout-[0-9A-Za-z-]+/.exec(name)?.[0])),
  });
  let before = now();
  return {
    look: () => {
      before = now();
    },
    /** Names what is otherwise than before. A file on its way that is refused goes: looked at again, it would be refused again. */
    touched: (transfer: unknown) => {
      const { rest, transfers, backups } = now();
      const others = (names: readonly string[]) => names.filter((name) => name !== transfer).join();
      const was = [before.rest, others(before.transfers), ''];
      const is = [rest, others(transfers), [...backups].filter((name) => !before.backups.has(name)).join()];
      return was.join() === is.join() ? undefined : { was, is };
    },
    close: () => watching?.close(),
  };
}

interface Counted {
  ok: number;
  refused: number;
  readonly wrong: unknown[];
  readonly codes: Map<string, number>;
}

/** A run of calls of a host that begins anew. */
async function callsOfOne(calls: number, seed: number, counted: Counted): Promise<void> {
  const { root, folder, backend, again } = await host();
  const { campaign } = await settled(backend());
  const { id: game } = await ask(backend(), 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'S',
    setup: { light: 12 },
  });
  await ask(backend(), 'backup.now', {});
  const saved = await ask(backend(), 'campaign-file.save', { everything: true, campaign });
  const bytes = join(root, 'saved.holdout');
  copyFileSync(transferPath(folder(), saved.transfer), bytes);
  writeFileSync(join(root, 'a file'), '');
  const folders = ['home', 'one', 'two/deep', 'a file', 'a file/in', 'home/within'].map((name) =>
    join(root, name),
  );

  async function transfers(): Promise<readonly string[]> {
    mkdirSync(join(folder(), 'transfer'), { recursive: true });
    const there = readdirSync(join(folder(), 'transfer'));
    for (const transfer of there.slice(TRANSFERS)) await ask(backend(), 'campaign-file.let-go', { transfer });
    for (let n = there.length; n < TRANSFERS; n += 1) {
      copyFileSync(bytes, transferPath(folder(), newTransfer(folder())));
    }
    return readdirSync(join(folder(), 'transfer'));
  }
  async function known() {
    const campaigns = [campaign, game];
    // Campaigns put into the bin by chance are taken out again.
    for (const id of campaigns) await ask(backend(), 'campaign.restore', { campaign: id });
    const heads = campaigns.map((id) => ask(backend(), 'log.head', { campaign: id }));
    return {
      campaign: campaigns,
      replace: campaigns,
      revision: (await Promise.all(heads)).map(({ revision }) => revision),
      backup: (await ask(backend(), 'backup.list', {})).backups.map(({ name }) => name),
      transfer: await transfers(),
      folder: folders,
      years: [1],
    };
  }

  const already = counted.ok + counted.refused;
  const made = () => counted.ok + counted.refused - already;
  const valid = new Map<Method, unknown[]>();
  for (let round = 0; made() < calls; round += 1) {
    for (const [place, method] of METHODS.entries()) {
      const share = Math.min(AT_ONCE, Math.max(1, calls / SHARES)) * shareOf(method);
      const numRuns = Math.ceil((round + 1) * share) - Math.ceil(round * share);
      if (numRuns === 0 || made() >= calls) continue;
      const chance = seed + round * METHODS.length + place;
      const have = valid.get(method) ?? [];
      const fresh = hostile(CONTRACT[method].input, await known());
      const changed = have.map((one) => ({ arbitrary: spoilt(one), weight: 1 }));
      const arbitrary = fc.oneof({ arbitrary: fresh, weight: Math.max(1, have.length) }, ...changed);
      const watching = watched(folder(), !MOVES_FOLDER.has(method));
      let left = false;
      for (const spoiled of fc.sample(arbitrary, { numRuns, seed: chance })) {
        const input = sandboxed(root, spoiled);
        watching.look();
        const reply = await backend().call(method, input);
        if (reply.ok) {
          counted.ok += 1;
          valid.set(method, [...(valid.get(method) ?? []), input].slice(-VALID));
          left = MOVES_FOLDER.has(method);
          if (left) break;
          continue;
        }
        counted.refused += 1;
        const { code, message } = Failure.parse(reply.error);
        counted.codes.set(code, (counted.codes.get(code) ?? 0) + 1);
        const { transfer } = Object(input) as { readonly transfer?: unknown };
        const touched = watching.touched(transfer);
        if (code === 'internal' || touched !== undefined || !/^\S[^\n]*\.$/.test(message))
          counted.wrong.push({ method, input, code, message, touched });
      }
      watching.close();
      if (left) await again();
    }
  }
  const { campaigns, games } = await ask(backend(), 'shelf.list', {});
  for (const { id } of [...campaigns, ...games]) {
    const { differences } = await ask(backend(), 'campaign.verify', { campaign: id });
    if (differences.length > 0) counted.wrong.push({ id, differences });
  }
  if (readFileSync(join(root, 'a file'), 'utf8') !== '') counted.wrong.push('a file was written over');
  await backend().close();
}

it(
  'a hostile call is answered, is no fault of ours, and refused it has changed nothing',
  async () => {
    const counted: Counted = { ok: 0, refused: 0, wrong: [], codes: new Map() };
    for (let calls = 0; calls < COUNTS.hostile; calls += CALLS_OF_ONE)
      await callsOfOne(Math.min(CALLS_OF_ONE, COUNTS.hostile - calls), COUNTS.seed + calls, counted);
    const { ok, refused, wrong, codes } = counted;
    console.log(
      `${ok + refused} hostile calls: ${JSON.stringify({ ok, refused, ...Object.fromEntries(codes) })}`,
    );
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(ok).toBeGreaterThan(0);
  },
  COUNTS.limitMs,
);
