import { describe, expect, it } from 'vitest';
import {
  AFTER_STEPS,
  type After,
  type AfterStep,
  dueAfter,
  noPointFor,
  recoveryKind,
  rollsFor,
} from '../../../../src/rules/all-things-zombie/after-the-battle/due.ts';
import type { Report } from '../../../../src/rules/all-things-zombie/after-the-battle/report.ts';
import { AFTER_THE_BATTLE_RULES } from '../../../../src/rules/all-things-zombie/after-the-battle/text/rules.ts';
import { REACTION_RULES } from '../../../../src/rules/all-things-zombie/reaction/text/rules.ts';
import type { FigureRecord } from '../../../../src/rules/all-things-zombie/state/encounter.ts';
import { ADVANTAGES } from '../../../../src/rules/all-things-zombie/types.ts';

const QUIET: Report = {
  fought: false,
  ranAway: false,
  outOfTheFight: false,
  mauled: false,
  broughtOff: true,
  killed: false,
  by: null,
  byRep: null,
  captured: false,
  cheatedDeath: false,
  sawFirstDeath: false,
};

interface Given extends Partial<Omit<After, 'report' | 'figure'>> {
  readonly report?: Partial<Report>;
  readonly figure?: Partial<After['figure']>;
}

function aftermath({ report, figure, field, settled = [] }: Given): After {
  return {
    report: { ...QUIET, ...report },
    figure: { repBefore: 4, rep: 4, rap: 0, advantages: [], gone: false, ...figure },
    field: field ?? { zombies: false, enemies: false },
    settled,
  };
}
const due = (given: Given) => dueAfter(aftermath(given));

const STAR = { repBefore: 5, rep: 5, advantages: ADVANTAGES } as const;
const SHOT = { killed: true, by: 'people', byRep: 3 } as const;

describe('what is due after an Encounter', () => {
  it('is nothing for whoever only came along', () => {
    expect(due({})).toEqual([]);
  });

  it('takes the record of an Encounter as it is kept', () => {
    const record = {
      figure: 'f1',
      zombiesKilled: 2,
      peopleKilled: 0,
      ...QUIET,
      fought: true,
    } as FigureRecord;
    expect(dueAfter({ ...aftermath({}), report: record })).toEqual(['rap']);
  });

  it('is a point for whoever fought, once, and a higher Rep with enough of them', () => {
    const report = { fought: true };
    expect(due({ report })).toEqual(['rap']);
    expect(due({ report, figure: { rap: 5 } })).toEqual(['rap', 'rep-up']);
    expect(due({ report, figure: { rap: 6 }, settled: ['rap'] })).toEqual(['rep-up']);
    expect(due({ report, figure: { rap: 5 }, settled: ['rap'] })).toEqual([]);
    expect(due({ report, figure: { repBefore: 7, rep: 7, rap: 40 } })).toEqual([]);
  });

  it('is Recovery and the loss of points for a runaway, rallied or not (ATZ-55)', () => {
    const ran = { report: { fought: true, ranAway: true }, figure: { rap: 3 } };
    expect(due(ran)).toEqual(['recovery', 'rap-lost']);
    expect(recoveryKind(aftermath(ran))).toBe('ranAway');
    expect(due({ report: { ranAway: true } })).toEqual(['recovery']);
  });

  it('is Recovery, then the bite, and no point for a mauled casualty carried off (ATZ-57)', () => {
    const mauled = { report: { fought: true, outOfTheFight: true, mauled: true, by: 'zombies' } } as const;
    expect(due(mauled)).toEqual(['recovery', 'infection']);
    expect(recoveryKind(aftermath(mauled))).toBe('outOfTheFight');
    expect(due({ ...mauled, settled: ['recovery'] })).toEqual(['infection']);
    expect(due({ ...mauled, settled: ['recovery', 'infection'] })).toEqual([]);
  });

  it('is the bite and a point for whoever was knocked down by a zombie and fought on', () => {
    expect(due({ report: { fought: true, mauled: true } })).toEqual(['infection', 'rap']);
  });

  it('is no Recovery and no point for whoever rejoined the fight (ATZ-55)', () => {
    expect(due({ report: { fought: true, outOfTheFight: true, rejoined: true } })).toEqual([]);
    expect(recoveryKind(aftermath({ report: { outOfTheFight: true, rejoined: true } }))).toBeNull();
  });

  it('rolls as Out of the Fight for whoever was both', () => {
    expect(recoveryKind(aftermath({ report: { outOfTheFight: true, ranAway: true } }))).toBe('outOfTheFight');
    expect(recoveryKind(aftermath({}))).toBeNull();
  });

  it('ends when the figure is gone', () => {
    expect(due({ report: { ranAway: true, mauled: true }, figure: { gone: true } })).toEqual([]);
  });
});

describe('casualties left on the table (ATZ-54)', () => {
  const left = { outOfTheFight: true, broughtOff: false } as const;

  it('recover with nobody undead about', () => {
    expect(due({ report: left })).toEqual(['left-behind', 'recovery']);
    expect(due({ report: left, field: { zombies: false, enemies: true } })).toEqual([
      'left-behind',
      'recovery',
    ]);
  });

  it('are dead among zombies, and a Star cannot cheat that', () => {
    const field = { zombies: true, enemies: false };
    expect(due({ report: left, field })).toEqual(['left-behind', 'dies']);
    expect(due({ report: left, field, figure: STAR })).toEqual(['left-behind', 'dies']);
  });

  it('recover as captives where they were taken', () => {
    expect(due({ report: { ...left, captured: true } })).toEqual(['recovery']);
  });
});

describe('the dead', () => {
  it('are set aside', () => {
    expect(due({ report: SHOT })).toEqual(['dies']);
    expect(
      due({ report: { killed: true, by: 'zombies', mauled: true, fought: true }, figure: STAR }),
    ).toEqual(['dies']);
  });

  it('may cheat death if Stars, and then have nothing else to settle', () => {
    const killer = { ...SHOT, byRep: 5 };
    expect(due({ report: killer, figure: STAR })).toEqual(['cheating-death', 'dies']);
    expect(due({ report: killer, figure: STAR, settled: ['cheating-death'] })).toEqual(['dies']);
    expect(
      due({ report: { ...killer, cheatedDeath: true, fought: true }, figure: { ...STAR, rep: 4 } }),
    ).toEqual([]);
    expect(due({ report: killer, figure: { ...STAR, repBefore: 1, rep: 1 } })).toEqual(['dies']);
  });

  it('are only Out of the Fight when Larger Than Life, at the price of their points', () => {
    expect(due({ report: SHOT, figure: { ...STAR, rap: 4 } })).toEqual([
      'larger-than-life',
      'recovery',
      'rap-lost',
    ]);
  });

  it('stay saved when Recovery has lowered their Rep to their killer’s', () => {
    const given = { report: { ...SHOT, byRep: 4 }, figure: { ...STAR, repBefore: 4, rep: 4 } } as const;
    expect(due({ ...given, settled: ['larger-than-life', 'recovery'] })).toEqual([]);
    expect(due(given)).toEqual(['cheating-death', 'dies']);
  });

  it('are captured when saved and left to enemies, dead when left to nobody', () => {
    const report = { ...SHOT, broughtOff: false };
    expect(due({ report, figure: STAR, field: { zombies: true, enemies: true } })).toEqual([
      'larger-than-life',
      'left-behind',
      'recovery',
    ]);
    expect(due({ report, figure: STAR })).toEqual([
      'larger-than-life',
      'left-behind',
      'cheating-death',
      'dies',
    ]);
    expect(due({ report, figure: STAR, field: { zombies: true, enemies: false } })).toEqual([
      'larger-than-life',
      'left-behind',
      'dies',
    ]);
    const cheated = { ...report, cheatedDeath: true };
    const settled: AfterStep[] = ['larger-than-life', 'left-behind', 'cheating-death'];
    expect(due({ report: cheated, figure: { ...STAR, rap: 2 }, settled })).toEqual(['rap-lost']);
  });
});

describe('what a first zombie death leaves behind', () => {
  it('is the mark, and the end of huddling', () => {
    expect(due({ report: { sawFirstDeath: true, sanity: 'huddled', fought: true } })).toEqual([
      'first-death-seen',
      'comes-round',
      'rap',
    ]);
  });

  it('is a crazy job after Recovery for whoever collapsed', () => {
    const crazy = ['recovery', 'first-death-seen', 'crazy-about-my-job'];
    expect(due({ report: { sawFirstDeath: true, sanity: 'collapsed', outOfTheFight: true } })).toEqual(crazy);
    // Collapsing counts as Out of the Fight, also where the report only says the one.
    const collapsed = { sawFirstDeath: true, sanity: 'collapsed', fought: true } as const;
    expect(due({ report: collapsed })).toEqual(crazy);
    expect(noPointFor({ ...QUIET, ...collapsed })).toBe('out-of-the-fight');
    // With the dice of the Doc it only goes on to its job.
    expect(due({ report: { ...collapsed, rejoined: true, sawFirstDeath: false } })).toEqual([
      'crazy-about-my-job',
    ]);
  });
});

it('rolls for all that asks, save where the player alone decides', () => {
  const rolled = (kind: 'star' | 'grunt') =>
    (Object.keys(AFTER_STEPS) as AfterStep[]).filter((step) => rollsFor(step, kind));
  expect(rolled('grunt')).toEqual(['recovery', 'infection', 'crazy-about-my-job', 'rep-up']);
  expect(rolled('star')).toEqual(['recovery', 'infection', 'crazy-about-my-job']);
});

it('names a rule for every step', () => {
  const known = [...Object.keys(AFTER_THE_BATTLE_RULES), ...Object.keys(REACTION_RULES)];
  for (const { rule } of Object.values(AFTER_STEPS)) expect(known).toContain(rule);
});
