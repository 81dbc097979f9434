/** A backup is looked through whole, behind the act: what is damaged in it is told beside its name, however long ago it was stored. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const now = () => new Date(Date.UTC(2026, 2, 4, 12));

/** More than are looked at before an act. */
const ACTS = 54;

async function played(): Promise<Buffer> {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir, games: SAMPLE_GAMES, now });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', about);
  await ask(backend, 'note.add', { campaign, act: 1, text: 'Rain all night.' });
  await ask(backend, 'note.add', { campaign, act: 1, text: 'Fog.' });
  await ask(backend, 'draft.put', { campaign, form: 'x', body: '{"half":"typed"}' });
  for (let revision = 1; revision < ACTS; revision += 1)
    await ask(backend, 'campaign.rename', { campaign, revision, name: `The Weir ${revision}` });
  await ask(backend, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'S',
    setup: { light: 10 },
  });
  await backend.close();
  return readFileSync(fileIn(dataDir));
}

let file: Promise<Buffer> | undefined;

it.each([
  ['nothing', 'select 1', []],
  ['an act', "update campaign_act set command = command || ' ' where act = 3", ['The Weir 53']],
  ['an event', "update campaign_event set payload = replace(payload, 'Weir 2', 'Wier 2')", ['The Weir 53']],
  ['a version of a note', "update writing set text = 'Rain all day.' where version = 1", ['The Weir 53']],
  ['what takes an act back', 'update act_inverse set inverse = inverse || 1 where act = 3', ['The Weir 53']],
  ['a half-filled form', "update draft set body = '{}'", ['The Weir 53']],
] as const)('%s damaged is told so by the backup made since', async (_, statement, damaged) => {
  file ??= played();
  const dataDir = tempDir();
  writeFileSync(fileIn(dataDir), await file);
  tamperRows(fileIn(dataDir), (database) => {
    database.prepare(statement)[statement.startsWith('select') ? 'get' : 'run']();
  });
  const backend = await testBackend({ dataDir, games: SAMPLE_GAMES, now });
  await ask(backend, 'backup.now', {});
  const { backups } = await ask(backend, 'backup.list', {});
  expect(backups[0]?.shelf.filter((one) => one.damaged).map(({ name }) => name)).toEqual(damaged);
});
