/** A module's game by command line: set up, asked, answered, taken back, verified; the tests' own game stands for it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDir } from '../support/backend/backend.ts';
import { holdout, holdoutPlaying } from '../support/backend/cli.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

let dir: string;
let id: string;

const run = (...words: readonly string[]): Promise<Ran> =>
  holdoutPlaying(SAMPLE_GAMES, ...words, '--data', dir);
const json = ({ out }: Ran) => JSON.parse(out);
const act = (deed: object, ...options: readonly string[]) =>
  run('act', id, JSON.stringify(deed), ...options, '--json');
const answer = (...options: readonly string[]) => act({ do: 'answer' }, ...options);
const log = async () => json(await run('log', id, '--json')) as { acts: { act: number; state: string }[] };
const due = async () => json(await run('due', id, '--json'));

beforeEach(async () => {
  dir = tempDir();
  const wanted = ['--name', 'One night', '--seed', 'K7QF-2MWD', '--setup', '{"light":10}'];
  ({ id } = json(await run('game', 'new', 'lantern-walk', ...wanted, '--json')));
});

describe('a game by command line', () => {
  it('stands on the shelf, and is shown whole', async () => {
    expect(json(await run('game', 'list', '--json')).games).toMatchObject([{ id, name: 'One night' }]);
    expect((await run('game', 'list')).out).toContain('The Lantern Walk');
    expect(json(await run('show', id, 'game'))).toMatchObject({ state: { light: 10 }, seed: 'K7QF-2MWD' });
    const message = `That is a game: holdout show ${id} game shows how it stands.`;
    expect(json(await run('show', id, 'encounter', '--json'))).toMatchObject({
      error: { code: 'not-found', message },
    });
  });

  it('lists its acts with their fields', async () => {
    const { acts } = json(await run('acts', id, '--json'));
    expect(acts.map((one: { id: string }) => one.id)).toEqual([
      'answer',
      'seat',
      'rename',
      'correct-figure',
      'take-back-figure',
    ]);
    expect(acts[1].fields).toEqual({
      seat: { kind: 'choice', of: ['walker'] },
      holder: { kind: 'choice', of: ['player', 'even'] },
    });
    expect((await run('acts', id)).out).toMatch(/^answer +steps\?: number$/m);
  });

  it('says what is asked, and what usually answers it', async () => {
    expect(await due()).toMatchObject({
      question: { kind: 'draw', rule: 'lantern.card', left: 54 },
      usual: null,
      over: false,
      ending: null,
    });
    await answer('--cards', '2D');
    expect(await due()).toMatchObject({ question: { kind: 'choose' }, usual: 'search' });
    expect((await run('due', id)).out).toBe(
      'Open: What does the walker do? (lantern.act, search or step)\nUsual: search\n',
    );
  });

  it('is answered by own dice, cards and decisions in the order asked, each an act of its own', async () => {
    const done = await answer('--cards', '3C', '--dice', '5,2,3,4', '--choose', 'search');
    expect([done.code, done.err]).toEqual([0, '']);
    expect(json(done)).toMatchObject({
      state: 'done',
      rolls: [
        { rule: 'lantern.card', answer: '3C', by: 'own' },
        { rule: 'lantern.mud', answer: [5, 2], by: 'own' },
        { rule: 'lantern.act', answer: 'search', by: 'player' },
        { rule: 'lantern.search', answer: [3, 4], by: 'own' },
      ],
      due: { question: { kind: 'draw' } },
    });
    expect((await log()).acts).toHaveLength(5);
    expect(json(await run('show', id, 'game')).state).toMatchObject({ coins: 1, light: 8 });
  });

  it('takes a place in tenths of an inch', async () => {
    await answer('--cards', '2D', '--choose', 'step');
    expect((await run('due', id)).out).toContain('a place such as 0:20 or 20:0');
    const far = await answer('--choose', '0:999');
    expect(json(far)).toMatchObject({ error: { code: 'refused', refusal: 'out-of-bounds' } });
    const done = await answer('--choose', '0:20');
    expect(done.code).toBe(0);
    expect(json(await run('show', id, 'game')).state.spot).toEqual({ x: 0, y: 20 });
  });

  it('stays open where too little is given, and nothing is stored', async () => {
    const before = await log();
    for (const given of [[], ['--dice', '5'], ['--cards', '3C', '--dice', '5'], ['--choose', 'search']]) {
      const open = await answer(...given);
      expect([given, open.code, open.err]).toEqual([given, 3, '']);
      expect(json(open)).toMatchObject({
        state: 'waiting',
        question: { rule: expect.stringMatching(/^lantern/) },
      });
    }
    const some = await answer('--cards', '3C', '--dice', '5');
    expect(json(some)).toMatchObject({ question: { kind: 'roll', dice: 2 }, rolls: [{ answer: '3C' }] });
    expect(await log()).toEqual(before);
  });

  it('refuses what doesn’t fit and what nobody asked for, and nothing is stored', async () => {
    const before = await log();
    const wrong = await answer('--cards', '2D', '--choose', 'fly');
    expect([wrong.code, json(wrong).error.refusal]).toEqual([1, 'not-an-option']);
    const named = await act({ do: 'rename', name: 'Two nights' }, '--dice', '3');
    expect([named.code, json(named).error.refusal]).toEqual([1, 'too-many-entries']);
    expect(json(await act({ do: 'fly' }))).toMatchObject({ error: { code: 'bad-input' } });
    expect(json(await act({ do: 'seat', seat: 'ghost', holder: 'even' }))).toMatchObject({
      error: { code: 'bad-input' },
    });
    expect(await log()).toEqual(before);
  });

  it('has the app roll the rest with --seeded, up to the next decision', async () => {
    const open = await answer('--seeded');
    expect(open.code).toBe(0);
    expect(json(open).due.question).toMatchObject({ kind: 'choose' });
    const done = json(await answer('--seeded', '--choose', 'search,search'));
    expect(done.rolls.filter(({ by }: { by: string }) => by === 'player')).toHaveLength(2);
    expect(done.due.question).toMatchObject({ kind: 'choose' });
    // The two decisions are two acts: undo goes to either.
    expect((await log()).acts).toHaveLength(4);
    expect((await answer('--seeded')).code).toBe(3);
  });

  it('is played by bots so many steps at a time, and to its end', async () => {
    expect((await act({ do: 'seat', seat: 'walker', holder: 'even' })).code).toBe(0);
    const few = await act({ do: 'answer', steps: 2 }, '--seeded');
    expect(few.code).toBe(0);
    expect(json(await run('show', id, 'game')).steps).toBe(2);
    const over = await answer('--seeded');
    expect(json(over).due).toMatchObject({ question: null, over: true, ending: expect.any(String) });
    expect(json(await answer('--seeded'))).toMatchObject({
      error: { code: 'refused', refusal: 'game-over' },
    });
  });

  it('is renamed, has figures corrected, and says by what code it is refused', async () => {
    expect(json(await act({ do: 'rename', name: 'Two nights' })).events).toMatchObject([
      { type: 'game-renamed', to: 'Two nights' },
    ]);
    const again = await act({ do: 'rename', name: 'Two nights' });
    expect(json(again)).toMatchObject({ error: { code: 'refused', refusal: 'already-so' } });
    const place = { table: 'lantern.ground', row: 'C', field: 'result' };
    const wrong = await act({ do: 'correct-figure', ...place, row: 'none', to: 'firm' });
    expect(json(wrong)).toMatchObject({ error: { refusal: 'no-such-row' } });
    expect(json(await act({ do: 'correct-figure', ...place, to: 'firm' }))).toMatchObject({
      events: [{ type: 'figure-corrected', ...place, from: 'mud', to: 'firm' }],
    });
    // Clubs are firm ground now: no mud to roll for.
    expect(json(await answer('--cards', '3C')).due.question).toMatchObject({ kind: 'choose' });
    expect((await act({ do: 'take-back-figure', ...place })).code).toBe(0);
  });

  it('is undone, redone and verified, like any log', async () => {
    await answer('--cards', '3C', '--dice', '5,2');
    const asked = await due();
    const undone = json(await run('undo', id, '--json'));
    expect((await due()).question).toMatchObject({ kind: 'roll', rule: 'lantern.mud' });
    const redone = json(await run('redo', id, '--json'));
    expect(redone.revision).toBe(undone.revision + 1);
    expect(await due()).toEqual(asked);
    expect((await run('undo', id, '--back-to', '1')).code).toBe(0);
    expect((await log()).acts.map(({ state }) => state)).toEqual(['done', 'undone', 'undone']);
    expect(json(await run('redo', id, '--json')).revision).toBeGreaterThan(redone.revision);
    expect(json(await run('verify', id, '--json'))).toMatchObject({ identical: true });
  });

  it('that this Holdout doesn’t have is kept, and told so', async () => {
    for (const command of [['acts'], ['due'], ['undo']]) {
      const elsewhere = await holdout(...command, id, '--data', dir);
      expect(elsewhere.code).toBe(1);
      expect(elsewhere.err).toContain('doesn’t have the game lantern-walk');
    }
    expect((await holdout('log', id, '--data', dir)).code).toBe(0);
  });
});
