import { describe, expect, it } from 'vitest';
import {
  drink,
  placeZombies,
  rollForVehicle,
  spendVehicle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, planned, underWay } from '../../../../support/rules/encounter.ts';

/** A die for each zombie's place. */
const AHEAD = (zombies: number) => Array.from({ length: zombies }, () => [2]);

describe('a vehicle', () => {
  it('is rolled for against the zombie activity less the phase, once for six figures (ATZ-40, ATZ-41)', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    expect(act(campaign, rollForVehicle, [5]).title).toBe('A vehicle runs');
    expect(underWay(campaign).vehicles).toEqual({ rolled: 1, won: 1, heldOver: 0 });
    expect(refusal(campaign, rollForVehicle)).toEqual({ code: 'encounter', why: 'no-vehicle-roll' });
    const unlucky = planned(campaignWith(), { area: 'urban' });
    expect(act(unlucky, rollForVehicle, [6]).title).toBe('No vehicle runs');
    expect(underWay(unlucky).vehicles.won).toBe(0);
  });

  it('is not to be had where the survivors have won: activity 1 is no more than the phase', () => {
    const campaign = planned(campaignWith({ year: 21, winner: 'survivors' }), { area: 'urban' });
    expect(refusal(campaign, rollForVehicle)).toEqual({ code: 'encounter', why: 'no-vehicle-roll' });
  });

  it('held over is spent on a later Encounter, beside those rolled for', () => {
    const campaign = planned(campaignWith({ stock: [{ kind: 'vehicle' }] }));
    act(campaign, (now) => spendVehicle(now, { item: 'i1' }));
    expect(campaign.stock).toEqual([]);
    expect(underWay(campaign).vehicles).toEqual({ rolled: 0, won: 0, heldOver: 1 });
  });

  it('found in the same period has to wait', () => {
    const found = { year: 2, period: 0 };
    const campaign = planned(campaignWith({ stock: [{ kind: 'vehicle', found }] }));
    expect(refusal(campaign, (now) => spendVehicle(now, { item: 'i1' }))).toEqual({
      code: 'encounter',
      why: 'held-this-period',
    });
  });
});

describe('a Drunkard', () => {
  it('is sober on Rep or less, else in the state of another die', () => {
    const sober = planned(campaignWith(), { goes: ['f3'] });
    expect(act(sober, (now) => drink(now, { figure: 'f3' }), [4]).title).toBe('Ben: sober');
    expect(underWay(sober).drunk).toEqual([{ figure: 'f3', state: null }]);
    const drunk = planned(campaignWith(), { goes: ['f3'] });
    expect(act(drunk, (now) => drink(now, { figure: 'f3' }), [5], [3]).title).toBe('Ben: Dumbass drunk');
    expect(underWay(drunk).drunk).toEqual([{ figure: 'f3', state: 3 }]);
  });
});

describe('zombies at the start', () => {
  it('are a die and the zombie activity of the area', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    expect(act(campaign, placeZombies, [5], ...AHEAD(11)).title).toBe('11 zombies about');
    expect(underWay(campaign)).toMatchObject({ zombiesAtStart: 11, stage: 'on-the-table' });
  });

  it('are a die and 1, wherever the survivors have won', () => {
    const campaign = planned(campaignWith({ year: 22, winner: 'survivors' }), { area: 'urban' });
    expect(act(campaign, placeZombies, [5], ...AHEAD(6)).title).toBe('6 zombies about');
  });
});
