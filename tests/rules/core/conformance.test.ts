import { describe, expect, it } from 'vitest';
import { roll, tell } from '../../../src/rules/core/play.ts';
import { conforms } from '../../support/rules/conformance.ts';
import {
  lossyData,
  readMoreThanDeclared,
  sentencesKept,
  silentWrites,
  unaskable,
  undeclared,
  unfinishedGames,
  unreached,
  unrepeatable,
  wordless,
  wrongAnswersTaken,
} from '../../support/rules/conformance-findings.ts';
import { type ConformanceOptions, recordGames } from '../../support/rules/conformance-games.ts';
import { unsound } from '../../support/rules/conformance-sessions.ts';
import {
  type LanternEvent,
  type LanternModule,
  type LanternSetup,
  type LanternState,
  lanternWalk,
} from '../../support/rules/sample-game.ts';

const options: ConformanceOptions<LanternSetup> = {
  setups: [{ light: 10 }, { light: 40 }],
  seeds: ['1', '2', '3', '4'],
  mostSteps: 100,
};

conforms(lanternWalk, options);

const few = { ...options, setups: [{ light: 10 }], seeds: ['1', '2'] };
const asked = { seat: 'walker', stream: 'walk' } as const;
const night = (): LanternEvent => ({ rule: 'lantern.night', lost: 1 });

/** The sample game with something wrong in it, as far as it can be played. */
function broken(change: Partial<LanternModule>, played: Partial<ConformanceOptions<LanternSetup>> = {}) {
  const module = { ...lanternWalk, ...change };
  return { module, games: recordGames(module, { ...few, ...played }) };
}

describe('conformance finds', () => {
  it('nothing wrong with the sample game', () => {
    const { module, games } = broken({});
    expect([
      ...unfinishedGames(games),
      ...lossyData(games),
      ...unrepeatable(module, games),
      ...silentWrites(games),
      ...wrongAnswersTaken(module, games),
      ...unaskable(games),
      ...undeclared(module, games),
      ...readMoreThanDeclared(module, games),
      ...sentencesKept(games),
    ]).toEqual([]);
  });

  it('a sentence in an event, and in what explains a roll, where no name is', () => {
    const rule = 'lantern.card';
    const told = (ground: string) =>
      broken(
        {
          step: function* () {
            const basis = { modifiers: [{ row: 'lantern.ground/S', does: 'makes it deep', by: 1 }] };
            yield* roll({ rule: 'lantern.mud', ...asked, dice: 1, reading: { by: 'sum' }, basis });
            yield* tell({ rule, rows: [], card: 'JK', ground } as unknown as LanternEvent);
            yield* tell(night());
          },
        },
        { seeds: ['1'], mostSteps: 1 },
      ).games;
    const inRoll = 'set-up 1, even bot, seed 1, step 1, transcript[0].modifiers[0].does: makes it deep';
    expect(sentencesKept(told('deep mud'))).toEqual([
      'set-up 1, even bot, seed 1, step 1, events[0].ground: deep mud',
      inRoll,
    ]);
    expect(sentencesKept(told('deep mud'), ['ground'])).toEqual([inRoll]);
    expect(sentencesKept(told('mud'))).toEqual([inRoll]);
  });

  it('a game that does not end', () => {
    const { games } = broken({ outcome: () => undefined }, { mostSteps: 3, seeds: ['1'] });
    expect(unfinishedGames(games)).toEqual(['set-up 1, even bot, seed 1: not over after 3 steps']);
  });

  it('a game that no bot can play on', () => {
    const { games } = broken(
      { bots: [{ id: 'mute', title: 'Mute', seat: () => () => undefined }] },
      { seeds: ['1'] },
    );
    expect(unfinishedGames(games)).toEqual([
      'set-up 1, mute bot, seed 1: not over after 1 steps, waiting at lantern.act',
    ]);
  });

  it('state that JSON does not give back', () => {
    const { games } = broken({
      begin: (setup) => Object.assign(lanternWalk.begin(setup), { met: undefined }),
    });
    expect(lossyData(games)[0]).toMatch(/step 1, state before: value.met is not plain data/);
  });

  it('chance that no transcript knows of', () => {
    let calls = 0;
    const { module, games } = broken({
      step: function* () {
        calls += 1;
        yield* tell<LanternEvent>({ rule: 'lantern.night', lost: (calls % 3) + 1 });
      },
    });
    expect(unrepeatable(module, games)).toContainEqual(
      expect.stringContaining('the transcript gives another state'),
    );
  });

  it('questions that come out differently', () => {
    let calls = 0;
    const { module, games } = broken({
      step: function* () {
        calls += 1;
        yield* roll({ rule: `lantern.${calls}`, ...asked, dice: 1, reading: { by: 'sum' } });
        yield* tell(night());
      },
    });
    expect(unrepeatable(module, games)).toContainEqual(
      expect.stringContaining('question 0 came out differently'),
    );
  });

  it('state changed without an event', () => {
    const { module, games } = broken({
      step: function* (state) {
        yield* tell(night());
        (state as LanternState).coins += 1;
      },
    });
    expect(silentWrites(games)).toContainEqual(expect.stringContaining('before the end of the step'));
    expect(unrepeatable(module, games)).toContainEqual(
      expect.stringContaining('the events alone give another state'),
    );
  });

  it('an event that does not hold all that it changes', () => {
    let calls = 0;
    const { module, games } = broken({
      apply: (state, event) => {
        calls += 1;
        lanternWalk.apply(state, event);
        state.coins = calls % 2;
      },
    });
    expect(unrepeatable(module, games)).toContainEqual(
      expect.stringContaining('the events alone give another state'),
    );
  });

  it('wrong answers that are taken', () => {
    const { games } = broken({});
    // The module under test never asks, so whatever is answered is taken.
    const deaf: LanternModule = {
      ...lanternWalk,
      step: function* () {
        yield* tell(night());
      },
    };
    expect(wrongAnswersTaken(deaf, games)).toContainEqual(
      expect.stringContaining('roll lantern.mud takes [1,7]'),
    );
  });

  it('questions that cannot be answered', () => {
    const { games } = broken(
      {
        step: function* () {
          yield* roll({ rule: 'lantern.mud', ...asked, dice: 0, reading: { by: 'sum' } });
          yield* tell(night());
        },
      },
      { seeds: ['1'] },
    );
    expect(unaskable(games)[0]).toBe('set-up 1, even bot, seed 1, step 1: lantern.mud rolls 0 dice');
  });

  it('rules and rows that play never reaches', () => {
    const { module, games } = broken({
      ruleIndex: [...lanternWalk.ruleIndex, { id: 'lantern.boat', section: 'The marsh', summary: 'A boat.' }],
      tables: [{ id: 'lantern.boats', section: 'The marsh', rows: [{ from: 2, to: 3, result: 'leaky' }] }],
    });
    expect(unreached(module, games)).toEqual([
      'rule lantern.boat was never reached',
      'row lantern.boats/2-3 was never reached',
    ]);
  });

  it('rules and rows that are declared nowhere, or twice', () => {
    const [first] = lanternWalk.ruleIndex;
    if (!first) throw new Error('the sample has rules');
    const { module, games } = broken({ ruleIndex: [first, first], tables: [] });
    expect(undeclared(module, games)).toContain('rule lantern.night is not in the index');
    expect(undeclared(module, games)).toContain('row lantern.ground/D is in no declared table');
    expect(undeclared(module, games)).toContain('rule lantern.card is in the index twice');
  });

  it.each([
    ['the order of dice', { by: 'classes', cuts: [3] }],
    ['single faces of a sum', { by: 'sum' }],
    ['a die that does not count', { by: 'classes', cuts: [3], keep: { count: 1, best: 'high' } }],
  ] as const)('a rule that reads %s', (_what, reading) => {
    const { module, games } = broken({
      step: function* () {
        const [first = 0] = yield* roll({ rule: 'lantern.mud', ...asked, dice: 2, reading });
        if (first > 3) yield* roll({ rule: 'lantern.search', ...asked, dice: 1, reading: { by: 'sum' } });
        yield* tell(night());
      },
    });
    expect(readMoreThanDeclared(module, games)).toEqual(['lantern.mud reads more than it declares']);
  });

  it('what nobody could read', () => {
    const text = {
      ...lanternWalk.text,
      event: (event: LanternEvent) => (event.rule === 'lantern.mud' ? '' : event.rule),
      outcome: () => ' ',
      seats: {},
      called: () => '',
    };
    const { module, games } = broken({ text });
    expect(wordless(module, games).toSorted()).toEqual([
      'an ending says nothing',
      'an event of lantern.mud says nothing',
      'lantern.act forgets what search was',
      'lantern.act forgets what step was',
      'seat walker has no name',
    ]);
  });

  it('a game that plays differently from the same seed', () => {
    let nights = 0;
    const { module } = broken({
      apply: (state, event) => {
        lanternWalk.apply(state, event);
        if (event.rule === 'lantern.night') state.spot = { x: nights++, y: 0 };
      },
    });
    expect(unsound(module, { ...few, seeds: ['1'] })).toContain(
      'even bot, seed 1: another game from the same seed',
    );
    expect(unsound(module, { ...few, seeds: ['1'] })).toContain(
      'even bot, seed 1: its events add up to something else',
    );
  });
});
