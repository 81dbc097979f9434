/** The plan as it stands in its form, and what is chosen by it. */
import { z } from 'zod';
import { Possible as PossibleWay } from '../../../../src/contract/games/all-things-zombie/encounter-view/kinds.ts';
import {
  type EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { Area } from '../../../../src/contract/games/all-things-zombie/generated-encounter.ts';
import type { Deed } from '../acts/deed.ts';

const PlanDraft = z.object({
  /** `October, O+4`: another period’s plan is none of this one’s. */
  period: z.string(),
  kind: PossibleWay.shape.kind,
  role: PossibleWay.shape.role,
  objective: UnderWay.shape.objective.unwrap(),
  area: Area.nullable(),
  /** Figures that don’t go: a recruit made meanwhile goes along. */
  stays: z.array(z.string()),
  /** The player's choice of who leads; left out where it is as usual. */
  leader: z.string().optional(),
});
export type PlanDraft = z.infer<typeof PlanDraft>;

export type Possible = EncounterView['possible'][number];

/** A raid, or while somebody is held captive an Escape. */
export const emptyPlan = (period: string, { captives }: Pick<EncounterView, 'captives'>): PlanDraft => ({
  period,
  ...(captives.length > 0 ? { kind: 'escape', role: 'captive' } : { kind: 'raid', role: 'raider' }),
  objective: 'loot',
  area: null,
  stays: [],
});

/** Reads the draft that was kept, if it is a plan of this period. */
export function readPlan(period: string, kept: unknown): PlanDraft | undefined {
  const { data } = PlanDraft.safeParse(kept);
  return data?.period === period ? data : undefined;
}

export interface Chosen {
  readonly way: Possible;
  /** Areas in which the Encounter may be, as far as the rules tie it to a place. */
  readonly places: readonly NonNullable<Possible['area']>[];
  readonly area: Possible['area'];
  /** Figures that may go. */
  readonly able: readonly string[];
  /** Figures held there. */
  readonly held: readonly string[];
  /** Figures that can’t stay behind: of those held there, the last. */
  readonly needed: readonly string[];
  readonly goes: readonly string[];
  /** Undefined where nobody goes. */
  readonly leader: string | undefined;
  /** True where the player has named the Leader. */
  readonly isNamed: boolean;
}

type Seen = {
  readonly [K in 'possible' | 'able' | 'leads' | 'captives']: readonly Readonly<EncounterView[K][number]>[];
};

/** Plan that the form says, as far as it is possible now; undefined where no plan is. */
export function chosenBy(draft: PlanDraft, { possible, able, leads, captives }: Seen): Chosen | undefined {
  const likely = possible.find(({ kind, role }) => kind === draft.kind && role === draft.role) ?? possible[0];
  if (likely === undefined) return undefined;
  const places = possible.filter(({ kind, role }) => kind === likely.kind && role === likely.role);
  const way = places.find(({ area }) => area === draft.area) ?? likely;
  const area = way.area ?? draft.area;
  const heldThere = captives.flatMap((held) => (held.area === area ? [held.figure] : []));
  const held = way.role === 'captive' ? heldThere : [];
  const may = able.filter((id) => held.includes(id) || !captives.some(({ figure }) => figure === id));
  const ticked = held.filter((figure) => !draft.stays.includes(figure));
  // At least one captive goes: the last one ticked can’t be taken out.
  const needed = ticked.length > 1 ? [] : [...ticked, ...held].slice(0, 1);
  const goes = may.filter((figure) => needed.includes(figure) || !draft.stays.includes(figure));
  const isNamed = draft.leader !== undefined && goes.includes(draft.leader);
  return {
    way,
    places: places.flatMap((one) => one.area ?? []),
    area,
    able: may,
    held,
    needed,
    goes,
    leader: isNamed ? draft.leader : leads.find((figure) => goes.includes(figure)),
    isNamed,
  };
}

/** The act of the form; undefined while it lacks something. */
export function planDeed({ objective }: PlanDraft, chosen: Chosen): Deed | undefined {
  const { way, area, goes, leader, isNamed } = chosen;
  const { kind, role } = way;
  if (area === null || goes.length === 0) return undefined;
  const what = { kind, role, objective: kind === 'raid' ? objective : null, area };
  return { do: 'plan', ...what, goes: [...goes], ...(isNamed && { leader }) };
}

/** Sentence on what the form still waits for; undefined if nothing is missing. */
export function planLacks(
  { area, goes }: Chosen,
  { starGone }: Pick<EncounterView, 'starGone'>,
): string | undefined {
  if (starGone !== null) return 'The Star is gone: name or bring a new one first.';
  if (area === null) return 'Choose where it takes place.';
  return goes.length === 0 ? 'Nobody goes yet; choose at least one figure.' : undefined;
}
