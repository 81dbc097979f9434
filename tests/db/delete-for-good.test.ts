/** Deleted for good, nothing of a campaign is left in the file, and nothing else is touched. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { undo, verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { indexed } from '../../db/games/all-things-zombie/search-words.ts';
import { BELONGINGS, INDEX_OF } from '../../db/shelf/belongings.ts';
import { deleteForGood } from '../../db/shelf/delete-for-good.ts';
import { binCampaign, copies, copyCampaign } from '../../db/shelf/shelf.ts';
import { addNote } from '../../db/writing/journal.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, newCampaign } from '../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../support/db/store.ts';

/** A word that stands in the log, in a note and in the index, and nowhere else. */
const WORD = 'Quillfeather';

async function filled() {
  const dir = tempDir();
  const store = await tempStore({ dir });
  const { db } = store;
  const at = await commitAll(db, await newCampaign(db), [callIt(WORD), callIt('B'), callIt('C')]);
  await addNote(db, ID, { act: 2, text: `${WORD} in the rain`, at: AT });
  const back = await undo(db, ID, at.head.revision, { at: AT, backTo: 2 });
  if (!back.ok) throw new Error(back.refusal.code);
  await commitAll(db, back, [callIt('D')]);
  await newCampaign(db, 'other');
  await addNote(db, 'other', { act: 1, text: 'Kept', at: AT });
  for (const id of [ID, 'other']) await indexed(db, id, { division: 'months', endingOf: () => undefined });
  return { dir, ...store };
}

const bytesOf = (dir: string) =>
  ['', '-wal'].map((end) => {
    try {
      return readFileSync(`${fileIn(dir)}${end}`, 'latin1');
    } catch {
      return '';
    }
  });

it('takes every row and every word of it out of the file', async () => {
  const { dir, db } = await filled();
  expect(bytesOf(dir).some((bytes) => bytes.includes(WORD))).toBe(true);
  const other = await loadCampaign(db, 'other');
  await binCampaign(db, ID, AT);
  expect(await deleteForGood(db, ID)).toEqual({ ok: true, name: 'D' });
  for (const { table, by } of [...BELONGINGS, INDEX_OF]) {
    const left = await sql`select 1 from ${sql.table(table)} where ${sql.ref(by)} = ${ID}`.execute(db);
    expect([table, left.rows.length]).toEqual([table, 0]);
  }
  expect(bytesOf(dir).map((bytes) => bytes.includes(WORD))).toEqual([false, false]);
  expect(bytesOf(dir).map((bytes) => bytes.includes('quillfeather'))).toEqual([false, false]);
  expect(await loadCampaign(db, 'other')).toEqual(other);
  expect((await verifyCampaign(db, 'other'))?.differences).toEqual([]);
});

it('leaves what was copied from it, as copied from nothing', async () => {
  const { db } = await filled();
  await copyCampaign(db, ID, { newId: 'copy', at: AT });
  expect((await copies(db)).get('copy')).toMatchObject({ id: ID, name: 'D' });
  await binCampaign(db, ID, AT);
  await deleteForGood(db, ID);
  expect((await verifyCampaign(db, 'copy'))?.differences).toEqual([]);
  expect((await copies(db)).size).toBe(0);
});

it('goes for nothing on the shelf', async () => {
  const { db } = await filled();
  expect(await deleteForGood(db, ID)).toEqual({ ok: false, refusal: 'on-the-shelf' });
  expect(await deleteForGood(db, 'nothing')).toEqual({ ok: false, refusal: 'no-such-campaign' });
  expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
});
