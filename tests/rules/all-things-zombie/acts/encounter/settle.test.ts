import { describe, expect, it } from 'vitest';
import type { FigureReport } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { dueFor, settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import type { AfterStep } from '../../../../../src/rules/all-things-zombie/after-the-battle/due.ts';
import type { Field } from '../../../../../src/rules/all-things-zombie/after-the-battle/report.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { describe as describedEvent } from '../../../../../src/rules/all-things-zombie/text/campaign-lines.ts';
import { ATTRIBUTES } from '../../../../../src/rules/all-things-zombie/types.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  planned,
  reported,
  underWay,
  type Wanted,
} from '../../../../support/rules/encounter.ts';

/** Gloria (f1, Rep 5, the Star) and Ann (f2, Rep 3) after the battle. */
function aftermath(
  happened: { readonly [id: string]: Partial<FigureReport> },
  wanted?: Wanted,
  field?: Field,
): Campaign {
  return reported(planned(campaignWith(wanted)), happened, field && { field });
}
const does = (campaign: Campaign, figure: string, step: AfterStep, ...answers: readonly Answer[]) =>
  act(campaign, (now) => settle(now, { figure, step }), ...answers);

const SHOT_BY = (byRep: number): Partial<FigureReport> => ({
  killed: true,
  by: 'people',
  byRep,
  broughtOff: false,
});
const DOWN: Partial<FigureReport> = { outOfTheFight: true, by: 'people', byRep: 3 };

describe('recovery', () => {
  it.each([
    [[3, 3], { status: 'ready', rep: 3 }, 'Ann, recovery: comes back'],
    [[3, 4], { status: 'ready', rep: 2 }, 'Ann, recovery: comes back with less Rep'],
    [[4, 4], { status: 'dead', rep: 3 }, 'Ann, recovery: doesn’t come back'],
  ] as const)('of somebody Out of the Fight: %j', (faces, became, title) => {
    const campaign = aftermath({ f2: DOWN });
    expect(does(campaign, 'f2', 'recovery', faces).title).toBe(title);
    expect(figureIn(campaign, 'f2')).toMatchObject(became);
    expect(dueFor(campaign, 'f2')).toEqual([]);
  });

  it('has a die more with medical supplies, which stay', () => {
    const campaign = aftermath({ f2: DOWN }, { stock: [{}] });
    does(campaign, 'f2', 'recovery', [4, 3, 3]);
    expect(campaign.stock).toHaveLength(1);
  });

  it('of somebody who ran away costs all RAP, and has no such die', () => {
    const campaign = aftermath(
      { f2: { ranAway: true, fought: true } },
      { stock: [{}], figures: { f2: { rap: 3 } } },
    );
    expect(dueFor(campaign, 'f2')).toEqual(['recovery', 'rap-lost']);
    does(campaign, 'f2', 'recovery', [3, 3]);
    does(campaign, 'f2', 'rap-lost');
    expect(figureIn(campaign, 'f2')).toMatchObject({ rap: 0, status: 'ready' });
  });

  it('that fails loses a runaway for good', () => {
    const campaign = aftermath({ f2: { ranAway: true } });
    does(campaign, 'f2', 'recovery', [6, 6]);
    expect(figureIn(campaign, 'f2').status).toBe('left');
  });

  /**
   * Rolled for all who suffered a Runaway or an Out of Fight. One die passed: back at a Rep less; none: Out of Fights die, and
   * Runaways never return. Their history says which of the two it was.
   */
  it.each([
    ['Out of the Fight', DOWN, ['badly-hurt', 'weaker for a wound'], 'died-of-wounds'],
    ['run away', { ranAway: true }, ['ran-away', 'weaker for having run away'], 'never-came-back'],
    ['both', { ...DOWN, ranAway: true }, ['badly-hurt', 'weaker for a wound'], 'died-of-wounds'],
  ] as const)('tells what came of it: %s', (_, happened, [weaker, inWords], lost) => {
    const told = (type: CampaignEvent['type'], ...faces: readonly number[]) => {
      const { events } = does(aftermath({ f2: happened }), 'f2', 'recovery', faces);
      return events.find((event) => event.type === type);
    };
    const weakened = told('rep-changed', 3, 4);
    expect(weakened).toMatchObject({ from: 3, to: 2, why: { by: 'rule', reason: weaker } });
    expect(weakened && describedEvent(weakened, { nameOf: String, seenBy: figureId(2) })?.why).toBe(inWords);
    expect(told('status-changed', 4, 4)).toMatchObject({ why: { by: 'rule', reason: lost } });
  });

  it('at less Rep keeps no more points than that Rep has a use for', () => {
    const campaign = aftermath({ f2: DOWN }, { figures: { f2: { rap: 4 } } });
    does(campaign, 'f2', 'recovery', [3, 4]);
    expect(figureIn(campaign, 'f2')).toMatchObject({ rep: 2, rap: 2 });
  });
});

describe('a bite', () => {
  const BITTEN = { mauled: true, by: 'zombies' } as const;

  it('does nothing at 7 and more', () => {
    const campaign = aftermath({ f2: BITTEN });
    expect(does(campaign, 'f2', 'infection', [4]).title).toBe('Ann, doesn’t turn from the bite');
  });

  it('turns somebody at less, with the Rep from before Recovery (ATZ-57, ATZ-105)', () => {
    const campaign = aftermath({ f2: { ...BITTEN, outOfTheFight: true } });
    does(campaign, 'f2', 'recovery', [3, 4]);
    does(campaign, 'f2', 'infection', [3]);
    expect(figureIn(campaign, 'f2').status).toBe('turned');
    const lucky = aftermath({ f2: { ...BITTEN, outOfTheFight: true } });
    does(lucky, 'f2', 'recovery', [3, 4]);
    // 4 + 3; at Rep 2 it would not do.
    does(lucky, 'f2', 'infection', [4]);
    expect(figureIn(lucky, 'f2').status).toBe('ready');
  });

  it('is healed by a dose of the Cure, if the player gives it', () => {
    const cure = { stock: [{ kind: 'cure' }, { kind: 'cure' }] } as const;
    const healed = aftermath({ f2: BITTEN }, cure);
    does(healed, 'f2', 'infection', [3], 'give');
    expect(figureIn(healed, 'f2').status).toBe('ready');
    expect(healed.stock).toMatchObject([{ id: 'i2' }]);
    const kept = aftermath({ f2: BITTEN }, cure);
    does(kept, 'f2', 'infection', [3], 'keep');
    expect(figureIn(kept, 'f2').status).toBe('turned');
    expect(kept.stock).toHaveLength(2);
  });
});

describe('a Star who should be dead', () => {
  const RAP = { figures: { f1: { rap: 5 } } };

  it('lives on against lower Rep, and is captured if left to the enemy (ATZ-11, ATZ-54)', () => {
    const campaign = aftermath({ f1: SHOT_BY(4) }, RAP, { zombies: false, enemies: true });
    expect(dueFor(campaign, 'f1')).toEqual(['larger-than-life', 'left-behind', 'recovery', 'rap-lost']);
    does(campaign, 'f1', 'larger-than-life', 'larger-than-life');
    expect(does(campaign, 'f1', 'left-behind').title).toBe('Gloria, left on the table and captured');
    does(campaign, 'f1', 'recovery', [5, 5]);
    does(campaign, 'f1', 'rap-lost');
    expect(figureIn(campaign, 'f1')).toMatchObject({ status: 'captive', heldIn: 'rural', rap: 0 });
    expect(underWay(campaign).records[0]).toMatchObject({ captured: true });
    expect(dueFor(campaign, 'f1')).toEqual([]);
  });

  it('is lost if nobody is left to take her prisoner', () => {
    const campaign = aftermath({ f1: SHOT_BY(4) }, RAP, { zombies: true, enemies: false });
    does(campaign, 'f1', 'larger-than-life', 'larger-than-life');
    does(campaign, 'f1', 'left-behind');
    expect(dueFor(campaign, 'f1')).toEqual(['dies']);
  });

  it('may cheat death against her equals, at the price of one Rep', () => {
    const campaign = aftermath({ f1: SHOT_BY(5) });
    expect(does(campaign, 'f1', 'cheating-death', 'cheat').title).toBe('Gloria, cheats death');
    expect(figureIn(campaign, 'f1')).toMatchObject({ status: 'ready', rep: 4 });
    expect(dueFor(campaign, 'f1')).toEqual([]);
  });

  it('may also take it', () => {
    const campaign = aftermath({ f1: SHOT_BY(5) });
    does(campaign, 'f1', 'cheating-death', 'die');
    does(campaign, 'f1', 'dies');
    expect(figureIn(campaign, 'f1').status).toBe('dead');
  });

  it('is dead by zombies', () => {
    const campaign = aftermath({ f1: { killed: true, by: 'zombies', broughtOff: false } });
    expect(dueFor(campaign, 'f1')).toEqual(['dies']);
  });
});

describe('a casualty left on the table', () => {
  it('is fetched where no zombies are left, and lost among them', () => {
    const people = { zombies: false, enemies: true };
    const quiet = aftermath({ f2: { ...DOWN, broughtOff: false } }, {}, people);
    expect(does(quiet, 'f2', 'left-behind', [3, 3], [4]).title).toBe(
      'Ann, left on the table and fetched afterwards',
    );
    expect(dueFor(quiet, 'f2')).toEqual(['recovery']);
    const eaten = aftermath({ f2: { ...DOWN, broughtOff: false } }, {}, { zombies: true, enemies: false });
    does(eaten, 'f2', 'left-behind');
    expect(dueFor(eaten, 'f2')).toEqual(['dies']);
  });
});

describe('what was seen', () => {
  it('marks for life, and lets go of whoever huddled', () => {
    const campaign = aftermath({ f2: { sawFirstDeath: true, sanity: 'huddled' } });
    does(campaign, 'f2', 'first-death-seen');
    does(campaign, 'f2', 'comes-round');
    expect(figureIn(campaign, 'f2')).toMatchObject({ seenZombieDeath: true, status: 'ready' });
  });

  it.each([
    [
      [
        [3, 3],
        [2, 2],
      ],
      { status: 'ready', rep: 3, seenZombieDeath: false },
    ],
    [
      [
        [3, 4],
        [1, 1],
      ],
      { status: 'ready', rep: 2, seenZombieDeath: false },
    ],
    [[[4, 4]], { status: 'left', rep: 3, seenZombieDeath: true }],
  ] as const)('drives mad whoever collapsed: %j', (rolls, became) => {
    const campaign = aftermath({ f2: { sawFirstDeath: true, sanity: 'collapsed' } });
    // A figure that collapses counts as Out of the Fight.
    does(campaign, 'f2', 'recovery', [3, 3]);
    does(campaign, 'f2', 'first-death-seen');
    does(campaign, 'f2', 'crazy-about-my-job', ...rolls);
    expect(figureIn(campaign, 'f2')).toMatchObject(became);
  });
});

describe('a point', () => {
  const FOUGHT = { fought: true } as const;

  it('is earned once an Encounter', () => {
    const campaign = aftermath({ f2: FOUGHT });
    does(campaign, 'f2', 'rap');
    expect(figureIn(campaign, 'f2').rap).toBe(1);
    expect(refusal(campaign, (now) => settle(now, { figure: 'f2', step: 'rap' }))).toEqual({
      code: 'encounter',
      why: 'step-not-due',
    });
  });

  it('lifts a Grunt, who draws an attribute', () => {
    const campaign = aftermath({ f2: FOUGHT }, { figures: { f2: { rap: 3 } } });
    does(campaign, 'f2', 'rap');
    // A brawler already, then a Joker: both are drawn again (ATZ-9, ATZ-106).
    expect(does(campaign, 'f2', 'rep-up', [1], '4D', 'JK', '3S').title).toBe(
      'Ann, Rep goes up: Rep 4, Medic',
    );
    expect(figureIn(campaign, 'f2')).toMatchObject({ rep: 4, rap: 0, attributes: ['brawler', 'medic'] });
  });

  it('lifts a Star, who chooses one', () => {
    const campaign = aftermath({ f1: FOUGHT }, { figures: { f1: { rap: 7 } } });
    does(campaign, 'f1', 'rap');
    does(campaign, 'f1', 'rep-up', 'stone-cold');
    expect(figureIn(campaign, 'f1')).toMatchObject({ rep: 6, rap: 0, attributes: ['agile', 'stone-cold'] });
  });

  it('lifts somebody with as many attributes as Rep without another one (ATZ-9)', () => {
    const attributes = ATTRIBUTES.slice(0, 4);
    const campaign = aftermath({ f2: FOUGHT }, { figures: { f2: { rap: 3, attributes } } });
    does(campaign, 'f2', 'rap');
    expect(does(campaign, 'f2', 'rep-up').title).toBe('Ann, Rep goes up: Rep 4');
  });

  it('lifts at once whoever has enough already, at a Rep that was lowered', () => {
    const campaign = aftermath({ f2: FOUGHT }, { figures: { f2: { rap: 4 } } });
    does(campaign, 'f2', 'rap');
    expect(figureIn(campaign, 'f2').rap).toBe(4);
    does(campaign, 'f2', 'rep-up', [1], '3S');
    expect(figureIn(campaign, 'f2')).toMatchObject({ rep: 4, rap: 0 });
  });

  it('is of no use at Rep 7', () => {
    expect(dueFor(aftermath({ f1: FOUGHT }, { figures: { f1: { rep: 7 } } }), 'f1')).toEqual([]);
  });
});
