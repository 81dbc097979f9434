/** A campaign is first indexed a few acts at a time: nobody waits for it, and it goes on where it was ended. */
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type StoreFailure, storeFailure } from '../../db/file/failure.ts';
import { commitActs } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import type { LoadedCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { indexed } from '../../db/games/all-things-zombie/search-words.ts';
import type { Db } from '../../db/schema.ts';
import { forget } from '../../db/search/search-index.ts';
import { addNote } from '../../db/writing/journal.ts';
import { renameFigure } from '../../src/rules/all-things-zombie/acts/figure.ts';
import { AT } from '../support/db/moment.ts';
import { callIt, commitAll, ID, newCampaign, played } from '../support/db/play.ts';
import { tempStore } from '../support/db/store.ts';

const ACTS = 150;
const WORDS = { division: 'months', endingOf: () => undefined } as const;

/** A campaign of so many acts, with two notes beside the second, that isn't indexed. */
async function unindexed() {
  const { db, file } = await tempStore();
  const begun = await newCampaign(db);
  let now = begun.campaign;
  const acts = Array.from({ length: ACTS - 1 }, (_, n) => {
    const one = played(now, callIt(`Ferry ${n}`));
    if (one === undefined) throw new Error('refused');
    now = one.after;
    return one.act;
  });
  const at = await commitActs(db, ID, begun.head.revision, acts);
  if (!at.ok) throw new Error(at.refusal.code);
  for (const text of ['First of rain', 'Then of snow']) await addNote(db, ID, { act: 2, text, at: AT });
  await db.transaction().execute(async (trx) => await forget(trx, ID));
  return { db, file, at };
}

const texts = async (db: Db) =>
  (await db.selectFrom('chronicle_text').select('text').execute()).map(({ text }) => text);

async function changes(db: Db): Promise<number> {
  const { rows } = await sql<{ all: number }>`select total_changes() as "all"`.execute(db);
  return rows[0]?.all ?? Number.NaN;
}

it('lets whoever acts write between any two of its steps', async () => {
  const { db, file } = await unindexed();
  const other = new Database(file, { timeout: 0 });
  let steps = 0;
  await indexed(db, ID, WORDS, async () => {
    steps += 1;
    if (steps % 20 === 0) other.exec('begin immediate; update setting set value = value; commit');
    other.exec('begin exclusive; rollback');
  });
  other.close();
  expect(steps).toBeGreaterThan(2 * ACTS);
});

it('ended midway it is not searched, and goes on from what stands there', async () => {
  const { db } = await unindexed();
  const before = await changes(db);
  const ended = indexed(db, ID, WORDS, async (done, of) => {
    if (done > of * 0.85) throw new Error('ended');
  });
  await expect(ended).rejects.toThrow('ended');
  const midway = await changes(db);
  const some = await texts(db);
  expect(some.length).toBeGreaterThan(ACTS / 2);
  expect(some.length).toBeLessThan(ACTS);
  await addNote(db, ID, { act: 2, text: 'And hail', at: AT });
  const onward = await changes(db);
  await indexed(db, ID, WORDS);
  expect((await changes(db)) - onward).toBeLessThan((midway - before) / 2);
  const whole = await texts(db);
  expect(whole).toHaveLength(ACTS + 1);
  expect(whole).toContain('First of rain\nThen of snow\nAnd hail');
});

it('has what was done while it went on', async () => {
  const { db, at } = await unindexed();
  let acts = 0;
  await indexed(db, ID, WORDS, async (done, of) => {
    if (acts > 0 || done < of * 0.75) return;
    acts += 1;
    await commitAll(db, at, [(now) => renameFigure(now, { figure: 'f1', name: 'Zdenka' }), callIt('Last')]);
  });
  const found = await texts(db);
  expect(acts).toBe(1);
  expect(found.filter((text) => text.includes('Last'))).toHaveLength(1);
  // By the new name whoever was there from the first act on is found there, too.
  expect(found.filter((text) => text.includes('Zdenka'))).toHaveLength(2);
});

it('comes to an end where somebody acts all the while', async () => {
  const { db, at } = await unindexed();
  let now: LoadedCampaign = at;
  let acts = 0;
  await indexed(db, ID, WORDS, async (done) => {
    if (done > 0) return;
    acts += 1;
    now = await commitAll(db, now, [callIt(`Again ${acts}`)]);
  });
  expect((await texts(db)).filter((text) => text.includes(`Again ${acts}`))).toHaveLength(1);
});

it('says that the file is damaged where it holds the words of an act that the log doesn’t, as after a copy over it', async () => {
  const { db, file, at } = await unindexed();
  await indexed(db, ID, WORDS);
  const newest = async () => {
    const { rows } = await sql<{ key: number }>`select max(rowid) as key from chronicle_text`.execute(db);
    return rows[0]?.key ?? Number.NaN;
  };
  const before = await newest();
  const now = await commitAll(db, at, [callIt('First')]);
  const after = await newest();
  await sql`insert into chronicle_text (rowid, text) values (${2 * after - before}, 'Ahead')`.execute(db);
  await expect(commitAll(db, now, [callIt('Second')])).rejects.toSatisfy(
    (error) => (storeFailure(error, file) as StoreFailure).code === 'damaged-file',
  );
});
