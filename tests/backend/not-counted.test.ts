/** Odds with too many ways to fall: the game is played on, and says that they aren’t counted. */
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/rules/core/game.ts';
import { odds } from '../../src/rules/core/odds.ts';
import type { OddsRule } from '../../src/rules/core/odds-rule.ts';
import { roll } from '../../src/rules/core/play.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { lanternWalk } from '../support/rules/sample-game.ts';

/** Dice read face by face, more than can be told apart. */
const UNCOUNTABLE: OddsRule<Record<string, never>> = {
  outcomes: ['all'],
  *play() {
    const rolled = { rule: 'lantern.search', seat: 'walker', stream: 'walk', dice: 30 } as const;
    yield* roll({ ...rolled, reading: { by: 'faces' } });
    return 'all';
  },
  takes: { kind: 'group', fields: {} },
};

const counting = (): never => {
  odds(() => UNCOUNTABLE.play({}), String);
  throw new Error('it was counted');
};

const darkWalk = gameOf({
  ...lanternWalk,
  odds: { 'lantern.search': UNCOUNTABLE },
  text: { ...lanternWalk.text, asked: counting, optionFigures: counting },
});

describe('where the odds of a question can’t be counted', () => {
  async function begun() {
    const backend = await testBackend({ games: [darkWalk] });
    const wanted = { game: 'lantern-walk', name: 'One night', seed: 'K7QF', setup: { light: 10 } };
    const { id } = await ask(backend, 'session.create', wanted);
    return { backend, view: await ask(backend, 'session.get', { campaign: id }) };
  }

  it('the game opens, and is answered', async () => {
    const { backend, view } = await begun();
    expect(view.question).toMatchObject({ kind: 'draw', text: expect.stringMatching(/./) });
    const entries = [{ own: '3D' }];
    const { id: campaign, revision } = view;
    const act = await ask(backend, 'session.answer', { campaign, revision, rolls: 'own', entries });
    expect(act.question).toMatchObject({ rule: 'lantern.act' });
    expect((await ask(backend, 'session.chance', { campaign })).figures).toBeNull();
    const searched = await ask(backend, 'session.answer', {
      ...{ campaign, revision: act.revision, rolls: 'own', entries: [{ own: 'search' }] },
    });
    expect(searched.question).toMatchObject({ kind: 'roll', rule: 'lantern.search' });
    expect((await ask(backend, 'session.chance', { campaign })).chance).toBe('not-counted');
  });

  it('whoever asks for them is told so', async () => {
    const { backend } = await begun();
    expect(await failing(backend, 'odds.get', { rule: 'lantern.search', input: {} })).toMatchObject({
      code: 'bad-input',
      message: 'There are too many ways for this to fall to count them: ask with smaller figures.',
    });
  });
});
