/** Sight, cover and bearing from one place on the board to another, in a line. */
import type { Direction } from '../../core/geometry/direction.ts';
import type { Cover } from '../board/cover.ts';
import type { Bearing } from '../board/place.ts';
import type { Seeing } from '../board/seeing.ts';
import type { Cut } from '../board/sight.ts';
import { type Facing, facingOf } from '../meeting-and-greeting/facing.ts';
import type { Called } from './spots.ts';

const AT_TEXT: Readonly<Record<Bearing, string>> = {
  front: 'from the front',
  flank: 'from the flank',
  rear: 'from the rear',
};

/** `in sight, 8.2″ away, seen from the flank, at cover: corner of house 4`; `out of sight, 12″ away: house 2 is in between`. */
export function seeingText({ apart, cut, cover, at }: Seeing, called: Called): string {
  const away = apart === 0 ? 'in contact' : `${inches(apart)} away`;
  if (cut !== null) return `out of sight, ${away}: ${cutText(cut, called)}`;
  const covered = cover === null ? '' : `, at cover: ${coverText(cover, called)}`;
  return `in sight, ${away}, seen ${AT_TEXT[at]}${covered}`;
}

export function cutText(cut: Cut, called: Called): string {
  switch (cut.by) {
    case 'facing':
      return 'facing another way';
    case 'building':
    case 'rocks':
    case 'vehicle':
      return `${called(cut.id)} is in between`;
    case 'wall':
      return `a wall of ${called(cut.id)} is in between`;
    case 'floor':
      return `on another floor of ${called(cut.id)}`;
    case 'limit':
      return `farther off than ${cut.inches}″`;
    default:
      return cut satisfies never;
  }
}

/** `corner of house 4`, `inside house 2`, `behind the sedan`, `in the scrub`. */
export function coverText(cover: Cover, called: Called): string {
  switch (cover.by) {
    case 'inside':
      return `inside ${called(cover.id)}`;
    case 'corner':
      return `corner of ${'id' in cover.of ? called(cover.of.id) : 'the table'}`;
    case 'vehicle':
    case 'fence':
      return `behind ${called(cover.id)}`;
    case 'scrub':
    case 'riverbed':
      return `in ${called(cover.id)}`;
    default:
      return cover satisfies never;
  }
}

const WAY_TEXT: Readonly<Record<Facing, string>> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

/** `north-east`: the nearest of the eight points of the compass. */
export const facingText = (facing: Direction): string => WAY_TEXT[facingOf(facing)];

export const inches = (tenths: number): string => `${tenths / 10}″`;
