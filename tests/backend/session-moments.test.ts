/** Further answers for the screen of every game: earlier moments, how it ends, bots that go on, dice half the player's. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

type View = Output<'session.get'>;

async function begun(light = 10): Promise<{ backend: Backend; view: View }> {
  const backend = await testBackend({ games: SAMPLE_GAMES });
  const wanted = { game: 'lantern-walk', name: 'One night', seed: 'K7QF', setup: { light } };
  const { id } = await ask(backend, 'session.create', wanted);
  return { backend, view: await ask(backend, 'session.get', { campaign: id }) };
}

async function answer(
  backend: Backend,
  { id, revision }: Pick<View, 'id' | 'revision'>,
  how: Omit<Input<'session.answer'>, 'campaign' | 'revision'>,
) {
  return await ask(backend, 'session.answer', { campaign: id, revision, rolls: 'own', ...how });
}

const lightOf = ({ state }: View) => (state as { light: number }).light;

describe('how a question is put', () => {
  it('is the game’s to say: over it, below it, what is refused, and its options’ figures', async () => {
    const { backend, view } = await begun();
    expect(view.standing).toMatchObject({ crumb: 'on the marsh' });
    expect(view.standing.phases.map(({ is }) => is)).toEqual(['now', 'to-come', 'to-come']);
    const mud = await answer(backend, view, { entries: [{ own: '3C' }] });
    expect(mud.question).toMatchObject({ faces: ['dry', 'dry', 'dry', 'dry', 'wet', 'wet'], line: '' });
    const act = await answer(backend, mud, { entries: [{ own: [1, 1] }] });
    expect(act.question).toMatchObject({
      over: 'By lantern light',
      whyNot: [{ act: 'Light a fire', reason: 'nothing on the marsh is dry' }],
    });
    const { figures } = await ask(backend, 'session.chance', { campaign: view.id });
    expect(figures).toEqual({
      heading: 'By lantern light',
      columns: ['A coin', 'Oil'],
      // Six to nine of two dice: 20 of 36; ten and more: six.
      options: {
        search: { line: 'two dice', figures: ['56 %', '17 %'], cost: '', spread: [] },
        step: { line: 'up to two inches', figures: [], cost: 'finds nothing', spread: [] },
      },
      corrected: [],
    });
  });

  it('goes by the figures that are corrected, and says so', async () => {
    const { backend, view } = await begun();
    const act = await answer(backend, view, { entries: [{ own: '3D' }] });
    const place = { table: 'lantern.finds', row: '6-9', field: 'result' };
    await ask(backend, 'corrections.make', {
      campaign: view.id,
      revision: act.revision,
      ...place,
      to: 'oil',
    });
    const { figures } = await ask(backend, 'session.chance', { campaign: view.id });
    expect(figures?.options.search?.figures).toEqual(['0 %', '72 %']);
    expect(figures?.corrected).toEqual(['What a search finds, 6–9']);
  });
});

describe('an earlier moment', () => {
  it('is looked at without changing anything', async () => {
    const { backend, view } = await begun();
    const { id: campaign } = view;
    const one = await answer(backend, view, { entries: [{ own: '3C' }, { own: [6, 6] }] });
    const two = await answer(backend, one, { entries: [{ own: 'search' }, { own: [1, 1] }] });
    expect(lightOf(two)).toBe(7);
    const { acts, turns, revision } = await ask(backend, 'session.moments', { campaign });
    expect(acts).toHaveLength(5);
    expect(revision).toBe(two.revision);
    // The open step is no turn until it is done.
    expect(turns).toEqual([
      { moment: 0, title: 'Ten units of light' },
      { moment: 4, title: 'Seven units of light' },
    ]);
    const before = await ask(backend, 'session.get', { campaign, after: acts[1] });
    expect(before.question).toMatchObject({ kind: 'roll', rule: 'lantern.mud' });
    expect(before.revision).toBe(two.revision);
    expect(lightOf(await ask(backend, 'session.get', { campaign, after: acts[0] }))).toBe(10);
    expect(lightOf(await ask(backend, 'session.get', { campaign }))).toBe(7);
    expect(await ask(backend, 'session.get', { campaign, after: acts[4] })).toEqual(
      await ask(backend, 'session.get', { campaign }),
    );
  });

  it('that was taken back is none', async () => {
    const { backend, view } = await begun();
    const one = await answer(backend, view, { entries: [{ own: '3C' }] });
    const { acts } = await ask(backend, 'session.moments', { campaign: view.id });
    await ask(backend, 'campaign.undo', { campaign: view.id, revision: one.revision });
    expect(await failing(backend, 'session.get', { campaign: view.id, after: acts[1] })).toMatchObject({
      code: 'not-found',
    });
    expect((await ask(backend, 'session.moments', { campaign: view.id })).acts).toEqual([acts[0]]);
  });
});

describe('how a game ends', () => {
  it('is found by games from exactly here, the same ones each time, and more add up', async () => {
    const { backend, view } = await begun(4);
    const { id: campaign } = view;
    const two = await ask(backend, 'session.forecast', { campaign, games: 300 });
    expect(two).toMatchObject({ games: 300, unfinished: 0, aside: 'coins at the end', now: 0 });
    const [dark, home] = two.endings;
    expect(dark).toMatchObject({ ending: 'In the dark', from: 0, seat: null });
    expect(home).toMatchObject({ ending: 'Home', from: 3, seat: 'walker' });
    expect((dark?.games ?? 0) + (home?.games ?? 0)).toBe(300);
    const parts = [0, 200].map((from) => ({ campaign, from, games: from === 0 ? 200 : 100 }));
    const [first, more] = await Promise.all(parts.map((part) => ask(backend, 'session.forecast', part)));
    const home2 = (found: typeof first) => found?.endings.find(({ ending }) => ending === 'Home')?.games ?? 0;
    expect(home2(first) + home2(more)).toBe(home?.games);
    // Nothing is done by it.
    expect((await ask(backend, 'session.get', { campaign })).revision).toBe(view.revision);
  });

  it('starts at the question that is open: what has been answered stands', async () => {
    const { backend, view } = await begun(2);
    // Mud takes both units of light: whatever the walker does then, the night is dark.
    const mud = await answer(backend, view, { entries: [{ own: '3C' }, { own: [6, 6] }] });
    const { endings } = await ask(backend, 'session.forecast', { campaign: mud.id, games: 40 });
    expect(endings.map(({ ending, games }) => [ending, games])).toEqual([
      ['In the dark', 40],
      ['Home', 0],
    ]);
  });

  it('is, within a run, how the game ends that is on', async () => {
    const backend = await testBackend({ games: SAMPLE_GAMES });
    const wanted = { game: 'marsh', name: 'A week', seed: 'K7QF', setup: { nights: 3 } };
    const { id } = await ask(backend, 'session.create', wanted);
    const found = await ask(backend, 'session.forecast', { campaign: id, games: 50 });
    expect(found.endings.map(({ ending }) => ending)).toEqual(['In the dark', 'Home']);
  });

  it('is called off by name, and says how many games there were', async () => {
    const { backend, view } = await begun(60);
    const asked = ask(backend, 'session.forecast', { campaign: view.id, games: 100_000, work: 'ends' });
    await ask(backend, 'session.moments', { campaign: view.id });
    await ask(backend, 'work.cancel', { work: 'ends' });
    expect((await asked).games).toBeLessThan(100_000);
  });
});

describe('bots that go on for the player', () => {
  it('answer everything, step by step, and nobody changes seats', async () => {
    const { backend, view } = await begun();
    const one = await answer(backend, view, { rolls: 'app', resolve: true, steps: 1 });
    expect(one.steps).toBe(1);
    expect(one.seats).toEqual({ walker: 'player' });
    expect(one.made.added[0]?.answers.some(({ by }) => by === 'bot')).toBe(true);
    expect(one.question).toMatchObject({ rule: 'lantern.card' });
    const over = await answer(backend, one, { rolls: 'app', resolve: true });
    expect(over.over).toBe(true);
    expect((await ask(backend, 'campaign.verify', { campaign: view.id })).identical).toBe(true);
  });
});

describe('a roll begun by the player', () => {
  it('has his dice first and the app’s behind them', async () => {
    const { backend, view } = await begun();
    const mud = await answer(backend, view, { entries: [{ own: '3C' }] });
    const rolled = await answer(backend, mud, { entries: [{ begun: [6] }] });
    const given = rolled.answers.at(-1);
    expect(given).toMatchObject({ by: 'own', rule: 'lantern.mud' });
    expect(given?.answer).toEqual([6, expect.any(Number)]);
    // The app's die moves its stream, so that undo and redo bring the same one.
    const undone = await ask(backend, 'campaign.undo', { campaign: view.id, revision: rolled.revision });
    const again = await answer(
      backend,
      { id: view.id, revision: undone.revision },
      { entries: [{ begun: [6] }] },
    );
    expect(again.answers.at(-1)?.answer).toEqual(given?.answer);
  });

  it('is none with more dice than are rolled, nor to another question', async () => {
    const { backend, view } = await begun();
    const { id: campaign, revision } = view;
    const card = { campaign, revision, entries: [{ begun: [6] }] };
    expect(await failing(backend, 'session.answer', card)).toMatchObject({ code: 'refused' });
    const mud = await answer(backend, view, { entries: [{ own: '3C' }] });
    const three = { campaign, revision: mud.revision, entries: [{ begun: [6, 6, 6] }] };
    expect(await failing(backend, 'session.answer', three)).toMatchObject({ code: 'refused' });
  });
});
