import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import type { Check } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { cover } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/covering.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { drink } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { rollForSense } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/sense.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { SeenCampaign } from '../../../../../src/rules/all-things-zombie/state/seen.ts';
import { testInLine, testText } from '../../../../../src/rules/all-things-zombie/text/results.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  onTable,
  planned,
  underWay,
  type Wanted,
} from '../../../../support/rules/encounter.ts';

const party = (wanted?: Wanted) => onTable(planned(campaignWith(wanted), { goes: ['f1', 'f2', 'f3'] }));

function checks(campaign: Campaign, figure: string, what: Check, ...answers: readonly Answer[]) {
  return act(campaign, (now) => takeCheck(now, { figure, what }), ...answers);
}

/** Ann, Rep 3, in a Leader’s group, without a choice in any of it but where the table leaves her one. */
const CASES: readonly (readonly [Check, readonly Answer[], readonly string[]])[] = [
  [{ check: 'in-sight' }, [[3, 6]], ['Fires']],
  [{ check: 'received-fire', inCover: true, ranged: true }, [[4, 4]], ['Ducks Back']],
  [{ check: 'wanting-to-charge' }, [[1, 6, 6]], ['Charges']],
  [{ check: 'being-charged' }, [[4, 5]], ['Runs away']],
  [{ check: 'surprise' }, [[4, 5]], ['Taken wholly by surprise']],
  [
    { check: 'surprise' },
    [
      [1, 3],
      [3, 3],
    ],
    ['Turns to face the enemy', 'Runs away'],
  ],
  [{ check: 'overrun', lmg: false }, [[3, 3]], ['Jumps aside']],
  [{ check: 'rally', inCover: true }, [[3, 6]], ['Rallies']],
  [{ check: 'what-now', outgunned: true }, [[3, 6]], ['Stays down']],
  [{ check: 'pursue-by-fire' }, [[3, 6]], ['Fires in pursuit, as at cover']],
  [{ check: 'fast-move', withLeader: true }, [[3, 6, 6]], ['12″']],
  [{ check: 'reaction-fire', canFire: false, inChargeRange: true }, ['stays'], ['Stays in place']],
];

describe('a check', () => {
  it.each(CASES)('%j is rolled by Rep and stands in the history', (what, answers, results) => {
    const campaign = party();
    // Nobody else is rallied.
    if (what.check === 'rally')
      act(campaign, (now) => mark(now, { who: 'f2', condition: 'ran-away', byZombie: false }));
    const { events: told, title } = checks(campaign, 'f2', what, ...answers);
    const events = told.filter(({ type }) => type !== 'fighter-changed');
    expect(
      events.map((event) => (event.type === 'figure-tested' ? testText(event.result) : event.type)),
    ).toEqual(results);
    expect(events[0]).toMatchObject({ figure: 'f2', rule: `atz.${what.check}` });
    const inLine = events.map((event) => (event.type === 'figure-tested' ? testInLine(event.result) : ''));
    expect(title).toBe(`Ann: ${inLine.join(', then ')}`);
  });

  it('leaves a Star free will, but on Surprise', () => {
    const campaign = party();
    const { events } = checks(campaign, 'f1', { check: 'in-sight' }, [1, 1, 6], 'runsAway');
    expect(events).toMatchObject([
      { result: { of: 'reaction', word: 'runsAway' }, faces: [1, 1, 6], target: 5 },
      { type: 'fighter-changed', to: { toMark: 'ran-away' } },
    ]);
    checks(party(), 'f1', { check: 'surprise' }, [6, 6, 6]);
  });

  it('makes a hero on double ones, who passes everything from then on (ATZ-59)', () => {
    const campaign = party();
    const { events } = checks(campaign, 'f2', { check: 'being-charged' }, [1, 1]);
    expect(events.at(-1)).toEqual({ type: 'hero-made', figure: 'f2' });
    expect(underWay(campaign).heroes).toEqual(['f2']);
    // Nothing is rolled any more.
    expect(checks(campaign, 'f2', { check: 'being-charged' }).events).toMatchObject([
      { result: { of: 'reaction', word: 'firesThenMelee' }, faces: [] },
    ]);
    // In Sight still is, and makes no hero of anybody.
    expect(checks(campaign, 'f3', { check: 'in-sight' }, [1, 1]).events).toHaveLength(1);
  });

  it('goes by one Rep less for the shaken', () => {
    const campaign = party();
    const { events } = act(
      campaign,
      (now) => takeCheck(now, { figure: 'f2', what: { check: 'being-charged', shaken: true } }),
      [3, 2],
    );
    expect(events).toMatchObject([{ target: 2, result: { of: 'reaction', word: 'melee' } }]);
  });

  it('goes by what drink has made of somebody: a Wildman has nerves of steel', () => {
    const campaign = party();
    act(campaign, (now) => drink(now, { figure: 'f3' }), [5], [1]);
    const { events } = checks(
      campaign,
      'f3',
      { check: 'received-fire', ranged: true, inCover: true },
      [5, 6],
    );
    expect(events).not.toMatchObject([{ result: { word: 'ducksBack' } }]);
  });
});

describe('the first zombie death of a life', () => {
  it('is borne with both dice, and never checked again (ATZ-88)', () => {
    const campaign = party();
    const { events } = checks(campaign, 'f2', { check: 'see-zombie-death' }, [3, 2]);
    expect(events).toMatchObject([
      { rule: 'atz.see-zombie-death', result: { of: 'reaction', word: 'carriesOn' } },
      { type: 'death-seen', seen: true },
    ]);
    expect(figureIn(campaign, 'f2').seenZombieDeath).toBe(true);
  });

  it('leads to the Sanity Table with less, Free Will or not', () => {
    const campaign = party();
    const { title, events } = checks(
      campaign,
      'f1',
      { check: 'see-zombie-death' },
      [5, 6, 6],
      'stays',
      [6, 6, 6],
    );
    expect(title).toBe('Gloria: stays in place, then collapses');
    expect(events).toMatchObject([
      { rule: 'atz.see-zombie-death' },
      { rule: 'atz.sanity' },
      { type: 'fighter-changed', to: { toMark: 'collapsed' } },
      { type: 'death-seen' },
    ]);
  });
});

describe('a Dumbass', () => {
  it('rolls for sense each turn', () => {
    const campaign = party({ figures: { f2: { attributes: ['dumbass'] } } });
    const sense = (face: number) => act(campaign, (now) => rollForSense(now, { figure: 'f2' }), [face]).title;
    expect([1, 3, 4].map(sense)).toEqual([
      'Ann does nothing',
      'Ann goes on as last turn',
      'Ann does as told',
    ]);
  });

  it('goes on with what it did last turn on a 3, and with nothing else but for the player’s reason', () => {
    const campaign = party({ figures: { f2: { attributes: ['dumbass'] } } });
    const turn = () => act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 1]);
    const walks = (anyway?: string) => (now: SeenCampaign) =>
      move(now, { who: 'f2', others: [], how: 'normal', anyway });
    const covers = (now: SeenCampaign) => cover(now, { who: 'f2', covering: true });
    turn();
    act(campaign, walks());
    turn();
    act(campaign, (now) => rollForSense(now, { figure: 'f2' }), [3]);
    act(campaign, walks());
    // Nothing in the turn after, and so nothing in the one after that.
    turn();
    turn();
    act(campaign, (now) => rollForSense(now, { figure: 'f2' }), [3]);
    const late = { code: 'encounter', why: 'as-before' };
    expect(refusal(campaign, walks())).toMatchObject(late);
    expect(refusal(campaign, covers)).toMatchObject(late);
    expect(act(campaign, walks('pushed along')).events).toMatchObject([
      { type: 'done-anyway', untimely: 'as-before' },
      {},
    ]);
  });

  it('may be a Drunkard for the day', () => {
    const campaign = party();
    act(campaign, (now) => drink(now, { figure: 'f3' }), [5], [3]);
    expect(act(campaign, (now) => rollForSense(now, { figure: 'f3' }), [2]).title).toBe('Ben does nothing');
  });
});
