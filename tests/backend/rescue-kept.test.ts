/** What was done and written after the newest backup is kept where it can be read, and named where it can't (trust 1, 4 and 5). */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { playedOnce } from '../support/backend/played-once.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const opened = async (dataDir: string, day: number) =>
  await testBackend({
    dataDir,
    games: SAMPLE_GAMES,
    now: () => new Date(Date.UTC(2026, 2, day, 12)),
  });

async function renamed(backend: Backend, campaign: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name });
  }
}

/** Renamed so often before a backup of the 4th, and twice after it; then a note beside each of these acts, and a form. */
const played = playedOnce(async (before: number, notes: readonly number[]) => {
  const dataDir = tempDir();
  const backend = await opened(dataDir, 4);
  const setup = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id } = await ask(backend, 'campaign.create', setup);
  const names = Array.from({ length: before }, (_, n) => `The Weir ${n}`);
  await renamed(backend, id, names);
  await ask(backend, 'note.add', { campaign: id, act: 1, text: 'Before the backup.' });
  await ask(backend, 'backup.now', {});
  await renamed(backend, id, ['Two', 'Three']);
  for (const act of notes) await ask(backend, 'note.add', { campaign: id, act, text: `Beside act ${act}.` });
  await ask(backend, 'draft.put', { campaign: id, form: 'x', body: '{"a":"half"}' });
  await backend.close();
  return { dataDir, id };
});

/** The leaf on which this table begins; a table that lies on one page has no other. */
function flipFirstLeafOf(file: string, table: string): void {
  const database = new Database(file);
  const [size, root] = [
    Number(database.pragma('page_size', { simple: true })),
    Number(database.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table)),
  ];
  database.close();
  const bytes = readFileSync(file);
  let page = root;
  // An inner page's first cell says at its beginning which page lies left of it (SQLite, "Database File Format", 1.6).
  for (let at = (page - 1) * size; bytes[at] === 5; at = (page - 1) * size)
    page = bytes.readUInt32BE(at + bytes.readUInt16BE(at + 12));
  expect(page).not.toBe(root);
  bytes.fill(0xa5, (page - 1) * size, page * size);
  writeFileSync(file, bytes);
}

/** Every version of every note, the first note first. */
async function notesIn(backend: Backend, campaign: string, notes: number) {
  const texts: (string | null)[] = [];
  for (let number = 1; number <= notes; number += 1) {
    const { versions } = await ask(backend, 'writing.versions', { campaign, what: 'note', number });
    texts.push(...versions.map(({ text }) => text));
  }
  return texts;
}

/** Looked at first, which says the same. */
async function madeWhole(dataDir: string) {
  const backend = await opened(dataDir, 5);
  const looked = await ask(backend, 'rescue.look', {});
  const { campaigns } = await ask(backend, 'rescue.make', {});
  expect(looked.campaigns).toEqual(campaigns);
  for (const { id } of campaigns)
    expect((await ask(backend, 'check.campaign', { campaign: id })).found).toEqual([]);
  expect(await ask(backend, 'file.check', {})).toMatchObject({ damage: null, campaign: null });
  return { backend, campaigns };
}

/** Rows that hang on nothing. */
function strayRows(file: string): unknown {
  const database = new Database(file, { readonly: true });
  try {
    return database.pragma('foreign_key_check');
  } finally {
    database.close();
  }
}

const HALF = { body: '{"a":"half"}' };

describe('where the log comes out of a backup', () => {
  it('keeps a note and a form that were written since, and names the acts that go', async () => {
    const { dataDir, id } = await played(3, [2]);
    flipPage(fileIn(dataDir), 'campaign_act');
    const { backend, campaigns } = await madeWhole(dataDir);
    expect(campaigns).toMatchObject([
      { acts: 4, from: 'backup', told: 'as in the backup of 4 March 2026, but for the last 2 acts' },
    ]);
    expect(await notesIn(backend, id, 2)).toEqual(['Before the backup.', 'Beside act 2.']);
    expect(await ask(backend, 'draft.get', { campaign: id, form: 'x' })).toMatchObject(HALF);
    // Words go on from there, whole.
    await ask(backend, 'note.add', { campaign: id, act: 3, text: 'Since.' });
    expect(await notesIn(backend, id, 3)).toEqual(['Before the backup.', 'Beside act 2.', 'Since.']);
    expect((await ask(backend, 'check.campaign', { campaign: id })).found).toEqual([]);
  });

  it('names words whose act is gone, and keeps those written after them', async () => {
    const { dataDir, id } = await played(3, [6, 2]);
    flipPage(fileIn(dataDir), 'campaign_act');
    const { backend, campaigns } = await madeWhole(dataDir);
    expect(campaigns[0]?.told).toBe(
      'as in the backup of 4 March 2026, but for the last 2 acts and 1 version of your notes and reports',
    );
    expect(await notesIn(backend, id, 3)).toEqual(['Before the backup.', 'Beside act 2.']);
  });

  it.each([
    ['writing', '1 version of your notes and reports'],
    ['draft', '1 half-filled form'],
  ])('names those that were on a bad page of %s, too', async (table, gone) => {
    const { dataDir } = await played(3, [2]);
    flipPage(fileIn(dataDir), 'campaign_act');
    flipPage(fileIn(dataDir), table);
    const { campaigns } = await madeWhole(dataDir);
    expect(campaigns[0]?.told).toBe(`as in the backup of 4 March 2026, but for the last 2 acts and ${gone}`);
  });

  it('keeps a form as it was left last, and a note as it was worded last', async () => {
    const { dataDir, id } = await played(3, []);
    const backend = await opened(dataDir, 5);
    await ask(backend, 'backup.now', {});
    await ask(backend, 'draft.put', { campaign: id, form: 'x', body: '{"a":"more"}' });
    await ask(backend, 'note.change', {
      campaign: id,
      note: 1,
      text: 'Worded anew.',
      was: 'Before the backup.',
    });
    await backend.close();
    flipPage(fileIn(dataDir), 'campaign_act');
    const made = await madeWhole(dataDir);
    expect(made.campaigns[0]?.told).toBe('whole, as in the backup of 5 March 2026');
    expect(await ask(made.backend, 'draft.get', { campaign: id, form: 'x' })).toMatchObject({
      body: '{"a":"more"}',
    });
    expect(await notesIn(made.backend, id, 1)).toEqual(['Worded anew.', 'Before the backup.']);
  });
});

describe('a bad page of acts', () => {
  it('that a backup has all of takes none of the later ones with it', async () => {
    const { dataDir, id } = await played(60, [5, 62]);
    flipFirstLeafOf(fileIn(dataDir), 'campaign_act');
    const { backend, campaigns } = await madeWhole(dataDir);
    expect(campaigns).toMatchObject([
      {
        name: 'Three',
        acts: 63,
        from: 'mended',
        told: expect.stringMatching(/^whole, with \d+ acts from the backup of 4 March 2026$/),
      },
    ]);
    expect(await notesIn(backend, id, 3)).toEqual(['Before the backup.', 'Beside act 5.', 'Beside act 62.']);
    expect(await ask(backend, 'draft.get', { campaign: id, form: 'x' })).toMatchObject(HALF);
  });

  it('that no backup has is named, and what comes before it stays', async () => {
    const { dataDir } = await played(60, [62]);
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const file = fileIn(dataDir);
    tamperRows(file, (database) => database.exec('delete from campaign_act where act = 40'));
    flipPage(file, 'dice_tally');
    const { campaigns } = await madeWhole(dataDir);
    expect(campaigns).toMatchObject([
      {
        acts: 39,
        told: 'all but the last 24 acts and 1 version of your notes and reports',
      },
    ]);
  });

  it('of another line than the backup’s takes nothing from it that isn’t its own', async () => {
    const { dataDir, id } = await played(60, []);
    const backend = await opened(dataDir, 4);
    const { acts } = await ask(backend, 'campaign.log', { campaign: id, state: 'done', after: null });
    const { revision } = await ask(backend, 'log.head', { campaign: id });
    // Behind the 50th: the backup's last ones are a given-up line here.
    await ask(backend, 'campaign.undo', { campaign: id, revision, backTo: 50 });
    const { revision: then } = await ask(backend, 'log.head', { campaign: id });
    await ask(backend, 'campaign.rename', {
      campaign: id,
      revision: then,
      name: 'Elsewhere',
      giveUpLine: true,
    });
    await backend.close();
    expect(acts[0]?.act).toBe(63);
    flipFirstLeafOf(fileIn(dataDir), 'campaign_act');
    const { campaigns, backend: made } = await madeWhole(dataDir);
    expect(campaigns).toMatchObject([
      {
        name: 'Elsewhere',
        acts: 51,
        told: expect.stringMatching(/^whole, with \d+ acts from the backups? of /),
      },
    ]);
    const { lines } = await ask(made, 'campaign.lines', { campaign: id });
    expect(lines.map((line) => line.acts)).toEqual([13]);
  });
});

it('an older version’s file with an act missing in between keeps what comes before it', async () => {
  const dataDir = tempDir();
  const dump = readFileSync(join(import.meta.dirname, '../db/fixtures/v10.sql'), 'utf8');
  tamperRows(fileIn(dataDir), (database) => {
    database.exec(`begin;\n${dump}\ncommit;`);
    database.pragma('journal_mode = wal');
  });
  const database = new Database(fileIn(dataDir));
  const most = database
    .prepare(
      'select campaign_id as id, max(act) as act from campaign_act group by campaign_id order by 2 desc',
    )
    .get() as { id: string; act: number };
  database.close();
  expect(most.act).toBeGreaterThan(4);
  const gone = Math.ceil(most.act / 2);
  tamperRows(fileIn(dataDir), (one) =>
    one.exec(
      `delete from campaign_act where act = ${gone} and campaign_id = '${most.id}'; pragma application_id = 7`,
    ),
  );
  const { campaigns, backend } = await madeWhole(dataDir);
  const kept = campaigns.find(({ id }) => id === most.id);
  expect(kept?.acts).toBeLessThan(gone);
  expect(kept?.acts).toBeGreaterThan(0);
  expect(kept?.told).toMatch(/(but for|all but) the last/);
  await backend.close();
});

/** As a disk leaves it that loses one bit of a letter in the campaign of the third act. */
async function actABitOff() {
  const { dataDir, id } = await played(3, [3]);
  const file = fileIn(dataDir);
  const database = new Database(file);
  const root = database
    .prepare("select rootpage from sqlite_schema where name = 'campaign_act'")
    .pluck()
    .get();
  const size = Number(database.pragma('page_size', { simple: true }));
  database.close();
  const bytes = readFileSync(file);
  // The row that was written last lies first on its page: the fourth of six is the third act's.
  let at = (Number(root) - 1) * size;
  for (let row = 0; row < 4; row += 1) at = bytes.indexOf(id, at + 1);
  bytes[at + id.length - 1] = (bytes[at + id.length - 1] ?? 0) ^ 8;
  writeFileSync(file, bytes);
  return { dataDir, id };
}

describe('an act whose campaign is a bit off', () => {
  it('goes back to it where the file is made whole, and puts nothing on the shelf', async () => {
    const { dataDir, id } = await actABitOff();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    const { backend, campaigns } = await madeWhole(dataDir);
    expect(campaigns).toMatchObject([{ id, acts: 6, told: 'whole' }]);
    expect(await notesIn(backend, id, 2)).toEqual(['Before the backup.', 'Beside act 3.']);
  });

  it('is found by the check of the file, and goes back at once', async () => {
    const { dataDir, id } = await actABitOff();
    const backend = await opened(dataDir, 5);
    expect(await ask(backend, 'file.check', {})).toMatchObject({
      damage: null,
      mended: expect.stringContaining('nothing was lost'),
      campaign: null,
    });
    expect((await ask(backend, 'check.campaign', { campaign: id })).found).toEqual([]);
    expect(await notesIn(backend, id, 2)).toEqual(['Before the backup.', 'Beside act 3.']);
    await backend.close();
    expect(strayRows(fileIn(dataDir))).toEqual([]);
  });

  it('is called damage where nobody knows whose it is', async () => {
    const { dataDir } = await played(3, [3]);
    tamperRows(fileIn(dataDir), (database) =>
      database.exec(
        `insert into draft (campaign_id, form, body, changed_at) values ('nobody', 'x', '{}', '')`,
      ),
    );
    const backend = await opened(dataDir, 5);
    expect((await ask(backend, 'file.check', {})).damage).toContain(
      'is damaged (a row is of a campaign or game that isn’t on the shelf)',
    );
    await ask(backend, 'rescue.make', {});
    expect(await ask(backend, 'file.check', {})).toMatchObject({ damage: null, campaign: null });
    await backend.close();
    expect(strayRows(fileIn(dataDir))).toEqual([]);
  });
});

describe('what is called whole', () => {
  it('is also what comes from a backup that has all that there was', async () => {
    const { dataDir } = await played(3, [2]);
    const backend = await opened(dataDir, 5);
    await ask(backend, 'backup.now', {});
    await backend.close();
    flipPage(fileIn(dataDir), 'campaign_act');
    const again = await opened(dataDir, 6);
    const { said, campaigns } = await ask(again, 'rescue.make', {});
    expect([said, campaigns[0]?.told]).toEqual([
      'The file is repaired.',
      'whole, as in the backup of 5 March 2026',
    ]);
  });

  it('isn’t what lacks acts that were taken back, or a line that was given up', async () => {
    const { dataDir, id } = await played(3, []);
    const backend = await opened(dataDir, 4);
    await renamed(backend, id, ['Four']);
    for (const acts of [1, 2]) {
      await renamed(
        backend,
        id,
        Array.from({ length: acts }, (_, n) => `Five ${n}`),
      );
      const { revision } = await ask(backend, 'log.head', { campaign: id });
      await ask(backend, 'campaign.undo', { campaign: id, revision });
    }
    await backend.close();
    // Acts 1 to 7 count, 8 was given up, 9 counts, 10 was taken back.
    const database = new Database(fileIn(dataDir), { readonly: true });
    const states = database.prepare('select act, state from campaign_act where act > 6').raw().all();
    database.close();
    expect(states).toEqual([
      [7, 'done'],
      [8, 'dropped'],
      [9, 'done'],
      [10, 'undone'],
    ]);
    flipPage(fileIn(dataDir), 'campaign_act');
    const again = await opened(dataDir, 5);
    const { said, campaigns } = await ask(again, 'rescue.make', {});
    expect([said, campaigns[0]?.told]).toEqual([
      'The file can be opened again, though not all of it is as it was.',
      'as in the backup of 4 March 2026, but for the last 5 acts and 1 act taken back or given up',
    ]);
  });
});
