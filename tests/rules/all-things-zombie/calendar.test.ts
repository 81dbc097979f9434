import { describe, expect, it } from 'vitest';
import {
  changedOver,
  compareDates,
  dateAt,
  dateText,
  isDate,
  nextPeriod,
  periodIndex,
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
    expect(nextPeriod('seasons', { year: 2, period: 3 })).toEqual({ year: 2, period: 6 });
    expect(nextPeriod('seasons', { year: 2, period: 9 })).toEqual({ year: 3, period: 0 });
  });

  it('change between months and seasons without ever going back', () => {
    const seasons = [0, 1, 2, 3, 8, 9, 10].map((period) => changedOver('seasons', { year: 4, period }));
    expect(seasons.map(({ year, period }) => [year, period])).toEqual([
      [4, 0],
      [4, 3],
      [4, 3],
      [4, 3],
      [4, 9],
      [4, 9],
      [5, 0],
    ]);
    expect(changedOver('months', { year: 4, period: 6 })).toEqual({ year: 4, period: 6 });
  });

  it('have their place in the year, as the calendar shows it', () => {
    expect([0, 3, 6, 9].map((period) => periodIndex('seasons', { year: 2, period }))).toEqual([0, 1, 2, 3]);
    expect(dateAt('seasons', 2, 3)).toEqual({ year: 2, period: 9 });
    expect(dateAt('months', 2, 3)).toEqual({ year: 2, period: 3 });
  });
});

it('writes and compares dates', () => {
  expect(dateText('months', { year: 4, period: 9 })).toBe('October, O+4');
  expect(dateText('seasons', { year: 2, period: 9 })).toBe('Winter, O+2');
  // A month played before the calendar was changed over.
  expect(dateText('seasons', { year: 2, period: 7 })).toBe('Autumn, O+2');
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
