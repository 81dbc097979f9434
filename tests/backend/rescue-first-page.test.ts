/** A file that has lost some of its first page: what every file of ours begins with is known, so that the rest is read (trust 5). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';

const now = () => new Date(Date.UTC(2026, 2, 5, 12));
const PAGE = 4096;

/** A campaign with a note, of which there is no backup. */
async function made() {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir, now });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', about);
  await ask(backend, 'campaign.rename', { campaign, revision: 1, name: 'Two' });
  await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain all night.' });
  await backend.close();
  return { dataDir, campaign };
}

/** By the whole of its bytes. */
async function damaged(change: (bytes: Buffer) => void) {
  const { dataDir, campaign } = await made();
  const bytes = readFileSync(fileIn(dataDir));
  change(bytes);
  writeFileSync(fileIn(dataDir), bytes);
  return { dataDir, campaign };
}

async function expectAllOfIt({
  dataDir,
  campaign,
}: {
  readonly dataDir: string;
  readonly campaign: string;
}): Promise<void> {
  const before = readFileSync(fileIn(dataDir));
  const backend = await testBackend({ dataDir, now });
  expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
  const { campaigns } = await ask(backend, 'rescue.look', {});
  expect(campaigns).toMatchObject([{ name: 'Two', acts: 2, told: 'whole' }]);
  // Looked at, it stands there as it was.
  expect(readFileSync(fileIn(dataDir)).equals(before)).toBe(true);
  const { said, aside } = await ask(backend, 'rescue.make', {});
  expect(said).toBe('The file is repaired.');
  expect(readFileSync(join(dataDir, aside ?? '')).equals(before)).toBe(true);
  const { versions } = await ask(backend, 'writing.versions', { campaign, what: 'note', number: 1 });
  expect(versions.map(({ text }) => text)).toEqual(['Rain all night.']);
  expect((await ask(backend, 'check.campaign', { campaign })).found).toEqual([]);
}

it.each([
  ['the beginning of SQLite’s mark', 0, 4],
  ['the end of SQLite’s mark', 12, 4],
  ['the size of a page', 16, 2],
  ['how a page is filled', 20, 4],
  ['the number of its version', 60, 4],
  ['our mark', 68, 4],
  ['all of its header', 0, 100],
  ['the root of its schema', 100, 12],
  ['its whole first page', 0, PAGE],
])('without %s, zeroed, loses nothing, though there is no backup', async (_, at, count) => {
  await expectAllOfIt(await damaged((bytes) => bytes.fill(0, at, at + count)));
});

it('whose first page is overwritten loses nothing', async () => {
  await expectAllOfIt(await damaged((bytes) => bytes.fill(0xa5, 0, PAGE)));
});

it('whose version is a bit off is called damaged, not newer', async () => {
  await expectAllOfIt(await damaged((bytes) => bytes.writeInt32BE(bytes.readInt32BE(60) ^ 64, 60)));
});

it('with acts in its log still keeps those too', async () => {
  const { dataDir, campaign } = await made();
  const backend = await testBackend({ dataDir, now });
  await ask(backend, 'campaign.rename', { campaign, revision: 2, name: 'Three' });
  const [file, log] = ['', '-wal'].map((beside) => readFileSync(`${fileIn(dataDir)}${beside}`));
  const killed = tempDir();
  file?.fill(0, 0, 16);
  writeFileSync(fileIn(killed), file ?? '');
  writeFileSync(`${fileIn(killed)}-wal`, log ?? '');
  const found = await testBackend({ dataDir: killed, now });
  const { campaigns } = await ask(found, 'rescue.make', {});
  expect(campaigns).toMatchObject([{ name: 'Three', acts: 3, told: 'whole' }]);
});
