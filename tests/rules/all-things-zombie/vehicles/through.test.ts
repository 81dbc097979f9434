/** Odds of a whole activation at the wheel, and of whoever is in the way: counted by hand from the tables. */
import { describe, expect, it } from 'vitest';
import { VEHICLE_ODDS } from '../../../../src/rules/all-things-zombie/vehicles/odds.ts';
import { comesThrough, turnsTooFast } from '../../../../src/rules/all-things-zombie/vehicles/through.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import type { Play } from '../../../../src/rules/core/play.ts';
import { ASKING, played } from '../reaction/support.ts';

/** To four places, so that fractions of another denominator compare. */
function shares(play: () => Play<string, never>): Readonly<Record<string, number>> {
  const { outcomes } = odds(play, String);
  return Object.fromEntries(
    outcomes.map(([name, { n, of }]) => [name, Number((Number(n) / Number(of)).toFixed(4))]),
  );
}
const through = (input: Parameters<(typeof VEHICLE_ODDS)['atz.vehicle-activation']['play']>[0]) =>
  shares(() => VEHICLE_ODDS['atz.vehicle-activation'].play(input));
const share = (n: number) => Number(n.toFixed(4));

describe('a vehicle through an activation', () => {
  it('keeps its way on the road, whatever its speed, where nothing is asked of the driver', () => {
    expect(through({ rep: 1, kind: 'sedan', speed: 20 })).toEqual({ inControl: 1 });
    // Half of its top speed, and a turn of no more than 45 degrees above it.
    expect(through({ rep: 1, kind: 'sedan', speed: 10, turns: 1, sharp: true })).toEqual({ inControl: 1 });
    expect(through({ rep: 1, kind: 'sedan', speed: 18, turns: 1 })).toEqual({ inControl: 1 });
  });

  it('slides at best in a sharp turn at more than half its top speed (Losing Control Table)', () => {
    expect(turnsTooFast('sedan', { speed: 11, turns: 1, sharp: true })).toBe(true);
    expect(turnsTooFast('sedan', { speed: 10, turns: 1, sharp: true })).toBe(false);
    // Rep 4: both dice pass in 16 of 36, one in 16, none in 4.
    expect(through({ rep: 4, kind: 'sedan', speed: 18, turns: 1, sharp: true, over: 2 })).toEqual({
      slides: share(16 / 36),
      veers: share(16 / 36),
      rollsOver: share(4 / 36),
    });
  });

  it('is off its way after running down two where the die shows 1 or 2 and the driver fails a die', () => {
    expect(through({ rep: 4, kind: 'sedan', speed: 12, over: 2 })).toEqual({
      inControl: share(4 / 6 + (2 / 6) * (16 / 36)),
      swerves: share((2 / 6) * (16 / 36)),
      corkscrews: share((2 / 6) * (4 / 36)),
    });
  });

  it('breaks down off the road on an 11, and rolls for control on a 7 (Cross Country Driving)', () => {
    expect(through({ rep: 3, kind: 'suv', speed: 8, offRoad: true })).toEqual({
      inControl: share(28 / 36 + (6 / 36) * (9 / 36)),
      swerves: share((6 / 36) * (18 / 36)),
      corkscrews: share((6 / 36) * (9 / 36)),
      breaksDown: share(2 / 36),
    });
    // A quarter of its top speed, 4″, is safe.
    expect(through({ rep: 3, kind: 'suv', speed: 4, offRoad: true })).toEqual({ inControl: 1 });
  });

  it('rolls again where the first roll has left it on its way', () => {
    const way = { kind: 'suv', speed: 8, offRoad: true, over: 1 } as const;
    // A 7, both dice passed; then a 1 for whoever was run down, and one die passed: to the left.
    expect(played(comesThrough(ASKING, { rep: 3 }, way), [3, 4], [1, 2], [1], [1, 6], [2])).toBe('swerves');
  });

  it('is refused at a speed, or with turns, that the kind hasn’t', () => {
    const { refusal } = VEHICLE_ODDS['atz.vehicle-activation'];
    expect(refusal({ rep: 4, kind: 'bus', speed: 13 })).toMatch(/fast/);
    expect(refusal({ rep: 4, kind: 'bus', speed: 8, turns: 2 })).toMatch(/turn/);
    expect(refusal({ rep: 4, kind: 'bus', speed: 12, turns: 1 })).toBeUndefined();
  });
});

describe('somebody in its way, from the Overrun Check on', () => {
  const fate = (target: Parameters<(typeof VEHICLE_ODDS)['atz.run-down']['play']>[0]['target']) =>
    shares(() => VEHICLE_ODDS['atz.run-down'].play({ rep: 4, target, checks: true }));

  it('gets clear with both dice, is rolled for with one, and is hit with none', () => {
    // Rep 3: a quarter, a half, a quarter; Rep 4 hits on 4 and more. Impact 3 kills on 3 or less, and nobody of Rep 3 stands up to it.
    expect(fate({ kind: 'human', rep: 3 })).toEqual({
      missed: 0.5,
      obviouslyDead: 0.25,
      outOfTheFight: 0.25,
    });
  });

  it('is hit in any case where it lies flat, or is a zombie', () => {
    expect(fate({ kind: 'human', rep: 3, prone: true })).toEqual({ obviouslyDead: 0.5, outOfTheFight: 0.5 });
    expect(fate({ kind: 'zombie' })).toEqual({ obviouslyDead: 0.5, knockedDown: 0.5 });
  });
});
