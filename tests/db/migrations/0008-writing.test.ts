/** A text that the player had written before versions were kept is the first version of its note or report. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { notesBeside, readReport } from '../../../db/writing/journal.ts';
import { versionsOf } from '../../../db/writing/versions.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

const FIRST = '2026-01-01T00:00:00.000Z';
const SECOND = '2026-01-02T00:00:00.000Z';

it('keeps notes and reports of an older file, in the order they were written', async () => {
  const fixture = readFileSync(join(import.meta.dirname, '../fixtures/v5.sql'), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => {
    database.exec(`begin;\n${fixture}\ncommit;`);
    database.exec(`insert into journal_note values ('${ID}', 7, 2, 'Rain', '${FIRST}', '${SECOND}');
      insert into encounter_report values ('${ID}', 3, 'We sang', '${FIRST}');`);
  });
  const { db } = await tempStore({ dir });
  const notes = await notesBeside(db, ID, { from: 1, before: null });
  expect(notes.find(({ note }) => note === 7)).toMatchObject({ act: 2, text: 'Rain', changedAt: SECOND });
  expect(await readReport(db, ID, 3)).toBe('We sang');
  expect(await versionsOf(db, ID, { what: 'report', number: 3 })).toMatchObject([
    { text: 'We sang', madeAt: FIRST },
  ]);
  const [report] = await versionsOf(db, ID, { what: 'report', number: 3 });
  const [note] = await versionsOf(db, ID, { what: 'note', number: 7 });
  expect((report?.version ?? 0) < (note?.version ?? 0)).toBe(true);
  // With checksums, which older files had none of.
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
});
