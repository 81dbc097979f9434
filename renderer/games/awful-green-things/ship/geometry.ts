/** Places of the areas, walls, hatches and open ways of the ship on its plan; plain functions of its size. */
import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
import type { OpenId } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { SKINS, SPACES } from '../outside/outlines.ts';
import { EXITS, type Exit, OUTLINES, type Outline, SHEET, type Sheet } from './outlines.ts';

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Scale of the plan; 1 is the size that it is drawn for. */
  readonly scale: number;
  /** Origin of the ship on the sheet, at full size. */
  readonly origin: Spot;
}

/** An area of the ship, or a place outside her. */
export type PlanId = AreaId | OpenId;

/**
 * Most by which the ship is drawn larger where there is room; names and counters keep their size, so that it is never smaller than it was
 * drawn.
 */
const MOST_SCALE = 1.6;

interface Viewport {
  readonly width: number;
  readonly height: number;
}

const fitting = (room: Viewport, sheet: Sheet): number =>
  Math.min(room.width / sheet.width, room.height / sheet.height);
const planAt = ({ width, height, origin }: Sheet, scale: number): Plan => ({
  width: width * scale,
  height: height * scale,
  scale,
  origin,
});

/** Before the room is measured the plan has its full size. */
export const planFor = (room: Viewport, sheet: Sheet = SHEET): Plan =>
  planAt(sheet, Math.min(MOST_SCALE, Math.max(1, fitting(room, sheet))));

/** Says whether the plan at full size has to be scrolled in that room. */
export const isCut = (room: Viewport, sheet: Sheet): boolean => room.width > 0 && fitting(room, sheet) < 1;

/** All of her at once, smaller than counters have room on. */
export const wholeFor = (room: Viewport, sheet: Sheet): Plan =>
  planAt(sheet, Math.min(1, fitting(room, sheet)));

export const scaled = ({ scale, origin }: Plan, { x, y }: Spot): Spot => ({
  x: (x + origin.x) * scale,
  y: (y + origin.y) * scale,
});

const ALL: Readonly<Record<PlanId, Outline>> = { ...OUTLINES, ...SKINS, ...SPACES };

export function outlineOf(plan: Plan, place: PlanId): Outline {
  return ALL[place].map((corner) => scaled(plan, corner));
}

export const pointsOf = (outline: Outline): string => outline.map(({ x, y }) => `${x},${y}`).join(' ');

export function boundsOf(outline: Outline): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A stretch of wall, upright or level, that two areas have in common. */
export interface Wall {
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
  readonly upright: boolean;
}

interface Edge {
  readonly upright: boolean;
  /** Place of the edge across its direction, and its two ends along it. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const edgesOf = (outline: Outline): readonly Edge[] =>
  outline.flatMap((from, at): Edge[] => {
    const to = outline[(at + 1) % outline.length] ?? from;
    if (from.x === to.x)
      return [{ upright: true, at: from.x, from: Math.min(from.y, to.y), to: Math.max(from.y, to.y) }];
    if (from.y === to.y)
      return [{ upright: false, at: from.y, from: Math.min(from.x, to.x), to: Math.max(from.x, to.x) }];
    return [];
  });

/** The longest stretch of wall between two areas; undefined where they have none in common. */
export function wallBetween(plan: Plan, one: AreaId, other: AreaId): Wall | undefined {
  const theirs = edgesOf(outlineOf(plan, other));
  const shared = edgesOf(outlineOf(plan, one)).flatMap((edge) =>
    theirs
      .filter(({ upright, at }) => upright === edge.upright && at === edge.at)
      .map(({ from, to }): Edge => ({ ...edge, from: Math.max(edge.from, from), to: Math.min(edge.to, to) }))
      .filter(({ from, to }) => to > from),
  );
  const [longest] = shared.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (longest === undefined) return undefined;
  const { upright, at, from, to } = longest;
  return {
    upright,
    length: to - from,
    from: upright ? { x: at, y: from } : { x: from, y: at },
    to: upright ? { x: at, y: to } : { x: to, y: at },
  };
}

/** A connection as the rules have it. */
export interface Connection {
  readonly between: readonly [AreaId, AreaId];
  readonly via: 'hatch' | 'open';
}

/** A connection as it is drawn: a hatch on the middle of the wall, or no wall there at all. */
export interface Doorway extends Connection, Spot {
  readonly wall: Wall;
}

export function doorwaysOf(plan: Plan, connections: readonly Connection[]): readonly Doorway[] {
  return connections.map((connection) => {
    const [one, other] = connection.between;
    const wall = wallBetween(plan, one, other);
    if (wall === undefined) throw new Error(`areas ${one} and ${other} have no wall in common`);
    const { from, to } = wall;
    return { ...connection, wall, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
}

export const exitsOf = (plan: Plan): readonly Exit[] =>
  EXITS.map((exit) => ({ ...exit, ...scaled(plan, exit) }));

/** Says whether a spot lies in an area or on its walls. */
export function liesWithin(outline: Outline, { x, y }: Spot): boolean {
  let within = false;
  for (const [at, from] of outline.entries()) {
    const to = outline[(at + 1) % outline.length] ?? from;
    if (onEdge(from, to, { x, y })) return true;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      within = !within;
  }
  return within;
}

function onEdge(from: Spot, to: Spot, { x, y }: Spot): boolean {
  const cross = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  if (Math.abs(cross) > 1e-6) return false;
  const within = (a: number, b: number, c: number) => Math.min(a, b) <= c && c <= Math.max(a, b);
  return within(from.x, to.x, x) && within(from.y, to.y, y);
}
