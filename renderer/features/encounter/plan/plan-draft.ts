/** The plan as it stands in its form, and what is chosen by it. */
import { z } from 'zod';
import { Area } from '../../../../src/contract/encounter.ts';
import {
  type EncounterView,
  Possible as PossibleWay,
  UnderWay,
} from '../../../../src/contract/encounter-view.ts';
import type { Deed } from '../deed.ts';

const PlanDraft = z.object({
  /** `October, O+4`: another period’s plan is none of this one’s. */
  period: z.string(),
  kind: PossibleWay.shape.kind,
  role: PossibleWay.shape.role,
  objective: UnderWay.shape.objective.unwrap(),
  area: Area.nullable(),
  /** Who doesn’t go: a recruit made meanwhile goes along. */
  stays: z.array(z.string()),
});
export type PlanDraft = z.infer<typeof PlanDraft>;

export type Possible = EncounterView['possible'][number];

export const emptyPlan = (period: string): PlanDraft => ({
  period,
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: null,
  stays: [],
});

/** What was kept, if it is a plan of this period. */
export function readPlan(period: string, kept: unknown): PlanDraft | undefined {
  const { data } = PlanDraft.safeParse(kept);
  return data?.period === period ? data : undefined;
}

export interface Chosen {
  readonly way: Possible;
  readonly area: Possible['area'];
  /** Who may go. */
  readonly able: readonly string[];
  /** Who is held there, and can’t stay behind. */
  readonly needed: readonly string[];
  readonly goes: readonly string[];
}

type Seen = {
  readonly [K in 'possible' | 'able' | 'captives']: readonly Readonly<EncounterView[K][number]>[];
};

/** What the form says, as far as it is possible now; undefined where nothing is. */
export function chosenBy(draft: PlanDraft, { possible, able, captives }: Seen): Chosen | undefined {
  const way = possible.find(({ kind, role }) => kind === draft.kind && role === draft.role) ?? possible[0];
  if (way === undefined) return undefined;
  const area = way.area ?? draft.area;
  const heldThere = captives.flatMap((held) => (held.area === area ? [held.figure] : []));
  const needed = way.role === 'captive' ? heldThere : [];
  const elsewhere = captives.map(({ figure }) => figure).filter((figure) => !needed.includes(figure));
  const may = able.filter((figure) => !elsewhere.includes(figure));
  return {
    way,
    area,
    able: may,
    needed,
    goes: may.filter((figure) => needed.includes(figure) || !draft.stays.includes(figure)),
  };
}

/** The act of the form; undefined while it lacks something. */
export function planDeed({ objective }: PlanDraft, { way, area, goes }: Chosen): Deed | undefined {
  const { kind, role } = way;
  if (area === null || goes.length === 0) return undefined;
  return { do: 'plan', kind, role, objective: kind === 'raid' ? objective : null, area, goes: [...goes] };
}

/** What the form still waits for. */
export function planLacks({ area, goes }: Chosen): string | undefined {
  if (area === null) return 'Choose where it takes place.';
  return goes.length === 0 ? 'Somebody has to go.' : undefined;
}
