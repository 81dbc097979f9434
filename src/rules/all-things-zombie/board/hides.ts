/** Where a Duck Back leads: the nearest place out of sight of whoever causes it, and no nearer to him (section: Involuntary Movement; ATZ-162). */
import { distance, squared } from '../../core/geometry/distance.ts';
import { contains, overlap } from '../../core/geometry/polygon.ts';
import type { Spot } from '../../core/play.ts';
import type { Conditions } from '../shooting/sight.ts';
import type { House } from './obstacles.ts';
import { type Going, reachedFrom, wayTo } from './paths.ts';
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

/** Tenths of an inch from spot to spot of those that are tried, from his own on. */
const STEP = 5;

interface Candidate {
  readonly at: Place;
  /** Tenths of an inch that lead there at least. */
  readonly least: number;
}

/**
 * The way to the nearest place within so many tenths of an inch of a move, to half an inch, that none of these threats sees and that is no
 * nearer to any of them: a single spot where he is there already; undefined where there is none. Upstairs he stays on his floor.
 */
export function hides(figure: Forced, threats: readonly Place[], tenths: number): Way | undefined {
  const { ground, from, level, taken, conditions } = figure;
  const isHidden = (at: Place) =>
    threats.every((threat) => sight(ground.obstacles, turnedTo(threat, at), at, conditions).cut !== null);
  const isAway = (spot: Spot) => threats.every((one) => squared(one.spot, spot) >= squared(one.spot, from));
  let best: { readonly way: Way; readonly cost: number } | undefined;
  for (const { at, least } of candidates(figure, tenths)) {
    if (best !== undefined && least >= best.cost) break;
    if (!isAway(at.spot) || !hasRoom(ground, taken, at) || !isHidden(at)) continue;
    if (distance(from, at.spot) === 0 && onSameLevel(at, { level })) return [from];
    const way = wayTo(figure, at.spot, at.level, best === undefined ? tenths : best.cost - 1);
    if (way !== undefined) best = { way, cost: costOfWay(ground, way, level) };
  }
  return best?.way;
}

/** Spots around him, by what leads there at least: straight from a corner or doorway that he comes to. */
function candidates(figure: Forced, tenths: number): readonly Candidate[] {
  const { from, ground } = figure;
  const [west, south] = [from.x - tenths, from.y - tenths];
  const [east, north] = [from.x + tenths, from.y + tenths];
  const houses = ground.obstacles.buildings.filter(({ bounds }) =>
    overlap(bounds, { west, south, east, north }),
  );
  const corners = reachedFrom(figure, tenths);
  const found: Candidate[] = [];
  for (let x = west; x <= east; x += STEP)
    for (let y = south; y <= north; y += STEP) {
      if (squared(from, { x, y }) > tenths * tenths) continue;
      const at: Place = { spot: { x, y }, facing: 0, level: levelAt(figure, houses, { x, y }) };
      let least = Number.POSITIVE_INFINITY;
      for (const { spot, level, cost } of corners)
        if (onSameLevel(at, { level })) least = Math.min(least, cost + Math.sqrt(squared(spot, at.spot)));
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
