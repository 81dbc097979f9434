/** Highlights of the open question, inside the ship and outside alike. */
import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
import type { Lights, LitOption } from '../../../../src/rules/awful-green-things/text/lit.ts';
import type { OutsideView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import type { PlanId } from '../ship/geometry.ts';

/** A place that options are about. */
export interface BoardLit {
  readonly place: PlanId;
  readonly options: readonly LitOption[];
  /** The area right behind the hatch through which one looks there; null where it isn’t looked at. */
  readonly via: AreaId | null;
}

export interface BoardLights {
  readonly from: PlanId | null;
  readonly who: string | null;
  readonly lit: readonly BoardLit[];
  readonly battle: PlanId | null;
  readonly seen: readonly PlanId[];
  readonly fighting: readonly string[];
}

export function boardLights(lights: Lights, outside: OutsideView | null): BoardLights {
  const inside = lights.lit.map(({ area, options, via }): BoardLit => ({ place: area, options, via }));
  return {
    from: lights.from ?? outside?.from ?? null,
    who: lights.who,
    fighting: lights.fighting,
    lit: [...inside, ...(outside?.lit ?? []).map((one) => ({ ...one, via: null }))],
    battle: lights.battle ?? outside?.battle ?? null,
    seen: [...lights.seen, ...(outside?.seen ?? [])],
  };
}
