/** The parts of a table that can be locked, or rolled again alone. */
export const SINGLE_PARTS = [
  'building-count',
  'vehicle-count',
  'layout',
  'terrain',
  'wind',
  'entry',
  'names',
] as const;
export type SinglePart = (typeof SINGLE_PARTS)[number];

/** A building's or a vehicle's type goes by its id on the table: `b3`, `v1`. */
export type Part = SinglePart | `b${number}` | `v${number}`;

/** Says whether a part is locked. */
export type Keeps = (part: Part) => boolean;

export function buildingPart(at: number): `b${number}` {
  return `b${at + 1}`;
}

export function vehiclePart(at: number): `v${number}` {
  return `v${at + 1}`;
}

/** Every part of a table with so many buildings and vehicles. */
export function partsOf(table: {
  readonly buildings: readonly unknown[];
  readonly vehicles: readonly unknown[];
}) {
  return [
    ...SINGLE_PARTS,
    ...table.buildings.map((_, at) => buildingPart(at)),
    ...table.vehicles.map((_, at) => vehiclePart(at)),
  ] as const satisfies readonly Part[];
}
