/** Where a Duck Back leads: the nearest place out of sight of whoever causes it, and no nearer to him (section: Involuntary Movement; ATZ-162). */
import { grown } from '../../core/geometry/clearance.ts';
import { distanceToPolygon, spotsRound, squared } from '../../core/geometry/distance.ts';
import { boundsOf, contains, overlap } from '../../core/geometry/polygon.ts';
import type { Spot } from '../../core/play.ts';
import type { Conditions } from '../shooting/sight.ts';
import { CLEAR } from './ground.ts';
import type { House } from './obstacles.ts';
import { type Going, type Reached, reachedFrom, wayTo } from './paths.ts';
import { type Level, type Place, turnedTo } from './place.ts';
import { type Body, hasRoom, onSameLevel } from './room.ts';
import { sight } from './sight.ts';
import { costOfWay, type Way } from './way.ts';

/** Somebody whom a result makes move. */
export interface Forced extends Going {
  /** Everybody on whose base he can’t end. */
  readonly taken: readonly Body[];
  readonly conditions: Conditions;
}

/** Tenths of an inch from spot to spot of those that are tried first, from his own on and along walls. */
const STEP = 5;

/** A place that serves. */
interface Found {
  readonly way: Way;
  readonly cost: number;
}

/**
 * The way to the nearest place within so many tenths of an inch of a move that none of these threats sees and that is no nearer to any of
 * them: a single spot where he is there already; undefined where there is none. No spot beside the place serves nearer; one farther away, on
 * a patch out of sight that is less than half an inch wide, may. Upstairs he stays on his floor.
 */
export function hides(figure: Forced, threats: readonly Place[], tenths: number): Way | undefined {
  const corners = reachedFrom(figure, tenths);
  const near = { x: figure.from.x, y: figure.from.y };
  const all = [...spotsAround(near, tenths, STEP), ...spotsAtWalls(figure, tenths)];
  let best = nearest(figure, threats, ranked(figure, corners, all, tenths), tenths);
  for (let next = best; next !== undefined; ) {
    best = next;
    const most = best.cost - 1;
    const beside = spotsAround(best.way.at(-1) ?? near, STEP, 1);
    next = nearest(figure, threats, ranked(figure, corners, beside, most), most);
  }
  return best?.way;
}

function nearest(
  figure: Forced,
  threats: readonly Place[],
  all: readonly Candidate[],
  tenths: number,
): Found | undefined {
  const { ground, from, level, taken, conditions } = figure;
  const isHidden = (at: Place) =>
    threats.every((threat) => sight(ground.obstacles, turnedTo(threat, at), at, conditions).cut !== null);
  const isAway = (spot: Spot) => threats.every((one) => squared(one.spot, spot) >= squared(one.spot, from));
  let best: Found | undefined;
  for (const { at, least } of all) {
    if (best !== undefined && least >= best.cost) break;
    if (!isAway(at.spot) || !hasRoom(ground, taken, at) || !isHidden(at)) continue;
    if (least === 0) return { way: [from], cost: 0 };
    const way = wayTo(figure, at.spot, at.level, best === undefined ? tenths : best.cost - 1);
    if (way !== undefined) best = { way, cost: costOfWay(ground, way, level) };
  }
  return best;
}

function spotsAround({ x: east, y: north }: Spot, tenths: number, step: number): readonly Spot[] {
  const spots: Spot[] = [];
  for (let x = east - tenths; x <= east + tenths; x += step)
    for (let y = north - tenths; y <= north + tenths; y += step) spots.push({ x, y });
  return spots;
}

/** Where bases touch walls and whatever else is solid, on both sides of a house’s. */
function spotsAtWalls({ ground, from }: Forced, tenths: number): readonly Spot[] {
  const { solids, obstacles } = ground;
  const outlines = [
    ...solids.map(({ outline }) => outline),
    ...obstacles.buildings.map(({ outline }) => grown(outline, -CLEAR)),
  ];
  return outlines
    .filter((outline) => distanceToPolygon(from, outline) <= tenths)
    .flatMap((outline) => spotsRound(outline, STEP));
}

interface Candidate {
  readonly at: Place;
  /** Tenths of an inch that lead there at least: straight from a corner or doorway that he comes to. */
  readonly least: number;
}

function ranked(
  figure: Forced,
  corners: readonly Reached[],
  spots: readonly Spot[],
  tenths: number,
): readonly Candidate[] {
  const { from, ground } = figure;
  const box = boundsOf(spots);
  const houses = ground.obstacles.buildings.filter(({ bounds }) => overlap(bounds, box));
  const found: Candidate[] = [];
  for (const spot of spots) {
    if (squared(from, spot) > tenths * tenths) continue;
    const at: Place = { spot, facing: 0, level: levelAt(figure, houses, spot) };
    let least = Number.POSITIVE_INFINITY;
    for (const corner of corners)
      if (onSameLevel(at, corner))
        least = Math.min(least, corner.cost + Math.sqrt(squared(corner.spot, spot)));
    if (least <= tenths) found.push({ at, least });
  }
  return found.toSorted((a, b) => a.least - b.least);
}

/** Level on which somebody stands there who has come by doors: his own floor of the house he is in, and else the ground. */
function levelAt({ level }: Forced, houses: readonly House[], spot: Spot): Level | null {
  const house = houses.find(({ outline }) => contains(outline, spot));
  if (house === undefined) return null;
  return house.id === level?.building ? level : { building: house.id, floor: 0 };
}
