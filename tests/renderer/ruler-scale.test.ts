import { describe, expect, it } from 'vitest';
import {
  labelledYears,
  type RulerDates,
  rulerScale,
} from '../../renderer/games/all-things-zombie/components/ruler-scale.ts';

const dates = (start: number, year: number, period = 0): RulerDates => ({
  start: { year: start, period: 0 },
  now: { year, period },
  periodsAYear: 12,
  phaseEnds: [10, 20],
});

const nowhere = { left: -1, right: -1 };

describe('the campaign ruler', () => {
  it('runs from the first year to the first of phase 3, each year as wide as the next', () => {
    const scale = rulerScale(dates(2, 4), 1021);
    expect(scale.years).toHaveLength(20);
    expect(scale.years[0]).toBe(2);
    expect(scale.years.at(-1)).toBe(21);
    expect(scale.step).toBe(51);
    expect(scale.at(2)).toBe(0.5);
    expect(scale.at(21) + scale.step).toBe(1020.5);
  });

  it('marks the middle of the present period', () => {
    expect(rulerScale(dates(2, 4, 9), 1021).now).toBeCloseTo(0.5 + 51 * (2 + 9.5 / 12));
  });

  it('ends phase 1 with O+10 and phase 2 with O+20', () => {
    expect(rulerScale(dates(2, 4), 1021).phases).toEqual([
      { phase: 1, from: 2, to: 10 },
      { phase: 2, from: 11, to: 20 },
      { phase: 3, from: 21, to: null },
    ]);
  });

  it('leaves out phases that were over before the campaign began', () => {
    expect(rulerScale(dates(12, 12), 1021).phases).toEqual([
      { phase: 2, from: 12, to: 20 },
      { phase: 3, from: 21, to: null },
    ]);
    expect(rulerScale(dates(30, 31), 1021).phases).toEqual([{ phase: 3, from: 30, to: null }]);
  });

  it('grows with a campaign that goes beyond', () => {
    expect(rulerScale(dates(2, 40), 1021).years.at(-1)).toBe(41);
  });

  it('labels the first year and every fifth from the tenth', () => {
    expect(labelledYears(rulerScale(dates(2, 4), 1021), nowhere)).toEqual([2, 10, 15, 20]);
  });

  it('leaves out a label where the present or the first one stands', () => {
    const scale = rulerScale(dates(2, 15), 1021);
    expect(labelledYears(scale, { left: scale.now - 6, right: scale.now + 46 })).toEqual([2, 10, 20]);
    expect(labelledYears(rulerScale(dates(9, 9), 400), nowhere)).toEqual([9, 15, 20]);
  });
});
