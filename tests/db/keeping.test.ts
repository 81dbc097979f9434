/** Which backups are kept, over any past. */
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
  /** Whatever a clock may say, in hours before now. */
  const anyTime = fc.oneof(
    fc.integer({ min: -10 * 365 * 24, max: 10 * 365 * 24 }),
    fc.integer({ min: -100, max: 100 }),
  );
  const atOf = (hoursAgo: number) => made(hoursAgo, 0).at;
  const namesOf = (kept: readonly Kept[]) => kept.map(({ name }) => name);
  /** Days on which something was made, several times on some, and what is kept as it is made. */
  const dense = fc
    .array(fc.integer({ min: 0, max: 200 * 4 }), { minLength: 12, maxLength: 160 })
    .map((all) => all.toSorted((a, b) => b - a).map((quarters, at) => made(quarters * 6, at + 1)));

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

  it('drops no other by one wrong date than by a right one', () => {
    fc.assert(
      fc.property(fc.oneof(dense, pasts), policies, fc.nat(), anyTime, (past, policy, which, hours) => {
        fc.pre(past.length > 1);
        const at = which % past.length;
        const date = atOf(hours);
        const [before, after] = [past[at - 1]?.at ?? '', past[at + 1]?.at ?? '~'];
        const [first, last] = [at === 0, at === past.length - 1];
        const own = past[at]?.at ?? '';
        // Between the dates around it, it could be the right one; so could one further towards the others at either end.
        fc.pre(date < before || date > after || (first && date < own) || (last && date > own));
        const wrong = past.map((one, other) => (other === at ? { ...one, at: date } : one));
        const roomy = { ...policy, mostBytes: Number.MAX_SAFE_INTEGER };
        expect(namesOf(keptOf(wrong, roomy))).toEqual(expect.arrayContaining(namesOf(keptOf(past, roomy))));
      }),
      { numRuns: 1_000 },
    );
  });

  it('loses nothing where a clock ran ten years ahead for one backup, or for nine', () => {
    const daily = Array.from({ length: 60 }, (_, at) => made((28 - at) * 24, at + 1));
    for (const count of [1, 9]) {
      const ahead = daily.map((one, at) =>
        at >= 28 && at < 28 + count ? made((28 - at - 10 * 365) * 24, one.serial) : one,
      );
      let kept: readonly Kept[] = [];
      let right: readonly Kept[] = [];
      for (const [at, one] of daily.entries()) {
        kept = keptOf([...kept, ...ahead.slice(at, at + 1)], UNLIMITED);
        right = keptOf([...right, one], UNLIMITED);
        expect(namesOf(kept)).toEqual(expect.arrayContaining(namesOf(right)));
      }
    }
  });

  it('drops one of a wrong date as it would any other, where those around it are of one month', () => {
    const wrong = made(24 * 9_000, 3);
    const past = [made(24 * 402, 1), made(24 * 401, 2), wrong, made(24 * 400, 4), made(1, 5), made(0, 6)];
    expect(keptOf(past, { ...UNLIMITED, last: 1 })).not.toContain(wrong);
  });

  it('keeps no more than the two ends of many months old whose dates fit nowhere', () => {
    const before = Array.from({ length: 20 }, (_, at) => made(24 * (420 - at), at + 1));
    const wrong = Array.from({ length: 9 }, (_, at) => made(24 * 9_000, before.length + at + 1));
    const since = Array.from({ length: 60 }, (_, at) => made(24 * (60 - at), 30 + at));
    const kept = keptOf([...before, ...wrong, ...since], UNLIMITED);
    expect(wrong.filter((one) => kept.includes(one))).toEqual([wrong[0], wrong.at(-1)]);
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
