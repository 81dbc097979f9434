/** Games besides the campaign's go through every layer; the sample games of the tests stand for them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore, readTally } from '../../db/index.ts';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import { SUITED_CARDS } from '../../src/rules/core/cards.ts';
import { gameOf } from '../../src/rules/core/game.ts';
import { pass } from '../../src/rules/core/pass.ts';
import { draw, tell } from '../../src/rules/core/play.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { type LanternEvent, lanternWalk } from '../support/rules/sample-game.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const PROCESS = join(import.meta.dirname, '../support/backend/session-process.ts');

const lantern: Input<'session.create'> = {
  game: 'lantern-walk',
  name: 'One night',
  seed: 'K7QF-2MWD',
  setup: { light: 10 },
};

type View = Output<'session.get'>;

/** Firm ground, turn after turn. */
const FIRM = SUITED_CARDS.filter((card) => /[DH]$/.test(card));

const sampleBackend = (dataDir = tempDir()) => testBackend({ dataDir, games: SAMPLE_GAMES });

async function created(backend: Backend, wanted: Input<'session.create'> = lantern): Promise<View> {
  const { id } = await ask(backend, 'session.create', wanted);
  return await ask(backend, 'session.get', { campaign: id });
}

async function answer(
  backend: Backend,
  { id, revision }: View,
  ...entries: NonNullable<Input<'session.answer'>['entries']>
): Promise<View> {
  const { made: _, ...view } = await ask(backend, 'session.answer', {
    campaign: id,
    revision,
    rolls: 'own',
    entries,
  });
  return view;
}

const stateOf = (view: View) => view.state as { light: number; coins: number };

describe('who plays, on the shelf', () => {
  it('is the player and bots where the game says nothing else', async () => {
    const backend = await testBackend();
    const crew = { game: 'awful-green-things', seed: 'S', setup: {} };
    await ask(backend, 'session.create', { ...crew, name: 'Two of us', seats: {} });
    await ask(backend, 'session.create', {
      ...{ ...crew, name: 'Against a bot' },
      seats: { monsters: { bot: 'careful' } },
    });
    const { games } = await ask(backend, 'shelf.list', {});
    expect(Object.fromEntries(games.map(({ name, who }) => [name, who]))).toEqual({
      'Two of us': 'two players',
      'Against a bot': 'you and one bot',
    });
  });
});

describe('the games there are', () => {
  it('are those that ship, and none of the tests’', async () => {
    const backend = await testBackend();
    const { games } = await ask(backend, 'games.list', {});
    expect(games.map(({ id }) => id)).toContain('zombie-death-force');
    expect(await failing(backend, 'session.create', lantern)).toMatchObject({ code: 'not-found' });
  });

  it('say what they are set up with', async () => {
    const { games } = await ask(await sampleBackend(), 'games.list', {});
    expect(games.map(({ id, title }) => [id, title])).toEqual([
      ['lantern-walk', 'The Lantern Walk'],
      ['marsh', 'Nights on the marsh'],
    ]);
    expect(games[0]).toMatchObject({
      fields: [{ kind: 'number', id: 'light', text: 'Light', least: 1, most: 60 }],
      seats: [{ id: 'walker', title: 'Walker' }],
      bots: [{ id: 'even', title: 'Takes any option' }],
    });
  });
});

describe('a game', () => {
  it('stands on the shelf, and asks its first question', async () => {
    const backend = await sampleBackend();
    const view = await created(backend);
    expect(view).toMatchObject({ name: 'One night', steps: 0, over: false, outcome: null, undo: null });
    expect(view.question).toMatchObject({ kind: 'draw', rule: 'lantern.card', left: 54 });
    const { games, campaigns } = await ask(backend, 'shelf.list', {});
    expect(campaigns).toEqual([]);
    expect(games).toMatchObject([
      {
        id: view.id,
        title: 'The Lantern Walk',
        name: 'One night',
        over: false,
        standing: { title: 'Ten units of light', detail: 'no coins' },
        last: 'The game begins',
      },
    ]);
  });

  it('is set up as usual where nothing else is said', async () => {
    const backend = await sampleBackend();
    const { id } = await ask(backend, 'session.create', { ...lantern, setup: {} });
    expect((await ask(backend, 'session.get', { campaign: id })).state).toMatchObject({ light: 12 });
  });

  it('is refused with a set-up or seats that it has not', async () => {
    const backend = await sampleBackend();
    const refused = (change: object) => failing(backend, 'session.create', { ...lantern, ...change });
    expect(await refused({ setup: { light: 99 } })).toMatchObject({
      code: 'bad-input',
      field: 'setup.light',
    });
    expect(await refused({ setup: { light: 9, oil: 1 } })).toMatchObject({ field: 'setup.oil' });
    expect(await refused({ seats: { ghost: 'player' } })).toMatchObject({ field: 'seats' });
    expect(await refused({ seats: { walker: { bot: 'deep' } } })).toMatchObject({ field: 'seats' });
    expect((await ask(backend, 'shelf.list', {})).games).toEqual([]);
  });

  it('takes own dice and cards, one act an answer, and undoes to any of them', async () => {
    const backend = await sampleBackend();
    const start = await created(backend);
    const mud = await answer(backend, start, { own: '3C' }, { own: [5, 2] });
    expect(stateOf(mud).light).toBe(9);
    expect(mud.answers.map(({ answer: given, by }) => [given, by])).toEqual([
      ['3C', 'own'],
      [[5, 2], 'own'],
    ]);
    expect(mud.question).toMatchObject({ kind: 'choose', options: [{ id: 'search' }, { id: 'step' }] });
    expect(mud.revision).toBe(start.revision + 2);

    const undone = await ask(backend, 'campaign.undo', { campaign: start.id, revision: mud.revision });
    expect(undone.title).toBe('Undone: The marsh: 5, 2');
    const asked = await ask(backend, 'session.get', { campaign: start.id });
    expect(asked.question).toMatchObject({ kind: 'roll', rule: 'lantern.mud', dice: 2 });
    expect(asked.redo).toBe('The marsh: 5, 2');
    const redone = await ask(backend, 'campaign.redo', { campaign: start.id, revision: undone.revision });
    expect(await ask(backend, 'session.get', { campaign: start.id })).toEqual({
      ...mud,
      revision: redone.revision,
    });
  });

  it('goes back to any act of many steps, and comes to the same state again by redo', async () => {
    const backend = await sampleBackend();
    const start = await created(backend);
    let view = start;
    const states: unknown[] = [];
    for (const entries of [
      [{ own: '2D' }, { own: 'search' }, { own: [3, 4] }],
      [{ own: 'JK' }, { own: 'step' }, { own: { x: 0, y: 20 } }],
      [{ own: '9S' }],
    ]) {
      view = await answer(backend, view, ...entries);
      states.push(view.state);
    }
    expect(view.steps).toBe(2);
    const back = await ask(backend, 'campaign.undo', {
      campaign: view.id,
      revision: view.revision,
      backTo: 4,
    });
    expect(back.title).toBe('Undone: 4 acts');
    const earlier = await ask(backend, 'session.get', { campaign: view.id });
    expect(earlier.state).toEqual(states[0]);
    let { revision } = back;
    for (let act = 0; act < 4; act += 1) {
      ({ revision } = await ask(backend, 'campaign.redo', { campaign: view.id, revision }));
    }
    expect(await ask(backend, 'session.get', { campaign: view.id })).toEqual({ ...view, revision });
    expect(await ask(backend, 'campaign.verify', { campaign: view.id })).toMatchObject({ identical: true });
  });

  it('refuses a wrong entry whole, and what is not asked for', async () => {
    const backend = await sampleBackend();
    const start = await created(backend);
    const at = { campaign: start.id, revision: start.revision, rolls: 'own' } as const;
    const wrong = { ...at, entries: [{ own: '3C' }, { own: [5] }] };
    expect(await failing(backend, 'session.answer', wrong)).toEqual({
      code: 'refused',
      refusal: 'wrong-number-of-dice',
      message: 'Enter 2 dice, each from 1 to 6.',
    });
    expect(await failing(backend, 'session.answer', { ...at, revision: 7, entries: [] })).toMatchObject({
      code: 'stale',
    });
    expect(await ask(backend, 'session.get', { campaign: start.id })).toEqual(start);
  });

  it('is played by the app’s dice, the player deciding', async () => {
    const backend = await sampleBackend();
    const start = await created(backend);
    const at = { campaign: start.id, revision: start.revision };
    const asked = await ask(backend, 'session.answer', at);
    expect(asked.question).toMatchObject({ kind: 'choose', rule: 'lantern.act' });
    expect(asked.answers.every(({ by }) => by === 'app')).toBe(true);
    const next = await ask(backend, 'session.answer', {
      campaign: start.id,
      revision: asked.revision,
      entries: [{ own: 'search' }],
    });
    expect(next.steps).toBe(1);
    expect(next.question).toMatchObject({ rule: 'lantern.act' });
  });

  it('is played by bots so many steps at a time, and to its end', async () => {
    const backend = await sampleBackend();
    const start = await created(backend, { ...lantern, seats: { walker: { bot: 'even' } } });
    const few = await ask(backend, 'session.answer', { campaign: start.id, revision: 1, steps: 2 });
    expect(few).toMatchObject({ steps: 2, question: { seat: 'walker' }, over: false });
    const over = await ask(backend, 'session.answer', { campaign: start.id, revision: few.revision });
    expect(over.over).toBe(true);
    expect(['home', 'dark']).toContain(over.outcome);
    expect(
      await failing(backend, 'session.answer', { campaign: start.id, revision: over.revision }),
    ).toMatchObject({ code: 'refused' });
    const seats = await ask(backend, 'session.seats', {
      campaign: start.id,
      revision: (await ask(backend, 'campaign.undo', { campaign: start.id, revision: over.revision }))
        .revision,
      seats: { walker: 'player' },
    });
    expect(seats).toMatchObject({ seats: { walker: 'player' }, steps: 2 });
    expect(seats.question).toMatchObject({ rule: 'lantern.card' });
  });

  it('is copied, branched off, named, deleted and brought back', async () => {
    const backend = await sampleBackend();
    const view = await answer(backend, await created(backend), { own: '2D' }, { own: 'search' });
    const copy = await ask(backend, 'campaign.copy', { campaign: view.id, name: 'What if' });
    expect(await ask(backend, 'session.get', { campaign: copy.id })).toMatchObject({
      name: 'What if',
      question: view.question,
    });
    const branch = await ask(backend, 'session.branch', { campaign: view.id, name: 'Stepped', from: 2 });
    const branched = await ask(backend, 'session.get', { campaign: branch.id });
    expect(branched).toMatchObject({ name: 'Stepped', question: { rule: 'lantern.act' } });
    for (const { id } of [copy, branch]) {
      expect(await ask(backend, 'campaign.verify', { campaign: id })).toMatchObject({ identical: true });
    }
    await ask(backend, 'campaign.rename', { campaign: view.id, revision: view.revision, name: 'Two nights' });
    await ask(backend, 'campaign.delete', { campaign: view.id });
    expect(await failing(backend, 'session.get', { campaign: view.id })).toMatchObject({ code: 'not-found' });
    expect((await ask(backend, 'shelf.list', {})).deletedGames).toMatchObject([{ name: 'Two nights' }]);
    await ask(backend, 'campaign.restore', { campaign: view.id });
    expect((await ask(backend, 'session.get', { campaign: view.id })).state).toEqual(view.state);
    const { acts } = await ask(backend, 'campaign.log', { campaign: view.id });
    expect(acts.map(({ title }) => title)).toEqual([
      'Rename the game',
      'A turn: Search here',
      'The marsh: 2 of diamonds',
      'The game begins',
    ]);
  });

  it('counts its dice and cards, and not what was undone', async () => {
    const dataDir = tempDir();
    const backend = await sampleBackend(dataDir);
    const view = await answer(backend, await created(backend), { own: '3C' }, { own: [5, 2] });
    const store = await openStore({ dir: dataDir, now: () => new Date() });
    const counted = await readTally(store.db, view.id);
    expect(counted.cards).toEqual([{ by: 'own', card: '3C', times: 1 }]);
    expect(counted.dice).toEqual([{ rule: 'lantern.mud', by: 'own', faces: [0, 1, 0, 0, 1, 0] }]);
    await ask(backend, 'campaign.undo', { campaign: view.id, revision: view.revision });
    expect((await readTally(store.db, view.id)).dice).toEqual([]);
    await store.close();
  });

  it('is no campaign, and no campaign is one', async () => {
    const backend = await sampleBackend();
    const { id } = await created(backend);
    expect(await failing(backend, 'campaign.get', { campaign: id })).toMatchObject({ code: 'not-found' });
    expect(await failing(backend, 'encounter.get', { campaign: id })).toMatchObject({ code: 'not-found' });
    expect(await failing(backend, 'session.get', { campaign: 'zzzzzzzzzz' })).toMatchObject({
      code: 'not-found',
    });
  });

  it('says where its file was changed from outside', async () => {
    const dataDir = tempDir();
    const first = await sampleBackend(dataDir);
    const view = await answer(first, await created(first), { own: '2D' });
    await first.close();
    const store = await openStore({ dir: dataDir, now: () => new Date() });
    await sql`update campaign_head set state = json_set(state, '$.state.light', 60)`.execute(store.db);
    await store.close();
    const second = await sampleBackend(dataDir);
    const { identical, differences } = await ask(second, 'campaign.verify', { campaign: view.id });
    expect(identical).toBe(false);
    expect(differences.map((line) => line.split(':')[0])).toEqual(['campaign_head, state']);
  });
});

describe('what is read of a game', () => {
  it('is where it stands, all of it in words, and what the open step has told', async () => {
    const backend = await sampleBackend();
    const view = await answer(backend, await created(backend), { own: '3C' }, { own: [5, 2] });
    expect(view).toMatchObject({
      standing: { title: 'Nine units of light', detail: 'no coins' },
      names: { seats: { walker: 'Walker' }, bots: { even: 'Takes any option' } },
      told: [
        { rule: 'lantern.card', text: 'The ground is mud.' },
        { rule: 'lantern.mud', text: 'Through the mud. One unit of light is lost.' },
      ],
      ending: null,
    });
    expect(view.inWords.facts).toContainEqual({ name: 'Light', text: 'nine units' });
  });

  it('explains each answer: rule, target, which dice counted, how likely that was', async () => {
    const backend = await sampleBackend();
    const { answers } = await answer(backend, await created(backend), { own: '3C' }, { own: [5, 2] });
    expect(answers).toMatchObject([
      {
        rule: 'lantern.card',
        act: 'The marsh',
        section: 'The marsh',
        text: '3 of clubs',
        target: null,
        counted: null,
      },
      {
        rule: 'lantern.mud',
        summary: 'Each die of two above 4 costs a unit of light.',
        target: 4,
        text: null,
      },
    ]);
    // Chance that exactly one of two dice is 4 or less: 2 × 4/6 × 2/6.
    expect(answers[1]?.counted?.dice).toBe(1);
    expect(answers[1]?.counted?.share).toBeCloseTo(16 / 36, 12);
  });

  it('is its acts newest first, a page at a time, without those taken back', async () => {
    const backend = await sampleBackend();
    const start = await created(backend, { ...lantern, setup: { light: 60 } });
    let view = start;
    for (let turn = 0; turn < 16; turn += 1) {
      view = await answer(
        backend,
        view,
        { own: FIRM[turn] ?? '' },
        { own: 'step' },
        { own: { x: 0, y: (turn + 1) * 20 } },
      );
    }
    const first = await ask(backend, 'session.chronicle', { campaign: view.id });
    expect(first.acts).toHaveLength(40);
    expect(first.acts[0]).toMatchObject({ title: 'A turn: 0, 320', steps: 1 });
    expect(first.acts[0]?.told.map(({ text }) => text)).toEqual([
      'The ground is firm.',
      'The walker steps on.',
      'The night goes on. One unit of light is lost.',
    ]);
    const rest = await ask(backend, 'session.chronicle', { campaign: view.id, after: first.next });
    expect([...first.acts, ...rest.acts].map(({ act }) => act)).toEqual(
      Array.from({ length: 49 }, (_, at) => 49 - at),
    );
    expect(rest.next).toBeNull();
    await ask(backend, 'campaign.undo', { campaign: view.id, revision: view.revision });
    expect((await ask(backend, 'session.chronicle', { campaign: view.id })).acts[0]?.act).toBe(48);
  });

  it('is found by its words, those of notes and of later acts among them', async () => {
    const backend = await sampleBackend();
    const view = await answer(
      backend,
      await created(backend),
      { own: '3C' },
      { own: [5, 2] },
      { own: 'search' },
      { own: [6, 6] },
    );
    const found = async (search: string) =>
      (await ask(backend, 'session.chronicle', { campaign: view.id, search })).acts.map(({ act }) => act);
    expect(await found('finds oil')).toEqual([5]);
    expect(await found('clubs')).toEqual([2]);
    expect(await found('lighthouse')).toEqual([]);
    await ask(backend, 'note.add', { campaign: view.id, act: 3, text: 'Near the lighthouse' });
    expect(await found('lighthouse')).toEqual([3]);
    const { acts } = await ask(backend, 'session.chronicle', { campaign: view.id, search: 'light' });
    expect(acts.find(({ act }) => act === 3)).toMatchObject({ notes: [{ text: 'Near the lighthouse' }] });
    const on = await answer(backend, view, { own: 'JK' });
    expect(await found('joker')).toEqual([6]);
    await ask(backend, 'campaign.undo', { campaign: view.id, revision: on.revision });
    expect(await found('joker')).toEqual([]);
  });

  it('stands beside drafts, and its dice and cards are counted by its rules', async () => {
    const backend = await sampleBackend();
    const view = await answer(backend, await created(backend), { own: '3C' }, { own: [5, 2] });
    await ask(backend, 'draft.put', { campaign: view.id, form: 'note', body: '"Mud"' });
    expect(await ask(backend, 'draft.get', { campaign: view.id, form: 'note' })).toMatchObject({
      body: '"Mud"',
    });
    const { rules, cards } = await ask(backend, 'statistics.get', { campaign: view.id });
    expect(rules).toMatchObject([{ id: 'lantern.mud', title: 'The marsh', app: 0, own: 2, average: 3.5 }]);
    expect(cards).toMatchObject({ app: 0, own: 1 });
    expect(await failing(backend, 'statistics.get', { campaign: 'zzzzzzzzzz' })).toMatchObject({
      code: 'not-found',
    });
    expect(await failing(backend, 'draft.get', { campaign: 'zzzzzzzzzz', form: 'note' })).toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a game whose process is killed in the middle of a step', () => {
  it('goes on at the same question, nothing lost and nothing rolled twice', async () => {
    const dataDir = tempDir();
    const before = await sampleBackend(dataDir);
    const { id } = await created(before);
    await before.close();

    const child = spawn(process.execPath, [PROCESS, dataDir, id], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const told = JSON.parse(String(line)) as { ok: boolean; value: Output<'session.answer'> };
    expect(told.ok).toBe(true);

    const backend = await sampleBackend(dataDir);
    const view = await ask(backend, 'session.get', { campaign: id });
    const { made, ...answered } = told.value;
    expect(view).toEqual(answered);
    const { acts } = await ask(backend, 'session.chronicle', { campaign: id });
    expect(acts).toMatchObject([...made.added, { act: made.upTo }]);
    expect(view.question).toMatchObject({ kind: 'choose', rule: 'lantern.act' });
    const on = await answer(backend, view, { own: 'search' }, { own: [6, 6] });
    expect(on.steps).toBe(1);
    expect(stateOf(on).light).toBe(9);
    expect(await ask(backend, 'campaign.verify', { campaign: id })).toMatchObject({ identical: true });
  });
});

describe('a game that newer rules find in the middle of a step', () => {
  /** Three dice for the mud, where there were two. */
  const deeper: typeof lanternWalk = {
    ...lanternWalk,
    rulesVersion: '2',
    *step(state) {
      const card = yield* draw({ seat: 'walker', stream: 'walk', rule: 'lantern.card', from: state.deck });
      const ground = { rule: 'lantern.card', rows: ['lantern.ground/C'], card, ground: 'mud' } as const;
      yield* tell<LanternEvent>(ground);
      const target = 3;
      const { faces } = yield* pass({
        seat: 'walker',
        stream: 'walk',
        rule: 'lantern.mud',
        dice: 3,
        target,
      });
      yield* tell<LanternEvent>({ rule: 'lantern.mud', faces, lost: 0 });
      yield* tell<LanternEvent>({ rule: 'lantern.night', lost: 1 });
    },
  };

  it('asks the first answer that doesn’t fit again, says so, and goes on from there', async () => {
    const dataDir = tempDir();
    const before = await sampleBackend(dataDir);
    const left = await answer(before, await created(before), { own: '3C' }, { own: [1, 2] });
    expect([left.question?.rule, left.askedAgain]).toEqual(['lantern.act', null]);
    await before.close();

    const backend = await testBackend({ dataDir, games: [gameOf(deeper)] });
    const view = await ask(backend, 'session.get', { campaign: left.id });
    expect(view.askedAgain).toEqual({ from: 1, since: 'rules' });
    expect(view.question).toMatchObject({ kind: 'roll', rule: 'lantern.mud', dice: 3 });
    const on = await answer(backend, view, { own: [1, 2, 3] });
    expect([on.steps, on.askedAgain, stateOf(on).light]).toEqual([1, null, 9]);
    const { acts } = await ask(backend, 'script.log', { campaign: left.id });
    expect(acts.at(-1)?.events).toContainEqual({ type: 'answers-dropped', from: 1, rulesVersion: '2' });
    expect(await ask(backend, 'campaign.verify', { campaign: left.id })).toMatchObject({ identical: true });
  });
});

describe('a run of three games', () => {
  it('is given up in the middle of a game, with a note, and taken up again by undo', async () => {
    const backend = await sampleBackend();
    const marsh = { game: 'marsh', name: 'A short week', seed: 'Marsh', setup: { nights: 3 } };
    const start = await created(backend, marsh);
    expect(start.giveUp).toBe('Stay at home');
    const campaign = start.id;
    const on = await answer(backend, start, { own: FIRM[0] ?? '' });
    expect(on.answers).not.toEqual([]);
    const at = { campaign, revision: on.revision };
    const over = await ask(backend, 'session.give-up', { ...at, note: 'The lamp broke.' });
    expect(over).toMatchObject({ over: true, giveUp: null, state: { game: null, played: 0 }, answers: [] });
    const { acts } = await ask(backend, 'session.chronicle', { campaign });
    expect(acts[0]).toMatchObject({
      title: 'Stay at home',
      told: [
        { text: 'The walker stays at home from now on.' },
        { text: 'The nights are over; nothing was brought home.' },
      ],
      notes: [{ text: 'The lamp broke.' }],
    });
    expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
    expect(await failing(backend, 'session.give-up', { campaign, revision: over.revision })).toMatchObject({
      code: 'refused',
      message: 'The game is over; undo takes the last answer back.',
    });
    // The note first, then the giving up.
    const note = await ask(backend, 'campaign.undo', { campaign, revision: over.revision });
    await ask(backend, 'campaign.undo', { campaign, revision: note.revision });
    expect(await ask(backend, 'session.get', { campaign })).toMatchObject({
      over: false,
      state: on.state,
      answers: on.answers,
    });
  });

  it('alone is given up; a single game is left as it stands', async () => {
    const backend = await sampleBackend();
    const { id: campaign, revision, giveUp } = await created(backend);
    expect(giveUp).toBeNull();
    expect(await failing(backend, 'session.give-up', { campaign, revision })).toMatchObject({
      code: 'refused',
      message: 'A single game isn’t given up: leave it as it stands, or delete it on the shelf.',
    });
  });

  it('is one game like any other, to its end', async () => {
    const backend = await sampleBackend();
    const start = await created(backend, {
      game: 'marsh',
      name: 'A long week',
      seed: 'Marsh',
      setup: { nights: 3 },
      seats: { walker: { bot: 'even' } },
    });
    const over = await ask(backend, 'session.answer', { campaign: start.id, revision: start.revision });
    expect(over.over).toBe(true);
    const { ledger, played } = over.state as { ledger: { nights: string[] }; played: number };
    expect([played, ledger.nights.length]).toEqual([3, 3]);
    expect(await ask(backend, 'campaign.verify', { campaign: start.id })).toMatchObject({ identical: true });
    await ask(backend, 'campaign.undo', { campaign: start.id, revision: over.revision });
    expect(await ask(backend, 'session.get', { campaign: start.id })).toMatchObject({
      steps: 1,
      question: { rule: 'lantern.card' },
    });
  });
});
