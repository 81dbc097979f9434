import { describe, expect, it } from 'vitest';
import { type After, dueAfter } from '../../../../src/rules/all-things-zombie/after-the-battle/due.ts';
import type { Report } from '../../../../src/rules/all-things-zombie/after-the-battle/report.ts';
import { unspared } from '../../../../src/rules/all-things-zombie/after-the-battle/unspared.ts';
import { unsparedText } from '../../../../src/rules/all-things-zombie/text/steps.ts';
import { ADVANTAGES, type Rep } from '../../../../src/rules/all-things-zombie/types.ts';

const said = (after: After) => unspared(after).map(unsparedText);

const SHOT: Report = {
  fought: true,
  ranAway: false,
  outOfTheFight: false,
  mauled: false,
  broughtOff: false,
  killed: true,
  by: 'people',
  byRep: 6,
  captured: false,
  cheatedDeath: false,
  sawFirstDeath: false,
};

/** A Star of this Rep, with zombies on the field. */
function fallen(
  report: Partial<Report>,
  rep: Rep = 5,
  advantages = ADVANTAGES as After['figure']['advantages'],
) {
  return {
    report: { ...SHOT, ...report },
    figure: { repBefore: rep, rep, rap: 0, advantages, gone: false },
    field: { zombies: true, enemies: false },
    settled: [],
  } satisfies After;
}

describe('somebody with an advantage who dies is told why it doesn’t help', () => {
  it.each([
    [
      { by: 'zombies' },
      ['Larger Than Life doesn’t hold against zombies.', 'Zombies are not cheated of a death.'],
    ],
    [{ by: null, byRep: null }, ['Larger Than Life holds against people only.']],
    [{ byRep: 6 }, ['Larger Than Life holds only against people of lower Rep.']],
  ] as const)('%j', (report, sentences) => {
    expect(said(fallen(report))).toEqual(sentences);
  });

  it('at Rep 1, where nothing is left to pay with', () => {
    expect(said(fallen({ byRep: 2 }, 1))).toContain('At Rep 1 there is no Rep left to cheat death with.');
    expect(dueAfter(fallen({ byRep: 2 }, 1))).toEqual(['dies']);
  });

  it('left among zombies, by them and not by who put it down', () => {
    const left = fallen({ killed: false, outOfTheFight: true, byRep: 3 });
    expect(dueAfter(left)).toEqual(['left-behind', 'dies']);
    expect(said(left)).toEqual(['Zombies are not cheated of a death.']);
  });

  it('and nobody else', () => {
    expect(said(fallen({ byRep: 3, broughtOff: true }))).toEqual([]);
    expect(said(fallen({ killed: false }))).toEqual([]);
    expect(said(fallen({ by: 'zombies' }, 5, []))).toEqual([]);
    expect(said({ ...fallen({ by: 'zombies' }), figure: { ...fallen({}).figure, gone: true } })).toEqual([]);
  });
});
