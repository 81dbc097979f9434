import { describe, expect, it } from 'vitest';
import { ODDS_INPUTS } from '../../../../src/contract/games/all-things-zombie/odds.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { DIFFICULTIES } from '../../../../src/rules/all-things-zombie/challenge/difficulty.ts';
import { CHALLENGE_ODDS } from '../../../../src/rules/all-things-zombie/challenge/odds.ts';
import { CHALLENGE_TABLES } from '../../../../src/rules/all-things-zombie/challenge/tables.ts';
import {
  opposedTarget,
  opposedTask,
  taskRefusal,
  unopposedTarget,
  unopposedTask,
} from '../../../../src/rules/all-things-zombie/challenge/task.ts';
import { CHALLENGE_RULES } from '../../../../src/rules/all-things-zombie/challenge/text/rules.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import type { Play } from '../../../../src/rules/core/play.ts';
import { rowIds } from '../../../../src/rules/core/table.ts';
import { notingRules } from '../../../support/rules/asked-by.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import { passesOf, played } from '../reaction/support.ts';

const SPLAT = 'falls into the alley';

/** Chances of success of 36 × 36: two dice at once, or one and then two. */
function successes(target: number): bigint {
  const [two, one] = passesOf(2, target);
  return BigInt(two) * 36n + BigInt(one) * BigInt(two);
}

function shareOfSuccess(play: () => Play<string, never>): bigint {
  const { outcomes } = odds(play, String);
  const share = Object.fromEntries(outcomes).success ?? { n: 0n, of: 1n };
  return (share.n * 1296n) / share.of;
}

describe('Unopposed Tasks', () => {
  it('add 1 for an easy one, nothing for a tough one, and take 1 for a hard one', () => {
    expect(DIFFICULTIES.map((difficulty) => unopposedTarget(4, difficulty))).toEqual([5, 4, 3]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7] as const)('have exact odds with a second try, Rep %i', (rep) => {
    for (const [at, difficulty] of DIFFICULTIES.entries()) {
      const input = { rep, difficulty };
      expect(
        shareOfSuccess(() => CHALLENGE_ODDS['atz.task'].play(input)),
        difficulty,
      ).toBe(successes(rep + 1 - at));
    }
  });

  it('send Jim Bob Joe off the roof on his second try', () => {
    const leap = { rep: 5, difficulty: 'hard', consequence: SPLAT } as const;
    const result = played(unopposedTask(ASKING, leap), [2, 6], 'try-again', [1, 6]);
    expect(result).toMatchObject({ result: 'failure', consequence: SPLAT });
    expect(result.tries.map(([first]) => first?.passed.passes)).toEqual([1, 1]);
    expect(result.tries[0]?.[0]?.passed.target).toBe(4);
    expect(result.rows).toEqual(['atz.task-difficulty/hard', 'atz.task/1', 'atz.second-try/1']);
  });

  it('may be left alone after one die', () => {
    const leap = { rep: 5, difficulty: 'hard', consequence: SPLAT } as const;
    expect(played(unopposedTask(ASKING, leap), [2, 6], 'stop').result).toBe('stopsShort');
    expect(played(unopposedTask(ASKING, { ...leap, onOneDie: 'stop' }), [2, 6]).result).toBe('stopsShort');
  });

  it('are done or failed at once with both dice or none', () => {
    const climb = { rep: 3, difficulty: 'tough', consequence: SPLAT } as const;
    expect(played(unopposedTask(ASKING, climb), [3, 1]).result).toBe('success');
    expect(played(unopposedTask(ASKING, climb), [4, 6]).result).toBe('failure');
    expect(played(unopposedTask(ASKING, climb), [3, 4], 'try-again', [2, 2]).result).toBe('success');
    expect(played(unopposedTask(ASKING, climb), [3, 4], 'try-again', [5, 5]).result).toBe('failure');
  });
});

describe('Opposed Tasks', () => {
  it('go by the difference of the Reps and the situation', () => {
    expect(opposedTarget(5, { rep: 6, advantage: 'tester' })).toBe(5);
    expect(opposedTarget(5, { rep: 4, advantage: 'tester' })).toBe(7);
    expect(opposedTarget(5, { rep: 5 })).toBe(5);
    expect(opposedTarget(3, { rep: 5, advantage: 'opposer' })).toBe(0);
  });

  it('have Jim Bob Joe sneak past Slider, but not past Cool Breeze', () => {
    const sneaking = {
      rep: 5,
      consequence: 'is seen',
      opposers: [
        { rep: 6, advantage: 'tester' },
        { rep: 4, advantage: 'tester' },
      ],
    } as const;
    const result = played(opposedTask(ASKING, sneaking), [6, 4], 'try-again', [6, 4]);
    expect(result.result).toBe('failure');
    expect(result.tries.map((tried) => tried.map(({ passed, word }) => [passed.passes, word]))).toEqual([
      [
        [1, 'oneDie'],
        [2, 'success'],
      ],
      [
        [1, 'failure'],
        [2, 'success'],
      ],
    ]);
    expect(played(opposedTask(ASKING, sneaking), [6, 4], 'stop').result).toBe('stopsShort');
  });

  it('leave no second try once somebody has noticed', () => {
    const task = { rep: 4, consequence: 'is seen', opposers: [{ rep: 6 }, { rep: 4 }] };
    expect(played(opposedTask(ASKING, task), [4, 5])).toMatchObject({
      result: 'failure',
      tries: [[{ word: 'failure' }, { word: 'oneDie' }]],
    });
  });

  it('have exact odds against several at once', () => {
    for (const rep of [2, 4, 5] as const) {
      const opposers = [
        { rep: 6, advantage: 'tester' },
        { rep: 4 },
        { rep: 5, advantage: 'opposer' },
      ] as const;
      const input = { rep, opposers };
      const targets = [rep + (rep - 6) + 1, rep + (rep - 4), rep + (rep - 5) - 1];
      const least = (faces: readonly number[]) =>
        Math.min(...targets.map((target) => faces.filter((face) => face <= target).length));
      const both = everyRoll(2).filter((faces) => least(faces) === 2).length;
      const one = everyRoll(2).filter((faces) => least(faces) === 1).length;
      expect(shareOfSuccess(() => CHALLENGE_ODDS['atz.opposed-task'].play(input))).toBe(
        BigInt(both) * 36n + BigInt(one) * BigInt(both),
      );
    }
  });
});

describe('what a Task needs before it is tried', () => {
  it('is a consequence, and somebody to oppose it if it is opposed', () => {
    const climb = { rep: 3, difficulty: 'tough', consequence: ' ' } as const;
    expect(taskRefusal(climb)).toBe('no-consequence');
    expect(() => unopposedTask(ASKING, climb).next()).toThrow(
      'atz.task was tried in spite of no-consequence',
    );
    expect(taskRefusal({ ...climb, consequence: SPLAT })).toBeUndefined();
    expect(taskRefusal({ rep: 3, consequence: SPLAT, opposers: [] })).toBe('no-opposer');
  });
});

describe('the chapter', () => {
  it('reaches every row and asks under every rule', () => {
    const read = new Set<string>();
    const asked = new Set<string>();
    const see = ({ rows }: { rows: readonly string[] }) => {
      for (const row of rows) read.add(row);
      return 'seen';
    };
    for (const difficulty of DIFFICULTIES) {
      const task = { rep: 3, difficulty, consequence: SPLAT };
      odds(() => notingRules(unopposedTask(ASKING, task), asked), see, { choices: 'even' });
    }
    const opposers = (['tester', 'none', 'opposer'] as const).map((advantage) => ({ rep: 3, advantage }));
    odds(() => notingRules(opposedTask(ASKING, { rep: 3, consequence: SPLAT, opposers }), asked), see, {
      choices: 'even',
    });
    expect([...read].sort()).toEqual(CHALLENGE_TABLES.flatMap(rowIds).sort());
    expect([...asked].sort()).toEqual(Object.keys(CHALLENGE_RULES).sort());
  });

  it.each<[keyof typeof CHALLENGE_ODDS, unknown, string]>([
    ['atz.task', { rep: 4, difficulty: 'simple' }, 'difficulty: choose easy, tough or hard.'],
    ['atz.task', { rep: 0, difficulty: 'easy' }, 'Rep: enter a whole number from 1 to 7.'],
    ['atz.opposed-task', { rep: 4, opposers: [] }, 'opposers: choose at least 1.'],
    [
      'atz.opposed-task',
      { rep: 4, opposers: [{ rep: 3, advantage: 1 }] },
      'advantage: choose tester, none or opposer.',
    ],
  ])('%s refuses %j', (rule, input, message) => {
    const parsed = ODDS_INPUTS[rule].safeParse(input);
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });
});
