/** Trouble: files that can't be opened, faults of our own, and what the log says of them. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { writerOf } from '../../db/file/generation.ts';
import { openLog } from '../../src/backend/calls/trouble-log.ts';
import type { Input } from '../../src/contract/contract.ts';
import { AT, ask, EMPTY_SHELF, failing, logged, tempDir, testBackend } from '../support/backend/backend.ts';
import { begun, settled } from '../support/backend/party.ts';

describe('a file that can’t be opened', () => {
  it('written by a newer Holdout: every call that needs campaigns says so, the others answer', async () => {
    const dataDir = tempDir();
    const file = join(dataDir, 'holdout.sqlite');
    await (await testBackend({ dataDir })).close();
    const database = new Database(file);
    database.exec('create table later (of text); pragma user_version = 99');
    database.close();
    const bytes = readFileSync(file);
    const backend = await testBackend({ dataDir });
    for (const [method, input] of [
      ['shelf.list', {}],
      ['settings.get', {}],
      ['campaign.sample', {}],
      ['campaign.get', { campaign: 'k7qf2mwd01' }],
    ] as const) {
      const { code, message } = await failing(backend, method, input);
      expect(code).toBe('newer-file');
      expect(message).toContain('version 99');
    }
    expect(await ask(backend, 'app.about', {})).toMatchObject({ dataFile: file, version: '0.1.0' });
    expect((await ask(backend, 'reference.get', {})).weapons).toHaveLength(22);
    expect((await ask(backend, 'odds.get', { rule: 'atz.pass', input: { rep: 3, dice: 1 } })).exact).toBe(
      true,
    );
    await backend.close();
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('damaged: says where the copy lies, and does not look again at every call', async () => {
    const dataDir = tempDir();
    writeFileSync(join(dataDir, 'holdout.sqlite'), 'no campaign '.repeat(1000));
    const backend = await testBackend({ dataDir });
    const first = await failing(backend, 'shelf.list', {});
    expect(first.code).toBe('damaged-file');
    expect(first.message).toMatch(/copied to .*holdout-damaged-.*\.sqlite/);
    expect(await failing(backend, 'shelf.list', {})).toEqual(first);
    expect(logged(dataDir).every(({ what }) => what === 'damaged-file')).toBe(true);
  });

  it('in a place that is no folder: tried again at the next call', async () => {
    const dataDir = join(tempDir(), 'data');
    writeFileSync(dataDir, 'a file');
    const backend = await testBackend({ dataDir });
    expect((await failing(backend, 'shelf.list', {})).code).toBe('read-only');
    expect((await ask(backend, 'seed.fresh', {})).seed).toMatch(/^\S{4}-\S{4}$/);
    rmSync(dataDir);
    expect(await ask(backend, 'shelf.list', {})).toEqual(EMPTY_SHELF);
  });
});

describe('a command that fails when its events are written already', () => {
  it('leaves nothing of itself', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    const at = await settled(backend);
    const other = new Database(join(dataDir, 'holdout.sqlite'));
    /** Counted as Holdout counts, so that it isn't found before. */
    const put = (sql: string) => {
      other.exec('begin immediate');
      writerOf(other).enter();
      other.exec(`${sql}; commit`);
    };
    put("create trigger late before insert on rep_ledger begin select raise(abort, 'late'); end");
    const edit = { ...at, figure: 'f2', why: 'Miscounted', edit: { field: 'rep', to: 5 } };
    // No trigger of ours, and so what the player is told is that the file isn't as it was made.
    expect((await failing(backend, 'figure.edit', edit)).code).toBe('damaged-file');
    expect(await ask(backend, 'campaign.verify', { campaign: at.campaign })).toMatchObject({
      differences: [],
      events: 6,
    });
    expect((await ask(backend, 'campaign.log', { campaign: at.campaign })).acts).toHaveLength(5);
    put('drop trigger late');
    other.close();
    const { revision } = await ask(backend, 'figure.edit', edit as Input<'figure.edit'>);
    expect(revision).toBe(at.revision + 1);
  });
});

describe('a campaign whose log or rows can’t be read', () => {
  it('says so, and the others still open', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    const broken = await settled(backend);
    const sound = await settled(backend, { name: 'Ansley Cross' });
    const other = new Database(join(dataDir, 'holdout.sqlite'));
    other.prepare("update campaign set dice = '{}' where campaign_id = ?").run(broken.campaign);
    other.close();
    const { code, message } = await failing(backend, 'campaign.get', { campaign: broken.campaign });
    expect(code).toBe('unreadable');
    expect(message).toContain(broken.campaign);
    expect((await ask(backend, 'campaign.get', { campaign: sound.campaign })).name).toBe('Ansley Cross');
    expect((await ask(backend, 'shelf.list', {})).campaigns).toHaveLength(2);
  });

  it('is told apart from the log by verify, row by row', async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    const { campaign } = await settled(backend);
    expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({
      identical: true,
      events: 6,
      differences: [],
    });
    const other = new Database(join(dataDir, 'holdout.sqlite'));
    other.prepare("update figure set rep = 7 where campaign_id = ? and figure_id = 'f2'").run(campaign);
    other.close();
    const { identical, differences } = await ask(backend, 'campaign.verify', { campaign });
    expect(identical).toBe(false);
    expect(differences).toEqual(['figure f2, rep: stored 7, rebuilt 4']);
  });
});

describe('a fault of our own', () => {
  it('is told in one sentence, its stack goes to the log, and the backend goes on', async () => {
    const dataDir = tempDir();
    let broken = false;
    const random = (n: number) => {
      if (broken) throw new TypeError('the generator is broken');
      return n - 1;
    };
    const backend = await testBackend({ dataDir, random });
    broken = true;
    expect(await failing(backend, 'seed.fresh', {})).toEqual({
      code: 'internal',
      message:
        'Something went wrong in Holdout; what was saved stays saved, and holdout.log in the data folder says more.',
    });
    broken = false;
    expect((await ask(backend, 'seed.fresh', {})).seed).toBe('9999-9999');
    const [entry] = logged(dataDir);
    expect(entry).toMatchObject({ at: AT, what: 'internal', method: 'seed.fresh' });
    expect(entry?.detail).toMatch(/^TypeError: the generator is broken\n +at /);
  });

  it('in the clock changes nothing', async () => {
    let clock = new Date(AT);
    const backend = await testBackend({ now: () => clock });
    const at = await begun(backend);
    clock = new Date(Number.NaN);
    expect((await failing(backend, 'campaign.rename', { ...at, name: 'The Weir' })).code).toBe('internal');
    clock = new Date(AT);
    expect(await ask(backend, 'campaign.get', { campaign: at.campaign })).toMatchObject({
      name: 'Merrow Ford',
      revision: at.revision,
    });
  });
});

describe('closing', () => {
  it('answers what was asked before it lets go of the file, and nothing after', async () => {
    const backend = await testBackend();
    const asked = begun(backend);
    const closed = backend.close();
    expect(await failing(backend, 'shelf.list', {})).toEqual({
      code: 'internal',
      message: 'Holdout is closing.',
    });
    expect((await asked).revision).toBe(1);
    await closed;
    await backend.close();
  });
});

describe('the log', () => {
  const entry = { what: 'internal', method: 'x', detail: 'd'.repeat(7_900) };

  it('starts anew at about a megabyte and keeps one file before it', () => {
    const dir = tempDir();
    const log = openLog(dir, () => new Date(AT));
    for (let count = 0; count < 400; count += 1) log(entry);
    const sizes = ['holdout.log', 'holdout.log.1'].map((name) => statSync(join(dir, name)).size);
    for (const size of sizes) expect(size).toBeLessThan(1_010_000);
    expect(sizes[1]).toBeGreaterThan(1_000_000);
  });

  it('is cut short where a detail is long, one line each', () => {
    const dir = tempDir();
    openLog(
      dir,
      () => new Date(AT),
    )({ what: 'internal', method: 'm'.repeat(500), detail: 'a\nb'.repeat(9_000) });
    const [line] = logged(dir);
    expect([line?.method.length, line?.detail.length]).toEqual([80, 8_000]);
  });

  it('fails nobody where it can’t be written', () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'holdout.log'));
    expect(() => openLog(dir, () => new Date(AT))(entry)).not.toThrow();
  });
});
