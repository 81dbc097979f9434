/** A figure corrected for a game in progress; the sample game of the tests stands for every module. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

type View = Output<'session.get'>;
type Entries = NonNullable<Input<'session.answer'>['entries']>;

const OIL = { table: 'lantern.finds', row: '6-9', field: '7', to: 'oil' };
const DRY = { table: 'lantern.ground', row: 'C', field: 'result', to: 'firm' };

async function begun(game: string, setup: Record<string, number>): Promise<[Backend, View]> {
  const backend = await testBackend({ games: SAMPLE_GAMES });
  const { id } = await ask(backend, 'session.create', { game, name: 'One night', seed: 'S', setup });
  return [backend, await ask(backend, 'session.get', { campaign: id })];
}

const lantern = () => begun('lantern-walk', { light: 10 });
const at = ({ id, revision }: View) => ({ campaign: id, revision });
const light = ({ state }: View) => (state as { light: number }).light;

async function answer(backend: Backend, view: View, ...entries: Entries): Promise<View> {
  return await ask(backend, 'session.answer', { ...at(view), rolls: 'own', entries });
}

async function correct(backend: Backend, view: View, correction: typeof OIL): Promise<View> {
  await ask(backend, 'corrections.make', { ...at(view), ...correction });
  return await ask(backend, 'session.get', { campaign: view.id });
}

describe('a figure corrected for a game in progress', () => {
  it('changes what the same dice bring, until it is taken back', async () => {
    const [backend, start] = await lantern();
    const search: Entries = [{ own: '2D' }, { own: 'search' }, { own: [3, 4] }];
    // A coin, and the night burns one unit.
    expect(light(await answer(backend, start, ...search))).toBe(9);

    const [other, view] = await lantern();
    const corrected = await correct(other, view, OIL);
    expect(corrected.undo).toBe('Correct a figure');
    const found = await answer(other, corrected, ...search);
    expect(light(found)).toBe(10);
    const { differences } = await ask(other, 'corrections.get', { campaign: view.id });
    expect(differences).toMatchObject([{ ...place(OIL), book: 'coin', now: 'oil', corrected: true }]);
    expect((await ask(other, 'campaign.verify', { campaign: view.id })).identical).toBe(true);

    const copy = await ask(other, 'campaign.copy', { campaign: view.id, name: 'What if' });
    expect((await ask(other, 'corrections.get', { campaign: copy.id })).differences).toHaveLength(1);
    const branch = await ask(other, 'session.branch', { campaign: view.id, name: 'Before', from: 1 });
    expect((await ask(other, 'corrections.get', { campaign: branch.id })).differences).toEqual([]);

    await ask(other, 'corrections.take-back', { ...at(found), ...place(OIL) });
    const again = await ask(other, 'session.get', { campaign: view.id });
    expect(again.undo).toBe('A figure as in the book again');
    expect(light(await answer(other, again, { own: '3D' }, ...search.slice(1)))).toBe(9);
  });

  it('has the difference mark at the answers it was used for, and no others', async () => {
    const [backend, start] = await lantern();
    const corrected = await correct(backend, start, OIL);
    await answer(backend, corrected, { own: '2D' }, { own: 'search' }, { own: [3, 4] });
    const marks = async () => {
      const { acts } = await ask(backend, 'session.chronicle', { campaign: start.id });
      return acts.flatMap(({ answers }) => answers.map((one) => [one.rule, one.corrected]));
    };
    expect(await marks()).toContainEqual(['lantern.search', ['What a search finds, 6–9']]);
    expect((await marks()).filter(([, of]) => of?.length !== 0)).toHaveLength(1);
    const view = await ask(backend, 'session.get', { campaign: start.id });
    await ask(backend, 'corrections.take-back', { ...at(view), ...place(OIL) });
    expect((await marks()).filter(([, of]) => of?.length !== 0)).toHaveLength(1);
  });

  it('asks again from the first answer of the open step that no longer fits', async () => {
    const [backend, start] = await lantern();
    const muddy = await answer(backend, start, { own: '3C' }, { own: [5, 2] });
    expect([muddy.question?.kind, muddy.answers.length, light(muddy)]).toEqual(['choose', 2, 9]);
    const dry = await correct(backend, muddy, DRY);
    const asked = { from: 1, since: 'figures' };
    expect([dry.question?.kind, dry.askedAgain, light(dry)]).toEqual(['choose', asked, 10]);
    const undone = await ask(backend, 'campaign.undo', at(dry));
    const before = await ask(backend, 'session.get', { campaign: start.id });
    expect(before).toMatchObject({ revision: undone.revision, answers: muddy.answers, askedAgain: null });
  });

  it('holds for every game of a run', async () => {
    const [backend, view] = await begun('marsh', { nights: 2 });
    const corrected = await correct(backend, view, OIL);
    const { differences } = await ask(backend, 'corrections.get', { campaign: corrected.id });
    expect(differences.map(({ table }) => table)).toEqual(['lantern.finds']);
  });

  it('is refused by its code where the game’s tables have no place for it', async () => {
    const [backend, view] = await lantern();
    const refused = async (change: object) =>
      (await failing(backend, 'corrections.make', { ...at(view), ...OIL, ...change })).refusal;
    expect(await refused({ table: 'atz.loot' })).toBe('no-such-table');
    expect(await refused({ field: '12' })).toBe('no-such-field');
    expect(await refused({ to: 'gold' })).toBe('not-a-value');
    expect(await refused({ to: 'coin' })).toBe('as-in-the-book');
    expect((await failing(backend, 'corrections.take-back', { ...at(view), ...place(OIL) })).refusal).toBe(
      'not-corrected',
    );
    const stale = { ...at(view), revision: 9, ...OIL };
    expect((await failing(backend, 'corrections.make', stale)).code).toBe('stale');
  });
});

const place = ({ to: _, ...where }: typeof OIL) => where;
