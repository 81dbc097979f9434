/** Signs behind the numbers of buildings that somebody went into: where each stands, and what it shows. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Box } from '../../../components/map/geometry.ts';
import { type MapLabel, widthOfText } from '../../../components/map/labels.ts';

/** Pixels from a number to the middle of the sign behind it, from there to its count, and half its size. */
const BESIDE = 8;
export const COUNT_AT = 7;
const HALF = 6;

export type Visited = Pick<UnderWay, 'visits' | 'searches' | 'groups'>;

export interface VisitedSign {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  /** People met there who are alive. */
  readonly people: number;
  readonly zombies: number;
  readonly searched: boolean;
  /** Box that nothing else may stand on. */
  readonly box: Box;
}

export function visitedSigns(
  labels: readonly MapLabel[],
  { visits, searches, groups }: Visited,
): readonly VisitedSign[] {
  const numbers = labels.filter(({ kind }) => kind === 'number');
  return numbers.flatMap(({ key, x: middle, y: line, width, turn }) => {
    const spot = key.slice(0, key.indexOf('/'));
    const here = visits.filter((visit) => visit.spot === spot);
    if (here.length === 0) return [];
    const met = groups.filter(({ id }) => here.some(({ group }) => group === id));
    const people = met.reduce((sum, { members }) => sum + members.filter(({ alive }) => alive).length, 0);
    const zombies = here.reduce((sum, visit) => sum + visit.zombies, 0);
    const searched = searches.some((search) => search.spot === spot);
    const off = width / 2 + BESIDE;
    const angle = (turn * Math.PI) / 180;
    const x = middle + off * Math.cos(angle);
    const y = line + off * Math.sin(angle);
    const count = searched ? 0 : people > 0 ? people : zombies;
    const right = count > 0 ? COUNT_AT + widthOfText(String(count)) : HALF;
    const box = { x: x - HALF, y: y - HALF, width: HALF + right, height: 2 * HALF };
    return [{ spot, x, y, people, zombies, searched, box }];
  });
}
