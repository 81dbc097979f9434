/** A report is a single file for somebody who is to find out what went wrong. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import type { Input } from '../../src/contract/contract.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { SAFE } from '../support/rules/encounter.ts';

interface Report {
  readonly about: Readonly<Record<string, string>>;
  readonly log: readonly string[];
  readonly campaign: string | null;
}

/** The campaign of a report, opened elsewhere. */
async function opened(report: Report): Promise<{ readonly backend: Backend; readonly id: string }> {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const transfer = newTransfer(dataDir);
  writeFileSync(transferPath(dataDir, transfer), Buffer.from(report.campaign ?? '', 'base64'));
  const { id } = await ask(backend, 'campaign-file.open', { transfer });
  return { backend, id };
}

it('holds the campaign, the last lines of the log and versions, with other names if the player likes', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const at = await settled(backend);
  const { campaign } = at;
  const { revision } = await ask(backend, 'figure.write', {
    ...at,
    figure: 'f2',
    text: 'Gloria was a nurse in Merrow Ford.',
    was: '',
  });
  const portrait = { figure: 'f2', picture: '/9j/4AAQSkZJRg==' };
  const set = await ask(backend, 'figure.setPortrait', { campaign, revision, ...portrait });
  await ask(backend, 'campaign.rename', { campaign, revision: set.revision, name: 'Pris and Gloria' });
  await ask(backend, 'note.add', { campaign, act: 2, text: 'Pris, Gloria and Tam; a pistol each.' });
  await failing(backend, 'campaign.rename', { campaign, revision: 99, name: 7 });
  const reportOf = async (names: 'kept' | 'replaced'): Promise<Report> => {
    const { transfer, name } = await ask(backend, 'campaign-file.report', { campaign, names });
    expect(name).toMatch(/^holdout-report-\d{4}-\d\d-\d\d\.holdout-report$/);
    return JSON.parse(gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString('utf8')) as Report;
  };
  const kept = await reportOf('kept');
  expect(kept.about).toMatchObject({ holdout: expect.any(String), node: process.versions.node });
  expect(kept.log.at(-1)).toContain('bad-input');
  expect(JSON.stringify(kept.log)).not.toContain(dataDir);
  const whole = await opened(kept);
  const { digest } = await ask(backend, 'campaign.verify', { campaign });
  expect(await ask(whole.backend, 'campaign.verify', { campaign: whole.id })).toMatchObject({ digest });

  const portraitsIn = async (of: { readonly backend: Backend; readonly id: string }) =>
    (await ask(of.backend, 'figure.portraits', { campaign: of.id })).portraits;
  expect(await portraitsIn(whole)).toEqual([portrait]);

  const replaced = await reportOf('replaced');
  const { backend: there, id } = await opened(replaced);
  // A face is as good as a name.
  expect(await portraitsIn({ backend: there, id })).toEqual([]);
  expect((await ask(there, 'campaign.verify', { campaign: id })).differences).toEqual([]);
  const shown = JSON.stringify([
    await ask(there, 'campaign.get', { campaign: id }),
    await ask(there, 'script.log', { campaign: id }),
    await ask(there, 'chronicle.page', { campaign: id }),
    await ask(there, 'figure.get', { campaign: id, figure: 'f2' }),
    await ask(there, 'writing.versions', { campaign: id, what: 'note', number: 1 }),
    replaced.log,
  ]);
  for (const name of ['Pris', 'Hallam', 'Gloria', 'Mbeki', 'Merrow', 'Tam', 'Whitlock', 'Ostrander'])
    expect(shown).not.toMatch(new RegExp(`\\b${name}\\b`));
  // The same name is the same everywhere, and the rest of what was written stays.
  const { line, biography } = await ask(there, 'figure.get', { campaign: id, figure: 'f2' });
  const [given] = line.name.split(' ');
  expect(biography).toMatch(new RegExp(`^${given} was a nurse in Name\\d+ Name\\d+\\.$`));
  expect(shown).toContain('a pistol each');
});

it('replaces names in small letters, short ones, and those that other campaigns had, and no code', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const at = await settled(backend);
  const { campaign } = at;
  const other = await settled(backend, { name: 'Saltmarsh' });
  await ask(backend, 'campaign.rename', { ...other, name: 'Tidewrack' });
  let { revision } = at;
  const on = (done: { readonly revision: number }) => {
    revision = done.revision;
  };
  // Names that the rules give their weapons, and words that look like cards.
  on(
    await ask(backend, 'figure.rename', {
      ...at,
      revision,
      figure: 'f2',
      name: 'pistol',
      shortName: 'Feelgood',
    }),
  );
  on(await ask(backend, 'figure.rename', { ...at, revision, figure: 'f3', name: 'TJ' }));
  const text = 'gloria told TJ of the weir at saltmarsh; PRIS laughed, the pistol in hand.';
  await ask(backend, 'note.add', { campaign, act: 2, text });
  const { transfer } = await ask(backend, 'campaign-file.report', { campaign, names: 'replaced' });
  const report = JSON.parse(gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString()) as Report;
  const { backend: there, id } = await opened(report);
  expect((await ask(there, 'campaign.verify', { campaign: id })).differences).toEqual([]);
  const { versions } = await ask(there, 'writing.versions', { campaign: id, what: 'note', number: 1 });
  expect(versions[0]?.text).toMatch(
    /^Name\d+ told Name\d+ of the weir at Name\d+; Name\d+ laughed, the Name\d+ in hand\.$/,
  );
  const { figures } = await ask(there, 'campaign.get', { campaign: id });
  expect(figures.map(({ name }) => name).join()).not.toMatch(/pistol|TJ/);
  expect(JSON.stringify(await ask(backend, 'script.log', { campaign }))).toContain('Feelgood');
  expect(JSON.stringify(await ask(there, 'script.log', { campaign: id }))).not.toContain('Feelgood');
  // And their arms are what they were.
  const armsOf = (all: typeof figures) => all.map(({ weapons }) => weapons);
  expect(armsOf(figures)).toEqual(armsOf((await ask(backend, 'campaign.get', { campaign })).figures));
});

it.each(['Wolfgang', 'wolfgang'])('replaces the name of a killer whom nobody has met: %s', async (name) => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign } = await settled(backend);
  const act = async (what: Input<'encounter.act'>['act']) => {
    const { revision } = await ask(backend, 'encounter.get', { campaign });
    await ask(backend, 'encounter.act', { campaign, revision, dice: 'app', act: what });
  };
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
  await act({ do: 'plan', ...plan, goes: ['f1', 'f2'] });
  const fell = { killed: true, broughtOff: false, by: 'people', byRep: 4, byName: name } as const;
  const records = [
    { ...SAFE, figure: 'f1' as const },
    { ...SAFE, figure: 'f2' as const, ...fell },
  ];
  await act({ do: 'report', records, field: { zombies: false, enemies: false }, shots: 0 });
  const { transfer } = await ask(backend, 'campaign-file.report', { campaign, names: 'replaced' });
  const report = JSON.parse(gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString()) as Report;
  const { backend: there, id } = await opened(report);
  expect(JSON.stringify(await ask(backend, 'script.log', { campaign }))).toContain(name);
  expect(JSON.stringify(await ask(there, 'script.log', { campaign: id }))).not.toMatch(/wolfgang/i);
});

it('leaves the names of shops, which are codes, and replaces those of whoever went into one', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign, revision } = await settled(backend);
  const begun = await ask(backend, 'figure.rename', { campaign, revision, figure: 'f1', name: 'P' });
  expect(begun.revision).toBeGreaterThan(revision);
  const act = async (what: Input<'encounter.act'>['act']) => {
    const now = await ask(backend, 'encounter.get', { campaign });
    return await ask(backend, 'encounter.act', { campaign, revision: now.revision, dice: 'app', act: what });
  };
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'urban' } as const;
  await act({ do: 'plan', ...plan, goes: ['f1', 'f2'] });
  await act({ do: 'set-table', locked: [], mallAlone: false });
  await act({ do: 'place-zombies' });
  await act({ do: 'begin-turn', sides: ['Party', 'Zombies'] });
  const { encounter } = await ask(backend, 'encounter.get', { campaign });
  const shop = encounter?.table?.buildings.find((one) => one.shop !== undefined);
  await act({ do: 'enter', figures: ['f1', 'f2'], spot: shop?.id ?? '', floor: 0, anyway: 'A test' });
  const { transfer } = await ask(backend, 'campaign-file.report', { campaign, names: 'replaced' });
  const report = JSON.parse(gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString()) as Report;
  const { backend: there, id } = await opened(report);
  expect((await ask(there, 'campaign.verify', { campaign: id })).differences).toEqual([]);
  const table = (await ask(there, 'encounter.get', { campaign: id })).encounter?.table;
  expect(table?.buildings.map((one) => one.shop)).toEqual(encounter?.table?.buildings.map((one) => one.shop));
  expect(JSON.stringify(await ask(there, 'script.log', { campaign: id }))).not.toMatch(/"P"|Gloria/);
});

it('holds no campaign where none is wanted', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { transfer } = await ask(backend, 'campaign-file.report', { names: 'kept' });
  const text = gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString('utf8');
  expect(JSON.parse(text)).toMatchObject({ holdout: 'report', log: [], campaign: null });
  expect(
    await failing(backend, 'campaign-file.report', { campaign: 'a'.repeat(10), names: 'replaced' }),
  ).toMatchObject({
    code: 'not-found',
  });
});

it.each(['kept', 'replaced'] as const)(
  'names no folder of backups, now or earlier, with names %s',
  async (names) => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    await ask(backend, 'campaign.create', {
      name: 'W',
      seed: 'K7QF-2MWD',
      division: 'months',
      startYear: 2,
      star: {},
    });
    const said: string[] = [];
    for (const name of ['Erika Mustermann', 'Müller’s Sicherung', 'now, Berg']) {
      const folder = join(tempDir(), name, 'Stick 2');
      mkdirSync(folder, { recursive: true });
      await ask(backend, 'backup.move', { folder });
      renameSync(folder, `${folder} gone`);
      said.push((await failing(backend, 'backup.now', {})).message);
      if (name === 'now, Berg') continue;
      renameSync(`${folder} gone`, folder);
      await ask(backend, 'backup.move', { folder: null });
    }
    expect(said.join('\n')).toMatch(/Mustermann.*Müller.*Berg/su);
    const reported = async () => {
      const { transfer } = await ask(backend, 'campaign-file.report', { names });
      return gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString('utf8');
    };
    const whole = await reported();
    expect(whole).not.toMatch(/mustermann|müller|sicherung|berg|stick/iu);
    expect(whole).toContain('No backup could be made: (backups) isn’t there. Connect the disk');
    // The very file that says where backups are can be what is wrong.
    writeFileSync(join(dataDir, 'backups.json'), '{');
    expect(await reported()).not.toMatch(/mustermann|müller|sicherung|berg|stick/iu);
  },
);
