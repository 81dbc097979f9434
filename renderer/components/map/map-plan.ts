/**
 * Places of everything on a drawing that has a choice: words, arrows, middle lines. The drawing, and whoever measures it, get the same
 * answer.
 */
import type { Edge, TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { buildingLabels, type Called } from './building-labels.ts';
import { type Arrow, entryArrows } from './entry-arrows.ts';
import { riverLabels, terrainLabels } from './feature-labels.ts';
import { roomLabels } from './floor-labels.ts';
import { boxesMeet, cornersOnMap, onMap, type View } from './geometry.ts';
import {
  grounds,
  type Hindrances,
  isFree,
  joined,
  kerbs,
  lies,
  linesAsShapes,
  sheetOf,
  things,
} from './hindrances.ts';
import { isInside } from './inside.ts';
import { lineOf, type MapLabel, ON_SCREEN, type Sizes, widthOfText } from './labels.ts';
import { boxOfSpots, cornersOf, type Obstacle, reading } from './oriented.ts';
import { beside, type Line, lengthOf, placesOn } from './polylines.ts';
import { natural } from './rise.ts';
import { frameOf } from './roof-frame.ts';
import { middleOfRoad, type Road, type StreetPlan, streetPlan } from './street-plan.ts';
import { aroundGrown, grownOn, isAtJoin } from './texture.ts';
import { vehicleLabels } from './vehicle-labels.ts';

export interface MapPlan {
  readonly streets: StreetPlan;
  /** The dashed lines of the roads. */
  readonly middles: readonly Line[];
  readonly arrows: readonly Arrow[];
  readonly labels: readonly MapLabel[];
}

export interface Planned {
  readonly table: TableTop;
  readonly called: (id: string) => Called;
  readonly view: View;
  readonly entry?: Edge | null;
  readonly sizes?: Sizes;
  /** Spots of the table on which a sign stands that no word may hide. */
  readonly signs?: readonly Spot[];
  readonly rings?: readonly Ring[];
  /** Floors instead of roofs: their rooms are named. */
  readonly toPlayOn?: boolean;
  readonly floors?: Floors;
}

/** Floors that are shown, by their buildings; of the others the ground floor. */
export type Floors = Readonly<Record<string, number>>;

/** Drawn round a spot of the table, so many tenths of an inch off; no word on the ground lies on it. */
export interface Ring {
  readonly spot: Spot;
  readonly reach: number;
}

/** A name keeps so far from the line that opens for it. */
const OPENS = 8;
/** Side of the square that a sign takes, in pixels. */
const SIGN = 24;
/** Straight stretches that stand for a ring. */
const AROUND = 48;

export function mapPlan({
  table,
  called,
  view,
  entry = null,
  sizes = ON_SCREEN,
  signs: spots = [],
  rings = [],
  toPlayOn = false,
  floors = {},
}: Planned): MapPlan {
  const titleOf = (id: string) => called(id).title;
  const streets = streetPlan(table, view);
  const standing = things(table, view);
  const ground = grounds(table, view);
  const roadside = kerbs(streets);
  const arrows = entry === null ? [] : entryArrows(entry, streets, joined(standing, ground), view, table);
  const stand = spots.map((spot) => cornersOf({ ...onMap(view, spot), width: SIGN, height: SIGN, turn: 0 }));
  const drawn = linesAsShapes(rings.map((ring) => roundLine(ring, view)));
  const signs = { shapes: [...arrows.map(({ box }) => box), ...stand, ...drawn] };
  const buildings = table.buildings.flatMap((building) =>
    buildingLabels(
      building,
      called(building.id),
      view,
      sizes,
      toPlayOn ? (floors[building.id] ?? 0) : undefined,
    ),
  );
  // A bridge may be a street’s own: nothing of the water is named on the road.
  const roadways = { shapes: ground.shapes, solids: streets.roads.map(({ corners }) => corners) };
  const atJoins = { shapes: grownAtJoins(table, view) };
  const where = { view, sizes, taken: joined(standing, signs, roadside, roadways, atJoins) };
  const features = [...terrainLabels(table, titleOf, where), ...riverLabels(table, titleOf('river'), where)];
  const names = streetNames(streets, joined(standing, ground, signs), view, sizes);
  const opened = names.map((label) => cornersOf(label, OPENS));
  const middles = streets.roads.flatMap((road) =>
    middleOfRoad(road, streets, view, (spot) => !opened.some((box) => isInside(box, spot))),
  );
  const others = [...features, ...names].map((label) => cornersOf(label, 1));
  const taken = joined(standing, ground, roadside, signs, { shapes: [...others, ...linesAsShapes(middles)] });
  const vehicles = vehicleLabels(table, titleOf, taken, view, sizes);
  const rooms = toPlayOn ? roomsShown(table, buildings, view, sizes, floors) : [];
  return { streets, middles, arrows, labels: [...features, ...names, ...vehicles, ...rooms, ...buildings] };
}

/** Trees and stones of which the next page shows a part: they are drawn whatever else stands there. */
function grownAtJoins({ terrain }: TableTop, view: View): readonly Obstacle[] {
  if (view.words === undefined) return [];
  return terrain.flatMap(({ kind, outline }) =>
    kind === 'rough' || kind === 'rocks' || kind === 'scrub'
      ? grownOn(kind, natural(outline), view)
          .filter((one) => isAtJoin(one, view))
          .map(aroundGrown)
      : [],
  );
}

/** Names of the rooms on the floors that are shown, beside those of their buildings. */
function roomsShown(
  { buildings }: TableTop,
  called: readonly MapLabel[],
  view: View,
  sizes: Sizes,
  floors: Floors,
): readonly MapLabel[] {
  const within = sheetOf(view);
  return buildings
    .filter(({ id, storeys }) => (floors[id] ?? 0) < storeys)
    .filter(({ outline }) => boxesMeet(boxOfSpots(cornersOnMap(view, outline)), within))
    .flatMap((building) => {
      const own = called.filter(({ key }) => key.startsWith(`${building.id}/`));
      const { along, out } = frameOf(building, view);
      const way = Math.abs(along.x) >= Math.abs(along.y) ? along : out;
      return roomLabels(building, view, {
        storey: floors[building.id] ?? 0,
        turn: reading(way),
        sizes,
        taken: own.map((label) => cornersOf(label, 1)),
        within,
      });
    });
}

function roundLine({ spot, reach }: Ring, view: View): Line {
  const { x, y } = onMap(view, spot);
  return Array.from({ length: AROUND + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / AROUND;
    return { x: x + reach * view.scale * Math.cos(angle), y: y + reach * view.scale * Math.sin(angle) };
  });
}

/** A street’s name, along it: on its middle line, which opens there, else in a lane. */
const STEP = 8;
/** Letters of a street stand a little apart. */
const SPREAD = 1.06;
/** Shares of half the carriageway off the middle line. */
const LANES = [0, 0.52, -0.52] as const;

function streetNames(
  { roads, crossings }: StreetPlan,
  taken: Hindrances,
  view: View,
  sizes: Sizes,
): readonly MapLabel[] {
  const named: MapLabel[] = [];
  for (const [at, road] of roads.entries()) {
    const others = roads
      .filter((other) => other !== road)
      .map(({ line, half }) => [beside(line, -half), beside(line, half)]);
    const crossed = others.flat().flatMap((side) => side.slice(1).map((to, nth) => [side[nth] ?? to, to]));
    const hindrances = joined(taken, {
      shapes: [...crossings, ...crossed, ...named.map((label) => cornersOf(label, 2))],
    });
    const label = nameOf(road, `s${at + 1}`, hindrances, view, sizes);
    if (label !== undefined) named.push(label);
  }
  return named;
}

/** The free place nearest to the middle of its length. */
function nameOf(road: Road, key: string, taken: Hindrances, view: View, sizes: Sizes): MapLabel | undefined {
  const box = { width: widthOfText(road.name, sizes.words) * SPREAD, height: lineOf(sizes.words) };
  const sheet = sheetOf(view);
  const length = lengthOf(road.line);
  const count = Math.floor(length / STEP);
  const places = Array.from({ length: count }, (_, at) => (at + 0.5) * STEP).toSorted(
    (a, b) => Math.abs(a - length / 2) - Math.abs(b - length / 2),
  );
  for (const lane of LANES) {
    if (lane !== 0 && Math.abs(lane) * road.half < box.height / 2 + 1) continue;
    const line = lane === 0 ? road.line : beside(road.line, lane * road.half);
    const place = placesOn(line);
    for (const along of places) {
      const { spot, way } = place(along);
      if (!lies(spot, sheet)) continue;
      const [before, after] = [place(along - box.width / 2), place(along + box.width / 2)];
      // On a bend a straight word would leave the road.
      const bends = before.way.x * after.way.x + before.way.y * after.way.y < BEND;
      const label = { ...spot, ...box, turn: reading(way) };
      if (!bends && isFree(label, taken, sheet))
        return { key, kind: 'street', text: road.name, size: sizes.words, ...label };
    }
  }
  return undefined;
}

/** The cosine of half a right angle’s half. */
const BEND = 0.92;
