import { describe, expect, it } from 'vitest';
import { ODDS_INPUTS } from '../../../../src/contract/games/all-things-zombie/odds.ts';
import { REACTION_ODDS } from '../../../../src/rules/all-things-zombie/reaction/odds.ts';
import { countedOdds, type RuleWithOdds } from './support.ts';

const RULES = Object.keys(REACTION_ODDS) as RuleWithOdds[];

function complaint(rule: RuleWithOdds, input: unknown): string | undefined {
  const parsed = ODDS_INPUTS[rule].safeParse(input);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

describe('the odds of reaction checks', () => {
  it.each(RULES)('%s wants a Rep and no more, and its chances add up', (rule) => {
    const shares = Object.values(countedOdds(rule, { rep: 4 }));
    const of = shares[0]?.of ?? 0n;
    expect(shares.reduce((sum, share) => sum + share.n, 0n)).toBe(of);
    expect(shares.length).toBeGreaterThan(1);
  });

  it.each(RULES)('%s takes attributes, a Leader, and a drunkard’s evening', (rule) => {
    const who = { rep: 3, attributes: ['stone-cold', 'slow'], leader: true, drunk: 6, hero: false } as const;
    expect(complaint(rule, who)).toBeUndefined();
  });

  it.each<[RuleWithOdds, unknown, string]>([
    ['atz.rally', {}, 'Rep: enter a whole number from 1 to 7.'],
    ['atz.rally', { rep: 8 }, 'Rep: enter a whole number from 1 to 7.'],
    ['atz.rally', { rep: 3.5 }, 'Rep: enter a whole number from 1 to 7.'],
    ['atz.rally', { rep: 3, inCover: 'yes' }, 'inCover: say true or false.'],
    ['atz.rally', { rep: 3, attributes: 'wuss' }, 'attributes: give a list.'],
    ['atz.sanity', { rep: 3, drunk: 7 }, 'drunk: enter a whole number from 1 to 6.'],
    ['atz.wanting-to-charge', { rep: 3, leaderPassed: 3 }, 'leaderPassed: enter a whole number from 0 to 2.'],
  ])('%s refuses %j', (rule, input, message) => {
    expect(complaint(rule, input)).toBe(message);
  });

  it('refuses attributes and circumstances it has never heard of', () => {
    expect(complaint('atz.rally', { rep: 3, attributes: ['brave'] })).toMatch(/^attributes: choose agile,/);
    expect(complaint('atz.rally', { rep: 3, moving: true })).toContain('moving');
    const twice = Array.from({ length: 22 }, () => 'wuss');
    expect(complaint('atz.rally', { rep: 3, attributes: twice })).toMatch(/^attributes: /);
  });
});
