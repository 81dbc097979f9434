/** docs/file-format.md, followed as somebody would who has the file and that page alone. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { transferPath } from '../../src/backend/calls/transfers.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';

const PAGE = readFileSync(new URL('../../docs/file-format.md', import.meta.url), 'utf8');
/** Queries that the page tells its reader to type into the shell. */
const QUERIES = [...PAGE.matchAll(/sqlite3 campaign\.sqlite "([^"]+)"/g)].map(([, query = '']) => query);
const TABLES = [...PAGE.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, table = '']) => table);

/** The sample campaign in its file, three acts given up and one taken back. */
async function sample() {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { id: campaign } = await ask(backend, 'campaign.sample', {});
  const revision = async () => (await ask(backend, 'campaign.get', { campaign })).revision;
  for (let undone = 0; undone < 3; undone += 1)
    await ask(backend, 'campaign.undo', { campaign, revision: await revision() });
  await ask(backend, 'campaign.rename', { campaign, revision: await revision(), name: 'The Weir' });
  await ask(backend, 'campaign.newDice', { campaign, revision: await revision() });
  await ask(backend, 'campaign.undo', { campaign, revision: await revision() });
  const { note } = await ask(backend, 'note.add', { campaign, act: 3, text: 'Rain.' });
  await ask(backend, 'note.change', { campaign, note, text: 'Rain, “all day”.', was: 'Rain.' });
  const { transfer } = await ask(backend, 'campaign-file.save', { campaign });
  const file = new Database(gunzipSync(readFileSync(transferPath(dataDir, transfer))));
  onTestFinished(() => void file.close());
  return { backend, campaign, file };
}

const rows = (file: Database.Database, query: string) => file.prepare(query).raw().all() as unknown[][];

it('names every table, in their order, and every column of the file', async () => {
  const { file } = await sample();
  const there = rows(file, "select name from sqlite_schema where type = 'table'").flat();
  expect(TABLES.toSorted()).toEqual(there.toSorted());
  const unnamed = there.flatMap((table) =>
    rows(file, `select name from pragma_table_info('${table}')`).flatMap(([name]) =>
      PAGE.includes(`\`${name}\``) ? [] : [`${table}.${name}`],
    ),
  );
  expect(unnamed).toEqual([]);
});

it('has what counts read by one query, with all that the log holds', async () => {
  const { backend, campaign, file } = await sample();
  const [acts = '', events = '', words = '', biographies = ''] = QUERIES;
  expect(QUERIES).toHaveLength(4);
  expect(rows(file, acts)).toHaveLength(rows(file, 'select 1 from campaign_act').length);
  const { events: counted } = await ask(backend, 'campaign.verify', { campaign });
  const told = rows(file, events);
  expect(told).toHaveLength(counted);
  expect(told.at(-1)?.slice(1, 4)).toEqual(['campaign-renamed', 4, 9]);
  const notes = rows(file, words);
  expect(notes.map(([, , , text]) => text)).toContain('Rain, “all day”.');
  expect(notes.map(([, , , text]) => text)).not.toContain('Rain.');
  const { figures } = await ask(backend, 'campaign.get', { campaign });
  const [star] = figures;
  const { biography } = await ask(backend, 'figure.get', { campaign, figure: star?.id ?? '' });
  expect(rows(file, biographies)).toContainEqual([star?.id, biography]);
});

it('says how it is told whether the file is as it was saved', async () => {
  const { file } = await sample();
  const content = createHash('sha256');
  for (const table of TABLES.filter((name) => name !== 'holdout_file')) {
    const keys = rows(file, `select name from pragma_table_info('${table}') where pk > 0 order by pk`).flat();
    content.update(`${table}\n`);
    for (const row of rows(file, `select * from ${table} order by ${keys.join(', ')}`))
      content.update(`${JSON.stringify(row)}\n`);
  }
  expect(rows(file, 'select content from holdout_file')).toEqual([[content.digest('hex')]]);
});
