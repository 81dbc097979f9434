/** Shapes of the pieces of a battle, by their side, with the corner that says which way they face; drawn facing north, round their middle. */
import type { Output } from '../../../../src/contract/contract.ts';
import type { Floors } from '../../../components/map/map-plan.ts';

export type Piece = Output<'encounter.pieces'>['pieces'][number];

/** Radius of a piece on the screen at least, in pixels; its base where that is larger. */
export const LEAST_RADIUS = 10;
/** Radius of a base, in tenths of an inch. */
export const BASE_RADIUS = 5;

export const radiusAt = (scale: number): number => Math.max(LEAST_RADIUS, BASE_RADIUS * scale);

/** True on another floor than the one that is shown. */
export const isElsewhere = ({ level }: Piece, floors: Floors): boolean =>
  level !== null && (floors[level.building] ?? 0) !== level.floor;

/** Length of the corner that faces, in radii from the middle. */
const TIP = 1.45;

const at = (radius: number, turns: number) => {
  const angle = turns * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
};

/** A drop for the party, a hexagon for people met, a square for zombies. */
export function shapeOf(kind: Piece['kind'], radius: number): string {
  const tip = `0 ${(-TIP * radius).toFixed(1)}`;
  switch (kind) {
    case 'party':
      return `M${tip}L${at(radius, 1 / 8)}A${radius} ${radius} 0 1 1 ${at(radius, -1 / 8)}Z`;
    case 'people':
      return `M${tip}L${[1, 2, 3, 4, 5].map((nth) => at(radius, nth / 6)).join('L')}Z`;
    case 'zombie':
      return `M${tip}L${[1, 3, 5, 7].map((nth) => at(radius * 1.15, nth / 8)).join('L')}Z`;
    case 'vehicle':
      return `M${tip}L${at(radius, 1 / 8)}L${at(radius, 3 / 8)}L${at(radius, 5 / 8)}L${at(radius, 7 / 8)}Z`;
    default:
      return kind satisfies never;
  }
}

/** A cross over a piece whose figure is dead. */
export const crossAt = (radius: number): string => {
  const half = radius / 2;
  return `M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`;
};
