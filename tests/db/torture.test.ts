/** Processes killed while they act: nothing that was said to be stored is lost, and the file is whole. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFile } from '../../db/file/check.ts';
import { openStore } from '../../db/file/open.ts';
import { verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { readHead } from '../../db/log/head.ts';
import { COUNTS } from '../support/counts.ts';
import { ID, newCampaign } from '../support/db/play.ts';
import { clock, tempDir } from '../support/db/store.ts';

const ACTING = join(import.meta.dirname, '../support/db/acting.ts');
/** Milliseconds after its first act within which a process is killed. */
const LIFE = 400;

/** Starts a process, kills it so long after its first act, and gives the last revision it has said. */
async function killed(dir: string, after: number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [ACTING, dir, ID], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const begun = Promise.withResolvers<void>();
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    said += part;
    begun.resolve();
  });
  await Promise.race([begun.promise, gone]);
  await pause(after);
  child.kill('SIGKILL');
  await gone;
  return Number(said.trimEnd().split('\n').at(-1));
}

it(
  'a process killed while it acts loses nothing it has said, and leaves a whole file',
  async () => {
    const dir = tempDir();
    const first = await openStore({ dir, now: clock });
    await newCampaign(first.db);
    await first.close();
    const lives = fc.sample(fc.nat(LIFE), { numRuns: COUNTS.kills, seed: COUNTS.seed });
    let before = 1;
    for (let kill = 0; kill < COUNTS.kills; kill += 1) {
      const said = await killed(dir, lives[kill] ?? 0);
      const store = await openStore({ dir, now: clock });
      const revision = (await readHead(store.db, ID))?.revision ?? 0;
      const found = await verifyCampaign(store.db, ID);
      const { checked, damage } = await checkFile(store.db, store.file, clock);
      await store.close();
      // What was under way may have been stored and not been said any more: an act, its undo and its redo.
      expect({ kill, lost: revision < said, more: revision > said + 3, said: said > before }).toEqual({
        kill,
        lost: false,
        more: false,
        said: true,
      });
      expect({ kill, differences: found?.differences, checked, damage }).toEqual({
        kill,
        differences: [],
        checked: true,
        damage: null,
      });
      before = revision;
    }
  },
  COUNTS.limitMs,
);
