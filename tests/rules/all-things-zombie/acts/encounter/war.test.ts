import { describe, expect, it } from 'vitest';
import { setDate } from '../../../../../src/rules/all-things-zombie/acts/campaign.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { planEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { decideWar, warDue } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/war.ts';
import { sal, zal } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/levels.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { AREAS } from '../../../../../src/rules/all-things-zombie/types.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith } from '../../../../support/rules/encounter.ts';

const RAID = { kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes: ['f1'] } as const;
const due = (campaign: Campaign) => proposals(seen(campaign), []).map((one) => [one.act, one.due]);

describe('who has won the war', () => {
  it('is due once in the twentieth year, before its first plan, and at no other time (ATZ-2)', () => {
    const campaign = campaignWith({ year: 19 });
    expect(warDue(campaign)).toBe(false);
    expect(due(campaign)).toEqual([]);
    expect(refusal(campaign, decideWar)).toEqual({ code: 'encounter', why: 'war-not-due' });
    act(campaign, (now) => setDate(now, { date: { year: 20, period: 0 }, why: 'years on paper' }));
    expect(due(campaign)).toEqual([['decide-war', true]]);
    expect(refusal(campaign, (now) => planEncounter(now, RAID))).toEqual({
      code: 'encounter',
      why: 'war-undecided',
    });
    expect(act(campaign, decideWar, [1, 5]).title).toBe('The zombies have won the war');
    expect(due(campaign)).toEqual([]);
    expect(refusal(campaign, decideWar)).toEqual({ code: 'encounter', why: 'war-not-due' });
    act(campaign, (now) => planEncounter(now, RAID));
  });

  it('takes a die more after a seven', () => {
    const zombies = campaignWith({ year: 20 });
    act(zombies, decideWar, [3, 4], [3]);
    expect(zombies.winner).toBe('zombies');
    const survivors = campaignWith({ year: 20 });
    const { events } = act(survivors, decideWar, [3, 4], [4]);
    expect(events).toEqual([{ type: 'war-decided', winner: 'survivors', faces: [3, 4, 4] }]);
    expect(survivors.winner).toBe('survivors');
  });

  it('leaves the losers an activity of 1 wherever one goes', () => {
    for (const area of AREAS) {
      expect([zal(area, 3, 'survivors'), sal(area, 3, 'zombies')]).toEqual([1, 1]);
      expect(zal(area, 3, 'zombies')).toBe(zal(area, 3));
      expect(sal(area, 3, 'survivors')).toBe(sal(area, 3));
    }
  });
});
