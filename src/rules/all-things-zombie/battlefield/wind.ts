/** Directions in which fire spreads (section: Wind Direction Table). */
import { choice } from '../../core/fields.ts';
import { EDGES, type Edge, OPPOSITE } from '../../core/geometry/table-top.ts';
import { type Play, roll } from '../../core/play.ts';
import { type Found, lookUp, type RangeTable } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import type { Rolled } from './rolled.ts';

export const COMPASS = ['north', 'east', 'south', 'west'] as const;
export type Compass = (typeof COMPASS)[number];

export const WIND = {
  id: 'atz.wind',
  section: 'Wind Direction Table',
  figures: { result: choice(COMPASS) },
  rows: [
    { from: 1, to: 1, result: 'north' },
    { from: 2, to: 3, result: 'west' },
    { from: 4, to: 5, result: 'east' },
    { from: 6, to: 6, result: 'south' },
  ],
} as const satisfies RangeTable<Compass>;

/** The table has no north of its own: for the wind it is the edge opposite the players' (ATZ-21). */
export function edgeTowards(compass: Compass, entry: Edge): Edge {
  const north = EDGES.indexOf(OPPOSITE[entry]);
  return EDGES[(north + COMPASS.indexOf(compass)) % EDGES.length] ?? entry;
}

export interface CompassRolled {
  readonly faces: readonly number[];
  readonly found: Found<Compass>;
}

export function* compass(asking: Asking): Play<CompassRolled, never> {
  const faces = yield* roll({
    ...asking,
    rule: WIND.id,
    dice: 1,
    reading: { by: 'faces' },
    odds: { rule: WIND.id, input: {} },
  });
  const found = lookUp<Compass>(WIND, faces[0] ?? 0);
  if (found === undefined) throw new Error(`no wind for ${faces[0]}`);
  return { faces, found: read(found) };
}

export interface Wind {
  readonly wind: Edge;
  readonly rolled: Rolled;
}

export function* wind(asking: Asking, entry: Edge): Play<Wind, never> {
  const { faces, found } = yield* compass(asking);
  const { result, row } = found;
  return {
    wind: edgeTowards(result, entry),
    rolled: { rule: WIND.id, part: 'wind', faces: [faces], result, rows: [row] },
  };
}
