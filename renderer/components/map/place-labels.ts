/** Every word on a map, where it stands, so that none lies on another. */
import {
  BUILDING_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../games/all-things-zombie/text/encounter.ts';
import { swingOf } from './doors.ts';
import { type Box, boxOnMap, middleOf, onMap, type View } from './geometry.ts';
import { beside, buildingLettering, LINE, streetNameAt, widthOfText } from './labels.ts';
import { numberOf } from './parts.ts';
import type { Rect, TableView } from './types.ts';

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

export function placeLabels(table: TableView, view: View): readonly MapLabel[] {
  const buildings = table.buildings.flatMap((building) => buildingLabels(building, view));
  const streets = table.streets.map((street, at): MapLabel => {
    const length = widthOfText(street.name) / view.scale;
    const others = [
      ...table.vehicles.map(({ footprint }) => footprint),
      ...table.streets.filter((_, other) => other !== at).map(({ footprint }) => footprint),
    ].filter((rect) => meetsAcross(street.footprint, rect, street.along));
    const spot = middleOf(street.footprint);
    const along = streetNameAt(street, others, length);
    const turned = street.along === 'north-south';
    const { x, y } = onMap(view, turned ? { ...spot, y: along } : { ...spot, x: along });
    return { key: `s${at + 1}`, kind: 'street', text: street.name, x, y, turned };
  });
  const features = [
    ...table.terrain.map(({ id, kind, footprint }): MapLabel => {
      const { x, y } = onMap(view, middleOf(footprint));
      const box = boxOnMap(view, footprint);
      const text = TERRAIN_WORDS[kind].title;
      return { key: id, kind: 'feature', text, x, y, turned: widthOfText(text) > box.width };
    }),
    ...riverLabels(table, view),
  ];
  const taken: Box[] = [
    ...table.buildings.map(({ footprint }) => boxOnMap(view, footprint)),
    ...table.buildings.flatMap(({ doors }) => doors.map((door) => boxOnMap(view, swingOf(door)))),
    ...table.vehicles.map(({ footprint }) => boxOnMap(view, footprint)),
    ...streets.map(labelBox),
  ];
  const bounds = boxOnMap(view, view.window);
  const vehicles = table.vehicles.flatMap(({ id, type, footprint }): readonly MapLabel[] => {
    const text = VEHICLE_WORDS[type];
    const found = beside(boxOnMap(view, footprint), text, taken, bounds);
    if (found === undefined) return [];
    taken.push(found.box);
    return [{ key: id, kind: 'vehicle', text, x: found.x, y: found.y, turned: false }];
  });
  return [...features, ...streets, ...vehicles, ...buildings];
}

function buildingLabels({ id, type, footprint }: TableView['buildings'][number], view: View) {
  const box = boxOnMap(view, footprint);
  const { lines, turned } = buildingLettering(numberOf(id), BUILDING_WORDS[type], box);
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

function riverLabels({ river }: TableView, view: View): readonly MapLabel[] {
  if (river === null) return [];
  const turned = river.footprint.north - river.footprint.south > river.footprint.east - river.footprint.west;
  const at = (key: string, text: string, rect: Rect, share: number): MapLabel => {
    const spot = turned
      ? { x: (rect.west + rect.east) / 2, y: rect.south + (rect.north - rect.south) * share }
      : { x: rect.west + (rect.east - rect.west) * share, y: (rect.south + rect.north) / 2 };
    return { key, kind: 'feature', text, ...onMap(view, spot), turned };
  };
  const { footprint, fordable, bridge } = river;
  return [
    at('river', 'River', footprint, river.ford === 'half' ? farFrom(fordable, footprint, turned) : 0.25),
    ...(fordable === null ? [] : [at('ford', 'Ford', fordable, river.ford === 'all' ? 0.75 : 0.5)]),
    ...(bridge === null ? [] : [at('bridge', 'Bridge', bridge, 0.5)]),
  ];
}

/** The share of the river's length that is furthest from its ford. */
function farFrom(ford: Rect | null, river: Rect, turned: boolean): number {
  const middle = middleOf(ford ?? river);
  const share = turned
    ? (middle.y - river.south) / (river.north - river.south)
    : (middle.x - river.west) / (river.east - river.west);
  return share > 0.5 ? 0.08 : 0.92;
}

function labelBox({ x, y, text, turned }: MapLabel): Box {
  const width = widthOfText(text);
  return turned
    ? { x: x - LINE / 2, y: y - width / 2, width: LINE, height: width }
    : { x: x - width / 2, y: y - LINE / 2, width, height: LINE };
}

/** Whether a thing lies on the middle line of a street, where its name would stand. */
function meetsAcross(street: Rect, rect: Rect, along: 'north-south' | 'east-west'): boolean {
  const middle = middleOf(street);
  const near = 8;
  return along === 'north-south'
    ? rect.west < middle.x + near && rect.east > middle.x - near
    : rect.south < middle.y + near && rect.north > middle.y - near;
}
