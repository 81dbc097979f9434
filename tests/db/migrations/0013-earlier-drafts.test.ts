/** Texts that several windows wrote at once become one form of an older file, the second of them beside it; other forms stay as they are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { writeDraft } from '../../../db/writing/drafts.ts';
import { AT } from '../../support/db/moment.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

it('leaves what every window wrote', async () => {
  const fixture = readFileSync(join(import.meta.dirname, '../fixtures/v11.sql'), 'utf8');
  const dir = tempDir();
  const forms = [
    'chronicle/note/2',
    'chronicle/note/2/2',
    'chronicle/report/3/2',
    'figure/biography-f1/3',
    'figure/biography-f1/4',
    'chronicle/note-3',
    'encounter/split-1-2/2',
  ];
  tamper(fileIn(dir), (database) => {
    database.exec(`begin;\n${fixture}\ncommit;`);
    const put = database.prepare(
      'insert into draft (campaign_id, form, body, changed_at) values (?, ?, ?, ?)',
    );
    for (const form of forms) put.run(ID, form, JSON.stringify(form), AT);
  });
  const { db } = await tempStore({ dir });
  const rows = await db.selectFrom('draft').select(['form', 'body', 'earlier']).orderBy('form').execute();
  expect(rows.map(({ form, body, earlier }) => [form, body, earlier])).toEqual([
    ['chronicle/note-3', '"chronicle/note-3"', null],
    ['chronicle/note/2', '"chronicle/note/2"', '"chronicle/note/2/2"'],
    ['chronicle/report/3', '"chronicle/report/3/2"', null],
    ['encounter/split-1-2/2', '"encounter/split-1-2/2"', null],
    ['figure/biography-f1', '"figure/biography-f1/3"', '"figure/biography-f1/4"'],
  ]);
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  // Earlier text beside a form is covered by the form's checksum.
  await writeDraft(db, ID, { form: 'x', body: '1', at: AT });
  await writeDraft(db, ID, { form: 'x', body: '2', was: null, at: AT });
  await db.updateTable('draft').set({ earlier: '3' }).where('form', '=', 'x').execute();
  const found = (await verifyCampaign(db, ID))?.differences ?? [];
  expect(found.map(({ table, key }) => [table, key])).toEqual([['draft', 'x']]);
});
