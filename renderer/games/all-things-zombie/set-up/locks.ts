/** Locks on the parts of a table that stay when it is laid out again. */
import type { z } from 'zod';
import type { MapPart } from '../../../../src/contract/games/all-things-zombie/acts.ts';

export type Part = z.infer<typeof MapPart>;

/** Locks of parts that the table no longer has are let go. */
export function locksOn(
  locked: readonly Part[],
  { buildings, vehicles }: { readonly buildings: readonly unknown[]; readonly vehicles: readonly unknown[] },
): readonly Part[] {
  const there = { b: buildings.length, v: vehicles.length };
  return locked.filter((part) => {
    const [, of, number] = /^([bv])(\d+)$/.exec(part) ?? [];
    return of === undefined || Number(number) <= there[of as 'b' | 'v'];
  });
}
