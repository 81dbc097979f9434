/** Acts of a bot around a battle by itself: it buys both forces, has it fought out, and says who has won. */

import { boughtFor, leadershipOf, spentBy } from '../acts/encounter/planning/forces.ts';
import { isAble } from '../acts/encounter/standing/able.ts';
import { everybody } from '../acts/encounter/standing/fighters.ts';
import { pointCost } from '../points.ts';
import { FORCES, type Force, type OneOff } from '../state/one-off.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { LEADERSHIPS, REPS, WEAPONS } from '../types.ts';
import { act, type BotAct, type Under } from './act.ts';
import type { Chance } from './chance.ts';

/** Most figures of a force, and most turns, so that a battle by bots stays quick. */
const MOST_FIGURES = 6;
const MOST_TURNS = 12;
/** Points; with less than this left a force is not bought further. */
const WORTH_SPENDING = 25;
/** The cheapest figure there is: any force can afford it. */
const LEAST = { rep: 1, leadership: 'none', protected: false, weapons: [] } as const;

/** Next purchase: a figure for a force that still has points, or one taken out again; undefined once both forces are bought. */
export function buying(
  now: SeenCampaign,
  encounter: Under,
  { points, bought }: Pick<OneOff, 'points' | 'bought'>,
  chance: Chance,
): BotAct | undefined {
  const force = FORCES.find((one) => wantsMore(encounter, one, points));
  if (force === undefined) return undefined;
  const [last] = bought.toReversed();
  if (last !== undefined && chance.of(1, 12)) return act('encounter.sell', { who: last.who });
  const led = boughtFor(encounter, force).some(({ who }) => leadershipOf(now, encounter, who) === 'overall');
  const wanted = {
    rep: chance.one(REPS),
    leadership: led ? 'none' : chance.one(LEADERSHIPS),
    protected: chance.of(1, 4),
    weapons: [chance.one(WEAPONS)],
  } as const;
  const dear = pointCost(wanted) > points - spentBy(encounter, force);
  return act('encounter.buy', { force, ...(dear ? LEAST : wanted) });
}

function wantsMore(encounter: Under, force: Force, points: number): boolean {
  const { length } = boughtFor(encounter, force);
  return length === 0 || (length < MOST_FIGURES && points - spentBy(encounter, force) >= WORTH_SPENDING);
}

/** Whether a one-off battle goes on: both forces have a fighter who can act, and the last turn isn’t reached. */
export function goesOn(now: SeenCampaign, encounter: Under): boolean {
  const able = everybody(now, encounter).filter(({ fighter }) => isAble(fighter));
  const sides = FORCES.map((force) => able.some(({ fighter: { who } }) => isOf(encounter, force, who)));
  return sides.every((stands) => stands) && (encounter.turn?.number ?? 0) < MOST_TURNS;
}

const isOf = (encounter: Under, force: Force, who: string): boolean =>
  boughtFor(encounter, force).some((one) => one.who === who);

/** End of a one-off battle: decided by the losses, or one time in four by name as a player may decide it. */
export const deciding = (chance: Chance): BotAct =>
  act('encounter.end-one-off', chance.of(3, 4) ? {} : { wins: chance.one([...FORCES, 'neither'] as const) });
