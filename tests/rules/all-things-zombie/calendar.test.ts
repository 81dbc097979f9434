import { describe, expect, it } from 'vitest';
import {
  compareDates,
  dateText,
  decides,
  inDivision,
  isDate,
  nextPeriod,
  phaseOf,
} from '../../../src/rules/all-things-zombie/calendar.ts';

describe('phases', () => {
  it('run to O+10, to O+20, and on (ATZ-1)', () => {
    expect([0, 2, 10, 11, 20, 21, 60].map((year) => phaseOf(year))).toEqual([1, 1, 1, 2, 2, 3, 3]);
  });

  it('follow the heads of the activity tables as a house rule', () => {
    expect([0, 3, 4, 9, 10].map((year) => phaseOf(year, 'fast'))).toEqual([1, 1, 2, 2, 3]);
  });
});

describe('periods', () => {
  it('follow one another into the next year', () => {
    expect(nextPeriod('months', { year: 2, period: 10 })).toEqual({ year: 2, period: 11 });
    expect(nextPeriod('months', { year: 2, period: 11 })).toEqual({ year: 3, period: 0 });
    expect(nextPeriod('seasons', { year: 2, period: 3 })).toEqual({ year: 3, period: 0 });
  });

  it('change between months and seasons at the same time of the year', () => {
    expect(
      [0, 2, 3, 8, 9, 11].map((period) => inDivision('months', 'seasons', { year: 4, period }).period),
    ).toEqual([0, 0, 1, 2, 3, 3]);
    expect([0, 1, 2, 3].map((period) => inDivision('seasons', 'months', { year: 4, period }).period)).toEqual(
      [0, 3, 6, 9],
    );
  });

  it('decide who won once, on entering O+20 (ATZ-2)', () => {
    expect(decides({ year: 19, period: 3 }, { year: 20, period: 0 })).toBe(true);
    expect(decides({ year: 20, period: 0 }, { year: 20, period: 1 })).toBe(false);
    expect(decides({ year: 18, period: 3 }, { year: 19, period: 0 })).toBe(false);
  });
});

it('writes and compares dates', () => {
  expect(dateText('months', { year: 4, period: 9 })).toBe('October, O+4');
  expect(dateText('seasons', { year: 2, period: 0 })).toBe('Spring, O+2');
  expect(Math.sign(compareDates({ year: 2, period: 11 }, { year: 3, period: 0 }))).toBe(-1);
  expect(compareDates({ year: 3, period: 1 }, { year: 3, period: 1 })).toBe(0);
});

it('knows which dates there are', () => {
  expect(isDate('seasons', { year: 2, period: 3 })).toBe(true);
  expect(isDate('seasons', { year: 2, period: 4 })).toBe(false);
  expect(isDate('months', { year: 100, period: 0 })).toBe(false);
  expect(isDate('months', { year: -1, period: 0 })).toBe(false);
  expect(isDate('months', { year: 2.5, period: 0 })).toBe(false);
});
