import { describe, expect, it } from 'vitest';
import { beforeDice, playedAhead } from '../../../src/backend/games/all-things-zombie/chances.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { campaignWith } from '../../support/rules/encounter.ts';
import { TRIES } from './every-act.ts';
import { attempt, type Try, TURN, table } from './tries.ts';

const ALL = Object.entries(TRIES).flatMap(([what, tries]) =>
  tries.map((attempted, n) => [what, n + 1, attempted] as const),
);

describe('the odds of an act', () => {
  it.each(ALL)('of the kind %s (%i) are those of the rule it rolls by first', (_, __, attempted) => {
    const { campaign, act, rule } = attempted();
    const before = copy(campaign);
    const { odds } = beforeDice(campaign, act);
    expect(odds?.rule ?? null).toBe(rule);
    if (rule !== null) expect(playedAhead(campaign, act).question?.rule.startsWith(rule)).toBe(true);
    expect(campaign).toEqual(before);
  });

  it('can be asked for before anything is planned, and are none', () => {
    const { act } = attempt('mercy', { figure: 'f2', rep: 3 }, campaignWith());
    expect(beforeDice(campaignWith(), act).odds).toBeNull();
  });

  it('say each outcome in words, with what a number counts', () => {
    const texts = ({ campaign, act }: Try) =>
      beforeDice(campaign, act).odds?.outcomes.map(({ text }) => text);
    expect(texts(attempt('hear-shots', { shots: 1, from: null }, table()))).toEqual([
      '0 zombies',
      '1 zombie',
    ]);
    expect(texts(attempt('begin-turn', TURN, table()))).toEqual([
      'May go',
      'Rep too low for the die',
      'Doubles: its side stays',
    ]);
    expect(
      texts(attempt('check', { figure: 'f2', what: { check: 'fast-move', withLeader: false } }, table())),
    ).toEqual(['16″', '12″', '8″']);
  });
});
