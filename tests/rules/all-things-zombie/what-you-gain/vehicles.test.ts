import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { WHAT_YOU_GAIN_ODDS } from '../../../../src/rules/all-things-zombie/what-you-gain/odds.ts';
import {
  mayRollForVehicle,
  mayUseHeldOver,
  vehicleAtStart,
  vehicleRolls,
  vehicleTarget,
} from '../../../../src/rules/all-things-zombie/what-you-gain/vehicles.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const PHASES = [1, 2, 3] as const;
/** Zombie activity less the phase, by hand. */
const TARGETS = [
  [5, 2, 0],
  [4, 1, -1],
  [0, 0, -2],
];

describe('vehicles at the start', () => {
  it('follow the book’s example: nine figures, an urban area in phase 1, a 3 and a 6', () => {
    const start = { area: 'urban', phase: 1 } as const;
    expect(vehicleRolls(9)).toBe(2);
    expect(playedWith(vehicleAtStart(ASKING, start), [3])).toEqual({ face: 3, target: 5, won: true });
    expect(playedWith(vehicleAtStart(ASKING, start), [6]).won).toBe(false);
  });

  it('are there at the number too (ATZ-40)', () => {
    expect(playedWith(vehicleAtStart(ASKING, { area: 'urban', phase: 1 }), [5]).won).toBe(true);
  });

  it('are rolled for once for six figures or part of six (ATZ-41)', () => {
    expect([1, 6, 7, 12, 13].map(vehicleRolls)).toEqual([1, 1, 2, 2, 3]);
    const start = { area: 'urban', phase: 1 } as const;
    expect(mayRollForVehicle(7, 1, start)).toBeUndefined();
    expect(mayRollForVehicle(7, 2, start)).toBe('no-rolls-left');
    expect(mayRollForVehicle(7, 0, { area: 'rural', phase: 2 })).toBe('no-chance');
  });

  it('get rarer by area and phase, with the odds of six faces', () => {
    expect(AREAS.map((area) => PHASES.map((phase) => vehicleTarget({ area, phase })))).toEqual(TARGETS);
    for (const area of AREAS)
      for (const phase of PHASES) {
        const shares = Object.fromEntries(
          odds(() => WHAT_YOU_GAIN_ODDS['atz.vehicle-at-start'].play({ area, phase }), String).outcomes,
        );
        const { n = 0n, of = 1n } = shares.yes ?? {};
        expect(Number(n * 6n) / Number(of)).toBe(Math.max(0, vehicleTarget({ area, phase })));
      }
  });

  it('are no more to be had once the survivors have won', () => {
    expect(vehicleTarget({ area: 'urban', phase: 3, winner: 'survivors' })).toBe(-2);
    expect(vehicleTarget({ area: 'urban', phase: 3, winner: 'zombies' })).toBe(0);
  });
});

describe('a vehicle that was found', () => {
  it('serves in a later Encounter', () => {
    const found = { year: 3, period: 2 };
    expect(mayUseHeldOver(found, found)).toBe(false);
    expect(mayUseHeldOver(found, { year: 3, period: 3 })).toBe(true);
    expect(mayUseHeldOver(found, { year: 4, period: 0 })).toBe(true);
  });
});
