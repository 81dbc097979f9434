/** A table of the player’s own as it is filled in: inches as they are typed, and what they come to. */
import { z } from 'zod';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  type Measured,
  measuredOf,
  measuredOpening,
} from '../../../../../src/rules/core/geometry/measured.ts';
import { EDGES, type Edge, edgeFacing } from '../../../../../src/rules/core/geometry/table-top.ts';
import type { Deed } from '../../acts/deed.ts';

export type Table = NonNullable<UnderWay['table']>;
export type Layout = NonNullable<Extract<Deed, { do: 'set-table' }>['layout']>;

export const THINGS = ['buildings', 'vehicles', 'terrain', 'streets'] as const;
export type Things = (typeof THINGS)[number];

const Door = z.object({ side: z.enum(EDGES), at: z.int().optional(), double: z.boolean() });
const Row = z.object({
  /** Id of what stays of the present table as it stands; null where it was measured. */
  stays: z.string().nullable(),
  /** Its kind; empty where it is rolled for, and for a street. */
  kind: z.string(),
  left: z.string(),
  front: z.string(),
  width: z.string(),
  depth: z.string(),
  storeys: z.string(),
  doors: z.array(Door),
  facing: z.enum(EDGES).nullable(),
});
export type Row = z.infer<typeof Row>;
const Rows = z.array(Row);

const OwnDraft = z.object({
  name: z.string(),
  width: z.string(),
  depth: z.string(),
  entry: z.enum(EDGES),
  river: z.boolean(),
  buildings: Rows,
  vehicles: Rows,
  terrain: Rows,
  streets: Rows,
});
export type OwnDraft = z.infer<typeof OwnDraft>;

export const readDraft = (kept: unknown): OwnDraft | undefined => OwnDraft.safeParse(kept).data;

const EMPTY: Row = {
  ...{ stays: null, kind: '', left: '', front: '', width: '', depth: '', storeys: '' },
  ...{ doors: [], facing: null },
};

/** A row to be filled in. */
export const newRow = (of: Things): Row =>
  of === 'buildings' ? { ...EMPTY, doors: [{ side: 's', double: false }] } : EMPTY;

const inches = (tenths: number): string => String(tenths / 10);

const measuredRow = ({ x, y, width, depth }: Measured): Row => ({
  ...EMPTY,
  ...{ left: inches(x), front: inches(y), width: inches(width), depth: inches(depth) },
});

/** What an outline would be measured as, or else that it stays as it stands. */
function rowOf(id: string, outline: Parameters<typeof measuredOf>[0], more: Partial<Row>): Row {
  const rect = measuredOf(outline);
  return rect === undefined ? { ...EMPTY, ...more, stays: id } : { ...measuredRow(rect), ...more };
}

/** The form as it begins: the present table, or three feet by three with nothing on it. */
export function draftOf(table: Table | null): OwnDraft {
  if (table === null)
    return {
      ...{ name: '', width: '36', depth: '36', entry: 's', river: false },
      ...{ buildings: [], vehicles: [], terrain: [], streets: [] },
    };
  return {
    ...{ name: table.name, width: inches(table.width), depth: inches(table.depth), entry: table.entry },
    river: table.river !== null,
    buildings: table.buildings.map(({ id, type, outline, storeys, doors }) =>
      rowOf(id, outline, {
        ...{ kind: type, storeys: String(storeys) },
        doors: doors.map((door) => ({ ...measuredOpening(outline, door), double: door.leaves === 2 })),
      }),
    ),
    vehicles: table.vehicles.map(({ id, type, outline, facing }) =>
      rowOf(id, outline, { kind: type, facing: edgeFacing(facing) }),
    ),
    terrain: table.terrain.map(({ id, kind, outline, line }) =>
      line === undefined ? rowOf(id, outline, { kind }) : { ...EMPTY, kind, stays: id },
    ),
    streets: table.streets.map(({ name, outline }, at) => rowOf(`s${at + 1}`, outline, { kind: name })),
  };
}

/** `12.5` is 125 tenths; undefined for what is no length. */
export function tenthsOf(text: string): number | undefined {
  const [, whole, tenth = '0'] = /^\s*(\d{1,3})(?:[.,](\d))?\s*$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 10 + Number(tenth);
}

/** Undefined as long as a length is missing. */
export function rectOf(row: Row): Measured | undefined {
  const [x, y] = [tenthsOf(row.left), tenthsOf(row.front)];
  const [width, depth] = [tenthsOf(row.width), tenthsOf(row.depth)];
  if (x === undefined || y === undefined || !width || !depth) return undefined;
  return { x, y, width, depth };
}

/** True if the row says where it stands. */
export const isMeasured = (row: Row): boolean => row.stays !== null || rectOf(row) !== undefined;

const kindOf = <K extends string>(row: Row): { type?: K } => (row.kind === '' ? {} : { type: row.kind as K });

/** Each thing as it stays, or as it was measured. */
function sent<T extends object>(
  rows: readonly Row[],
  measured: (row: Row) => T,
): (({ by: 'measured' } & Measured & T) | { by: 'standing'; id: string })[] {
  return rows.flatMap((row): ReturnType<typeof sent<T>> => {
    const rect = rectOf(row);
    if (row.stays !== null) return [{ by: 'standing', id: row.stays }];
    return rect === undefined ? [] : [{ by: 'measured', ...rect, ...measured(row) }];
  });
}

type MeasuredIn<T> = Extract<T, { by: 'measured' }>;
type Building = MeasuredIn<Layout['buildings'][number]>;
type Vehicle = MeasuredIn<NonNullable<Layout['vehicles']>[number]>;
type Terrain = MeasuredIn<NonNullable<Layout['terrain']>[number]>;

/** What is sent; undefined as long as a length is missing. */
export function layoutOf(draft: OwnDraft): Layout | undefined {
  const [width, depth] = [tenthsOf(draft.width), tenthsOf(draft.depth)];
  if (width === undefined || depth === undefined) return undefined;
  if (!THINGS.every((of) => draft[of].every(isMeasured))) return undefined;
  return {
    ...{ width, depth, entry: draft.entry, river: draft.river },
    ...(draft.name.trim() !== '' && { name: draft.name }),
    buildings: sent(draft.buildings, (row) => ({
      ...kindOf<NonNullable<Building['type']>>(row),
      ...(/^\d+$/.test(row.storeys) && { storeys: Number(row.storeys) }),
      doors: row.doors.map((door) => ({ ...door })),
    })),
    vehicles: sent(draft.vehicles, (row) => ({
      ...kindOf<NonNullable<Vehicle['type']>>(row),
      ...(row.facing !== null && { facing: row.facing }),
    })),
    terrain: sent(draft.terrain, (row) => ({ kind: row.kind as Terrain['kind'] })),
    streets: sent(draft.streets, (row) => (row.kind.trim() === '' ? {} : { name: row.kind })),
  };
}

/** A door in the middle of that side more, or all of that side fewer. */
export function withSide(row: Row, side: Edge, on: boolean): Row {
  const others = row.doors.filter((door) => door.side !== side);
  const double = row.doors[0]?.double ?? false;
  return { ...row, doors: on ? [...others, { side, double }] : others };
}
