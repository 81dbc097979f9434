/** Terrain laid out on the table: natural outlines within pieces of the book's sizes. */
import type { TerrainKind, TerrainPiece } from '../../core/geometry/table-top.ts';
import { blob } from './blob.ts';
import { type Frame, outlineOf } from './frame.ts';
import { WALKWAY, WITHIN_RIM } from './rect.ts';
import type { Shaker } from './shaker.ts';
import { isClear, isWithin, type Obstacle, type Solid, solid } from './solids.ts';
import { TABLE_SIZE } from './table.ts';
import { PIECES } from './terrain.ts';
import { ranDry } from './water.ts';

export interface PiecesLaid {
  readonly terrain: readonly TerrainPiece[];
  /** Ground that the pieces take up. */
  readonly taken: readonly Obstacle[];
  /** Kinds that found no room. */
  readonly leftOut: readonly TerrainKind[];
}

export function layPieces(
  kinds: readonly TerrainKind[],
  obstacles: readonly Obstacle[],
  shaker: Shaker,
): PiecesLaid {
  const terrain: TerrainPiece[] = [];
  const taken: Obstacle[] = [];
  const leftOut: TerrainKind[] = [];
  // A riverbed has the fewest places to lie.
  const order = [...kinds.filter(isBed), ...kinds.filter((kind) => !isBed(kind))];
  for (const kind of order) {
    const all = [...obstacles, ...taken];
    // If a piece other than a riverbed found no room, another finds none either.
    const full = leftOut.some((other) => !isBed(other));
    const found = isBed(kind) ? bed(all, shaker) : full ? undefined : piece(all, shaker);
    if (found === undefined) leftOut.push(kind);
    else {
      terrain.push({ id: `t${terrain.length + 1}`, kind, ...found.shape });
      taken.push(...found.takes);
    }
  }
  return { terrain, taken, leftOut };
}

const isBed = (kind: TerrainKind) => kind === 'dry-riverbed';

interface Found {
  readonly shape: Pick<TerrainPiece, 'outline' | 'line'>;
  readonly takes: readonly Obstacle[];
}

function bed(obstacles: readonly Obstacle[], shaker: Shaker): Found | undefined {
  const run = ranDry(obstacles, shaker);
  if (run === undefined) return undefined;
  const { outline, line } = run.piece;
  return { shape: line === undefined ? { outline } : { outline, line }, takes: run.obstacles };
}

const TRIES = 60;
/** Number of places compared: the one nearest to a corner of the table is taken, so that others find room, and kerbs are built on. */
const COMPARED = 4;

interface Place {
  readonly frame: Frame;
  readonly lot: Solid;
}

function piece(obstacles: readonly Obstacle[], shaker: Shaker): Found | undefined {
  const places: Place[] = [];
  for (let go = 0; go < TRIES && places.length < COMPARED; go++) {
    const place = placeOf(anyFrame(shaker), obstacles);
    if (place !== undefined) places.push(place);
  }
  const place = places.toSorted((a, b) => fromCorner(a.lot) - fromCorner(b.lot))[0] ?? firstFree(obstacles);
  if (place === undefined) return undefined;
  return {
    shape: { outline: blob(place.frame, shaker) },
    takes: [{ ...place.lot, clearance: WALKWAY }],
  };
}

/** Rounding may move a corner by half a tenth either way. */
function placeOf(frame: Frame, obstacles: readonly Obstacle[]): Place | undefined {
  const lot = solid(outlineOf({ ...frame, width: frame.width + 2, depth: frame.depth + 2 }));
  return isWithin(lot, WITHIN_RIM) && isClear(lot, obstacles) ? { frame, lot } : undefined;
}

/** A square or a strip of the book's, somewhere, turned by a little or upright. */
function anyFrame(shaker: Shaker): Frame {
  const [short, long] = shaker.oneOf<readonly [number, number]>(PIECES);
  const [width, depth] = shaker.below(2) === 0 ? [short, long] : [long, short];
  const lean = { x: shaker.below(7) - 3, y: LEAN };
  const length = Math.sqrt(lean.x * lean.x + lean.y * lean.y);
  const front = {
    x: WITHIN_RIM.west + width / 2 + shaker.below(ROOM - width),
    y: WITHIN_RIM.south + shaker.below(ROOM - depth),
  };
  return { front, inward: { x: lean.x / length, y: lean.y / length }, width, depth };
}
const LEAN = 12;
const ROOM = TABLE_SIZE - 2 * WALKWAY;
/** Tenths of an inch from one place that is looked at to the next. */
const STEP = 11;

/** Searches for the first free place when few are left: upright, from the south-west on. */
function firstFree(obstacles: readonly Obstacle[]): Place | undefined {
  for (const [short, long] of PIECES) {
    for (const [width, depth] of short === long
      ? [[short, long]]
      : [
          [short, long],
          [long, short],
        ]) {
      if (width === undefined || depth === undefined) continue;
      for (let south = 1; south + depth < ROOM; south += STEP) {
        for (let west = 1; west + width < ROOM; west += STEP) {
          const front = { x: WITHIN_RIM.west + west + width / 2, y: WITHIN_RIM.south + south };
          const place = placeOf({ front, inward: { x: 0, y: 1 }, width, depth }, obstacles);
          if (place !== undefined) return place;
        }
      }
    }
  }
  return undefined;
}

/** From the corner of the table it lies nearest to. */
function fromCorner({ west, east, south, north }: Solid): number {
  return Math.min(west, TABLE_SIZE - east) + Math.min(south, TABLE_SIZE - north);
}
