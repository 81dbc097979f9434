import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import {
  activity,
  activityTargets,
  type Where,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/activity.ts';
import { sal, zal } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/levels.ts';
import { activityModifier } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/modifiers.ts';
import { MEETING_ODDS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/odds.ts';
import { AREAS, BUILDINGS } from '../../../../src/rules/all-things-zombie/types.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const PHASES = [1, 2, 3] as const;
const FACES = [1, 2, 3, 4, 5, 6];

describe('activity levels', () => {
  it('stand as printed, zombies then survivors', () => {
    expect(AREAS.map((area) => PHASES.map((phase) => zal(area, phase)))).toEqual([
      [6, 4, 3],
      [5, 3, 2],
      [1, 2, 1],
    ]);
    expect(AREAS.map((area) => PHASES.map((phase) => sal(area, phase)))).toEqual([
      [4, 1, 2],
      [3, 2, 3],
      [2, 3, 3],
    ]);
  });

  it('fall to 1 for the losers of the war, for good and everywhere', () => {
    expect(zal('urban', 3, 'survivors')).toBe(1);
    expect(sal('urban', 3, 'survivors')).toBe(2);
    expect(sal('rural', 3, 'zombies')).toBe(1);
    expect(zal('rural', 3, 'zombies')).toBe(1);
  });
});

describe('buildings', () => {
  it('change the chances as printed: zombies, survivors', () => {
    const printed = {
      apartments: [2, -1],
      church: [2, -1],
      'dock-shipyard': [-1, 1],
      hospital: [2, -1],
      house: [1, -1],
      mall: [2, -1],
      'military-base': [-2, 2],
      'office-building': [2, -1],
      'police-station': [-1, 1],
      restaurant: [-1, 1],
      'retail-box-store': [2, -1],
      'retail-store': [-1, 1],
      school: [1, -1],
      supermarket: [-1, 1],
      warehouse: [-1, 1],
    };
    for (const building of BUILDINGS) {
      for (const area of ['outskirts', 'rural'] as const) {
        const { zombies, survivors } = activityModifier(building, area);
        expect([building, zombies, survivors]).toEqual([building, ...printed[building]]);
      }
    }
  });

  it('have lines of their own in urban areas for school and supermarket (ATZ-64)', () => {
    expect(activityModifier('school', 'urban')).toEqual({ zombies: -1, survivors: 1 });
    expect(activityModifier('supermarket', 'urban')).toEqual({ zombies: 1, survivors: 0 });
  });

  it('count upstairs on top, any floor (ATZ-69), and vehicles nothing (ATZ-100)', () => {
    const where = { area: 'urban', phase: 1, building: 'house' } as const;
    expect(activityTargets({ ...where, upstairs: true })).toEqual({ zombies: 5, survivors: 4 });
    expect(activityTargets({ ...where, building: null, upstairs: false })).toEqual({
      zombies: 6,
      survivors: 4,
    });
  });
});

describe('testing for activity', () => {
  const ruralHouse: Where = { area: 'rural', phase: 1, building: 'house', upstairs: false };

  it('meets zombies in the book’s example: one die each, 2 against 1', () => {
    expect(activityTargets(ruralHouse)).toEqual({ zombies: 2, survivors: 1 });
    expect(playedWith(activity(PLAYER_ASKING, ruralHouse), [4, 2], [6, 1]).met).toBe('zombies');
  });

  it('meets both on the same score, and nobody where no die passes (ATZ-70)', () => {
    expect(playedWith(activity(PLAYER_ASKING, ruralHouse), [1, 6], [6, 1]).met).toBe('both');
    expect(playedWith(activity(PLAYER_ASKING, ruralHouse), [3, 6], [6, 2]).met).toBe('nobody');
  });

  it('meets whoever passes more dice, whatever their scores', () => {
    expect(playedWith(activity(PLAYER_ASKING, ruralHouse), [2, 6], [1, 1]).met).toBe('survivors');
  });

  it.each([
    ruralHouse,
    { area: 'urban', phase: 1, building: 'hospital', upstairs: true },
    { area: 'outskirts', phase: 2, building: 'military-base', upstairs: false },
    { area: 'urban', phase: 2, building: null, upstairs: false },
  ] as const)('has the odds of all 1296 throws for $area $building', (where) => {
    const { zombies: z, survivors: h } = activityTargets(where);
    const tally: Record<string, number> = {};
    for (const a of FACES)
      for (const b of FACES)
        for (const c of FACES)
          for (const d of FACES) {
            const zs = [a, b].filter((face) => face <= z);
            const hs = [c, d].filter((face) => face <= h);
            const top = (passed: number[]) => Math.max(0, ...passed);
            let met = 'both';
            if (zs.length + hs.length === 0) met = 'nobody';
            else if (zs.length > hs.length || (zs.length === hs.length && top(zs) > top(hs))) met = 'zombies';
            else if (hs.length > zs.length || top(hs) > top(zs)) met = 'survivors';
            tally[met] = (tally[met] ?? 0) + 1;
          }
    const asked = { ...where, winner: undefined };
    const counted = odds(() => MEETING_ODDS['atz.activity'].play(asked), String);
    const shares = counted.outcomes.map(([name, { n, of }]) => [name, Number(n) / Number(of)]);
    expect(Object.fromEntries(shares)).toEqual(
      Object.fromEntries(Object.entries(tally).map(([name, n]) => [name, n / 1296])),
    );
  });
});
