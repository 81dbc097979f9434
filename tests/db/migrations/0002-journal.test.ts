import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { backupsIn } from '../../../db/backups/manifest.ts';
import { chroniclePage } from '../../../db/games/all-things-zombie/chronicle/chronicle-pages.ts';
import { verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { indexed } from '../../../db/games/all-things-zombie/search-words.ts';
import { addNote } from '../../../db/writing/journal.ts';
import { AT } from '../../support/db/moment.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

const FIXTURE = readFileSync(join(import.meta.dirname, '../fixtures/v1.sql'), 'utf8');

/** A folder with a file of version 1: an Encounter ended in it, another one under way. */
function version1(): string {
  const dir = tempDir();
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${FIXTURE}\ncommit;`));
  return dir;
}

const ALL = {
  what: null,
  kind: null,
  area: null,
  from: null,
  to: null,
  figure: null,
  commands: null,
} as const;
const wanted = { order: 'newest', after: null, limit: 20, filter: ALL, search: null } as const;

describe('from version 1 to 2', () => {
  it('folds the new projections from the log, behind a backup of the old file', async () => {
    const dir = version1();
    const { db } = await tempStore({ dir });
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
    const { entries } = await chroniclePage(db, ID, wanted);
    const encounters = entries.flatMap(({ entry: { encounter } }) => encounter ?? []);
    expect(encounters.map(({ number, state, place }) => [number, state, place])).toEqual([
      [2, 'under-way', 'Merrow Quay'],
      [1, 'ended', 'Merrow Quay'],
    ]);
    const points = await db.selectFrom('chronicle_point').selectAll().execute();
    expect(points).toMatchObject([{ number: 1, zombies: 6, people: 2 }]);
    expect(await db.selectFrom('projection_due').selectAll().execute()).toEqual([]);
    expect(backupsIn(join(dir, 'backups'))).toMatchObject([{ why: 'migration', version: 1 }]);
  });

  it('keeps every row that was there', async () => {
    const dir = version1();
    const before = new Database(fileIn(dir), { readonly: true });
    const log = before.prepare('select * from campaign_event order by seq').all();
    before.close();
    const { db } = await tempStore({ dir });
    expect(await db.selectFrom('campaign_event').orderBy('seq').selectAll().execute()).toEqual(log);
  });

  it('indexes an older campaign when it is searched first', async () => {
    const { db } = await tempStore({ dir: version1() });
    await addNote(db, ID, { act: 1, text: 'The lighthouse stands empty', at: AT });
    const ordinal = await indexed(db, ID, { division: 'months' });
    const search = (words: string[]) => {
      const terms = words.map((word) => ({ words: [word], open: true }));
      return chroniclePage(db, ID, { ...wanted, search: { terms, ordinal } });
    };
    expect((await search(['lightho'])).entries.map(({ entry }) => entry.act)).toEqual([1]);
    expect((await search(['merrow', 'quay'])).entries.length).toBeGreaterThan(0);
    expect((await search(['nowhere'])).entries).toEqual([]);
  });

  it.each([
    ['writing', "text = ''"],
    ['writing', 'undone_at = 1'],
    ['draft', "body = '{'"],
    ['draft', "form = ''"],
    ['chronicle_entry', 'period = 12 where number is not null'],
    ['chronicle_entry', 'kind = null where number is not null'],
    ['chronicle_entry', "place = 'x' where number is null"],
    ['chronicle_entry', "state = 'over' where number is not null"],
    ['chronicle_entry', 'last_act = 0'],
    ['chronicle_point', 'party = -1'],
  ])('refuses in %s: %s', async (table, change) => {
    const dir = version1();
    const { db, close } = await tempStore({ dir });
    await addNote(db, ID, { act: 1, text: 'A note', at: AT });
    await close();
    const database = new Database(fileIn(dir));
    database.exec(`insert into draft (campaign_id, form, body, changed_at) values ('${ID}', 'plan', '{}', '${AT}');
      drop trigger writing_is_final`);
    expect(() => database.exec(`update ${table} set ${change}`)).toThrow('CHECK constraint failed');
    database.close();
  });
});
