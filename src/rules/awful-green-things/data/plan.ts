/** Facts that follow from the plan of the ship: neighbours, what a cloud fills, distances. None of it can be corrected. */
import { workedOut } from '../../core/in-force.ts';
import { AREA_IDS, type AreaId, areaRow } from './areas.ts';

interface Plan {
  readonly next: Readonly<Record<AreaId, readonly AreaId[]>>;
  readonly clouds: Readonly<Record<AreaId, readonly AreaId[]>>;
  readonly steps: Readonly<Record<AreaId, Readonly<Record<AreaId, number>>>>;
}

const byArea = <T>(of: (area: AreaId) => T): Readonly<Record<AreaId, T>> =>
  Object.fromEntries(AREA_IDS.map((area) => [area, of(area)])) as Readonly<Record<AreaId, T>>;

/** All that is reached over these connections, itself first; each with the steps it takes. */
function spread(from: AreaId, next: (area: AreaId) => readonly AreaId[]): ReadonlyMap<AreaId, number> {
  const steps = new Map<AreaId, number>([[from, 0]]);
  // Areas found on the way are added behind, and are gone through too.
  for (const [area, far] of steps) {
    for (const to of next(area)) if (!steps.has(to)) steps.set(to, far + 1);
  }
  return steps;
}

const plan: () => Plan = workedOut(() => {
  const next = byArea((area) => {
    const { hatches, open } = areaRow(area).result;
    return [...hatches, ...open];
  });
  return {
    next,
    clouds: byArea((area) => [...spread(area, (at) => areaRow(at).result.open).keys()]),
    steps: byArea((area) => {
      const steps = spread(area, (at) => next[at]);
      return byArea((to) => steps.get(to) ?? AREA_IDS.length);
    }),
  };
});

/** Through a hatch or along an open passage (How to Move). */
export const nextTo = (area: AreaId): readonly AreaId[] => plan().next[area];
/** Areas that gas or a blast fills: to the next hatches, itself included. */
export const cloudOf = (area: AreaId): readonly AreaId[] => plan().clouds[area];
/** The steps from one to the other, whatever stands on the way. */
export const stepsBetween = (from: AreaId, to: AreaId): number => plan().steps[from][to];
