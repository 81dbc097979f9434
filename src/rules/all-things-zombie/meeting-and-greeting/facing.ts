/** The eight ways one can face, and the directions of the board that they are. */
import { DIRECTIONS, type Direction } from '../../core/geometry/direction.ts';

/** Clockwise from north. */
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Facing = (typeof FACINGS)[number];

/** Directions from one of the eight ways to the next. */
const APART = DIRECTIONS.length / FACINGS.length;

export const directionOf = (facing: Facing): Direction => FACINGS.indexOf(facing) * APART;

/** The nearest of the eight ways; halfway, the next one clockwise. */
export const facingOf = (direction: Direction): Facing =>
  FACINGS[Math.floor(direction / APART + 0.5) % FACINGS.length] ?? 'n';
