/** A copy that another program made of two moments, and that this machine has never seen: it is looked through before it is played on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';
import { fileIn } from '../support/db/store.ts';
import { putTorn } from '../support/db/torn.ts';

async function torn() {
  const from = tempDir();
  const backend = await testBackend({ dataDir: from });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', about);
  // Nothing says that it is due again that day.
  await ask(backend, 'file.check', {});
  const dataDir = tempDir();
  const bytes = await putTorn(backend, { from, to: dataDir, campaign });
  await backend.close();
  return { dataDir, bytes, campaign };
}

const damagedIn = (dir: string) =>
  readdirSync(dir).filter((name) => /^holdout-(damaged|mended)-.*\.sqlite$/.test(name));

it('is refused and copied aside before anything of it is shown, though its shelf could be read', async () => {
  const { dataDir, bytes, campaign } = await torn();
  // A machine that remembers nothing sees nothing amiss at first.
  const without = await testBackend({ dataDir });
  expect((await ask(without, 'shelf.list', {})).campaigns).toMatchObject([{ name: 'The Weir' }]);
  await without.close();
  expect(readFileSync(fileIn(dataDir)).equals(bytes)).toBe(true);
  const backend = await testBackend({ dataDir, memory: tempDir() });
  expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
  expect((await failing(backend, 'note.add', { campaign, act: 1, text: 'Hail.' })).code).toBe('damaged-file');
  await backend.close();
  expect(readFileSync(fileIn(dataDir)).equals(bytes)).toBe(true);
  const [copy = '', ...others] = damagedIn(dataDir);
  expect(others).toEqual([]);
  expect(readFileSync(join(dataDir, copy)).equals(bytes)).toBe(true);
});

it('is told of in a sentence by the command line, which leaves its bytes, and keeps them where it repairs', async () => {
  const { dataDir, bytes, campaign } = await torn();
  for (const command of [
    ['campaign', 'list'],
    ['act', campaign, '{"do":"campaign.rename","name":"On"}'],
    ['verify', campaign],
  ])
    expect(await holdout(...command, '--data', dataDir)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^holdout: \S+ is damaged \(a part of it can’t be read\); .*there is no backup\. To see what can be repaired: holdout rescue\.\n$/,
      ),
    });
  const looked = await holdout('rescue', '--data', dataDir);
  expect([looked.code, looked.err]).toEqual([1, '']);
  expect(looked.out).toMatch(
    /^\S+ is damaged \(a part of it can’t be read\); [^\n]*\nRepaired, it would hold:\n/,
  );
  expect(readFileSync(fileIn(dataDir)).equals(bytes)).toBe(true);
  const made = await holdout('rescue', '--make', '--data', dataDir);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toMatch(/^The file is repaired: everything is as it was\.\n/);
  const [copy = '', ...others] = damagedIn(dataDir);
  expect(others).toEqual([]);
  expect(readFileSync(join(dataDir, copy)).equals(bytes)).toBe(true);
  // Each note of the first moment, and no part of another.
  const backend = await testBackend({ dataDir });
  for (let number = 1; number <= 40; number += 1) {
    const { versions } = await ask(backend, 'writing.versions', { campaign, what: 'note', number });
    expect(versions.map(({ text }) => text)).toEqual([`Rain ${number}. `.repeat(20).trim()]);
  }
  expect((await ask(backend, 'campaign.verify', { campaign })).found).toEqual([]);
});
