/** A file or a report for others holds nothing that isn't shown: a secret in every place that a player can delete from or write over. */
import { copyFileSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import type { Input } from '../../src/contract/contract.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { SAFE } from '../support/rules/encounter.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

/** A picture of a figure or, under the map, of a table. */
const portrait = (letters: string) => `/9j/4AAQSkZJRg${letters}`;

/** Deleted, written over, taken back or given up: shown nowhere as it stands now. */
const HIDDEN = [
  'note-deleted',
  'note-before',
  'note-undone',
  'report-before',
  'report-dropped',
  'life-before',
  'life-deleted',
  'life-undone',
  portrait('BEFORE'),
  portrait('REMOVED'),
  portrait('UNDONE'),
  portrait('TABLEBEFORE'),
  'reason-undone',
  'reason-given-up',
  'name-undone',
  'campaign-name-undone',
  'draft-of-a-plan',
  'note-of-a-run-deleted',
  'run-given-up',
  'run-draft',
  'run-note-deleted',
  'run-name-undone',
  'copy-deleted',
] as const;

/** Texts that the screens show: in the Chronicle, in a figure's history, or in the list of all that was done. */
const SHOWN = [
  'note-stands',
  'report-stands',
  'life-stands',
  portrait('STANDS'),
  portrait('TABLESTANDS'),
  'reason-stands',
  'Figure-called-so',
  // "Was called …" stands in the figure's history, and "Rename …" among the acts.
  'Gloria Mbeki',
  'Merrow Ford',
  'Campaign-called-so',
  'run-stands',
  // The run lies in the bin; that the campaign took it up stands in its Chronicle.
  'Run-in-the-bin',
] as const;

interface Told {
  readonly backend: Backend;
  readonly dataDir: string;
  readonly campaign: string;
}

async function run(backend: Backend, name: string) {
  return await ask(backend, 'session.create', {
    ...{ game: 'marsh', name, seed: 'Marsh', setup: { nights: 3 } },
    seats: { walker: { bot: 'even' } },
  });
}

async function renamed(backend: Backend, named: Input<'campaign.rename'>) {
  const { revision } = await ask(backend, 'campaign.rename', named);
  return { revision };
}

async function told(): Promise<Told> {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
  const { campaign, ...begun } = await settled(backend);
  let { revision } = begun;
  /** An act, or something that is taken back at once. */
  type Acts =
    | 'campaign.rename'
    | 'figure.rename'
    | 'figure.write'
    | 'figure.setPortrait'
    | 'figure.edit'
    | 'campaign.newDice';
  const act = async <M extends Acts>(method: M, input: Omit<Input<M>, 'campaign' | 'revision'>) => {
    ({ revision } = await ask(backend, method, { campaign, revision, ...input } as Input<M>));
  };
  const undo = async () => {
    ({ revision } = await ask(backend, 'campaign.undo', { campaign, revision }));
  };
  const f2 = { figure: 'f2' as const };

  // A line that is given up by what is done next, with a run on it.
  await act('figure.edit', { ...f2, why: 'reason-given-up', edit: { field: 'rap', to: 3 } });
  const lost = await run(backend, 'run-given-up');
  ({ revision } = await ask(backend, 'episode.begin', { campaign, revision, run: lost.id }));
  await undo();
  await undo();
  await act('figure.edit', { ...f2, why: 'reason-stands', edit: { field: 'rap', to: 1 } });

  await act('figure.rename', { ...f2, name: 'Figure-called-so' });
  await act('campaign.rename', { name: 'Campaign-called-so' });
  await act('figure.write', { ...f2, text: 'life-before', was: '' });
  await act('figure.write', { ...f2, text: 'life-stands', was: 'life-before' });
  await act('figure.write', { figure: 'f3', text: 'life-deleted', was: '' });
  await act('figure.write', { figure: 'f3', text: '', was: 'life-deleted' });
  await act('figure.setPortrait', { ...f2, picture: portrait('BEFORE') });
  await act('figure.setPortrait', { ...f2, picture: portrait('STANDS') });
  await act('figure.setPortrait', { figure: 'f3', picture: portrait('REMOVED') });
  await act('figure.setPortrait', { figure: 'f3', picture: null });

  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'note-before' });
  await ask(backend, 'note.change', { campaign, note, text: 'note-stands', was: 'note-before' });
  const gone = await ask(backend, 'note.add', { campaign, act: 3, text: 'note-deleted' });
  await ask(backend, 'note.remove', { campaign, note: gone.note, was: 'note-deleted' });

  // An Encounter whose report was worded twice, and one that was dropped with what was written of it.
  const encounter = async (what: Input<'encounter.act'>['act']) => {
    await ask(backend, 'encounter.act', { campaign, revision, dice: 'app', act: what });
    ({ revision } = await ask(backend, 'encounter.get', { campaign }));
  };
  const plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
  const planned = async () => {
    await encounter({ do: 'plan', ...plan, goes: ['f1', 'f2'] });
    const { entries } = await ask(backend, 'chronicle.page', { campaign });
    return { campaign, act: entries.find((entry) => entry.encounter !== null)?.act ?? 0 };
  };
  await ask(backend, 'report.write', { ...(await planned()), text: 'report-dropped', was: null });
  // The words first, then the plan.
  await undo();
  await undo();
  const report = await planned();
  await ask(backend, 'report.write', { ...report, text: 'report-before', was: null });
  await ask(backend, 'report.write', { ...report, text: 'report-stands', was: 'report-before' });
  await encounter({ do: 'set-table', locked: [], mallAlone: false });
  await encounter({ do: 'lay-photo', picture: portrait('TABLEBEFORE') });
  await encounter({ do: 'lay-photo', picture: portrait('TABLESTANDS') });
  const records = (['f1', 'f2'] as const).map((figure) => ({ ...SAFE, figure }));
  await encounter({ do: 'report', records, field: { zombies: false, enemies: false }, shots: 0 });
  await ask(backend, 'draft.put', { campaign, form: 'encounter/plan', body: '{"why":"draft-of-a-plan"}' });

  const stands = await run(backend, 'run-stands');
  const at = { campaign: stands.id };
  const named = { ...at, revision: stands.revision, name: 'run-name-undone' };
  await ask(backend, 'campaign.undo', { ...at, ...(await renamed(backend, named)) });
  const said = await ask(backend, 'note.add', { ...at, act: 1, text: 'run-note-deleted' });
  await ask(backend, 'note.remove', { ...at, note: said.note, was: 'run-note-deleted' });
  await ask(backend, 'draft.put', { ...at, form: 'answer', body: '"run-draft"' });
  const binned = await run(backend, 'Run-in-the-bin');
  await ask(backend, 'note.add', { campaign: binned.id, act: 1, text: 'note-of-a-run-deleted' });
  for (const { id } of [stands, binned])
    ({ revision } = await ask(backend, 'episode.begin', { campaign, revision, run: id }));
  await ask(backend, 'campaign.delete', { campaign: binned.id });
  await ask(backend, 'campaign.copy', { campaign, name: 'copy-deleted' }).then(({ id }) =>
    ask(backend, 'campaign.delete', { campaign: id }),
  );

  await act('figure.rename', { ...f2, name: 'name-undone' });
  await act('campaign.rename', { name: 'campaign-name-undone' });
  await act('figure.write', { ...f2, text: 'life-undone', was: 'life-stands' });
  await act('figure.setPortrait', { ...f2, picture: portrait('UNDONE') });
  await act('figure.edit', { ...f2, why: 'reason-undone', edit: { field: 'rap', to: 4 } });
  for (let back = 0; back < 5; back += 1) await undo();
  await ask(backend, 'note.add', { campaign, act: 2, text: 'note-undone' });
  await undo();
  return { backend, dataDir, campaign };
}

/** Every text of the file, and the bytes between them. */
function textsOf(file: Buffer): string {
  const bytes = gunzipSync(file);
  const database = new Database(bytes);
  const tables = database.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck();
  const rows = tables.all().map((table) => database.prepare(`select * from "${table}"`).all());
  database.close();
  return bytes.toString('latin1') + JSON.stringify(rows);
}

const found = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));

async function saved({ backend, dataDir, campaign }: Told, everything: boolean): Promise<Buffer> {
  const { transfer } = await ask(backend, 'campaign-file.save', {
    campaign,
    ...(everything && { everything }),
  });
  return readFileSync(transferPath(dataDir, transfer));
}

/** The log of a report, and the campaign in it. */
async function reported(
  { backend, dataDir, campaign }: Told,
  wanted: Pick<Input<'campaign-file.report'>, 'names' | 'everything'>,
): Promise<Buffer> {
  const { transfer } = await ask(backend, 'campaign-file.report', { campaign, ...wanted });
  const report = JSON.parse(gunzipSync(readFileSync(transferPath(dataDir, transfer))).toString()) as {
    readonly campaign: string;
  };
  return Buffer.from(report.campaign, 'base64');
}

it('a file and a report hold what is shown and nothing else, or everything where that is wanted', async () => {
  const here = await told();
  const file = textsOf(await saved(here, false));
  expect(found(file, HIDDEN)).toEqual([]);
  expect(found(file, SHOWN)).toEqual(SHOWN);
  const report = textsOf(await reported(here, { names: 'kept' }));
  expect(found(report, HIDDEN)).toEqual([]);
  expect(found(report, SHOWN)).toEqual(SHOWN);
  const nameless = textsOf(await reported(here, { names: 'replaced' }));
  expect(found(nameless, HIDDEN)).toEqual([]);
  const all = [...HIDDEN, ...SHOWN].filter((one) => one !== 'copy-deleted');
  expect(found(textsOf(await saved(here, true)), all)).toEqual(all);
  expect(found(textsOf(await reported(here, { names: 'kept', everything: true })), all)).toEqual(all);
});

it('what is shown opens, adds up and goes on, and is known as the same campaign', async () => {
  const here = await told();
  const { backend, dataDir, campaign } = here;
  const shown = async (of: string, at: Backend) => {
    const { id: _, revision: __, ...view } = await ask(at, 'campaign.get', { campaign: of });
    const {
      life,
      biography,
      portrait: picture,
    } = await ask(at, 'figure.get', { campaign: of, figure: 'f2' });
    const lines = life.lines.map(({ act: ___, ...line }) => line);
    return { view, lines, biography, picture };
  };
  const { transfer } = await ask(backend, 'campaign-file.save', { campaign });
  const view = await ask(backend, 'campaign-file.look', { transfer });
  expect(view).toMatchObject({ undone: 0, givenUp: 0, runs: 1, runsLeftOut: 1 });
  expect(view.same).toMatchObject({ id: campaign, ahead: 0, behind: 0, identical: false });
  const elsewhere = tempDir();
  const other = await testBackend({ dataDir: elsewhere, games: SAMPLE_GAMES });
  const name = newTransfer(elsewhere);
  copyFileSync(transferPath(dataDir, transfer), transferPath(elsewhere, name));
  const { id, ...opened } = await ask(other, 'campaign-file.open', { transfer: name });
  const sound = async () =>
    expect(await ask(other, 'campaign.verify', { campaign: id })).toMatchObject({ identical: true });
  await sound();
  const theirs = await shown(id, other);
  expect(theirs.lines).toEqual((await shown(campaign, backend)).lines);
  expect(theirs).toMatchObject({ biography: 'life-stands', picture: portrait('STANDS') });
  let { revision } = opened;
  for (const way of ['campaign.undo', 'campaign.redo'] as const) {
    for (;;) {
      const turned = await other.call(way, { campaign: id, revision });
      if (!turned.ok) break;
      ({ revision } = turned.value as { readonly revision: number });
    }
    await sound();
  }
  expect(await shown(id, other)).toEqual(theirs);
});
