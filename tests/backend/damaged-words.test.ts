/** Whatever is changed of a row of the player's words, or of how a campaign lies on the shelf, is named and mended, without a backup where its checksum says what it was (trust 5). */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../../db/file/lay-out.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import { type Backend, openBackend } from '../../src/backend/host/backend.ts';
import { AT, ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { COUNTS } from '../support/counts.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';

const NEW = { name: 'Merrow Ford', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;

/** Notes of which one was changed and one taken back, forms half filled, a line given up, and a copy to try something: the campaign looked at. */
async function prepared(dataDir: string): Promise<string> {
  const backend = await openBackend({ dataDir, now });
  const { id } = await ask(backend, 'campaign.create', NEW);
  const { id: campaign } = await ask(backend, 'campaign.copy', {
    campaign: id,
    name: 'What if',
    whatIf: true,
  });
  const rename = async (name: string) => {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.rename', { campaign, revision, name });
  };
  const undo = async () => {
    const { revision } = await ask(backend, 'log.head', { campaign });
    await ask(backend, 'campaign.undo', { campaign, revision });
  };
  await rename('The Weir');
  await undo();
  await rename('The Mill');
  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain all night.' });
  await ask(backend, 'note.change', { campaign, note, text: 'Rain all day.', was: 'Rain all night.' });
  await ask(backend, 'note.add', { campaign, act: 2, text: 'Fog.' });
  await undo();
  await ask(backend, 'draft.put', { campaign, form: 'x', body: '{"half":"typed"}' });
  await ask(backend, 'draft.put', { campaign, form: 'y', body: '{"as":"well"}' });
  await ask(backend, 'settings.set', { theme: 'dark', dice: 'own' });
  await backend.close();
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
  return campaign;
}

/** What the player sees of it. */
async function shown(backend: Backend, campaign: string): Promise<unknown> {
  const { campaigns, deleted } = await ask(backend, 'shelf.list', {});
  const versions = [];
  for (const number of [1, 2])
    versions.push(await ask(backend, 'writing.versions', { campaign, what: 'note', number }));
  const drafts = [];
  for (const form of ['x', 'y']) drafts.push((await ask(backend, 'draft.get', { campaign, form })).body);
  const lines = await ask(backend, 'campaign.lines', { campaign });
  const [entry] = [...campaigns, ...deleted].filter(({ id }) => id === campaign);
  const { revision: _, changedAt: __, ...lies } = entry ?? { revision: 0, changedAt: '' };
  return { lies, bin: deleted.length, versions, drafts, lines };
}

const now = () => new Date(AT);
const base = mkdtempSync(join(tmpdir(), 'holdout-words-'));
let CAMPAIGN = '';
let TRUTH: unknown;

beforeAll(async () => {
  CAMPAIGN = await prepared(base);
  const backend = await openBackend({ dataDir: base, now });
  TRUTH = await shown(backend, CAMPAIGN);
  await backend.close();
});
afterAll(() => rmSync(base, { recursive: true }));

async function damaged(statement: string) {
  const dataDir = tempDir();
  cpSync(base, dataDir, { recursive: true });
  tamperRows(fileIn(dataDir), (database) => database.exec(statement.replaceAll('?', `'${CAMPAIGN}'`)));
  return { dataDir, backend: await testBackend({ dataDir }) };
}

/** Every column of these tables, as they are laid out. */
const COLUMNS = await (async () => {
  const database = new Database(':memory:');
  await layOut(database, MIGRATIONS.length);
  const of = (table: string) =>
    database.prepare(`select name from pragma_table_info('${table}')`).pluck().all().map(String);
  const columns = (['campaign_head', 'writing', 'draft', 'given_up_line'] as const).flatMap((table) =>
    of(table).map((column) => [table, column] as const),
  );
  database.close();
  return columns;
})();

/** A letter, or a number, that is another. */
const changed = (column: string) =>
  `case typeof(${column}) when 'integer' then ${column} + 10 when 'null' then 1
    else substr(${column}, 1, length(${column}) - 1) || case substr(${column}, -1) when 'd' then 'e' else 'd' end end`;

/** By the row that it is done to: the version that counts, or a form. */
const WHERE = {
  campaign_head: 'id = ?',
  writing: 'campaign_id = ? and version = 2',
  draft: "campaign_id = ? and form = 'x'",
  given_up_line: 'campaign_id = ?',
} as const;

/** With another number than any near it. */
const LOST: readonly string[] = ['version', 'number', 'act', 'after_act'].map(
  (column) => `writing.${column}`,
);

/** Not its own any more: nobody's acts hang on it. */
const ELSEWHERE = ['given_up_line.campaign_id'];

/** So that it lies elsewhere, where nobody checks it. */
const AT_ONCE = ['campaign_head.module', 'campaign_head.deleted_at'];

/** A letter off, it hangs on nobody, and is given back to the campaign whose id it nearly has. */
const OF_ITS_CAMPAIGN = ['writing.campaign_id', 'draft.campaign_id'];

const ON_THE_SHELF =
  'How The Mill lies on the shelf was damaged on the disk, and is as it was again; nothing was lost.';
/** Which its log says as well. */
const ID = 'something else that holds nothing of its own. It was made anew; nothing was lost.';

async function putRightAtOnce(backend: Backend, told = ON_THE_SHELF): Promise<void> {
  const { mended, campaign } = await ask(backend, 'file.check', {});
  expect(mended).toContain(told);
  expect(campaign).toBeNull();
  expect(await shown(backend, CAMPAIGN)).toEqual(TRUTH);
  expect(await ask(backend, 'check.campaign', { campaign: CAMPAIGN })).toMatchObject({ found: [] });
}

describe('one value of a row', () => {
  it.each(COLUMNS.filter(([table, column]) => !ELSEWHERE.includes(`${table}.${column}`)))(
    'of %s, %s, is named, and made whole',
    async (table, column) => {
      const { backend } = await damaged(
        `update ${table} set ${column} = ${changed(column)} where ${WHERE[table]}`,
      );
      if (`${table}.${column}` === 'campaign_head.id') return await putRightAtOnce(backend, ID);
      if (OF_ITS_CAMPAIGN.includes(`${table}.${column}`)) return await putRightAtOnce(backend, ID);
      if (AT_ONCE.includes(`${table}.${column}`)) return await putRightAtOnce(backend);
      const found = await ask(backend, 'check.campaign', { campaign: CAMPAIGN });
      expect([found.sound, found.found.length > 0]).toEqual([false, true]);
      // Screens read it meanwhile.
      await ask(backend, 'shelf.list', {});
      const { revision } = await ask(backend, 'log.head', { campaign: CAMPAIGN });
      const { text } = await ask(backend, 'check.repair', { campaign: CAMPAIGN, revision });
      expect(await ask(backend, 'check.campaign', { campaign: CAMPAIGN })).toMatchObject({ found: [] });
      if (LOST.includes(`${table}.${column}`)) return;
      expect(await shown(backend, CAMPAIGN)).toEqual(TRUTH);
      expect(text).toBe('Repaired: everything is as it was stored.');
    },
  );
});

/** One bit of the value that stands in a column of a row, flipped; nothing where there is none. */
function flipBit(database: Database.Database, table: string, column: string, pick: number): string {
  const rows = database.prepare(`select rowid as at, "${column}" as value from "${table}"`).all() as {
    readonly at: number;
    readonly value: string | number | null;
  }[];
  const row = rows[pick % rows.length];
  if (row === undefined || row.value === null) return '';
  const put = database.prepare(`update "${table}" set "${column}" = ? where rowid = ?`);
  if (typeof row.value === 'number') put.run(BigInt(row.value) ^ (1n << BigInt(pick % 62)), row.at);
  else {
    const bytes = Buffer.from(row.value);
    const at = pick % (bytes.length * 8);
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) ^ (1 << (at & 7));
    database
      .prepare(`update "${table}" set "${column}" = cast(? as text) where rowid = ?`)
      .run(bytes, row.at);
  }
  return `${table} ${column} of row ${row.at}: ${row.value}, ${pick}`;
}

it(
  'a bit flipped within a value of words, heads, lines and settings is named, and mended without a backup (trust 5)',
  async () => {
    const columns = [...COLUMNS, ['setting', 'key'], ['setting', 'value'], ['setting', 'checksum']] as const;
    const picks = fc.sample(fc.tuple(fc.nat(columns.length - 1), fc.nat(1_000_000)), {
      numRuns: COUNTS.flips,
      seed: COUNTS.seed,
    });
    const left: unknown[] = [];
    for (const [at, pick] of picks) {
      const [table, column] = columns[at] ?? ['setting', 'value'];
      if (ELSEWHERE.includes(`${table}.${column}`) || column === 'version') continue;
      const dataDir = join(base, '..', `${basename(base)}-${at}-${pick}`);
      cpSync(base, dataDir, { recursive: true });
      let did = '';
      try {
        tamperRows(fileIn(dataDir), (database) => {
          did = flipBit(database, table, column, pick);
        });
      } catch {
        // Two rows would have the same key.
        did = '';
      }
      const backend = await openBackend({ dataDir, now });
      const { mended, campaign, damage } = await ask(backend, 'file.check', {});
      const said = mended ?? campaign ?? damage;
      const other = campaign?.startsWith('Merrow Ford') === true;
      if (campaign !== null && !other) {
        const { revision } = await ask(backend, 'log.head', { campaign: CAMPAIGN });
        await backend.call('check.repair', { campaign: CAMPAIGN, revision });
      }
      const whole = isDeepStrictEqual(await shown(backend, CAMPAIGN), TRUTH);
      const settings = await ask(backend, 'settings.get', {});
      if (did !== '' && (said === null || !whole || settings.theme !== 'dark' || settings.dice !== 'own'))
        left.push({ did, said, whole, settings });
      await backend.close();
      rmSync(dataDir, { recursive: true });
    }
    expect(left).toEqual([]);
  },
  COUNTS.limitMs,
);

describe('a row that is gone', () => {
  it.each([
    [
      'the last version',
      'delete from writing where campaign_id = ? and version = 3',
      /version 3/,
      'Version 3',
    ],
    [
      'the last two',
      'delete from writing where campaign_id = ? and version > 1',
      /version 2/,
      'Versions 2, 3',
    ],
    ['the first', 'delete from writing where campaign_id = ? and version = 1', /version 1/, 'Version 1'],
    [
      'a form',
      "delete from draft where campaign_id = ? and form = 'x'",
      /half filled in for something else is gone/,
      'half filled in for something else, which is gone',
    ],
  ])('%s, is named, and said to be gone where no backup has it', async (_, statement, named, told) => {
    const { backend } = await damaged(statement);
    const { sound, found } = await ask(backend, 'check.campaign', { campaign: CAMPAIGN });
    expect([sound, found.join(' ')]).toEqual([false, expect.stringMatching(named)]);
    // What is written meanwhile isn't taken for it.
    await ask(backend, 'note.add', { campaign: CAMPAIGN, act: 2, text: 'Snow.' });
    expect((await ask(backend, 'check.campaign', { campaign: CAMPAIGN })).found.join(' ')).toMatch(named);
    const { revision } = await ask(backend, 'log.head', { campaign: CAMPAIGN });
    const { text } = await ask(backend, 'check.repair', { campaign: CAMPAIGN, revision });
    expect(text.toLowerCase()).toContain(told.toLowerCase());
    expect(text).toMatch(/(is|are) gone\./);
    expect(await ask(backend, 'check.campaign', { campaign: CAMPAIGN })).toMatchObject({ found: [] });
  });
});

describe('how it lies on the shelf', () => {
  it('keeps acts from being done until it is what was stored', async () => {
    const { backend } = await damaged('update campaign_head set revision = -5 where id = ?');
    const act = { campaign: CAMPAIGN, revision: 0, name: 'Home' };
    expect(await backend.call('campaign.rename', act)).toMatchObject({
      ok: false,
      error: { code: 'unreadable' },
    });
  });

  it('takes no other with it where its number can’t be', async () => {
    const { backend } = await damaged('update campaign_head set revision = -5 where id = ?');
    const { campaigns } = await ask(backend, 'shelf.list', {});
    expect(campaigns.map(({ name }) => name).toSorted()).toEqual(['Merrow Ford', 'The Mill']);
    await putRightAtOnce(backend);
  });

  it('says of which game it is where nothing gives its checksum (lines 3)', async () => {
    const { backend } = await damaged(
      "update campaign_head set module = 'all-things-zxmbid', created_at = 'once' where id = ?",
    );
    expect((await ask(backend, 'file.check', {})).campaign).toContain('How it lies on the shelf');
    const { revision } = await ask(backend, 'log.head', { campaign: CAMPAIGN });
    await ask(backend, 'check.repair', { campaign: CAMPAIGN, revision });
    expect(await ask(backend, 'check.campaign', { campaign: CAMPAIGN })).toMatchObject({ found: [] });
    expect((await ask(backend, 'campaign.get', { campaign: CAMPAIGN })).name).toBe('The Mill');
  });
});

describe('a setting', () => {
  it.each([
    ['of which a letter was damaged is as it was set', "set value = '\"davk\"' where key = 'theme'", 'dark'],
    ['that can’t be read is as in the beginning', "set value = '{{xyz' where key = 'theme'", 'system'],
    ['whose name was damaged is as it was set', "set key = 'themd' where key = 'theme'", 'dark'],
  ])('%s (lines 4)', async (_, statement, theme) => {
    const { backend } = await damaged(`update setting ${statement}`);
    expect(await ask(backend, 'settings.get', {})).toMatchObject({ theme: 'system', dice: 'own' });
    expect((await ask(backend, 'file.check', {})).mended).toMatch(/damaged on the disk/);
    expect(await ask(backend, 'settings.get', {})).toMatchObject({ theme, dice: 'own' });
    expect((await ask(backend, 'file.check', {})).mended).toBeNull();
  });
});
