/** Rivers and dry riverbeds: along a line from edge to edge of the table, their banks a little ragged. */
import { squared } from '../../core/geometry/distance.ts';
import { isPolygon, type Polygon } from '../../core/geometry/polygon.ts';
import { meet, type Segment } from '../../core/geometry/segment.ts';
import {
  beside,
  leftOf,
  lengthOf,
  moved,
  piecesOfStrip,
  rounded,
  stationAt,
  stretchOf,
  stripAlong,
  stripOf,
  unitTo,
} from '../../core/geometry/strip.ts';
import { isOnTable, type MiddleLine, type TerrainPiece } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import type { Area } from '../types.ts';
import { curve } from './curve.ts';
import { WALKWAY } from './rect.ts';
import type { Shaker } from './shaker.ts';
import { areApart, type Obstacle, solid } from './solids.ts';
import { STREET_WIDTH, type Unnamed } from './streets.ts';
import { type Ford, type River, TABLE_SIZE, USUAL_SIZE } from './table.ts';
import { RIVER_WIDTH, RIVERBED_WIDTHS } from './terrain.ts';

/** Number of courses tried before there is no river. */
const TRIES = 60;

const at = (x: number, y: number): Spot => ({ x, y });
const about = (shaker: Shaker, n: number): number => shaker.below(2 * n + 1) - n;

interface Course {
  readonly line: MiddleLine;
  readonly outline: Polygon;
  /** Both banks from source to mouth. */
  readonly right: MiddleLine;
  readonly left: MiddleLine;
}

/** Never narrower than `width`, and so much wider in places. */
function course(spots: readonly Spot[], width: number, wider: number, shaker: Shaker): Course {
  const line = curve(spots);
  const bank = (side: 1 | -1) =>
    beside(
      line,
      line.map(() => side * (width / 2 + shaker.below(wider + 1))),
    );
  const [right, left] = [bank(-1), bank(1)];
  return { line, right, left, outline: stripOf(right, left) };
}

const RAGGED = 5;
/** The line is straight for so long where it leaves the table. */
const LEAD = 30;
const END = TABLE_SIZE;

function riverSpots(shaker: Shaker): readonly Spot[] {
  const low = 60 + shaker.below(END - 119);
  const high = Math.max(60, Math.min(END - 60, low + about(shaker, 110)));
  const between = (share: number) => low + Math.floor((high - low) * share) + about(shaker, 26);
  const up = [
    at(low, 0),
    at(low, LEAD),
    at(between(0.3), 140),
    at(between(0.5), 240),
    at(between(0.7), 340),
    at(high, END - LEAD),
    at(high, END),
  ];
  return shaker.below(2) === 0 ? up : up.map(({ x, y }) => at(y, x));
}

export interface RiverRun {
  readonly river: River;
  readonly obstacles: readonly Obstacle[];
}

/** A river that crosses one street at most, over a bridge or by a ford; undefined where there is no room for one. */
export function ranRiver(
  area: Area,
  streets: readonly Unnamed[],
  obstacles: readonly Obstacle[],
  ford: Ford,
  shaker: Shaker,
): RiverRun | undefined {
  for (let go = 0; go < TRIES; go++) {
    const run = course(riverSpots(shaker), RIVER_WIDTH, RAGGED, shaker);
    const crossings = crossingsOf(run.line, streets);
    const [crossing] = crossings;
    if (crossings.length > 1 || !isSound(run)) continue;
    if (crossing !== undefined && !isSquare(crossing)) continue;
    const pieces = piecesOf(run);
    const apart = obstacles.every(
      (one) =>
        (crossing !== undefined && isUnder(crossing, one)) ||
        pieces.every((piece) => areApart(piece, one, WALKWAY)),
    );
    if (!apart) continue;
    const water = waterOf(run, ford, area, crossing, shaker);
    if (isWhole(water)) return { river: { ...water, ford }, obstacles: pieces };
  }
  return undefined;
}

/** Says whether a course’s banks stay on the table, and off each other. */
function isSound({ outline }: Course): boolean {
  return outline.every((spot) => isOnTable(USUAL_SIZE, spot)) && isPolygon(outline);
}

/** In the tightest of bends the inner side of a bridge that is wider than the river would cross itself. */
function isWhole({ fordable, bridge }: Water): boolean {
  return [fordable, bridge].every((outline) => outline === null || isPolygon(outline));
}

function piecesOf({ outline }: Course): readonly Obstacle[] {
  return piecesOfStrip(outline).map((corners) => ({ ...solid(corners), clearance: WALKWAY }));
}

interface Crossing {
  readonly street: Unnamed;
  /** Distances along the street, and along the river. */
  readonly far: number;
  readonly downstream: number;
  readonly spot: Spot;
  readonly ways: readonly [Spot, Spot];
}

function crossingsOf(line: MiddleLine, streets: readonly Unnamed[]): readonly Crossing[] {
  return streets.flatMap((street) => {
    const found: Crossing[] = [];
    let far = 0;
    for (const stretch of stretches(street.line)) {
      let downstream = 0;
      for (const run of stretches(line)) {
        if (meet(stretch, run)) found.push(crossingAt(street, stretch, far, run, downstream));
        downstream += Math.sqrt(squared(run.from, run.to));
      }
      far += Math.sqrt(squared(stretch.from, stretch.to));
    }
    return found;
  });
}

function stretches(line: MiddleLine): readonly Segment[] {
  return line.slice(1).map((to, one) => ({ from: line[one] ?? to, to }));
}

function crossingAt(street: Unnamed, a: Segment, far: number, b: Segment, downstream: number): Crossing {
  const ways = [unitTo(a.from, a.to), unitTo(b.from, b.to)] as const;
  const [along, run] = ways;
  const between = { x: b.from.x - a.from.x, y: b.from.y - a.from.y };
  const turn = along.x * run.y - along.y * run.x;
  // If both run the same way the crossing isn’t square, and its place is of no use.
  const share = turn === 0 ? 0 : (between.x * run.y - between.y * run.x) / turn;
  const spot = moved(a.from, along, share);
  return { street, spot, ways, far: far + share, downstream: downstream + Math.sqrt(squared(b.from, spot)) };
}

/** Steeper than about fifty degrees, and well within the table. */
function isSquare({ ways: [along, run], spot }: Crossing): boolean {
  const turn = along.x * run.y - along.y * run.x;
  const inner = (one: number) => one >= FROM_RIM && one <= END - FROM_RIM;
  return Math.abs(turn) > 0.78 && inner(spot.x) && inner(spot.y);
}
const FROM_RIM = 110;

/** Says whether an obstacle is part of the crossed street, at the place where that is crossed. */
function isUnder({ street, spot }: Crossing, { corners }: Obstacle): boolean {
  const near = (corner: Spot) => squared(corner, spot) <= NEAR_CROSSING * NEAR_CROSSING;
  return (
    corners.some(near) &&
    corners.every((corner) => street.outline.some(({ x, y }) => x === corner.x && y === corner.y))
  );
}
const NEAR_CROSSING = 130;

type Water = Pick<River, 'outline' | 'line' | 'fordable' | 'bridge'>;

function waterOf(run: Course, ford: Ford, area: Area, crossing: Crossing | undefined, shaker: Shaker): Water {
  const { line, outline } = run;
  const road = crossing === undefined ? null : roadBridge(run, crossing, STREET_WIDTH[area]);
  switch (ford) {
    case 'all':
      // A country road goes through the water.
      return { line, outline, fordable: outline, bridge: area === 'rural' ? null : road };
    case 'half': {
      const { fordable, from, to } = halfOf(run, shaker);
      const through =
        crossing !== undefined &&
        crossing.downstream - LEAST_FORD > from &&
        crossing.downstream + LEAST_FORD < to;
      return { line, outline, fordable, bridge: area === 'rural' && through ? null : road };
    }
    case 'none':
      return { line, outline, fordable: null, bridge: road ?? footbridge(line, shaker) };
    default:
      return ford satisfies never;
  }
}

/** To either side of a road that goes through. */
const LEAST_FORD = 45;

/** A stretch of no more than half its length. */
function halfOf({ line, right, left }: Course, shaker: Shaker) {
  const far = line.map((_, one) => lengthOf(line.slice(0, one + 1)));
  const length = far.at(-1) ?? 0;
  const starts = far.filter((one) => one <= length / 2).length;
  const first = shaker.below(starts);
  const from = far[first] ?? 0;
  const last = far.findLastIndex((one) => one - from <= length / 2);
  return {
    fordable: stripOf(right.slice(first, last + 1), left.slice(first, last + 1)),
    from,
    to: far[last] ?? length,
  };
}

/** A bridge as wide as the street, from bank to bank and a step beyond. */
function roadBridge(run: Course, { street, far }: Crossing, width: number): Polygon {
  const pieces = piecesOf(run);
  const dry = (one: number) => {
    const { spot, way } = stationAt(street.line, one);
    const end = solid([-1, 1].map((side) => rounded(moved(spot, leftOf(way), (side * width) / 2))));
    return pieces.every((piece) => areApart(piece, end, ON_THE_BANK));
  };
  let [from, to] = [far, far];
  while (!dry(from) && from > 0) from -= 4;
  while (!dry(to) && to < far + END) to += 4;
  return stripAlong(stretchOf(street.line, from, to), width);
}

const BRIDGE_LENGTH = 40;
/** From the table’s rim, and beyond both banks. */
const BRIDGE_FROM_RIM = 40;
const ON_THE_BANK = 6;

function footbridge(line: MiddleLine, shaker: Shaker): Polygon {
  const most = lengthOf(line) - 2 * BRIDGE_FROM_RIM - BRIDGE_LENGTH;
  const from = BRIDGE_FROM_RIM + shaker.below(Math.floor(most));
  return stripAlong(stretchOf(line, from, from + BRIDGE_LENGTH), RIVER_WIDTH + 2 * (RAGGED + ON_THE_BANK));
}

interface BedRun {
  readonly piece: Pick<TerrainPiece, 'outline' | 'line'>;
  readonly obstacles: readonly Obstacle[];
}

/** A dry riverbed about a corner of the table, from one edge to the next; undefined where there is no room for one. */
export function ranDry(obstacles: readonly Obstacle[], shaker: Shaker): BedRun | undefined {
  const [least, most] = RIVERBED_WIDTHS;
  for (let go = 0; go < TRIES; go++) {
    const [x, y] = [50 + shaker.below(110), 50 + shaker.below(110)];
    const knee = at(Math.floor(x * 0.8) + about(shaker, 8), Math.floor(y * 0.8) + about(shaker, 8));
    const way = shaker.below(4);
    const turn = (spot: Spot) => at(way & 1 ? END - spot.x : spot.x, way & 2 ? END - spot.y : spot.y);
    const spots = [at(x, 0), at(x, LEAD), knee, at(LEAD, y), at(0, y)].map(turn);
    const run = course(spots, least, (most - least) / 2, shaker);
    const pieces = piecesOf(run);
    const apart = pieces.every((piece) => obstacles.every((one) => areApart(piece, one, WALKWAY)));
    if (apart && isSound(run)) return { piece: run, obstacles: pieces };
  }
  return undefined;
}
