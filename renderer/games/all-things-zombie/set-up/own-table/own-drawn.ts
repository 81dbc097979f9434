/** A table of the player’s own as far as it is filled in, for the map beside its form. */
import { EAST, NORTH } from '../../../../../src/rules/core/geometry/direction.ts';
import {
  type Measured,
  openingMeasured,
  outlineMeasured,
  stripMeasured,
} from '../../../../../src/rules/core/geometry/measured.ts';
import { OUTWARD, type TerrainKind } from '../../../../../src/rules/core/geometry/table-top.ts';
import { type OwnDraft, type Row, rectOf, type Table, tenthsOf } from './own-draft.ts';

const outlineOf = (rect: Measured) => [...outlineMeasured(rect)];
const stripOf = (rect: Measured) => {
  const { outline, line } = stripMeasured(rect);
  return { outline: [...outline], line: [...line] };
};

const SINGLE = 10;
const DOUBLE = 20;

/** The table as far as it is filled in, for the map beside the form; `present` has what stays. */
export function drawnOf(draft: OwnDraft, present: Table | null, area: Table['area']): Table {
  const size = { width: tenthsOf(draft.width) || 360, depth: tenthsOf(draft.depth) || 360 };
  const drawn = <T>(
    rows: readonly Row[],
    stays: (id: string) => T | undefined,
    made: (row: Row, rect: Measured) => T,
  ) =>
    rows.map((row): T | undefined => {
      if (row.stays !== null) return stays(row.stays);
      const rect = rectOf(row);
      const on = rect !== undefined && rect.x + rect.width <= size.width && rect.y + rect.depth <= size.depth;
      return on ? made(row, rect) : undefined;
    });
  const numbered = <T extends { readonly id: string }>(letter: string, all: readonly (T | undefined)[]) =>
    all.flatMap((one, at) => (one === undefined ? [] : [{ ...one, id: `${letter}${at + 1}` }]));
  const kindOr = <K extends string>(row: Row, usual: K): K => (row.kind === '' ? usual : (row.kind as K));
  const { entry, name } = draft;
  return {
    ...{
      ...size,
      area,
      entry,
      name: name.trim() || 'your table',
      wind: present?.wind ?? entry,
      measured: true,
    },
    streets: drawn(
      draft.streets,
      (id) => present?.streets[Number(id.slice(1)) - 1],
      (row, rect) => ({ name: row.kind, ...stripOf(rect) }),
    ).filter((one) => one !== undefined),
    buildings: numbered(
      'b',
      drawn<Table['buildings'][number]>(
        draft.buildings,
        (id) => present?.buildings.find((one) => one.id === id),
        (row, rect) => ({
          ...{
            id: '',
            type: kindOr<Table['buildings'][number]['type']>(row, 'house'),
            outline: outlineOf(rect),
            windows: [],
          },
          storeys: Math.max(1, Number(row.storeys) || 1),
          doors: row.doors.map((door) => ({
            ...openingMeasured(rect, door, door.double ? DOUBLE : SINGLE),
            leaves: door.double ? 2 : 1,
          })),
        }),
      ),
    ),
    vehicles: numbered(
      'v',
      drawn<Table['vehicles'][number]>(
        draft.vehicles,
        (id) => present?.vehicles.find((one) => one.id === id),
        (row, rect) => ({
          ...{
            id: '',
            type: kindOr<Table['vehicles'][number]['type']>(row, 'sedan'),
            outline: outlineOf(rect),
          },
          facing: row.facing === null ? (rect.width > rect.depth ? EAST : NORTH) : OUTWARD[row.facing],
        }),
      ),
    ),
    terrain: numbered(
      't',
      drawn<Table['terrain'][number]>(
        draft.terrain,
        (id) => present?.terrain.find((one) => one.id === id),
        (row, rect) => {
          const kind = kindOr<TerrainKind>(row, 'rough');
          const shape = kind === 'dry-riverbed' ? stripOf(rect) : { outline: outlineOf(rect) };
          return { id: '', kind, ...shape };
        },
      ),
    ),
    river: draft.river ? (present?.river ?? null) : null,
  };
}
