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

/** As many figures a side as still make a quick battle. */
const MOST_FIGURES = 6;
const MOST_TURNS = 12;
/** With less left a force is as good as bought. */
const WORTH_SPENDING = 25;
/** The cheapest figure there is: any force can afford it. */
const LEAST = { rep: 1, leadership: 'none', protected: false, weapons: [] } as const;

/** A figure for the force that still wants one, or somebody taken out again; undefined once both are bought. */
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

/** True until a force has nobody left who can act, or so many turns have been fought. */
export function goesOn(now: SeenCampaign, encounter: Under): boolean {
  const able = everybody(now, encounter).filter(({ fighter }) => isAble(fighter));
  const sides = FORCES.map((force) => able.some(({ fighter: { who } }) => isOf(encounter, force, who)));
  return sides.every((stands) => stands) && (encounter.turn?.number ?? 0) < MOST_TURNS;
}

const isOf = (encounter: Under, force: Force, who: string): boolean =>
  boughtFor(encounter, force).some((one) => one.who === who);

/** As the losses have it, or as a player might judge it. */
export const deciding = (chance: Chance): BotAct =>
  act('encounter.end-one-off', chance.of(3, 4) ? {} : { wins: chance.one([...FORCES, 'neither'] as const) });
