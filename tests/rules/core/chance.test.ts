/** The odds of an open question: those it names, else how many of its dice count. */
import { describe, expect, it } from 'vitest';
import { type Chance, chanceOf } from '../../../src/rules/core/chance.ts';
import { withCorrections } from '../../../src/rules/core/in-force.ts';
import type { Question, RollAsk } from '../../../src/rules/core/play.ts';
import { lanternWalk } from '../../support/rules/sample-game.ts';

const asked: RollAsk = {
  kind: 'roll',
  rule: 'lantern.search',
  seat: 'walker',
  stream: 'walk',
  dice: 2,
  reading: { by: 'sum' },
};
const counted = (question: Question) => told(chanceOf(lanternWalk.odds, question));
const told = (chance: Chance | undefined) => chance?.outcomes.map(([name, { n, of }]) => [name, n, of]);

describe('the odds of a question', () => {
  const named: Question = { ...asked, odds: { rule: 'lantern.search', input: {} } };

  it('are counted by the rule it names', () => {
    expect(counted(named)).toEqual([
      ['nothing', 10, 36],
      ['coin', 20, 36],
      ['oil', 6, 36],
    ]);
  });

  it('go by the figures in force', () => {
    const dear = [{ table: 'lantern.finds', row: '6-9', field: '7', to: 'oil' }];
    expect(withCorrections(dear, () => counted(named))).toEqual([
      ['nothing', 10, 36],
      ['coin', 14, 36],
      ['oil', 12, 36],
    ]);
  });

  it('are else how many of its dice count, whatever it reads besides', () => {
    expect(counted({ ...asked, target: 4 })).toEqual([
      ['2', 16, 36],
      ['1', 16, 36],
      ['0', 4, 36],
    ]);
    expect(counted({ ...asked, dice: 1, basis: { least: 5 } })).toEqual([
      ['1', 2, 6],
      ['0', 4, 6],
    ]);
  });

  it('count no more dice than are kept', () => {
    const keep = { count: 2, best: 'low' } as const;
    const three: Question = { ...asked, dice: 3, target: 1, reading: { by: 'classes', cuts: [1, 4], keep } };
    expect(counted(three)).toEqual([
      ['2', 16, 216],
      ['1', 75, 216],
      ['0', 125, 216],
    ]);
  });

  it('are none where it names none this game knows, and its dice are held against nothing', () => {
    expect(counted(asked)).toBeUndefined();
    expect(counted({ ...asked, odds: { rule: 'lantern.fish', input: {} } })).toBeUndefined();
    expect(
      counted({ kind: 'draw', rule: 'lantern.card', seat: 'walker', stream: 'walk', from: ['2D'] }),
    ).toBeUndefined();
  });
});
