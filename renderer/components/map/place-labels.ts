/** Every word on a map, where it stands, so that none lies on another. */
import { type Bounds, boundsOf, type Polygon, twiceArea } from '../../../src/rules/core/geometry/polygon.ts';
import { type Building, runsNorth, type TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import { swingOf } from './doors.ts';
import { type Box, boxAround, boxOnMap, middleOf, onMap, type View } from './geometry.ts';
import { beside, buildingLettering, LINE, streetNameAt, widthOfText } from './labels.ts';
import { numberOf } from './parts.ts';

export interface MapLabel {
  readonly key: string;
  readonly kind: 'number' | 'type' | 'vehicle' | 'feature' | 'street';
  readonly text: string;
  /** The middle of the line. */
  readonly x: number;
  readonly y: number;
  /** Reads upwards, as along a street that runs north to south. */
  readonly turned: boolean;
}

/** `titleOf` says what a part is called, by its id. */
export function placeLabels(
  table: TableTop,
  titleOf: (id: string) => string,
  view: View,
): readonly MapLabel[] {
  const buildings = table.buildings.flatMap((building) =>
    buildingLabels(building, titleOf(building.id), view),
  );
  const streets = table.streets.map((street, at): MapLabel => {
    const length = widthOfText(street.name) / view.scale;
    const others = [
      ...table.vehicles.map(({ outline }) => boundsOf(outline)),
      ...table.streets.filter((_, other) => other !== at).map(({ outline }) => boundsOf(outline)),
    ].filter((rect) => meetsAcross(boundsOf(street.outline), rect, runsNorth(street.line)));
    const spot = middleOf(boundsOf(street.outline));
    const along = streetNameAt(street, others, length);
    const turned = runsNorth(street.line);
    const { x, y } = onMap(view, turned ? { ...spot, y: along } : { ...spot, x: along });
    return { key: `s${at + 1}`, kind: 'street', text: street.name, x, y, turned };
  });
  const features = [
    ...table.terrain.map(({ id, outline }): MapLabel => {
      const { x, y } = onMap(view, middleOf(boundsOf(outline)));
      const box = boxAround(view, outline);
      const text = titleOf(id);
      return { key: id, kind: 'feature', text, x, y, turned: widthOfText(text) > box.width };
    }),
    ...riverLabels(table, titleOf('river'), view),
  ];
  const taken: Box[] = [
    ...table.buildings.map(({ outline }) => boxAround(view, outline)),
    ...table.buildings.flatMap(({ outline, doors }) =>
      doors.map((door) => boxOnMap(view, swingOf(outline, door))),
    ),
    ...table.vehicles.map(({ outline }) => boxAround(view, outline)),
    ...streets.map(labelBox),
  ];
  const bounds = boxOnMap(view, view.window);
  const vehicles = table.vehicles.flatMap(({ id, outline }): readonly MapLabel[] => {
    const text = titleOf(id);
    const found = beside(boxAround(view, outline), text, taken, bounds);
    if (found === undefined) return [];
    taken.push(found.box);
    return [{ key: id, kind: 'vehicle', text, x: found.x, y: found.y, turned: false }];
  });
  return [...features, ...streets, ...vehicles, ...buildings];
}

function buildingLabels({ id, outline }: Building, title: string, view: View) {
  const box = boxAround(view, outline);
  const { lines, turned } = buildingLettering(numberOf(id), title, box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return lines.map((text, at): MapLabel => {
    const off = (at - (lines.length - 1) / 2) * LINE;
    return {
      key: `${id}/${at}`,
      kind: at === 0 ? 'number' : 'type',
      text,
      x: turned ? x + off : x,
      y: turned ? y : y + off,
      turned,
    };
  });
}

function riverLabels({ river }: TableTop, title: string, view: View): readonly MapLabel[] {
  if (river === null) return [];
  const turned = runsNorth(river.line);
  const at = (key: string, text: string, outline: Polygon, share: number): MapLabel => {
    const rect = boundsOf(outline);
    const spot = turned
      ? { x: (rect.west + rect.east) / 2, y: rect.south + (rect.north - rect.south) * share }
      : { x: rect.west + (rect.east - rect.west) * share, y: (rect.south + rect.north) / 2 };
    return { key, kind: 'feature', text, ...onMap(view, spot), turned };
  };
  const { outline, fordable, bridge } = river;
  const whole = fordable !== null && twiceArea(fordable) === twiceArea(outline);
  const free = fordable === null || whole ? 0.25 : farFrom(boundsOf(fordable), boundsOf(outline), turned);
  return [
    at('river', title, outline, free),
    ...(fordable === null ? [] : [at('ford', 'Ford', fordable, whole ? 0.75 : 0.5)]),
    ...(bridge === null ? [] : [at('bridge', 'Bridge', bridge, 0.5)]),
  ];
}

/** The share of the river's length that is furthest from its ford. */
function farFrom(ford: Bounds, river: Bounds, turned: boolean): number {
  const middle = middleOf(ford);
  const share = turned
    ? (middle.y - river.south) / (river.north - river.south)
    : (middle.x - river.west) / (river.east - river.west);
  return share > 0.5 ? 0.08 : 0.92;
}

/** What a word takes of the drawing. */
export function labelBox({ x, y, text, turned }: MapLabel): Box {
  const width = widthOfText(text);
  return turned
    ? { x: x - LINE / 2, y: y - width / 2, width: LINE, height: width }
    : { x: x - width / 2, y: y - LINE / 2, width, height: LINE };
}

/** Whether a thing lies on the middle line of a street, where its name would stand. */
function meetsAcross(street: Bounds, rect: Bounds, upright: boolean): boolean {
  const middle = middleOf(street);
  const near = 8;
  return upright
    ? rect.west < middle.x + near && rect.east > middle.x - near
    : rect.south < middle.y + near && rect.north > middle.y - near;
}
