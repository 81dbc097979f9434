/** Heads, marks of words and settings of an older file get checksums as it is opened, kept by whoever changes them, and a change behind their back is named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { writeDraft } from '../../../db/writing/drafts.ts';
import { addNote } from '../../../db/writing/journal.ts';
import { writeSettings } from '../../../db/writing/settings.ts';
import { AT } from '../../support/db/moment.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper, tamperRows } from '../../support/db/tamper.ts';

const without = sql<{ readonly n: number }>`select (select count(*) from campaign_head where checksum is null)
  + (select count(*) from writing where marks_checksum is null)
  + (select count(*) from setting where checksum is null) as n`;

it('counts those of an older file', async () => {
  const fixture = readFileSync(join(import.meta.dirname, '../fixtures/v10.sql'), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
  const first = await tempStore({ dir });
  expect((await without.execute(first.db)).rows).toEqual([{ n: 0 }]);
  expect((await verifyCampaign(first.db, ID))?.differences).toEqual([]);
  for (const text of ['Rain all night.', 'Fog.']) await addNote(first.db, ID, { act: 2, text, at: AT });
  await writeDraft(first.db, ID, { form: 'x', body: '{"a":1}', at: AT });
  await writeDraft(first.db, ID, { form: 'y', body: '{"b":1}', at: AT });
  await writeDraft(first.db, ID, { form: 'y', body: null, at: AT });
  await writeSettings(first.db, { theme: 'light' });
  expect((await without.execute(first.db)).rows).toEqual([{ n: 0 }]);
  expect((await verifyCampaign(first.db, ID))?.differences).toEqual([]);
  await first.close();
  tamperRows(fileIn(dir), (database) => {
    database.exec("update campaign_head set what_if = 1, copied_from = 'x', copied_act = 1");
    database.exec(
      "update writing set state = 'dond' where version = 1; delete from writing where version = 2",
    );
    database.exec('delete from draft');
  });
  const { db } = await tempStore({ dir });
  const found = (await verifyCampaign(db, ID))?.differences ?? [];
  expect(found.map(({ table, key, column }) => [table, key, column])).toEqual([
    ['campaign_head', '', 'checksum'],
    ['draft', 'x', null],
    ['writing', '1', 'state'],
    ['writing', '2', null],
  ]);
});
