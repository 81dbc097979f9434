/** Choice of the backups that are kept, over any past. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byAge, type Kept, POLICY, type Policy, toKeep } from '../../db/backups/keeping.ts';

const NOW = new Date(2026, 10, 22, 12);
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const made = (hoursAgo: number, serial: number, packed = 1000, damaged = false): Kept => ({
  name: `b${serial}`,
  at: new Date(NOW.getTime() - hoursAgo * HOUR).toISOString(),
  serial,
  packed,
  shelf: [{}, { damaged }],
});

/** Backups of up to three years, in the order they were made. */
const pasts = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 3 * 365 * 24 }), fc.integer({ min: 1, max: 5_000 })), {
    maxLength: 120,
  })
  .map((all) => all.toSorted(([a], [b]) => b - a).map(([hours, packed], at) => made(hours, at + 1, packed)));

const policies: fc.Arbitrary<Policy> = fc.record({
  last: fc.integer({ min: 1, max: 20 }),
  weeksOfDays: fc.integer({ min: 1, max: 8 }),
  monthsOfWeeks: fc.integer({ min: 1, max: 12 }),
  mostBytes: fc.integer({ min: 1, max: 200_000 }),
});

const UNLIMITED = { ...POLICY, mostBytes: Number.MAX_SAFE_INTEGER };
function keptOf(past: readonly Kept[], policy: Policy): readonly Kept[] {
  const kept = toKeep(past, policy);
  return past.filter(({ name }) => kept.has(name));
}
const localDay = ({ at }: Kept) => new Date(at).toDateString();

describe('what is kept', () => {
  it('always has the newest, and is within the limit but for that one', () => {
    fc.assert(
      fc.property(pasts, policies, (past, policy) => {
        fc.pre(past.length > 0);
        const kept = keptOf(past, policy);
        expect(kept).toContain(past.at(-1));
        const bytes = kept.reduce((sum, { packed }) => sum + packed, 0);
        expect(kept.length === 1 || bytes <= policy.mostBytes).toBe(true);
      }),
    );
  });

  it('is the same when it is thinned again', () => {
    fc.assert(
      fc.property(pasts, policies, (past, policy) => {
        const once = keptOf(past, policy);
        expect(keptOf(once, policy)).toEqual(once);
      }),
    );
  });

  it('counts one of each day by those that stay, though two were made at one moment of it', () => {
    const past = [made(11, 1), made(11, 2), made(1, 3)];
    const policy = { ...UNLIMITED, last: 1, weeksOfDays: 1, monthsOfWeeks: 1 };
    expect(keptOf(past, policy)).toEqual([past[2]]);
  });

  it('drops the oldest first where room is short', () => {
    fc.assert(
      fc.property(pasts, policies, (past, policy) => {
        const unlimited = keptOf(past, { ...policy, mostBytes: Number.MAX_SAFE_INTEGER }).toSorted(byAge);
        const kept = keptOf(past, policy).toSorted(byAge);
        expect(kept).toEqual(unlimited.slice(0, kept.length));
      }),
    );
  });

  it('has the last ten, one of each day for two weeks, of each week for three months, of each month beyond', () => {
    fc.assert(
      fc.property(pasts, (past) => {
        const kept = keptOf(past, UNLIMITED);
        expect(past.slice(-10).every((one) => kept.includes(one))).toBe(true);
        const age = ({ at }: Kept) => NOW.getTime() - Date.parse(at);
        const fortnight = past.filter((one) => age(one) < 13 * DAY);
        expect(new Set(fortnight.map(localDay))).toEqual(
          new Set(kept.filter((one) => age(one) < 13 * DAY).map(localDay)),
        );
        const month = (one: Kept) => new Date(one.at).getFullYear() * 12 + new Date(one.at).getMonth();
        const newest = new Map(past.map((one) => [month(one), one]));
        expect(kept).toEqual(expect.arrayContaining([...newest.values()]));
      }),
    );
  });

  it('never has a gap of more than eight days in what was made daily over three months, nor of 62 in five years', () => {
    for (const hour of [0, 7, 23]) {
      let kept: readonly Kept[] = [];
      for (let day = 5 * 365; day >= 0; day -= 1) {
        const now = new Date(NOW.getTime() - day * DAY + hour * HOUR);
        const one = {
          name: `d${day}`,
          at: now.toISOString(),
          serial: 5 * 365 - day + 1,
          packed: 1,
          shelf: [],
        };
        kept = keptOf([...kept, one], UNLIMITED);
      }
      const days = kept.map(({ at }) => Date.parse(at) / DAY).toSorted((a, b) => a - b);
      const last = days.at(-1) ?? 0;
      for (const [at, day] of days.entries()) {
        const gap = (days[at + 1] ?? day) - day;
        expect(gap).toBeLessThanOrEqual(last - day < 90 ? 8 : 62);
      }
      expect(kept.length).toBeLessThan(100);
    }
  });

  it('goes by the order in which they were made where the clock was set back', () => {
    const future = Array.from({ length: 12 }, (_, at) => made(-24 * 365, at + 1));
    const present = made(0, 13);
    expect(keptOf([...future, present], { ...UNLIMITED, last: 1 })).toContain(present);
    expect(keptOf([...future, present], { ...POLICY, last: 1, mostBytes: 1 })).toEqual([present]);
  });
});

describe('where clocks were wrong', () => {
  /** Times that a clock may say, in hours before now. */
  const anyTime = fc.oneof(
    fc.integer({ min: -10 * 365 * 24, max: 10 * 365 * 24 }),
    fc.integer({ min: -100, max: 100 }),
  );

  it('keeps the last ones, the newest and the newest sound one by the order in which they were made', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyTime, fc.boolean()), { maxLength: 60 }), policies, (all, policy) => {
        const past = all.map(([hours, damaged], at) => made(hours, at + 1, 1000, damaged));
        const roomy = keptOf(past, { ...policy, mostBytes: Number.MAX_SAFE_INTEGER });
        expect(roomy).toEqual(expect.arrayContaining(past.slice(-policy.last)));
        const kept = keptOf(past, policy);
        const sound = past.findLast(({ shelf }) => shelf.every(({ damaged }) => damaged !== true));
        for (const one of [past.at(-1), sound]) if (one !== undefined) expect(kept).toContain(one);
      }),
    );
  });

  /** Backups kept, by days ago, when one is made a day and thinned out at once. */
  function keptOfDaily(days: number, clock: (daysAgo: number) => number): readonly number[] {
    let kept: readonly Kept[] = [];
    for (let ago = days; ago >= 0; ago -= 1)
      kept = keptOf([...kept, made(clock(ago) * 24, days - ago + 1)], UNLIMITED);
    return kept.map(({ serial }) => days - serial + 1);
  }

  it('leaves no gap of more than a fortnight in what was made daily, whatever the clock said once, or for nine days', () => {
    const wrong = fc.tuple(
      fc.nat({ max: 80 }),
      fc.constantFrom(1, 9),
      fc.integer({ min: -4_000, max: 20_000 }),
    );
    fc.assert(
      fc.property(wrong, ([from, count, off]) => {
        const kept = keptOfDaily(85, (ago) => (ago <= from && ago > from - count ? ago + off : ago));
        for (const [at, ago] of kept.entries()) expect(ago - (kept[at + 1] ?? 0)).toBeLessThan(14);
        // A backup of each of the last eleven days is kept, whatever days the clock has counted twice.
        expect(kept.filter((ago) => ago < 11)).toHaveLength(11);
      }),
      { numRuns: 60 },
    );
  });

  it('makes no other old by a clock that ran ahead: ages are counted by days that have a backup', () => {
    const daily = Array.from({ length: 30 }, (_, at) => made((30 - at) * 24, at + 1));
    const ahead = made(-24 * 3650, 31);
    const dropped = daily.filter((one) => !keptOf([...daily, ahead], UNLIMITED).includes(one));
    const right = daily.filter((one) => !keptOf([...daily, made(0, 31)], UNLIMITED).includes(one));
    expect(dropped).toEqual(right);
  });
});

describe('one in which something was found damaged', () => {
  const mixed = fc
    .tuple(pasts, fc.array(fc.boolean(), { minLength: 120, maxLength: 120 }))
    .map(([past, damaged]) =>
      past.map((one, at) => ({ ...one, shelf: [{}, { damaged: damaged[at] === true }] })),
    );
  const isSound = ({ shelf }: Kept) => !shelf.some(({ damaged }) => damaged === true);

  it('takes the place of no sound one', () => {
    fc.assert(
      fc.property(mixed, (past) => {
        const kept = keptOf(past, UNLIMITED);
        expect(kept.filter(isSound)).toEqual(keptOf(past.filter(isSound), UNLIMITED));
      }),
    );
  });

  it('goes before any sound one where room is short, and the newest sound one never does', () => {
    fc.assert(
      fc.property(mixed, policies, (past, policy) => {
        const kept = keptOf(past, policy);
        const newest = past.findLast(isSound);
        if (newest !== undefined) expect(kept).toContain(newest);
        const [dropped] = keptOf(past, { ...policy, mostBytes: Number.MAX_SAFE_INTEGER })
          .filter(isSound)
          .filter((one) => !kept.includes(one));
        if (dropped !== undefined)
          expect(kept.filter((one) => !isSound(one) && one !== past.at(-1))).toEqual([]);
      }),
    );
  });

  it('is the same when it is thinned again', () => {
    fc.assert(
      fc.property(mixed, policies, (past, policy) => {
        const once = keptOf(past, policy);
        expect(keptOf(once, policy)).toEqual(once);
      }),
    );
  });

  it('leaves the last sound one there, however many come after it', () => {
    const sound = made(24 * 200, 1);
    const damaged = Array.from({ length: 60 }, (_, at) => made(60 - at, at + 2, 1000, true));
    expect(keptOf([sound, ...damaged], { ...POLICY, last: 1, mostBytes: 1 })).toEqual([
      sound,
      damaged.at(-1),
    ]);
  });
});
