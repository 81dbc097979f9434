import { expect, it } from 'vitest';
import { placed } from '../../renderer/page/given-up/placed-lines.ts';
import type { GivenUpLine } from '../../src/contract/calls/given-up-lines.ts';

const given = (line: number, from: number, to: number): GivenUpLine => ({
  line,
  acts: 119,
  span: '',
  givenUpAt: '',
  after: { act: from, title: '', date: '', madeAt: '' },
  newest: [],
  instead: { acts: 0, since: '' },
  beforeCopy: false,
  from,
  to,
});

const [LEFT, RIGHT] = [8, 345];
const drawn = (...lines: readonly GivenUpLine[]) =>
  placed(lines, (at) => LEFT + at, { left: LEFT, right: RIGHT });

it.each([
  ['close to now', [given(1, 320, 328), given(2, 330, 332), given(3, 336, 337)]],
  ['from one moment', [given(1, 100, 110), given(2, 100, 300), given(3, 100, 103)]],
  ['from the beginning', [given(1, 0, 30), given(2, 0, 40), given(3, 0, 200), given(4, 0, 3)]],
  ['one within another, and one past both', [given(1, 50, 250), given(2, 90, 110), given(3, 200, 330)]],
] as const)(
  'one that left later is drawn lower, rises apart from the others, and ends where there is room: %s',
  (_, lines) => {
    const all = drawn(...lines);
    expect(all.map(({ lane }) => lane)).toEqual(lines.map((_line, at) => at + 1));
    for (const [at, { from, to }] of all.entries()) {
      expect(from).toBeGreaterThanOrEqual(LEFT);
      expect(to - from).toBeGreaterThanOrEqual(44);
      expect(to).toBeLessThanOrEqual(RIGHT);
      expect(from - (all[at + 1]?.from ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(14);
    }
  },
);

it('of many the last that left are drawn', () => {
  const lines = [10, 50, 90, 130, 170].map((from, at) => given(at, from, from + 60));
  expect(drawn(...lines).map(({ line }) => line.line)).toEqual([4, 3, 2, 1]);
});
