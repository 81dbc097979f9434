/** Drawing of the streets: pavements and carriageways, open where they meet, with round corners and crossings on foot. */
import type { Street, TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import { isInside } from './inside.ts';
import {
  aside,
  bent,
  bentAround,
  beside,
  type Crossing,
  crossingsOf,
  far,
  type Line,
  lengthOf,
  nearestOn,
  piecesWhere,
  placeAt,
  plus,
  wayFrom,
} from './polylines.ts';

/** Tenths of an inch. A town’s street has its pavements within; a country road has none. */
const PAVEMENT = 20;
const LEAST_PAVED = 100;
const CORNER = 15;
/** Pixels a kerb is wide, beyond its carriageway; and so far the ground of a corner lies under it. */
export const KERB = 1.2;
const OVER = 2;
/** Two of one road lie no nearer than `between`, from middle to middle: one serves two side streets. */
const ZEBRA = { off: 8, long: 20, wide: 4.6, apart: 10, between: 70 } as const;
/** Between the middle line and a crossing on foot. */
const BEFORE = 12;
/** A street that ends so near to another leads into it. */
const JOINS = 12;
/** A street’s middle may be drawn so far from where it is measured, where it bends. */
const BENT = 4;

export interface Road {
  readonly name: string;
  readonly corners: readonly Spot[];
  /** Through its middle, on into a street that it leads to, and over the rim of the table. */
  readonly line: Line;
  /** Half the carriageway, in pixels. */
  readonly half: number;
  readonly paved: boolean;
}

export interface Corner {
  /** The ground it takes of the pavement, and its kerb. */
  readonly ground: string;
  readonly kerb: string;
}

export interface StreetPlan {
  readonly roads: readonly Road[];
  readonly corners: readonly Corner[];
  /** Bars of crossings on foot: the middle of each, and the way one drives there. */
  readonly bars: readonly Line[];
  readonly barWidth: number;
  /** The ground of each crossing on foot. */
  readonly crossings: readonly (readonly Spot[])[];
}

type Size = TableSize & { readonly streets: readonly Street[] };

export function streetPlan({ streets, ...size }: Size, view: View): StreetPlan {
  const roads = streets.map((street) => roadOf(street, streets, size, view));
  const meetings = roads.flatMap((one, at) =>
    roads
      .slice(at + 1)
      .flatMap((other) => crossingsOf(one.line, other.line).map((crossing) => ({ one, other, crossing }))),
  );
  const all = meetings.flatMap(({ one, other, crossing: { along, ways } }) => {
    if (!one.paved || !other.paved) return [];
    const turn = Math.max(0.5, Math.abs(ways[0].x * ways[1].y - ways[0].y * ways[1].x));
    return [
      ...zebrasOf(one, along[0], other.half / turn, roads, view),
      ...zebrasOf(other, along[1], one.half / turn, roads, view),
    ];
  });
  const zebras = all.filter((zebra, at) => !all.slice(0, at).some((before) => isBeside(zebra, before, view)));
  return {
    roads,
    corners: meetings.flatMap(({ one, other, crossing }) => cornersAt(one, other, crossing, view)),
    bars: zebras.flatMap(({ bars }) => bars),
    barWidth: ZEBRA.wide * view.scale,
    crossings: zebras.map(({ ground }) => ground),
  };
}

function roadOf(street: Street, streets: readonly Street[], size: TableSize, view: View): Road {
  const corners = cornersOnMap(view, street.outline);
  const line = street.line.map((spot) => onMap(view, spot));
  const width = areaOf(corners) / lengthOf(line) / view.scale;
  const paved = width >= LEAST_PAVED;
  const others = streets.filter((other) => other !== street);
  const end = (spot: Spot, before: Spot): readonly Spot[] => {
    const here = onMap(view, spot);
    const way = wayFrom(onMap(view, before), here);
    if (onRim(spot, size)) return [here, plus(here, way, PAVEMENT * view.scale)];
    const into = others
      .map((other) => ({
        other,
        corners: cornersOnMap(view, other.outline),
        line: bent(other.line.map((one) => onMap(view, one))),
      }))
      .find(
        (other) =>
          isInside(other.corners, plus(here, way, 2 * view.scale)) ||
          nearestOn([...other.corners, ...other.corners.slice(0, 1)], here).away < JOINS * view.scale,
      );
    if (into !== undefined) {
      const { along, away } = nearestOn(into.line, here);
      return away < BENT * view.scale
        ? [placeAt(into.line, along).spot]
        : [here, placeAt(into.line, along).spot];
    }
    // A dead end closes with its pavement.
    return [plus(here, way, paved ? -PAVEMENT * view.scale : 0)];
  };
  const [first, second, last, oneBefore] = [
    street.line[0],
    street.line[1],
    street.line.at(-1),
    street.line.at(-2),
  ];
  const ends =
    first && second && last && oneBefore
      ? [...end(first, second).toReversed(), ...line.slice(1, -1), ...end(last, oneBefore)]
      : line;
  return {
    name: street.name,
    corners: bentAround(corners),
    line: bent(ends),
    half: ((paved ? width - 2 * PAVEMENT : width) * view.scale) / 2,
    paved,
  };
}

const onRim = ({ x, y }: Spot, { width, depth }: TableSize): boolean =>
  x <= 0 || y <= 0 || x >= width || y >= depth;

function areaOf(corners: readonly Spot[]): number {
  const twice = corners.reduce((sum, from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Rounded corners at which the kerbs of two streets meet. */
function cornersAt(one: Road, other: Road, { spot }: Crossing, view: View): readonly Corner[] {
  const reach = 3 * (one.half + other.half);
  return [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) => {
      // In the middle of either kerb.
      const out = KERB / 2;
      const [kerbA, kerbB] = [
        beside(one.line, a * (one.half + out)),
        beside(other.line, b * (other.half + out)),
      ];
      const met = crossingsOf(kerbA, kerbB).filter((meeting) => far(meeting.spot, spot) < reach);
      return met.map(({ spot: tip, ways }) => {
        const radius = CORNER * view.scale;
        const [alongA, alongB] = [away(tip, ways[0], other.line), away(tip, ways[1], one.line)];
        const [from, to] = [plus(tip, alongA, radius), plus(tip, alongB, radius)];
        const curve = `M${from.x} ${from.y}Q${tip.x} ${tip.y} ${to.x} ${to.y}`;
        // On over both carriageways, or a hair of the kerb beneath would show along them.
        const [onA, onB] = [plus(from, alongB, -OVER), plus(to, alongA, -OVER)];
        const inside = plus(plus(tip, alongA, -OVER), alongB, -OVER);
        return {
          kerb: curve,
          ground: `${curve}L${[onB, inside, onA].map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
        };
      });
    }),
  );
}

/** The one of both ways along a kerb that leads off the other street. */
function away(from: Spot, way: Spot, other: Line): Spot {
  const forth = nearestOn(other, plus(from, way)).away > nearestOn(other, plus(from, way, -1)).away;
  return forth ? way : { x: -way.x, y: -way.y };
}

interface Zebra {
  readonly road: Road;
  /** Distance of the crossing along its road, in pixels. */
  readonly along: number;
  readonly bars: readonly Line[];
  readonly ground: readonly Spot[];
}

const isBeside = (one: Zebra, other: Zebra, { scale }: View): boolean =>
  one.road === other.road && Math.abs(one.along - other.along) < ZEBRA.between * scale;

/** On either side of where another street comes in, as far as this one goes on. */
function zebrasOf(
  road: Road,
  at: number,
  otherHalf: number,
  roads: readonly Road[],
  { scale }: View,
): readonly Zebra[] {
  const length = lengthOf(road.line);
  const out = otherHalf + (CORNER + ZEBRA.off + ZEBRA.long / 2) * scale;
  return [at - out, at + out].flatMap((along): readonly Zebra[] => {
    const least = 2 * ZEBRA.long * scale;
    if (along < least || along > length - least) return [];
    const { spot, way } = placeAt(road.line, along);
    const side = aside(way);
    const inOther = roads.some(
      (other) => other !== road && nearestOn(other.line, spot).away < other.half + ZEBRA.long * scale,
    );
    if (inOther) return [];
    const count = Math.floor((2 * road.half) / (ZEBRA.apart * scale));
    const long = (ZEBRA.long / 2) * scale;
    const bar = (nth: number): Line => {
      const middle = plus(spot, side, (nth - (count - 1) / 2) * ZEBRA.apart * scale);
      return [plus(middle, way, -long), plus(middle, way, long)];
    };
    const edge = (across: number, ahead: number) =>
      plus(plus(spot, side, across * road.half), way, ahead * long);
    return [
      {
        road,
        along,
        bars: Array.from({ length: count }, (_, nth) => bar(nth)),
        ground: [edge(-1, -1), edge(1, -1), edge(1, 1), edge(-1, 1)],
      },
    ];
  });
}

/** The middle line of a road: not where others come in, nor where `free` says that something lies. */
export function middleOfRoad(
  road: Road,
  { roads, crossings }: StreetPlan,
  view: View,
  free: (spot: Spot) => boolean,
) {
  const before = BEFORE * view.scale;
  const others = roads.filter((other) => other !== road);
  const nearCrossing = (spot: Spot) =>
    crossings.some((ground) => {
      const x = ground.reduce((sum, corner) => sum + corner.x, 0) / ground.length;
      const y = ground.reduce((sum, corner) => sum + corner.y, 0) / ground.length;
      return far({ x, y }, spot) < before + (ZEBRA.long / 2) * view.scale;
    });
  return piecesWhere(
    road.line,
    2 * view.scale,
    (spot) =>
      others.every(({ line, half }) => nearestOn(line, spot).away > half + before) &&
      !nearCrossing(spot) &&
      free(spot),
  ).filter((piece) => lengthOf(piece) > before);
}
