import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { planEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import {
  beginPursuit,
  pursueOn,
  splitRunners,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/pursuit.ts';
import { placeZombies } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, idOf, planned, underWay } from '../../../../support/rules/encounter.ts';

const ON_FOOT = { lowestRep: 3, vehicles: false } as const;
const RIDING = { lowestRep: 4, vehicles: true } as const;

function fled(): Campaign {
  const campaign = campaignWith();
  const raid = { kind: 'raid', role: 'raider', area: 'urban' } as const;
  campaign.before = { ...raid, successful: true, leftWithHumansBehind: true };
  return planned(campaign, { kind: 'pursuit', role: 'runner', area: 'urban' });
}
const on = (band = 0) => ({ band });

describe('a pursuit', () => {
  it('is run up by the Runners and down by the Chasers, until they are caught', () => {
    const campaign = fled();
    const bands = { runners: ON_FOOT, chasers: ON_FOOT };
    expect(act(campaign, (now) => beginPursuit(now, bands), [1, 2]).title).toBe('A lead of 3 hours');
    expect(act(campaign, (now) => pursueOn(now, on()), [2], [4]).title).toBe('An hour ahead');
    expect(refusal(campaign, placeZombies)).toEqual({ code: 'encounter', why: 'nobody-caught' });
    expect(act(campaign, (now) => pursueOn(now, on()), [1], [6], 'e').title).toBe('The Runners are caught');
    expect(underWay(campaign).pursuits).toMatchObject([{ lead: -4, end: 'caught', side: 'e' }]);
    expect(refusal(campaign, (now) => pursueOn(now, on()))).toEqual({
      code: 'encounter',
      why: 'pursuit-over',
    });
    act(campaign, placeZombies, [1], ...Array.from({ length: 7 }, () => [2]));
    expect(underWay(campaign).stage).toBe('on-the-table');
  });

  it('is run by the party’s own lowest Rep, by all who got away, whatever is said', () => {
    const campaign = campaignWith();
    const raid = { kind: 'raid', role: 'raider', area: 'urban' } as const;
    const hunters = { people: 5, groups: [], runners: ['f2', 'f3'].map((id) => idOf(campaign, id)) };
    campaign.before = { ...raid, successful: true, leftWithHumansBehind: true, hunters };
    const plan = { kind: 'pursuit', role: 'runner', objective: null, area: 'urban' } as const;
    for (const goes of [['f2'], ['f1', 'f2', 'f3'], ['f1', 'f2']])
      expect(refusal(campaign, (now) => planEncounter(now, { ...plan, goes }))).toMatchObject({
        why: 'other-runners',
      });
    planned(campaign, { ...plan, goes: ['f3', 'f2'] });
    const runners = { lowestRep: 7, vehicles: false } as const;
    act(campaign, (now) => beginPursuit(now, { runners, chasers: ON_FOOT }), [1, 2]);
    expect(underWay(campaign).pursuits).toMatchObject([{ runners: { lowestRep: 3 } }]);
  });

  it('is lost beyond a day, before the Chasers roll (ATZ-83)', () => {
    const campaign = fled();
    const runners = { lowestRep: 5, vehicles: false } as const;
    act(campaign, (now) => beginPursuit(now, { runners, chasers: ON_FOOT }), [6, 6]);
    act(campaign, (now) => pursueOn(now, on()), [6], [1]);
    expect(act(campaign, (now) => pursueOn(now, on()), [6]).title).toBe('The Runners are away');
    expect(underWay(campaign).pursuits).toMatchObject([{ lead: 26, end: 'escaped' }]);
  });

  it('asks for a table, zombies and people once somebody is caught, and for nothing once all are away', () => {
    const due = (campaign: Campaign) => proposals(seen(campaign), []).map((one) => one.act);
    const begun = (leads: readonly [number, number]): Campaign => {
      const campaign = fled();
      act(campaign, (now) => beginPursuit(now, { runners: ON_FOOT, chasers: ON_FOOT }), [...leads]);
      expect(due(campaign)).toContain('pursue-on');
      expect(due(campaign)).not.toContain('set-table');
      return campaign;
    };
    const away = begun([6, 6]);
    act(away, (now) => pursueOn(now, on()), [6], [1]);
    act(away, (now) => pursueOn(now, on()), [6]);
    expect(due(away)).toEqual([]);
    const caught = begun([1, 1]);
    act(caught, (now) => pursueOn(now, on()), [1], [6], 'e');
    expect(due(caught)).toEqual(expect.arrayContaining(['muster', 'roll-vehicle', 'set-table']));
  });

  it('is over at once where only the Runners ride, and half as hard where only the Chasers do', () => {
    const away = fled();
    const rides = () => act(away, (now) => beginPursuit(now, { runners: RIDING, chasers: ON_FOOT }));
    const why = 'no-vehicle-here';
    expect(refusal(away, (now) => beginPursuit(now, { runners: RIDING, chasers: ON_FOOT }))).toMatchObject({
      why,
    });
    underWay(away).vehicles.won = 1;
    expect(rides().title).toBe('The Runners ride away');
    expect(underWay(away).pursuits).toMatchObject([{ lead: 0, end: 'escaped' }]);
    const chased = fled();
    act(chased, (now) => beginPursuit(now, { runners: ON_FOOT, chasers: RIDING }), [6, 6]);
    // 2 + 3 come to 5, of which half rounded up is 3; the Chasers take 1 + 4 off.
    act(chased, (now) => pursueOn(now, on()), [2], [1]);
    expect(underWay(chased).pursuits).toMatchObject([{ lead: 10 }]);
  });

  it('splits into one for each band that is followed, from the same lead', () => {
    const campaign = fled();
    act(campaign, (now) => beginPursuit(now, { runners: ON_FOOT, chasers: ON_FOOT }), [4, 4]);
    underWay(campaign).vehicles.won = 1;
    const into = [
      { runners: ON_FOOT, chasers: ON_FOOT },
      { runners: RIDING, chasers: ON_FOOT },
      { runners: ON_FOOT, chasers: null },
      { runners: ON_FOOT, chasers: RIDING },
    ];
    expect(act(campaign, (now) => splitRunners(now, { band: 0, into })).title).toBe('The Runners split up');
    expect(underWay(campaign).pursuits.map(({ lead, end }) => [lead, end])).toEqual([
      [8, 'goes-on'],
      [8, 'escaped'],
      [8, 'escaped'],
      [8, 'goes-on'],
    ]);
    act(campaign, (now) => pursueOn(now, on(3)), [1], [6], 's');
    expect(underWay(campaign).pursuits.map(({ lead }) => lead)).toEqual([8, 8, 8, 0]);
    // The only vehicle is away with those who went first.
    expect(refusal(campaign, (now) => splitRunners(now, { band: 0, into: into.slice(0, 2) }))).toMatchObject({
      why: 'no-vehicle-here',
    });
  });
});
