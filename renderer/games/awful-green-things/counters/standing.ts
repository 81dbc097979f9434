/** Counters in an area, and the places on the plan where each of them is drawn. */

import type { OpenId } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { writtenIn } from '../outside/labels.ts';
import { type Box, outlineOf, type Plan } from '../ship/geometry.ts';
import { labelOf, type Named } from '../ship/labels.ts';
import { aside, type Floor, isNarrow, packed, roomAcross } from './packing.ts';
import {
  type BoatProps,
  boatSize,
  type CrewCounterProps,
  crewSize,
  type EmptyProps,
  emptySize,
  type LyingWeaponProps,
  lyingSize,
  type MonsterCounterProps,
  monsterSize,
  type Sized,
  type TagProps,
  tagSize,
} from './sizes.ts';

interface Known {
  readonly id: string;
  /** Names by which options call it. */
  readonly names?: readonly string[];
}

export type Standing =
  | ({ readonly is: 'crew' } & Known & CrewCounterProps)
  | ({ readonly is: 'monsters' } & Known & MonsterCounterProps)
  | ({ readonly is: 'weapon' } & Known & LyingWeaponProps)
  | ({ readonly is: 'empty' } & Known & EmptyProps)
  | ({ readonly is: 'boat' } & Known & BoatProps);

export interface Stood {
  readonly placed: readonly (Standing & Spot)[];
  /** There is no room for so many: they stand in the list of the area alone. */
  readonly more: number;
  /** Place of the plate that tells that number. */
  readonly moreAt: Spot | null;
  /** Null where the counters leave no room for it. */
  readonly tag: (TagProps & Spot) | null;
}

/** The plate that says how many more there are. */
export const MORE = { width: 24, height: 16 } as const;

export function sizeOf(standing: Standing): Sized {
  switch (standing.is) {
    case 'crew':
      return crewSize(standing);
    case 'monsters':
      return monsterSize(standing);
    case 'weapon':
      return lyingSize(standing);
    case 'empty':
      return emptySize(standing);
    case 'boat':
      return boatSize();
    default:
      return standing satisfies never;
  }
}

/** Counters of an area: the first in the list get room first; a tag where they leave room. */
export const stoodIn = (plan: Plan, area: Named, all: readonly Standing[], tag?: string): Stood =>
  closest({ outline: outlineOf(plan, area.id), taken: [labelOf(plan, area)] }, [all, all.map(slim)], tag);

/** The same on the skin and in space; the skin goes round corners, and what is carried hangs below where that makes more room. */
export const stoodOutside = (plan: Plan, id: OpenId, all: readonly Standing[], tag?: string): Stood =>
  closest(
    { outline: outlineOf(plan, id), taken: writtenIn(plan, id) },
    [all, all.map(upright), all.map(slim)],
    tag,
  );

/** The first of these ways to draw them of which the least is left out, counters before the tag: within the walls, or else a little over them. */
function closest(floor: Floor, ways: readonly (readonly Standing[])[], tag: string | undefined): Stood {
  const floors = isNarrow(floor) ? [{ ...floor, inside: true }, floor] : [floor];
  let best: Stood | undefined;
  for (const all of ways)
    for (const one of floors) {
      const stood = stoodOn(one, all, tag);
      const short = (one: Stood) => 2 * one.more + (one.tag?.text === tag ? 0 : 1);
      if (short(stood) === 0) return stood;
      if (best === undefined || short(stood) < short(best)) best = stood;
    }
  if (best === undefined) throw new Error('no way to draw them');
  return best;
}

/** By name alone: the figures are in the list of the area. */
const slim = (one: Standing): Standing => (one.is === 'crew' ? { ...one, slim: true } : one);

const upright = (one: Standing): Standing =>
  one.is === 'crew' && one.weapon !== null ? { ...one, tall: true } : one;

function stoodOn(floor: Floor, all: readonly Standing[], tag: string | undefined): Stood {
  const { taken } = floor;
  const width = roomAcross(floor);
  const fitting = all.map((one) => (one.is === 'crew' ? narrowed(one, width) : one));
  const whole = drawn(floor, fitting);
  if (whole.length === all.length)
    return { placed: whole, more: 0, moreAt: null, tag: tagAmong(floor, whole, tag) };
  const [best] = aside(floor, MORE)
    .map((plate) => ({ plate, placed: drawn({ ...floor, taken: [...taken, plate] }, fitting) }))
    .toSorted((a, b) => b.placed.length - a.placed.length);
  if (best === undefined) throw new Error('no counter has room');
  const { plate, placed } = best;
  const moreAt = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
  const rest: Floor = { ...floor, taken: [...taken, plate] };
  return { placed, more: all.length - placed.length, moreAt, tag: tagAmong(rest, placed, tag) };
}

/** All of it, or its first word. */
function tagAmong(floor: Floor, placed: Stood['placed'], tag: string | undefined): Stood['tag'] {
  if (tag === undefined) return null;
  const taken = [...floor.taken, ...placed.map(boxOf)];
  for (const text of new Set([tag, tag.split(' ')[0] ?? tag])) {
    const size = tagSize({ text });
    const [box] = packed({ ...floor, taken }, [size]);
    if (box) return { text, x: box.x + size.middle.x, y: box.y + size.middle.y };
  }
  return null;
}

/** Box that a counter takes up on the plan. */
export function boxOf(one: Standing & Spot): Box {
  const { width, height, middle } = sizeOf(one);
  return { x: one.x - middle.x, y: one.y - middle.y, width, height };
}

/** Hangs a weapon below the counter, where it wouldn’t fit beside. */
function narrowed<T extends CrewCounterProps>(crewman: T, room: number): T {
  return crewSize(crewman).width > room && !crewman.slim ? { ...crewman, tall: true } : crewman;
}

function drawn(floor: Floor, all: readonly Standing[]): Stood['placed'] {
  const sizes = all.map(sizeOf);
  const boxes = packed(floor, sizes);
  return all.flatMap((one, at) => {
    const [box, size] = [boxes[at], sizes[at]];
    if (!box || size === undefined) return [];
    return [{ ...one, x: box.x + size.middle.x, y: box.y + size.middle.y }];
  });
}
