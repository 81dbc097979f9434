/** Killed in the middle of backups and restores: nothing that was said is lost, the file is whole, nothing lies about. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backupsIn } from '../../../db/backups/manifest.ts';
import { openUnpacked } from '../../../db/backups/unpacked.ts';
import { ask, tempDir, testBackend } from '../../support/backend/backend.ts';
import { settled } from '../../support/backend/party.ts';
import { COUNTS } from '../../support/counts.ts';

const BACKING_UP = join(import.meta.dirname, '../../support/db/backing-up.ts');
/** Milliseconds after what it says first within which a process is killed. */
const LIFE = 1_500;

async function killed(dir: string, campaign: string, after: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [BACKING_UP, dir, campaign], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const begun = Promise.withResolvers<void>();
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
    begun.resolve();
  });
  await Promise.race([begun.promise, gone]);
  await pause(after);
  child.kill('SIGKILL');
  await gone;
  return said.trimEnd().split('\n');
}

/** The revisions at which the file may stand after what was said: what was under way may be done and not be said. */
function maybe(lines: readonly string[]): { readonly at: number; readonly orAt: number | undefined } {
  let at = 0;
  let backedUp: number | undefined;
  let orAt: number | undefined;
  for (const line of lines) {
    const [what, ...words] = line.split(' ');
    const revision = Number(words.at(-1));
    orAt = undefined;
    if (what === 'act' || what === 'restore') at = revision;
    if (what === 'backup') backedUp = revision;
    if (what === 'restoring') orAt = backedUp;
  }
  return { at, orAt };
}

it(
  'a process killed while it backs up and restores',
  async () => {
    const dataDir = tempDir();
    const first = await testBackend({ dataDir });
    const { campaign } = await settled(first);
    await first.close();
    const lives = fc.sample(fc.nat(LIFE), { numRuns: COUNTS.kills, seed: COUNTS.seed });
    for (let kill = 0; kill < COUNTS.kills; kill += 1) {
      const lines = await killed(dataDir, campaign, lives[kill] ?? 0);
      const { at, orAt } = maybe(lines);
      const backend = await testBackend({ dataDir, now: () => new Date() });
      const { revision } = await ask(backend, 'campaign.get', { campaign });
      // One more: an act that was stored and not said any more.
      expect([at, at + 1, ...(orAt === undefined ? [] : [orAt])], lines.slice(-4).join(', ')).toContain(
        revision,
      );
      expect((await ask(backend, 'campaign.verify', { campaign })).differences).toEqual([]);
      expect(await ask(backend, 'file.check', {})).toMatchObject({ damage: null });
      await backend.close();
      const folder = join(dataDir, 'backups');
      const backups = backupsIn(folder);
      const said = lines.filter((line) => line.startsWith('backup ')).map((line) => line.split(' ')[1] ?? '');
      expect(backups.map(({ name }) => name)).toEqual(expect.arrayContaining(said.slice(-5)));
      for (const { name, sha256 } of backups.slice(0, 2)) {
        const opened = await openUnpacked(folder, name);
        expect(opened?.backup.sha256).toBe(sha256);
        await opened?.drop();
      }
      const expected = new Set(backups.flatMap(({ name }) => [`${name}.json`, `${name}.sqlite.gz`]));
      expect(readdirSync(folder).filter((name) => !expected.has(name))).toEqual([]);
      expect(readdirSync(dataDir).filter((name) => name.startsWith('.') || name.endsWith('.part'))).toEqual(
        [],
      );
    }
  },
  COUNTS.limitMs,
);
