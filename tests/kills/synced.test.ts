/**
 * Acknowledged acts, and files that are kept, were given to the disk before: seen by the system's calls, which a removed `synchronous =
 * extra` would leave out.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILE_NAME } from '../../db/open.ts';
import type { Input, Method, Output } from '../../src/contract/contract.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';
import { beginCampaign } from '../support/kills/begin.ts';
import { callHost, end, type Host, startHost } from '../support/kills/hosts.ts';
import { folderOnDisk } from '../support/kills/on-disk.ts';
import { folderOf, type Place, placeIn } from '../support/kills/place.ts';

const SYNCS = ['-f', '-y', '-qq', '-e', 'trace=fsync,fdatasync'];
const traces = spawnSync('strace', [...SYNCS, '-o', '/dev/null', 'true']).status === 0;
if (!traces) console.log('Whether acts are synced to the disk was left out: there is no strace here.');

async function ask<M extends Method>(host: Host, method: M, input: Input<M>): Promise<Output<M>> {
  const reply = await callHost(host, method, input);
  if (reply?.ok !== true) throw new Error(`${method}: ${JSON.stringify(reply)}`);
  return reply.value;
}

/** A host whose syncs are told, over the folder of a place. Ended with the test. */
async function tracedHost(place: Place) {
  const trace = join(place.root, 'syncs');
  // The tracer runs as a grandchild (`-D`), so that the host stays this process's own child.
  const starting = startHost(folderOf(place), ['strace', '-D', ...SYNCS, '-o', trace]);
  onTestFinished(async () => await end(starting.process, 'SIGTERM'));
  const lines = () => (existsSync(trace) ? readFileSync(trace, 'utf8').split('\n').slice(0, -1) : []);
  const namesIn = (some: readonly string[]) =>
    some.flatMap((line) => /sync\(\d+<([^>]+)>/.exec(line)?.[1] ?? []).map((path) => basename(path));
  return {
    host: await starting.host,
    /** The files that were synced meanwhile, in order; all since the start where nothing is done. */
    syncedBy: async (work?: () => Promise<unknown>): Promise<readonly string[]> => {
      const before = work === undefined ? 0 : lines().length;
      await work?.();
      return namesIn(lines().slice(before));
    },
  };
}

async function begun() {
  const place = placeIn(folderOnDisk());
  const began = await beginCampaign(place);
  const shelved = Object.keys(began).find((key) => key.startsWith('shelf ')) ?? '';
  return { place, campaign: shelved.slice('shelf '.length), file: fileIn(folderOf(place)) };
}

async function rename(host: Host, campaign: string, name: string): Promise<void> {
  const { revision } = await ask(host, 'log.head', { campaign });
  await ask(host, 'campaign.rename', { campaign, revision, name });
}

describe.runIf(traces)('on the disk', () => {
  it('an act, a note, a draft and a backup are before they are acknowledged', async () => {
    const { place, campaign } = await begun();
    const { host, syncedBy } = await tracedHost(place);
    // The first of the day makes a backup before, which is written behind it: until that is done its syncs would be taken for others'.
    await rename(host, campaign, 'first');
    await ask(host, 'backup.settle', {});
    const works: readonly (() => Promise<unknown>)[] = [
      () => rename(host, campaign, 'second'),
      () => ask(host, 'note.add', { campaign, act: 2, text: 'Rain.' }),
      () => ask(host, 'draft.put', { campaign, form: 'encounter/plan', body: '{"text":"half"}' }),
      () => ask(host, 'settings.set', { dice: 'own' }),
    ];
    for (const work of works) {
      const synced = await syncedBy(work);
      const journal = synced.indexOf(`${FILE_NAME}-journal`);
      expect(journal, `${synced}`).toBeGreaterThanOrEqual(0);
      // The earlier content is safe first.
      expect(synced.lastIndexOf(FILE_NAME), `${synced}`).toBeGreaterThan(journal);
      // The folder last, in which the journal is no more: a power cut would bring it back, and take the act away.
      expect(synced.at(-1), `${synced}`).toBe(basename(folderOf(place)));
    }
    const made = await syncedBy(() => ask(host, 'backup.now', {}));
    const isNew = (file: string) => !file.startsWith(FILE_NAME) && file !== 'backups' && file !== 'home';
    // The backup, and the file that says what it is; then the folder that names both.
    expect(made.filter(isNew).length, `${made}`).toBeGreaterThanOrEqual(2);
    expect(made.lastIndexOf('backups'), `${made}`).toBeGreaterThan(made.findLastIndex(isNew));
  });

  /** Names of the file in which an open campaign file is written anew. */
  const AGAIN = /^\.holdout-again/;

  it.each([
    ['another version was put over', (file: string, older: string) => renameSync(older, file)],
    ['that was taken away', (file: string) => rmSync(file)],
  ] as const)(
    'what is open of a file %s is before its copy has its name, and that is told of',
    async (_, act) => {
      const { place, campaign, file } = await begun();
      const older = join(place.root, 'older');
      copyFileSync(file, older);
      const { host, syncedBy } = await tracedHost(place);
      await rename(host, campaign, 'first');
      await ask(host, 'backup.settle', {});
      act(file, older);
      const synced = await syncedBy(() => ask(host, 'shelf.list', {}));
      const copy = synced.findIndex((name) => AGAIN.test(name));
      expect(copy, `${synced}`).toBeGreaterThanOrEqual(0);
      // Then the folder that names it, before anything else.
      expect(synced[copy + 1], `${synced}`).toBe(basename(folderOf(place)));
    },
  );

  it('the copy of a damaged file is before its place is written over', async () => {
    const { place, file } = await begun();
    flipPage(file, 'dice_tally');
    const { host, syncedBy } = await tracedHost(place);
    await ask(host, 'rescue.make', {});
    const synced = await syncedBy();
    const copy = synced.findIndex((name) => /^holdout-damaged-.*\.sqlite$/.test(name));
    expect(copy, `${synced}`).toBeGreaterThanOrEqual(0);
    expect(synced[copy + 1], `${synced}`).toBe(basename(folderOf(place)));
    expect(synced.indexOf(FILE_NAME), `${synced}`).toBeGreaterThan(copy);
  });
});
