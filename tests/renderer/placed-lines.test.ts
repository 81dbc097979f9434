import { expect, it } from 'vitest';
import { placed } from '../../renderer/app/given-up/placed-lines.ts';
import type { GivenUpLine } from '../../src/contract/calls/lines.ts';

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

const RIGHT = 345;
const drawn = (...lines: readonly GivenUpLine[]) => placed(lines, (at) => 8 + at, { left: 8, right: RIGHT });

/** What a label covers, to the left and to the right: `119 acts` in twelve pixels. */
const covered = ({ at, anchor }: { readonly at: number; readonly anchor: 'start' | 'end' }) =>
  anchor === 'start' ? [at, at + 50] : [at - 50, at];

/** A line rises from its beginning to its height within so much. */
const RISE = 16;

it.each([
  ['close to now', [given(1, 320, 328), given(2, 330, 332), given(3, 336, 337)]],
  ['from one moment', [given(1, 100, 110), given(2, 100, 300), given(3, 100, 103)]],
  ['from the beginning', [given(1, 0, 30), given(2, 0, 40), given(3, 0, 200)]],
  ['one within another, and one past both', [given(1, 50, 250), given(2, 90, 110), given(3, 200, 330)]],
] as const)('no label lies over a line that rises beside it: %s', (_, lines) => {
  const all = drawn(...lines);
  expect(all).toHaveLength(lines.length);
  const over = all.flatMap((one) => {
    const [from = 0, to = 0] = covered(one.label);
    return all
      .filter((other) => other.lane > one.lane && other.from < to && other.from + RISE > from)
      .map((other) => `${other.line.line} over the label of ${one.line.line}`);
  });
  expect(over).toEqual([]);
  const shared = all.flatMap((one) =>
    all.filter(
      (other) => other !== one && other.lane === one.lane && other.from < one.to && one.from < other.to,
    ),
  );
  expect(shared).toEqual([]);
});

it('one that left later is drawn lower, and all end where there is room', () => {
  const all = drawn(given(1, 320, 328), given(2, 330, 332));
  expect(all.map(({ line, lane }) => [line.line, lane])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(all.every(({ to }) => to <= RIGHT)).toBe(true);
});
