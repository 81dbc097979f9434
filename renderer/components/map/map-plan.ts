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
import { grounds, joined, kerbs, linesAsShapes, sheetOf, things } from './hindrances.ts';
import { isInside } from './inside.ts';
import { type MapLabel, ON_SCREEN, type Sizes } from './labels.ts';
import type { Line } from './lines.ts';
import { boxOfSpots, cornersOf, type Obstacle, reading } from './oriented.ts';
import { natural } from './rise.ts';
import { frameOf } from './roof-frame.ts';
import { streetNames } from './street-names.ts';
import { middleOfRoad, type StreetPlan, streetPlan } from './street-plan.ts';
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
}

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
    buildingLabels(building, called(building.id), view, sizes, toPlayOn),
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
  const rooms = toPlayOn ? groundRooms(table, buildings, view, sizes) : [];
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

/** Names of the rooms on the ground floors, beside those of their buildings. */
function groundRooms(
  { buildings }: TableTop,
  called: readonly MapLabel[],
  view: View,
  sizes: Sizes,
): readonly MapLabel[] {
  const within = sheetOf(view);
  return buildings
    .filter(({ outline }) => boxesMeet(boxOfSpots(cornersOnMap(view, outline)), within))
    .flatMap((building) => {
      const own = called.filter(({ key }) => key.startsWith(`${building.id}/`));
      const { along, out } = frameOf(building, view);
      const way = Math.abs(along.x) >= Math.abs(along.y) ? along : out;
      return roomLabels(building, view, {
        storey: 0,
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
