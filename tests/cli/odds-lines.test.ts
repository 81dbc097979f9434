/** `holdout odds -`, as whoever checks the sums would use it: many questions, a line each. */
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/backend/games/all-things-zombie/odds.ts';
import { ODDS_INPUTS } from '../../src/contract/games/all-things-zombie/odds.ts';
import { tempDir } from '../support/backend/backend.ts';
import { holdout, holdoutReading, spawnHoldoutReading } from '../support/backend/cli.ts';
import { ODDS_QUESTIONS } from '../support/rules/odds-samples.ts';

const asked = (...lines: readonly string[]) =>
  holdoutReading(lines, 'odds', '-', '--json', '--data', tempDir());

describe('odds line by line', () => {
  it('has every rule, in the order asked', async () => {
    const { code, out, err } = await asked(...ODDS_QUESTIONS.map((question) => JSON.stringify(question)));
    expect([code, err]).toEqual([0, '']);
    const answers = out.trimEnd().split('\n');
    expect(answers).toHaveLength(ODDS_QUESTIONS.length);
    for (const [at, { rule, input }] of ODDS_QUESTIONS.entries()) {
      const { exact, rounded, outcomes, beside = [] } = oddsOf(rule, input);
      expect(rounded).toBeUndefined();
      const shares = (all: typeof outcomes) =>
        Object.fromEntries(all.map(({ name, n, of }) => [name, { n, of }]));
      const others = Object.fromEntries(beside.map((other) => [other.name, shares(other.outcomes)]));
      expect(JSON.parse(answers[at] ?? '')).toEqual({ rule, exact, outcomes: shares(outcomes), ...others });
    }
  });

  it('says of every game’s odds alike that they were counted, and that the fractions are rounded', async () => {
    const { out } = await asked(
      '{"rule":"avz.attack","input":{"attacker":"aliens","combat":60,"leader":true,"savesOn":4}}',
      '{"rule":"agt.epilogue","input":{"crew":[{"dice":3,"constitution":10}],"at":14}}',
    );
    for (const line of out.trimEnd().split('\n')) {
      const { exact, rounded, outcomes } = JSON.parse(line);
      expect([exact, rounded]).toEqual([true, true]);
      const shares = Object.values<{ readonly n: number; readonly of: number }>(outcomes);
      expect(shares.reduce((sum, { n }) => sum + n, 0)).toBe(1e15);
      expect(new Set(shares.map(({ of }) => of))).toEqual(new Set([1e15]));
    }
  });

  it('answers a bad line with a sentence, goes on, and exits 1', async () => {
    const good = '{"rule":"atz.who-wins","input":{}}';
    const { code, out, err } = await asked(
      good,
      'not json',
      '',
      '[1]',
      '{"input":{}}',
      '{"rule":"atz.mercy","input":{"rep":4},"phase":1}',
      '{"rule":"atz.mercy","input":{"rep":"x"}}',
      '{"rule":"atz.nope"}',
      '{"rule":"atz.cure"}',
    );
    expect([code, err]).toEqual([1, '']);
    const shape = { error: 'A line is JSON, such as {"rule":"atz.pass","input":{"rep":4,"dice":2}}.' };
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        rule: 'atz.who-wins',
        exact: true,
        outcomes: { zombies: { n: 108, of: 216 }, survivors: { n: 108, of: 216 } },
      },
      shape,
      shape,
      { error: 'A line names its rule, such as "rule":"atz.pass".' },
      { error: 'A line has rule and input, and no phase.' },
      { error: 'Rep: enter a whole number from -20 to 20.' },
      { error: 'There are no odds for the rule atz.nope; holdout odds --list names those that have them.' },
      expect.objectContaining({ rule: 'atz.cure' }),
    ]);
  });

  it('says nothing of nothing', async () => {
    expect(await asked()).toEqual({ code: 0, out: '', err: '' });
  });

  it('is the same in a process that reads its standard input', async () => {
    const question = '{"rule":"atz.mercy","input":{"rep":4}}';
    const words = ['odds', '-', '--json', '--data', tempDir()];
    expect(await spawnHoldoutReading([question, 'not json'], ...words)).toEqual(
      await asked(question, 'not json'),
    );
  });
});

describe('the list of odds', () => {
  it('names every rule with what it takes', async () => {
    const dir = tempDir();
    const { out: document } = await holdout('odds', '--list', '--json', '--data', dir);
    const { rules } = JSON.parse(document);
    expect(rules.map(({ rule }: { readonly rule: string }) => rule)).toEqual([
      ...Object.keys(ODDS_INPUTS),
      'avz.attack',
      'avz.saves',
      'avz.bite',
      'avz.laser',
      'avz.landing',
      'avz.bfar.missiles',
      'zdf.next-draw',
      'azta.flip',
      'agt.attack',
      'agt.stun',
      'agt.epilogue',
      'agt.epilogue.flu',
    ]);
    const takesOf = (wanted: string) => rules.find(({ rule }: { rule: string }) => rule === wanted)?.takes;
    expect(takesOf('zdf.next-draw')).toEqual(['draws', 'collections', 'pile', 'discard?']);
    expect(takesOf('avz.attack')).toEqual(['attacker', 'combat', 'leader', 'savesOn', 'zombies', 'claw']);
    expect(rules).toContainEqual({
      rule: 'atz.activity',
      takes: ['area', 'phase', 'building', 'upstairs?', 'winner?'],
    });
    const { out } = await holdout('odds', '--list', '--data', dir);
    expect(out.split('\n')).toContainEqual(expect.stringMatching(/^atz\.task +rep, difficulty$/));
  });

  it('is what whoever names no rule is pointed to', async () => {
    expect(await holdout('odds', '--data', tempDir())).toEqual({
      code: 1,
      out: '',
      err: 'holdout: Name a rule; holdout odds --list names those that have odds.\n',
    });
  });
});
