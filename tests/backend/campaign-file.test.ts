/** A campaign saved as a file, looked at, opened. */
import { randomInt } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { CONTAINER_ID, contentOf, tablesAt } from '../../db/campaign-file/container.ts';
import { MOST_PACKED } from '../../db/campaign-file/packing.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import { MOST_FILE } from '../../src/contract/limits.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { GAMES } from '../../src/rules/games.ts';
import { ask, failing, logged, tempDir, testBackend } from '../support/backend/backend.ts';
import { hideInChecksums } from '../support/backend/hidden-changes.ts';
import { type At, settled } from '../support/backend/party.ts';
import { breakJson } from '../support/db/no-json.ts';
import { tamperRows } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

interface Host {
  readonly backend: Backend;
  readonly dataDir: string;
}

/** Each draws ids of its own. */
async function host(dataDir = tempDir(), games: readonly Game[] = SAMPLE_GAMES): Promise<Host> {
  const backend = await testBackend({ dataDir, games, random: (n) => randomInt(n) });
  return { backend, dataDir };
}

/** Renames it, takes that back, renames it again and takes that back: a line that was given up, and an act to redo. */
async function played({ backend }: Host): Promise<At> {
  let at = await settled(backend);
  const on = ({ revision }: { readonly revision: number }) => {
    at = { ...at, revision };
  };
  on(await ask(backend, 'campaign.rename', { ...at, name: 'The Weir' }));
  on(await ask(backend, 'campaign.undo', at));
  on(await ask(backend, 'campaign.newDice', at));
  on(await ask(backend, 'figure.rename', { ...at, figure: 'f1', name: 'Priscilla' }));
  on(await ask(backend, 'campaign.undo', at));
  const { campaign } = at;
  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain.' });
  await ask(backend, 'note.change', { campaign, note, text: 'Rain all day.', was: 'Rain.' });
  await ask(backend, 'draft.put', { campaign, form: 'encounter/plan', body: '{"area":"rural"}' });
  return at;
}

/** A run of three nights, played to its end. */
async function week({ backend }: Host): Promise<string> {
  const { id, revision } = await ask(backend, 'session.create', {
    game: 'marsh',
    name: 'A long week',
    seed: 'Marsh',
    setup: { nights: 3 },
    seats: { walker: { bot: 'even' } },
  });
  await ask(backend, 'session.answer', { campaign: id, revision });
  return id;
}

/** Saves all of it and brings the file to another host, or to the same one again. */
async function brought(from: Host, campaign: string, to = from): Promise<string> {
  const { transfer } = await ask(from.backend, 'campaign-file.save', { campaign, everything: true });
  const name = newTransfer(to.dataDir);
  copyFileSync(transferPath(from.dataDir, transfer), transferPath(to.dataDir, name));
  await ask(from.backend, 'campaign-file.let-go', { transfer });
  return name;
}

const verified = async ({ backend }: Host, campaign: string) => {
  const { differences, digest } = await ask(backend, 'campaign.verify', { campaign });
  expect(differences).toEqual([]);
  return digest;
};

const left = ({ dataDir }: Host) => readdirSync(join(dataDir, 'transfer'));

describe('a campaign as a file', () => {
  it('comes in whole elsewhere: its log with what was given up, what can be done again, words, drafts', async () => {
    const [here, there] = [await host(), await host()];
    const { campaign } = await played(here);
    const transfer = await brought(here, campaign, there);
    const view = await ask(there.backend, 'campaign-file.look', { transfer });
    expect(view).toMatchObject({ game: null, acts: 6, undone: 1, givenUp: 1, texts: 1, runs: 0, same: null });
    expect(view.campaign).toMatchObject({ name: 'Merrow Ford', party: 4 });
    const { id, name } = await ask(there.backend, 'campaign-file.open', { transfer });
    expect(id).not.toBe(campaign);
    expect(name).toBe('Merrow Ford');
    expect(await verified(there, id)).toBe(await verified(here, campaign));
    expect(left(there)).toEqual([]);
    const log = async ({ backend }: Host, of: string) =>
      (await ask(backend, 'script.log', { campaign: of })).acts;
    expect(await log(there, id)).toEqual(await log(here, campaign));
    const draft = { campaign: id, form: 'encounter/plan' };
    expect((await ask(there.backend, 'draft.get', draft)).body).toBe('{"area":"rural"}');
    const versions = await ask(there.backend, 'writing.versions', { campaign: id, what: 'note', number: 1 });
    expect(versions.versions.map(({ text }) => text)).toEqual(['Rain all day.', 'Rain.']);
    // The inverses of the acts came along with the file, for the act that waits to be redone too.
    let { revision } = await ask(there.backend, 'campaign.get', { campaign: id });
    for (const step of ['redo', 'redo', 'redo', 'undo', 'undo', 'undo'] as const) {
      const turned = await there.backend.call(`campaign.${step}`, { campaign: id, revision });
      if (turned.ok) ({ revision } = turned.value as { revision: number });
      await verified(there, id);
    }
  });

  it('comes in again beside itself, and says which is further', async () => {
    const here = await host();
    const at = await played(here);
    const transfer = await brought(here, at.campaign);
    const same = async () => (await ask(here.backend, 'campaign-file.look', { transfer })).same;
    expect(await same()).toMatchObject({ id: at.campaign, ahead: 0, behind: 0, identical: true });
    const { revision } = await ask(here.backend, 'campaign.newDice', at);
    expect(await same()).toMatchObject({ id: at.campaign, acts: 7, ahead: 1, behind: 0, identical: false });
    const before = await verified(here, at.campaign);
    const { id } = await ask(here.backend, 'campaign-file.open', {
      transfer,
      name: 'Merrow Ford, once more',
    });
    expect(await verified(here, at.campaign)).toBe(before);
    expect(await ask(here.backend, 'campaign.get', { campaign: at.campaign })).toMatchObject({ revision });
    expect(await ask(here.backend, 'campaign.get', { campaign: id })).toMatchObject({
      name: 'Merrow Ford, once more',
    });
    await verified(here, id);
  });

  it('takes the place of an older one, which lies among the deleted ones then', async () => {
    const here = await host();
    const at = await played(here);
    const { revision } = await ask(here.backend, 'campaign.newDice', at);
    const newer = await verified(here, at.campaign);
    const transfer = await brought(here, at.campaign);
    await ask(here.backend, 'campaign.undo', { ...at, revision });
    const { id } = await ask(here.backend, 'campaign-file.open', { transfer, replace: at.campaign });
    const { campaigns, deleted } = await ask(here.backend, 'shelf.list', {});
    expect([campaigns.map((one) => one.id), deleted.map((one) => one.id)]).toEqual([[id], [at.campaign]]);
    expect(await verified(here, id)).toBe(newer);
    const again = await brought(here, id);
    expect(
      await failing(here.backend, 'campaign-file.open', { transfer: again, replace: at.campaign }),
    ).toMatchObject({ code: 'stale' });
    await ask(here.backend, 'campaign.restore', { campaign: at.campaign });
    await verified(here, at.campaign);
  });

  it('takes no place of one that has gone on since the two were compared', async () => {
    const here = await host();
    const at = await played(here);
    const transfer = await brought(here, at.campaign);
    const { same } = await ask(here.backend, 'campaign-file.look', { transfer });
    const replacing = { transfer, replace: at.campaign, replaceAt: same?.revision };
    await ask(here.backend, 'campaign.newDice', at);
    const { code, message } = await failing(here.backend, 'campaign-file.open', replacing);
    expect([code, message]).toEqual([
      'stale',
      'Merrow Ford has gone on since it was compared with this file; look at how they differ now.',
    ]);
    const now = (await ask(here.backend, 'campaign-file.look', { transfer })).same;
    expect(now).toMatchObject({ ahead: 1 });
    await ask(here.backend, 'campaign-file.open', { ...replacing, replaceAt: now?.revision });
  });

  it('isn’t compared with a copy where the campaign itself was deleted, and says that it lies there', async () => {
    const here = await host();
    const at = await played(here);
    const transfer = await brought(here, at.campaign);
    await ask(here.backend, 'campaign.copy', { campaign: at.campaign, name: 'A copy' });
    const look = async () => {
      const { same, binned } = await ask(here.backend, 'campaign-file.look', { transfer });
      return [same?.id, binned];
    };
    expect(await look()).toEqual([at.campaign, false]);
    await ask(here.backend, 'campaign.delete', { campaign: at.campaign });
    expect(await look()).toEqual([undefined, true]);
  });

  it('is opened as it was looked at, and checked again where it has changed since or another was looked at', async () => {
    const here = await host();
    const at = await played(here);
    const transfer = await brought(here, at.campaign);
    const other = await brought(here, at.campaign);
    for (const one of [transfer, other, transfer])
      await ask(here.backend, 'campaign-file.look', { transfer: one });
    await ask(here.backend, 'campaign-file.open', { transfer });
    expect((await ask(here.backend, 'shelf.list', {})).campaigns).toHaveLength(2);
    await ask(here.backend, 'campaign-file.look', { transfer: other });
    const path = transferPath(here.dataDir, other);
    writeFileSync(path, readFileSync(path).subarray(0, -9));
    expect(await failing(here.backend, 'campaign-file.open', { transfer: other })).toMatchObject({
      code: 'refused',
    });
  });

  it('opened twice at once and let go of meanwhile, is never called damaged', async () => {
    const here = await host();
    const at = await played(here);
    for (let round = 0; round < 3; round += 1) {
      const transfer = await brought(here, at.campaign);
      const replies = await Promise.all([
        here.backend.call('campaign-file.open', { transfer }),
        here.backend.call('campaign-file.open', { transfer }),
        here.backend.call('campaign-file.let-go', { transfer }),
      ]);
      const said = replies.flatMap((reply) => (reply.ok ? [] : [reply.error.code]));
      expect(said.filter((code) => code !== 'not-found')).toEqual([]);
    }
    expect(left(here)).toEqual([]);
  });

  it('takes no other’s place without a backup that is checked', async () => {
    const here = await host();
    const at = await played(here);
    const transfer = await brought(here, at.campaign);
    const folder = join(here.dataDir, 'backups');
    if (existsSync(folder)) renameSync(folder, `${folder}-aside`);
    writeFileSync(folder, 'a file where the folder should be');
    const replacing = { transfer, replace: at.campaign };
    expect(await failing(here.backend, 'campaign-file.open', replacing)).toMatchObject({ code: 'refused' });
    const { campaigns, deleted } = await ask(here.backend, 'shelf.list', {});
    expect([campaigns.map((one) => one.id), deleted]).toEqual([[at.campaign], []]);
    rmSync(folder);
    await ask(here.backend, 'campaign-file.open', replacing);
    expect((await ask(here.backend, 'backup.list', {})).backups.map(({ why }) => why)).toContain('replace');
  });

  it('brings the runs that hang on it along, under ids of their own', async () => {
    const [here, there] = [await host(), await host()];
    const at = await settled(here.backend);
    const session = { id: await week(here) };
    const begun = await ask(here.backend, 'episode.begin', { ...at, run: session.id });
    await ask(here.backend, 'episode.end', { ...at, revision: begun.revision, run: session.id });
    const [campaign, run] = [await verified(here, at.campaign), await verified(here, session.id)];
    for (const to of [here, there]) {
      const transfer = await brought(here, at.campaign, to);
      expect(await ask(to.backend, 'campaign-file.look', { transfer })).toMatchObject({ runs: 1 });
      const { id } = await ask(to.backend, 'campaign-file.open', { transfer });
      const { games } = await ask(to.backend, 'shelf.list', {});
      const own = games.find(({ episodeOf }) => episodeOf === id);
      expect(own?.id).not.toBe(session.id);
      expect(await verified(to, id)).toBe(campaign);
      expect(await verified(to, own?.id ?? '')).toBe(run);
      // Beside the one it is of it is a copy, and undo stops where that was made.
      if (to === here) continue;
      const { revision } = await ask(to.backend, 'campaign.get', { campaign: id });
      await ask(to.backend, 'campaign.undo', { campaign: id, revision });
      await verified(to, id);
    }
  });

  it('may be of a game alone', async () => {
    const [here, there] = [await host(), await host()];
    const campaign = await week(here);
    const transfer = await brought(here, campaign, there);
    expect(await ask(there.backend, 'campaign-file.look', { transfer })).toMatchObject({ campaign: null });
    const { id } = await ask(there.backend, 'campaign-file.open', { transfer });
    expect(await verified(there, id)).toBe(await verified(here, campaign));
    const dataDir = tempDir();
    const without: Host = { dataDir, backend: await testBackend({ dataDir }) };
    const unknown = await brought(here, campaign, without);
    expect(await failing(without.backend, 'campaign-file.look', { transfer: unknown })).toMatchObject({
      code: 'refused',
      refusal: 'other-game',
    });
  });

  it('brings a deck along as its owner has corrected it, titles too, and goes on by it', async () => {
    const [here, there] = [await host(tempDir(), GAMES), await host(tempDir(), GAMES)];
    const made = await ask(here.backend, 'session.create', {
      ...{ game: 'zombie-death-force', name: 'By lamplight', seed: 'S', setup: { players: 2, turns: 60 } },
      seats: { second: { bot: 'quick' } },
    });
    const at = { campaign: made.id, revision: made.revision };
    const lookout = { table: 'zdf.cards', row: 'team-blue-a' };
    const figures = [
      { ...lookout, field: 'title', to: 'Scout “Ängie” & co.' },
      { ...lookout, field: 'value', to: 3 },
    ];
    await ask(here.backend, 'session.correct', { ...at, figures });
    const transfer = await brought(here, at.campaign, there);
    const { id } = await ask(there.backend, 'campaign-file.open', { transfer });
    expect(await verified(there, id)).toBe(await verified(here, at.campaign));
    const { differences } = await ask(there.backend, 'corrections.get', { campaign: id });
    expect(differences.map(({ row, field, now }) => ({ row, field, now }))).toEqual(
      figures.map(({ row, field, to }) => ({ row, field, now: to })),
    );
    // Questions about the card use its new name from now on.
    const { revision } = await ask(there.backend, 'session.get', { campaign: id });
    const entries = [{ own: 'first' }, { own: 'TBA' }, { own: 'WGE' }, { own: 'GO' }];
    await ask(there.backend, 'session.answer', { campaign: id, revision, rolls: 'own', entries });
    const { question } = await ask(there.backend, 'session.get', { campaign: id });
    const texts = question?.kind === 'choose' ? question.options.map(({ text }) => text) : [];
    expect(texts.join()).toContain('Scout “Ängie” & co.');
  });

  it('has the size the hosts let in', () => expect(MOST_FILE).toBe(MOST_PACKED));
});

/** A valid file's SQLite, changed and packed again. */
function changed(packed: Buffer, dir: string, work: (database: Database.Database) => void): Buffer {
  const path = join(dir, 'changed.sqlite');
  writeFileSync(path, gunzipSync(packed));
  const database = new Database(path);
  database.pragma('ignore_check_constraints = on');
  database.pragma('foreign_keys = off');
  work(database);
  database.close();
  return gzipSync(readFileSync(path));
}

/** Content that can't be read stops the saving; content that can, but isn't what was stored, is found by the look at what was saved. */
it.each([
  ['in an event', (file: string, campaign: string) => breakJson(file, campaign, 'figure-joined')],
  [
    'in its words',
    (file: string) => tamperRows(file, (database) => database.exec("update writing set text = 'Sun.'")),
  ],
] as const)('a campaign damaged %s is saved to no file that couldn’t be opened', async (_, damage) => {
  const here = await host();
  const { campaign } = await played(here);
  await here.backend.close();
  damage(join(here.dataDir, 'holdout.sqlite'), campaign);
  const backend = await testBackend({ dataDir: here.dataDir });
  expect(await failing(backend, 'campaign-file.save', { campaign })).toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('Settings, Backups says what is wrong'),
  });
});

describe('a file that isn’t what was saved', () => {
  it('is refused by one sentence, and nothing is changed', async () => {
    const here = await host();
    const at = await played(here);
    const { transfer } = await ask(here.backend, 'campaign-file.save', { campaign: at.campaign });
    const packed = readFileSync(transferPath(here.dataDir, transfer));
    await ask(here.backend, 'campaign-file.let-go', { transfer });
    const dir = tempDir();
    const cases: readonly (readonly [string, string, Buffer])[] = [
      ['empty', 'empty', Buffer.alloc(0)],
      ['a picture', 'picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
      ['a photograph', 'picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
      ['a text', 'not-ours', Buffer.from('Dear diary')],
      ['packed text', 'not-ours', gzipSync('Dear diary')],
      ['cut off', 'cut-off', packed.subarray(0, packed.length >> 1)],
      ['cut off by a byte', 'cut-off', packed.subarray(0, -1)],
      ['a byte too many', 'damaged', Buffer.concat([packed, Buffer.from('a')])],
      ['two bytes too many', 'damaged', Buffer.concat([packed, Buffer.from('ab')])],
      ['cut off inside', 'damaged', gzipSync(gunzipSync(packed).subarray(0, 8192))],
      [
        'a byte',
        'damaged',
        Buffer.from(packed.map((byte, n) => (n === packed.length - 40 ? byte ^ 1 : byte))),
      ],
      ['the campaigns’ own file', 'not-ours', gzipSync(readFileSync(join(here.dataDir, 'holdout.sqlite')))],
      [
        'a newer schema',
        '',
        changed(packed, dir, (db) => db.pragma(`user_version = ${MIGRATIONS.length + 1}`)),
      ],
      [
        'a newer container',
        '',
        changed(packed, dir, (db) => db.pragma(`application_id = ${CONTAINER_ID + 1}`)),
      ],
      ['an old schema', 'damaged', changed(packed, dir, (db) => db.pragma('user_version = 3'))],
      ['a table', 'damaged', changed(packed, dir, (db) => db.exec('create table more (a)'))],
      ['a view', 'damaged', changed(packed, dir, (db) => db.exec('create view more as select 1'))],
      ['a row', 'damaged', changed(packed, dir, (db) => db.exec("update writing set text = 'Sun.'"))],
      [
        'a trigger',
        'damaged',
        changed(packed, dir, (db) =>
          db.exec('create trigger t after insert on draft begin delete from writing; end'),
        ),
      ],
    ];
    // The gap is hidden by whoever made it: looking for two thousand million missing events would never end.
    const tables = await tablesAt(MIGRATIONS.length);
    const far = changed(packed, dir, (db) => {
      db.exec('update campaign_event set seq = 2147483648 where seq = (select max(seq) from campaign_event)');
      db.prepare('update holdout_file set content = ?').run(contentOf(db, tables));
    });
    /** Counting on from these would end where two numbers are one. */
    const hidden = (sql: string) =>
      changed(packed, dir, (db) => {
        db.exec(sql);
        hideInChecksums(db);
        db.prepare('update holdout_file set content = ?').run(contentOf(db, tables));
      });
    const farther = {
      'a far number': far,
      'a far revision': hidden('update campaign_head set revision = 9007199254740990'),
      'a far note': hidden('update writing set number = 9007199254740991'),
    };
    const before = await verified(here, at.campaign);
    const found: Record<string, string> = {};
    const all = [...cases.map(([what, , bytes]) => [what, bytes] as const), ...Object.entries(farther)];
    for (const [what, bytes] of all) {
      const name = newTransfer(here.dataDir);
      writeFileSync(transferPath(here.dataDir, name), bytes);
      const { code, refusal, message } = await failing(here.backend, 'campaign-file.open', {
        transfer: name,
      });
      expect(message).toMatch(/^[A-Z][^\n]*\.$/);
      found[what] = code === 'newer-file' ? '' : (refusal ?? code);
      await ask(here.backend, 'campaign-file.let-go', { transfer: name });
    }
    expect(found).toEqual({
      ...Object.fromEntries(cases.map(([what, refusal]) => [what, refusal])),
      ...Object.fromEntries(Object.keys(farther).map((what) => [what, 'damaged'])),
    });
    expect(left(here)).toEqual([]);
    const { campaigns } = await ask(here.backend, 'shelf.list', {});
    expect(campaigns.map(({ id }) => id)).toEqual([at.campaign]);
    expect(await verified(here, at.campaign)).toBe(before);
    expect(logged(here.dataDir).every(({ what }) => what !== 'internal')).toBe(true);
  });
});
