/** A building’s number, its name and what it is, along whichever wall reads level. */
import type { Building } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { freeOn } from './floor-labels.ts';
import { floorPlan, standingOn } from './floor-plan.ts';
import { boxesMeet, boxInside, cornersOnMap, storeyInsets, type View } from './geometry.ts';
import { sheetOf } from './hindrances.ts';
import { isInside } from './inside.ts';
import { lineOf, linesWithin, type MapLabel, type Sizes, widthOfLine } from './labels.ts';
import { boxOf, boxOfSpots, liesInside, type Oriented, reading } from './oriented.ts';
import { numberOf } from './parts.ts';
import { aside, plus } from './polylines.ts';
import { frameOf } from './roof-frame.ts';

/** Words for a building: its name, and its type where that says more. */
export interface Called {
  readonly title: string;
  readonly type?: string | undefined;
}

/** Between a word and a line of a storey. */
const OFF = 2;
/** Pixels from words on a floor to its walls. */
const OFF_WALL = 6;

/** The number always; as much of the name and the type as there is room for. `floor` is the one that is shown, from 0; the roof where left out. */
export function buildingLabels(
  building: Building,
  { title, type }: Called,
  view: View,
  sizes: Sizes,
  floor?: number,
): readonly MapLabel[] {
  const { id, outline, storeys } = building;
  const onFloor = floor !== undefined && floor < storeys;
  const apart = onFloor ? amongFurniture(building, { title, type }, { view, sizes, floor }) : undefined;
  if (apart !== undefined) return apart;
  const frame = frameOf(building, view);
  const corners = cornersOnMap(view, outline);
  const inner = storeyInsets(storeys, { width: 2 * frame.w, height: 2 * frame.d }).at(-1) ?? 0;
  const [w, d] = [2 * (frame.w - inner) - OFF, 2 * (frame.d - inner) - OFF];
  const middle = shownMiddle(corners, frame.middle, view);
  const level = Math.abs(frame.along.x) >= Math.abs(frame.along.y);
  const number = numberOf(id);
  const words = title.split(' ');
  const ways = [
    { way: frame.along, room: { width: w, height: d } },
    { way: frame.out, room: { width: d, height: w } },
  ];
  const hasRoom = (label: Oriented) =>
    liesInside(onFloor ? swollen(label) : label, corners) && isShown(label, view);
  for (const { way, room } of level ? ways : ways.toReversed()) {
    const all = type === undefined ? undefined : withType(number, words, type, room, sizes);
    const lines = all ?? linesWithin([number, ...words], room, sizes);
    if (lines === undefined) continue;
    const labels = laid(id, lines, middle, way, sizes);
    if (labels.every(hasRoom)) return labels;
  }
  const alone = laid(id, [number], middle, level ? frame.along : frame.out, sizes);
  // A page may show too little of a building for a number; the next page has it.
  return isCut(corners, view) && !alone.every(hasRoom) ? [] : alone;
}

/** The number above the name, where neither lies on a wall or a thing of the floor; undefined where there is no such place. */
function amongFurniture(
  building: Building,
  { title, type }: Called,
  { view, sizes, floor }: { readonly view: View; readonly sizes: Sizes; readonly floor: number },
): readonly MapLabel[] | undefined {
  const corners = cornersOnMap(view, building.outline);
  // A page shows few of a table’s buildings; the others’ floors needn’t be laid out for it.
  const within = sheetOf(view);
  if (!boxesMeet(boxOfSpots(corners), within)) return undefined;
  const plan = floorPlan(building, view, floor);
  if (plan === undefined) return undefined;
  const { frame } = plan;
  const taken = standingOn(plan);
  const wish = shownMiddle(corners, frame.middle, view);
  const number = numberOf(building.id);
  const level = Math.abs(frame.along.x) >= Math.abs(frame.along.y);
  const ways = level ? [frame.along, frame.out] : [frame.out, frame.along];
  const names = [[title], title.split(' ')];
  const typed = type === undefined ? [] : names.map((name) => [...name, type]);
  const named = ways.flatMap((way) => [...typed, ...names].map((name) => ({ way, name })));
  // A building cut by the page’s edge may go without its name: its other part has it.
  const bare = isCut(corners, view) ? ways.map((way) => ({ way, name: [] })) : [];
  for (const { way, name } of [...named, ...bare]) {
    const lines = [number, ...name];
    const block = {
      width: Math.max(...lines.map((text, at) => widthOfLine(text, at === 0, sizes))),
      height: lineOf(sizes.number) + name.length * lineOf(sizes.words),
      turn: reading(way),
    };
    const fits = (label: Oriented) => liesInside(swollen(label), corners);
    const spot = freeOn(plan, plan.whole, block, taken, { wish, within, fits });
    if (spot !== undefined) return laid(building.id, lines, spot, way, sizes);
  }
  return undefined;
}

const isShown = (label: Oriented, view: View): boolean => boxInside(boxOf(label), sheetOf(view));
const isCut = (corners: readonly Spot[], view: View): boolean =>
  !boxInside(boxOfSpots(corners), sheetOf(view));

/** The label with its white ground, and half a wall around it. */
const swollen = (label: Oriented): Oriented => ({
  ...label,
  width: label.width + 2 * OFF_WALL,
  height: label.height + 2 * OFF_WALL,
});

/** The middle of what the window shows of a building: cut by a page’s edge, it is named on either page. */
function shownMiddle(corners: readonly Spot[], middle: Spot, view: View): Spot {
  const { x, y, width, height } = sheetOf(view);
  const own = boxOfSpots(corners);
  const [left, right] = [Math.max(x, own.x), Math.min(x + width, own.x + own.width)];
  const [top, foot] = [Math.max(y, own.y), Math.min(y + height, own.y + own.height)];
  const whole = right - left > own.width - 1 && foot - top > own.height - 1;
  const spot = { x: (left + right) / 2, y: (top + foot) / 2 };
  return whole || right <= left || foot <= top || !isInside(corners, spot) ? middle : spot;
}

/** The type takes lines of its own. */
function withType(
  number: string,
  words: readonly string[],
  type: string,
  room: { readonly width: number; readonly height: number },
  sizes: Sizes,
): readonly string[] | undefined {
  const own = linesWithin([number, ...words], room, sizes);
  if (own === undefined || widthOfLine(type, false, sizes) > room.width - 8) return undefined;
  const high = lineOf(sizes.number) + own.length * lineOf(sizes.words);
  return high <= room.height - 8 ? [...own, type] : undefined;
}

function laid(
  id: string,
  lines: readonly string[],
  middle: { readonly x: number; readonly y: number },
  way: { readonly x: number; readonly y: number },
  sizes: Sizes,
): readonly MapLabel[] {
  const turn = reading(way);
  const angle = (turn * Math.PI) / 180;
  const down = aside({ x: Math.cos(angle), y: Math.sin(angle) });
  const heights = lines.map((_, at) => lineOf(at === 0 ? sizes.number : sizes.words));
  const high = heights.reduce((sum, height) => sum + height, 0);
  return lines.map((text, at): MapLabel => {
    const height = heights[at] ?? 0;
    const above = heights.slice(0, at).reduce((sum, one) => sum + one, 0);
    return {
      key: `${id}/${at}`,
      kind: at === 0 ? 'number' : 'type',
      text,
      ...plus(middle, down, above + height / 2 - high / 2),
      width: widthOfLine(text, at === 0, sizes),
      height,
      turn,
      size: sizes.words,
    };
  });
}

/** Half of what a building’s words take, along its front and towards it. */
export function wordsOn(labels: readonly Oriented[], building: Building, view: View) {
  const { middle, along, out } = frameOf(building, view);
  const reach = (way: { readonly x: number; readonly y: number }) =>
    Math.max(
      0,
      ...labels.map((label) => {
        const angle = (label.turn * Math.PI) / 180;
        const same = Math.abs(Math.cos(angle) * way.x + Math.sin(angle) * way.y);
        const across = Math.sqrt(Math.max(0, 1 - same * same));
        const off = Math.abs((label.x - middle.x) * way.x + (label.y - middle.y) * way.y);
        return off + (same * label.width + across * label.height) / 2;
      }),
    );
  return { w: reach(along), d: reach(out) };
}
