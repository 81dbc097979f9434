import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { backupsIn } from '../../../db/backups/manifest.ts';
import { redo, verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { readTally } from '../../../db/tally/tally.ts';
import { countedLog } from '../../support/db/counted-log.ts';
import { AT } from '../../support/db/moment.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

/** A folder with a file of that version: Grunts recruited in it, one of them undone and dropped. */
function older(version: number): string {
  const fixture = readFileSync(join(import.meta.dirname, `../fixtures/v${version}.sql`), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
  return dir;
}

describe.each([1, 2])('from version %i', (version) => {
  it('counts the dice and cards of the log, behind a backup of the old file', async () => {
    const dir = older(version);
    const { db } = await tempStore({ dir });
    const tally = await readTally(db, ID);
    expect(tally.dice.map(({ rule }) => rule)).toContain('atz.recruit.table');
    expect(tally.cards.length).toBeGreaterThan(0);
    expect(tally).toEqual(await countedLog(db, ID));
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
    expect(await db.selectFrom('projection_due').selectAll().execute()).toEqual([]);
    expect(backupsIn(join(dir, 'backups'))).toMatchObject([{ why: 'migration', version }]);
  });

  it('goes on counting', async () => {
    const { db } = await tempStore({ dir: older(version) });
    const before = await readTally(db, ID);
    expect(await redo(db, ID, 16, { at: AT })).toMatchObject({ ok: true });
    // The act undone last is a biography, and rolls nothing.
    expect(await readTally(db, ID)).toEqual(before);
  });
});

it.each([
  ['dice_tally', "owner = 'bot'"],
  ['dice_tally', "rule = ''"],
  ['dice_tally', 'sixes = -1'],
  ['dice_tally', 'ones = 0, twos = 0, threes = 0, fours = 0, fives = 0, sixes = 0'],
  ['card_tally', "owner = 'bot'"],
  ['card_tally', "card = ''"],
  ['card_tally', 'times = 0'],
])('refuses in %s: %s', async (table, change) => {
  const dir = older(2);
  const { close } = await tempStore({ dir });
  await close();
  const database = new Database(fileIn(dir));
  expect(() => database.exec(`update ${table} set ${change}`)).toThrow('CHECK constraint failed');
  database.close();
});
