/** Areas that cover the ground of a table, piece by piece, and their effect on whoever is on them or looks across them. */
import type { Polygon } from '../../core/geometry/polygon.ts';
import { rowOf } from '../../core/table.ts';
import type { EncounterTable } from './table.ts';
import { type GroundKind, TERRAIN, type TerrainRow } from './terrain.ts';

export interface Area extends TerrainRow {
  /** Id of the part on the map: `s1`, `p1` for a square, `t2`, `river`, `ford`, `bridge`, `b3`. */
  readonly id: string;
  readonly ground: GroundKind;
  readonly outline: Polygon;
  /** 0 where nothing is built. */
  readonly storeys: number;
}

/** From the lowest up: a later one lies on those before it. */
export function areasOf({
  streets,
  paved = [],
  terrain,
  river,
  buildings,
}: Pick<EncounterTable, 'streets' | 'paved' | 'terrain' | 'river' | 'buildings'>): readonly Area[] {
  return [
    ...streets.map(({ outline }, at) => area(`s${at + 1}`, 'street', outline)),
    ...paved.map(({ outline }, at) => area(`p${at + 1}`, 'street', outline)),
    ...terrain.map(({ id, kind, outline }) => area(id, kind, outline)),
    ...(river === null ? [] : [area('river', 'river', river.outline)]),
    ...(river?.fordable ? [area('ford', 'ford', river.fordable)] : []),
    ...(river?.bridge ? [area('bridge', 'bridge', river.bridge)] : []),
    ...buildings.map(({ id, outline, storeys }) => area(id, 'building', outline, storeys)),
  ];
}

function area(id: string, ground: GroundKind, outline: Polygon, storeys = 0): Area {
  return { id, ground, outline, storeys, ...rowOf<GroundKind, TerrainRow>(TERRAIN, ground).result };
}
