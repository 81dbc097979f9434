/** What is acknowledged was given to the disk before: seen by the system's calls, which a removed `synchronous = extra` would leave out. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { FILE_NAME } from '../../db/file/open.ts';
import type { Input, Method, Output } from '../../src/contract/contract.ts';
import { beginCampaign } from '../support/kills/begin.ts';
import { callHost, end, type Host, startHost } from '../support/kills/hosts.ts';
import { folderOnDisk } from '../support/kills/on-disk.ts';
import { folderOf, placeIn } from '../support/kills/place.ts';

const SYNCS = ['-f', '-y', '-qq', '-e', 'trace=fsync,fdatasync'];
const traces = spawnSync('strace', [...SYNCS, '-o', '/dev/null', 'true']).status === 0;
if (!traces) console.log('Whether acts are synced to the disk was left out: there is no strace here.');

async function ask<M extends Method>(host: Host, method: M, input: Input<M>): Promise<Output<M>> {
  const reply = await callHost(host, method, input);
  if (reply?.ok !== true) throw new Error(`${method}: ${JSON.stringify(reply)}`);
  return reply.value;
}

it.runIf(traces)(
  'an act, a note, a draft and a backup are on the disk before they are acknowledged',
  async () => {
    const place = placeIn(folderOnDisk());
    const began = await beginCampaign(place);
    const shelved = Object.keys(began).find((key) => key.startsWith('shelf ')) ?? '';
    const campaign = shelved.slice('shelf '.length);
    const trace = join(place.root, 'syncs');
    // As a grandchild it leaves the host to this process.
    const starting = startHost(folderOf(place), ['strace', '-D', ...SYNCS, '-o', trace]);
    const host = await starting.host;

    /** The files that were synced meanwhile, in order. */
    async function syncedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
      const lines = () => (existsSync(trace) ? readFileSync(trace, 'utf8').split('\n').slice(0, -1) : []);
      const before = lines().length;
      await work();
      const here = lines().slice(before);
      return here.flatMap((line) => /sync\(\d+<([^>]+)>/.exec(line)?.[1] ?? []).map((path) => basename(path));
    }

    try {
      const head = () => ask(host, 'log.head', { campaign });
      const rename = async (name: string) => {
        const { revision } = await head();
        await ask(host, 'campaign.rename', { campaign, revision, name });
      };
      // The first of the day makes a backup before, which is written behind it: until that is done its syncs would be taken for others'.
      await rename('first');
      await ask(host, 'backup.settle', {});
      const works: readonly (() => Promise<unknown>)[] = [
        () => rename('second'),
        () => ask(host, 'note.add', { campaign, act: 2, text: 'Rain.' }),
        () => ask(host, 'draft.put', { campaign, form: 'encounter/plan', body: '{"text":"half"}' }),
        () => ask(host, 'settings.set', { dice: 'own' }),
      ];
      for (const work of works) {
        const synced = await syncedBy(work);
        const journal = synced.indexOf(`${FILE_NAME}-journal`);
        expect(journal, `${synced}`).toBeGreaterThanOrEqual(0);
        // What was there before is safe first.
        expect(synced.lastIndexOf(FILE_NAME), `${synced}`).toBeGreaterThan(journal);
        // The folder last, in which the journal is no more: a power cut would bring it back, and take the act away.
        expect(synced.at(-1), `${synced}`).toBe(basename(folderOf(place)));
      }
      const made = await syncedBy(() => ask(host, 'backup.now', {}));
      const isNew = (file: string) => !file.startsWith(FILE_NAME) && file !== 'backups' && file !== 'home';
      // What is kept, and what says what it is; then the folder that names both.
      expect(made.filter(isNew).length, `${made}`).toBeGreaterThanOrEqual(2);
      expect(made.lastIndexOf('backups'), `${made}`).toBeGreaterThan(made.findLastIndex(isNew));
    } finally {
      await end(starting.process, 'SIGTERM');
    }
  },
);
