import { describe, expect, it } from 'vitest';
import {
  dropPlan,
  following,
  planEncounter,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { beginPursuit } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/pursuit.ts';
import {
  drink,
  rollForVehicle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { byRule } from '../../../../../src/rules/all-things-zombie/state/cause.ts';
import { DECK_SIZE } from '../../../../../src/rules/core/deck.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, planned, underWay } from '../../../../support/rules/encounter.ts';

const RAID = {
  kind: 'raid',
  role: 'raider',
  objective: 'destroy',
  area: 'urban',
  goes: ['f1', 'f3'],
} as const;

describe('a plan', () => {
  it('says what, where and who, with their Rep before anything happens (ATZ-105)', () => {
    const campaign = campaignWith({ year: 11 });
    expect(act(campaign, (now) => planEncounter(now, RAID)).title).toBe('Plan a destroy raid, urban');
    expect(underWay(campaign)).toMatchObject({
      number: 1,
      date: { year: 11, period: 0 },
      kind: 'raid',
      role: 'raider',
      objective: 'destroy',
      area: 'urban',
      phase: 2,
      party: ['f1', 'f3'],
      reps: [5, 4],
      combinedRep: 9,
      stage: 'planned',
    });
  });

  it('takes its phase from the heads of the tables as a house rule (ATZ-1)', () => {
    const campaign = campaignWith({ year: 10, houseRules: { fastCampaign: true } });
    expect(underWay(planned(campaign)).phase).toBe(3);
  });

  it('puts the drawn cards back into the deck (ATZ-8)', () => {
    const campaign = campaignWith();
    expect(campaign.deck).toHaveLength(DECK_SIZE - 3);
    expect(planned(campaign).deck).toHaveLength(DECK_SIZE);
  });
});

describe('clips', () => {
  const clipsOf = (campaign: Campaign, id: string) =>
    figureIn(campaign, id).weapons.map(({ weapon, clips, loaded }) => ({ weapon, clips, loaded }));

  it('are four for every weapon as an Encounter starts, looted or fired empty before (ATZ-108, ATZ-109)', () => {
    const campaign = campaignWith();
    const [first] = figureIn(campaign, 'f1').weapons;
    if (first === undefined) throw new Error('Gloria is armed');
    Object.assign(first, { weapon: 'ba-pistol', clips: 0, loaded: false });
    const { events } = act(campaign, (now) => planEncounter(now, RAID));
    expect(clipsOf(campaign, 'f1')[0]).toEqual({ weapon: 'ba-pistol', clips: 3, loaded: true });
    expect(events.filter(({ type }) => type === 'clips-changed')).toEqual([
      expect.objectContaining({ figure: 'f1', from: 0, to: 3, why: byRule('encounter-starts') }),
    ]);
  });

  it('stay as they are with whoever stays at home', () => {
    const campaign = campaignWith();
    for (const weapon of figureIn(campaign, 'f2').weapons) Object.assign(weapon, { clips: 1 });
    planned(campaign, { goes: ['f1', 'f3'] });
    expect(clipsOf(campaign, 'f2').every(({ clips }) => clips === 1)).toBe(true);
  });
});

describe('what may be planned', () => {
  it('is an escape where they are held, among others, as long as one of the party is captive (ATZ-174)', () => {
    const campaign = campaignWith({ figures: { f2: { status: 'captive', heldIn: 'outskirts' } } });
    expect(following(campaign)).toMatchObject([
      { kind: 'escape', role: 'captive', area: 'outskirts', forced: false },
      { kind: 'raid', role: 'raider', area: null, forced: false },
      { kind: 'raid', role: 'defender' },
    ]);
    planned(campaign, { kind: 'escape', role: 'captive', area: 'outskirts', goes: ['f2', 'f1'] });
    expect(underWay(campaign)).toMatchObject({ kind: 'escape', party: ['f2', 'f1'] });
  });

  it('may be a pursuit after a raid that people were left behind by', () => {
    const campaign = campaignWith();
    campaign.before = {
      kind: 'raid',
      role: 'raider',
      area: 'urban',
      successful: false,
      leftWithHumansBehind: true,
    };
    planned(campaign, { kind: 'pursuit', role: 'runner', area: 'urban' });
    expect(underWay(campaign)).toMatchObject({ kind: 'pursuit', role: 'runner', objective: null });
  });
});

describe('whoever leads the Encounter (ATZ-176)', () => {
  const leaders = (campaign: Campaign) =>
    campaign.figures.filter(({ leadership }) => leadership === 'overall').map(({ id }) => id);
  const led = (goes: readonly string[], leader?: string, campaign = campaignWith()) => {
    const plan = { ...RAID, goes: [...goes], ...(leader && { leader }) };
    act(campaign, (now) => planEncounter(now, plan));
    return campaign;
  };

  it('is the Star if she goes, else the highest Rep, the longest with the party of equals', () => {
    expect(leaders(led(['f1', 'f2', 'f3']))).toEqual(['f1']);
    // Ann has Rep 3, Ben and Cem 4.
    const without = led(['f2', 'f3', 'f4']);
    expect(leaders(without)).toEqual(['f3']);
    act(without, dropPlan);
    expect(leaders(led(['f1', 'f3'], undefined, without))).toEqual(['f1']);
  });

  it('is whom the player names, and the same again while she stays at home', () => {
    const campaign = led(['f2', 'f3'], 'f2');
    expect(leaders(campaign)).toEqual(['f2']);
    act(campaign, dropPlan);
    expect(leaders(led(['f2', 'f3'], undefined, campaign))).toEqual(['f2']);
    expect(leaders(led(['f1', 'f2'], 'f2'))).toEqual(['f2']);
  });

  it('is somebody where the Star is away', () => {
    const campaign = campaignWith();
    figureIn(campaign, 'f1').status = 'captive';
    expect(leaders(led(['f2', 'f4'], undefined, campaign))).toEqual(['f4']);
  });
});

describe('a plan that is dropped', () => {
  it('leaves the period free, and its number', () => {
    const campaign = planned(campaignWith());
    expect(act(campaign, dropPlan).title).toBe('Drop the raid');
    expect(campaign.encounter).toBeNull();
    expect(underWay(planned(campaign)).number).toBe(1);
  });

  it('is refused once dice have been rolled for it', () => {
    const rolled = planned(campaignWith(), { area: 'urban' });
    act(rolled, rollForVehicle, [6]);
    expect(refusal(rolled, dropPlan)).toEqual({ code: 'encounter', why: 'dice-rolled' });

    const drunk = planned(campaignWith(), { goes: ['f3'] });
    act(drunk, (now) => drink(now, { figure: 'f3' }), [1]);
    expect(refusal(drunk, dropPlan)).toEqual({ code: 'encounter', why: 'dice-rolled' });

    const pursued = campaignWith();
    pursued.before = {
      kind: 'raid',
      role: 'raider',
      area: 'urban',
      successful: true,
      leftWithHumansBehind: true,
    };
    planned(pursued, { kind: 'pursuit', role: 'runner', area: 'urban' });
    const band = { lowestRep: 3, vehicles: false } as const;
    act(pursued, (now) => beginPursuit(now, { runners: band, chasers: band }), [2, 3]);
    expect(refusal(pursued, dropPlan)).toEqual({ code: 'encounter', why: 'dice-rolled' });
  });
});
